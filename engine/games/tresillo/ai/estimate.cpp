// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/ai/estimate.h"

#include "engine/games/tresillo/ai/bycard.h"
#include "engine/games/tresillo/phases.h"

#include <algorithm>

namespace sobremesa::tresillo {

namespace {

constexpr int knight = 9;

// ---- hands

struct SuitCount
{
    std::array<int, suitCount> plain {};
    int trumps = 0;
};

SuitCount countSuits(const Hand &hand, int trump)
{
    SuitCount count;
    for (const Card card : hand) {
        if (isTrump(card, trump))
            ++count.trumps;
        else
            ++count.plain[card.suit()];
    }
    return count;
}

constexpr double trumpWorth(Card card, int trump)
{
    if (card == espada)
        return 1.0;
    if (card == malaOf(trump))
        return 0.95;
    if (card == basto)
        return 0.85;
    if (card.rank() == 1)
        return 0.65;
    return card.rank() == king ? 0.6 : card.rank() == knight ? 0.5 : 0.36;
}

double plainWorth(Card card, const SuitCount &count)
{
    const int length = count.plain[card.suit()];
    if (card.rank() == king)
        return length > 4 ? 0.5 : 0.7;
    return card.rank() == knight && length > 1 && length < 5 ? 0.25 : 0.0;
}

bool isKept(Card card, int trump)
{
    return isTrump(card, trump) || card.rank() == king;
}

// ---- cards

// The declarer keeps no guard; the opponents a knight that may become good.
constexpr double worthKept(Card card, int trump, bool opponent)
{
    if (isTrump(card, trump))
        return std::max(0.5, trumpWorth(card, trump));
    if (card.rank() == king)
        return 0.75;
    return card.rank() == knight ? (opponent ? 0.36 : 0.25) : opponent && card.rank() > 7 ? 0.2 : 0.05;
}

// By trump and by the card's code, as thousands of exchanges are weighed.
template<bool opponent>
constexpr auto kept = tableOf<double>([](Card card, int trump) { return worthKept(card, trump, opponent); });

} // namespace

double trickEstimate(const Hand &hand, int trump)
{
    const SuitCount count = countSuits(hand, trump);
    double tricks = 0.3 * std::max(0, count.trumps - 4);
    for (const Card card : hand)
        tricks += isTrump(card, trump) ? trumpWorth(card, trump) : plainWorth(card, count);
    return tricks;
}

double exchangeEstimate(const Hand &hand, int trump)
{
    Hand kept;
    for (const Card card : hand) {
        if (isKept(card, trump))
            kept.push_back(card);
    }
    constexpr double drawn = 0.2; // tricks by a card of the stock
    return trickEstimate(kept, trump) + drawn * static_cast<double>(hand.size() - kept.size());
}

double keepWorth(const State &state, Seat seat, Card card)
{
    return seat == state.now.declarer ? kept<false>[state.now.trump][card.code]
                                      : kept<true>[state.now.trump][card.code];
}

// Straight lines, fitted to forty thousand deals played by these rules of thumb.
double winChance(double tricks)
{
    return std::clamp(0.5 + 0.28 * (tricks - 3.45), 0.02, 0.98);
}

double soloChance(double tricks)
{
    return std::clamp(0.5 + 0.45 * (tricks - 3.65), 0.02, 0.98);
}

} // namespace sobremesa::tresillo
