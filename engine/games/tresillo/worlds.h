// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/tresillo/sharing.h"

namespace sobremesa::tresillo {

// How the cards can lie for a seat that sees this (redacted) state, every way equally likely: in the hands,
// among the discards of each seat and in the stock, in its order. Known beside the cards that were seen
// (section 6): what nobody can hold who followed as he did; where the espada can be by who was forced, or by
// nobody having been; who holds the turned card. Nothing follows from bids, words and the number of cards
// exchanged.
class Worlds
{
public:
    explicit Worlds(const Seen<State> &seen);
    [[nodiscard]] State draw(Rng &rng) const;

private:
    static constexpr std::size_t mostGroups = 9; // four hands, four heaps of discards, the stock

    // Cards in one place that the viewer does not know: some of a hand, of discards or of the stock.
    struct Group
    {
        Seat seat = nobody; // nobody: the stock
        bool isHand = false;
        bool mayHoldEspada = true;
        std::uint8_t size = 0;
        CardSet cannot {};
        std::size_t bound = Sharing::mostGroups; // place among the groups that cannot hold some cards
    };

    void addGroups();
    void bindGroups();
    void sortCards();
    [[nodiscard]] double waysWithEspada(std::size_t group) const;
    [[nodiscard]] std::size_t groupOfEspada(Rng &rng) const;
    using Unknown = InlineVector<Card *, 13>;
    [[nodiscard]] static Unknown unknownIn(State &world, const Group &group);
    void dealKinds(State &world, Sharing::Sizes left, Cards<40> &rest, Rng &rng) const;

    State m_seen;
    InlineVector<Group, mostGroups> m_groups;
    InlineVector<std::size_t, Sharing::mostGroups> m_bound; // groups that cannot hold some cards
    Sharing m_sharing; // of all cards but the espada, among those
    bool m_espadaUnseen = false;
    int m_free = 0; // unknown cards in groups that are not bound
};

[[nodiscard]] inline Worlds worlds(const Seen<State> &seen)
{
    return Worlds(seen);
}
static_assert(Imagined<State>);

} // namespace sobremesa::tresillo
