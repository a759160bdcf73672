// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"
#include "engine/games/truco/scoring.h"

#include <numeric>

// What is at stake, and what is no quiero worth now? (4.5, 5.1 to 5.3)
namespace sobremesa::truco::chain {

namespace {

using namespace learn;

enum Bid : std::uint8_t { envidoBid, realBid, faltaBid };

struct Problem
{
    bool envido = false; // otherwise the truco
    bool wanted = false;
    InlineVector<std::uint8_t, 4> bids; // of the envido; of the truco one a step
    std::int16_t own = 0, theirs = 0; // scores
};

enum Place : std::size_t { trucoPrice, trucoRefused, envidoSum, envidoRefused, faltaRest };

void drawEnvido(Problem &problem, bool falta, int box, Rng &rng)
{
    if (oneIn(2, rng))
        problem.bids.push_back(envidoBid);
    if (!problem.bids.empty() && oneIn(3, rng))
        problem.bids.push_back(envidoBid);
    if (problem.bids.empty() || !oneIn(static_cast<std::uint32_t>(1 + box), rng))
        problem.bids.push_back(realBid);
    if (falta)
        problem.bids.push_back(faltaBid);
}

std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    Problem problem;
    problem.envido = facet >= envidoSum;
    problem.wanted = facet == trucoPrice || facet == envidoSum || facet == faltaRest;
    problem.own = static_cast<std::int16_t>(between(0, 29, rng));
    problem.theirs = static_cast<std::int16_t>(between(0, 29, rng));
    if (problem.envido)
        drawEnvido(problem, facet == faltaRest || (facet == envidoRefused && oneIn(3, rng)), box, rng);
    else
        problem.bids.resize(static_cast<std::size_t>(between(1, 3, rng)));
    return problem;
}

State stateOf(const Problem &problem)
{
    State state;
    state.rules.players = 2;
    state.scores = { problem.own, problem.theirs };
    return state;
}

Answer truth(const Problem &problem)
{
    const auto steps = static_cast<int>(problem.bids.size());
    if (!problem.envido)
        return numberAnswer(problem.wanted ? steps + 1 : steps);
    if (!problem.wanted)
        return numberAnswer(chainRefused(problem.bids));
    return numberAnswer(chainWanted(stateOf(problem), problem.bids, 0));
}

int bidOf(std::uint8_t bid)
{
    return bid == envidoBid ? 2 : bid == realBid ? 3 : 0;
}

// Every step as if it were added: truco 2, retruco 3 more, vale cuatro 4 more.
Answer addsTheSteps(const Problem &problem)
{
    if (problem.envido || !problem.wanted)
        return truth(problem);
    const auto steps = static_cast<int>(problem.bids.size());
    return numberAnswer((steps + 1) * (steps + 2) / 2 - 1);
}

Answer refusedAsWanted(const Problem &problem)
{
    return problem.envido || problem.wanted ? truth(problem)
                                            : numberAnswer(static_cast<int>(problem.bids.size()) + 1);
}

Answer lastBidAlone(const Problem &problem)
{
    return problem.envido && problem.wanted && !endsWithFalta(problem.bids)
        ? numberAnswer(bidOf(problem.bids.back()))
        : truth(problem);
}

Answer refusedIsOne(const Problem &problem)
{
    return problem.envido && !problem.wanted ? numberAnswer(1) : truth(problem);
}

Answer faltaFromOwnScore(const Problem &problem)
{
    if (!problem.envido || !problem.wanted || !endsWithFalta(problem.bids))
        return truth(problem);
    return numberAnswer(stateOf(problem).rules.target - std::min(problem.own, problem.theirs));
}

constexpr Facet facetRows[] = {
    { "truco.truco-price", SM_TEXT("drills", "what the truco is worth"), 3 },
    { "truco.no-quiero", SM_TEXT("drills", "no quiero to the truco"), 3 },
    { "truco.chain", SM_TEXT("drills", "the chain is added up"), 6 },
    { "truco.envido-refused", SM_TEXT("drills", "no quiero to the envido"), 6 },
    { "truco.falta", SM_TEXT("drills", "what falta envido is worth"), 6 },
};

constexpr Misrule<Problem> misrules[] = {
    { addsTheSteps,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: the steps are not added. Truco is 2, retruco 3, vale cuatro 4."),
                { std::int64_t { wrong.number } } };
        } },
    { refusedAsWanted,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that is what it is worth if it is wanted. No quiero gives what "
                              "stood before."),
                { std::int64_t { wrong.number } } };
        } },
    { lastBidAlone,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that is the last bid alone. The bids of an envido are added."),
                { std::int64_t { wrong.number } } };
        } },
    { refusedIsOne,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "You chose 1: that is for a first bid. Later, no quiero gives what was bid before the last "
                "word.") };
        } },
    { faltaFromOwnScore,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: counted from the lower score. What the leading side still needs "
                              "is at stake."),
                { std::int64_t { wrong.number } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

std::vector<TextValue> wordsOf(const Problem &problem)
{
    static constexpr const char *bids[] = { "envido", "real envido", "falta envido" };
    static constexpr const char *steps[] = { "truco", "retruco", "vale cuatro" };
    std::vector<TextValue> words;
    for (std::size_t i = 0; i < problem.bids.size(); ++i)
        words.emplace_back(Term { problem.envido ? bids[problem.bids[i]] : steps[i] });
    return words;
}

void show(const Problem &problem, Exercise &exercise)
{
    static constexpr const char *said[] = { SM_TEXT("drills", "Said: %1."),
        SM_TEXT("drills", "Said: %1, %2."), SM_TEXT("drills", "Said: %1, %2, %3."),
        SM_TEXT("drills", "Said: %1, %2, %3, %4.") };
    exercise.question = { problem.wanted
            ? SM_TEXT("drills", "Quiero. How many points are at stake?")
            : SM_TEXT("drills", "No quiero. How many points does the other side get?") };
    exercise.note = { said[problem.bids.size() - 1], wordsOf(problem) };
    if (problem.envido && problem.wanted && endsWithFalta(problem.bids)) {
        exercise.note = { SM_TEXT("drills", "The last word was falta envido, at %1 to %2, in a game to 30."),
            { std::int64_t { problem.own }, std::int64_t { problem.theirs } } };
        exercise.because = { SM_TEXT("drills", "The leading side has %1: it needs %2."),
            { std::int64_t { std::max(problem.own, problem.theirs) },
                std::int64_t { exercise.answer.number } } };
        return;
    }
    exercise.because = { problem.wanted ? SM_TEXT("drills", "It is played for %1.")
                                        : SM_TEXT("drills", "The last word falls away: %1."),
        { std::int64_t { exercise.answer.number } } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::chain

namespace sobremesa::truco {

constinit const learn::Drill chainDrill { "chain", SM_TEXT("drills", "What is no quiero worth now?"),
    chain::facetRows, learn::attemptOf<chain::recipe, chain::facetRows> };

} // namespace sobremesa::truco
