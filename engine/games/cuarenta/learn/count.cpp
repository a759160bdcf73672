// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/learn/parts.h"
#include "engine/games/cuarenta/scoring.h"

// The count of a deal (4.7, 5.1).
namespace sobremesa::cuarenta::count {

namespace {

using namespace learn;

struct Problem
{
    int own = 0; // captured cards
    int others = 0;
    bool ownDeal = false;
};

std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    Problem problem;
    problem.ownDeal = oneIn(2, rng);
    const int left = between(0, 4 + 2 * box, rng); // cards that nobody captured
    problem.own = facet == 2 ? (40 - left) / 2 : between(6, 40 - left - 6, rng);
    problem.others = 40 - left - problem.own;
    if (facet == 2 && problem.own != problem.others)
        return std::nullopt;
    return problem;
}

int scored(const CountPoints &points)
{
    return points.side == 0 ? points.points : 0;
}

Answer truth(const Problem &problem)
{
    return numberAnswer(scored(countPoints(problem.own, problem.others, problem.ownDeal ? 0 : 1)));
}

bool counts(const Problem &problem)
{
    return problem.own >= countedFrom && problem.own > problem.others;
}

Answer oneACard(const Problem &problem)
{
    return counts(problem) ? numberAnswer(problem.own - countedFrom) : truth(problem);
}

Answer notMadeEven(const Problem &problem)
{
    return counts(problem) ? numberAnswer(6 + problem.own - countedFrom) : truth(problem);
}

Answer nothingForEqual(const Problem &problem)
{
    return problem.own == problem.others ? numberAnswer(problem.ownDeal ? 2 : 0) : truth(problem);
}

Answer nothingBelow20(const Problem &problem)
{
    return problem.own > problem.others && problem.own < countedFrom ? numberAnswer(0) : truth(problem);
}

Answer bothCount(const Problem &problem)
{
    return problem.own < problem.others && problem.own > 0 ? numberAnswer(2) : truth(problem);
}

constexpr Facet facetRows[] = {
    { "cuarenta.count", SM_TEXT("drills", "six for twenty cards"), 8 },
    { "cuarenta.odd", SM_TEXT("drills", "made even"), 8 },
    { "cuarenta.equal-count", SM_TEXT("drills", "equal counts"), 8 },
    { "cuarenta.most-cards", SM_TEXT("drills", "fewer than twenty"), 8 },
    { "cuarenta.one-side", SM_TEXT("drills", "one side counts"), 8 },
};

TextValue ownOf(const Problem &problem)
{
    return std::int64_t { problem.own };
}

constexpr Misrule<Problem> misrules[] = {
    { oneACard,
        [](const Problem &problem, const Answer &) {
            return Text {
                SM_TEXT("drills",
                    "You counted from 20 alone. The twentieth card brings 6, each further one 1: %1 cards."),
                { ownOf(problem) }
            };
        } },
    { notMadeEven,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT(
                              "drills", "You chose %1. Points are always even: an odd number goes up by 1."),
                { std::int64_t { wrong.number } } };
        } },
    { nothingForEqual,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills", "With equal counts the side that did not deal gets 2.") };
        } },
    { nothingBelow20,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills", "Nobody has 20, so the side with more cards gets 2.") };
        } },
    { bothCount,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills", "Only the side with more cards counts them.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

Text becauseOf(const Problem &problem, int points)
{
    if (problem.own == problem.others)
        return { problem.ownDeal ? SM_TEXT("drills", "Equal counts, and your side dealt: 0.")
                                 : SM_TEXT("drills", "Equal counts, and the others dealt: 2.") };
    if (problem.own < problem.others)
        return { SM_TEXT("drills", "The others have more cards: 0.") };
    if (problem.own < countedFrom)
        return { SM_TEXT("drills", "More cards, but fewer than 20: 2.") };
    return { SM_TEXT("drills", "6 for 20 cards and 1 for each more, made even: %1 cards are %2."),
        { ownOf(problem), std::int64_t { points } } };
}

void offerEven(const Problem &problem, Exercise &exercise)
{
    std::vector<int> numbers { exercise.answer.number, exercise.mistakes.front().answer.number };
    for (const int number :
        { 2, 0, exercise.answer.number + 2, exercise.answer.number - 2, problem.own - countedFrom, 6 }) {
        if (numbers.size() < 4 && number >= 0
            && std::find(numbers.begin(), numbers.end(), number) == numbers.end())
            numbers.push_back(number);
    }
    for (const int number : numbers)
        exercise.offered.push_back({ number, numberText(number), {} });
}

void show(const Problem &problem, Exercise &exercise)
{
    exercise.question = { SM_TEXT(
                              "drills", "You captured %1 cards, the others %2. What does your side score?"),
        { ownOf(problem), std::int64_t { problem.others } } };
    exercise.note = { problem.ownDeal ? SM_TEXT("drills", "Your side dealt.")
                                      : SM_TEXT("drills", "The others dealt.") };
    offerEven(problem, exercise);
    exercise.because = becauseOf(problem, exercise.answer.number);
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::cuarenta::count

namespace sobremesa::cuarenta {

constinit const learn::Drill countDrill { "count", SM_TEXT("drills", "The count of a deal"), count::facetRows,
    learn::attemptOf<count::recipe, count::facetRows> };

} // namespace sobremesa::cuarenta
