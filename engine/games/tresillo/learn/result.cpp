// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/learn/parts.h"
#include "engine/games/tresillo/scoring.h"

// Sacada, puesta or codillo? (4.14)
namespace sobremesa::tresillo::outcome {

namespace {

using namespace learn;

struct Problem
{
    int declarer = 0, one = 0, other = 0; // tricks
};

std::optional<Problem> draw(std::size_t /*facet*/, int /*box*/, Rng &rng)
{
    Problem problem;
    problem.declarer = between(0, tricksInDeal - 2, rng);
    problem.one = between(0, tricksInDeal - problem.declarer, rng);
    problem.other = tricksInDeal - problem.declarer - problem.one;
    return problem;
}

Answer answerOf(Result result)
{
    return numberAnswer(row(result));
}

Answer truth(const Problem &problem)
{
    return answerOf(resultFor(problem.declarer, problem.one, problem.other));
}

int bestOf(const Problem &problem)
{
    return std::max(problem.one, problem.other);
}

Answer needsFive(const Problem &problem)
{
    const Answer right = truth(problem);
    return right == answerOf(Result::Sacada) && problem.declarer < 5 ? answerOf(Result::Puesta) : right;
}

Answer equalIsEnough(const Problem &problem)
{
    return problem.declarer == bestOf(problem) ? answerOf(Result::Sacada) : truth(problem);
}

Answer codilloNeedsFive(const Problem &problem)
{
    const Answer right = truth(problem);
    return right == answerOf(Result::Codillo) && bestOf(problem) < 5 ? answerOf(Result::Puesta) : right;
}

Answer fourEachIsCodillo(const Problem &problem)
{
    return problem.one == problem.other && problem.one > problem.declarer ? answerOf(Result::Codillo)
                                                                          : truth(problem);
}

constexpr Facet facetRows[] = {
    { "tresillo.sacada", SM_TEXT("drills", "more than each opponent"), 3 },
    { "tresillo.puesta", SM_TEXT("drills", "equal is not enough"), 3 },
    { "tresillo.codillo", SM_TEXT("drills", "codillo with four"), 3 },
    { "tresillo.four-each", SM_TEXT("drills", "1-4-4"), 3 },
};

constexpr Misrule<Problem> misrules[] = {
    { needsFive,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "You asked for five. The declarer needs only more than each opponent: 4-3-2 is sacada.") };
        } },
    { equalIsEnough,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You took a draw for won. As many as the best opponent is puesta.") };
        } },
    { codilloNeedsFive,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "One opponent alone has the most tricks, %1: that is codillo, also with fewer "
                              "than five."),
                { std::int64_t { bestOf(problem) } } };
        } },
    { fourEachIsCodillo,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "Both opponents have four: none has the most, so it is puesta.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    static constexpr const char *because[] = { "", SM_TEXT("drills", "More than each opponent: sacada."),
        SM_TEXT("drills", "Nobody has more than the others: puesta."),
        SM_TEXT("drills", "One opponent has the most: codillo.") };
    exercise.pick = Pick::Choice;
    exercise.question = { SM_TEXT(
                              "drills", "The declarer has %1 tricks, the opponents %2 and %3. What is it?"),
        { std::int64_t { problem.declarer }, std::int64_t { problem.one }, std::int64_t { problem.other } } };
    exercise.offered = { { row(Result::Sacada), { SM_TEXT("drills", "sacada") }, {} },
        { row(Result::Puesta), { SM_TEXT("drills", "puesta") }, {} },
        { row(Result::Codillo), { SM_TEXT("drills", "codillo") }, {} } };
    exercise.because = { because[exercise.answer.number] };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::tresillo::outcome

namespace sobremesa::tresillo {

constinit const learn::Drill resultDrill { "result", SM_TEXT("drills", "Sacada, puesta or codillo?"),
    outcome::facetRows, learn::attemptOf<outcome::recipe, outcome::facetRows> };

} // namespace sobremesa::tresillo
