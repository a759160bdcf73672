// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/witness.h"

#include <algorithm>
#include <iterator>

using namespace sobremesa;

namespace {

bool begins(const Event &event)
{
    return event.kind == EventKind::DealStarts;
}

bool ends(const Event &event)
{
    return event.kind == EventKind::DealEnds;
}

bool moves(const Event &event)
{
    return event.kind == EventKind::Moved && event.from != event.to;
}

CardList cardsOf(const Event &event)
{
    return { event.cards.begin(), event.cards.end() };
}

// What goes to a pile right after the card at this place has come to the table.
std::vector<TakenCard> takenBy(std::span<const Event> events, std::size_t index)
{
    std::vector<TakenCard> taken;
    if (!laysOnTable(events[index]))
        return taken;
    const Card played = events[index].cards[0];
    for (const Event &event : events.subspan(index + 1)) {
        if (event.kind != EventKind::Moved || event.to.zone != Zone::Captured)
            break;
        for (const Card card : event.cards) {
            if (card != played)
                taken.emplace_back(event.from, card);
        }
    }
    return taken;
}

// A row that is arranged before it goes to the table lies there as its action names it.
Event arranged(Event event, const Action &action)
{
    const bool named = event.from.zone == Zone::Aside && event.to.zone == Zone::Table
        && std::is_permutation(
            event.cards.begin(), event.cards.end(), action.cards.begin(), action.cards.end());
    if (named)
        std::copy(action.cards.begin(), action.cards.end(), event.cards.begin());
    return event;
}

// Cards of the row that still lie together lie in its order, in the places that they have.
void order(PackCards &cards, const CardList &row)
{
    const auto isIn = [](const auto &all, Card card) {
        return std::find(all.begin(), all.end(), card) != all.end();
    };
    CardList left;
    std::copy_if(
        row.begin(), row.end(), std::back_inserter(left), [&](Card card) { return isIn(cards, card); });
    auto next = left.begin();
    for (Card &card : cards) {
        if (isIn(row, card))
            card = *next++;
    }
}

} // namespace

bool laysOnTable(const Event &event)
{
    return moves(event) && event.from.zone == Zone::Hand && event.to.zone == Zone::Table
        && event.cards.size() == 1;
}

bool beginsDeal(const std::vector<Event> &events)
{
    return std::any_of(events.begin(), events.end(), begins);
}

bool Witness::isOpen() const
{
    return m_view.open && isOver(m_match->position());
}

Observation Witness::look(const Position &position) const
{
    return isOpen() ? Observation { position, m_view.seat } : observe(position, m_view.seat);
}

Observation Witness::after(std::size_t actions) const
{
    return look(actions < m_match->actionCount() ? m_match->before(actions) : m_match->position());
}

int Witness::dealsAfter(std::size_t actions) const
{
    const auto &opening = m_match->openingEvents();
    auto deals = std::count_if(opening.begin(), opening.end(), begins);
    for (std::size_t action = 0; action < actions; ++action) {
        const auto &events = m_match->events(action);
        deals += std::count_if(events.begin(), events.end(), begins);
    }
    return static_cast<int>(deals);
}

int Witness::firstDeal() const
{
    const int number = dealNumberOf(after(0));
    return number == 0 ? 1 : number + 1 - std::max(1, dealsAfter(0));
}

Scores Witness::gainsAfter(std::size_t actions) const
{
    Scores gains;
    for (int side = 0; side < sideCount(m_match->position()); ++side)
        gains.push_back(0);
    const auto learn = [&gains](const std::vector<Event> &events) {
        // NOLINTNEXTLINE(modernize-loop-convert): Apple Clang 15 has no views to turn it round
        for (auto event = events.rbegin(); event != events.rend(); ++event) {
            if (event->kind == EventKind::Scored && event->points > 0 && gains[event->side] == 0)
                gains[event->side] = event->points;
        }
    };
    while (actions > 0 && std::find(gains.begin(), gains.end(), 0) != gains.end())
        learn(m_match->events(--actions));
    if (actions == 0)
        learn(m_match->openingEvents());
    return gains;
}

