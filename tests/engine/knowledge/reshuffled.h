// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/knowledge/story.h"

#include <array>
#include <cmath>

namespace sobremesa::knowledge {

// A deal whose cards were shuffled again, once or more often. What a seat does not see lies in slots: a slot
// is a place in the order of one of the shuffles. It knows which cards each shuffle mixed, and in which turn
// each slot was drawn; but where both copies of a card are unseen, in different shuffles, a card that is
// shown may have come from either of them. Every way in which the cards can have come is counted here, slot
// by slot and showing by showing.
class Reshuffled
{
public:
    // A card in its place of the pack as it was shuffled for the so many-th time.
    struct Put
    {
        std::size_t deck = 0;
        std::size_t at = 0;
        Card card;
    };
    using Lying = std::map<Place, std::vector<Card>>;

    Reshuffled(const Story<Position> &story, Seat viewer)
        : m_viewer(viewer)
    {
        Position state = story.before;
        for (const Step &step : story.steps) {
            std::vector<Event> happened;
            Events events(happened);
            if (step.deck) {
                shuffled(state, *step.deck);
                deal(state, *step.deck, events);
            } else {
                apply(state, Action(step.action), events);
                for (const Event &event : happened)
                    follow(event);
            }
        }
        for (const Slot slot : m_stock)
            hide(m_free[stock], slot);
    }

    // Calls visit(put, lying, weight) for each way; false if there are more than the limit, or too many that
    // lead nowhere.
    template<typename Visit>
    [[nodiscard]] bool forEach(double limit, const Visit &visit)
    {
        m_left = limit;
        m_tries = mostTries;
        tell(0, 1, visit);
        return m_left >= 0;
    }

private:
    static constexpr int mostTries = 100'000;
    static constexpr std::size_t mostDecks = 8;
    static constexpr std::size_t stock = 8; // beside the seats

    struct Slot
    {
        std::size_t deck = 0;
        std::size_t at = 0;
        Card truly;
    };
    // Somebody else drew a card that the viewer did not see, or showed one of those.
    struct Turn
    {
        std::size_t seat = 0;
        std::optional<Slot> drawn;
        Card shown;
    };
    using Slots = std::array<std::vector<Slot>, mostDecks>; // of each shuffle

    void shuffled(const Position &before, const PackCards &deck)
    {
        const bool first = m_decks++ == 0;
        m_stock.clear();
        for (std::size_t i = 0; i < deck.size(); ++i) {
            const Slot slot { m_decks - 1, i, deck[i] };
            const Place place = first ? placeInDeal(before, deck, i) : Place {};
            if (place.zone == Zone::Stock)
                m_stock.push_back(slot);
            else if (place.zone == Zone::Hand)
                drawn(place.owner, slot);
        }
    }
    void follow(const Event &event)
    {
        if (event.kind != EventKind::Moved)
            return;
        for (const Card card : event.cards) {
            if (event.from.zone == Zone::Stock) {
                const Slot top = m_stock.front();
                m_stock.erase(m_stock.begin());
                if (event.to.zone == Zone::Hand)
                    drawn(event.to.owner, top);
            } else if (event.from.zone == Zone::Hand && event.from.owner != m_viewer) {
                shown(event.from.owner, card);
            }
            if (event.from.zone == Zone::Discards && event.to.zone == Zone::Hand)
                m_open[event.to.owner].push_back(card);
        }
    }
    void drawn(std::size_t seat, const Slot &slot)
    {
        if (seat == m_viewer)
            return;
        m_turns.push_back({ seat, slot, {} });
        m_unseen[slot.deck].push_back(slot.truly);
    }
    void hide(Slots &slots, const Slot &slot)
    {
        slots[slot.deck].push_back(slot);
        m_unseen[slot.deck].push_back(slot.truly);
    }
    void shown(std::size_t seat, Card card)
    {
        std::vector<Card> &open = m_open[seat];
        const auto found = std::find(open.begin(), open.end(), card);
        if (found != open.end())
            open.erase(found);
        else
            m_turns.push_back({ seat, std::nullopt, card });
    }

