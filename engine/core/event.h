// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/action.h"
#include "engine/core/card.h"
#include "engine/core/seat.h"

#include <span>
#include <vector>

namespace sobremesa {

enum class Zone : std::uint8_t {
    Stock,
    Hand, // by seat
    Table, // open cards that can be taken
    Captured, // by side
    Discards, // the last card is the top one
    Meld, // by number, from 0
    Trick, // by seat: cards played openly by it
    Aside // out of play
};

// Where a card lies: a zone and whose it is (seat, side or number).
struct Place
{
    Zone zone = Zone::Stock;
    std::uint8_t owner = 0;

    friend constexpr auto operator<=>(const Place &, const Place &) = default;
};

enum class EventKind : std::uint8_t {
    DealStarts, // seat: the dealer
    Moved, // cards from a place to a place, together
    Shown, // cards in their place are turned up for seenBy
    Said, // seat says a word: action holds verb, word and number
    Scored, // side, code = row of GameInfo::reasons, points
    Noted, // code = row of GameInfo::notes: something the log tells; seat or side, cards and points as the
           // row says
    DealEnds,
    GameEnds // side: the winner
};

// What happened, one step after the other: feeds animation, log, sound, lessons and the points of a record.
struct Event
{
    EventKind kind = EventKind::Moved;
    Seat seat = nobody; // who did it
    Side side = nobody;
    std::uint8_t code = none;
    std::int32_t points = 0;
    Place from, to;
    SeatSet seenBy = SeatSet::firstOf(maxSeats); // who sees the cards, or hears the word
    Action action; // Said
    PackCards cards;

    friend bool operator==(const Event &, const Event &) = default;
};

// Collects events; a default one is deaf, so that search pays nothing for them.
class Events
{
public:
    Events() = default;
    explicit Events(std::vector<Event> &list)
        : m_list(&list)
    {
    }
    [[nodiscard]] bool listening() const { return m_list != nullptr; }

    void dealStarts(Seat dealer) { note(EventKind::DealStarts, dealer, nobody); }
    void dealEnds() { note(EventKind::DealEnds, nobody, nobody); }
    void gameEnds(Side winner) { note(EventKind::GameEnds, nobody, winner); }
    void moved(Seat seat, Card card, Place from, Place to, SeatSet seenBy = SeatSet::firstOf(maxSeats));
    // Any container of cards.
    template<typename Container>
    void moved(
        Seat seat, const Container &cards, Place from, Place to, SeatSet seenBy = SeatSet::firstOf(maxSeats))
    {
        if (!m_list || cards.empty())
            return;
        Event &event = add(EventKind::Moved, seat, nobody);
        event.from = from;
        event.to = to;
        event.seenBy = seenBy;
        for (const Card card : cards)
            event.cards.push_back(card);
    }
    template<typename Container>
    void shown(Seat seat, const Container &cards, Place place, SeatSet seenBy = SeatSet::firstOf(maxSeats))
    {
        moved(seat, cards, place, place, seenBy);
        if (m_list && !cards.empty())
            m_list->back().kind = EventKind::Shown;
    }
    void said(const Action &action, SeatSet seenBy = SeatSet::firstOf(maxSeats));
    void scored(Seat seat, Side side, std::uint8_t reason, int points);
    void noted(std::uint8_t row, Seat seat, Side side = nobody, int points = 0);

private:
    Event &add(EventKind kind, Seat seat, Side side);
    void note(EventKind kind, Seat seat, Side side)
    {
        if (m_list)
            add(kind, seat, side);
    }

    std::vector<Event> *m_list = nullptr;
};

// Whether anything of this kind happened.
[[nodiscard]] bool has(std::span<const Event> events, EventKind kind);
// The event as a seat perceives it: cards it does not see are unknown. False if it perceives nothing at all.
[[nodiscard]] bool perceive(Event &event, Seat viewer);

} // namespace sobremesa
