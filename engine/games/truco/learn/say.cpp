// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"

// Which of these words may be said now? (4.5, 4.6)
namespace sobremesa::truco::say {

namespace {

using namespace learn;

constexpr int noWord = 0; // no verb that is offered has this number
constexpr std::size_t firstOfEnvido = 2; // of the facets below

struct Problem
{
    State state; // seat 0 speaks
    InlineVector<std::uint8_t, 4> words; // one of them legal at most

    [[nodiscard]] const Truco &truco() const { return state.play.truco; }
};

constexpr std::uint8_t asked[] = { verb::envido, verb::truco, verb::retruco, verb::valeCuatro };

bool isLegal(const State &state, int word)
{
    Actions actions;
    legal(state, 0, actions);
    return std::any_of(
        actions.begin(), actions.end(), [word](const Action &action) { return action.verb == word; });
}

// Who has not met the envido is asked about the truco alone.
std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    const auto state = drawTalk(between(1, 3 + box, rng), rng);
    if (!state || (state->play.truco.open > 0 && state->play.truco.by == 0))
        return std::nullopt;
    Problem problem { *state, {} };
    std::array order { asked[0], asked[1], asked[2], asked[3] };
    shuffle(order, rng);
    const bool trucoAlone = facet < firstOfEnvido && oneIn(2, rng);
    bool found = false;
    for (const std::uint8_t word : order) {
        if (trucoAlone && word == verb::envido)
            continue;
        const bool may = isLegal(*state, word);
        if (!may || !found)
            problem.words.push_back(word);
        found = found || may;
    }
    return problem;
}

Answer offeredOr(const Problem &problem, int word, const Answer &otherwise)
{
    return problem.words.contains(static_cast<std::uint8_t>(word)) ? numberAnswer(word) : otherwise;
}

Answer truth(const Problem &problem)
{
    for (const std::uint8_t word : problem.words) {
        if (isLegal(problem.state, word))
            return numberAnswer(word);
    }
    return numberAnswer(noWord);
}

// The word for a step of the truco.
int wordOf(int step)
{
    return verb::truco + step - 1;
}

Answer anybodyRaises(const Problem &problem)
{
    const Truco &truco = problem.truco();
    const bool others = truco.open == 0 && truco.accepted > 0 && truco.accepted < 3 && truco.mayRaise == 1;
    const Answer right = truth(problem);
    return others ? offeredOr(problem, wordOf(truco.accepted + 1), right) : right;
}

Answer skipsAStep(const Problem &problem)
{
    const Truco &truco = problem.truco();
    const int next = std::max(truco.open, truco.accepted) + 1;
    const Answer right = truth(problem);
    return next < 3 && right.number == wordOf(next) ? offeredOr(problem, wordOf(next + 1), right) : right;
}

Answer trucoClosesTheEnvido(const Problem &problem)
{
    const Answer right = truth(problem);
    return right.number == verb::envido && problem.truco().open > 0 ? numberAnswer(noWord) : right;
}

Answer envidoStaysOpen(const Problem &problem)
{
    return offeredOr(problem, verb::envido, truth(problem));
}

constexpr Facet facetRows[] = {
    { "truco.raise-right", SM_TEXT("drills", "who may raise"), 4 },
    { "truco.retruco", SM_TEXT("drills", "one step after the other"), 4 },
    { "truco.envido-first", SM_TEXT("drills", "the envido comes first"), 7 },
    { "truco.spoken", SM_TEXT("drills", "what closes the envido"), 7 },
};

constexpr Misrule<Problem> misrules[] = {
    { anybodyRaises,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "The other said quiero last and alone may raise. Your own call gave that right away.") };
        } },
    { skipsAStep,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You left out a step. Truco, retruco, vale cuatro come one after the other.") };
        } },
    { trucoClosesTheEnvido,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "You held the envido for closed. As long as you have played no card and not answered, the "
                "envido comes first.") };
        } },
    { envidoStaysOpen,
        [](const Problem &problem, const Answer &) {
            return Text { problem.state.played[0].empty()
                    ? SM_TEXT("drills", "You spoke for the truco yourself: that closes the envido for you.")
                    : SM_TEXT("drills", "Your first card lies: that closes the envido for you.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

Term termOf(int word)
{
    static constexpr const char *terms[] = { "truco", "retruco", "vale cuatro" };
    return { word == verb::envido ? "envido" : terms[word - verb::truco] };
}

void show(const Problem &problem, Exercise &exercise)
{
    showTalk(problem.state, exercise);
    exercise.pick = Pick::Choice;
    exercise.question = { SM_TEXT("drills", "Which of these words may you say now?") };
    for (const std::uint8_t word : problem.words)
        exercise.offered.push_back({ word, { "%1", { termOf(word) } }, {} });
    exercise.offered.push_back({ noWord, { SM_TEXT("drills", "none of them") }, {} });
    exercise.because = exercise.answer.number == noWord
        ? Text { SM_TEXT("drills", "None of these words is open to you.") }
        : Text { SM_TEXT("drills", "The rules let you say: %1."), { termOf(exercise.answer.number) } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::say

namespace sobremesa::truco {

constinit const learn::Drill sayDrill { "say", SM_TEXT("drills", "May I say that now?"), say::facetRows,
    learn::attemptOf<say::recipe, say::facetRows> };

} // namespace sobremesa::truco
