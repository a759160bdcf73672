// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/phases.h"
#include "engine/games/loba/table/words.h"

#include <algorithm>

// For somebody who learns the game.
namespace sobremesa::loba {

namespace {

const Event *putDown(std::span<const Event> step)
{
    const auto found = std::find_if(step.begin(), step.end(), [](const Event &event) {
        return event.kind == EventKind::Moved && event.from.zone == Zone::Hand && event.to.zone == Zone::Meld;
    });
    return found == step.end() ? nullptr : &*found;
}

// A card that everybody saw going into a hand.
const Event *tookDiscard(std::span<const Event> step)
{
    const auto found = std::find_if(step.begin(), step.end(), [](const Event &event) {
        return event.kind == EventKind::Moved && event.from.zone == Zone::Discards
            && event.to.zone == Zone::Hand;
    });
    return found == step.end() ? nullptr : &*found;
}

// Who has one card left after this discard, and may lay it off.
Remarks ofLastCard(const State &seen, Seat viewer, std::span<const Event> step)
{
    const auto discarded = std::find_if(step.begin(), step.end(), [](const Event &event) {
        return event.kind == EventKind::Moved && event.from.zone == Zone::Hand
            && event.to.zone == Zone::Discards;
    });
    if (discarded == step.end() || discarded->seat == viewer || !seen.melded.contains(discarded->seat)
        || seen.hands[discarded->seat].size() != 2)
        return {};
    return { { "last_card",
        { SM_TEXT("loba",
              "%1 has one card left: one more that fits a meld, and the deal is over. What you hold then "
              "counts against you."),
            { SeatName { discarded->seat } } } } };
}

} // namespace

Remarks shows(const State &seen, Seat viewer, std::span<const Event> step)
{
    if (const Event *took = tookDiscard(step); took && took->seat != viewer)
        return { { "took",
            { SM_TEXT("loba", "%1 took the %2 openly: you know now in whose hand it is."),
                { SeatName { took->seat }, took->cards[0] } } } };
    if (has(step, EventKind::DealEnds))
        return {}; // the others are about what may follow
    const Event *down = putDown(step);
    if (!down || down->seat == viewer)
        return ofLastCard(seen, viewer, step);
    const SeatName name { down->seat };
    if (seen.melded.contains(down->seat))
        return { { "layoff",
            { SM_TEXT("loba", "%1 has met the contract, and may lay cards off on anyone's melds."),
                { name } } } };
    if (seen.rules.layoffOnMeldTurn)
        return { { "melded",
            { SM_TEXT("loba", "%1 has met the contract, and may lay cards off from now on."), { name } } } };
    return { { "melded",
        { SM_TEXT("loba", "%1 has met the contract, and may lay cards off from the next turn on."),
            { name } } } };
}

Remarks mayDo(const State &seen, Seat viewer)
{
    if (seen.phase == Phase::Draw)
        return { { "draw",
            { SM_TEXT("loba",
                "A turn begins with a card: the top one of the stock, which nobody sees, or the last one "
                "that "
                "was discarded.") } } };
    if (seen.phase != Phase::Play)
        return {};
    if (seen.melded.contains(viewer))
        return { { "after_meld",
            { SM_TEXT("loba",
                "Cards that fit a meld may be laid off, whoever put it down. The discard ends the turn; "
                "cards "
                "left at the end count against you.") } } };
    return { { "contract",
        { SM_TEXT("loba",
            "The contract goes down at once and as a whole: a trio is three of a rank, an escalera four of a "
            "suit in a row. Without it, discard.") } } };
}

} // namespace sobremesa::loba
