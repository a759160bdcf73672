// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/envidohands.h"
#include "engine/games/truco/learn/parts.h"
#include "engine/games/truco/scoring.h"
#include "engine/learn/odds.h"

#include <numeric>

// With which hand is a bid of envido to be wanted? Refused it costs a little, wanted it wins or loses the
// stake: how often one must win follows from both. Counted over all hands that the other may hold. (5.2, 9.1)
namespace sobremesa::truco::want {

namespace {

using namespace learn;

constexpr std::size_t offeredHands = 4;
constexpr double margin = 0.04; // to either side: what is nearer is not asked
constexpr std::size_t priceFacet = 3;

struct Problem
{
    std::array<Dealt, offeredHands> hands;
    bool mano = false; // wins ties
    int stake = 2;
    int refused = 1;

    // The share of wins from which wanting costs no more than refusing.
    [[nodiscard]] double needed() const { return double(stake - refused) / (2 * stake); }
};

template<typename Count>
Answer highest(const Problem &problem, Count count)
{
    const auto best = std::max_element(problem.hands.begin(), problem.hands.end(),
        [&](const Dealt &left, const Dealt &right) { return count(left) < count(right); });
    return numberAnswer(static_cast<int>(best - problem.hands.begin()));
}

Answer truth(const Problem &problem)
{
    return highest(problem, [](const Dealt &hand) { return envidoPoints(hand); });
}

// Only the best hand is to be wanted.
bool isClear(const Problem &problem)
{
    const auto best = static_cast<std::size_t>(truth(problem).number);
    for (std::size_t hand = 0; hand < offeredHands; ++hand) {
        const double share = shareBeaten(problem.hands[hand], problem.mano);
        if (hand == best ? share < problem.needed() + margin : share > problem.needed() - margin)
            return false;
    }
    return true;
}

bool isWhole(const Dealt &hand)
{
    return std::all_of(hand.begin(), hand.end(), [](Card card) { return card.known(); });
}

std::optional<Problem> draw(std::size_t facet, int /*box*/, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem problem;
    problem.mano = oneIn(2, rng);
    const bool dear = facet == priceFacet || oneIn(3, rng);
    if (dear)
        problem.stake = between(15, 25, rng);
    const std::size_t best = rng.below(offeredHands);
    const std::size_t low = (best + 1 + rng.below(offeredHands - 1)) % offeredHands;
    for (std::size_t at = 0; at < offeredHands; ++at) {
        problem.hands[at] = handFrom(pack, at == best || (dear && at == low), dear ? highestNumber : 3, rng);
        if (!isWhole(problem.hands[at]))
            return std::nullopt;
    }
    return isClear(problem) ? std::optional(problem) : std::nullopt;
}

int sum(const Dealt &hand, int (*count)(Card))
{
    return std::accumulate(
        hand.begin(), hand.end(), 0, [count](int points, Card card) { return points + count(card); });
}

Answer takesTheStrongest(const Problem &problem)
{
    return highest(
        problem, [](const Dealt &hand) { return sum(hand, [](Card card) { return strength(card); }); });
}

Answer countsFigures(const Problem &problem)
{
    return highest(problem, [](const Dealt &hand) {
        return sum(hand, [](Card card) { return card.rank() > highestNumber ? card.rank() + 2 : 0; });
    });
}

Answer addsSuits(const Problem &problem)
{
    return highest(problem, [](const Dealt &hand) {
        return sum(hand, [](Card card) { return card.rank() > highestNumber ? 0 : card.rank(); });
    });
}

// The smallest of those with two of a suit.
Answer takesAnyPair(const Problem &problem)
{
    constexpr int pair = 20;
    return highest(problem, [](const Dealt &hand) {
        const int points = envidoPoints(hand);
        return points >= pair ? 100 - points : 0;
    });
}

constexpr Facet facetRows[] = {
    { "truco.want-strong", SM_TEXT("drills", "strong cards are not points"), 5 },
    { "truco.want-figures", SM_TEXT("drills", "pictures win no envido"), 5 },
    { "truco.want-suits", SM_TEXT("drills", "a pair of one suit decides"), 5 },
    { "truco.want-price", SM_TEXT("drills", "the dearer, the more it needs"), 6 },
};

Text told(const char *source, const Problem &problem, const Answer &wrong)
{
    const Dealt &hand = problem.hands[static_cast<std::size_t>(wrong.number)];
    const auto won = std::int64_t { inHundred(shareBeaten(hand, problem.mano)) };
    return { source, { std::int64_t { envidoPoints(hand) }, won } };
}

std::int64_t neededOf(const Problem &problem)
{
    return std::int64_t { inHundred(problem.needed()) };
}

constexpr Misrule<Problem> misrules[] = {
    { takesTheStrongest,
        [](const Problem &problem, const Answer &wrong) {
            return told(
                SM_TEXT("drills",
                    "You took the strongest cards. For the envido they are %1 points: that beats %2 of "
                    "100 hands."),
                problem, wrong);
        } },
    { countsFigures,
        [](const Problem &problem, const Answer &wrong) {
            return told(
                SM_TEXT("drills",
                    "You took the pictures. They count nothing: %1 points, which beat %2 of 100 hands."),
                problem, wrong);
        } },
    { addsSuits,
        [](const Problem &problem, const Answer &wrong) {
            return told(
                SM_TEXT("drills",
                    "You added different suits. Only one card counts: %1 points, which beat %2 of 100 "
                    "hands."),
                problem, wrong);
        } },
    { takesAnyPair,
        [](const Problem &problem, const Answer &wrong) {
            Text text = told(SM_TEXT("drills",
                                 "Two of a suit are not always enough: %1 points beat %2 of 100 hands, and "
                                 "here it needs %3."),
                problem, wrong);
            text.values.emplace_back(neededOf(problem));
            return text;
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.question = problem.stake == 2
        ? Text { SM_TEXT("drills", "The other says envido. With which hand do you say quiero?") }
        : Text { SM_TEXT("drills", "The other says falta envido. With which hand do you say quiero?") };
    exercise.note = { problem.mano
            ? SM_TEXT("drills", "You are mano. Wanted it is worth %1, refused %2.")
            : SM_TEXT("drills", "The other is mano. Wanted it is worth %1, refused %2."),
        { std::int64_t { problem.stake }, std::int64_t { problem.refused } } };
    for (const Dealt &hand : problem.hands) {
        const CardList cards = listOf(hand);
        exercise.offered.push_back({ static_cast<int>(exercise.offered.size()), { "%1", { cards } }, cards });
    }
    const Dealt &best = problem.hands[static_cast<std::size_t>(exercise.answer.number)];
    const auto won = std::int64_t { inHundred(shareBeaten(best, problem.mano)) };
    exercise.because = { SM_TEXT("drills", "%1 points beat %2 of 100 hands. Quiero pays from %3."),
        { std::int64_t { envidoPoints(best) }, won, neededOf(problem) } };
}

constexpr Topic trained[] = { Topic::Price };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::want

namespace sobremesa::truco {

constinit const learn::Drill wantDrill { "want", SM_TEXT("drills", "Want the envido, or not?"),
    want::facetRows, learn::attemptOf<want::recipe, want::facetRows>, want::trained };

} // namespace sobremesa::truco
