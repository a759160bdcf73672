// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/stakereasons.h"

#include "engine/games/truco/ai/gamechance.h"

#include <algorithm>
#include <cstdlib>

namespace sobremesa::truco {

namespace {

constexpr double gameWorth = 6; // points that the game counts for a bet that decides it

// Points beyond the target are none, and the others count for what they bring there.
bool mayDecide(const State &seen, Side own, const Stake &stake)
{
    return winsWith(seen, own, stake.own)
        || winsWith(seen, other(own), std::max(stake.others, stake.refusal));
}

// 9.1: wanting a stake instead of paying the refusal pays from here on.
double neededShare(const State &seen, Side own, const Stake &stake)
{
    if (!mayDecide(seen, own, stake))
        return std::max(0.0, (stake.own - stake.refusal) / (2.0 * stake.own));
    const double ifWon = standing(seen, own, stake.own);
    const double ifLost = standing(seen, own, 0, stake.others);
    const double ifRefused = standing(seen, own, 0, stake.refusal);
    return std::max(0.0, (ifRefused - ifLost) / (ifWon - ifLost));
}

// What decides the game weighs more than its points.
void addGame(const State &seen, Side own, const Stake &stake, const Share &share, Reasons &list)
{
    const Side theirs = other(own);
    const auto add = [&list](Shade shade, double worth) {
        list.push_back(reasonOf(Topic::Price, worth));
        list.back().shade = shade;
    };
    if (winsWith(seen, own, stake.own))
        add(Shade::WinsGame, gameWorth * share.heard);
    if (winsWith(seen, theirs, stake.others) && !winsWith(seen, theirs, stake.refusal))
        add(Shade::LosesGame, -gameWorth * (1 - share.heard));
}

} // namespace

double shareToRaise(const State &seen, Side own, const Stake &now, const Stake &raised)
{
    constexpr double even = 0.5;
    if (!mayDecide(seen, own, raised))
        return even;
    const double more = standing(seen, own, raised.own) - standing(seen, own, now.own);
    const double less = standing(seen, own, 0, now.others) - standing(seen, own, 0, raised.others);
    return more + less > 0 ? less / (more + less) : even;
}

Because priceOf(std::uint8_t row, Share share, double need, int stake, double worth)
{
    constexpr int little = 5; // hundredths
    Because price = reasonOf(Topic::Price, worth);
    price.shade = row == reason::envido ? Shade::Points : Shade::Plain;
    price.row = row;
    price.chance = hundredths(share.seen);
    const int heard = hundredths(share.heard);
    price.heard = std::abs(heard - price.chance) > little ? heard : -1;
    price.need = hundredths(need);
    price.points = stake;
    return price;
}

Reasons ofWanted(const Insight<State> &insight, std::uint8_t row, const Share &share, const Stake &stake)
{
    const State &seen = insight.seen.state;
    const Side own = teamOf(insight.seen.viewer);
    const double need = neededShare(seen, own, stake);
    Reasons list { priceOf(row, share, need, stake.own, expected(share.heard, stake.own)) };
    addGame(seen, own, stake, share, list);
    return list;
}

} // namespace sobremesa::truco
