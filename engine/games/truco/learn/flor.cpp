// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"
#include "engine/games/truco/scoring.h"

#include <numeric>

// What is this flor worth against another one? (4.9, 5.2)
namespace sobremesa::truco::ownflor {

namespace {

using namespace learn;

using Problem = Dealt;

std::optional<Problem> draw(std::size_t /*facet*/, int /*box*/, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem hand;
    const int suit = between(0, 3, rng);
    while (hand.size() < handSize)
        hand.push_back(pack.takeSuit(suit));
    return hand;
}

Answer truth(const Problem &hand)
{
    return numberAnswer(florPoints(hand));
}

constexpr int twenty = 20;

Answer twoBest(const Problem &hand)
{
    return numberAnswer(envidoPoints(hand));
}
Answer withoutTwenty(const Problem &hand)
{
    return numberAnswer(florPoints(hand) - twenty);
}
Answer picturesAreTen(const Problem &hand)
{
    constexpr int numbered = 7, ten = 10;
    return numberAnswer(std::accumulate(hand.begin(), hand.end(), twenty,
        [](int sum, Card card) { return sum + (card.rank() > numbered ? ten : card.rank()); }));
}

constexpr Facet facetRows[] = {
    { "truco.flor", SM_TEXT("drills", "a flor counts all three"), 10 },
    { "truco.flor-twenty", SM_TEXT("drills", "twenty for a flor"), 10 },
    { "truco.flor-figures", SM_TEXT("drills", "pictures in a flor"), 10 },
};

constexpr Misrule<Problem> misrules[] = {
    { twoBest,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that is the envido, two cards. A flor counts all three."),
                { std::int64_t { wrong.number } } };
        } },
    { withoutTwenty,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: a flor begins at 20, as the envido does."),
                { std::int64_t { wrong.number } } };
        } },
    { picturesAreTen,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT(
                              "drills", "You chose %1: with ten for each picture card. They count nothing."),
                { std::int64_t { wrong.number } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &hand, Exercise &exercise)
{
    exercise.question = { SM_TEXT("drills", "What is this flor worth against another?") };
    exercise.rows = { { { SM_TEXT("drills", "Your hand") }, listOf(hand), false } };
    exercise.because = { SM_TEXT("drills", "20 and the numbers of all three: %1."),
        { std::int64_t { exercise.answer.number } } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::ownflor

namespace sobremesa::truco {

constinit const learn::Drill florDrill { "flor", SM_TEXT("drills", "What is my flor worth?"),
    ownflor::facetRows, learn::attemptOf<ownflor::recipe, ownflor::facetRows> };

} // namespace sobremesa::truco
