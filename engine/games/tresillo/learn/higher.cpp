// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/learn/parts.h"

// Which card is higher? (4.1)
namespace sobremesa::tresillo::higher {

namespace {

using namespace learn;

constexpr std::size_t shown = 4;

struct Problem
{
    int trump = 0;
    Cards<shown> cards; // the first one was led
};

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem problem;
    problem.trump = between(0, suitCount - 1, rng);
    const int suit = oneIn(2, rng) ? problem.trump : between(0, suitCount - 1, rng);
    while (problem.cards.size() < shown) {
        const std::uint32_t lot = rng.below(12);
        Card card = pack.takeSuit(suit);
        if (lot < static_cast<std::uint32_t>(box))
            card = pack.take([&](Card each) { return isEstuche(each, problem.trump); });
        else if (lot == 11)
            card = pack.takeSuit(problem.trump);
        problem.cards.push_back(card.known() ? card : pack.take());
    }
    return problem;
}

// The place of the highest card, by how much each counts in the trick.
template<typename Power>
Answer highest(const Problem &problem, Power powerOf)
{
    const auto best = std::max_element(problem.cards.begin(), problem.cards.end(),
        [&](Card left, Card right) { return powerOf(left) < powerOf(right); });
    return numberAnswer(static_cast<int>(best - problem.cards.begin()));
}

Answer truth(const Problem &problem)
{
    return highest(problem, [&](Card card) { return powerInTrick(card, problem.cards[0], problem.trump); });
}

// How the cards would stand in a simpler game.
struct Order
{
    bool upsideDown = true; // long suits count downwards
    bool alwaysTrumps = true; // espada and basto
    bool mala = true;
    bool punto = true;
    bool trumpsWin = true;
};

bool isHigh(const Order &order, Card card)
{
    return order.alwaysTrumps && (card == espada || card == basto);
}

bool counts(const Order &order, Card card, int trump)
{
    return card.suit() == trump || isHigh(order, card);
}

// Of the four cards above the rey of trumps; 0 for any other.
int topPower(const Order &order, int trump, Card card)
{
    if (isHigh(order, card))
        return card == espada ? 103 : 101;
    if (order.mala && card == malaOf(trump))
        return 102;
    return order.punto && isLong(trump) && card == Card::of(trump, 1) ? 100 : 0;
}

int simplePower(const Order &order, const Problem &problem, Card card)
{
    const Card led = problem.cards[0];
    const bool trumps = counts(order, card, problem.trump);
    if (!trumps && (counts(order, led, problem.trump) || card.suit() != led.suit()))
        return 0;
    if (const int top = topPower(order, problem.trump, card))
        return top;
    const int rank = card.rank();
    const bool down = order.upsideDown && isLong(card.suit());
    const int plain = rank > 7 ? rank + 2 : down ? 9 - rank : rank;
    return plain + (trumps && order.trumpsWin ? 20 : 0);
}

template<typename Change>
Answer simplified(const Problem &problem, Change change)
{
    Order order;
    change(order);
    return highest(problem, [&](Card card) { return simplePower(order, problem, card); });
}

Answer pipsUpwards(const Problem &problem)
{
    return simplified(problem, [](Order &order) { order.upsideDown = false; });
}
Answer blackAcesArePlain(const Problem &problem)
{
    return simplified(problem, [](Order &order) { order.alwaysTrumps = false; });
}
Answer malaIsLow(const Problem &problem)
{
    return simplified(problem, [](Order &order) { order.mala = false; });
}
Answer puntoIsPlain(const Problem &problem)
{
    return simplified(problem, [](Order &order) { order.punto = false; });
}
Answer trumpsDoNotWin(const Problem &problem)
{
    return simplified(problem, [](Order &order) { order.trumpsWin = false; });
}

constexpr Facet facetRows[] = {
    { "tresillo.upside-down", SM_TEXT("drills", "oros and copas upside down"), 1 },
    { "tresillo.estuches", SM_TEXT("drills", "espada and basto"), 2 },
    { "tresillo.mala", SM_TEXT("drills", "the mala"), 2 },
    { "tresillo.punto", SM_TEXT("drills", "the punto"), 2 },
    { "tresillo.trumps-win", SM_TEXT("drills", "any trump beats a plain card"), 1 },
};

TextValue bestOf(const Problem &problem)
{
    return problem.cards[static_cast<std::size_t>(truth(problem).number)];
}
TextValue chosen(const Problem &problem, const Answer &wrong)
{
    return problem.cards[static_cast<std::size_t>(wrong.number)];
}

constexpr Misrule<Problem> misrules[] = {
    { pipsUpwards,
        [](const Problem &problem, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You put the %1 above the %2. In oros and copas the low numbers are the high "
                              "ones: 2, 3, 4, 5, 6, 7 downwards."),
                { chosen(problem, wrong), bestOf(problem) } };
        } },
    { blackAcesArePlain,
        [](const Problem &problem, const Answer &) {
            return Text {
                SM_TEXT("drills",
                    "The %1 is a trump whatever suit is trumps: espada the highest, basto the third."),
                { bestOf(problem) }
            };
        } },
    { malaIsLow,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You took the mala for a low card. The lowest card of the trump suit, here the "
                              "%1, is the second highest trump."),
                { malaOf(problem.trump) } };
        } },
    { puntoIsPlain,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "With a red suit as trumps its ace, the %1, is the punto: above the rey."),
                { Card::of(problem.trump, 1) } };
        } },
    { trumpsDoNotWin,
        [](const Problem &problem, const Answer &wrong) {
            return Text { SM_TEXT("drills", "The %1 is no trump. Every trump beats it, also the %2."),
                { chosen(problem, wrong), bestOf(problem) } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.inOrder = true;
    exercise.question = { SM_TEXT("drills", "Trumps: %1. Which card is the highest?"),
        { SuitName { problem.trump } } };
    exercise.note = { SM_TEXT("drills", "The first one was led.") };
    for (const Card card : problem.cards)
        exercise.offered.push_back(
            { static_cast<int>(exercise.offered.size()), learn::cardText(card), { card } });
    exercise.because = { SM_TEXT("drills", "The %1 is the highest."), { bestOf(problem) } };
}

constexpr Topic trained[] = { Topic::Trick };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::tresillo::higher

namespace sobremesa::tresillo {

constinit const learn::Drill higherDrill { "higher", SM_TEXT("drills", "Which card is higher?"),
    higher::facetRows, learn::attemptOf<higher::recipe, higher::facetRows>, higher::trained };

} // namespace sobremesa::tresillo
