// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/tresillo/table/words.h"

namespace sobremesa::tresillo {

namespace {

// The cards of its own suit, or the trumps, that stand above a card: from the highest down (4.1).
CardList above(Card card, int trump)
{
    CardList higher;
    for (const Card other : spanishPack.cards()) {
        const bool same = isTrump(other, trump) == isTrump(card, trump);
        if (same && (isTrump(card, trump) || other.suit() == card.suit())
            && strength(other, trump) > strength(card, trump))
            higher.push_back(other);
    }
    std::sort(higher.begin(), higher.end(),
        [trump](Card left, Card right) { return strength(left, trump) > strength(right, trump); });
    return higher;
}

void addRank(const State &seen, Card card, int trump, std::vector<Text> &notes)
{
    const CardList higher = above(card, trump);
    const bool trumps = isTrump(card, trump);
    if (higher.empty() && trumps)
        notes.push_back({ SM_TEXT("tresillo", "Nothing beats it.") });
    else if (higher.empty())
        notes.push_back({ SM_TEXT("tresillo", "It is the highest of its suit; only trumps beat it.") });
    else if (trumps)
        notes.push_back({ SM_TEXT("tresillo", "It is beaten by %1."), { higher } });
    else
        notes.push_back(
            { SM_TEXT("tresillo", "It is beaten by every trump, and in its suit by %1."), { higher } });
    if (higher.empty())
        return;
    const auto out = unseenWhere(zones(seen), spanishPack,
        [&higher](Card other) { return std::find(higher.begin(), higher.end(), other) != higher.end(); });
    notes.push_back({ SM_TEXT("tresillo", "Of these you have not seen %1."), { out } });
}

} // namespace

// 4.1: without a trump yet, what can be said of a card whatever the trump will be.
std::vector<Text> cardNotes(const State &seen, Seat, Card card)
{
    std::vector<Text> notes;
    if (card == espada)
        notes.push_back({ SM_TEXT("tresillo", "The espada: always the highest trump.") });
    else if (card == basto)
        notes.push_back({ SM_TEXT("tresillo", "The basto: always a trump, the third.") });
    const int trump = seen.now.trump;
    if (trump == none) {
        if (card == malaOf(card.suit()))
            notes.push_back({ SM_TEXT("tresillo",
                "If its suit is trumps it is the mala, the second trump; else it is the lowest of its "
                "suit.") });
        return notes;
    }
    if (card == malaOf(trump))
        notes.push_back({ SM_TEXT("tresillo", "The mala: the second trump.") });
    else if (isTrump(card, trump) && card != espada && card != basto)
        notes.push_back({ SM_TEXT("tresillo", "A trump.") });
    addRank(seen, card, trump, notes);
    return notes;
}

// Trumps on the left, then suit by suit with the highest first (4.1); the colours of the pips take turns.
int handOrder(const State &seen, Card card)
{
    static constexpr int suits[] = { 2, 4, 1, 3 }; // oros, copas, espadas, bastos
    if (!card.known())
        return 0;
    if (trumpNow(seen, card))
        return 99 - strength(card, seen.now.trump);
    const int other = (card.suit() + 1) % suitCount; // as a plain suit, whatever trumps are
    return suits[card.suit()] * 100 + 99 - strength(card, other);
}

bool trumpNow(const State &seen, Card card)
{
    return seen.now.trump != none && card.known() && isTrump(card, seen.now.trump);
}

} // namespace sobremesa::tresillo
