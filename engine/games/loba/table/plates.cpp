// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/scoring.h"
#include "engine/games/loba/table/words.h"

// What stands under the title, on the plates and beside the score.
namespace sobremesa::loba {

namespace {

// By the number of the deal, from 1.
constexpr std::array<const char *, dealsOfGame> contractNames {
    SM_TEXT("loba", "two trios"),
    SM_TEXT("loba", "one trio and one escalera"),
    SM_TEXT("loba", "two escaleras"),
    SM_TEXT("loba", "three trios"),
    SM_TEXT("loba", "two trios and one escalera"),
    SM_TEXT("loba", "one trio and two escaleras"),
};

// After the deal, what the hand has cost.
Text countedLine(const State &seen, Seat seat)
{
    const DealResult &result = seen.history.back();
    if (result.out == seat)
        return { SM_TEXT("loba", "out"), {} };
    return { SM_TEXT_N("loba", "+%n point(s)"), {}, result.points[seat] };
}

} // namespace

Term contractName(int deal)
{
    return { contractNames[static_cast<std::size_t>(deal - 1)] };
}

int dealsInAll(const State & /*seen*/)
{
    return dealsOfGame;
}

int dealNumber(const State &seen)
{
    return seen.deal;
}

Text headline(const State &seen)
{
    return { "%1", { contractName(seen.deal) } };
}

Text seatLine(const State &seen, Seat seat)
{
    if (!seen.history.empty() && (seen.phase == Phase::Between || seen.phase == Phase::Over))
        return countedLine(seen, seat);
    const int cards = static_cast<int>(seen.hands[seat].size());
    if (seen.melded.contains(seat))
        return { SM_TEXT_N("loba", "%n card(s) · has melded"), {}, cards };
    return { SM_TEXT_N("loba", "%n card(s)"), {}, cards };
}

Text seatRole(const State &seen, Seat seat)
{
    return seat == seen.dealer ? Text { SM_TEXT("loba", "dealer"), {} } : Text {};
}

Text sideNote(const State &seen, Side side)
{
    const auto outs = std::count_if(seen.history.begin(), seen.history.end(),
        [side](const DealResult &result) { return result.out == side; });
    if (outs == 0)
        return {};
    return { SM_TEXT_N("loba", "out %n time(s)"), {}, static_cast<int>(outs) };
}

} // namespace sobremesa::loba
