// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/usual.h"

namespace sobremesa {

Offer plainOffer(const GameInfo &game, const Action &action)
{
    const auto arguments = game.verbs[action.verb].arguments;
    Offer shown;
    shown.action = action;
    shown.title = { "%1", { printMove(action, game.verbs, *game.pack) } };
    shown.spot = !arguments.empty() && arguments[0] == Argument::Card ? Spot::Card : Spot::Bar;
    return shown;
}

Told plainTold(const GameInfo &game, Seat /*viewer*/, const Event &event)
{
    if (event.kind == EventKind::Said)
        return { { "%2: %1", { printMove(event.action, game.verbs, *game.pack), SeatName { event.seat } } } };
    if (event.kind == EventKind::Scored)
        return { { "%1", { Term { game.reasons[event.code].label } } } };
    return {};
}

} // namespace sobremesa
