// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/porrazo/porrazo.h"
#include "engine/learn/recipe.h"

// What the drills of Porrazo are made with; for the files of this folder alone.
namespace sobremesa::porrazo {

extern const learn::Drill takeDrill;
extern const learn::Drill pointsDrill;
extern const learn::Drill tendidoDrill;
extern const learn::Drill arrangeDrill;
extern const learn::Drill setsDrill;
extern const learn::Drill declareDrill;
extern const learn::Drill sayDrill;
extern const learn::Drill counterDrill;
extern const learn::Drill safeDrill;

// Two players in the middle of a deal: seat 0 plays next, and has played nothing.
[[nodiscard]] State tableWith(const Cards<packSize> &table);

// What happens when seat 0 plays this card there.
struct Played
{
    State state;
    std::vector<Event> events;
};
[[nodiscard]] Played played(const State &before, Card card);
// What these events book for side 0.
[[nodiscard]] int bookedFor0(const std::vector<Event> &events);

// The tendido has been laid on this table, and its dealer may arrange it.
[[nodiscard]] State arranging(const Cards<4> &tendido, const Cards<packSize> &table);
// What an arrangement books.
struct TendidoPoints
{
    int places = 0, sets = 0;
};
[[nodiscard]] TendidoPoints bookedForTendido(const State &arranging, const Action &action);
// Four cards whose arrangement matters; the lower the share of ten, the fewer of them can lie in a place.
[[nodiscard]] std::optional<Cards<4>> drawTendido(int lowOfTen, Rng &rng);

} // namespace sobremesa::porrazo
