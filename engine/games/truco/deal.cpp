// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"

namespace sobremesa::truco {

namespace {

// The deal passes to the next seat after every deal (4.2).
Seat nextDealer(const State &state)
{
    return state.deals == 0 ? state.dealer : next(state, state.dealer);
}

// A pica-pica is due and the totals allow it (4.12).
bool picaIsNext(const State &state)
{
    const int higher = std::max(state.scores[0], state.scores[1]);
    return state.rules.players == mostSeats && state.rules.picaPica && state.picaDue
        && higher < state.rules.target - 5 && higher >= state.rules.picaFrom;
}

void takeCards(State &state, const PackCards &deck, Events &events)
{
    std::size_t top = 0;
    const Seat first = next(state, state.dealer);
    for (int round = 0; round < handSize; ++round) {
        Seat seat = first;
        for (int i = 0; i < state.rules.players; ++i, seat = next(state, seat)) {
            const Card card = deck[top++];
            state.hands[seat].push_back(card);
            events.moved(seat, card, { Zone::Stock, 0 }, { Zone::Hand, seat }, SeatSet { seat });
        }
    }
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        state.dealtSigns[seat] = dealtSigns(state.hands[seat]);
    while (top < deck.size())
        state.stock.push_back(deck[top++]);
}

} // namespace

DealPlan plan(const State &state)
{
    static const PackCards pack = spanishPack.cards();
    DealPlan plan;
    plan.pack = pack;
    plan.size = packSize;
    Seat seat = nextDealer(state);
    for (int i = 0; i < handSize * state.rules.players; ++i) {
        seat = next(state, seat);
        plan.order.push_back(seat);
    }
    return plan;
}

void deal(State &state, const PackCards &deck, Events &events)
{
    assert(state.phase == Phase::Between && deck.size() == packSize);
    state.dealer = nextDealer(state);
    ++state.deals;
    state.pica = picaIsNext(state);
    state.picaDue = !state.pica;
    state.duel = state.pica ? 1 : 0;
    state.hands = {};
    state.played = {};
    state.stock.clear();
    state.open.clear();
    state.florless.clear();
    events.dealStarts(state.dealer);
    takeCards(state, deck, events);
    events.noted(state.pica ? note::picaPica : note::redonda, nobody);
    startPlay(state, events);
}

void startPlay(State &state, Events &events)
{
    const int count = state.rules.players;
    const Seat first = next(state.dealer, count);
    state.play = Play {};
    state.play.mano = first;
    state.play.seats = SeatSet::firstOf(count);
    if (state.pica) {
        // Each duel is between opposite seats; its mano is the one nearer to the dealer's right (4.12).
        state.play.mano = static_cast<Seat>((first + state.duel - 1) % count);
        state.play.seats = opposite(state.play.mano);
        events.noted(note::duel, state.play.mano, nobody, state.duel);
    }
    state.play.turn = state.play.lead = state.play.mano;
    state.phase = Phase::Play;
}

} // namespace sobremesa::truco
