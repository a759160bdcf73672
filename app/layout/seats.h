// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/laid.h"

namespace sobremesa::layout {

// How closely everything is laid: tried one after the other until all has its room.
struct Tightness
{
    PlateForm form = PlateForm::Full;
    bool backs = true; // the others' cards are shown
    bool bare = false; // piles show their number alone
    qreal hand = 1; // cards of the hand, as a part of their usual height
    qreal melds = 1; // melds of the others, likewise
    qreal piles = 1; // and the piles in the corners
};

[[nodiscard]] int tileSize(PlateForm form, Measure measure);
[[nodiscard]] QSizeF plateSize(const PlateWords &words, PlateForm form, Measure measure);
// The seat at a place around the table, counted from left to right, from 1; 0 is the viewer's.
[[nodiscard]] int seatAt(const TableAsked &asked, int place);
// Writes the viewer's plate, at the lower left.
void layOwnPlate(const TableAsked &asked, TableLaid &laid);
// Writes the others' plates, backs and rooms for melds, and what they take of the top; piles, hand and
// answers have been laid before. False: something lies upon something else.
[[nodiscard]] bool laySeats(const TableAsked &asked, const Tightness &tightness, TableLaid &laid);
// Where the back of one card of this seat lies.
[[nodiscard]] Spot backSpot(const TableAsked &asked, const TableLaid &laid, int seat, int slot, int count);

} // namespace sobremesa::layout
