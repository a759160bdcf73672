// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/learn/parts.h"
#include "engine/games/loba/scoring.h"

#include <numeric>

// What does this hand cost? (section 5)
namespace sobremesa::loba::cost {

namespace {

using namespace learn;

using Problem = Hand;

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(doublePack, rng);
    Hand hand;
    while (static_cast<int>(hand.size()) < 1 + box) {
        const std::uint32_t lot = rng.below(6);
        hand.push_back(lot == 0 ? pack.takeRank(1)
                : lot == 1      ? pack.take([](Card card) { return card.isJoker(); })
                : lot == 2      ? pack.takeRank(between(11, 13, rng))
                                : pack.take());
        if (!hand.back().known())
            return std::nullopt;
    }
    return hand;
}

Answer truth(const Problem &hand)
{
    return numberAnswer(valueOf(hand));
}

template<typename Value>
Answer added(const Problem &hand, Value value)
{
    return numberAnswer(
        std::accumulate(hand.begin(), hand.end(), 0, [&](int sum, Card card) { return sum + value(card); }));
}

constexpr int jack = 11;

Answer figuresAre10(const Problem &hand)
{
    return added(hand, [](Card card) { return !card.isJoker() && card.rank() >= jack ? 10 : valueOf(card); });
}
Answer aceIs1(const Problem &hand)
{
    return added(hand, [](Card card) { return card.rank() == 1 ? 1 : valueOf(card); });
}
Answer jokerIsFree(const Problem &hand)
{
    return added(hand, [](Card card) { return card.isJoker() ? 0 : valueOf(card); });
}
Answer oneEach(const Problem &hand)
{
    return numberAnswer(static_cast<int>(hand.size()));
}

constexpr Facet facetRows[] = {
    { "loba.penalty", SM_TEXT("drills", "J 11, Q 12, K 13"), 7 },
    { "loba.cost-ace", SM_TEXT("drills", "what an ace costs"), 7 },
    { "loba.cost-joker", SM_TEXT("drills", "what a joker costs"), 7 },
    { "loba.cost-number", SM_TEXT("drills", "cards cost their number"), 7 },
};

constexpr Misrule<Problem> misrules[] = {
    { figuresAre10,
        [](const Problem &, const Answer &wrong) {
            return Text {
                SM_TEXT("drills",
                    "You chose %1: with ten for each picture card. A jack costs 11, a queen 12, a king 13."),
                { std::int64_t { wrong.number } }
            };
        } },
    { aceIs1,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: with one for the ace. It costs 14."),
                { std::int64_t { wrong.number } } };
        } },
    { jokerIsFree,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: without the joker. It is the dearest card, 25."),
                { std::int64_t { wrong.number } } };
        } },
    { oneEach,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT(
                              "drills", "You chose %1: that is one for each card. Each costs its number."),
                { std::int64_t { wrong.number } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &hand, Exercise &exercise)
{
    exercise.question = { SM_TEXT("drills", "What does this hand cost?") };
    exercise.note = { SM_TEXT("drills", "Somebody else goes out now.") };
    exercise.rows = { { { SM_TEXT("drills", "Your hand") }, listOf(hand), false } };
    std::string sum;
    for (const Card card : hand)
        sum += (sum.empty() ? "" : " + ") + std::to_string(valueOf(card));
    exercise.because = { SM_TEXT("drills", "%1 = %2."), { sum, std::int64_t { exercise.answer.number } } };
}

constexpr Topic trained[] = { Topic::Burden };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::loba::cost

namespace sobremesa::loba {

constinit const learn::Drill costDrill { "cost", SM_TEXT("drills", "What does this hand cost?"),
    cost::facetRows, learn::attemptOf<cost::recipe, cost::facetRows>, cost::trained };

} // namespace sobremesa::loba
