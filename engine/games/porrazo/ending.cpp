// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

// Rows: declared, claimed; columns: ronda, rondine.
constexpr Reason declarationReasons[2][2] = { { Reason::Ronda, Reason::Rondine },
    { Reason::ClaimedRonda, Reason::ClaimedRondine } };

// What takes part in the ranking of 4.7.
struct Ranked
{
    Holding holding;
    Side owner = nobody;
    Seat seat = nobody; // who declared or claimed it
    bool claimed = false;
};
using Ranking = InlineVector<Ranked, maxSeats>;

// Behind all that are as high or higher: those come from seats nearer to the dealer's left.
void insertRanked(Ranking &ranking, const Ranked &entry)
{
    std::size_t place = ranking.size();
    while (place > 0 && ranksAbove(entry.holding, ranking[place - 1].holding))
        --place;
    ranking.insert(place, entry);
}

Ranking rankDeclarations(const State &state)
{
    Ranking ranking;
    for (int number = 1; number <= state.rules.players; ++number) {
        const Seat holder = seatFromLeft(state, number);
        const bool claimed = state.claimedBy[holder] != nobody;
        if (!claimed && state.declared[holder] == Combination::None)
            continue;
        const Seat owner = claimed ? state.claimedBy[holder] : holder;
        insertRanked(ranking, { holding(state, holder), sideOf(state, owner), owner, claimed });
    }
    return ranking;
}

// 4.7, "Booking".
void bookDeclarations(State &state, Events &events)
{
    const Ranking ranking = rankDeclarations(state);
    for (const Ranked &entry : ranking) {
        if (entry.owner != ranking.front().owner)
            continue;
        const Reason reason = declarationReasons[entry.claimed][entry.holding.kind == Combination::Rondine];
        if (book(state, { entry.seat, entry.owner, reason, worth(entry.holding) }, events))
            return;
    }
}

void finishDeal(State &state, Events &events)
{
    bookDeclarations(state, events);
    state.unclaimed.clear();
    state.passed.clear();
    if (state.phase == Phase::Over)
        return;
    if (state.deal < dealsInHand(state.rules))
        dealBatch(state, events);
    else
        endHand(state, events);
}

SeatSet missedDeclarations(const State &state)
{
    SeatSet missed;
    for (Seat seat = 0; state.rules.claims && seat < state.rules.players; ++seat) {
        if (state.declared[seat] == Combination::None && holding(state, seat).kind != Combination::None)
            missed.insert(seat);
    }
    return missed;
}

// 4.8 (1)
void collectRest(State &state, Events &events)
{
    if (state.lastCapture == nobody || state.table.empty())
        return;
    const Side side = sideOf(state, state.lastCapture);
    events.noted(row(Note::Rest), state.lastCapture, side, static_cast<int>(state.table.size()));
    events.moved(state.lastCapture, state.table, tablePlace, Place { Zone::Captured, side });
    for (const Card card : state.table) {
        state.piles[side].insert(card);
        ++state.captured[side];
    }
    state.table.clear();
}

// 4.8 (2): the difference to the second highest count.
void bookCards(State &state, Events &events)
{
    Side most = 0;
    int second = 0;
    const auto sides = static_cast<Side>(sideCount(state));
    for (Side side = 1; side < sides; ++side) {
        const bool higher = state.captured[side] > state.captured[most];
        second = std::max<int>(second, state.captured[higher ? most : side]);
        if (higher)
            most = side;
    }
    book(state, { nobody, most, Reason::Cards, state.captured[most] - second }, events);
}

} // namespace

bool book(State &state, const Entry &entry, Events &events)
{
    if (entry.points == 0 && entry.reason != Reason::SanBenito)
        return false;
    std::int16_t &score = state.scores[entry.side];
    score = static_cast<std::int16_t>(score + entry.points);
    events.scored(entry.seat, entry.side, row(entry.reason), entry.points);
    if (entry.points <= 0 || entry.atRisk || score < state.rules.target)
        return false;
    finish(state, entry.side, events);
    return true;
}

void finish(State &state, Side side, Events &events)
{
    state.phase = Phase::Over;
    state.winner = side;
    state.turn = nobody;
    state.asked = nobody;
    state.unclaimed.clear();
    state.passed.clear();
    events.gameEnds(side);
}

SeatSet claimable(const State &state, Seat seat)
{
    SeatSet open;
    if (state.passed.contains(seat))
        return open;
    for (const Seat holder : state.unclaimed) {
        if (sideOf(state, holder) != sideOf(state, seat))
            open.insert(holder);
    }
    return open;
}

void endDeal(State &state, Events &events)
{
    state.turn = nobody;
    state.chain = {};
    state.unclaimed = missedDeclarations(state);
    if (state.unclaimed.empty())
        finishDeal(state, events);
    else
        state.phase = Phase::Claim;
}

void claimOrPass(State &state, const Action &action, Events &events)
{
    events.said(action);
    if (action.verb == row(Verb::Claim)) {
        state.unclaimed.remove(action.number);
        state.claimedBy[action.number] = action.seat;
    } else {
        state.passed.insert(action.seat);
    }
    if (actors(state).empty())
        finishDeal(state, events);
}

void endHand(State &state, Events &events)
{
    collectRest(state, events);
    state.phase = Phase::Between;
    bookCards(state, events);
    if (state.phase != Phase::Over)
        events.dealEnds();
}

} // namespace sobremesa::porrazo
