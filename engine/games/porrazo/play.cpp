// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

constexpr std::uint8_t laid = 1;
constexpr std::uint8_t struck = 2; // by a porrazo
constexpr std::uint8_t countered = 3;

bool onTable(const State &state, int rank)
{
    return std::any_of(
        state.table.begin(), state.table.end(), [rank](Card card) { return card.rank() == rank; });
}

Seat follower(const State &state, Seat seat)
{
    return next(seat, state.rules.players);
}

// The dealer's last card in the last deal: no limpia with it.
bool isLastCardOfHand(const State &state, Seat seat)
{
    return state.deal == dealsInHand(state.rules) && state.hands[follower(state, seat)].empty();
}

// Takes the card of this rank that was laid last; none if there is none.
std::optional<Card> takeFromTable(State &state, int rank)
{
    for (std::size_t i = state.table.size(); i > 0; --i) {
        const Card card = state.table[i - 1];
        if (card.rank() == rank) {
            state.table.erase(i - 1);
            return card;
        }
    }
    return std::nullopt;
}

// 4.6 (4): an equal card and the run above it, K followed by A, never a rank twice.
Cards<rankCount> takeRun(State &state, int rank)
{
    Cards<rankCount> taken;
    for (int count = 0; count < rankCount; ++count) {
        const auto card = takeFromTable(state, (rank - 1 + count) % rankCount + 1);
        if (!card)
            break;
        taken.push_back(*card);
    }
    return taken;
}

void addToPile(State &state, Side side, CardSet cards)
{
    state.piles[side] |= cards;
    state.captured[side] = static_cast<std::uint8_t>(state.captured[side] + std::popcount(cards));
}

void removeFromPile(State &state, Side side, CardSet cards)
{
    state.piles[side] &= ~cards;
    state.captured[side] = static_cast<std::uint8_t>(state.captured[side] - std::popcount(cards));
}

// Books the points of a porrazo or counter-porrazo with its limpia; they are at risk if the next seat holds
// the rank.
void bookChain(State &state, Seat seat, Reason reason, Events &events)
{
    const Side side = sideOf(state, seat);
    const bool atRisk = holdsRank(state.hands[follower(state, seat)], state.chain.rank);
    if (book(state, { seat, side, reason, state.chain.points, atRisk }, events))
        return;
    book(state, { seat, side, Reason::Limpia, state.chain.limpia, atRisk }, events);
}

void capture(State &state, Seat seat, Card card, Events &events)
{
    const Side side = sideOf(state, seat);
    const Place pile { Zone::Captured, side };
    const auto taken = takeRun(state, card.rank());
    CardSet gained = bit(card);
    events.moved(seat, card, tablePlace, pile);
    for (const Card other : taken) {
        gained |= bit(other);
        events.moved(seat, other, tablePlace, pile);
    }
    addToPile(state, side, gained);
    state.lastCapture = seat;
    const bool limpia = state.table.empty() && !isLastCardOfHand(state, seat);
    const int points = limpia ? limpiaPoints(taken, state.rules.lastOfRun) : 0;
    const auto rank = static_cast<std::uint8_t>(card.rank());
    const bool porrazo = state.chain.length == laid && state.chain.rank == rank;
    state.chain = {};
    if (!porrazo) {
        book(state, { seat, side, Reason::Limpia, points }, events);
        return;
    }
    state.chain = { struck, rank, seat, static_cast<std::uint8_t>(worth(rank)),
        static_cast<std::uint8_t>(points), gained };
    bookChain(state, seat, Reason::Porrazo, events);
}

// 4.6 (3): the porrazo's cards go over to the new maker.
void takeOver(State &state, Seat seat, Card card, Events &events)
{
    const Place from { Zone::Captured, sideOf(state, state.chain.maker) };
    const Place pile { Zone::Captured, sideOf(state, seat) };
    removeFromPile(state, from.owner, state.chain.gained);
    addToPile(state, pile.owner, state.chain.gained | bit(card));
    if (!events.listening())
        return;
    for (CardSet left = state.chain.gained; left != 0; left &= left - 1)
        events.moved(seat, Card { static_cast<std::uint8_t>(std::countr_zero(left)) }, from, pile);
    events.moved(seat, card, tablePlace, pile);
}

