// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/parts.h"
#include "engine/games/porrazo/learn/silence.h"
#include "engine/games/porrazo/phases.h"

// Declare or not? Both ways are booked against everything that the other may hold. (4.5, 4.7)
namespace sobremesa::porrazo::speaking {

namespace {

using namespace learn;

enum Word { sayRonda, sayRondine, staySilent, holdNothing };

using Problem = Declaration;

enum Asked : std::size_t { pairFacet, rondineFacet, alwaysFacet, freeFacet };

Word wordFor(Combination kind)
{
    return kind == Combination::Ronda ? sayRonda : kind == Combination::Rondine ? sayRondine : holdNothing;
}

Answer truth(const Problem &problem)
{
    const Word word = wordFor(holdingOf(problem.hand).kind);
    return numberAnswer(word == holdNothing || compared(problem).most > 0 ? word : staySilent);
}

// Without claims there is something to gain by silence, with them never.
std::optional<Problem> draw(std::size_t facet, int /*box*/, Rng &rng)
{
    Shuffled pack(frenchPack, rng);
    Problem problem { { pack.take() }, Combination::None, facet != freeFacet && !oneIn(4, rng) };
    const int rank = oneIn(2, rng) ? 1 : problem.hand[0].rank();
    if (facet == freeFacet)
        problem.hand = { pack.takeRank(oneIn(3, rng) ? 1 : rank) };
    const bool pair = facet != pairFacet;
    const bool three = facet == rondineFacet || (facet != freeFacet && pair && oneIn(4, rng));
    const auto next = [&](bool same) {
        return pack.take([&](Card card) { return (timesIn(problem.hand, card.rank()) > 0) == same; });
    };
    problem.hand.push_back(next(pair));
    problem.hand.push_back(next(three));
    shuffle(problem.hand, rng);
    problem.heard = static_cast<Combination>(rng.below(3));
    if (handsOfTheOther(problem).empty() || compared(problem).least < 0)
        return std::nullopt;
    return problem;
}

Answer seesAPair(const Problem &problem)
{
    return truth(problem).number == holdNothing ? numberAnswer(sayRonda) : truth(problem);
}

Answer rondineIsARonda(const Problem &problem)
{
    return truth(problem).number == sayRondine ? numberAnswer(sayRonda) : truth(problem);
}

Answer hidesIt(const Problem &problem)
{
    return truth(problem).number == holdNothing ? truth(problem) : numberAnswer(staySilent);
}

Answer declaresAnyway(const Problem &problem)
{
    return numberAnswer(wordFor(holdingOf(problem.hand).kind));
}

constexpr Facet facetRows[] = {
    { "porrazo.say-pair", SM_TEXT("drills", "two of one rank, nothing else"), 7 },
    { "porrazo.say-rondine", SM_TEXT("drills", "the right word"), 7 },
    { "porrazo.say-always", SM_TEXT("drills", "what silence costs"), 7 },
    { "porrazo.say-free", SM_TEXT("drills", "a word that brings nothing"), 7 },
};
static_assert(std::size(facetRows) == freeFacet + 1);

Text silenceCosts(const Problem &problem, const Answer & /*wrong*/)
{
    return { problem.claims
            ? SM_TEXT("drills",
                "You stayed silent. Whoever sees both cards fall claims them: up to %1 points between the "
                "two of you.")
            : SM_TEXT("drills",
                "You stayed silent, and what is not declared scores nothing. Declared it can bring %1."),
        { std::int64_t { compared(problem).most } } };
}

constexpr Misrule<Problem> misrules[] = {
    { seesAPair,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "No two of these cards are of one rank. A suit or a run is no ronda.") };
        } },
    { rondineIsARonda,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "Three of a rank are no ronda but a rondine: it is worth %1, and it goes above "
                              "any ronda."),
                { std::int64_t { worth(holdingOf(problem.hand)) } } };
        } },
    { hidesIt, silenceCosts },
    { declaresAnyway,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "Declared it scores nothing, whatever the other holds, and here nobody claims. The word "
                "would only tell what you have.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

Text heardBy(const Problem &problem)
{
    if (problem.heard == Combination::None)
        return { problem.claims ? SM_TEXT("drills", "You are asked first. What is missed can be claimed.")
                                : SM_TEXT("drills", "You are asked first. Nobody claims what is missed.") };
    return { problem.claims ? SM_TEXT("drills", "Your neighbour has said: %1. What is missed can be claimed.")
                            : SM_TEXT("drills", "Your neighbour has said: %1. Nobody claims what is missed."),
        { problem.heard == Combination::Ronda ? Term { SM_TEXT("drills", "ronda") }
                                              : Term { SM_TEXT("drills", "rondine") } } };
}

Text becauseOf(const Problem &problem, const Answer &answer)
{
    if (answer.number == holdNothing)
        return { SM_TEXT("drills", "Three ranks: there is nothing to declare.") };
    const std::int64_t most = compared(problem).most;
    if (answer.number == staySilent)
        return { SM_TEXT("drills",
            "Whatever the other holds, it ranks above yours: both ways score the same, and silence tells "
            "less.") };
    return { SM_TEXT("drills", "Against no hand does silence score more, and declaring can score %1 more."),
        { most } };
}

void show(const Problem &problem, Exercise &exercise)
{
    exercise.question = { SM_TEXT(
        "drills", "What do you say? Points decide; where they are equal, silence is better.") };
    exercise.note = heardBy(problem);
    exercise.rows = { { { SM_TEXT("drills", "Your hand") }, listOf(problem.hand), false } };
    offerTexts(
        { { SM_TEXT("drills", "Ronda") }, { SM_TEXT("drills", "Rondine") },
            { SM_TEXT("drills", "I stay silent") }, { SM_TEXT("drills", "There is nothing to declare") } },
        exercise);
    exercise.because = becauseOf(problem, exercise.answer);
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::porrazo::speaking

namespace sobremesa::porrazo {

constinit const learn::Drill sayDrill { "say", SM_TEXT("drills", "Declare, or not?"), speaking::facetRows,
    learn::attemptOf<speaking::recipe, speaking::facetRows> };

} // namespace sobremesa::porrazo