// An open view sees every hand and hears every word; stock and piles stay closed to it as well.
std::optional<Event> Witness::perceived(Event event) const
{
    const bool hand = event.from.zone == Zone::Hand || event.to.zone == Zone::Hand;
    if (isOpen() && (hand || event.kind == EventKind::Said))
        return event;
    return perceive(event, m_view.seat) ? std::optional(event) : std::nullopt;
}

Zones Witness::laid(const Observation &seen, std::size_t actions) const
{
    Zones all = zones(isOpen() ? observe(seen.position, m_view.seat).position : seen.position);
    const CardList row = rowBefore(actions);
    for (ZoneCards &zone : all) {
        if (zone.place.zone == Zone::Table && !row.empty())
            order(zone.cards, row);
    }
    if (!isOpen())
        return all;
    for (const ZoneCards &known : zones(seen.position)) {
        for (ZoneCards &zone : all) {
            if (known.place == zone.place && zone.place.zone == Zone::Hand)
                zone.cards = known.cards;
        }
    }
    return all;
}

// The row that went to the table last in this deal, as it was arranged.
CardList Witness::rowBefore(std::size_t actions) const
{
    while (actions > 0) {
        const std::vector<Event> &events = m_match->events(--actions);
        for (const Event &event : events) {
            if (moves(event) && event.from.zone == Zone::Aside && event.to.zone == Zone::Table)
                return cardsOf(arranged(event, m_match->action(actions)));
        }
        if (beginsDeal(events))
            break;
    }
    return {};
}

std::optional<Card> Witness::laidLast(std::size_t actions) const
{
    while (actions > 0) {
        --actions;
        const std::vector<Event> &events = m_match->events(actions);
        const auto last = std::find_if(events.rbegin(), events.rend(), moves);
        if (last != events.rend())
            return laysOnTable(*last) ? std::optional(last->cards[0]) : std::nullopt;
    }
    return std::nullopt;
}

// The words are those of the position to which the whole step leads.
std::vector<Beat> Witness::tell(
    const std::vector<Event> &events, const Observation &words, std::size_t action) const
{
    std::vector<Event> all;
    for (const Event &event : events) {
        if (auto mine = perceived(event))
            all.push_back(*mine);
    }
    std::vector<Beat> beats;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Beat beat;
        beat.event = all[i];
        beat.told = told(words, all, i);
        beat.takes = takenBy(all, i);
        beat.step = action;
        if (action < m_match->actionCount())
            beat.event = arranged(beat.event, m_match->action(action));
        beat.index = i;
        beat.last = i + 1 == all.size();
        beats.push_back(std::move(beat));
    }
    return beats;
}

std::vector<Beat> Witness::opening() const
{
    const Observation first = after(0);
    std::vector<Beat> beats = tell(m_match->openingEvents(), first, 0);
    for (Beat &beat : beats)
        beat.opening = true;
    if (!beats.empty())
        beats.front().reached = std::make_shared<Observation>(first);
    return beats;
}

// What an action leads to holds when all of it has been told; a new deal from its beginning, so that an
// action that ends one deal leads to two positions.
std::vector<Beat> Witness::step(std::size_t action) const
{
    const Observation whole = after(action + 1);
    std::vector<Beat> beats = tell(m_match->events(action), whole, action);
    const auto next =
        std::find_if(beats.begin(), beats.end(), [](const Beat &beat) { return begins(beat.event); });
    const bool ended = std::any_of(beats.begin(), next, [](const Beat &beat) { return ends(beat.event); });
    for (auto beat = beats.begin(); beat != next; ++beat)
        beat->endsDeal = ended;
    if (next != beats.end())
        next->reached = std::make_shared<Observation>(whole);
    if (next != beats.begin())
        std::prev(next)->reached = std::make_shared<Observation>(next == beats.end() ? whole : left(action));
    return beats;
}

// As an action leaves the table before anything is dealt anew.
Observation Witness::left(std::size_t action) const
{
    Position position = m_match->before(action);
    Events deaf;
    apply(position, m_match->action(action), deaf);
    return look(position);
}
