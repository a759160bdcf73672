// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/parts.h"

// What is declared worth? (4.5, section 5)
namespace sobremesa::porrazo::declaring {

namespace {

using namespace learn;

using Problem = HandCards;

std::optional<Problem> draw(std::size_t /*facet*/, int /*box*/, Rng &rng)
{
    Shuffled pack(frenchPack, rng);
    Problem hand { pack.take() };
    if (oneIn(2, rng))
        hand = { pack.takeRank(between(11, rankCount, rng)) };
    const int rank = hand[0].rank();
    while (hand.size() < 3)
        hand.push_back(oneIn(3, rng) ? pack.take() : pack.takeRank(rank));
    shuffle(hand, rng);
    return hand;
}

Answer truth(const Problem &hand)
{
    return numberAnswer(worth(holdingOf(hand)));
}

Answer eachIsOne(const Problem &hand)
{
    const Holding holding = holdingOf(hand);
    return numberAnswer(holding.kind == Combination::None ? 0 : holding.kind == Combination::Ronda ? 1 : 3);
}

Answer rondineAsRonda(const Problem &hand)
{
    Holding holding = holdingOf(hand);
    if (holding.kind == Combination::Rondine)
        holding.kind = Combination::Ronda;
    return numberAnswer(worth(holding));
}

Answer pairNeedsThree(const Problem &hand)
{
    const Holding holding = holdingOf(hand);
    return numberAnswer(holding.kind == Combination::Ronda ? 0 : worth(holding));
}

constexpr Facet facetRows[] = {
    { "porrazo.ronda", SM_TEXT("drills", "two of a rank"), 7 },
    { "porrazo.rondine", SM_TEXT("drills", "three of a rank"), 7 },
    { "porrazo.ronda-worth", SM_TEXT("drills", "what a ronda is worth"), 7 },
};

constexpr Misrule<Problem> misrules[] = {
    { pairNeedsThree,
        [](const Problem &hand, const Answer &) {
            return Text { SM_TEXT("drills", "Two cards of a rank are a ronda already: %1."),
                { RankName { holdingOf(hand).rank } } };
        } },
    { rondineAsRonda,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills", "Three of a rank are a rondine: three times a ronda.") };
        } },
    { eachIsOne,
        [](const Problem &hand, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You counted 1 for the rank. A king counts 4, a queen 3, a jack 2: here %1."),
                { std::int64_t { worth(holdingOf(hand).rank) } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &hand, Exercise &exercise)
{
    const Holding holding = holdingOf(hand);
    exercise.question = { SM_TEXT("drills", "What can this hand score by a declaration?") };
    exercise.rows = { { { SM_TEXT("drills", "Your hand") }, listOf(hand), false } };
    exercise.because = { holding.kind == Combination::None
            ? SM_TEXT("drills", "No two cards are of a rank: %1.")
            : holding.kind == Combination::Ronda ? SM_TEXT("drills", "A ronda: %1.")
                                                 : SM_TEXT("drills", "A rondine: %1."),
        { std::int64_t { exercise.answer.number } } };
}

constexpr Topic trained[] = { Topic::Hand };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::porrazo::declaring

namespace sobremesa::porrazo {

constinit const learn::Drill declareDrill { "declare", SM_TEXT("drills", "What is a ronda worth?"),
    declaring::facetRows, learn::attemptOf<declaring::recipe, declaring::facetRows>, declaring::trained };

} // namespace sobremesa::porrazo
