// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/action.h"

#include <optional>
#include <vector>

namespace sobremesa {

// What a player thinks of one of its actions, for the hint.
struct Advice
{
    std::optional<Action> action; // none: let it pass
    double points = 0; // for its side against the others, from here to where the thought ends
    double error = 0; // standard error of the points
    int visits = 0; // worlds in which it was tried
    double often = 0; // of what is mixed: the share, up to 1, of times that the book does it
    bool poor = false; // nobody thinks of it, as another action is hardly ever worse

    friend bool operator==(const Advice &, const Advice &) = default;
};

using Advices = std::vector<Advice>; // the best first

} // namespace sobremesa
