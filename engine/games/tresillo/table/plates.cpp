// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"
#include "engine/games/tresillo/table/negotiation.h"
#include "engine/games/tresillo/table/words.h"

// What stands under the title, on the plates and beside the score.
namespace sobremesa::tresillo {

namespace {

constexpr const char *bidNames[] = { SM_TEXT("tresillo", "paso"), SM_TEXT("tresillo", "juego"),
    SM_TEXT("tresillo", "juego más") };
static_assert(rowsUpTo<BidWord::Mas>(bidNames));

// What the seat has said of who drops out or goes first, while they speak of it; null: nothing.
const char *lastWord(const State &seen, Seat seat)
{
    if (seen.phase != Phase::First && seen.phase != Phase::Drop)
        return nullptr;
    const char *word = nullptr;
    for (const Word said : seen.now.said) {
        if (said.seat == seat)
            word = titleOf(said, seen.now.saidOfDrop);
    }
    return word;
}

Text exchangeLine(const State &seen, Seat seat)
{
    if (seen.phase == Phase::Exchange && seen.turn == seat)
        return { SM_TEXT("tresillo", "exchanges"), {} };
    return { SM_TEXT_N("tresillo", "threw %n card(s)"), {}, seen.now.exchanged[seat] };
}

} // namespace

int dealsInAll(const State &seen)
{
    return seen.rules.deals;
}

int dealNumber(const State &seen)
{
    return seen.number;
}

Text headline(const State & /*seen*/)
{
    return { SM_TEXT("tresillo", "anticlockwise"), {} };
}

// The last word of the auction or of the negotiation that is going on, then the tricks.
Text seatLine(const State &seen, Seat seat)
{
    const Deal &now = seen.now;
    if (now.out == seat)
        return { SM_TEXT("tresillo", "sits out"), {} };
    if (!now.leaders.empty())
        return { SM_TEXT_N("tresillo", "%n trick(s)"), {}, now.tricks[seat] };
    if (const char *word = lastWord(seen, seat))
        return { word, {} };
    if (now.exchanged[seat] > 0 || (seen.phase == Phase::Exchange && seen.turn == seat))
        return exchangeLine(seen, seat);
    if (seen.phase == Phase::Bidding && now.bidder == seat)
        return { SM_TEXT("tresillo", "%1: %2"),
            { Term { bidNames[now.bids[seat] - 1] }, Term { levelName(now.level) } } };
    if (now.bids[seat] > 0)
        return { bidNames[now.bids[seat] - 1], {} };
    return { SM_TEXT_N("tresillo", "%n card(s)"), {}, static_cast<int>(now.hands[seat].size()) };
}

Text seatRole(const State &seen, Seat seat)
{
    const bool deals = seat == seen.dealer;
    if (seat == seen.now.declarer)
        return { deals ? SM_TEXT("tresillo", "dealer, declarer") : SM_TEXT("tresillo", "declarer"), {} };
    if (seat == seen.now.first)
        return {
            deals ? SM_TEXT("tresillo", "dealer, first opponent") : SM_TEXT("tresillo", "first opponent"), {}
        };
    return deals ? Text { SM_TEXT("tresillo", "dealer"), {} } : Text {};
}

Text sideNote(const State &seen, Side side)
{
    const int debts = owed(seen.debts, side);
    return debts > 0 ? Text { SM_TEXT("tresillo", "debts: %1"), { std::int64_t { debts } } } : Text {};
}

// V, while it is played for (5.2).
Text worthNote(const State &seen)
{
    const Deal &now = seen.now;
    if (now.value == 0 || now.result != Result::None)
        return {};
    if (now.valueCase == Case::Debt)
        return { SM_TEXT("tresillo", "plate %1 + largest debt %2"),
            { std::int64_t { seen.plate }, std::int64_t { now.value - seen.plate } } };
    return { SM_TEXT("tresillo", "plate %1 + %2 players"),
        { std::int64_t { seen.plate }, std::int64_t { now.value - seen.plate } } };
}

} // namespace sobremesa::tresillo
