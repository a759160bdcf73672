// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/parts.h"

// What does the tendido score in all, by places and with the cards on the table? (4.3, section 5)
namespace sobremesa::porrazo::sets {

namespace {

using namespace learn;

struct Problem
{
    Cards<4> tendido;
    Cards<packSize> table; // as it was before
};

std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    Shuffled pack(frenchPack, rng);
    Problem problem;
    while (problem.tendido.size() < 4) {
        const bool low = oneIn(3, rng);
        problem.tendido.push_back(low ? pack.takeRank(between(1, highestPlace, rng)) : pack.take());
    }
    const auto size = static_cast<std::size_t>(between(2, 3 + box / 2, rng));
    const auto ofTheTendido = [&] { return problem.tendido[rng.below(4)].rank(); };
    const int old = between(1, rankCount, rng);
    while (problem.table.size() < size) {
        const bool pair = facet == 1 && problem.table.size() < 2;
        problem.table.push_back(pack.takeRank(pair ? old
                : oneIn(2, rng)                    ? ofTheTendido()
                                                   : between(1, rankCount, rng)));
    }
    const auto known = [](const auto &cards) {
        return std::all_of(cards.begin(), cards.end(), [](Card card) { return card.known(); });
    };
    return known(problem.tendido) && known(problem.table) ? std::optional(problem) : std::nullopt;
}

// The most that any arrangement brings.
TendidoPoints booked(const Problem &problem)
{
    const State state = arranging(problem.tendido, problem.table);
    Actions actions;
    legal(state, state.dealer, actions);
    TendidoPoints best;
    for (const Action &action : actions) {
        const TendidoPoints points = bookedForTendido(state, action);
        best = points.places >= best.places ? points : best;
    }
    return best;
}

Answer truth(const Problem &problem)
{
    const TendidoPoints points = booked(problem);
    return numberAnswer(points.places + points.sets);
}

// Places, and for each rank what this counts for the cards of the tendido and those of the table.
template<typename Count>
Answer withSets(const Problem &problem, Count count)
{
    int points = booked(problem).places;
    for (int rank = 1; rank <= rankCount; ++rank)
        points += count(rank, timesIn(problem.tendido, rank), timesIn(problem.table, rank));
    return numberAnswer(points);
}

Answer forgetsTheTable(const Problem &problem)
{
    return withSets(problem, [](int rank, int laid, int /*lay*/) { return setPoints(laid, rank); });
}

Answer countsOldPairs(const Problem &problem)
{
    return withSets(problem, [](int rank, int laid, int lay) { return setPoints(laid + lay, rank); });
}

Answer countsEachPairAs1(const Problem &problem)
{
    constexpr int number = 5; // a rank that is worth 1
    return withSets(
        problem, [](int, int laid, int lay) { return laid > 0 ? setPoints(laid + lay, number) : 0; });
}

Answer countsThreeAsPair(const Problem &problem)
{
    return withSets(problem,
        [](int rank, int laid, int lay) { return laid > 0 && laid + lay > 1 ? setPoints(2, rank) : 0; });
}

Answer forgetsThePlaces(const Problem &problem)
{
    return numberAnswer(booked(problem).sets);
}

constexpr Facet facetRows[] = {
    { "porrazo.sets", SM_TEXT("drills", "pairs with the table"), 8 },
    { "porrazo.old-pair", SM_TEXT("drills", "a pair that lay there before"), 8 },
    { "porrazo.set-worth", SM_TEXT("drills", "what a pair is worth"), 8 },
    { "porrazo.set-three", SM_TEXT("drills", "three or four of a rank"), 8 },
    { "porrazo.set-places", SM_TEXT("drills", "pairs and places"), 8 },
};

constexpr Misrule<Problem> misrules[] = {
    { forgetsTheTable,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that leaves out the table. A card of the tendido also makes a "
                              "set with equal cards that lay there."),
                { std::int64_t { wrong.number } } };
        } },
    { countsOldPairs,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that counts cards that were equal before. A set needs a card of "
                              "the tendido."),
                { std::int64_t { wrong.number } } };
        } },
    { countsEachPairAs1,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that counts 1 for every rank. A pair of kings is worth 4, of "
                              "queens 3, of jacks 2."),
                { std::int64_t { wrong.number } } };
        } },
    { countsThreeAsPair,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that is a pair. Three of a rank are worth three times as much, "
                              "four six times."),
                { std::int64_t { wrong.number } } };
        } },
    { forgetsThePlaces,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: that leaves out the places. Both count."),
                { std::int64_t { wrong.number } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    const TendidoPoints points = booked(problem);
    exercise.question = { SM_TEXT("drills", "What is the tendido worth at best, all in all?") };
    exercise.note = { SM_TEXT("drills", "By places and by equal cards, laid as well as it can be.") };
    exercise.rows = { { { SM_TEXT("drills", "On the table before") }, listOf(problem.table), false },
        { { SM_TEXT("drills", "The tendido") }, listOf(problem.tendido), false } };
    exercise.because = { SM_TEXT("drills", "By places %1, by equal cards %2."),
        { std::int64_t { points.places }, std::int64_t { points.sets } } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::porrazo::sets

namespace sobremesa::porrazo {

constinit const learn::Drill setsDrill { "sets", SM_TEXT("drills", "What does the tendido score in all?"),
    sets::facetRows, learn::attemptOf<sets::recipe, sets::facetRows> };

} // namespace sobremesa::porrazo