void counter(State &state, Seat seat, Card card, Events &events)
{
    const Chain before = state.chain;
    const Side victim = sideOf(state, before.maker);
    takeOver(state, seat, card, events);
    book(state, { before.maker, victim, Reason::PorrazoVoid, -before.points }, events);
    book(state, { before.maker, victim, Reason::LimpiaVoid, -before.limpia }, events);
    state.lastCapture = seat;
    // An empty table was emptied by the porrazo: its limpia is made anew, with the same value (section 5).
    const bool limpia = state.table.empty() && !isLastCardOfHand(state, seat);
    state.chain = { countered, before.rank, seat, static_cast<std::uint8_t>(3 * worth(before.rank)),
        limpia ? before.limpia : std::uint8_t { 0 }, before.gained | bit(card) };
    bookChain(state, seat, Reason::CounterPorrazo, events);
}

void lay(State &state, Seat seat, Card card, Events &events)
{
    state.table.push_back(card);
    state.chain = { laid, static_cast<std::uint8_t>(card.rank()), seat, 0, 0, 0 };
    if (card.rank() <= highestPlace && static_cast<int>(state.table.size()) == card.rank())
        book(state, { seat, sideOf(state, seat), Reason::EnSuLugar, card.rank() }, events);
}

void sanBenito(State &state, Seat seat, Card card, Events &events)
{
    const Side side = sideOf(state, seat);
    state.table.push_back(card);
    book(state, { seat, side, Reason::SanBenito, 0 }, events);
    finish(state, side, events);
}

// 4.6 (2): a side at the target with points at risk has won as soon as they are not taken away. Only points
// at risk can have let the game go on with a side at its target.
bool riskEndsInVictory(const State &state, Effect effect)
{
    return effect != Effect::SanBenito && effect != Effect::Counter && state.chain.length >= struck
        && state.scores[sideOf(state, state.chain.maker)] >= state.rules.target;
}

void workOut(State &state, Seat seat, Card card, bool leaves, Events &events)
{
    const Effect effect = effectOf(state, card.rank(), leaves);
    if (riskEndsInVictory(state, effect)) {
        state.table.push_back(card);
        finish(state, sideOf(state, state.chain.maker), events);
        return;
    }
    switch (effect) {
    case Effect::SanBenito:
        return sanBenito(state, seat, card, events);
    case Effect::Counter:
        return counter(state, seat, card, events);
    case Effect::Capture:
        return capture(state, seat, card, events);
    case Effect::Lay:
        return lay(state, seat, card, events);
    }
}

} // namespace

bool holdsRank(const HandCards &hand, int rank)
{
    return std::any_of(hand.begin(), hand.end(), [rank](Card card) { return card.rank() == rank; });
}

Effect effectOf(const State &state, int rank, bool leaves)
{
    const bool same = state.chain.rank == rank;
    if (same && state.chain.length == countered)
        return Effect::SanBenito;
    if (leaves)
        return Effect::Lay;
    if (same && state.chain.length == struck)
        return Effect::Counter;
    return onTable(state, rank) ? Effect::Capture : Effect::Lay;
}

bool mayLeave(const State &state, int rank)
{
    if (rank > highestPlace || static_cast<int>(state.table.size()) + 1 != rank)
        return false;
    const Effect effect = effectOf(state, rank, false);
    return effect == Effect::Capture || effect == Effect::Counter;
}

int pointsAtRisk(const State &state)
{
    const bool atRisk = state.phase == Phase::Play && state.chain.length >= struck
        && holdsRank(state.hands[state.turn], state.chain.rank);
    return atRisk ? state.chain.points + state.chain.limpia : 0;
}

void playCard(State &state, const Action &action, Events &events)
{
    const Seat seat = action.seat;
    const Card card = action.cards[0];
    state.hands[seat].remove(card);
    state.played[seat].push_back(card);
    events.moved(seat, card, Place { Zone::Hand, seat }, tablePlace);
    workOut(state, seat, card, action.word == leaveWord, events);
    if (state.phase == Phase::Over)
        return;
    state.turn = follower(state, seat);
    if (state.hands[state.turn].empty())
        endDeal(state, events);
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

} // namespace sobremesa::porrazo
