// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"
#include "engine/games/truco/table/words.h"

// What stands under the title, on the plates and beside the score.
namespace sobremesa::truco {

Text headline(const State &seen)
{
    return { SM_TEXT("truco", "to %1"), { std::int64_t { seen.rules.target } } };
}

Text seatLine(const State &seen, Seat seat)
{
    if (seen.play.down.contains(seat))
        return { SM_TEXT("truco", "al mazo"), {} };
    return { SM_TEXT_N("truco", "%n card(s)"), {}, static_cast<int>(seen.hands[seat].size()) };
}

// Pie: the last of a side to play in the first trick; the dealer of a play for everybody always is one.
Text seatRole(const State &seen, Seat seat)
{
    const int players = seen.rules.players;
    if (seat == seen.play.mano)
        return { SM_TEXT("truco", "mano"), {} };
    if (seat == seen.dealer)
        return { SM_TEXT("truco", "dealer"), {} };
    const bool last = seen.pica ? seen.play.seats.contains(seat) : fromMano(seen, seat) == players - 2;
    return last && players > 2 ? Text { SM_TEXT("truco", "pie"), {} } : Text {};
}

std::vector<int> gamesWon(const State &seen)
{
    if (gamesToWin(seen.rules) == 1)
        return {};
    return { seen.gamesWon.begin(), seen.gamesWon.end() };
}

// 4.13: the first half are malas, what is above them buenas.
Text sideNote(const State &seen, Side side)
{
    const int half = malas(seen.rules);
    const int total = seen.scores[side];
    if (total <= half)
        return { SM_TEXT_N("truco", "%n mala(s)"), {}, total };
    return { SM_TEXT_N("truco", "%n buena(s)"), {}, std::min(total - half, half) };
}

} // namespace sobremesa::truco
