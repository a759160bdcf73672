// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/worlds.h"
#include "engine/core/unseen.h"
#include "engine/games/tresillo/deduced.h"
#include "engine/games/tresillo/phases.h"

#include <algorithm>

// Worlds that agree with what a seat sees and has heard (section 6).
namespace sobremesa::tresillo {

namespace {

// ---- the unknown cards

// Every card of the pack whose place the viewer does not know.
CardSet unknownCards(const Deal &deal)
{
    static const CardSet pack = CardSet::of(spanishPack.cards());
    return unseenOf(pack, deal.hands, deal.discards, deal.stock, deal.played);
}

// Everybody saw who took the turned card: it is in that hand until it is played.
void giveTurnedCard(Deal &deal, Seat viewer)
{
    if (deal.turnedTaker == nobody || deal.turnedTaker == viewer || deal.played.contains(deal.turned))
        return;
    deal.hands[deal.turnedTaker][0] = deal.turned;
}

template<typename Container>
std::uint8_t unknownAmong(const Container &cards)
{
    return static_cast<std::uint8_t>(
        std::count_if(cards.begin(), cards.end(), [](Card card) { return !card.known(); }));
}

} // namespace

Worlds::Worlds(const Seen<State> &seen)
    : m_seen(seen.state)
{
    if (m_seen.now.active.empty())
        return;
    giveTurnedCard(m_seen.now, seen.viewer);
    addGroups();
    bindGroups();
    sortCards();
    m_sharing.count();
}

void Worlds::addGroups()
{
    const Deal &now = m_seen.now;
    const ByPlayer<CardSet> cannot = voids(now);
    const EspadaClues clues(m_seen);
    const auto add = [this](Group group) {
        if (group.size > 0)
            m_groups.push_back(group);
    };
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        const bool inHand = !clues.excludesHand(seat, now.exchanged[seat]) && !cannot[seat].contains(espada);
        add({ seat, true, inHand, unknownAmong(now.hands[seat]), cannot[seat] });
        add({ seat, false, !clues.excludesDiscards(seat), unknownAmong(now.discards[seat]) });
    }
    add({ nobody, false, !clues.excludesStock(), unknownAmong(now.stock) });
}

// The espada has rules of its own and is dealt by itself.
void Worlds::bindGroups()
{
    CardSet unknown = unknownCards(m_seen.now);
    m_espadaUnseen = unknown.contains(espada);
    unknown.remove(espada);
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        Group &group = m_groups[i];
        if ((group.cannot & unknown).empty()) {
            m_free += group.size;
            continue;
        }
        group.bound = m_bound.size();
        m_sharing.addGroup(group.size);
        m_bound.push_back(i);
    }
}

void Worlds::sortCards()
{
    for (const Card card : unknownCards(m_seen.now)) {
        unsigned groups = 0;
        for (std::size_t i = 0; i < m_bound.size(); ++i)
            groups |= m_groups[m_bound[i]].cannot.contains(card) ? 0U : 1U << i;
        if (card != espada)
            m_sharing.addCard(card, groups);
    }
}

// In how many ways the other cards can lie if the group holds the espada, but for a factor that is always the
// same: the groups that are not bound are filled with whatever is left.
double Worlds::waysWithEspada(std::size_t group) const
{
    const Group &holder = m_groups[group];
    if (!holder.mayHoldEspada)
        return 0;
    Sharing::Sizes left = m_sharing.sizes();
    if (holder.bound == Sharing::mostGroups)
        return holder.size * m_sharing.ways(0, left);
    --left[holder.bound];
    return std::max(1, m_free) * m_sharing.ways(0, left);
}

std::size_t Worlds::groupOfEspada(Rng &rng) const
{
    double all = 0;
    for (std::size_t group = 0; group < m_groups.size(); ++group)
        all += waysWithEspada(group);
    double pick = rng.real() * all;
    std::size_t chosen = 0;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const double ways = waysWithEspada(group);
        chosen = ways > 0 && pick >= 0 ? group : chosen;
        pick -= ways;
    }
    return chosen;
}

Worlds::Unknown Worlds::unknownIn(State &world, const Group &group)
{
    Unknown places;
    const auto look = [&places](auto &cards) {
        for (Card &card : cards) {
            if (!card.known())
                places.push_back(&card);
        }
    };
    Deal &now = world.now;
    if (group.seat == nobody)
        look(now.stock);
    else if (group.isHand)
        look(now.hands[group.seat]);
    else
        look(now.discards[group.seat]);
    return places;
}

// Kind by kind to the bound groups, each split as often as there are ways to go on after it.
void Worlds::dealKinds(State &world, Sharing::Sizes left, Cards<40> &rest, Rng &rng) const
{
    for (std::size_t kind = 0; kind < m_sharing.kinds(); ++kind) {
        Cards<40> cards = m_sharing.cards(kind);
        shuffle(cards, rng);
        const Sharing::Sizes after = m_sharing.split(kind, left, rng);
        std::size_t next = 0;
        for (std::size_t i = 0; i < m_bound.size(); ++i) {
            for (; left[i] > after[i]; --left[i])
                *unknownIn(world, m_groups[m_bound[i]]).front() = cards[next++];
        }
        for (; next < cards.size(); ++next)
            rest.push_back(cards[next]);
    }
}

State Worlds::draw(Rng &rng) const
{
    State world = m_seen;
    Sharing::Sizes left = m_sharing.sizes();
    Cards<40> rest;
    if (m_espadaUnseen) {
        const Group &holder = m_groups[groupOfEspada(rng)];
        const Unknown places = unknownIn(world, holder);
        *places[rng.below(static_cast<std::uint32_t>(places.size()))] = espada;
        if (holder.bound != Sharing::mostGroups)
            --left[holder.bound];
    }
    dealKinds(world, left, rest, rng);
    shuffle(rest, rng);
    for (const Group &group : m_groups) {
        for (Card *card : unknownIn(world, group)) {
            *card = rest.back();
            rest.pop_back();
        }
    }
    for (Hand &hand : world.now.hands)
        sortHand(hand);
    return world;
}

} // namespace sobremesa::tresillo
