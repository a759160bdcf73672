// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"

// Which words of flor bidding are open: 4.9.
namespace sobremesa::truco {

namespace {

constexpr std::uint32_t bit(int verb)
{
    return 1U << verb;
}

std::uint32_t roundWords(const Flor &flor)
{
    const std::uint32_t always = bit(verb::flor) | bit(verb::achico);
    if (flor.raises.empty())
        return always | bit(verb::contraflor) | bit(verb::contraflorResto);
    if (flor.raises.back() == contraflorRaise)
        return always | bit(verb::quiero) | bit(verb::contraflorResto);
    return always | bit(verb::quiero);
}

std::uint32_t answerWords(const Flor &flor)
{
    std::uint32_t words = bit(verb::quiero) | bit(verb::achico);
    if (flor.raises.empty())
        words |= bit(verb::contraflor);
    if (flor.raises.empty() || flor.raises.back() == contraflorRaise)
        words |= bit(verb::contraflorResto);
    return words;
}

} // namespace

std::uint32_t florWords(const State &state, Seat seat)
{
    const Flor &flor = state.play.flor;
    if (state.phase == Phase::FlorRound)
        return seat == flor.reached ? roundWords(flor) : 0;
    return activeOf(state, flor.word).contains(seat) ? answerWords(flor) : 0;
}

} // namespace sobremesa::truco
