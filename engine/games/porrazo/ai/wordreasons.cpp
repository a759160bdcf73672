// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/ai/wordreasons.h"

#include "engine/ai/outcomes.h"
#include "engine/games/porrazo/ai/knowledge.h"
#include "engine/games/porrazo/phases.h"

#include <algorithm>
#include <cmath>

namespace sobremesa::porrazo {

namespace {

// 4.7: how likely the seat's own holding is the highest one.
double highestShare(const Insight<State> &insight, Holding own)
{
    int best = 0;
    for (const State &world : insight.guesses) {
        bool highest = true;
        for (Seat seat = 0; seat < world.rules.players; ++seat)
            highest = highest
                && (sideOf(world, seat) == sideOf(world, insight.seen.viewer)
                    || !ranksAbove(holding(world, seat), own));
        best += highest ? 1 : 0;
    }
    return static_cast<double>(best) / static_cast<double>(insight.guesses.size());
}

// What the holding brings, as far as it is the highest (4.7).
Because ofHolding(const Insight<State> &insight, Holding held, Reason ronda, Reason rondine)
{
    const double share = highestShare(insight, held);
    Because reason;
    reason.topic = Topic::Hand;
    reason.shade = Shade::Combination;
    reason.row = static_cast<std::uint8_t>(held.kind == Combination::Rondine ? rondine : ronda);
    reason.points = worth(held);
    reason.chance = hundredths(share);
    reason.worth = share * worth(held);
    return reason;
}

bool isOfTendido(const Event &event, Side side)
{
    return event.kind == EventKind::Scored && event.side == side
        && event.code <= static_cast<std::uint8_t>(Reason::TendidoFour);
}

// What is done next in a world until the tendido lies: the dealer lays it as soon as there is a choice again,
// and arranges it best.
Action nextBeforeTendido(const State &world, Actions &open, Rng &rng)
{
    open.clear();
    legal(world, waiting(world).first(), open);
    if (world.phase == Phase::Tendido)
        return open[0];
    if (world.phase != Phase::Arrange)
        return open[policy(world, open, rng)];
    return *std::max_element(open.begin(), open.end(), [](const Action &left, const Action &right) {
        return placePoints(arrangementOf(left)) < placePoints(arrangementOf(right));
    });
}

// What the tendido brings the dealer in one world, laid now or after the next deal.
int tendidoPoints(State world, Action action, Actions &open, Rng &rng)
{
    constexpr int longest = 200; // actions of a deal
    const Side side = sideOf(world, action.seat);
    std::vector<Event> told;
    Events events(told);
    for (int step = 0; step < longest; ++step) {
        apply(world, action, events);
        if ((world.tendidoDone && world.phase != Phase::Arrange) || waiting(world).empty())
            break;
        action = nextBeforeTendido(world, open, rng);
    }
    int points = 0;
    for (const Event &event : told)
        points += isOfTendido(event, side) ? event.points : 0;
    return points;
}

} // namespace

Reasons ofDeclaration(const Insight<State> &insight, bool declares)
{
    if (!declares)
        return {};
    const Holding own = holding(insight.seen.state, insight.seen.viewer);
    return { ofHolding(insight, own, Reason::Ronda, Reason::Rondine) };
}

Reasons ofClaim(const Insight<State> &insight, const Action &action)
{
    const Holding held = holding(insight.seen.state, action.number);
    return { ofHolding(insight, held, Reason::ClaimedRonda, Reason::ClaimedRondine) };
}

Reasons ofArrangement(const Action &action)
{
    Arrangement chosen { {}, action.word == rightWord };
    for (const Card card : action.cards)
        chosen.row.push_back(card);
    const int points = placePoints(chosen);
    if (points == 0)
        return {};
    Because reason;
    reason.topic = Topic::Books;
    reason.row = static_cast<std::uint8_t>(Reason::TendidoPlace);
    reason.points = points;
    reason.worth = points;
    return { reason };
}

Reasons ofTendido(const Insight<State> &insight, const Action &action)
{
    double sum = 0;
    int often = 0;
    Rng rng(1);
    Actions open;
    for (const State &world : insight.guesses) {
        const int points = tendidoPoints(world, action, open, rng);
        sum += points;
        often += points > 0 ? 1 : 0;
    }
    const double share = 1.0 / static_cast<double>(insight.guesses.size());
    Because reason = aboutCard(Topic::Books, {}, sum * share);
    reason.shade = static_cast<Verb>(action.verb) == Verb::Tendido ? Shade::OnTable : Shade::Deal;
    reason.row = static_cast<std::uint8_t>(Reason::TendidoPair);
    reason.points = static_cast<int>(std::lround(reason.worth));
    reason.chance = hundredths(often * share);
    return { reason };
}

} // namespace sobremesa::porrazo
