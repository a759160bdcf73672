// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/worlds.h"
#include "engine/core/unseen.h"
#include "engine/games/loba/memory.h"

#include <algorithm>

// Worlds that agree with what a seat sees and remembers (section 6).
namespace sobremesa::loba {

Worlds::Worlds(const Seen<State> &seen, const Memory &memory)
    : m_seen(seen.state)
{
    for (Seat seat = 0; seat < m_seen.rules.players; ++seat) {
        if (seesHand(m_seen, seen.viewer, seat))
            continue;
        m_hidden.insert(seat);
        m_seen.hands[seat] = memory.known[seat];
    }
    for (const Spread &spread : memory.spreads) {
        m_all += spread.weight;
        Dealing &dealing = m_dealings.emplace_back();
        dealing.weight = spread.weight;
        dealing.held = spread.held;
        for (const Bag &pool : spread.pools)
            dealing.pools.push_back(pool.cards());
    }
}

const Worlds::Dealing &Worlds::anyDealing(Rng &rng) const
{
    double pick = m_dealings.size() > 1 ? rng.real() * m_all : 0;
    std::size_t i = 0;
    for (; i + 1 < m_dealings.size() && pick >= m_dealings[i].weight; ++i)
        pick -= m_dealings[i].weight;
    return m_dealings[i];
}

State Worlds::draw(Rng &rng) const
{
    State world = m_seen;
    const Dealing &dealing = anyDealing(rng);
    for (std::size_t pool = 0; pool < dealing.pools.size(); ++pool) {
        PackCards cards = dealing.pools[pool];
        shuffle(cards, rng);
        for (const Seat seat : m_hidden) {
            for (int left = dealing.held[seat][pool]; left > 0; --left) {
                world.hands[seat].push_back(cards.back());
                cards.pop_back();
            }
        }
        if (pool + 1 == dealing.pools.size())
            std::reverse_copy(cards.begin(), cards.begin() + world.stock.size(), world.stock.begin());
    }
    for (const Seat seat : m_hidden)
        std::sort(world.hands[seat].begin(), world.hands[seat].end());
    return world;
}

} // namespace sobremesa::loba
