// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/ai/held.h"

namespace sobremesa::loba {

// Whether it pays to wait with the first meld for a trio more than the contract wants: in the first three
// deals, in which much would be left in the hand that can only be laid off (4.6). Only as long as nobody is
// about to go out.
[[nodiscard]] bool waitsForMore(const State &state);

[[nodiscard]] constexpr Contract withTrioMore(Contract contract)
{
    ++contract.trios;
    return contract;
}

// A meld of so many cards that does not take what it pays to wait for.
[[nodiscard]] inline bool isTooEarly(const State &state, std::size_t cards)
{
    return waitsForMore(state) && static_cast<int>(cards) < cardsFor(withTrioMore(contractOf(state.deal)));
}

// How far a hand is from its contract (section 9.1), in turns that a pair waits for its third card, roughly;
// 0 if the contract is complete. A rank or a place of which nothing can come any more does not help.
class Estimate
{
public:
    Estimate(const State &state, Seat seat);

    [[nodiscard]] double way() const { return wayTo(m_contract, m_held, windowsOf(m_held)); }
    // The same with a share of the way to one trio more, where it pays to wait for it.
    [[nodiscard]] double aim() const { return aimOf(m_held); }
    [[nodiscard]] double aimWith(Card card) const;
    [[nodiscard]] double aimWithout(Card card) const;
    // With one card, and without another that was held.
    [[nodiscard]] double aimExchanging(Card taken, Card given) const;
    // Where trios are wanted, one of more cards of its rank than a trio takes.
    [[nodiscard]] bool isBeyondTrio(Card card) const
    {
        return !card.isJoker() && m_contract.trios > 0 && m_held.ofRank[card.rank()] > trioSize;
    }

private:
    // Four places of a suit that may become an escalera.
    struct Window
    {
        std::uint8_t suit = 0;
        std::uint8_t low = 0;
        std::uint8_t missing = 0;
    };
    using Windows = InlineVector<Window, 9>; // the nearest ones

    [[nodiscard]] double aimOf(const Held &held) const;
    [[nodiscard]] double wayTo(const Contract &contract, const Held &held, const Windows &windows) const;
    [[nodiscard]] static Windows nearest(const std::array<Windows, 3> &byMissing);
    [[nodiscard]] Windows windowsOf(const Held &held) const;
    [[nodiscard]] int missingIn(const Held &held, int suit, int low) const;
    [[nodiscard]] static Held without(const Held &held, const Window &window);
    [[nodiscard]] static double withOneWindow(
        const Contract &contract, const Held &held, const Windows &windows);
    [[nodiscard]] double withTwoWindows(
        const Contract &contract, const Held &held, const Windows &windows) const;
    [[nodiscard]] double withSecond(const Contract &contract, const Held &left, const Windows &windows,
        std::size_t first, double best) const;

    Contract m_contract;
    bool m_waits = false; // for a trio more
    Held m_held;
    std::array<std::uint16_t, 4> m_gone {}; // places of which both cards are out
};

} // namespace sobremesa::loba
