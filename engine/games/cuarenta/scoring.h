// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/cuarenta/cuarenta.h"

namespace sobremesa::cuarenta {

inline constexpr int target = 40;
inline constexpr int restricted = 38; // "treinta y ocho que no juega"
inline constexpr int noRondaFrom = 30;
inline constexpr int capturedRondaPoints = 10;
inline constexpr int countedFrom = 20; // captured cards

// 5.1: points for 20 or more captured cards: 20 is 6, 21 and 22 are 8 ... 39 and 40 are 26.
[[nodiscard]] constexpr int cardPoints(int captured)
{
    const int points = 6 + captured - countedFrom;
    return points + points % 2;
}
[[nodiscard]] constexpr int rondaPoints(const Rules &rules)
{
    return rules.allTwos ? 2 : 4;
}

// 5.2: a side with this score may not book the reason.
[[nodiscard]] bool barred(const Rules &rules, int score, Reason reason);

// What one capture books.
struct CapturePoints
{
    int caida = 0;
    int limpia = 0;
};
// 5.1 and 5.2, judged by the side's score before the card is played.
[[nodiscard]] CapturePoints capturePoints(const Rules &rules, int score, bool caida, bool limpia);

// 5.1: what the captured cards book: the side, the reason and the points.
struct CountPoints
{
    Side side = 0;
    Reason reason = Reason::EqualCards;
    int points = 2;

    friend bool operator==(const CountPoints &, const CountPoints &) = default;
};
[[nodiscard]] CountPoints countPoints(int captured0, int captured1, Side dealing);

// 5.3: the score shown with the cards 8, 9 and 10.
struct Perros
{
    int up = 0; // 2 points each
    int down = 0; // 10 points each

    friend bool operator==(const Perros &, const Perros &) = default;
};
[[nodiscard]] Perros perros(int score);

// Adds the points to the side's score and tells it.
void book(State &state, Side side, Reason reason, int points, Seat seat, Events &events);
// 4.8: ends the game if the side has reached 40.
bool endIfReached(State &state, Side side, Events &events);
void endGame(State &state, Side side, Events &events);
void note(Events &events, Note row, Seat seat, Side side = nobody, int points = 0);

} // namespace sobremesa::cuarenta
