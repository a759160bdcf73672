// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/melds.h"

#include <algorithm>

namespace sobremesa::loba {

namespace {

constexpr std::array<Contract, dealsOfGame> contracts { Contract { 2, 0 }, Contract { 1, 1 },
    Contract { 0, 2 }, Contract { 3, 0 }, Contract { 2, 1 }, Contract { 1, 2 } };

bool sizeIsRight(std::size_t size, int standard, bool anySize)
{
    return anySize ? static_cast<int>(size) >= standard : static_cast<int>(size) == standard;
}

std::optional<Meld> readTrio(const Meld &written, std::span<const Card> cards)
{
    Meld meld = written;
    meld.low = static_cast<std::uint8_t>(cards[0].rank());
    const bool oneRank =
        std::all_of(cards.begin(), cards.end(), [&](Card card) { return fitsTrio(meld, card); });
    const bool sorted = std::is_sorted(cards.begin(), cards.end());
    return oneRank && sorted && !cards[0].isJoker() ? std::optional(meld) : std::nullopt;
}

// Where an escalera begins is known by its first real card and that card's place in the row. An ace is low
// where it stands first or after a joker that is first; otherwise it can only be high.
std::optional<Meld> readEscalera(const Meld &written, std::span<const Card> cards)
{
    Meld meld = written;
    const auto first = static_cast<int>(cards[0].isJoker());
    const Card real = cards[static_cast<std::size_t>(first)];
    meld.suit = static_cast<std::uint8_t>(real.suit());
    if (real.isJoker() || real.rank() - first < lowAce || real.rank() - first + cards.size() - 1 > highAce)
        return std::nullopt;
    meld.low = static_cast<std::uint8_t>(real.rank() - first);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!cards[i].isJoker() && cards[i] != cardAt(meld.suit, meld.low + static_cast<int>(i)))
            return std::nullopt;
    }
    return meld;
}

} // namespace

Contract contractOf(int deal)
{
    return contracts[static_cast<std::size_t>(deal - 1)];
}

std::optional<Meld> readMeld(std::span<const Card> cards, bool escalera, bool anySize)
{
    const bool rightSize = sizeIsRight(cards.size(), escalera ? escaleraSize : trioSize, anySize);
    if (!rightSize || std::count(cards.begin(), cards.end(), Card::joker()) > 1)
        return std::nullopt;
    Meld meld;
    meld.escalera = escalera;
    for (const Card card : cards)
        meld.cards.push_back(card);
    return escalera ? readEscalera(meld, cards) : readTrio(meld, cards);
}

bool fitsTrio(const Meld &meld, Card card)
{
    return card.isJoker() || card.rank() == meld.low;
}

bool fitsEnd(const Meld &meld, Card card, End end)
{
    const int place = end == End::Low ? meld.low - 1 : meld.high() + 1;
    if (place < lowAce || place > highAce)
        return false;
    return card.isJoker() || card == cardAt(meld.suit, place);
}

namespace {

bool standsLow(const Meld &meld, Card card)
{
    return meld.cards.front().isJoker() && card == cardAt(meld.suit, meld.low);
}

bool standsHigh(const Meld &meld, Card card)
{
    return meld.cards.back().isJoker() && card == cardAt(meld.suit, meld.high());
}

} // namespace

bool swaps(const Meld &meld, Card card, End end)
{
    return (standsLow(meld, card) || standsHigh(meld, card)) && fitsEnd(meld, Card::joker(), end);
}

bool fits(const Meld &meld, Card card)
{
    return meld.escalera ? fitsEnd(meld, card, End::Low) || fitsEnd(meld, card, End::High)
                         : fitsTrio(meld, card);
}

bool freesJoker(const Meld &meld, Card card)
{
    return meld.escalera && (swaps(meld, card, End::Low) || swaps(meld, card, End::High));
}

void addToTrio(Meld &meld, Card card)
{
    const Card *place = std::upper_bound(meld.cards.begin(), meld.cards.end(), card);
    meld.cards.insert(static_cast<std::size_t>(place - meld.cards.begin()), card);
}

void addToEnd(Meld &meld, Card card, End end)
{
    if (end == End::High) {
        meld.cards.push_back(card);
        return;
    }
    meld.cards.insert(0, card);
    --meld.low;
}

void swapJoker(Meld &meld, Card card, End end)
{
    if (standsLow(meld, card))
        meld.cards[0] = card;
    else
        meld.cards.back() = card;
    addToEnd(meld, Card::joker(), end);
}

} // namespace sobremesa::loba
