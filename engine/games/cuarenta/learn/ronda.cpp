// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/learn/parts.h"
#include "engine/games/cuarenta/scoring.h"

// What does a ronda bring now, and what if it is captured? (4.3, 4.7)
namespace sobremesa::cuarenta::ronda {

namespace {

using namespace learn;

constexpr int handSize = 5;
enum Place : std::size_t { worthOfIt, threeOfThem, fromThirty, afterACard, captured };

struct Problem
{
    Cards<handSize> hand; // with what was played of it
    int score = 0;
    bool hasPlayed = false;
    bool isCaptured = false; // the first card falls by an equal one
    bool sweeps = false; // and leaves an empty table
};

Cards<handSize> handWith(int equal, Rng &rng)
{
    Shuffled pack(fortyPack, rng);
    Cards<handSize> hand { pack.take() };
    const int rank = hand[0].rank();
    while (static_cast<int>(hand.size()) < equal)
        hand.push_back(pack.takeRank(rank));
    while (hand.size() < handSize)
        hand.push_back(pack.take([&](Card card) { return timesIn(hand, card.rank()) == 0; }));
    return hand;
}

// Only what the facet is about stands in the way of the ronda.
std::optional<Problem> draw(std::size_t facet, int /*box*/, Rng &rng)
{
    Problem problem;
    problem.isCaptured = facet == captured;
    problem.sweeps = oneIn(2, rng);
    problem.hasPlayed = facet == afterACard;
    problem.hand = handWith(facet == threeOfThem ? 2 : 3, rng);
    problem.score = 2 * (facet == fromThirty ? between(15, 18, rng) : between(0, 14, rng));
    if (!problem.isCaptured && !problem.hasPlayed)
        shuffle(problem.hand, rng);
    return problem;
}

State stateOf(const Problem &problem)
{
    State state;
    state.phase = Phase::Play;
    state.opened = true;
    state.dealer = 1;
    state.batch = 1;
    state.scores[0] = static_cast<std::uint8_t>(problem.score);
    for (const Card card : problem.hand)
        state.hands[0].push_back(card);
    if (problem.hasPlayed) {
        state.played[0].push_back(problem.hand[0]);
        state.hands[0].remove(problem.hand[0]);
    }
    return state;
}

int caidaPoints(const Problem &problem)
{
    const CapturePoints points = capturePoints({}, 0, true, problem.sweeps);
    return points.caida + points.limpia;
}

Answer truth(const Problem &problem)
{
    if (problem.isCaptured)
        return numberAnswer(caidaPoints(problem) + capturedRondaPoints);
    return numberAnswer(mayDeclare(stateOf(problem), 0) ? rondaPoints({}) : 0);
}

Answer likeACaida(const Problem &problem)
{
    constexpr int two = 2;
    const Answer right = truth(problem);
    return !problem.isCaptured && right.number > 0 ? numberAnswer(two) : right;
}

// As if this alone did not stand in the way.
Answer declared(const Problem &problem, bool inTheWay)
{
    return inTheWay && !problem.isCaptured ? numberAnswer(rondaPoints({})) : truth(problem);
}

Answer aPairIsEnough(const Problem &problem)
{
    return declared(problem, rankOfThree(dealt(stateOf(problem), 0)) == 0);
}
Answer alsoFromThirty(const Problem &problem)
{
    return declared(problem, problem.score >= noRondaFrom);
}
Answer alsoLater(const Problem &problem)
{
    return declared(problem, problem.hasPlayed);
}
Answer onlyTheCaida(const Problem &problem)
{
    return problem.isCaptured ? numberAnswer(caidaPoints(problem)) : truth(problem);
}

constexpr Facet facetRows[] = {
    { "cuarenta.ronda", SM_TEXT("drills", "what a ronda is worth"), 6 },
    { "cuarenta.ronda-three", SM_TEXT("drills", "three make a ronda"), 6 },
    { "cuarenta.thirty", SM_TEXT("drills", "no ronda from 30 on"), 6 },
    { "cuarenta.ronda-first", SM_TEXT("drills", "before the first card"), 6 },
    { "cuarenta.captured-ronda", SM_TEXT("drills", "a captured ronda"), 6 },
};

constexpr Misrule<Problem> misrules[] = {
    { likeACaida,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills", "You chose 2: that is a caída. A ronda brings 4.") };
        } },
    { aPairIsEnough,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You took a pair for a ronda. It takes three of the five cards.") };
        } },
    { alsoFromThirty,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "With %1 points no ronda counts: the limit is 30."),
                { std::int64_t { problem.score } } };
        } },
    { alsoLater,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "Your first card lies. A ronda has to be declared before it, or brings nothing.") };
        } },
    { onlyTheCaida,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: without the 10 for a captured ronda, which are counted after "
                              "the deal."),
                { std::int64_t { wrong.number } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void showCaptured(const Problem &problem, Exercise &exercise)
{
    exercise.question = { SM_TEXT("drills",
                              "You lay the %1 first, and an equal card takes it. What does it bring the "
                              "others in this deal?"),
        { problem.hand[0] } };
    exercise.note = { problem.sweeps ? SM_TEXT("drills", "Nothing is left on the table.")
                                     : SM_TEXT("drills", "Other cards are left on the table.") };
    exercise.because = { problem.sweeps ? SM_TEXT("drills", "Caída 2, limpia 2, and 10 for the ronda: %1.")
                                        : SM_TEXT("drills", "Caída 2, and 10 for the ronda: %1."),
        { std::int64_t { exercise.answer.number } } };
}

void show(const Problem &problem, Exercise &exercise)
{
    exercise.rows = { { { SM_TEXT("drills", "Dealt to you") }, listOf(problem.hand), false } };
    if (problem.isCaptured)
        return showCaptured(problem, exercise);
    exercise.question = { SM_TEXT("drills", "You have %1 points. What would a ronda bring now?"),
        { std::int64_t { problem.score } } };
    exercise.note = problem.hasPlayed
        ? Text { SM_TEXT("drills", "You have played the %1."), { problem.hand[0] } }
        : Text { SM_TEXT("drills", "You have played no card.") };
    exercise.because = exercise.answer.number == 0
        ? Text { SM_TEXT("drills", "There is nothing to declare.") }
        : Text { SM_TEXT("drills", "Three equal cards in time, below 30: %1."),
              { std::int64_t { exercise.answer.number } } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::cuarenta::ronda

namespace sobremesa::cuarenta {

constinit const learn::Drill rondaDrill { "ronda", SM_TEXT("drills", "What does the ronda bring?"),
    ronda::facetRows, learn::attemptOf<ronda::recipe, ronda::facetRows> };

} // namespace sobremesa::cuarenta
