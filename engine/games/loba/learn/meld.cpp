// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/learn/parts.h"

// Is this a meld? (4.4, 4.5)
namespace sobremesa::loba::meld {

namespace {

using namespace learn;

constexpr std::size_t errors = 6;
constexpr std::size_t jokerFacet = 1, trioFacet = 5; // their places in the list
constexpr std::size_t offers = 4;

// Four rows of cards. One is a meld, the others look like one to somebody who lacks a facet.
struct Problem
{
    std::array<CardList, offers> rows;
    std::array<std::size_t, offers> facets {}; // of the error; `errors`: it is a meld
};

Card joker()
{
    return Card::joker();
}

CardList escaleraFrom(int suit, int low, int size)
{
    CardList cards;
    for (int place = low; place < low + size; ++place)
        cards.push_back(cardAt(suit, place));
    return cards;
}

CardList trioOf(int rank, Rng &rng)
{
    CardList cards;
    for (int i = 0; i < trioSize; ++i)
        cards.push_back(Card::of(between(0, 3, rng), rank));
    std::sort(cards.begin(), cards.end());
    return cards;
}

CardList rightMeld(int box, bool trio, Rng &rng)
{
    CardList cards = trio || oneIn(2, rng)
        ? trioOf(between(1, 13, rng), rng)
        : escaleraFrom(between(0, 3, rng), between(1, highAce - 3, rng), escaleraSize);
    if (!oneIn(static_cast<std::uint32_t>(1 + box), rng)) {
        const bool isTrio = cards.size() == trioSize;
        cards[isTrio ? 2 : rng.below(escaleraSize)] = joker();
    }
    return cards;
}

CardList shortEscalera(Rng &rng)
{
    return escaleraFrom(between(0, 3, rng), between(1, highAce - 2, rng), 3);
}

CardList twoJokers(Rng &rng)
{
    if (oneIn(2, rng))
        return { Card::of(between(0, 3, rng), between(1, 13, rng)), joker(), joker() };
    CardList cards = escaleraFrom(between(0, 3, rng), between(1, highAce - 3, rng), escaleraSize);
    cards[0] = cards[rng.below(3) + 1] = joker();
    return cards;
}

CardList mixedSuits(Rng &rng)
{
    CardList cards = escaleraFrom(between(0, 3, rng), between(1, highAce - 3, rng), escaleraSize);
    Card &other = cards[rng.below(escaleraSize)];
    other = Card::of((other.suit() + between(1, 3, rng)) % 4, other.rank());
    return cards;
}

CardList roundTheAce(Rng &rng)
{
    const int suit = between(0, 3, rng);
    const int first = between(11, 13, rng);
    CardList cards;
    for (int place = first; place < first + escaleraSize; ++place)
        cards.push_back(Card::of(suit, (place - 1) % 13 + 1));
    return cards[3].rank() == 1 ? roundTheAce(rng) : cards;
}

CardList withAGap(Rng &rng)
{
    CardList cards = escaleraFrom(between(0, 3, rng), between(1, highAce - 4, rng), escaleraSize + 1);
    cards.erase(cards.begin() + between(1, 3, rng));
    return cards;
}

CardList pairOnly(Rng &rng)
{
    const int rank = between(1, 12, rng);
    CardList cards { Card::of(between(0, 3, rng), rank), Card::of(between(0, 3, rng), rank),
        Card::of(between(0, 3, rng), rank + 1) };
    return cards;
}

using Maker = CardList (*)(Rng &rng);
constexpr std::array<Maker, errors> makers { shortEscalera, twoJokers, mixedSuits, roundTheAce, withAGap,
    pairOnly };

bool isMeld(const CardList &cards)
{
    return readMeld(cards, false, false).has_value() || readMeld(cards, true, false).has_value();
}

using Kinds = std::array<std::size_t, errors>;

Kinds anyKinds(std::size_t facet, Rng &rng)
{
    Kinds kinds { 0, 1, 2, 3, 4, 5 };
    shuffle(kinds, rng);
    std::swap(*std::find(kinds.begin(), kinds.end(), facet), kinds[0]);
    return kinds;
}

// Trios alone are known: their errors, and those of the joker if it is asked for.
Kinds trioKinds(std::size_t facet)
{
    Kinds kinds {};
    kinds.fill(trioFacet);
    kinds[0] = facet;
    return kinds;
}

std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    const bool early = (facet == trioFacet || facet == jokerFacet) && oneIn(2, rng);
    const Kinds kinds = early ? trioKinds(facet) : anyKinds(facet, rng);
    Problem problem;
    const std::size_t place = rng.below(offers);
    const int plain = early && facet == trioFacet ? 0 : box; // without a joker
    for (std::size_t i = 0, kind = 0; i < offers; ++i) {
        problem.facets[i] = i == place ? errors : kinds[kind++];
        problem.rows[i] = i == place ? rightMeld(plain, early, rng) : makers[problem.facets[i]](rng);
        if (isMeld(problem.rows[i]) != (i == place))
            return std::nullopt;
    }
    return problem;
}

Answer truth(const Problem &problem)
{
    const auto found = std::find_if(problem.rows.begin(), problem.rows.end(), isMeld);
    return numberAnswer(static_cast<int>(found - problem.rows.begin()));
}

// Takes the row that was made for this error; has no use for the error if there is none.
template<std::size_t facet>
Answer takenFor(const Problem &problem)
{
    const auto found = std::find(problem.facets.begin(), problem.facets.end(), facet);
    return found == problem.facets.end() ? truth(problem)
                                         : numberAnswer(static_cast<int>(found - problem.facets.begin()));
}

constexpr Facet facetRows[] = {
    { "loba.escalera", SM_TEXT("drills", "four make an escalera"), 4 },
    { "loba.one-joker", SM_TEXT("drills", "one joker a meld"), 3 },
    { "loba.one-suit", SM_TEXT("drills", "one suit in an escalera"), 4 },
    { "loba.ace", SM_TEXT("drills", "the ace at the ends"), 4 },
    { "loba.gap", SM_TEXT("drills", "no gap in an escalera"), 4 },
    { "loba.trio", SM_TEXT("drills", "three of a rank"), 2 },
};

TextValue rowOf(const Problem &problem, const Answer &wrong)
{
    return problem.rows[static_cast<std::size_t>(wrong.number)];
}

constexpr Misrule<Problem> misrules[] = {
    { takenFor<0>,
        [](const Problem &problem, const Answer &wrong) {
            return Text {
                SM_TEXT("drills",
                    "%1: an escalera needs four cards. Three are a trio only if their ranks are equal."),
                { rowOf(problem, wrong) }
            };
        } },
    { takenFor<1>,
        [](const Problem &problem, const Answer &wrong) {
            return Text { SM_TEXT("drills", "%1: a meld that is put down may hold one joker at most."),
                { rowOf(problem, wrong) } };
        } },
    { takenFor<2>,
        [](const Problem &problem, const Answer &wrong) {
            return Text { SM_TEXT("drills", "%1: all cards of an escalera are of one suit."),
                { rowOf(problem, wrong) } };
        } },
    { takenFor<3>,
        [](const Problem &problem, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "%1: the ace stands below the two or above the king, never between them."),
                { rowOf(problem, wrong) } };
        } },
    { takenFor<4>,
        [](const Problem &problem, const Answer &wrong) {
            return Text { SM_TEXT("drills", "%1: one rank is missing."), { rowOf(problem, wrong) } };
        } },
    { takenFor<5>,
        [](const Problem &problem, const Answer &wrong) {
            return Text { SM_TEXT("drills", "%1: a trio needs three cards of one rank."),
                { rowOf(problem, wrong) } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows) && std::size(misrules) == errors);

void show(const Problem &problem, Exercise &exercise)
{
    const CardList &right = problem.rows[static_cast<std::size_t>(exercise.answer.number)];
    exercise.pick = Pick::Choice;
    exercise.inOrder = true;
    exercise.question = { SM_TEXT("drills", "Which of these is a meld?") };
    for (const CardList &cards : problem.rows)
        exercise.offered.push_back({ static_cast<int>(exercise.offered.size()), { "%1", { cards } }, cards });
    exercise.because = { right.size() == trioSize
            ? SM_TEXT("drills", "%1 is a trio: suits do not matter.")
            : SM_TEXT("drills", "%1 is an escalera: four of one suit in order."),
        { right } };
}

constexpr Topic trained[] = { Topic::Builds };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::loba::meld

namespace sobremesa::loba {

constinit const learn::Drill meldDrill { "meld", SM_TEXT("drills", "Is this a meld?"), meld::facetRows,
    learn::attemptOf<meld::recipe, meld::facetRows>, meld::trained };

} // namespace sobremesa::loba
