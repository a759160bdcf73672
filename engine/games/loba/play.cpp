// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/phases.h"
#include "engine/games/loba/scoring.h"

#include <algorithm>

// What the actions do (sections 4.3 to 4.9).
namespace sobremesa::loba {

namespace {

constexpr Place stockPlace { Zone::Stock, 0 };
constexpr Place discardsPlace { Zone::Discards, 0 };

Place handPlace(Seat seat)
{
    return { Zone::Hand, seat };
}

Place meldPlace(int number)
{
    return { Zone::Meld, static_cast<std::uint8_t>(number - 1) };
}

void putInHand(Hand &hand, Card card)
{
    const Card *place = std::upper_bound(hand.begin(), hand.end(), card);
    hand.insert(static_cast<std::size_t>(place - hand.begin()), card);
}

// ---- end of a deal (4.8, section 5)

void bookHands(State &state, Seat out, Events &events)
{
    DealResult result;
    result.out = out;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (seat == out)
            continue;
        const int points = valueOf(state.hands[seat]);
        result.points[seat] = static_cast<std::uint8_t>(points);
        state.scores[seat] += points;
        events.scored(seat, seat, row(Reason::Hand), points);
    }
    state.history.push_back(result);
}

void endDeal(State &state, Seat out, Events &events)
{
    const Note note = out == nobody ? Note::Blocked : Note::WentOut;
    events.noted(static_cast<std::uint8_t>(note), out, out);
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        events.shown(seat, state.hands[seat], handPlace(seat));
    bookHands(state, out, events);
    events.dealEnds();
    state.phase = state.deal == dealsOfGame ? Phase::Over : Phase::Between;
    if (const auto best = winner(state))
        events.gameEnds(*best);
}

// ---- end of a turn (4.9)

void endTurn(State &state, Events &events)
{
    if (!state.stock.empty()) {
        state.turn = next(state, state.turn);
        state.phase = Phase::Draw;
        state.meldedNow = false;
    } else if (state.reshuffled < state.rules.reshuffles && state.discards.size() >= 2) {
        state.phase = Phase::Reshuffle;
    } else {
        endDeal(state, nobody, events);
    }
}

// ---- the actions

void draw(State &state, const Action &action, Events &events)
{
    const Seat seat = action.seat;
    state.drawn = static_cast<Source>(action.word);
    state.phase = Phase::Play;
    ++state.draws;
    if (state.drawn == Source::Stock) {
        const Card card = takeTop(state.stock);
        putInHand(state.hands[seat], card);
        events.moved(seat, card, stockPlace, handPlace(seat), SeatSet { seat });
        return;
    }
    const Card card = state.discards.back();
    state.discards.pop_back();
    putInHand(state.hands[seat], card);
    events.moved(seat, card, discardsPlace, handPlace(seat));
}

void putMelds(State &state, const Action &action, Events &events)
{
    for (const CardGroup &group : groupsOf(action)) {
        auto meld = readMeld(group.cards, group.kind == escaleraKind, true);
        assert(meld);
        meld->owner = action.seat;
        for (const Card card : meld->cards)
            state.hands[action.seat].remove(card);
        state.melds.push_back(*meld);
        events.moved(action.seat, meld->cards, handPlace(action.seat),
            meldPlace(static_cast<int>(state.melds.size())));
    }
    state.melded.insert(action.seat);
    state.meldedNow = true;
}

void layOff(State &state, const Action &action, Events &events)
{
    Meld &meld = state.melds[action.number - 1U];
    const Card card = action.cards[0];
    state.hands[action.seat].remove(card);
    if (meld.escalera)
        addToEnd(meld, card, static_cast<End>(action.word));
    else
        addToTrio(meld, card);
    events.moved(action.seat, card, handPlace(action.seat), meldPlace(action.number));
}

void swap(State &state, const Action &action, Events &events)
{
    const Card card = action.cards[0];
    const Place place = meldPlace(action.number);
    state.hands[action.seat].remove(card);
    swapJoker(state.melds[action.number - 1U], card, static_cast<End>(action.word));
    events.moved(action.seat, card, handPlace(action.seat), place);
    events.moved(action.seat, Card::joker(), place, place);
}

void discard(State &state, const Action &action, Events &events)
{
    const Card card = action.cards[0];
    state.hands[action.seat].remove(card);
    state.discards.push_back(card);
    events.moved(action.seat, card, handPlace(action.seat), discardsPlace);
}

using Step = void (*)(State &, const Action &, Events &);

} // namespace

void applyDraw(State &state, const Action &action, Events &events)
{
    draw(state, action, events);
}

void applyInPlay(State &state, const Action &action, Events &events)
{
    static constexpr Step steps[] = { draw, putMelds, layOff, swap, discard };
    static_assert(rowsUpTo<Verb::Discard>(steps));
    steps[action.verb](state, action, events);
    if (state.hands[action.seat].empty())
        endDeal(state, action.seat, events);
    else if (action.verb == row(Verb::Discard))
        endTurn(state, events);
}

} // namespace sobremesa::loba
