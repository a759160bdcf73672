// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/wordreasons.h"

#include "engine/ai/yield.h"
#include "engine/games/truco/ai/estimate.h"
#include "engine/games/truco/ai/knowledge.h"
#include "engine/games/truco/ai/stakereasons.h"

#include <algorithm>

namespace sobremesa::truco {

namespace {

constexpr double callWorth = 0.5; // part of a stake that a word is worth which may still be refused

// ---- the envido

// The side with the most points; with equal ones the one of who is nearer to the mano. Below 0: the seat has
// none; nobody at all: the others.
template<typename PointsOf>
bool winsByPoints(const State &world, Side own, PointsOf pointsOf)
{
    int best = -1;
    Side winner = other(own);
    Seat seat = world.play.mano;
    for (int i = 0; i < world.rules.players; ++i, seat = next(seat, world.rules.players)) {
        if (!active(world.play).contains(seat))
            continue;
        if (const int points = pointsOf(dealtTo(world, seat)); points > best) {
            best = points;
            winner = teamOf(seat);
        }
    }
    return winner == own;
}

// 4.7
bool winsEnvido(const State &world, Side own)
{
    return winsByPoints(world, own, envidoPoints);
}

Share envidoShare(const Insight<State> &insight)
{
    const Side own = teamOf(insight.seen.viewer);
    return weighedShareOf(insight, [own](const State &world) { return winsEnvido(world, own); });
}

// 5.1 and 5.3
Stake ifWanted(const State &seen, const InlineVector<std::uint8_t, 4> &chain, Side own)
{
    return { chainWanted(seen, chain, own), chainWanted(seen, chain, other(own)) };
}

// ---- the truco

Stake evenStake(int points)
{
    return { points, points };
}

// ---- the flor

// 4.9
bool winsFlor(const State &world, Side own)
{
    return winsByPoints(
        world, own, [](const Dealt &dealt) { return isFlor(dealt) ? florPoints(dealt) : -1; });
}

Share florShare(const Insight<State> &insight)
{
    const Side own = teamOf(insight.seen.viewer);
    return weighedShareOf(insight, [own](const State &world) { return winsFlor(world, own); });
}

// What the winner of the flor scores if the bet is wanted (5.1).
int florStake(const State &seen, Side side)
{
    return 3 * static_cast<int>(seen.play.flor.shown.size()) + raiseIfWanted(seen, side);
}

// Wanting the bet on the flor instead of backing down before it.
Reasons ofWantingFlor(const Insight<State> &insight, Side own)
{
    const State &seen = insight.seen.state;
    const Stake stake { florStake(seen, own), florStake(seen, other(own)), priceOfRefusal(seen, own) };
    Reasons list = ofWanted(insight, reason::flor, florShare(insight), stake);
    list.front().shade = Shade::Flor;
    return list;
}

// What a bid scores at once if it is refused (5.1): the more, the less it asks of the cards.
Because unwanted(int points)
{
    Because reason = reasonOf(Topic::Price, callWorth * points);
    reason.shade = Shade::OnTable;
    reason.points = points;
    return reason;
}

bool isAboutFlor(const State &seen)
{
    return seen.phase == Phase::FlorRound || seen.phase == Phase::FlorAnswer;
}

} // namespace

Reasons ofEnvidoBid(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    const Side own = teamOf(action.seat);
    auto chain = seen.play.envido.chain;
    const Stake now = ifWanted(seen, chain, own);
    chain.push_back(static_cast<std::uint8_t>(action.verb - verb::envido));
    const Stake raised = ifWanted(seen, chain, own);
    const Share share = envidoShare(insight);
    const double worth = callWorth * expected(share.heard, std::min(raised.own, 6));
    return { priceOf(reason::envido, share, shareToRaise(seen, own, now, raised), raised.own, worth),
        unwanted(chainRefused(chain)) };
}

Reasons ofTrucoStep(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    const int stake = action.verb - verb::truco + 2;
    if (!canLookThrough(seen))
        return { unwanted(stake - 1) };
    const Share share = handShare(insight);
    const double need = shareToRaise(seen, teamOf(action.seat), evenStake(stake - 1), evenStake(stake));
    return { priceOf(reason::truco, share, need, stake, callWorth * expected(share.heard, stake)),
        unwanted(stake - 1) };
}

// What the others book at once and for certain: the game, where that is enough for it.
Reasons ofGivingUp(const Insight<State> &insight, const Action &action)
{
    std::vector<Event> buffer;
    int least = 1000;
    for (std::size_t i = 0; i < std::min<std::size_t>(insight.guesses.size(), 200); ++i) {
        State world = insight.guesses[i];
        const Yield yield = yieldOf(world, action, buffer);
        least = std::min(least, yield.lost < 0 ? -yield.lost : 0);
    }
    if (least <= 0)
        return {};
    const bool all = winsWith(insight.seen.state, other(teamOf(action.seat)), least);
    Because reason = all ? reasonOf(Topic::Wins, -aboveAll) : reasonOf(Topic::Price, -least);
    reason.shade = Shade::GivesUp;
    reason.points = least;
    return { reason };
}

// 4.9: the one that is announced scores alone, or the highest one does. Once others have shown theirs, the
// bet is about more.
Reasons ofFlor(const Insight<State> &insight, const Action &action)
{
    constexpr int flor = 3;
    if (isAboutFlor(insight.seen.state))
        return {};
    const Side own = teamOf(action.seat);
    const double share = shareOf(insight, [own](const State &world) { return winsFlor(world, own); });
    Because reason = reasonOf(Topic::Hand, expected(share, flor));
    reason.shade = Shade::Combination;
    reason.row = reason::flor;
    reason.points = flor;
    reason.chance = hundredths(share);
    return { reason };
}

Reasons ofRaisingFlor(const Insight<State> &insight, const Action &action)
{
    constexpr int contraflor = 3;
    const State &seen = insight.seen.state;
    const Side own = teamOf(action.seat);
    const Stake now { florStake(seen, own), florStake(seen, other(own)) };
    const Stake raised { now.own + contraflor, now.others + contraflor };
    const Share share = florShare(insight);
    Because price = priceOf(reason::flor, share, shareToRaise(seen, own, now, raised), raised.own,
        callWorth * expected(share.heard, raised.own));
    price.shade = Shade::Flor;
    return { price };
}

// 4.10: a flor that is found brings 3; for a wrong accusation the others get 1.
Reasons ofAccusing(const Insight<State> &insight, const Action &action)
{
    constexpr int found = 3;
    constexpr int wrong = 1;
    const auto accused = static_cast<Seat>(action.number);
    const double share =
        shareOf(insight, [accused](const State &world) { return isFlor(dealtTo(world, accused)); });
    Because reason = reasonOf(Topic::Price, share * found - (1 - share) * wrong);
    reason.shade = Shade::Combination;
    reason.seat = accused;
    reason.chance = hundredths(share);
    reason.need = hundredths(static_cast<double>(wrong) / (found + wrong));
    return { reason };
}

Reasons ofWanting(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    const Side own = teamOf(action.seat);
    if (isAboutFlor(seen))
        return ofWantingFlor(insight, own);
    const int refusal = priceOfRefusal(seen, own);
    if (seen.phase == Phase::Envido) {
        Stake stake = ifWanted(seen, seen.play.envido.chain, own);
        stake.refusal = refusal;
        return ofWanted(insight, reason::envido, envidoShare(insight), stake);
    }
    if (seen.phase != Phase::Play || active(seen.play).size() > mostOpen)
        return {};
    return ofWanted(insight, reason::truco, handShare(insight), { refusal + 1, refusal + 1, refusal });
}

} // namespace sobremesa::truco
