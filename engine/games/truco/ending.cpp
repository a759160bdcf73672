// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/steps.h"

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

// What the play is worth by the accepted step (4.5), or by the step refused.
int heldPoints(const State &state)
{
    if (endsRefused(state.play))
        return state.play.heldReason - reason::trucoRefused + 1;
    return state.play.truco.accepted + 1;
}

// 4.8: conceding in the first trick with nothing bid costs the envido too.
bool costsEnvido(const State &state)
{
    const Play &play = state.play;
    const bool nothingBid = play.truco.accepted == 0 && play.truco.open == 0 && play.envido.chain.empty()
        && play.flor.shown.empty();
    return play.heldReason == reason::mazo && state.rules.earlyMazo == 2 && play.tricks.empty() && nothingBid;
}

} // namespace

bool book(State &state, Side side, std::uint8_t reason, int points, Events &events)
{
    state.scores[side] = static_cast<std::int16_t>(state.scores[side] + points);
    events.scored(nobody, side, reason, points);
    if (state.scores[side] < state.rules.target)
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
    const bool envidoToo = costsEnvido(state);
    play.turn = nobody;
    if (endsRefused(play)) { // a step that nobody answered stays named (4.14)
        play.truco.open = 0;
        play.truco.by = play.truco.caller = nobody;
    }
    play.hold = Hold::Nothing;
    if (!book(state, play.heldSide, play.heldReason, heldPoints(state), events))
        return;
    if (envidoToo && !book(state, play.heldSide, reason::mazoEnvido, 1, events))
        return;
    layOpenDeclared(state, events);
    startClaims(state, events);
}

} // namespace sobremesa::truco
