// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/cardplaces.h"

#include <algorithm>

using namespace sobremesa;

const CardPlaces::Rows &CardPlaces::rowsIn(Place place) const
{
    static const Rows none;
    const auto found = m_zones.find(place);
    return found == m_zones.end() ? none : found->second;
}

CardPlaces::Lie CardPlaces::lie(int row) const
{
    const Picture &own = at(row);
    if (own.held.count > 0)
        return own.held;
    return { own.slot, static_cast<int>(rowsIn(own.place).size()), -1, 0 };
}

int CardPlaces::tableCards() const
{
    return m_together > 0 ? m_heldCards : countIn(Zone::Table, -1);
}

int CardPlaces::countIn(Zone zone, int owner) const
{
    int count = 0;
    for (const auto &[place, rows] : m_zones) {
        if (place.zone == zone && (owner < 0 || place.owner == owner))
            count += static_cast<int>(rows.size());
    }
    return count;
}

int CardPlaces::find(Place place, Card card, const Rows &found) const
{
    Rows rows = rowsIn(place);
    std::erase_if(rows, [&](int row) { return std::find(found.begin(), found.end(), row) != found.end(); });
    const auto shows = [&](int row) { return at(row).card == card; };
    const auto known = std::find_if(rows.begin(), rows.end(), shows);
    if (card.known() && known != rows.end())
        return *known;
    const auto unknown = [&](int row) { return !at(row).card.known(); };
    const auto blank = std::find_if(rows.begin(), rows.end(), unknown);
    if (blank != rows.end())
        return *blank;
    return rows.empty() ? -1 : rows.front();
}

bool CardPlaces::meldsLieRight(const Zones &zones) const
{
    return std::all_of(zones.begin(), zones.end(), [&](const ZoneCards &zone) {
        const auto found = m_zones.find(zone.place);
        if (zone.place.zone != Zone::Meld || found == m_zones.end())
            return true;
        return std::equal(found->second.begin(), found->second.end(), zone.cards.begin(), zone.cards.end(),
            [this](int row, Card wanted) { return at(row).card == wanted; });
    });
}

void CardPlaces::reset(std::size_t pictures)
{
    m_pictures.assign(pictures, {});
    m_zones.clear();
}

void CardPlaces::lay(const Zones &zones)
{
    m_together = 0;
    assignRows(zones);
    for (const ZoneCards &zone : zones) {
        const Rows &rows = m_zones[zone.place];
        for (std::size_t slot = 0; slot < rows.size(); ++slot)
            picture(rows[slot]) = { zone.cards[slot], zone.place, static_cast<int>(slot), {} };
    }
}

// A picture stays with its card where it lies, or else goes with it; what is left stands for whatever is not
// known.
void CardPlaces::assignRows(const Zones &zones)
{
    std::map<Place, Rows> laid;
    std::vector<bool> used(m_pictures.size(), false);
    for (const Fit fit : { Fit::CardAndPlace, Fit::Card, Fit::Any }) {
        for (const ZoneCards &zone : zones) {
            Rows &rows = laid[zone.place];
            rows.resize(zone.cards.size(), -1);
            for (std::size_t slot = 0; slot < rows.size(); ++slot) {
                if (rows[slot] < 0)
                    rows[slot] = take(fit, zone.place, zone.cards[slot], used);
            }
        }
    }
    m_zones = std::move(laid);
}

// The row of a picture that fits and is still free, now used; -1 if there is none.
int CardPlaces::take(Fit fit, Place place, Card card, std::vector<bool> &used) const
{
    for (std::size_t row = 0; row < m_pictures.size(); ++row) {
        const Picture &own = m_pictures[row];
        const bool same = card.known() && own.card == card;
        if (used[row] || (fit != Fit::Any && !same) || (fit == Fit::CardAndPlace && own.place != place))
            continue;
        used[row] = true;
        return static_cast<int>(row);
    }
    return -1;
}

void CardPlaces::setOrder(Place place, const Rows &rows)
{
    m_zones[place] = rows;
    renumber(place);
}

CardPlaces::Rows CardPlaces::move(const Event &event)
{
    Rows moved;
    for (const Card card : event.cards) {
        const int row = find(event.from, card, moved);
        if (row < 0)
            continue;
        if (event.from != event.to) {
            std::erase(m_zones[event.from], row);
            m_zones[event.to].push_back(row);
        }
        Picture &own = picture(row);
        if (card.known() || event.to.zone != Zone::Captured) // what was seen going to a pile is not forgotten
            own.card = card;
        own.place = event.to;
        letGo(own);
        moved.push_back(row);
    }
    renumber(event.from);
    renumber(event.to);
    return moved;
}

// The one on the table that is taken first stays where it is; on an empty table the one that takes them.
CardPlaces::Rows CardPlaces::bringTogether(
    const Event &played, const std::vector<std::pair<Place, Card>> &taken)
{
    Rows together;
    for (const auto &[place, card] : taken) {
        if (const int row = find(place, card, together); row >= 0)
            together.push_back(row);
    }
    const int taker = find(played.to, played.cards.empty() ? Card {} : played.cards[0], together);
    if (together.empty() || taker < 0)
        return {};
    const bool onTable = at(together[0]).place == played.to;
    holdTable(rowsIn(played.to), onTable);
    const int place = at(onTable ? together[0] : taker).slot;
    together.push_back(taker);
    m_together = static_cast<int>(together.size());
    for (int part = 0; part < m_together; ++part) {
        Picture &own = picture(together[static_cast<std::size_t>(part)]);
        own.held = { place, m_heldCards, part, m_together };
        if (part + 1 < m_together)
            own.card = taken[static_cast<std::size_t>(part)].second;
    }
    return together;
}

// All keep their places, and the card that takes has none of its own.
void CardPlaces::holdTable(const Rows &table, bool onTable)
{
    m_heldCards = static_cast<int>(table.size()) - (onTable ? 1 : 0);
    for (const int row : table)
        picture(row).held = { at(row).slot, m_heldCards, -1, 0 };
}

// One of those together leaves; with the last of them everything lies again as it is counted.
void CardPlaces::letGo(Picture &picture)
{
    const bool together = picture.held.part >= 0;
    picture.held = {};
    if (!together || --m_together > 0)
        return;
    for (Picture &other : m_pictures)
        other.held = {};
}

void CardPlaces::renumber(Place place)
{
    const Rows &rows = m_zones[place];
    for (std::size_t slot = 0; slot < rows.size(); ++slot)
        picture(rows[slot]).slot = static_cast<int>(slot);
}
