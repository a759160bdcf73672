// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/phases.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

// Exactly one of cards, most_cards and equal_cards, or nothing for a side at 38 where only a caida counts.
bool countCards(State &state, Events &events)
{
    const int captured0 = state.captured[0].size();
    const int captured1 = state.captured[1].size();
    if (!state.table.empty())
        note(events, Note::Left, nobody, nobody, static_cast<int>(state.table.size()));
    note(events, Note::Pile, nobody, 0, captured0);
    note(events, Note::Pile, nobody, 1, captured1);
    const CountPoints count = countPoints(captured0, captured1, sideOf(state, state.dealer));
    if (barred(state.rules, state.scores[count.side], count.reason)) {
        note(events, Note::Barred, nobody, count.side, state.scores[count.side]);
        return false;
    }
    book(state, count.side, count.reason, count.points, nobody, events);
    return endIfReached(state, count.side, events);
}

template<typename Condition>
void dropFalls(State &state, Condition condition)
{
    std::size_t kept = 0;
    for (const Fall &fall : state.falls) {
        if (!condition(fall))
            state.falls[kept++] = fall;
    }
    state.falls.resize(kept);
}

// 5.2: the rondas that a side captured are dropped while nothing but a caida counts for it.
void dropBarred(State &state)
{
    dropFalls(state, [&](const Fall &fall) {
        return barred(state.rules, state.scores[fall.side], Reason::CapturedRonda);
    });
}

void endDeal(State &state, Events &events)
{
    state.phase = Phase::Between;
    state.falls.clear();
    events.dealEnds();
}

// The side of the earliest capture is finished before the other is asked.
void askNext(State &state, Events &events)
{
    dropBarred(state);
    const auto remains = [&](const Fall &fall) { return fall.side == state.asked; };
    if (state.phase == Phase::Count && std::any_of(state.falls.begin(), state.falls.end(), remains))
        return;
    if (state.falls.empty()) {
        endDeal(state, events);
        return;
    }
    state.phase = Phase::Count;
    state.asked = state.falls.front().side;
    state.done.clear();
}

void bookAll(State &state, Events &events)
{
    for (dropBarred(state); !state.falls.empty(); dropBarred(state)) {
        const Fall fall = state.falls.front();
        state.falls.erase(0);
        book(state, fall.side, Reason::CapturedRonda, capturedRondaPoints, nobody, events);
        if (endIfReached(state, fall.side, events))
            return;
    }
    endDeal(state, events);
}

void collectRonda(State &state, const Action &action, Events &events)
{
    events.said(action);
    dropFalls(
        state, [&](const Fall &fall) { return fall.side == state.asked && fall.rank == action.number; });
    book(state, state.asked, Reason::CapturedRonda, capturedRondaPoints, action.seat, events);
    if (!endIfReached(state, state.asked, events))
        askNext(state, events);
}

void forgoRondas(State &state, const Action &action, Events &events)
{
    events.said(action);
    state.done.insert(action.seat);
    if (!actors(state).empty())
        return;
    dropFalls(state, [&](const Fall &fall) { return fall.side == state.asked; });
    askNext(state, events);
}

} // namespace

void settleFalls(State &state)
{
    for (Fall &fall : state.falls)
        fall.ronda = capturedRonda(state, fall);
    dropFalls(state, [](const Fall &fall) { return !fall.ronda; });
}

void countDeal(State &state, Events &events)
{
    state.capturer = nobody;
    state.done.clear();
    if (countCards(state, events))
        return;
    if (state.rules.automaticRondas)
        bookAll(state, events);
    else
        askNext(state, events);
}

void applyInCount(State &state, const Action &action, Events &events)
{
    if (action.verb == row(Verb::Collect))
        collectRonda(state, action, events);
    else
        forgoRondas(state, action, events);
}

} // namespace sobremesa::cuarenta
