// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/trickchances.h"

#include "engine/games/truco/ai/view.h"

#include <algorithm>
#include <vector>

namespace sobremesa::train {

using namespace truco;

namespace {

constexpr int samples = 300;

double leadWorth(const State &state, Seat seat, int power)
{
    const auto &hand = state.hands[seat];
    if (!state.play.tricks.empty())
        return power;
    const auto better =
        std::count_if(hand.begin(), hand.end(), [power](Card other) { return strength(other) > power; });
    return better == 1 ? 1 : better == 0 ? 0.5 : 0;
}

// A tie is worth more than any loss and less than any win: who follows with a choice has won no trick before.
double worthByThumb(const View &view, int power)
{
    constexpr int winning = 100, tying = 10;
    const int lies = view.cardOf(view.rival, view.trick);
    if (lies == 0)
        return leadWorth(view.state, view.seat, power);
    return power > lies ? winning - power : power == lies ? tying : -power;
}

// 1 nobody, 2 the seat, 3 the other one; 0: it has not been played yet.
std::uint64_t wonBy(const State &state, Seat seat, std::size_t trick)
{
    const auto &tricks = state.play.tricks;
    return trick >= tricks.size() ? 0 : tricks[trick] == parda ? 1 : tricks[trick] == teamOf(seat) ? 2 : 3;
}

// All that the chance depends on: the own cards, what lies, who has won what, and whose turn it is.
std::uint64_t keyOf(const State &state, Seat seat)
{
    const View view { state, seat };
    const Cards<handSize> hand = byStrength(state.hands[seat]);
    std::uint64_t key = seat == state.play.mano ? 1 : 0;
    key <<= 4U * (handSize - hand.size());
    for (const Card card : hand)
        key = key << 4U | static_cast<std::uint64_t>(strength(card));
    for (const Seat each : { seat, view.rival })
        key = key << 4U | static_cast<std::uint64_t>(view.cardOf(each, view.trick));
    for (std::size_t trick = 0; trick + 1 < handSize; ++trick)
        key = key << 2U | wonBy(state, seat, trick);
    return key << 1U | (seat == state.play.lead ? 1U : 0U);
}

// What the other seat may hold, by the key alone: the cards of closed tricks are in it.
std::vector<Card> hiddenFrom(const State &state, Seat seat)
{
    std::vector<Card> seen(state.hands[seat].begin(), state.hands[seat].end());
    for (const auto &played : state.played)
        if (played.size() > state.play.tricks.size())
            seen.push_back(played.back());
    std::vector<Card> hidden;
    for (const Card card : plan(state).pack)
        if (std::find(seen.begin(), seen.end(), card) == seen.end())
            hidden.push_back(card);
    std::stable_sort(
        hidden.begin(), hidden.end(), [](Card left, Card right) { return strength(left) < strength(right); });
    return hidden;
}

// Words are over; only the tricks are played, for a point.
bool winsTricks(State world, Side side)
{
    world.play.truco = {};
    world.play.envido = {};
    world.play.envido.stage = Stage::Done;
    world.phase = Phase::Play;
    world.scores = {};
    Events deaf;
    while (world.phase == Phase::Play && world.play.turn != nobody) {
        Action action;
        action.seat = world.play.turn;
        action.verb = verb::play;
        action.cards.push_back(cardByThumb(world, action.seat));
        apply(world, action, deaf);
    }
    return world.scores[static_cast<std::size_t>(side)] > 0;
}

double played(State world, Seat seat, std::uint64_t key)
{
    std::vector<Card> hidden = hiddenFrom(world, seat);
    Cards<handSize> &rival = world.hands[1 - seat];
    Rng rng(key);
    int won = 0;
    for (int i = 0; i < samples; ++i) {
        shuffleFirst(hidden, rival.size(), rng);
        std::copy_n(hidden.begin(), rival.size(), rival.begin());
        won += winsTricks(world, teamOf(seat)) ? 1 : 0;
    }
    return static_cast<double>(won) / samples;
}

} // namespace

Card cardByThumb(const State &state, Seat seat)
{
    const View view { state, seat };
    const auto &hand = state.hands[seat];
    return *std::max_element(hand.begin(), hand.end(), [&view](Card left, Card right) {
        return worthByThumb(view, strength(left)) < worthByThumb(view, strength(right));
    });
}

double TrickChances::of(const State &state, Seat seat)
{
    const std::uint64_t key = keyOf(state, seat);
    const auto found = m_known.find(key);
    return found != m_known.end() ? found->second
                                  : m_known.emplace(key, played(state, seat, key)).first->second;
}

} // namespace sobremesa::train
