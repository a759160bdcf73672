// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/stockreasons.h"

#include "engine/games/loba/ai/estimate.h"
#include "engine/games/loba/ai/goingout.h"
#include "engine/games/loba/ai/weights.h"

#include <algorithm>

namespace sobremesa::loba {

namespace {

constexpr double layingOffWorth = 3.0;

// What one card from the stock does for the hand, whatever else is hidden.
struct Drawn
{
    Card card;
    bool goesOut = false;
    bool melds = false; // puts down the contract
    bool laysOff = false;
    double steps = 0; // that the contract comes nearer
    int times = 0; // worlds in which it lies on top
};
using Draws = std::vector<Drawn>;

double stepsWith(const Estimate &estimate, Card card)
{
    return std::max(0.0, estimate.aim() - estimate.aimWith(card));
}

void draw(State &state, Source source)
{
    Events deaf;
    apply(state, actionOf(state.turn, Verb::Draw, row(source)), deaf);
}

Drawn drawFromStock(State world)
{
    const bool melded = world.melded.contains(world.turn);
    Drawn drawn { world.stock.front() };
    drawn.steps = melded ? 0 : stepsWith(Estimate(world, world.turn), drawn.card);
    drawn.laysOff = melded && fitsTable(world, drawn.card);
    drawn.melds = !melded && completes(world, Source::Stock);
    draw(world, Source::Stock);
    drawn.goesOut = goingOut(world).has_value();
    return drawn;
}

Draws drawsIn(const Insight<State> &insight)
{
    Draws draws;
    for (const State &world : insight.guesses) {
        if (world.stock.empty())
            continue;
        const auto isTop = [top = world.stock.front()](const Drawn &drawn) { return drawn.card == top; };
        auto found = std::find_if(draws.begin(), draws.end(), isTop);
        if (found == draws.end())
            found = draws.insert(found, drawFromStock(world));
        ++found->times;
    }
    return draws;
}

// The mean of something over all worlds.
template<typename Of>
double mean(const Draws &draws, Of of)
{
    double sum = 0;
    int times = 0;
    for (const Drawn &drawn : draws) {
        sum += static_cast<double>(of(drawn)) * drawn.times;
        times += drawn.times;
    }
    return sum / std::max(1, times);
}

Reasons tell(Shade shade, double share, double worth)
{
    if (share <= 0)
        return {};
    Because reason = aboutCard(Topic::Next, {}, worth);
    reason.shade = shade;
    reason.chance = hundredths(share);
    return { reason };
}

Reasons ofNearing(const State &seen, Seat viewer, const Draws &draws)
{
    const double steps = mean(draws, [](const Drawn &drawn) { return drawn.steps; });
    const Estimate estimate(seen, viewer);
    if (!seen.discards.empty() && stepsWith(estimate, seen.discards.back()) >= steps)
        return {};
    const double worth = stepWorth(seen) * steps;
    const double melds = mean(draws, [](const Drawn &drawn) { return drawn.melds; });
    if (melds > 0 && melds < 1)
        return tell(Shade::Contract, melds, worth);
    return tell(
        Shade::Deal, mean(draws, [](const Drawn &drawn) { return drawn.steps >= worthTaking; }), worth);
}

} // namespace

bool completes(State seen, Source source)
{
    draw(seen, source);
    Actions open;
    legal(seen, seen.turn, open);
    return std::any_of(open.begin(), open.end(),
        [](const Action &action) { return static_cast<Verb>(action.verb) == Verb::Meld; });
}

Reasons ofStock(const Insight<State> &insight)
{
    const State &seen = insight.seen.state;
    const Draws draws = drawsIn(insight);
    const double out = mean(draws, [](const Drawn &drawn) { return drawn.goesOut; });
    if (out > 0)
        return tell(Shade::Out, out, goingOutWorth * out);
    if (!seen.melded.contains(insight.seen.viewer))
        return ofNearing(seen, insight.seen.viewer, draws);
    const double laid = mean(draws, [](const Drawn &drawn) { return drawn.laysOff; });
    return tell(Shade::OnTable, laid, layingOffWorth * laid);
}

} // namespace sobremesa::loba
