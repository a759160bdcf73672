// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/scoring.h"

// Equal cards among those dealt: rondas and four of a kind (4.2, 4.3, 4.7).
namespace sobremesa::cuarenta {

namespace {

// How often each rank occurs, four bits a place.
template<typename Container>
std::uint64_t countRanks(const Container &cards)
{
    std::uint64_t counts = 0;
    for (const Card card : cards)
        counts += card.known() ? 1ULL << 4 * placeOf(card) : 0;
    return counts;
}

constexpr std::uint64_t lowBits = 0x1111111111ULL;

int rankOfLowest(std::uint64_t bits)
{
    return bits == 0 ? 0 : rankAt(std::countr_zero(bits) / 4);
}

// The rank that is there three times, 0 if there is none.
int threeIn(std::uint64_t counts)
{
    return rankOfLowest(counts & counts >> 1 & ~(counts >> 2) & lowBits);
}

} // namespace

RankSet dealt(const State &state, Seat seat)
{
    return RankSet::of(state.hands[seat]) | RankSet::of(state.played[seat]);
}

int rankOfThree(RankSet cards)
{
    return threeIn(countRanks(cards));
}

int rankOfFour(RankSet cards)
{
    return rankOfLowest(countRanks(cards) >> 2 & lowBits);
}

bool mayDeclare(const State &state, Seat seat)
{
    return state.phase == Phase::Play && state.played[seat].empty() && !state.declared.contains(seat)
        && state.scores[sideOf(state, seat)] < noRondaFrom && threeIn(countRanks(state.hands[seat])) != 0;
}

bool capturedRonda(const State &state, const Fall &fall)
{
    return fall.ronda || rankOfThree(dealt(state, fall.owner)) == fall.rank;
}

Seat fourOfAKindHolder(const State &state)
{
    Seat seat = state.dealer;
    for (int i = 0; i < seatCount(state); ++i) {
        seat = next(state, seat);
        if (rankOfFour(RankSet::of(state.hands[seat])) != 0)
            return seat;
    }
    return nobody;
}

} // namespace sobremesa::cuarenta
