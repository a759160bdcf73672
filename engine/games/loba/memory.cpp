// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/memory.h"

#include <algorithm>

namespace sobremesa::loba {

namespace {

int sizeOf(const Bag &bag)
{
    return static_cast<int>(bag.cards().size());
}

// All that can be said where the pools are not known (section 6): every way to deal the cards that are not
// seen, and not remembered in a hand, is equally likely. So it is where nothing was heard, for a position by
// itself: a record begins with a deal and always tells everything since. And so it is where, after many
// reshuffles, the true spread was among those that were left out as unlikely.
Memory inOnePool(const Seen<State> &seen, const Memory &heard)
{
    const State &state = seen.state;
    Memory memory { heard.known, heard.taken, {} };
    Spread &spread = memory.spreads.emplace_back();
    Bag unseen = bagOf(doublePack.cards());
    unseen -= bagOf(state.discards);
    for (const Meld &meld : state.melds)
        unseen -= bagOf(meld.cards);
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (seesHand(state, seen.viewer, seat)) {
            unseen -= bagOf(state.hands[seat]);
            continue;
        }
        unseen -= bagOf(memory.known[seat]);
        spread.held[seat][0] =
            static_cast<std::uint8_t>(state.hands[seat].size() - memory.known[seat].size());
    }
    spread.pools.push_back(unseen);
    return memory;
}

// Follows a deal, event by event.
class Recalling
{
public:
    Recalling(const Seen<State> &seen, std::size_t mostSpreads)
        : m_seen(seen)
        , m_mostSpreads(mostSpreads)
    {
        m_memory.spreads.emplace_back();
        m_memory.spreads[0].pools.push_back(bagOf(doublePack.cards()));
    }
    void follow(const Event &event);
    [[nodiscard]] Memory take();

private:
    [[nodiscard]] std::size_t lastPool() const { return m_memory.spreads[0].pools.size() - 1; }
    [[nodiscard]] bool isOwn(Seat seat) const { return seat == m_seen.viewer; }
    void drawn(Seat seat, const PackCards &cards);
    void openly(Card card);
    void shown(Seat seat, Card card);
    void reshuffled();
    // Each spread with one card less: of one of its pools, as often as it can have come from there.
    template<typename Ways>
    void takeOut(Card card, Ways ways);

    const Seen<State> &m_seen;
    std::size_t m_mostSpreads;
    Memory m_memory;
    std::vector<Card> m_discards;
    bool m_lost = false;
};

// NOLINTNEXTLINE(readability-function-cognitive-complexity): a row an event
void Recalling::follow(const Event &event)
{
    if (event.kind != EventKind::Moved)
        return;
    const bool fromStock = event.from.zone == Zone::Stock;
    if (fromStock && event.to.zone == Zone::Hand)
        return drawn(event.to.owner, event.cards);
    if (event.from.zone == Zone::Discards && event.to.zone == Zone::Stock)
        return reshuffled();
    for (const Card card : event.cards) {
        if (fromStock)
            openly(card);
        if (event.from.zone == Zone::Hand)
            shown(event.from.owner, card);
        if (event.from.zone == Zone::Discards)
            m_discards.pop_back();
        if (event.to.zone == Zone::Discards)
            m_discards.push_back(card);
        if (event.from.zone == Zone::Discards && event.to.zone == Zone::Hand) {
            m_memory.known[event.to.owner].push_back(card);
            if (isOwn(event.to.owner))
                m_memory.taken = card;
        }
    }
}

template<typename Ways>
void Recalling::takeOut(Card card, Ways ways)
{
    std::vector<Spread> after;
    for (const Spread &spread : m_memory.spreads) {
        for (std::size_t pool = 0; pool < spread.pools.size(); ++pool) {
            const int copies = spread.pools[pool].count(card);
            Spread less = spread;
            less.weight *= copies * ways(less, pool);
            if (less.weight <= 0)
                continue;
            less.pools[pool].remove(card);
            const auto same = std::find_if(
                after.begin(), after.end(), [&less](const Spread &other) { return other.sameAs(less); });
            if (same == after.end())
                after.push_back(less);
            else
                same->weight += less.weight;
        }
    }
    m_lost = m_lost || after.empty(); // of what was left out as unlikely, one was true
    if (after.empty())
        return;
    std::stable_sort(after.begin(), after.end(),
        [](const Spread &left, const Spread &right) { return left.weight > right.weight; });
    after.resize(std::min(after.size(), m_mostSpreads));
    const double most = after.front().weight;
    for (Spread &spread : after)
        spread.weight /= most;
    m_memory.spreads = std::move(after);
}

// Its own cards the seat sees; those of the others stay unseen.
void Recalling::drawn(Seat seat, const PackCards &cards)
{
    for (const Card card : cards) {
        if (isOwn(seat)) {
            m_memory.taken = {};
            openly(card);
            continue;
        }
        for (Spread &spread : m_memory.spreads)
            ++spread.held[seat][lastPool()];
    }
}

// From the stock.
void Recalling::openly(Card card)
{
    const std::size_t last = lastPool();
    takeOut(card, [last](const Spread &, std::size_t pool) { return pool == last ? 1 : 0; });
}

void Recalling::shown(Seat seat, Card card)
{
    if (isOwn(seat) || m_memory.known[seat].remove(card)) {
        if (isOwn(seat))
            m_memory.known[seat].remove(card);
        if (isOwn(seat) && m_memory.taken == card)
            m_memory.taken = {};
        return;
    }
    takeOut(card, [seat](Spread &spread, std::size_t pool) {
        const int held = spread.held[seat][pool];
        if (held > 0)
            --spread.held[seat][pool];
        return held;
    });
}

void Recalling::reshuffled()
{
    const Card top = m_discards.back();
    m_discards.pop_back();
    for (Spread &spread : m_memory.spreads)
        spread.pools.push_back(bagOf(m_discards));
    m_discards = { top };
}

// Each spread as often as there are ways to deal its cards.
Memory Recalling::take()
{
    if (m_lost)
        return inOnePool(m_seen, m_memory);
    double most = 0;
    for (Spread &spread : m_memory.spreads) {
        for (const Bag &pool : spread.pools) {
            for (int cards = sizeOf(pool); cards > 1; --cards)
                spread.weight *= cards;
        }
        most = std::max(most, spread.weight);
    }
    for (Spread &spread : m_memory.spreads)
        spread.weight /= most;
    return std::move(m_memory);
}

} // namespace

Memory recall(const Seen<State> &seen)
{
    return recall(seen, mostSpreads);
}

Memory recall(const Seen<State> &seen, std::size_t spreads)
{
    const std::vector<Heard::Step> deal = seen.heard.deal();
    if (deal.empty() || handsAreOpen(seen.state))
        return inOnePool(seen, {});
    Recalling recalling(seen, spreads);
    for (const Heard::Step &step : deal) {
        for (const Event &event : step.events)
            recalling.follow(event);
    }
    return recalling.take();
}

} // namespace sobremesa::loba
