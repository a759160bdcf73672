// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/learn/parts.h"

// Which card frees the joker? (4.7)
namespace sobremesa::loba::joker {

namespace {

using namespace learn;

// An escalera with a joker at one end, and perhaps one inside.
struct Problem
{
    Meld meld;
    bool low = false; // the end at which it lies
    std::size_t inner = 0; // place of the other one; 0: none
};

std::optional<Problem> draw(std::size_t facet, int /*box*/, Rng &rng)
{
    Problem problem;
    constexpr int size = 5;
    problem.low = oneIn(2, rng);
    problem.meld.escalera = true;
    problem.meld.suit = static_cast<std::uint8_t>(between(0, 3, rng));
    problem.meld.low = static_cast<std::uint8_t>(between(2, highAce - size, rng));
    for (int place = problem.meld.low; place < problem.meld.low + size; ++place)
        problem.meld.cards.push_back(cardAt(problem.meld.suit, place));
    problem.meld.cards[problem.low ? 0 : size - 1] = Card::joker();
    if (facet == 0 || oneIn(2, rng)) {
        problem.inner = static_cast<std::size_t>(between(1, size - 2, rng));
        problem.meld.cards[problem.inner] = Card::joker();
    }
    return problem;
}

Card standsFor(const Problem &problem)
{
    return cardAt(problem.meld.suit, problem.low ? problem.meld.low : problem.meld.high());
}

Card beyond(const Problem &problem)
{
    return cardAt(problem.meld.suit, problem.low ? problem.meld.low - 1 : problem.meld.high() + 1);
}

Card inOtherSuit(const Problem &problem)
{
    return Card::of((standsFor(problem).suit() + 1) % 4, standsFor(problem).rank());
}

Card insideCard(const Problem &problem)
{
    const int place = problem.inner > 0 ? static_cast<int>(problem.inner) : 2;
    return cardAt(problem.meld.suit, problem.meld.low + place);
}

std::array<Card, 4> offeredOf(const Problem &problem)
{
    return { insideCard(problem), beyond(problem), inOtherSuit(problem), standsFor(problem) };
}

Answer truth(const Problem &problem)
{
    const auto cards = offeredOf(problem);
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](Card card) { return freesJoker(problem.meld, card); });
    return numberAnswer(static_cast<int>(found - cards.begin()));
}

Answer takesInner(const Problem &problem)
{
    return problem.inner > 0 ? numberAnswer(0) : truth(problem);
}
Answer takesBeyond(const Problem & /*problem*/)
{
    return numberAnswer(1);
}
Answer takesAnySuit(const Problem & /*problem*/)
{
    return numberAnswer(2);
}

constexpr Facet facetRows[] = {
    { "loba.inner-joker", SM_TEXT("drills", "an inner joker stays"), 6 },
    { "loba.swap", SM_TEXT("drills", "the card that it stands for"), 6 },
    { "loba.swap-suit", SM_TEXT("drills", "of the same suit"), 6 },
};

constexpr Misrule<Problem> misrules[] = {
    { takesInner,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "The %1 stands for the joker inside. Only a joker at an end can be moved."),
                { insideCard(problem) } };
        } },
    { takesBeyond,
        [](const Problem &problem, const Answer &) {
            return Text {
                SM_TEXT("drills",
                    "The %1 goes beside the joker, as a lay-off. The joker itself stands for the %2."),
                { beyond(problem), standsFor(problem) }
            };
        } },
    { takesAnySuit,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "The %1 is of another suit. The escalera needs the %2."),
                { inOtherSuit(problem), standsFor(problem) } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.question = { SM_TEXT("drills", "Which card can take the joker’s place?") };
    exercise.rows = { { { SM_TEXT("drills", "On the table") }, listOf(problem.meld.cards), false } };
    for (const Card card : offeredOf(problem))
        exercise.offered.push_back(
            { static_cast<int>(exercise.offered.size()), learn::cardText(card), { card } });
    exercise.because = { SM_TEXT("drills", "The joker at the end stands for the %1."),
        { standsFor(problem) } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::loba::joker

namespace sobremesa::loba {

constinit const learn::Drill jokerDrill { "joker", SM_TEXT("drills", "Where may the joker go?"),
    joker::facetRows, learn::attemptOf<joker::recipe, joker::facetRows> };

} // namespace sobremesa::loba
