// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"
#include "engine/games/truco/scoring.h"

// Who wins the hand? (4.4)
namespace sobremesa::truco::hand {

namespace {

using namespace learn;

enum Winner { you, others, open };

struct Problem
{
    Cards<handSize> own, theirs;
    bool mano = false; // you play first
};

Side winnerOfTrick(const Problem &problem, std::size_t trick)
{
    const int own = strength(problem.own[trick]);
    const int theirs = strength(problem.theirs[trick]);
    return own > theirs ? Side { 0 } : own < theirs ? Side { 1 } : parda;
}

InlineVector<Side, handSize> tricksOf(const Problem &problem)
{
    InlineVector<Side, handSize> tricks;
    for (std::size_t trick = 0; trick < problem.own.size(); ++trick)
        tricks.push_back(winnerOfTrick(problem, trick));
    return tricks;
}

Side winnerOf(const Problem &problem)
{
    return winnerOfTricks(tricksOf(problem), problem.mano ? 0 : 1);
}

// Nobody plays on once the hand is won.
std::optional<Problem> draw(std::size_t /*facet*/, int /*box*/, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem problem;
    problem.mano = oneIn(2, rng);
    const int tricks = between(1, handSize, rng);
    while (static_cast<int>(problem.own.size()) < tricks && winnerOf(problem) == nobody) {
        const Card card = pack.take();
        const Card other = oneIn(2, rng) ? pack.takeRank(card.rank()) : pack.take();
        problem.own.push_back(card);
        problem.theirs.push_back(other.known() ? other : pack.take());
    }
    return problem;
}

Answer answerOf(Side side)
{
    return numberAnswer(side == nobody ? open : side == 0 ? you : others);
}

Answer truth(const Problem &problem)
{
    return answerOf(winnerOf(problem));
}

int won(const Problem &problem, Side side)
{
    const auto tricks = tricksOf(problem);
    return static_cast<int>(std::count(tricks.begin(), tricks.end(), side));
}

// One trick won is not enough for him, whatever the others were.
Answer needsTwoTricks(const Problem &problem)
{
    const int own = won(problem, 0), theirs = won(problem, 1);
    if (own + theirs == 0)
        return truth(problem);
    return numberAnswer(own >= 2 ? you : theirs >= 2 ? others : open);
}

Answer pardaGoesToTheMano(const Problem &problem)
{
    const Side mano = problem.mano ? 0 : 1;
    InlineVector<Side, handSize> tricks;
    for (const Side side : tricksOf(problem))
        tricks.push_back(side == parda ? mano : side);
    return answerOf(winnerOfTricks(tricks, mano));
}

Answer firstIsEnough(const Problem &problem)
{
    const Side first = tricksOf(problem)[0];
    return first == parda ? truth(problem) : answerOf(first);
}

Answer nobodyWinsPardas(const Problem &problem)
{
    return won(problem, 0) == 0 && won(problem, 1) == 0 ? numberAnswer(open) : truth(problem);
}

constexpr Facet facetRows[] = {
    { "truco.two-of-three", SM_TEXT("drills", "two of three"), 2 },
    { "truco.parda", SM_TEXT("drills", "after a parda"), 2 },
    { "truco.parda-nobody", SM_TEXT("drills", "a parda is nobody's"), 2 },
    { "truco.all-pardas", SM_TEXT("drills", "three pardas"), 2 },
};

constexpr Misrule<Problem> misrules[] = {
    { firstIsEnough,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You looked at the first trick alone. The hand goes to who wins two of three.") };
        } },
    { needsTwoTricks,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You waited for two tricks. With one parda, one trick won decides the hand.") };
        } },
    { pardaGoesToTheMano,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills", "You gave the parda to the mano. Nobody wins a parda.") };
        } },
    { nobodyWinsPardas,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You left it open. If all three are pardas, the mano wins the hand.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.question = { SM_TEXT("drills", "Who has won the hand?") };
    exercise.note = { problem.mano ? SM_TEXT("drills", "You are mano.")
                                   : SM_TEXT("drills", "Rosa is mano.") };
    exercise.rows = { { { SM_TEXT("drills", "Your tricks, from the first on") }, listOf(problem.own), false },
        { { SM_TEXT("drills", "Rosa’s cards to them") }, listOf(problem.theirs), false } };
    exercise.offered = { { you, { SM_TEXT("drills", "you") }, {} },
        { others, { SM_TEXT("drills", "Rosa") }, {} }, { open, { SM_TEXT("drills", "nobody yet") }, {} } };
    static constexpr const char *because[] = { SM_TEXT("drills", "You have won it: %1 to %2 in tricks."),
        SM_TEXT("drills", "Rosa has won it: %2 to %1 in tricks."),
        SM_TEXT("drills", "It is still open: %1 to %2 in tricks.") };
    exercise.because = { because[exercise.answer.number],
        { std::int64_t { won(problem, 0) }, std::int64_t { won(problem, 1) } } };
}

constexpr Topic trained[] = { Topic::Hand };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::hand

namespace sobremesa::truco {

constinit const learn::Drill handDrill { "hand", SM_TEXT("drills", "Who wins the hand?"), hand::facetRows,
    learn::attemptOf<hand::recipe, hand::facetRows>, hand::trained };

} // namespace sobremesa::truco
