// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"

// What a seat cannot see (section 6), and how it may imagine it.
namespace sobremesa::tresillo {

namespace {

using CardMask = std::uint64_t; // bit = Card::code

constexpr CardMask bit(Card card)
{
    return std::uint64_t { 1 } << card.code;
}

template<typename Container>
void cover(Container &cards)
{
    for (Card &card : cards)
        card = Card {};
}

// ---- what may be deduced

// Cards that a seat cannot hold by how it followed.
ByPlayer<CardMask> voids(const Deal &deal)
{
    ByPlayer<CardMask> cannot {};
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

// ---- dealing the unknown cards again

// One place with cards that the viewer does not know.
struct Group
{
    Card *cards = nullptr;
    CardMask cannot = 0;
    InlineVector<std::uint8_t, 13> open {}; // the unknown cards among them

    [[nodiscard]] Card &card(std::size_t i) const { return cards[open[i]]; }
    [[nodiscard]] bool allows(Card card) const { return (cannot & bit(card)) == 0; }
};

// Deals a shuffled pool to groups so that no group holds a card that it cannot. A solution exists, because
// the true cards are one; so a card in a wrong place can always be moved along a ring of exchanges.
class Dealer
{
public:
    template<typename Container>
    void add(Container &cards, CardMask cannot)
    {
        Group group { cards.data(), cannot, {} };
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (!cards[i].known())
                group.open.push_back(static_cast<std::uint8_t>(i));
        }
        if (!group.open.empty())
            m_groups.push_back(group);
    }

    void dealOut(const PackCards &pool)
    {
        std::size_t at = 0;
        for (Group &group : m_groups) {
            for (std::size_t i = 0; i < group.open.size(); ++i)
                group.card(i) = pool[at++];
        }
        assert(at == pool.size());
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            for (std::size_t i = 0; i < m_groups[group].open.size(); ++i) {
                if (!m_groups[group].allows(m_groups[group].card(i)))
                    moveOut(group, i);
            }
        }
    }

private:
    static constexpr std::size_t most = 9; // four hands, four discards, the stock

    // Place of a card of one group that the other could hold, or none.
    [[nodiscard]] std::uint8_t movable(std::size_t from, std::size_t to) const
    {
        for (std::size_t i = 0; i < m_groups[from].open.size(); ++i) {
            if (m_groups[to].allows(m_groups[from].card(i)))
                return static_cast<std::uint8_t>(i);
        }
        return none;
    }

    // Breadth first, from the groups that may take the wrong card to one that can give its group another.
    void moveOut(std::size_t home, std::size_t wrong)
    {
        InlineVector<std::uint8_t, most> queue;
        std::array<std::uint8_t, most> cameFrom;
        cameFrom.fill(none);
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            if (group != home && m_groups[group].allows(m_groups[home].card(wrong)))
                queue.push_back(static_cast<std::uint8_t>(group));
        }
        for (std::size_t i = 0; i < queue.size(); ++i) {
            if (movable(queue[i], home) != none)
                return rotate(home, wrong, queue[i], cameFrom);
            for (std::size_t group = 0; group < m_groups.size(); ++group) {
                if (group == home || queue.contains(static_cast<std::uint8_t>(group))
                    || movable(queue[i], group) == none)
                    continue;
                cameFrom[group] = queue[i];
                queue.push_back(static_cast<std::uint8_t>(group));
            }
        }
        assert(false);
    }

    // Moves a card from each group of the ring to the one before it, and at last the wrong card out.
    void rotate(
        std::size_t home, std::size_t wrong, std::size_t last, const std::array<std::uint8_t, most> &cameFrom)
    {
        Card *slot = &m_groups[home].card(wrong);
        std::size_t to = home;
        for (std::size_t group = last; group != none; group = cameFrom[group]) {
            Card *other = &m_groups[group].card(movable(group, to));
            std::swap(*slot, *other);
            slot = other;
            to = group;
        }
    }

    InlineVector<Group, most> m_groups;
};

void strike(PackCards &pool, Card card)
{
    if (card.known())
        pool.remove(card);
}

// Every card of the pack whose place the viewer does not know.
PackCards unknownCards(const Deal &deal)
{
    PackCards pool = spanishPack.cards();
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        for (const Card card : deal.hands[seat])
            strike(pool, card);
        for (const Card card : deal.discards[seat])
            strike(pool, card);
    }
    for (const Card card : deal.stock)
        strike(pool, card);
    for (const Card card : deal.played)
        strike(pool, card);
    return pool;
}

// Everybody saw who took the turned card: it is in that hand until it is played.
void giveTurnedCard(Deal &deal, Seat viewer)
{
    if (deal.turnedTaker == nobody || deal.turnedTaker == viewer || deal.played.contains(deal.turned))
        return;
    deal.hands[deal.turnedTaker][0] = deal.turned;
}

} // namespace

State redact(const State &state, Seat seat)
{
    State seen = state;
    Deal &now = seen.now;
    for (Seat other = 0; other < maxPlayers; ++other) {
        if (other == seat)
            continue;
        cover(now.hands[other]);
        cover(now.discards[other]);
    }
    cover(now.stock);
    if (now.turned.known() && now.turnedTaker == nobody)
        now.stock[0] = now.turned;
    return seen;
}

void resample(State &state, Seat seat, Rng &rng)
{
    Deal &now = state.now;
    if (now.active.empty())
        return;
    giveTurnedCard(now, seat);
    PackCards pool = unknownCards(now);
    shuffle(pool, rng);
    const ByPlayer<CardMask> cannot = voids(now);
    const EspadaClues clues(state);
    Dealer dealer;
    for (Seat other = 0; other < maxPlayers; ++other) {
        const bool noEspada = clues.excludesHand(other, now.exchanged[other]);
        dealer.add(now.hands[other], cannot[other] | (noEspada ? bit(espada) : 0));
        dealer.add(now.discards[other], clues.excludesDiscards(other) ? bit(espada) : 0);
    }
    dealer.add(now.stock, clues.excludesStock() ? bit(espada) : 0);
    dealer.dealOut(pool);
    for (Hand &hand : now.hands)
        sortHand(hand);
}

} // namespace sobremesa::tresillo
