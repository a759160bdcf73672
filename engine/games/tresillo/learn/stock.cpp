// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/learn/parts.h"

// How many cards may I exchange at most? (4.6, 4.8)
namespace sobremesa::tresillo::stocktaking {

namespace {

using namespace learn;

constexpr int stockSize = 13;

struct Problem
{
    int byDeclarer = 0, byFirst = -1; // exchanged before; -1: the learner comes before the first opponent
};

std::optional<Problem> draw(std::size_t /*facet*/, int /*box*/, Rng &rng)
{
    Problem problem;
    problem.byDeclarer = between(0, 8, rng);
    if (!oneIn(3, rng))
        problem.byFirst = between(0, std::min(cardsEach, stockSize - problem.byDeclarer - 1), rng);
    return problem;
}

int leftIn(const Problem &problem)
{
    return stockSize - problem.byDeclarer - std::max(0, problem.byFirst);
}

Answer truth(const Problem &problem)
{
    State state;
    state.phase = Phase::Exchange;
    state.turn = 0;
    const PackCards pack = spanishPack.cards();
    const auto *const rest = pack.begin() + cardsEach;
    std::copy(pack.begin(), rest, std::back_inserter(state.now.hands[0]));
    std::copy(rest, rest + leftIn(problem), std::back_inserter(state.now.stock));
    Actions actions;
    legal(state, 0, actions);
    std::size_t most = 0;
    for (const Action &action : actions)
        most = std::max(most, action.cards.size());
    return numberAnswer(static_cast<int>(most));
}

int upToNine(int cards)
{
    return std::min(cards, cardsEach);
}

Answer stockIsWhole(const Problem &problem)
{
    return problem.byFirst < 0 ? numberAnswer(upToNine(stockSize)) : truth(problem);
}
Answer forgetsTheFirst(const Problem &problem)
{
    return problem.byFirst < 0 ? truth(problem) : numberAnswer(upToNine(stockSize - problem.byDeclarer));
}
Answer moreThanTheHand(const Problem &problem)
{
    return numberAnswer(leftIn(problem));
}

constexpr Facet facetRows[] = {
    { "tresillo.exchange", SM_TEXT("drills", "what the declarer leaves"), 5 },
    { "tresillo.first-opponent", SM_TEXT("drills", "what the first opponent leaves"), 5 },
    { "tresillo.nine-cards", SM_TEXT("drills", "a hand has nine cards"), 5 },
};

constexpr Misrule<Problem> misrules[] = {
    { stockIsWhole,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT(
                              "drills", "You forgot what the declarer took: the stock has %1 cards left."),
                { std::int64_t { leftIn(problem) } } };
        } },
    { forgetsTheFirst,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You forgot what the first opponent took: the stock has %1 cards left."),
                { std::int64_t { leftIn(problem) } } };
        } },
    { moreThanTheHand,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "That many are left in the stock, %1, but you hold nine cards."),
                { std::int64_t { wrong.number } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.question = { SM_TEXT("drills", "How many cards may you exchange at most?") };
    exercise.note = problem.byFirst < 0
        ? Text { SM_TEXT("drills", "The stock had 13 cards. The declarer took %1; you are first opponent."),
              { std::int64_t { problem.byDeclarer } } }
        : Text { SM_TEXT("drills",
                     "The stock had 13 cards. The declarer took %1, the first opponent %2; you come last."),
              { std::int64_t { problem.byDeclarer }, std::int64_t { problem.byFirst } } };
    exercise.because = { SM_TEXT("drills", "The stock has %1 left, and a hand has nine: %2."),
        { std::int64_t { leftIn(problem) }, std::int64_t { exercise.answer.number } } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::tresillo::stocktaking

namespace sobremesa::tresillo {

constinit const learn::Drill stockDrill { "stock", SM_TEXT("drills", "How many may I exchange?"),
    stocktaking::facetRows, learn::attemptOf<stocktaking::recipe, stocktaking::facetRows> };

} // namespace sobremesa::tresillo
