// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/stockreasons.h"

#include "engine/games/loba/ai/estimate.h"
#include "engine/games/loba/ai/goingout.h"
#include "engine/games/loba/ai/weights.h"

#include <algorithm>

namespace sobremesa::loba {

namespace {

constexpr double layingOffWorth = 3.0;

// One card from the stock, and what follows from it: whatever else is hidden does not matter.
struct Drawn
{
    Card card;
    State after;
    int times = 0; // worlds in which it lies on top
};
using Draws = std::vector<Drawn>;

State drawn(State state, Source source)
{
    Events deaf;
    apply(state, actionOf(state.turn, Verb::Draw, row(source)), deaf);
    return state;
}

bool canMeld(const State &state)
{
    Actions open;
    legal(state, state.turn, open);
    return std::any_of(open.begin(), open.end(),
        [](const Action &action) { return static_cast<Verb>(action.verb) == Verb::Meld; });
}

Draws drawsIn(const Insight<State> &insight)
{
    Draws draws;
    for (const State &world : insight.guesses) {
        if (world.stock.empty())
            continue;
        const Card top = world.stock.front();
        auto found =
            std::find_if(draws.begin(), draws.end(), [top](const Drawn &each) { return each.card == top; });
        if (found == draws.end())
            found = draws.insert(found, { top, drawn(world, Source::Stock) });
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
    for (const Drawn &each : draws) {
        sum += static_cast<double>(of(each)) * each.times;
        times += each.times;
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
    const Estimate estimate(seen, viewer);
    const auto stepsWith = [&estimate, aim = estimate.aim()](
                               Card card) { return std::max(0.0, aim - estimate.aimWith(card)); };
    const double steps = mean(draws, [&](const Drawn &each) { return stepsWith(each.card); });
    if (!seen.discards.empty() && stepsWith(seen.discards.back()) >= steps)
        return {};
    const double worth = stepWorth(seen) * steps;
    const double melds = mean(draws, [](const Drawn &each) { return canMeld(each.after); });
    if (melds > 0 && melds < 1)
        return tell(Shade::Contract, melds, worth);
    return tell(Shade::Deal,
        mean(draws, [&](const Drawn &each) { return stepsWith(each.card) >= worthTaking; }), worth);
}

} // namespace

bool completes(const State &seen, Source source)
{
    return canMeld(drawn(seen, source));
}

Reasons ofStock(const Insight<State> &insight)
{
    const State &seen = insight.seen.state;
    const Draws draws = drawsIn(insight);
    const double out = mean(draws, [](const Drawn &each) { return goingOut(each.after).has_value(); });
    if (out > 0)
        return tell(Shade::Out, out, goingOutWorth * out);
    if (!seen.melded.contains(insight.seen.viewer))
        return ofNearing(seen, insight.seen.viewer, draws);
    const double laid = mean(draws, [&seen](const Drawn &each) { return fitsTable(seen, each.card); });
    return tell(Shade::OnTable, laid, layingOffWorth * laid);
}

} // namespace sobremesa::loba
