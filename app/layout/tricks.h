// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/laid.h"

namespace sobremesa::layout {

// Cards of a trick lie towards those who played them, so that it is seen who played what.
[[nodiscard]] Spot trickSpot(const TableAsked &asked, const TableLaid &laid, int seat, int slot, int count);
[[nodiscard]] qreal trickCardHeight(const TableLaid &laid);

// Tricks that stay before their players: the next one lies upon those that have been put aside.
[[nodiscard]] Spot staySpot(const TableAsked &asked, const TableLaid &laid, int seat, int trick, bool aside);
[[nodiscard]] qreal stayHeight(const TableAsked &asked, const TableLaid &laid);

// Won tricks at their winner's plate, each across the one before.
[[nodiscard]] Spot wonSpot(const TableAsked &asked, const TableLaid &laid, int seat, int slot);
// The height of a card in a won trick.
[[nodiscard]] qreal trickHeight(const TableAsked &asked);

} // namespace sobremesa::layout
