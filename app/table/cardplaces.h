// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"
#include "engine/core/game.h"

#include <map>
#include <utility>
#include <vector>

// The pictures of all cards of a pack, as rows that never go away: where each of them lies, and which card it
// stands for as far as the viewer knows. They move with what the viewer perceives.
class CardPlaces
{
public:
    using Rows = std::vector<int>;

    // How a card lies in its zone. Those that are taken have come together with the one that takes them, in
    // the place of the first; the others keep their places until all of these are gone.
    struct Lie
    {
        int slot = 0;
        int count = 0; // in the zone
        int part = -1; // of those together, from 0; -1: not one of them. The last one is on top
        int parts = 0;

        friend bool operator==(const Lie &, const Lie &) = default;
    };
    struct Picture
    {
        sobremesa::Card card;
        sobremesa::Place place;
        int slot = 0;
        Lie held {}; // while others are taken; count 0: where it is in its zone
    };

    [[nodiscard]] int count() const { return static_cast<int>(m_pictures.size()); }
    [[nodiscard]] const Picture &at(int row) const { return m_pictures[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const std::map<sobremesa::Place, Rows> &zones() const { return m_zones; }
    // None for a zone in which no card has ever lain.
    [[nodiscard]] const Rows &rowsIn(sobremesa::Place place) const;
    [[nodiscard]] Lie lie(int row) const;
    // The cards in the middle, without one that is upon those it takes.
    [[nodiscard]] int tableCards() const;
    // How many cards lie in the zone; owner -1: whosever they are.
    [[nodiscard]] int countIn(sobremesa::Zone zone, int owner) const;
    // The picture that stands for the card there and is not one of those that have been found: the one that
    // shows it, else an unknown one; -1: nothing lies there.
    [[nodiscard]] int find(sobremesa::Place place, sobremesa::Card card, const Rows &found = {}) const;
    // Where in a meld a card is laid off is not told with its movement.
    [[nodiscard]] bool meldsLieRight(const sobremesa::Zones &zones) const;

    // So many pictures of another pack, which lie nowhere yet.
    void reset(std::size_t pictures);
    // As many cards as there are pictures lie so: a picture stays with its card where it can.
    void lay(const sobremesa::Zones &zones);
    // Another order of the same rows.
    void setOrder(sobremesa::Place place, const Rows &rows);
    // As the viewer perceived it. The rows that have moved, or been shown, in the order of the event.
    Rows move(const sobremesa::Event &event);
    // The card of this event takes these where they lie: they come together before they are moved away. Their
    // rows, the one that takes last; none if they are not there.
    Rows bringTogether(const sobremesa::Event &played,
        const std::vector<std::pair<sobremesa::Place, sobremesa::Card>> &taken);

private:
    enum class Fit { CardAndPlace, Card, Any };

    [[nodiscard]] Picture &picture(int row) { return m_pictures[static_cast<std::size_t>(row)]; }
    void assignRows(const sobremesa::Zones &zones);
    [[nodiscard]] int take(
        Fit fit, sobremesa::Place place, sobremesa::Card card, std::vector<bool> &used) const;
    void holdTable(const Rows &table, bool onTable);
    void letGo(Picture &picture);
    void renumber(sobremesa::Place place);

    std::vector<Picture> m_pictures;
    std::map<sobremesa::Place, Rows> m_zones;
    int m_together = 0; // cards that are taken or take, and have not left yet
    int m_heldCards = 0; // in the middle meanwhile
};
