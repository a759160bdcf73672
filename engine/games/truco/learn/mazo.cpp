// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"

#include <numeric>

// What does laying down give the other side? (4.8)
namespace sobremesa::truco::mazo {

namespace {

using namespace learn;

struct Problem
{
    State state; // seat 0 lays down

    [[nodiscard]] const Truco &truco() const { return state.play.truco; }
};

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    const auto state = drawTalk(between(1, 3 + box, rng), rng);
    return state && state->play.truco.open + state->play.truco.accepted > 0
        ? std::optional(Problem { *state })
        : std::nullopt;
}

Answer truth(const Problem &problem)
{
    State state = problem.state;
    Action action;
    action.verb = verb::mazo;
    std::vector<Event> heard;
    Events events(heard);
    apply(state, action, events);
    return numberAnswer(state.scores[1]);
}

Answer alwaysOne(const Problem &)
{
    return numberAnswer(1);
}

// As if what was called and not answered had been wanted.
Answer theirCallCounts(const Problem &problem)
{
    const Truco &truco = problem.truco();
    return truco.open > 0 && truco.by == 1 ? numberAnswer(truco.open + 1) : truth(problem);
}

Answer ownCallCounts(const Problem &problem)
{
    const Truco &truco = problem.truco();
    return truco.open > 0 && truco.by == 0 ? numberAnswer(truco.open + 1) : truth(problem);
}

constexpr Facet facetRows[] = {
    { "truco.mazo", SM_TEXT("drills", "what was wanted counts"), 9 },
    { "truco.mazo-open", SM_TEXT("drills", "laying down before an answer"), 9 },
    { "truco.mazo-own", SM_TEXT("drills", "laying down after your own call"), 9 },
};

constexpr Misrule<Problem> misrules[] = {
    { alwaysOne,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "You chose 1: that is before any truco. What was wanted counts, also for who lays down.") };
        } },
    { theirCallCounts,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: as if you had wanted it. Laying down counts like no quiero."),
                { std::int64_t { wrong.number } } };
        } },
    { ownCallCounts,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: but nobody has wanted your call, so it does not count."),
                { std::int64_t { wrong.number } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    showTalk(problem.state, exercise);
    exercise.question = { SM_TEXT("drills", "You lay down. How many points does the other side get?") };
    exercise.because = problem.truco().accepted == 0
        ? Text { SM_TEXT("drills", "Nothing has been wanted yet: %1."),
              { std::int64_t { exercise.answer.number } } }
        : Text { SM_TEXT("drills", "What was wanted last counts, here %1."),
              { std::int64_t { exercise.answer.number } } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::mazo

namespace sobremesa::truco {

constinit const learn::Drill mazoDrill { "mazo", SM_TEXT("drills", "What does laying down give?"),
    mazo::facetRows, learn::attemptOf<mazo::recipe, mazo::facetRows> };

} // namespace sobremesa::truco
