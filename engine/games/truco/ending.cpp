// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"

// What ends a play, a game and the match (4.13).
namespace sobremesa::truco {

namespace {

// The play ends because nobody wanted the step that was called, or laid the cards down before it.
bool endsRefused(const Play &play)
{
    return play.heldReason >= reason::trucoRefused && play.heldReason <= reason::valeCuatroRefused;
}

// Who must show what was declared (4.13).
void layOpenDeclared(State &state, Events &events)
{
    if (state.play.envido.winner != nobody)
        layOpen(state, state.play.envido.winner, events);
    for (const Seat seat : state.play.flor.shown)
        layOpen(state, seat, events);
}

// 4.13: the game is won at this very moment; with games 3 the match may go on from 0 to 0.
void endGame(State &state, Side side, Events &events)
{
    layOpenDeclared(state, events);
    state.play.turn = nobody;
    ++state.gamesWon[side];
    events.noted(note::gameWon, nobody, side, state.gamesWon[side]);
    events.dealEnds();
    if (state.gamesWon[side] == gamesToWin(state.rules)) {
        state.phase = Phase::Over;
        state.winner = side;
        events.gameEnds(side);
        return;
    }
    state.phase = Phase::Between;
    state.scores = {};
    state.picaDue = false;
}

// What the play is worth by the accepted step (4.5), by the step refused, or as it was laid down.
int heldPoints(const State &state)
{
    const Play &play = state.play;
    if (play.heldReason == reason::mazo)
        return mazoPrice(state, other(play.heldSide)).hand;
    if (endsRefused(play))
        return play.heldReason - reason::trucoRefused + 1;
    return play.truco.accepted + 1;
}

int heldEnvido(const State &state)
{
    return state.play.heldReason == reason::mazo ? mazoPrice(state, other(state.play.heldSide)).envido : 0;
}

} // namespace

// Conceding in the first trick with nothing bid costs the envido too.
MazoPrice mazoPrice(const State &state, Side side)
{
    const Play &play = state.play;
    const Truco &truco = play.truco;
    if (truco.open > 0 && truco.by != side)
        return { static_cast<std::uint8_t>(reason::trucoRefused + truco.open - 1), truco.open, 0 };
    const bool nothingBid =
        truco.accepted == 0 && truco.open == 0 && play.envido.chain.empty() && play.flor.shown.empty();
    const bool early = state.rules.earlyMazo == 2 && play.tricks.empty() && nothingBid;
    return { reason::mazo, truco.accepted + 1, early ? 1 : 0 };
}

bool book(State &state, Side side, std::uint8_t reason, int points, Events &events)
{
    state.scores[side] = static_cast<std::int16_t>(state.scores[side] + points);
    events.scored(nobody, side, reason, points);
    if (!winsWith(state, side, 0))
        return true;
    endGame(state, side, events);
    return false;
}

void layOpen(State &state, Seat seat, Events &events)
{
    if (state.open.contains(seat))
        return;
    state.open.insert(seat);
    events.shown(seat, state.hands[seat], { Zone::Hand, seat });
}

void endPlay(State &state, Events &events)
{
    Play &play = state.play;
    const int points = heldPoints(state);
    const int envido = heldEnvido(state);
    play.turn = nobody;
    if (endsRefused(play)) { // a step that nobody answered stays named (4.14)
        play.truco.open = 0;
        play.truco.by = play.truco.caller = nobody;
    }
    play.hold = Hold::Nothing;
    if (!book(state, play.heldSide, play.heldReason, points, events))
        return;
    if (envido > 0 && !book(state, play.heldSide, reason::mazoEnvido, envido, events))
        return;
    layOpenDeclared(state, events);
    startClaims(state, events);
}

} // namespace sobremesa::truco
