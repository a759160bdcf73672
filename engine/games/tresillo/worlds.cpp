// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/worlds.h"
#include "engine/core/unseen.h"
#include "engine/games/tresillo/phases.h"

#include <algorithm>

// Worlds that agree with what a seat sees and has heard (section 6).
namespace sobremesa::tresillo {

namespace {

// ---- what may be deduced

// Cards that a seat cannot hold by how it followed.
ByPlayer<CardSet> voids(const Deal &deal)
{
    ByPlayer<CardSet> cannot {};
    Seat seat = nobody;
    Card led;
    for (std::size_t i = 0; i < deal.played.size(); ++i) {
        if (i % 3 == 0) {
            led = deal.played[i];
            seat = deal.leaders[i / 3];
        } else {
            cannot[seat] |= shownVoid(led, deal.played[i], deal.trump);
        }
        seat = nextActive(deal, seat);
    }
    return cannot;
}

// Where the espada cannot be by what was heard: who was forced had it; when nobody could be forced it was in
// the stock, of which the dealer of a penetro has ten cards.
struct EspadaClues
{
    explicit EspadaClues(const State &state)
    {
        const Deal &now = state.now;
        const bool allPassed = now.passed.size() == 3;
        if (now.forced)
            m_holder = now.defended != nobody ? now.defended : now.declarer;
        else
            m_inStock = allPassed && state.rules.espadaForzada;
        if (now.contract == Contract::Penetro)
            m_penetrator = state.dealer;
    }
    [[nodiscard]] bool excludesHand(Seat seat, int exchanged) const
    {
        return m_holder == nobody ? excludesDiscards(seat) && exchanged == 0 : seat != m_holder;
    }
    [[nodiscard]] bool excludesDiscards(Seat seat) const
    {
        return m_holder == nobody ? m_inStock && seat != m_penetrator : seat != m_holder;
    }
    [[nodiscard]] bool excludesStock() const { return m_holder != nobody; }

private:
    Seat m_holder = nobody;
    Seat m_penetrator = nobody;
    bool m_inStock = false;
};

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

// In how many ways so many of the cards can be chosen, for a deal's small numbers.
double choices(std::size_t from, std::size_t count)
{
    double ways = 1;
    for (std::size_t i = 0; i < count; ++i)
        ways = ways * static_cast<double>(from - i) / static_cast<double>(i + 1);
    return ways;
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
    count();
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
        m_sizes[group.bound] = group.size;
        m_bound.push_back(i);
    }
}

void Worlds::sortCards()
{
    for (const Card card : unknownCards(m_seen.now)) {
        unsigned groups = 0;
        for (std::size_t i = 0; i < boundGroups(); ++i)
            groups |= m_groups[m_bound[i]].cannot.contains(card) ? 0U : 1U << i;
        if (card == espada)
            continue;
        auto *kind = std::find_if(
            m_kinds.begin(), m_kinds.end(), [groups](const Kind &each) { return each.groups == groups; });
        if (kind == m_kinds.end()) {
            m_kinds.push_back({ groups, {} });
            kind = m_kinds.end() - 1;
        }
        kind->cards.push_back(card);
    }
}

std::size_t Worlds::index(std::size_t kind, const Sizes &left) const
{
    std::size_t place = kind;
    for (std::size_t i = 0; i < boundGroups(); ++i)
        place = place * (m_sizes[i] + 1U) + left[i];
    return place;
}

// Calls visit(left after it, ways) for every way to share the cards of the kind among the bound groups that
// can hold them; the rest goes to the others.
template<typename Visit>
void Worlds::forEachSplit(std::size_t kind, const Sizes &left, const Visit &visit) const
{
    const auto share = [&](const auto &self, std::size_t group, std::size_t cards, Sizes sizes, double ways) {
        if (group >= boundGroups())
            return visit(sizes, ways * m_ways[index(kind + 1, sizes)]);
        const bool can = (m_kinds[kind].groups >> group & 1U) != 0;
        const std::size_t most = can ? std::min<std::size_t>(cards, sizes[group]) : 0;
        for (std::size_t given = 0; given <= most; ++given, --sizes[group])
            self(self, group + 1, cards - given, sizes, ways * choices(cards, given));
    };
    share(share, 0, m_kinds[kind].cards.size(), left, 1);
}

void Worlds::count()
{
    std::size_t states = 1;
    for (std::size_t i = 0; i < boundGroups(); ++i)
        states *= m_sizes[i] + 1U;
    m_ways.assign(states * (m_kinds.size() + 1), 0.0);
    m_ways[index(m_kinds.size(), {})] = 1;
    for (std::size_t kind = m_kinds.size(); kind-- > 0;) {
        for (std::size_t state = 0; state < states; ++state) {
            Sizes left {};
            std::size_t digits = state;
            for (std::size_t i = boundGroups(); i-- > 0; digits /= m_sizes[i] + 1U)
                left[i] = static_cast<std::uint8_t>(digits % (m_sizes[i] + 1U));
            double &sum = m_ways[kind * states + state];
            forEachSplit(kind, left, [&sum](const Sizes &, double ways) { sum += ways; });
        }
    }
}

// In how many ways the other cards can lie if the group holds the espada, but for a factor that is always the
// same: the groups that are not bound are filled with whatever is left.
double Worlds::waysWithEspada(std::size_t group) const
{
    const Group &holder = m_groups[group];
    if (!holder.mayHoldEspada)
        return 0;
    Sizes left = m_sizes;
    if (holder.bound == mostBound)
        return holder.size * m_ways[index(0, left)];
    --left[holder.bound];
    return std::max(1, m_free) * m_ways[index(0, left)];
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
void Worlds::dealKinds(State &world, Sizes left, Cards<40> &rest, Rng &rng) const
{
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        Cards<40> cards = m_kinds[kind].cards;
        shuffle(cards, rng);
        double pick = rng.real() * m_ways[index(kind, left)];
        Sizes after = left;
        forEachSplit(kind, left, [&](const Sizes &sizes, double ways) {
            after = ways > 0 && pick >= 0 ? sizes : after;
            pick -= ways;
        });
        std::size_t next = 0;
        for (std::size_t i = 0; i < boundGroups(); ++i) {
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
    Sizes left = m_sizes;
    Cards<40> rest;
    if (m_espadaUnseen) {
        const Group &holder = m_groups[groupOfEspada(rng)];
        const Unknown places = unknownIn(world, holder);
        *places[rng.below(static_cast<std::uint32_t>(places.size()))] = espada;
        if (holder.bound != mostBound)
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
