// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ai/thumb.h"

#include "engine/games/tresillo/phases.h"

// Rules page of Tresillo, section 9.
namespace sobremesa::yardstick {

namespace {

using namespace tresillo;

constexpr int king = 10, knight = 9;

struct Held
{
    int trumps = 0, estuches = 0, kings = 0;
};

Held heldOf(const Hand &hand, int trump)
{
    Held held;
    for (const Card card : hand) {
        held.trumps += isTrump(card, trump) ? 1 : 0;
        held.estuches += isEstuche(card, trump) ? 1 : 0;
        held.kings += !isTrump(card, trump) && card.rank() == king ? 1 : 0;
    }
    return held;
}

// Advice 1 and 2: how much better than an honest entrada, which is 0.
double entradaMargin(const Hand &hand, int trump)
{
    const Held held = heldOf(hand, trump);
    return held.trumps + 0.75 * held.estuches + 0.6 * held.kings - 6.5 - (isLong(trump) ? 0.2 : 0.0);
}

// Advice 7.
double soloMargin(const Hand &hand, int trump)
{
    const Held held = heldOf(hand, trump);
    return held.trumps + held.estuches + 0.7 * held.kings - 9.2;
}

template<typename Margin>
double bestMargin(const Hand &hand, const Margin &margin)
{
    double best = -100;
    for (int trump = 0; trump < suitCount; ++trump)
        best = std::max(best, margin(hand, trump));
    return best;
}

double bidWorth(const State &state, const Action &action)
{
    const Hand &hand = state.now.hands[action.seat];
    switch (static_cast<BidWord>(action.word)) {
    case BidWord::Paso:
        return 0;
    case BidWord::Juego:
        return std::max(bestMargin(hand, entradaMargin), bestMargin(hand, soloMargin));
    default:
        return bestMargin(hand, soloMargin);
    }
}

double contractWorth(const State &state, const Action &action)
{
    const Hand &hand = state.now.hands[action.seat];
    switch (static_cast<Contract>(action.word)) {
    case Contract::Entrada:
        return entradaMargin(hand, action.number);
    case Contract::Vuelta:
        return -3;
    default:
        return soloMargin(hand, action.number) > 0 ? 5 + soloMargin(hand, action.number) : -50;
    }
}

// Advice 5: trumps and kings stay.
double exchangeWorth(const State &state, const Action &action)
{
    const bool declares = action.seat == state.now.declarer;
    double value = 0;
    for (const Card card : action.cards) {
        const bool keep =
            isTrump(card, state.now.trump) || card.rank() == king || (!declares && card.rank() == knight);
        value += keep ? -10 : 1;
    }
    return value;
}

// The strongest of its kind that is left, as far as the seat can see.
bool isMaster(const State &state, Seat seat, Card card)
{
    const int trump = state.now.trump;
    for (int suit = 0; suit < suitCount; ++suit) {
        for (int rank = 1; rank <= king; ++rank) {
            const Card other = Card::of(suit, rank);
            const bool sameKind = isTrump(card, trump)
                ? isTrump(other, trump)
                : other.suit() == card.suit() && !isTrump(other, trump);
            const bool gone =
                std::find(state.now.played.begin(), state.now.played.end(), other) != state.now.played.end()
                || state.now.hands[seat].contains(other);
            if (sameKind && !gone && strength(other, trump) > strength(card, trump))
                return false;
        }
    }
    return true;
}

// Advice 10, 13, 15.
double leadWorth(const State &state, const Action &action)
{
    const Card card = action.cards[0];
    const int trump = state.now.trump;
    const bool declares = action.seat == state.now.declarer;
    const double low = -0.01 * strength(card, trump);
    const int trumps = heldOf(state.now.hands[action.seat], trump).trumps;
    if (isTrump(card, trump)) {
        if (!declares)
            return low - 0.5;
        return trumps >= 3 && isMaster(state, action.seat, card) ? 2 : low - 0.2;
    }
    return isMaster(state, action.seat, card) ? 1 : low - (card.rank() == knight ? 0.3 : 0.0);
}

// Advice 12, 16: cheaply, and nothing from the partner.
double followWorth(const State &state, const Action &action)
{
    const Cards<3> trick = currentTrick(state.now);
    const int trump = state.now.trump;
    int best = 0;
    Seat seat = state.now.leaders.back(), winning = seat;
    for (const Card card : trick) {
        const int power = powerInTrick(card, trick[0], trump);
        if (power > best) {
            best = power;
            winning = seat;
        }
        seat = nextActive(state.now, seat);
    }
    const Card card = action.cards[0];
    const double cost = 0.01 * strength(card, trump);
    const bool partners = action.seat != state.now.declarer && winning != state.now.declarer;
    if (powerInTrick(card, trick[0], trump) <= best)
        return -cost;
    if (partners)
        return -0.5 - cost;
    const bool sure = trick.size() == 2 || isMaster(state, action.seat, card);
    return (sure ? 1.0 : 0.3) - cost;
}

double worthOf(const State &state, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Bid:
        return bidWorth(state, action);
    case Verb::Contract:
        return contractWorth(state, action);
    case Verb::Exchange:
        return exchangeWorth(state, action);
    case Verb::Play:
        return currentTrick(state.now).empty() ? leadWorth(state, action) : followWorth(state, action);
    case Verb::Surrender:
    case Verb::Bola:
    case Verb::Defend:
        return -5;
    case Verb::Drop:
    case Verb::First: // the second word: either
        return action.word == 1 ? 1 : 0;
    case Verb::Penetro:
        return heldOf(state.now.hands[action.seat], action.number).trumps;
    default:
        return 0;
    }
}

} // namespace

Answer thumb(const AskedSeat<State> &asked)
{
    return bestBy(asked.offers, [&](const Action &action) { return worthOf(asked.state(), action); });
}

} // namespace sobremesa::yardstick
