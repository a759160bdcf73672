// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

constexpr int manyDraws = 60; // of one hand, before it is looked for in order
constexpr int manyDeals = 400; // of the whole table

using Pool = InlineVector<Card, packSize>;

template<typename Container>
void hide(Container &cards)
{
    for (Card &card : cards)
        card = Card {};
}

bool handUnknown(const State &state, Seat seat)
{
    return !state.hands[seat].empty() && !state.hands[seat].front().known();
}

// Cards that lie nowhere openly: they are in the stock or in hands that are not known.
Pool unseenCards(const State &state)
{
    CardSet left = fullPack();
    for (const CardSet pile : state.piles)
        left &= ~pile;
    for (const Card card : state.table)
        left &= ~bit(card);
    for (const Card card : state.tendido)
        left &= ~bit(card);
    for (const HandCards &hand : state.hands) {
        for (const Card card : hand)
            left &= card.known() ? ~bit(card) : ~CardSet { 0 };
    }
    Pool pool;
    for (; left != 0; left &= left - 1)
        pool.push_back(Card { static_cast<std::uint8_t>(std::countr_zero(left)) });
    return pool;
}

// Somebody stands at the target and the game goes on: the seat in turn must hold the answer (section 6).
bool mustHoldAnswer(const State &state, Seat seat)
{
    return state.phase == Phase::Play && state.turn == seat && state.chain.length >= 2
            && state.scores[sideOf(state, state.chain.maker)] >= state.options.target;
}

// With automatic declarations whoever did not declare holds nothing.
bool mustHoldNothing(const State &state)
{
    const bool declared = state.phase == Phase::Play || (state.phase == Phase::Over && state.tendido.empty());
    return state.options.automatic && declared;
}

bool isBound(const State &state, Seat seat)
{
    return state.declared[seat] != Combination::None || mustHoldAnswer(state, seat) || mustHoldNothing(state);
}

bool agrees(const State &state, Seat seat, const HandCards &hand)
{
    HandCards dealt = state.played[seat];
    for (const Card card : hand)
        dealt.push_back(card);
    const Combination kind = holdingOf(dealt).kind;
    const Combination declared = state.declared[seat];
    if ((declared != Combination::None || mustHoldNothing(state)) && kind != declared)
        return false;
    return !mustHoldAnswer(state, seat) || holdsRank(hand, state.chain.rank);
}

// Moves cards of the pool to its end: those are the hand.
void drawHand(Pool &pool, std::size_t count, Rng &rng)
{
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t left = pool.size() - i;
        std::swap(pool[left - 1], pool[rng.below(static_cast<std::uint32_t>(left))]);
    }
}

HandCards lastCards(const Pool &pool, std::size_t count)
{
    HandCards hand;
    for (std::size_t i = pool.size() - count; i < pool.size(); ++i)
        hand.push_back(pool[i]);
    return hand;
}

// The first hand of the pool, in its (random) order, that agrees; false if there is none.
bool searchHand(const State &state, Seat seat, Pool &pool, std::size_t count)
{
    std::array<std::size_t, 3> places { 0, 1, 2 };
    while (places[count - 1] < pool.size()) {
        HandCards hand;
        for (std::size_t i = 0; i < count; ++i)
            hand.push_back(pool[places[i]]);
        if (agrees(state, seat, hand)) {
            for (std::size_t i = count; i > 0; --i) // the highest place first: lower ones stay where they are
                std::swap(pool[places[i - 1]], pool[pool.size() - 1 - (count - i)]);
            return true;
        }
        // The next combination of places in order.
        std::size_t i = count;
        while (i > 1 && places[i - 1] + 1 > pool.size() - 1 - (count - i))
            --i;
        ++places[i - 1];
        for (std::size_t j = i; j < count; ++j)
            places[j] = places[j - 1] + 1;
    }
    return false;
}

