// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/core/value.h"

#include <string>
#include <string_view>

namespace sobremesa {

// Whether numbers with a decimal point are allowed: records know none.
enum class Decimals : std::uint8_t { Refused, Read };

// Reads JSON strictly: more than 16 MiB, a key given twice, a number that is not whole, more than 64 levels
// and anything that is not JSON are refused, the last with the line and column. Takes time in proportion to
// the text (times the logarithm of the keys of one object). Objects keep their order.
[[nodiscard]] Result<Value> readJson(std::string_view text, Decimals decimals = Decimals::Refused);
// Writes JSON for people: an object a line for each member, lists in one line while they fit.
[[nodiscard]] std::string writeJson(const Value &value);
// In one line without spaces at the ends.
[[nodiscard]] std::string writeJsonLine(const Value &value);

} // namespace sobremesa
