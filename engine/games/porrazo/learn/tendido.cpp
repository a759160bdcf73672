// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/parts.h"

#include <numeric>

// What is the tendido worth by places? (4.3)
namespace sobremesa::porrazo::places {

namespace {

using namespace learn;

using Problem = Cards<4>;

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    return drawTendido(4 + box, rng);
}

Answer truth(const Problem &problem)
{
    const State state = arranging(problem, {});
    Actions actions;
    legal(state, state.dealer, actions);
    int best = 0;
    for (const Action &action : actions)
        best = std::max(best, bookedForTendido(state, action).places);
    return numberAnswer(best);
}

int pointsOf(const Problem &problem, int number)
{
    return placePoints(arrangement(problem, number));
}

Arrangement bestOf(const Problem &problem)
{
    int best = 0;
    for (int number = 1; number < arrangementCount; ++number)
        best = pointsOf(problem, number) > pointsOf(problem, best) ? number : best;
    return arrangement(problem, best);
}

Answer anyLowCard(const Problem &problem)
{
    return numberAnswer(std::accumulate(problem.begin(), problem.end(), 0,
        [](int sum, Card card) { return sum + (card.rank() <= highestPlace ? card.rank() : 0); }));
}

Answer asDealt(const Problem &problem)
{
    return numberAnswer(std::max(pointsOf(problem, 0), pointsOf(problem, 1)));
}

Answer changesFreely(const Problem &problem)
{
    std::array<std::size_t, 4> order { 0, 1, 2, 3 };
    int best = 0;
    do {
        Arrangement free { problem, false };
        for (std::size_t place = 0; place < order.size(); ++place)
            free.row[place] = problem[order[place]];
        best = std::max(best, placePoints(free));
    } while (std::next_permutation(order.begin(), order.end()));
    return numberAnswer(best);
}

Answer fromTheLeftOnly(const Problem &problem)
{
    int best = 0;
    for (int number = 0; number < arrangementCount; number += 2)
        best = std::max(best, pointsOf(problem, number));
    return numberAnswer(best);
}

Answer addsBothWays(const Problem &problem)
{
    int best = 0;
    for (int number = 0; number < arrangementCount; number += 2)
        best = std::max(best, pointsOf(problem, number) + pointsOf(problem, number + 1));
    return numberAnswer(best);
}

constexpr Facet facetRows[] = {
    { "porrazo.places", SM_TEXT("drills", "place points"), 8 },
    { "porrazo.swap", SM_TEXT("drills", "changing places"), 8 },
    { "porrazo.pairs", SM_TEXT("drills", "only within the pairs"), 8 },
    { "porrazo.from-right", SM_TEXT("drills", "from the right"), 8 },
    { "porrazo.one-way", SM_TEXT("drills", "one way only"), 8 },
};

constexpr Misrule<Problem> misrules[] = {
    { anyLowCard,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that is every low card added up. A card scores only in the "
                              "place of its number."),
                { std::int64_t { wrong.number } } };
        } },
    { asDealt,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that is the row as it was dealt. Within each pair the cards may "
                              "change places."),
                { std::int64_t { wrong.number } } };
        } },
    { changesFreely,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: for that a card would have to leave its pair."),
                { std::int64_t { wrong.number } } };
        } },
    { fromTheLeftOnly,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that is counted from the left. From the right there is more."),
                { std::int64_t { wrong.number } } };
        } },
    { addsBothWays,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: both ways of counting are never added."),
                { std::int64_t { wrong.number } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    const Arrangement best = bestOf(problem);
    exercise.question = { SM_TEXT("drills", "The most points by places?") };
    exercise.note = { SM_TEXT("drills",
        "Only within the two pairs may cards change places; count from the left or from the right.") };
    exercise.rows = { { { SM_TEXT("drills", "The tendido") }, listOf(problem), false } };
    exercise.because = { best.fromRight
            ? SM_TEXT("drills", "Laid as %1 and counted from the right, these lie in their places: %2.")
            : SM_TEXT("drills", "Laid as %1 and counted from the left, these lie in their places: %2."),
        { listOf(best.row), listOf(inTheirPlaces(best)) } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::porrazo::places

namespace sobremesa::porrazo {

constinit const learn::Drill tendidoDrill { "tendido", SM_TEXT("drills", "What is the tendido worth?"),
    places::facetRows, learn::attemptOf<places::recipe, places::facetRows> };

} // namespace sobremesa::porrazo
