// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/rows.h"
#include "engine/games/truco/scoring.h"

// The steps of a play, shared by the files of this folder: what follows what is told in sections 4.4 to 4.13.
namespace sobremesa::truco {

constexpr Side teamOf(Seat seat)
{
    return seat & 1;
}
constexpr Side other(Side side)
{
    return side ^ 1;
}

// ---- who is where
inline SeatSet active(const Play &play)
{
    return play.seats - play.down;
}
// Who meet in a duel (4.12).
inline SeatSet opposite(Seat mano)
{
    return { mano, static_cast<Seat>((mano + 3) % mostSeats) };
}
// Places from one seat to another in seat order.
inline int placesFrom(const State &state, Seat first, Seat seat)
{
    return (seat + state.rules.players - first) % state.rules.players;
}
inline int fromMano(const State &state, Seat seat)
{
    return placesFrom(state, state.play.mano, seat);
}
// The next seat of the set after this one, itself the last to be looked at; nobody if the set is empty.
[[nodiscard]] Seat nextOf(const State &state, Seat after, SeatSet seats);
// Of the play that is on: the side's active seats.
inline SeatSet activeOf(const State &state, Side side)
{
    return active(state.play) & (side == 0 ? SeatSet { 0, 2, 4 } : SeatSet { 1, 3, 5 });
}
// Whose turn it is in a declaration of points (4.7).
inline Seat declarer(const State &state)
{
    return static_cast<Seat>((state.play.mano + state.play.step) % state.rules.players);
}
// The three cards dealt to a seat.
[[nodiscard]] Dealt dealtTo(const State &state, Seat seat);
inline bool handKnown(const State &state, Seat seat)
{
    return state.hands[seat].empty() || state.hands[seat][0].known();
}

// ---- what is allowed
[[nodiscard]] bool mayPlayCard(const State &state, Seat seat);
// The words of the truco that are open to the side, as bits of verbs (4.5).
[[nodiscard]] std::uint32_t trucoWords(const Truco &truco, Side side);
// By what everybody knows, the seat could announce a flor if it held one (4.9).
[[nodiscard]] bool couldAnnounce(const State &state, Seat seat);
// The same, also after the first announcement.
[[nodiscard]] bool ableToAnnounce(const State &state, Seat seat);
// Three of the cards dealt to the seat are of one suit.
[[nodiscard]] bool holdsFlor(const State &state, Seat seat);
[[nodiscard]] bool holdsFlorToAnnounce(const State &state, Seat seat);
inline bool mayAnnounce(const State &state, Seat seat)
{
    return state.rules.flor && holdsFlorToAnnounce(state, seat);
}
[[nodiscard]] SeatSet askedForFlor(const State &state);
// Flors that the side has announced or shown.
[[nodiscard]] int shownBy(const State &state, Side side);
// Points for the raise of the flor beside the flors themselves (5.1): for the side, if it is wanted and that
// side wins; for whoever raised, if it is refused.
[[nodiscard]] int raiseIfWanted(const State &state, Side side);
[[nodiscard]] int raiseIfRefused(const Flor &flor);
[[nodiscard]] bool mayOpenEnvido(const State &state, Seat seat);
// Bit 0 envido, 1 real envido, 2 falta envido (4.6).
[[nodiscard]] int envidoRaises(const State &state);
[[nodiscard]] SeatSet suspectsOf(const State &state, Side accuser);
// Signs that the seat may make now, one bit each (4.11).
[[nodiscard]] std::uint16_t openSigns(const State &state, Seat seat);
// The words of flor bidding that are open to the seat, as bits of verbs (4.9).
[[nodiscard]] std::uint32_t florWords(const State &state, Seat seat);

// What a side gives away by laying down its last hand (4.8): for the hand, or for the step that it does not
// answer, and for the envido.
struct MazoPrice
{
    std::uint8_t reason = 0;
    int hand = 0;
    int envido = 0;
};
[[nodiscard]] MazoPrice mazoPrice(const State &state, Side side);

// ---- what happens
// Games that decide the match (3).
[[nodiscard]] int gamesToWin(const Rules &rules);
void startPlay(State &state, Events &events);
// Whether a side that scores so many points more has won the game (4.13).
[[nodiscard]] inline bool winsWith(const State &state, Side side, int points)
{
    return state.scores[side] + points >= state.rules.target;
}
// Books points; false if the game has ended with them, and nothing more is to be done (5.5).
[[nodiscard]] bool book(State &state, Side side, std::uint8_t reason, int points, Events &events);
void layOpen(State &state, Seat seat, Events &events);
void closeTrickIfComplete(State &state, Events &events);
void endPlay(State &state, Events &events);
// Asks for a last call of flor before what is on hold takes effect (4.9).
void lastCall(State &state, Events &events);
void release(State &state, Events &events);
void startClaims(State &state, Events &events);
void startDeclaring(State &state, Events &events);
void finishFlorComparison(State &state, Seat best, Events &events);
void noteNoFlor(State &state, Seat seat);

void playCard(State &state, const Action &action, Events &events);
void callStep(State &state, const Action &action, Events &events);
void answerTruco(State &state, const Action &action, Events &events);
void layDown(State &state, const Action &action, Events &events);
void bidEnvido(State &state, const Action &action, Events &events);
void answerEnvido(State &state, const Action &action, Events &events);
void chooseDeclaration(State &state, const Action &action, Events &events);
void announceFlor(State &state, const Action &action, Events &events);
void hideFlor(State &state, const Action &action, Events &events);
void florRoundWord(State &state, const Action &action, Events &events);
void florAnswerWord(State &state, const Action &action, Events &events);
void claim(State &state, const Action &action, Events &events);
void makeSign(State &state, const Action &action, Events &events);

} // namespace sobremesa::truco