bool dealBoundHand(State &state, Seat seat, Pool &pool, Rng &rng)
{
    const std::size_t count = state.hands[seat].size();
    bool found = false;
    for (int draw = 0; draw < manyDraws && !found; ++draw) {
        drawHand(pool, count, rng);
        found = agrees(state, seat, lastCards(pool, count));
    }
    if (!found && !searchHand(state, seat, pool, count))
        return false;
    state.hands[seat] = lastCards(pool, count);
    pool.resize(pool.size() - count);
    return true;
}

// Deals the hidden hands, those first about which most is known; false if one cannot be dealt any more.
bool dealHands(State &state, SeatSet seats, Pool pool, Rng &rng)
{
    shuffle(pool, rng);
    for (const bool bound : { true, false }) {
        for (const Seat seat : seats) {
            if (isBound(state, seat) == bound && !dealBoundHand(state, seat, pool, rng))
                return false;
        }
    }
    for (std::size_t i = 0; i < state.stock.size() && i < pool.size(); ++i)
        state.stock[i] = pool[i];
    return true;
}

int numberFromLeft(const State &state, Seat seat)
{
    return (seat - state.dealer + state.options.players - 1) % state.options.players + 1;
}

// Whether this other seat can be the one that is asked now: after all that are known to have answered, and before the
// viewer if it has still to be asked.
bool canBeAsked(const State &state, Seat viewer, Seat seat)
{
    const int number = numberFromLeft(state, seat);
    for (Seat other = 0; other < state.options.players; ++other) {
        const bool answered = state.declared[other] != Combination::None || state.silent.contains(other);
        if (answered && numberFromLeft(state, other) >= number)
            return false;
    }
    const bool viewerHolds = holding(state, viewer).kind != Combination::None;
    const bool viewerAnswered = state.declared[viewer] != Combination::None || state.silent.contains(viewer);
    return seat != viewer && (!viewerHolds || viewerAnswered || number < numberFromLeft(state, viewer));
}

// Phase Declare: somebody is being asked, but only that seat knows it. False if nobody can be.
bool findAsked(State &state, Seat viewer)
{
    if (state.phase != Phase::Declare || state.asked != nobody)
        return true;
    for (int number = 1; number <= state.options.players; ++number) {
        const auto seat = static_cast<Seat>((state.dealer + number) % state.options.players);
        if (holding(state, seat).kind == Combination::None || !canBeAsked(state, viewer, seat))
            continue;
        state.asked = seat;
        return true;
    }
    return false;
}

// Who was asked and did not declare stayed silent.
void findSilent(State &state)
{
    if (state.options.automatic || (state.phase != Phase::Declare && state.phase != Phase::Play))
        return;
    for (Seat seat = 0; seat < state.options.players; ++seat) {
        const bool asked = state.phase != Phase::Declare || numberFromLeft(state, seat) < numberFromLeft(state, state.asked);
        if (asked && state.declared[seat] == Combination::None && holding(state, seat).kind != Combination::None)
            state.silent.insert(seat);
    }
}

} // namespace

State redact(const State &state, Seat viewer)
{
    State seen = state;
    hide(seen.stock);
    const bool blind = state.phase == Phase::Tendido && viewer == state.dealer;
    for (Seat seat = 0; seat < state.options.players; ++seat) {
        if (seat != viewer || blind)
            hide(seen.hands[seat]);
    }
    if (state.asked != viewer)
        seen.asked = nobody;
    seen.silent = state.silent & SeatSet { viewer };
    return seen;
}

void resample(State &state, Seat viewer, Rng &rng)
{
    SeatSet unknown;
    for (Seat seat = 0; seat < state.options.players; ++seat) {
        if (handUnknown(state, seat))
            unknown.insert(seat);
    }
    const Pool pool = unseenCards(state);
    for (int deal = 0; deal < manyDeals; ++deal) {
        State world = state;
        if (!dealHands(world, unknown, pool, rng) || !findAsked(world, viewer))
            continue;
        findSilent(world);
        state = world;
        return;
    }
    assert(false); // the true cards are always one possibility
}

} // namespace sobremesa::porrazo
