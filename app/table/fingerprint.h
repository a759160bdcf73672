// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/deals.h"

#include <QString>

// The order of a pack in eight digits, "7F3A·91C2": shown before the first card is played, so that everybody
// can see at the end that the pack was not touched.
[[nodiscard]] QString fingerprintOf(const sobremesa::GivenDeal &deal, const sobremesa::Pack &pack);
