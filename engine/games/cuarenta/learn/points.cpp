// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/learn/parts.h"
#include "engine/games/cuarenta/scoring.h"

// What does this play score? (5.1, 5.2)
namespace sobremesa::cuarenta::points {

namespace {

using namespace learn;

struct Problem
{
    Cards<40> table;
    bool justLaid = false; // the last one, by the neighbour
    Card card;
    Cards<14> taken;
    int score = 0; // of the own side
};

State stateOf(const Problem &problem)
{
    State state = tableWith(problem.table, problem.card);
    if (problem.justLaid)
        state.laid = problem.table.back();
    state.scores[0] = static_cast<std::uint8_t>(problem.score);
    return state;
}

Action captureOf(const Problem &problem)
{
    Action action = actionOf(0, Verb::Play);
    action.cards.push_back(problem.card);
    for (const Card card : problem.taken)
        action.cards.push_back(card);
    return action;
}

std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    Shuffled pack(fortyPack, rng);
    Problem problem;
    problem.card = pack.take();
    const int cards = between(1, 2 + box / 2, rng);
    const bool equal = !oneIn(3, rng);
    while (static_cast<int>(problem.table.size()) + 1 < cards)
        problem.table.push_back(pack.take());
    const Card last = equal ? pack.takeRank(problem.card.rank()) : pack.take();
    problem.table.insert(oneIn(3, rng)
            ? static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(problem.table.size()) + 1))
            : problem.table.size(),
        last);
    problem.justLaid = !oneIn(4, rng);
    problem.score = facet == 3 ? restricted : oneIn(4, rng) ? restricted : 2 * between(0, 18, rng);
    const Actions captures = capturesOf(stateOf(problem));
    if (captures.empty())
        return std::nullopt;
    const Action &capture = captures[rng.below(static_cast<std::uint32_t>(captures.size()))];
    for (std::size_t i = 1; i < capture.cards.size(); ++i)
        problem.taken.push_back(capture.cards[i]);
    return problem;
}

Answer truth(const Problem &problem)
{
    State state = stateOf(problem);
    std::vector<Event> list;
    Events events(list);
    apply(state, captureOf(problem), events);
    int points = 0;
    for (const Event &event : list)
        points += event.kind == EventKind::Scored && event.side == 0 ? event.points : 0;
    return numberAnswer(points);
}

bool takesEqual(const Problem &problem)
{
    return problem.taken[0].rank() == problem.card.rank();
}

bool isCaida(const Problem &problem)
{
    return problem.justLaid && takesEqual(problem) && problem.taken[0] == problem.table.back();
}

bool isLimpia(const Problem &problem)
{
    return problem.taken.size() == problem.table.size();
}

Answer pointsFor(const Problem &problem, bool caida, bool limpia)
{
    const CapturePoints both = capturePoints({}, problem.score, caida, limpia);
    return numberAnswer(both.caida + both.limpia);
}

Answer fallsWithOldCards(const Problem &problem)
{
    return pointsFor(problem, takesEqual(problem), isLimpia(problem));
}

Answer fallsWithSums(const Problem &problem)
{
    const bool withNew = problem.justLaid && problem.taken.contains(problem.table.back());
    return pointsFor(problem, withNew, isLimpia(problem));
}

Answer forgetsTheLimpia(const Problem &problem)
{
    return pointsFor(problem, isCaida(problem), false);
}

Answer booksAt38(const Problem &problem)
{
    return numberAnswer((isCaida(problem) ? 2 : 0) + (isLimpia(problem) ? 2 : 0));
}

constexpr Facet facetRows[] = {
    { "cuarenta.caida", SM_TEXT("drills", "the card just laid"), 3 },
    { "cuarenta.caida-equal", SM_TEXT("drills", "a caída needs an equal card"), 3 },
    { "cuarenta.limpia", SM_TEXT("drills", "limpia"), 3 },
    { "cuarenta.thirty-eight", SM_TEXT("drills", "what counts at 38"), 9 },
};

constexpr Misrule<Problem> misrules[] = {
    { fallsWithOldCards,
        [](const Problem &problem, const Answer &) {
            return Text {
                SM_TEXT("drills",
                    "You counted a caída. It needs the card that was just laid; the %1 lay there before."),
                { problem.taken[0] }
            };
        } },
    { fallsWithSums,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You counted a caída. A caída is made with an equal card, not with a sum or a "
                              "run that holds the %1."),
                { problem.table.back() } };
        } },
    { forgetsTheLimpia,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You left out the limpia: the table is empty afterwards, 2 more.") };
        } },
    { booksAt38,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "You counted it in full. With 38 a side may not score with a caída; a limpia still "
                "counts.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

Text becauseOf(const Problem &problem, int points)
{
    if (points == 4)
        return { SM_TEXT("drills", "Caída 2 and limpia 2.") };
    if (isCaida(problem) && points == 0)
        return { SM_TEXT("drills", "A caída, but your side has 38: 0.") };
    if (points == 2)
        return { isLimpia(problem) ? SM_TEXT("drills", "Limpia: 2.") : SM_TEXT("drills", "Caída: 2.") };
    return { SM_TEXT("drills", "No caída and no limpia: cards alone, 0.") };
}

void show(const Problem &problem, Exercise &exercise)
{
    exercise.question = { SM_TEXT("drills", "The %1 takes %2. How many points?"),
        { problem.card, listOf(problem.taken) } };
    exercise.note = problem.justLaid
        ? Text { SM_TEXT("drills", "Your neighbour has just laid the %1. Your side has %2."),
              { problem.table.back(), std::int64_t { problem.score } } }
        : Text { SM_TEXT("drills", "Your neighbour has just taken. Your side has %1."),
              { std::int64_t { problem.score } } };
    exercise.rows = { { { SM_TEXT("drills", "On the table, the oldest first") }, listOf(problem.table),
                          false },
        { { SM_TEXT("drills", "You play") }, { problem.card }, false } };
    for (const int number : { 0, 2, 4, 6 })
        exercise.offered.push_back({ number, numberText(number), {} });
    exercise.because = becauseOf(problem, exercise.answer.number);
}

constexpr Topic trained[] = { Topic::Books };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::cuarenta::points

namespace sobremesa::cuarenta {

constinit const learn::Drill pointsDrill { "points", SM_TEXT("drills", "What does this play score?"),
    points::facetRows, learn::attemptOf<points::recipe, points::facetRows>, points::trained };

} // namespace sobremesa::cuarenta
