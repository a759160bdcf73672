// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/knowledge.h"

#include "engine/games/loba/ai/estimate.h"
#include "engine/games/loba/ai/expectation.h"
#include "engine/games/loba/scoring.h"

#include <algorithm>
#include <limits>

namespace sobremesa::loba {

namespace {

// Whoever has melded loses little: for each card left, with two players and for each player more.
constexpr double leftWorth = 1.1;
constexpr double leftWorthMore = 0.35;
constexpr int rounds = 2; // of a playout

} // namespace

// To the end where that can be paid for: what must be expected of a hand after two rounds is too rough a
// guess, above all of one that waits with its meld.
bool settled(const State &start, const State &state)
{
    if (state.deal != start.deal)
        return true;
    return !toItsEnd(start) && state.draws >= start.draws + rounds * state.rules.players;
}

// With this many cards left after the meld, and these of them fitting nowhere.
static double penaltyAfterMeld(const State &state, std::size_t cards, double loose)
{
    const double each = leftWorth + leftWorthMore * (state.rules.players - 2);
    return each * (static_cast<double>(cards) - 0.5) + 0.04 * loose;
}

double expectedPenalty(const State &state, Seat seat)
{
    const Hand &hand = state.hands[seat];
    if (state.melded.contains(seat)) {
        int loose = 0;
        for (const Card card : hand)
            loose += fitsTable(state, card) ? 0 : valueOf(card);
        return penaltyAfterMeld(state, hand.size(), loose);
    }
    const double way = Estimate(state, seat).way();
    const auto meld = static_cast<std::size_t>(cardsFor(contractOf(state.deal)));
    const Expectation &expected = expectation(state);
    if (way == 0 && hand.size() >= meld)
        return penaltyAfterMeld(state, hand.size() - meld, 0) + 1.5;
    return expected.least(state.rules.players) + expected.way * way + expected.share * valueOf(hand);
}

Payoff worth(const State &state)
{
    const bool ended = state.phase == Phase::Between || state.phase == Phase::Over;
    const int players = state.rules.players;
    Payoff payoff {};
    double all = 0;
    for (Seat seat = 0; seat < players; ++seat) {
        const bool booked = ended && !state.history.empty();
        payoff[seat] = booked ? -state.history.back().points[seat] : -expectedPenalty(state, seat);
        all += payoff[seat];
    }
    for (Seat seat = 0; seat < players; ++seat)
        payoff[seat] -= (all - payoff[seat]) / (players - 1);
    return payoff;
}

// Playouts take the longer, the more players there are, and much longer where escaleras are played to the
// end.
double effort(const State &state)
{
    return (isSlow(state) ? 0.5 : 1.6) / state.rules.players;
}

// What the stock brings is another card in every world: below the first move nothing is learnt.
std::size_t depth(const State &)
{
    return 1;
}

// By how much the hand is the better, in points, for the top discard in place of the card that it needs
// least.
static double gainByTaking(const State &seen, Seat seat)
{
    const Estimate estimate(seen, seat);
    const Card top = seen.discards.back();
    const double aim = estimate.aim();
    double most = -std::numeric_limits<double>::infinity();
    for (const Card given : seen.hands[seat])
        most = std::max(most,
            expectation(seen).way * (aim - estimate.aimExchanging(top, given))
                + shareOf(seen) * (valueOf(given) - valueOf(top)));
    return most;
}

// A discard is taken for what it clearly advances, and not to be given back: everybody sees it (9.1, rule 5).
// As the hand gets better every time, nobody takes and gives in a circle for ever.
bool dominated(const State &seen, const Memory &memory, const Action &action)
{
    constexpr double clearly = 0.25;
    if (action.verb == row(Verb::Discard))
        return memory.taken.known() && action.cards[0] == memory.taken;
    if (action.verb != row(Verb::Draw) || action.word != static_cast<std::uint8_t>(Source::Discards))
        return false;
    const Card top = seen.discards.back();
    if (seen.melded.contains(action.seat))
        return !fitsTable(seen, top);
    return !top.isJoker() && gainByTaking(seen, action.seat) < clearly * expectation(seen).way;
}

// Discards and cards taken that slip the viewer's mind change places with cards that he does not see.
void forget(State &world, const Memory &memory, Seat viewer, const Lapses &lapses, Rng &rng)
{
    constexpr std::size_t held = 100; // beyond the places of the discards
    if (world.stock.empty())
        return;
    const auto lapse = [&](Card &card, std::size_t place) {
        if (lapses.slips(card, place))
            std::swap(card,
                world.stock[world.stock.size() - 1
                    - rng.below(static_cast<std::uint32_t>(world.stock.size()))]);
    };
    for (std::size_t i = 0; i + 1 < world.discards.size(); ++i)
        lapse(world.discards[i], i);
    for (Seat seat = 0; seat < world.rules.players; ++seat) {
        if (seat == viewer)
            continue;
        for (const Card known : memory.known[seat]) {
            Card card = known;
            lapse(card, held + seat);
            world.hands[seat].remove(known);
            world.hands[seat].push_back(card);
        }
        std::sort(world.hands[seat].begin(), world.hands[seat].end());
    }
}

} // namespace sobremesa::loba
