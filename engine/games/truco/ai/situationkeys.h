// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/ai/view.h"

// A number for everything that decides what a seat should do: situations with the same number are one
// situation of the book. `ways`: how many things it can do.
namespace sobremesa::truco {

// In a play of two.
[[nodiscard]] std::uint64_t openingKey(const View &view);
[[nodiscard]] std::uint64_t envidoKey(const View &view);
[[nodiscard]] std::uint64_t trickKey(const View &view, std::size_t ways);

// In a play of two pairs, or of three a side.
namespace teams {
[[nodiscard]] std::uint64_t openingKey(const View &view);
[[nodiscard]] std::uint64_t envidoKey(const View &view, std::size_t ways);
[[nodiscard]] std::uint64_t trickKey(const View &view, std::size_t ways);
} // namespace teams

} // namespace sobremesa::truco
