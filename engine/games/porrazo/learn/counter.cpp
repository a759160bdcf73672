// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/parts.h"
#include "engine/games/porrazo/phases.h"

// What does the answer to a blow score? (4.6)
namespace sobremesa::porrazo::countering {

namespace {

using namespace learn;

struct Problem
{
    Card laid, struck, answer; // three of a rank, played one after the other
    Cards<packSize> table; // what the blow has left
    int limpia = 0; // booked with the blow
};

std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    Shuffled pack(frenchPack, rng);
    Problem problem;
    const int rank = oneIn(3, rng) ? between(1, 10, rng) : between(11, rankCount, rng);
    problem.laid = pack.takeRank(rank);
    problem.struck = pack.takeRank(rank);
    problem.answer = pack.takeRank(rank);
    const int left = facet == 1 || oneIn(3, rng) ? 0 : between(1, 1 + box, rng);
    while (static_cast<int>(problem.table.size()) < left)
        problem.table.push_back(pack.take([rank](Card card) { return card.rank() != rank; }));
    problem.limpia = left == 0 ? worth(rank) : 0;
    return problem;
}

// The neighbour has struck: his points are at risk.
State stateOf(const Problem &problem)
{
    State state = tableWith(problem.table);
    const int rank = problem.laid.rank();
    state.chain = { struck, static_cast<std::uint8_t>(rank), 1, static_cast<std::uint8_t>(worth(rank)),
        static_cast<std::uint8_t>(problem.limpia), CardSet(problem.laid) | CardSet(problem.struck) };
    state.piles[1] = state.chain.gained;
    state.captured[1] = 2;
    state.scores[1] = static_cast<std::int16_t>(worth(rank) + problem.limpia);
    return state;
}

Answer truth(const Problem &problem)
{
    return numberAnswer(bookedFor0(played(stateOf(problem), problem.answer).events));
}

int worthOf(const Problem &problem)
{
    return worth(problem.laid.rank());
}

Answer likeABlow(const Problem &problem)
{
    return numberAnswer(worthOf(problem) + problem.limpia);
}

Answer withoutLimpia(const Problem &problem)
{
    return numberAnswer(3 * worthOf(problem));
}

Answer justLays(const Problem & /*problem*/)
{
    return numberAnswer(0);
}

constexpr Facet facetRows[] = {
    { "porrazo.counter", SM_TEXT("drills", "three times the blow"), 6 },
    { "porrazo.counter-limpia", SM_TEXT("drills", "the limpia goes over"), 6 },
    { "porrazo.counter-strikes", SM_TEXT("drills", "the third equal card strikes"), 6 },
};

constexpr Misrule<Problem> misrules[] = {
    { likeABlow,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You counted a blow. The answer to a blow is worth three times as much: %1."),
                { std::int64_t { 3 * worthOf(problem) } } };
        } },
    { withoutLimpia,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT(
                              "drills", "You left out the limpia. It goes over to you with the blow: %1."),
                { std::int64_t { problem.limpia } } };
        } },
    { justLays,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "The table has no equal card left, but the %1 answers the blow itself."),
                { problem.answer } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.question = { SM_TEXT("drills", "How many points does the %1 score?"), { problem.answer } };
    exercise.note = { SM_TEXT(
                          "drills", "You laid the %1, and your neighbour has just struck it with the %2."),
        { problem.laid, problem.struck } };
    if (!problem.table.empty())
        exercise.rows.push_back({ { SM_TEXT("drills", "On the table") }, listOf(problem.table), false });
    exercise.rows.push_back({ { SM_TEXT("drills", "You play") }, { problem.answer }, false });
    exercise.because = problem.limpia > 0
        ? Text { SM_TEXT("drills", "Three times the blow, %1, and the limpia, %2."),
              { std::int64_t { 3 * worthOf(problem) }, std::int64_t { problem.limpia } } }
        : Text { SM_TEXT("drills", "Three times the blow: %1."), { std::int64_t { 3 * worthOf(problem) } } };
}

constexpr Topic trained[] = { Topic::StrikesBack };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::porrazo::countering

namespace sobremesa::porrazo {

constinit const learn::Drill counterDrill { "counter",
    SM_TEXT("drills", "What does the answer to a blow score?"), countering::facetRows,
    learn::attemptOf<countering::recipe, countering::facetRows>, countering::trained };

} // namespace sobremesa::porrazo
