// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/kept.h"

// Who sits at the table, as a column of text.
[[nodiscard]] QString seatsText(const QList<KeptSeat> &seats);
// What cannot be read is left out.
[[nodiscard]] QList<KeptSeat> seatsFrom(const QString &text);
// The level of all computer players; empty if they differ or there are none.
[[nodiscard]] QString levelOf(const QList<KeptSeat> &seats);
