// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/ai/knowledge.h"

// What slips a player's mind.
namespace sobremesa::porrazo {

namespace {

using Hidden = InlineVector<Card *, packSize>;

Hidden hiddenFrom(State &world, Seat viewer)
{
    Hidden hidden;
    for (Seat seat = 0; seat < world.rules.players; ++seat) {
        for (Card &card : world.hands[seat]) {
            if (seat != viewer)
                hidden.push_back(&card);
        }
    }
    for (std::size_t i = world.stock.size(); i > 0; --i)
        hidden.push_back(&world.stock[i - 1]);
    return hidden;
}

// Cards of this deal are not forgotten.
CardSet freshCards(const State &world)
{
    CardSet fresh = world.chain.gained;
    for (const HandCards &played : world.played) {
        for (const Card card : played)
            fresh.insert(card);
    }
    return fresh;
}

} // namespace

// Captured cards of earlier deals that slip the viewer's mind change places with cards that it does not see.
void forget(State &world, Seat viewer, const Lapses &lapses, Rng &rng)
{
    const Hidden hidden = hiddenFrom(world, viewer);
    const CardSet fresh = freshCards(world);
    for (CardSet &pile : world.piles) {
        for (const Card card : pile - fresh) {
            if (hidden.empty() || !lapses.slips(card))
                continue;
            Card &other = *hidden[rng.below(static_cast<std::uint32_t>(hidden.size()))];
            pile.remove(card);
            pile.insert(other);
            other = card;
        }
    }
}

} // namespace sobremesa::porrazo
