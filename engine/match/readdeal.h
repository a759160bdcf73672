// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/value.h"
#include "engine/match/deals.h"

namespace sobremesa {

// A deal of a record in any of its three forms. The refusal names the place: "deals[0].hands[1][2]".
[[nodiscard]] Result<GivenDeal> readDeal(const Value &entry, std::string place, const Pack &pack);

} // namespace sobremesa
