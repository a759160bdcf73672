// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/porrazo.h"

#include "engine/games/porrazo/phases.h"

namespace sobremesa::porrazo {

namespace {

Action actionOf(Seat seat, Verb verb)
{
    Action action;
    action.seat = seat;
    action.verb = static_cast<std::uint8_t>(verb);
    return action;
}

void legalArrangements(const State &state, Seat seat, Actions &out)
{
    for (int number = 0; number < arrangementCount; ++number) {
        const Arrangement choice = arrangement(state.tendido, number);
        Action &action = out.emplace_back(actionOf(seat, Verb::Arrange));
        action.word = choice.fromRight ? rightWord : std::uint8_t { 0 };
        for (const Card card : choice.row)
            action.cards.push_back(card);
    }
}

void legalAnswers(const State &state, Seat seat, Actions &out)
{
    const bool rondine = holding(state, seat).kind == Combination::Rondine;
    out.push_back(actionOf(seat, Verb::Declare));
    out.back().word = rondine ? 1 : 0;
    out.push_back(actionOf(seat, Verb::Silent));
}

void legalPlays(const State &state, Seat seat, Actions &out)
{
    for (const Card card : state.hands[seat]) {
        out.push_back(actionOf(seat, Verb::Play));
        out.back().cards.push_back(card);
        if (mayLeave(state, card.rank())) {
            out.push_back(out.back());
            out.back().word = leaveWord;
        }
    }
}

void legalClaims(const State &state, Seat seat, Actions &out)
{
    for (const Seat holder : claimable(state, seat)) {
        out.push_back(actionOf(seat, Verb::Claim));
        out.back().number = holder;
    }
    out.push_back(actionOf(seat, Verb::Pass));
}

SeatSet claimants(const State &state)
{
    SeatSet set;
    for (Seat seat = 0; seat < state.options.players; ++seat) {
        if (!claimable(state, seat).empty())
            set.insert(seat);
    }
    return set;
}

SeatSet only(Seat seat)
{
    return seat == nobody ? SeatSet {} : SeatSet { seat };
}

// 4.11: before the first hand the cards that are neither on the table nor captured are dealt; afterwards the
// whole pack.
int cardsToDeal(const State &state)
{
    if (state.hand > 0)
        return packSize;
    int gone = static_cast<int>(state.table.size());
    for (const std::uint8_t count : state.captured)
        gone += count;
    return packSize - gone;
}

// 4.11: the cards that nobody was given are the captured ones; which ones they are never matters.
void fillPiles(State &state, CardSet left)
{
    for (std::size_t side = 0; side < state.captured.size(); ++side) {
        for (int count = state.captured[side]; count > 0; --count) {
            state.piles[side] |= left & -left;
            left &= left - 1;
        }
    }
}

void clearTable(State &state)
{
    state.dealer = next(state.dealer, state.options.players);
    state.deal = 0;
    state.tendidoDone = false;
    state.lastCapture = nobody;
    state.table.clear();
    state.captured = {};
    state.piles = {};
}

} // namespace

int seatCount(const State &state)
{
    return state.options.players;
}

int sideCount(const State &state)
{
    return state.options.teams ? 2 : state.options.players;
}

Side sideOf(const State &state, Seat seat)
{
    return state.options.teams ? static_cast<Side>(seat % 2) : seat;
}

Scores scores(const State &state)
{
    Scores result;
    for (int side = 0; side < sideCount(state); ++side)
        result.push_back(state.scores[static_cast<std::size_t>(side)]);
    return result;
}

std::uint8_t phase(const State &state)
{
    return static_cast<std::uint8_t>(state.phase);
}

SeatSet actors(const State &state)
{
    switch (state.phase) {
    case Phase::Tendido:
    case Phase::Arrange:
        return only(state.dealer);
    case Phase::Declare:
        return only(state.asked);
    case Phase::Play:
        return only(state.turn);
    case Phase::Claim:
        return claimants(state);
    default:
        return {};
    }
}

SeatSet waiting(const State &state)
{
    return actors(state);
}

std::optional<Side> winner(const State &state)
{
    return state.winner == nobody ? std::nullopt : std::optional<Side>(state.winner);
}

void legal(const State &state, Seat seat, Actions &out)
{
    if (!actors(state).contains(seat))
        return;
    switch (state.phase) {
    case Phase::Tendido:
        out.push_back(actionOf(seat, Verb::Tendido));
        out.push_back(actionOf(seat, Verb::Wait));
        break;
    case Phase::Arrange:
        return legalArrangements(state, seat, out);
    case Phase::Declare:
        return legalAnswers(state, seat, out);
    case Phase::Play:
        return legalPlays(state, seat, out);
    case Phase::Claim:
        return legalClaims(state, seat, out);
    default:
        break;
    }
}

// Every refusal can be foreseen here: the claims name nothing that was not played openly (section 6).
void offered(const State &seen, Seat seat, Actions &out)
{
    legal(seen, seat, out);
}

void apply(State &state, const Action &action, Events &events)
{
    switch (state.phase) {
    case Phase::Tendido:
        return decideTendido(state, action, events);
    case Phase::Arrange:
        return arrangeTendido(state, action, events);
    case Phase::Declare:
        return answerDeclaration(state, action, events);
    case Phase::Play:
        return playCard(state, action, events);
    case Phase::Claim:
        return claimOrPass(state, action, events);
    default:
        assert(false);
    }
}

DealPlan plan(const State &state)
{
    const Seat dealer = state.hand == 0 ? state.dealer : next(state.dealer, state.options.players);
    const int dealNumber = state.hand == 0 ? state.deal + 1 : 1;
    DealPlan plan;
    for (const Card card : frenchPack.cards()) {
        if (state.hand > 0 || !state.table.contains(card))
            plan.pack.push_back(card);
    }
    plan.size = static_cast<std::uint8_t>(cardsToDeal(state));
    plan.listed = plan.size < packSize;
    for (int i = 1; i <= state.options.players; ++i) {
        for (int count = 0; count < cardsInDeal(state.options, dealNumber); ++count)
            plan.order.push_back(static_cast<Seat>((dealer + i) % state.options.players));
    }
    return plan;
}

void deal(State &state, const PackCards &deck, Events &events)
{
    assert(static_cast<int>(deck.size()) == cardsToDeal(state));
    if (state.hand > 0)
        clearTable(state);
    ++state.hand;
    state.stock.clear();
    CardSet left = fullPack();
    for (const Card card : state.table)
        left &= ~bit(card);
    for (std::size_t i = deck.size(); i > 0; --i) {
        state.stock.push_back(deck[i - 1]);
        left &= ~bit(deck[i - 1]);
    }
    fillPiles(state, left);
    events.dealStarts(state.dealer);
    dealBatch(state, events);
}

Holding holding(const State &state, Seat seat)
{
    HandCards dealt = state.played[seat];
    for (const Card card : state.hands[seat]) {
        if (!card.known())
            return {};
        dealt.push_back(card);
    }
    return holdingOf(dealt);
}

} // namespace sobremesa::porrazo
