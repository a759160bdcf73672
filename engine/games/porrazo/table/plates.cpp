// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"
#include "engine/games/porrazo/table/words.h"

// What stands under the title, on the plates and beside the score.
namespace sobremesa::porrazo {

Text headline(const State &seen)
{
    return { SM_TEXT("porrazo", "deal %1 of %2 · to %3"),
        { std::int64_t { seen.deal }, std::int64_t { dealsInHand(seen.rules) },
            std::int64_t { seen.rules.target } } };
}

Text seatLine(const State &seen, Seat seat)
{
    static constexpr const char *lines[] = { SM_TEXT_N("porrazo", "%n card(s)"),
        SM_TEXT_N("porrazo", "%n card(s) · ronda"), SM_TEXT_N("porrazo", "%n card(s) · rondine") };
    return { lines[static_cast<std::size_t>(seen.declared[seat])], {},
        static_cast<int>(seen.hands[seat].size()) };
}

Text seatRole(const State &seen, Seat seat)
{
    return seat == seen.dealer ? Text { SM_TEXT("porrazo", "dealer"), {} } : Text {};
}

// Whenever a chain runs, never according to what the next player holds (section 6).
Text sideNote(const State &seen, Side side)
{
    const bool open =
        seen.phase == Phase::Play && seen.chain.length >= struck && sideOf(seen, seen.chain.maker) == side;
    if (!open)
        return {};
    return { SM_TEXT("porrazo", "+%1 can be answered"),
        { std::int64_t { seen.chain.points + seen.chain.limpia } } };
}

} // namespace sobremesa::porrazo
