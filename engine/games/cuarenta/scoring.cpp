// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

bool barred(const Rules &rules, int score, Reason reason)
{
    if (score != restricted || rules.rule38 == Rule38::None)
        return false;
    return (rules.rule38 == Rule38::OnlyCaida) != (reason == Reason::Caida);
}

CapturePoints capturePoints(const Rules &rules, int score, bool caida, bool limpia)
{
    CapturePoints points;
    points.caida = caida && !barred(rules, score, Reason::Caida) ? 2 : 0;
    points.limpia = limpia && !barred(rules, score, Reason::Limpia) ? 2 : 0;
    if (rules.allTwos && points.caida > 0)
        points.limpia = 0;
    return points;
}

CountPoints countPoints(int captured0, int captured1, Side dealing)
{
    const int most = std::max(captured0, captured1);
    const Side ahead = captured0 > captured1 ? 0 : 1;
    if (captured0 == captured1)
        return { static_cast<Side>(1 - dealing), Reason::EqualCards, 2 };
    if (most < countedFrom)
        return { ahead, Reason::MostCards, 2 };
    return { ahead, Reason::Cards, cardPoints(most) };
}

Perros perros(int score)
{
    if (score >= restricted)
        return {};
    return { score % 10 / 2, score / 10 };
}

void book(State &state, Side side, Reason reason, int points, Seat seat, Events &events)
{
    state.scores[side] = static_cast<std::uint8_t>(state.scores[side] + points);
    events.scored(seat, side, row(reason), points);
}

bool endIfReached(State &state, Side side, Events &events)
{
    if (state.scores[side] < target)
        return false;
    endGame(state, side, events);
    return true;
}

void endGame(State &state, Side side, Events &events)
{
    state.phase = Phase::Over;
    state.winner = side;
    state.laid = Card {};
    state.capturer = nobody;
    events.gameEnds(side);
}

void note(Events &events, Note row, Seat seat, Side side, int points)
{
    events.noted(static_cast<std::uint8_t>(row), seat, side, points);
}

} // namespace sobremesa::cuarenta
