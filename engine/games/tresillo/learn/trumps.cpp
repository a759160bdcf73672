// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/learn/parts.h"

// How many trumps do the others still have? (4.1)
namespace sobremesa::tresillo::counting {

namespace {

using namespace learn;

struct Problem
{
    int trump = 0;
    Hand hand;
    Cards<12> played;
};

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem problem;
    problem.trump = between(0, suitCount - 1, rng);
    const auto trump = [&](Card card) { return isTrump(card, problem.trump); };
    for (int card = between(2, 4, rng); card > 0; --card)
        problem.hand.push_back(pack.take(trump));
    while (static_cast<int>(problem.hand.size()) < 5)
        problem.hand.push_back(pack.take());
    for (int card = between(1, 2 + box / 2, rng); card > 0; --card)
        problem.played.push_back(pack.take(trump));
    while (problem.played.size() % 3 != 0)
        problem.played.push_back(pack.take());
    shuffle(problem.hand, rng);
    shuffle(problem.played, rng);
    return problem;
}

template<typename Container, typename Wanted>
int countOf(const Container &cards, Wanted wanted)
{
    return static_cast<int>(std::count_if(cards.begin(), cards.end(), wanted));
}

template<typename Wanted>
int unseen(const Problem &problem, Wanted wanted)
{
    return countOf(spanishPack.cards(), wanted) - countOf(problem.hand, wanted)
        - countOf(problem.played, wanted);
}

Answer truth(const Problem &problem)
{
    return numberAnswer(unseen(problem, [&](Card card) { return isTrump(card, problem.trump); }));
}

Answer printedSuitOnly(const Problem &problem)
{
    return numberAnswer(unseen(problem, [&](Card card) { return card.suit() == problem.trump; }));
}
Answer elevenInEverySuit(const Problem &problem)
{
    constexpr int inBlack = 11;
    const int all = countOf(spanishPack.cards(), [&](Card card) { return isTrump(card, problem.trump); });
    return numberAnswer(truth(problem).number - (all - inBlack));
}
Answer forgetsItsOwn(const Problem &problem)
{
    return numberAnswer(truth(problem).number
        + countOf(problem.hand, [&](Card card) { return isTrump(card, problem.trump); }));
}

constexpr Facet facetRows[] = {
    { "tresillo.count-trumps", SM_TEXT("drills", "espada and basto are counted too"), 9 },
    { "tresillo.count-red", SM_TEXT("drills", "eleven black trumps, twelve red"), 9 },
    { "tresillo.count-own", SM_TEXT("drills", "your own trumps are taken off"), 9 },
};

constexpr Misrule<Problem> misrules[] = {
    { printedSuitOnly,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: by the printed suit. The aces of espadas and bastos are trumps "
                              "as well."),
                { std::int64_t { wrong.number } } };
        } },
    { elevenInEverySuit,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: counted from eleven. Oros and copas have twelve trumps."),
                { std::int64_t { wrong.number } } };
        } },
    { forgetsItsOwn,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: the trumps in your own hand are not with others."),
                { std::int64_t { wrong.number } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.question = { SM_TEXT("drills", "Trumps: %1. How many have you not seen?"),
        { SuitName { problem.trump } } };
    exercise.rows = { { { SM_TEXT("drills", "Gone already") }, listOf(problem.played), false },
        { { SM_TEXT("drills", "Your hand") }, listOf(problem.hand), false } };
    exercise.because = { SM_TEXT("drills", "%1 trumps in all, less what you hold and what is gone: %2."),
        { std::int64_t {
              countOf(spanishPack.cards(), [&](Card card) { return isTrump(card, problem.trump); }) },
            std::int64_t { exercise.answer.number } } };
}

constexpr Topic trained[] = { Topic::Keeps };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::tresillo::counting

namespace sobremesa::tresillo {

constinit const learn::Drill trumpsDrill { "trumps", SM_TEXT("drills", "How many trumps are out?"),
    counting::facetRows, learn::attemptOf<counting::recipe, counting::facetRows>, counting::trained };

} // namespace sobremesa::tresillo
