// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "engine/games/tresillo/tresillo.h"

#include <algorithm>
#include <vector>

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
    static constexpr std::size_t mostBound = 4; // hands
    using Sizes = std::array<std::uint8_t, mostBound>;

    // Cards in one place that the viewer does not know: some of a hand, of discards or of the stock.
    struct Group
    {
        Seat seat = nobody; // nobody: the stock
        bool isHand = false;
        bool mayHoldEspada = true;
        std::uint8_t size = 0;
        CardSet cannot {};
        std::size_t bound = mostBound; // place among the groups that cannot hold some cards
    };
    // Cards that the same bound groups can hold.
    struct Kind
    {
        unsigned groups = 0; // bits
        Cards<40> cards;
    };

    void addGroups();
    void bindGroups();
    void sortCards();
    void count();
    [[nodiscard]] std::size_t boundGroups() const { return std::min(m_bound.size(), mostBound); }
    [[nodiscard]] std::size_t index(std::size_t kind, const Sizes &left) const;
    template<typename Visit>
    void forEachSplit(std::size_t kind, const Sizes &left, const Visit &visit) const;
    [[nodiscard]] double waysWithEspada(std::size_t group) const;
    [[nodiscard]] std::size_t groupOfEspada(Rng &rng) const;
    using Unknown = InlineVector<Card *, 13>;
    [[nodiscard]] static Unknown unknownIn(State &world, const Group &group);
    void dealKinds(State &world, Sizes left, Cards<40> &rest, Rng &rng) const;

    State m_seen;
    InlineVector<Group, mostGroups> m_groups;
    InlineVector<std::size_t, mostBound> m_bound; // groups
    Sizes m_sizes {}; // of the bound groups
    InlineVector<Kind, 16> m_kinds; // of all cards but the espada
    bool m_espadaUnseen = false;
    int m_free = 0; // unknown cards in groups that are not bound
    // In how many ways the cards of these and the later kinds fill what is left of the bound groups.
    std::vector<double> m_ways;
};

[[nodiscard]] inline Worlds worlds(const Seen<State> &seen)
{
    return Worlds(seen);
}
static_assert(Imagined<State>);

} // namespace sobremesa::tresillo
