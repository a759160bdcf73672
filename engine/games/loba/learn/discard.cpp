// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/learn/parts.h"
#include "engine/games/loba/scoring.h"

// Which discard costs least, where two trios are wanted? Pairs and jokers are kept, and nothing is given to
// the next player; of the rest the dearest card goes. (9.1)
namespace sobremesa::loba::discarding {

namespace {

using namespace learn;

constexpr std::size_t shown = 7;

struct Problem
{
    Cards<shown> hand; // no card twice
    Card taken; // by the next player, from the discards
};

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(frenchPack, rng);
    Problem problem;
    const int pairs = between(1, box > 2 ? 2 : 1, rng);
    const auto newRank = [&](Card card) { return timesIn(problem.hand, card.rank()) == 0; };
    for (int pair = 0; pair < pairs; ++pair) {
        problem.hand.push_back(pack.take(newRank));
        problem.hand.push_back(pack.takeRank(problem.hand.back().rank()));
    }
    if (oneIn(2, rng))
        problem.hand.push_back(Card::joker());
    while (problem.hand.size() < shown)
        problem.hand.push_back(pack.take(newRank));
    const Card known = problem.hand[rng.below(shown)];
    problem.taken = known.isJoker() || oneIn(3, rng) ? pack.take() : pack.takeRank(known.rank());
    shuffle(problem.hand, rng);
    return problem;
}

bool isLonely(const Problem &problem, Card card)
{
    return !card.isJoker() && timesIn(problem.hand, card.rank()) == 1;
}
bool isSafe(const Problem &problem, Card card)
{
    return card.isJoker() || card.rank() != problem.taken.rank();
}

// The dearest of the cards for which this holds.
template<typename Wanted>
Answer dearest(const Problem &problem, Wanted wanted)
{
    return foremost(problem.hand, [&](Card left, Card right) {
        const bool one = wanted(left), other = wanted(right);
        return one != other ? one : valueOf(left) > valueOf(right);
    });
}

Answer truth(const Problem &problem)
{
    return dearest(problem, [&](Card card) { return isLonely(problem, card) && isSafe(problem, card); });
}

Answer breaksAPair(const Problem &problem)
{
    return dearest(problem, [&](Card card) { return !card.isJoker() && isSafe(problem, card); });
}
Answer throwsTheJoker(const Problem &problem)
{
    const auto joker =
        std::find_if(problem.hand.begin(), problem.hand.end(), [](Card card) { return card.isJoker(); });
    return joker == problem.hand.end() ? truth(problem)
                                       : numberAnswer(static_cast<int>(joker - problem.hand.begin()));
}
Answer throwsTheCheapest(const Problem &problem)
{
    return foremost(problem.hand, [&](Card left, Card right) {
        const bool one = isLonely(problem, left) && isSafe(problem, left);
        const bool other = isLonely(problem, right) && isSafe(problem, right);
        return one != other ? one : valueOf(left) < valueOf(right);
    });
}
Answer givesToTheNext(const Problem &problem)
{
    return dearest(problem, [&](Card card) { return isLonely(problem, card); });
}

constexpr Facet facetRows[] = {
    { "loba.discard", SM_TEXT("drills", "keep pairs"), 1 },
    { "loba.discard-joker", SM_TEXT("drills", "keep the joker"), 1 },
    { "loba.discard-dear", SM_TEXT("drills", "throw dear cards first"), 1 },
    { "loba.safe-discard", SM_TEXT("drills", "what the next player collects"), 8 },
};

Card cardOf(const Problem &problem, const Answer &answer)
{
    return problem.hand[static_cast<std::size_t>(answer.number)];
}

constexpr Misrule<Problem> misrules[] = {
    { breaksAPair,
        [](const Problem &problem, const Answer &wrong) {
            return Text { SM_TEXT("drills", "The %1 is half a trio: you hold another one of its rank."),
                { cardOf(problem, wrong) } };
        } },
    { throwsTheJoker,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "A joker costs 25 only at the end. Before that it completes any trio.") };
        } },
    { throwsTheCheapest,
        [](const Problem &problem, const Answer &wrong) {
            const Card chosen = cardOf(problem, wrong);
            return Text { SM_TEXT("drills",
                              "You threw the cheapest card. The %1 costs %2 at the end, others more."),
                { chosen, std::int64_t { valueOf(chosen) } } };
        } },
    { givesToTheNext,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "The next player took the %1 and waits for cards of its rank."),
                { problem.taken } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.question = { SM_TEXT("drills", "Two trios are wanted. By the rule of thumb, which card goes?") };
    exercise.note = { SM_TEXT("drills",
                          "The next player has just taken the %1. Rule of thumb: keep jokers and pairs, give "
                          "nothing that the next player collects, and of the rest throw the dearest."),
        { problem.taken } };
    offerCards(problem.hand, exercise);
    const Card right = cardOf(problem, exercise.answer);
    exercise.because = { SM_TEXT("drills", "The %1: alone, of no use to the next player, and it costs %2."),
        { right, std::int64_t { valueOf(right) } } };
}

constexpr Topic trained[] = { Topic::Serves, Topic::Feeds };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::loba::discarding

namespace sobremesa::loba {

constinit const learn::Drill discardDrill { "discard", SM_TEXT("drills", "Which discard costs least?"),
    discarding::facetRows, learn::attemptOf<discarding::recipe, discarding::facetRows>, discarding::trained };

} // namespace sobremesa::loba
