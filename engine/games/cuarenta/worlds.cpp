// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/worlds.h"
#include "engine/core/unseen.h"

#include <algorithm>

namespace sobremesa::cuarenta {

namespace {

using Unseen = Cards<40>;

// Section 6: everybody has seen the table and every card captured; the viewer also knows his hand.
Unseen unseenCards(const State &state)
{
    static const RankSet pack = RankSet::of(fortyPack.cards());
    Unseen unseen;
    for (const Card card : unseenOf(pack - state.captured[0] - state.captured[1], state.table, state.hands))
        unseen.push_back(card);
    return unseen;
}

bool isHidden(const Cards<5> &hand)
{
    return !hand.empty() && !hand[0].known();
}

void fill(Card *from, const Card *end, Cards<40> &rest)
{
    for (; from != end; ++from) {
        if (!from->known())
            *from = takeOut(rest, rest.size() - 1);
    }
}

} // namespace

Worlds::Worlds(const Seen<State> &seen)
    : m_seen(seen.state)
    , m_unseen(unseenCards(seen.state))
{
    RankChoice::ByRank<std::uint8_t> count {};
    for (const Card card : m_unseen)
        ++count[static_cast<std::size_t>(card.rank())];
    InlineVector<RankChoice::Hand, 4> rondas;
    for (const Seat seat : SeatSet::firstOf(seatCount(m_seen))) {
        if (!isHidden(m_seen.hands[seat]))
            continue;
        m_hidden.insert(seat);
        if (m_seen.declared.contains(seat))
            rondas.push_back(rondaOf(seat));
    }
    m_rondas = RankChoice({ rondas.begin(), rondas.end() }, count, static_cast<int>(m_unseen.size()));
}

// With the cards that it has played.
RankChoice::Hand Worlds::rondaOf(Seat seat) const
{
    RankChoice::Hand hand { static_cast<std::uint8_t>(m_seen.hands[seat].size()), {} };
    hand.missing.fill(RankChoice::never);
    for (int place = 0; place < places; ++place) {
        const int missing = 3 - RankSet::of(m_seen.played[seat]).ofRank(place).size();
        if (missing >= 0 && missing <= hand.size)
            hand.missing[static_cast<std::size_t>(rankAt(place))] = static_cast<std::int8_t>(missing);
    }
    return hand;
}

void Worlds::giveRondas(State &world, Unseen &rest, Rng &rng) const
{
    const RankChoice::Chosen ranks = m_rondas.draw(rng);
    const std::uint8_t *rank = ranks.begin();
    for (const Seat seat : m_hidden &world.declared) {
        const auto isRonda = [rank](Card card) { return card.rank() == *rank; };
        auto left = 3 - std::count_if(world.played[seat].begin(), world.played[seat].end(), isRonda);
        for (Card *card = world.hands[seat].begin(); left > 0; ++card, --left)
            *card = takeOfRank(rest, *rank, rng);
        ++rank;
    }
}

// Seldom tried again: the rest of the cards may have put a fourth to the three, or dealt four of a kind.
State Worlds::draw(Rng &rng) const
{
    for (;;) {
        State world = m_seen;
        Unseen rest = m_unseen;
        giveRondas(world, rest, rng);
        shuffle(rest, rng);
        for (const Seat seat : m_hidden)
            fill(world.hands[seat].begin(), world.hands[seat].end(), rest);
        fill(world.stock.begin(), world.stock.end(), rest);
        if (agrees(world))
            return world;
    }
}

bool Worlds::agrees(const State &world) const
{
    if (world.phase == Phase::Over)
        return true;
    for (const Seat seat : m_hidden) {
        const RankSet cards = dealt(world, seat);
        if (rankOfFour(cards) != 0 || (world.declared.contains(seat) && rankOfThree(cards) == 0))
            return false;
    }
    return true;
}

} // namespace sobremesa::cuarenta
