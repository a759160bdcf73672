// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/learn/parts.h"

// Where does this card fit? (4.6)
namespace sobremesa::loba::layoff {

namespace {

using namespace learn;

struct Problem
{
    Meld trio, escalera;
    Cards<8> hand; // no card twice
};

Meld escaleraAt(int suit, int low, int size)
{
    Meld meld;
    meld.escalera = true;
    meld.suit = static_cast<std::uint8_t>(suit);
    meld.low = static_cast<std::uint8_t>(low);
    for (int place = low; place < low + size; ++place)
        meld.cards.push_back(cardAt(suit, place));
    return meld;
}

Meld trioOf(int rank, Rng &rng)
{
    Meld meld;
    meld.low = static_cast<std::uint8_t>(rank);
    const int missing = between(0, 3, rng);
    for (int suit = 0; suit < 4; ++suit) {
        if (suit != missing)
            meld.cards.push_back(Card::of(suit, rank));
    }
    return meld;
}

void hold(Problem &problem, Card card)
{
    if (card.known() && problem.hand.size() < 7 && !problem.hand.contains(card))
        problem.hand.push_back(card);
}

std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    Problem problem;
    const int size = escaleraSize + between(0, 1 + box / 3, rng);
    const bool ace = facet == 2 || oneIn(4, rng);
    const int suit = between(0, 3, rng);
    const int low = ace ? highAce - size : between(2, highAce - size, rng);
    problem.escalera = escaleraAt(suit, low, size);
    problem.trio = trioOf(between(1, 13, rng), rng);
    hold(problem, Card::of(between(0, 3, rng), problem.trio.low));
    hold(problem, cardAt(suit, low - 1));
    hold(problem, cardAt(suit, low + size));
    if (low + size + 1 <= highAce)
        hold(problem, cardAt(suit, low + size + 1));
    while (problem.hand.size() < 6)
        hold(problem, Card::of(between(0, 3, rng), between(1, 13, rng)));
    shuffle(problem.hand, rng);
    return problem;
}

template<typename Wanted>
Answer those(const Problem &problem, Wanted wanted)
{
    CardList cards;
    std::copy_if(problem.hand.begin(), problem.hand.end(), std::back_inserter(cards), wanted);
    return cardsAnswer(cards);
}

bool fitsHere(const Problem &problem, Card card)
{
    return fits(problem.trio, card) || fits(problem.escalera, card);
}

Answer truth(const Problem &problem)
{
    return those(problem, [&](Card card) { return fitsHere(problem, card); });
}

Answer newSuitsOnly(const Problem &problem)
{
    return those(problem, [&](Card card) {
        return fits(problem.escalera, card)
            || (fits(problem.trio, card) && !problem.trio.cards.contains(card));
    });
}

Answer highEndOnly(const Problem &problem)
{
    return those(problem,
        [&](Card card) { return fits(problem.trio, card) || fitsEnd(problem.escalera, card, End::High); });
}

Answer aceIsLow(const Problem &problem)
{
    return those(problem, [&](Card card) {
        return fitsHere(problem, card) && (card.rank() != lowAce || fits(problem.trio, card));
    });
}

Answer overAGap(const Problem &problem)
{
    return those(problem, [&](Card card) {
        const int after = problem.escalera.high() + 2;
        return fitsHere(problem, card) || (after <= highAce && card == cardAt(problem.escalera.suit, after));
    });
}

constexpr Facet facetRows[] = {
    { "loba.layoff", SM_TEXT("drills", "any suit on a trio"), 5 },
    { "loba.layoff-ends", SM_TEXT("drills", "both ends of an escalera"), 5 },
    { "loba.layoff-ace", SM_TEXT("drills", "the ace above the king"), 5 },
    { "loba.layoff-next", SM_TEXT("drills", "only the next card"), 5 },
};

constexpr Misrule<Problem> misrules[] = {
    { newSuitsOnly,
        [](const Problem &problem, const Answer &) {
            return Text {
                SM_TEXT("drills",
                    "You left out a %1 whose suit is there already. On a trio any card of its rank fits."),
                { RankName { problem.trio.low } }
            };
        } },
    { highEndOnly,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "You looked at one end. Below, the %1 fits too."),
                { cardAt(problem.escalera.suit, problem.escalera.low - 1) } };
        } },
    { aceIsLow,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "The %1 fits above the king."),
                { cardAt(problem.escalera.suit, highAce) } };
        } },
    { overAGap,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "The %1 has to wait for the card before it."),
                { cardAt(problem.escalera.suit, problem.escalera.high() + 2) } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Cards;
    exercise.question = { SM_TEXT("drills", "Which cards fit on these melds as they lie?") };
    exercise.note = { SM_TEXT("drills", "Tap every card that could be laid off next.") };
    exercise.rows = { { { SM_TEXT("drills", "On the table") }, listOf(problem.trio.cards), false },
        { { SM_TEXT("drills", "And beside it") }, listOf(problem.escalera.cards), false },
        { { SM_TEXT("drills", "Your hand") }, listOf(problem.hand), true } };
    exercise.because = exercise.answer.cards.empty()
        ? Text { SM_TEXT("drills", "None of them fits.") }
        : Text { SM_TEXT("drills", "These fit: %1."), { CardList(exercise.answer.cards) } };
}

constexpr Topic trained[] = { Topic::Takes };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::loba::layoff

namespace sobremesa::loba {

constinit const learn::Drill layoffDrill { "layoff", SM_TEXT("drills", "Where does this card fit?"),
    layoff::facetRows, learn::attemptOf<layoff::recipe, layoff::facetRows>, layoff::trained };

} // namespace sobremesa::loba
