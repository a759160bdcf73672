// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/porrazo/porrazo.h"
#include "engine/learn/recipe.h"

// What the drills of Porrazo are made with; for the files of this folder alone.
namespace sobremesa::porrazo {

extern const learn::Drill takeDrill;
extern const learn::Drill pointsDrill;
extern const learn::Drill tendidoDrill;
extern const learn::Drill declareDrill;
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

} // namespace sobremesa::porrazo
