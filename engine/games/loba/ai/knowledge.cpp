// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/knowledge.h"

#include "engine/games/loba/ai/estimate.h"
#include "engine/games/loba/ai/weights.h"
#include "engine/games/loba/scoring.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace sobremesa::loba {

namespace {

// Whoever has melded loses little: for each card left, with two players and for each player more.
constexpr double leftWorth = 1.1;
constexpr double leftWorthMore = 0.35;
constexpr int rounds = 2; // of a playout

// What a player who has not melded must expect to be left with: at least, and for each player beyond two;
// for every turn that he waits himself; of the points in his hand; and less for every turn that the others
// wait, on the average. Fitted to deals of the greedy player with itself.
struct Outlook
{
    double least = 0;
    double everyMore = 0;
    double way = 0;
    double share = 0;
    double others = 0;
};
constexpr std::array<Outlook, dealsOfGame> outlooks { {
    { 3.2, 5.4, 11.8, 0.01, 5.7 },
    { 6.9, 6.4, 13.4, 0.08, 7.8 },
    { 13.2, 8.2, 5.8, 0.40, 6.2 },
    { -3.1, 9.0, 12.6, 0.13, 9.4 },
    { 6.3, 7.9, 9.7, 0.21, 8.4 },
    { 7.3, 7.6, 5.9, 0.47, 6.6 },
} };
// Once somebody has melded, what the others wait for matters no more. In deals 3 and 6 hardly anybody melds
// and stays: they have the row before.
constexpr std::array<Outlook, dealsOfGame> pressedOutlooks { {
    { -11.3, 7.4, 17.7, 0.19, 0 },
    { 2.9, 3.2, 11.6, 0.34, 0 },
    { 2.9, 3.2, 11.6, 0.34, 0 },
    { -12.1, 6.8, 9.5, 0.39, 0 },
    { -4.9, 2.9, 6.9, 0.57, 0 },
    { -4.9, 2.9, 6.9, 0.57, 0 },
} };

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

// The turns that each seat waits; of one that has melded none.
using Ways = std::array<double, mostSeats>;

static Ways waysOf(const State &state)
{
    Ways ways {};
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        if (!state.melded.contains(seat))
            ways[seat] = Estimate(state, seat).way();
    return ways;
}

static double penaltyOfMelded(const State &state, Seat seat)
{
    int loose = 0;
    for (const Card card : state.hands[seat])
        loose += fitsTable(state, card) ? 0 : valueOf(card);
    return penaltyAfterMeld(state, state.hands[seat].size(), loose);
}

// The penalty that the seat must expect from the current deal.
static double expectedPenalty(const State &state, Seat seat, const Ways &ways)
{
    const Hand &hand = state.hands[seat];
    if (state.melded.contains(seat))
        return penaltyOfMelded(state, seat);
    const auto meld = static_cast<std::size_t>(cardsFor(contractOf(state.deal)));
    if (ways[seat] == 0 && hand.size() >= meld)
        return penaltyAfterMeld(state, hand.size() - meld, 0) + 1.5;
    const auto row = static_cast<std::size_t>(state.deal - 1);
    const Outlook &outlook = state.melded.empty() ? outlooks[row] : pressedOutlooks[row];
    const int players = state.rules.players;
    const double others = (std::accumulate(ways.begin(), ways.end(), 0.0) - ways[seat]) / (players - 1);
    return outlook.least + outlook.everyMore * (players - 2) + outlook.way * ways[seat]
        + outlook.share * valueOf(hand) - outlook.others * others;
}

Payoff worth(const State &state)
{
    const bool ended = state.phase == Phase::Between || state.phase == Phase::Over;
    const bool booked = ended && !state.history.empty();
    const Ways ways = booked ? Ways {} : waysOf(state);
    const int players = state.rules.players;
    Payoff payoff {};
    double all = 0;
    for (Seat seat = 0; seat < players; ++seat) {
        payoff[seat] = booked ? -state.history.back().points[seat] : -expectedPenalty(state, seat, ways);
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
            weights(seen).way * (aim - estimate.aimExchanging(top, given))
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
    if (goingOut(seen))
        return false;
    if (seen.melded.contains(action.seat))
        return !fitsTable(seen, top);
    return !top.isJoker() && gainByTaking(seen, action.seat) < clearly * weights(seen).way;
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
