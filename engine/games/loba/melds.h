// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/action.h"
#include "engine/games/loba/bag.h"

namespace sobremesa::loba {

inline constexpr int trioSize = 3;
inline constexpr int escaleraSize = 4;
inline constexpr int lowAce = 1; // the places of an escalera: 1, 2 … 13, 14 (section 4.4)
inline constexpr int highAce = 14;
inline constexpr int dealsOfGame = 6;

inline constexpr std::uint8_t escaleraKind = 1; // of a group in "meld"; the first kind is a trio

struct Contract
{
    std::uint8_t trios = 0;
    std::uint8_t escaleras = 0;
};

// Section 4.2; deals are numbered from 1.
[[nodiscard]] Contract contractOf(int deal);
// How many cards its melds take.
[[nodiscard]] constexpr int cardsFor(const Contract &contract)
{
    return trioSize * contract.trios + escaleraSize * contract.escaleras;
}

enum class InitialMeld : std::uint8_t { Exact, Extra, Free };

enum class End : std::uint8_t { Low, High };

// A trio or escalera on the table.
struct Meld
{
    Cards<14> cards; // as written in section 4.4
    std::uint8_t owner = 0;
    bool escalera = false;
    std::uint8_t suit = 0; // of an escalera
    std::uint8_t low = 0; // place of the low end; of a trio, its rank

    [[nodiscard]] constexpr int high() const { return low + static_cast<int>(cards.size()) - 1; }

    friend bool operator==(const Meld &, const Meld &) = default;
};

// The card that a place of an escalera asks for.
[[nodiscard]] constexpr Card cardAt(int suit, int place)
{
    return Card::of(suit, place == highAce ? lowAce : place);
}

// The meld that these cards are, if they are one that may be put down (sections 4.4 and 4.5).
[[nodiscard]] std::optional<Meld> readMeld(std::span<const Card> cards, bool escalera, bool anySize);

// Whether the card goes on the meld at all: on a trio, or on either end of an escalera (section 4.6).
[[nodiscard]] bool fits(const Meld &meld, Card card);
// Whether the card goes on a trio, or on that end of an escalera (section 4.6).
[[nodiscard]] bool fitsTrio(const Meld &meld, Card card);
[[nodiscard]] bool fitsEnd(const Meld &meld, Card card, End end);
// Whether the card replaces an end joker of the escalera, which then goes to that end (section 4.7).
[[nodiscard]] bool swaps(const Meld &meld, Card card, End end);

[[nodiscard]] bool freesJoker(const Meld &meld, Card card); // at either end

void addToTrio(Meld &meld, Card card);
void addToEnd(Meld &meld, Card card, End end);
void swapJoker(Meld &meld, Card card, End end);

// What a hand may put down.
struct MeldRules
{
    Contract contract;
    InitialMeld initial = InitialMeld::Extra;
    int most = 12; // how many cards may go down
};

// A quick answer for most hands: false if the contract is out of reach.
[[nodiscard]] bool contractInReach(const Bag &hand, Contract contract);
// Appends every way to put down melds, in the one spelling of section 4.4, each once.
void listMelds(const Bag &hand, const MeldRules &rules, Action action, Actions &out);

} // namespace sobremesa::loba
