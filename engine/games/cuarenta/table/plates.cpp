// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/scoring.h"
#include "engine/games/cuarenta/table/words.h"

// What stands under the title, on the plates and beside the score.
namespace sobremesa::cuarenta {

Text headline(const State &seen)
{
    return { SM_TEXT("cuarenta", "batch %1 of %2 · to 40"),
        { std::int64_t { seen.batch }, std::int64_t { batches(seen) } } };
}

Text seatLine(const State &seen, Seat seat)
{
    return { SM_TEXT_N("cuarenta", "%n card(s)"), {}, static_cast<int>(seen.hands[seat].size()) };
}

Text seatRole(const State &seen, Seat seat)
{
    return seat == seen.dealer ? Text { SM_TEXT("cuarenta", "dealer"), {} } : Text {};
}

// 5.3: from 38 the scoring cards are given back, and the word of the rule stands in their place.
Text sideNote(const State &seen, Side side)
{
    if (seen.scores[side] != restricted)
        return {};
    static constexpr const char *notes[] = { SM_TEXT("cuarenta", "38 · no caída"),
        SM_TEXT("cuarenta", "38 · only caída"), SM_TEXT("cuarenta", "38") };
    return { notes[static_cast<std::size_t>(seen.rules.rule38)], {} };
}

} // namespace sobremesa::cuarenta
