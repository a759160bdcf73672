// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>

namespace sobremesa {

// One element of a list in a record, "actions[3]".
[[nodiscard]] inline std::string at(std::string_view list, std::size_t index)
{
    return std::string(list) + '[' + std::to_string(index) + ']';
}

// What is wrong at a place in a record; it concerns no rule.
[[nodiscard]] inline Refusal refused(std::string place, std::string why)
{
    return Refusal { std::move(place), std::move(why), {}, "" };
}

} // namespace sobremesa
