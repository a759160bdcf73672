// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/cuarenta.h"

namespace sobremesa::cuarenta {

namespace {

using Unseen = Cards<40>;

// Section 6: everybody has seen the table and every card captured; the viewer also knows his hand.
Unseen unseenCards(const State &state)
{
    CardSet seen = CardSet::of(state.table) | state.captured[0] | state.captured[1];
    for (const Cards<5> &hand : state.hands)
        seen = seen | CardSet::of(hand);
    Unseen unseen;
    for (const Card card : CardSet::of(fortyPack.cards()) - seen)
        unseen.push_back(card);
    return unseen;
}

bool isHidden(const Cards<5> &hand)
{
    return !hand.empty() && !hand[0].known();
}

// How many cards of each rank can be chosen: n over k for the small numbers of one rank and one hand.
constexpr int waysToChoose(int from, int count)
{
    int ways = 1;
    for (int i = 0; i < count; ++i)
        ways = ways * (from - i) / (i + 1);
    return ways;
}

// In how many ways the seat's hidden cards complete a ronda of the rank at the place.
int waysToHoldRonda(const State &state, Seat seat, CardSet unseen, int place)
{
    const int missing = 3 - CardSet::of(state.played[seat]).ofPlace(place).size();
    const int there = unseen.ofPlace(place).size();
    if (missing < 0 || missing > there || missing > static_cast<int>(state.hands[seat].size()))
        return 0;
    return waysToChoose(there, missing);
}

// Gives the seat that has declared the rest of one possible ronda; false if none is possible.
bool dealRonda(State &state, Seat seat, CardSet &unseen, Rng &rng)
{
    std::array<int, places> ways {};
    int total = 0;
    for (int place = 0; place < places; ++place)
        total += ways[static_cast<std::size_t>(place)] = waysToHoldRonda(state, seat, unseen, place);
    if (total == 0)
        return false;
    int choice = static_cast<int>(rng.below(static_cast<std::uint32_t>(total)));
    int place = 0;
    while (choice >= ways[static_cast<std::size_t>(place)])
        choice -= ways[static_cast<std::size_t>(place++)];
    Cards<4> equals;
    for (const Card card : unseen.ofPlace(place))
        equals.push_back(card);
    shuffle(equals, rng);
    const int missing = 3 - CardSet::of(state.played[seat]).ofPlace(place).size();
    for (int i = 0; i < missing; ++i) {
        state.hands[seat][static_cast<std::size_t>(i)] = equals[static_cast<std::size_t>(i)];
        unseen.remove(equals[static_cast<std::size_t>(i)]);
    }
    return true;
}

// The rest in any order: into the hidden hands, then the stock.
void dealRest(State &state, CardSet unseen, Rng &rng)
{
    Unseen rest;
    for (const Card card : unseen)
        rest.push_back(card);
    shuffle(rest, rng);
    std::size_t next = 0;
    for (Cards<5> &hand : state.hands) {
        for (Card &card : hand) {
            if (!card.known())
                card = rest[next++];
        }
    }
    for (Card &card : state.stock)
        card = rest[next++];
}

bool dealUnseen(State &state, SeatSet hidden, CardSet unseen, Rng &rng)
{
    for (const Seat seat : hidden &state.declared) {
        if (!dealRonda(state, seat, unseen, rng))
            return false;
    }
    dealRest(state, unseen, rng);
    return true;
}

// A declared ronda is true, and four of a kind would have won (4.2 and 4.3).
bool agrees(const State &state, SeatSet hidden)
{
    if (state.phase == Phase::Over)
        return true;
    for (const Seat seat : hidden) {
        const CardSet cards = dealt(state, seat);
        if (rankOfFour(cards) != 0 || (state.declared.contains(seat) && rankOfThree(cards) == 0))
            return false;
    }
    return true;
}

} // namespace

State redact(const State &state, Seat viewer)
{
    State seen = state;
    // The hand that has won with four of a kind lies open.
    const Seat open = state.phase == Phase::Over ? fourOfAKindHolder(state) : nobody;
    for (const Seat seat : SeatSet::firstOf(seatCount(state))) {
        if (seat == viewer || seat == open)
            continue;
        for (Card &card : seen.hands[seat])
            card = Card {};
    }
    for (Card &card : seen.stock)
        card = Card {};
    return seen;
}

// Tries again until nothing contradicts what was seen. The cards as they really lie are always one answer,
// and what is tried again is rare: a ronda is drawn first, four of a kind hardly ever comes.
void resample(State &state, Seat, Rng &rng)
{
    const State seen = state;
    const CardSet unseen = CardSet::of(unseenCards(state));
    SeatSet hidden;
    for (const Seat seat : SeatSet::firstOf(seatCount(state))) {
        if (isHidden(state.hands[seat]))
            hidden.insert(seat);
    }
    while (!dealUnseen(state, hidden, unseen, rng) || !agrees(state, hidden))
        state = seen;
}

} // namespace sobremesa::cuarenta
