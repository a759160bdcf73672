// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/loba/loba.h"

namespace sobremesa::loba {

// How far a hand is from its contract (section 9.1), in turns that a pair waits for its third card, roughly;
// 0 if the contract is complete. A rank or a place of which nothing can come any more does not help.
class Estimate
{
public:
    Estimate(const State &state, Seat seat);

    [[nodiscard]] double way() const { return wayOf(m_held); }
    [[nodiscard]] double wayWith(Card card) const;
    [[nodiscard]] double wayWithout(Card card) const;

private:
    // How many ranks there are with 0, 1, 2, and 3 or more cards.
    using Ranks = std::array<std::uint8_t, 4>;
    // A hand by ranks and by suits, where bit p is place p and the ace has two places.
    struct Held
    {
        std::array<std::uint8_t, 14> ofRank {};
        Ranks ranks { 13, 0, 0, 0 };
        std::array<std::uint16_t, 4> once {};
        std::array<std::uint16_t, 4> twice {};
        int jokers = 0;

        void add(Card card);
        void remove(Card card);
        void count(int rank, int change);
    };
    // Four places of a suit that may become an escalera.
    struct Window
    {
        std::uint8_t suit = 0;
        std::uint8_t low = 0;
        std::uint8_t missing = 0;
    };
    using Windows = InlineVector<Window, 9>; // the nearest ones
    // How many cards each escalera of the contract wants.
    using Wanted = InlineVector<std::uint8_t, 2>;

    [[nodiscard]] double wayOf(const Held &held) const;
    [[nodiscard]] Windows windowsOf(const Held &held) const;
    [[nodiscard]] int missingIn(const Held &held, int suit, int low) const;
    [[nodiscard]] static Held without(const Held &held, const Window &window);
    [[nodiscard]] double withOneWindow(const Held &held, const Windows &windows) const;
    [[nodiscard]] double withTwoWindows(const Held &held, const Windows &windows) const;
    [[nodiscard]] double withSecond(
        const Held &left, const Windows &windows, std::size_t first, double best) const;
    [[nodiscard]] double finish(const Held &held, Wanted escaleras) const;

    Contract m_contract;
    Held m_held;
    std::array<std::uint16_t, 4> m_gone {}; // places of which both cards are out
};

} // namespace sobremesa::loba