    // From here on, in every way; what has been put so far can have come there in so many.
    template<typename Visit>
    void tell(std::size_t from, double weight, const Visit &visit)
    {
        if (m_left < 0 || --m_tries < 0) {
            m_left = -1;
            return;
        }
        if (from == m_turns.size())
            return lie(0, weight, {}, visit);
        const Turn &turn = m_turns[from];
        if (turn.drawn) {
            m_free[turn.seat][turn.drawn->deck].push_back(*turn.drawn);
            tell(from + 1, weight, visit);
            m_free[turn.seat][turn.drawn->deck].pop_back();
            return;
        }
        for (std::size_t deck = 0; deck < m_decks; ++deck) {
            std::vector<Slot> &slots = m_free[turn.seat][deck];
            std::vector<Card> &unseen = m_unseen[deck];
            const auto copies = std::count(unseen.begin(), unseen.end(), turn.shown);
            if (slots.empty() || copies == 0)
                continue;
            const auto ways = static_cast<double>(slots.size()) * static_cast<double>(copies);
            const std::vector<Slot> slotsBefore = slots;
            const std::vector<Card> unseenBefore = unseen;
            m_put.push_back({ deck, slots.back().at, turn.shown });
            slots.pop_back();
            unseen.erase(std::find(unseen.begin(), unseen.end(), turn.shown));
            tell(from + 1, weight * ways, visit);
            m_put.pop_back();
            m_free[turn.seat][deck] = slotsBefore;
            m_unseen[deck] = unseenBefore;
        }
    }

    // What is left of each shuffle lies in the slots that are left, in every order.
    template<typename Visit>
    void lie(std::size_t deck, double weight, const Lying &before, const Visit &visit)
    {
        if (deck == m_decks) {
            m_left -= 1;
            Lying lying = before;
            addOpen(lying);
            return visit(m_put, lying, weight);
        }
        const Hidden hidden = leftOf(deck);
        if (waysToLie(hidden) > m_left) {
            m_left = -1;
            return;
        }
        for (const std::size_t count : hidden.places)
            weight *= std::tgamma(static_cast<double>(count) + 1); // in any order
        Ways(hidden).forEach([&](const std::vector<Card> &cards) {
            Lying lying = before;
            const std::size_t put = m_put.size();
            layInto(lying, deck, cards);
            lie(deck + 1, weight, lying, visit);
            m_put.resize(put);
        });
    }
    // The places of owners who have nothing of this shuffle are empty.
    [[nodiscard]] Hidden leftOf(std::size_t deck) const
    {
        Hidden hidden;
        hidden.cards = m_unseen[deck];
        for (const Slots &slots : m_free)
            hidden.places.push_back(slots[deck].size());
        return hidden;
    }
    void layInto(Lying &lying, std::size_t deck, const std::vector<Card> &cards)
    {
        std::size_t next = 0;
        for (std::size_t owner = 0; owner < m_free.size(); ++owner)
            for (const Slot &slot : m_free[owner][deck]) {
                lying[placeOf(owner)].push_back(cards[next]);
                m_put.push_back({ deck, slot.at, cards[next++] });
            }
    }
    void addOpen(Lying &lying) const
    {
        for (std::size_t seat = 0; seat < m_open.size(); ++seat)
            for (const Card card : m_open[seat])
                lying[placeOf(seat)].push_back(card);
    }
    [[nodiscard]] static Place placeOf(std::size_t owner)
    {
        return owner == stock ? Place {} : Place { Zone::Hand, static_cast<std::uint8_t>(owner) };
    }

    std::size_t m_viewer = 0;
    std::size_t m_decks = 0;
    std::vector<Slot> m_stock;
    std::vector<Turn> m_turns;
    std::array<std::vector<Card>, stock> m_open; // taken from the discards and not shown since
    std::array<std::vector<Card>, mostDecks> m_unseen;
    std::array<Slots, stock + 1> m_free; // not seen, and not shown so far
    std::vector<Put> m_put;
    double m_left = 0;
    int m_tries = 0;
};

inline Exchange exchangeOf(const std::vector<Reshuffled::Put> &all)
{
    Exchange exchange;
    for (const Reshuffled::Put &put : all)
        exchange.putAt(put.at, put.card, put.deck);
    return exchange;
}

} // namespace sobremesa::knowledge
