// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/ai/knowledge.h"

#include "engine/games/cuarenta/scoring.h"

#include <algorithm>

namespace sobremesa::cuarenta {

namespace {

// Measured over thousands of deals: what the rest of a deal brings a side for each captured card that it is
// ahead, and the side that opens the next batch for each card that it finds on the table.
constexpr double cardWorth = 0.9;
constexpr double tableWorth = 0.5;
constexpr double whim = 3.0; // points by which a playout errs: what is laid is mostly left to chance

double captureWorth(const State &state, const Action &action)
{
    const Side side = sideOf(state, action.seat);
    const bool caida = action.cards[1] == state.laid && action.cards[1].rank() == action.cards[0].rank();
    const bool limpia = action.cards.size() == state.table.size() + 1U;
    const CapturePoints points = capturePoints(state.rules, state.scores[side], caida, limpia);
    return points.caida + points.limpia + cardWorth * static_cast<double>(action.cards.size());
}

double collectWorth(const State &state, std::uint8_t rank)
{
    for (const Fall &fall : state.falls)
        if (fall.rank == rank && fall.side == state.asked && capturedRonda(state, fall))
            return capturedRondaPoints;
    return 0;
}

} // namespace

double prior(const State &state, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Play:
        return action.cards.size() > 1 ? captureWorth(state, action) : 0.0;
    case Verb::Ronda:
        return rondaPoints(state.rules);
    case Verb::Claim:
        return cardWorth * missedRun(state).size();
    case Verb::Collect:
        return collectWorth(state, action.number);
    case Verb::Pass:
    case Verb::Forgo:
        break;
    }
    return 0;
}

// What brings most at once is more likely.
std::size_t policy(const State &state, const Actions &actions, Rng &rng)
{
    return mostLiked(actions, whim, rng, [&state](const Action &action) { return prior(state, action); });
}

bool settled(const State &start, const State &state)
{
    return state.batch != start.batch;
}

Payoff worth(const State &state)
{
    double ahead = state.scores[0] - state.scores[1];
    // Four of a kind is luck: the game is judged as if it went on.
    const bool reached = state.phase == Phase::Over && state.scores[state.winner] >= target;
    if (!reached && state.phase != Phase::Between && state.phase != Phase::Count) {
        const Side opening = sideOf(state, next(state, state.dealer));
        const double table = tableWorth * static_cast<double>(state.table.size());
        ahead += cardWorth * (state.captured[0].size() - state.captured[1].size());
        ahead += opening == 0 ? table : -table;
    }
    return { ahead, -ahead };
}

// The last batch: between two whatever is not seen is in the other hand.
int endgame(const State &seen)
{
    constexpr int few = 8, sampled = 40;
    if (seen.phase != Phase::Play || !seen.stock.empty())
        return 0;
    std::size_t cards = 0;
    for (const Cards<5> &hand : seen.hands)
        cards += hand.size();
    return seatCount(seen) == 2 ? 1 : cards <= few ? sampled : 0;
}

// What reaches the target wins the game, however many cards another play would take.
std::optional<Action> sureWay(const State &seen, Seat viewer)
{
    const Side side = sideOf(seen, viewer);
    Actions open;
    legal(seen, viewer, open);
    const auto found = std::find_if(open.begin(), open.end(), [&](const Action &action) {
        State after = seen;
        Events deaf;
        apply(after, action, deaf);
        return after.phase == Phase::Over && after.winner == side && after.scores[side] >= target;
    });
    return found == open.end() ? std::nullopt : std::optional(*found);
}

namespace {

RankSet playedIn(const State &world)
{
    RankSet played;
    for (const Cards<5> &cards : world.played)
        played |= RankSet::of(cards);
    return played;
}

// A card was seen as it was laid and as it was taken. Between two both must slip the mind; with four there is
// more to look at, and one is enough.
bool slipped(const State &world, Card card, const Lapses &lapses)
{
    return lapses.slips(card) && (seatCount(world) > 2 || lapses.slips(card, 1));
}

} // namespace

// Captured cards that slip the viewer's mind change places with cards that he does not see. What was played
// in this batch is still before his eyes.
void forget(State &world, Seat viewer, const Lapses &lapses, Rng &rng)
{
    InlineVector<Card *, 40> hidden;
    for (Seat seat = 0; seat < seatCount(world); ++seat)
        if (seat != viewer)
            for (Card &card : world.hands[seat])
                hidden.push_back(&card);
    for (Card &card : world.stock)
        hidden.push_back(&card);
    if (hidden.empty())
        return;
    const RankSet fresh = playedIn(world);
    for (RankSet &pile : world.captured) {
        for (const Card card : pile - fresh) {
            if (!slipped(world, card, lapses))
                continue;
            Card &other = *hidden[rng.below(static_cast<std::uint32_t>(hidden.size()))];
            pile.remove(card);
            pile.insert(other);
            other = card;
        }
    }
}

} // namespace sobremesa::cuarenta
