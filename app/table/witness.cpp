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

} // namespace

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

Zones Witness::laid(const Observation &seen) const
{
    if (!isOpen())
        return zones(seen.position);
    Zones all = zones(observe(seen.position, m_view.seat).position);
    for (const ZoneCards &known : zones(seen.position)) {
        for (ZoneCards &zone : all) {
            if (known.place == zone.place && zone.place.zone == Zone::Hand)
                zone.cards = known.cards;
        }
    }
    return all;
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
        beat.step = action;
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
