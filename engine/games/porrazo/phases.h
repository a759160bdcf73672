// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/porrazo/porrazo.h"

// How one phase of Porrazo leads to the next; for the files of this folder alone.
namespace sobremesa::porrazo {

inline constexpr Place stockPlace { Zone::Stock, 0 };
inline constexpr Place tablePlace { Zone::Table, 0 };
inline constexpr Place asidePlace { Zone::Aside, 0 };

// One entry of the score sheet.
struct Entry
{
    Seat seat = nobody;
    Side side = nobody;
    Reason reason = Reason::Cards;
    int points = 0;
    bool atRisk = false; // does not count towards the target yet (4.6)
};

// Seats counted from the dealer's left, from 1; the dealer is the last one.
[[nodiscard]] inline Seat seatFromLeft(const State &state, int number)
{
    const int seat = state.dealer + number;
    return static_cast<Seat>(seat < state.rules.players ? seat : seat - state.rules.players);
}
[[nodiscard]] inline int numberFromLeft(const State &state, Seat seat)
{
    return seat > state.dealer ? seat - state.dealer : seat - state.dealer + state.rules.players;
}

// Chain::length
inline constexpr std::uint8_t laid = 1;
inline constexpr std::uint8_t struck = 2; // by a porrazo
inline constexpr std::uint8_t countered = 3;

// What a card does when it is played (4.6).
enum class Effect : std::uint8_t { SanBenito, Counter, Capture, Lay };

// Books an entry; true if the game is over with it (4.9). Entries of 0 points are not booked (section 5).
bool book(State &state, const Entry &entry, Events &events);
// Ends the game at this very moment (4.9).
void finish(State &state, Side side, Events &events);
// 4.6, "Working out": what a card of this rank would do.
[[nodiscard]] Effect effectOf(const State &state, int rank, bool leaves);
// 4.6: the card may be left on the table although it could take.
[[nodiscard]] bool mayLeave(const State &state, int rank);
// What a capture brings, booked and shown alike (4.6): the cards from the table, the points of the porrazo or
// counter-porrazo, those of the limpia.
struct Capture
{
    Cards<rankCount> run;
    int porrazo = 0;
    int limpia = 0;
};
[[nodiscard]] Capture captureOf(const State &state, Seat seat, int rank);
[[nodiscard]] Capture counterOf(const State &state, Seat seat);
[[nodiscard]] bool holdsRank(const HandCards &hand, int rank);
// 4.6: points that the seat in turn may still take away.
[[nodiscard]] int pointsAtRisk(const State &state);
// 4.6 (2): a side stands at the target by points that may still be taken away. Only they can have let the
// game go on with a side at its target.
[[nodiscard]] bool winsUnlessTaken(const State &state);
// 4.7: holders whose missed declaration this seat may claim.
[[nodiscard]] SeatSet claimable(const State &state, Seat seat);

// 4.3: what an action arranges.
[[nodiscard]] Arrangement arrangementOf(const Action &action);
// 4.3 (2): the cards of a rank that make a set with the tendido, those of the table first; none if there is
// no set.
[[nodiscard]] Cards<4> setOf(const State &state, int rank);

void dealBatch(State &state, Events &events); // 4.2
void layTendido(State &state, Events &events); // 4.3
void settleTendido(State &state, const Arrangement &chosen, Events &events); // 4.3, booking
void afterTendido(State &state, Events &events); // 4.4 and 4.5
void endDeal(State &state, Events &events); // 4.7
void endHand(State &state, Events &events); // 4.8

// The actions, each in the phase that it belongs to.
void decideTendido(State &state, const Action &action, Events &events);
void arrangeTendido(State &state, const Action &action, Events &events);
void answerDeclaration(State &state, const Action &action, Events &events);
void playCard(State &state, const Action &action, Events &events);
void claimOrPass(State &state, const Action &action, Events &events);

} // namespace sobremesa::porrazo
