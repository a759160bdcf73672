// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/measured.h"

#include <algorithm>

namespace sobremesa::truco {

namespace {

// At 0.05, 0.15 … 0.95; straight lines between.
using Curve = std::array<double, 10>;

constexpr Curve lost { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 };
constexpr Curve won { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
constexpr Curve asItLooks { 0.10, 0.18, 0.25, 0.36, 0.46, 0.58, 0.70, 0.83, 0.93, 0.99 };

constexpr Curve leadsFirst { 0.01, 0.03, 0.08, 0.19, 0.26, 0.38, 0.58, 0.77, 0.92, 0.99 };
constexpr Curve beatsFirst { 0.10, 0.18, 0.26, 0.35, 0.46, 0.71, 0.91, 0.98, 0.99, 1.00 };
constexpr Curve tiesFirst { 0.00, 0.02, 0.05, 0.10, 0.17, 0.47, 0.74, 0.92, 0.97, 0.99 };
constexpr Curve losesFirst { 0.03, 0.21, 0.52, 0.73, 0.88, 0.92, 0.95, 0.97, 0.98, 0.99 };
constexpr Curve leadsAfterParda { 0.08, 0.28, 0.51, 0.63, 0.79, 0.89, 0.94, 0.99, 1.00, 1.00 };
constexpr Curve equals { 0.2, 0.3, 0.35, 0.4, 0.42, 0.44, 0.46, 0.46, 0.46, 0.46 };
constexpr Curve beatsAfterLoss { 0.02, 0.52, 0.78, 0.85, 0.94, 0.97, 0.99, 1.00, 1.00, 1.00 };
constexpr Curve leadsLast { 0.02, 0.36, 0.54, 0.70, 0.79, 0.88, 0.96, 0.99, 1.00, 1.00 };
constexpr Curve leadsAfterPardas { 0.40, 0.78, 0.85, 0.90, 0.94, 0.96, 0.98, 1.00, 1.00, 1.00 };

// What the best card of the hand is against the one that lies.
enum class Against : std::uint8_t { Nothing, Beaten, Equal, Stronger };

Against againstOf(const State &state, Seat seat, Seat rival)
{
    const std::size_t trick = state.play.tricks.size();
    if (state.played[rival].size() <= trick)
        return Against::Nothing;
    int best = 0;
    for (const Card card : state.hands[seat])
        best = std::max(best, strength(card));
    const int lies = strength(state.played[rival][trick]);
    return best > lies ? Against::Beaten : best == lies ? Against::Equal : Against::Stronger;
}

// By Against.
using Curves = std::array<const Curve *, 4>;
constexpr Curves first { &leadsFirst, &beatsFirst, &tiesFirst, &losesFirst };
constexpr Curves afterWin { &asItLooks, &asItLooks, &asItLooks, &asItLooks };
constexpr Curves afterLoss { &lost, &beatsAfterLoss, &lost, &lost };
constexpr Curves afterParda { &leadsAfterParda, &won, &equals, &lost };
constexpr Curves last { &leadsLast, &won, &won, &lost };
constexpr Curves afterPardas { &leadsAfterPardas, &won, &lost, &lost };

const Curves &curvesOf(const State &state, Side side)
{
    const auto &tricks = state.play.tricks;
    if (tricks.empty())
        return first;
    if (tricks.size() == 1)
        return tricks[0] == parda ? afterParda : tricks[0] == side ? afterWin : afterLoss;
    return tricks[0] == parda ? afterPardas : last;
}

} // namespace

double measuredChance(const State &state, Seat seat, double look)
{
    // A card of one's own that lies is judged as it looks.
    if (state.played[seat].size() > state.play.tricks.size())
        return look;
    SeatSet rivals = active(state.play);
    rivals.remove(seat);
    const Against against = againstOf(state, seat, rivals.first());
    const Curve &curve = *curvesOf(state, teamOf(seat))[static_cast<std::size_t>(against)];
    const double place = std::clamp(look * 10 - 0.5, 0.0, 9.0);
    const auto low = std::min<std::size_t>(static_cast<std::size_t>(place), 8);
    return curve[low] + (curve[low + 1] - curve[low]) * (place - static_cast<double>(low));
}

} // namespace sobremesa::truco
