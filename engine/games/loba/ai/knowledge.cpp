// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/knowledge.h"

#include "engine/games/loba/ai/estimate.h"
#include "engine/games/loba/scoring.h"

#include <algorithm>
#include <optional>

namespace sobremesa::loba {

namespace {

// What a player who has not melded must expect at the end of each deal: at least, with two players and with
// four; for every turn that he waits (Estimate); of the points in his hand. Fitted to games of the greedy
// player with itself.
struct Expectation
{
    double leastOfTwo = 0;
    double leastOfFour = 0;
    double way = 0;
    double share = 0;

    [[nodiscard]] double least(int players) const
    {
        return leastOfTwo + (leastOfFour - leastOfTwo) * (players - 2) / 2;
    }
};
constexpr std::array<Expectation, dealsOfGame> expectations { {
    { 3, 17, 4, 0.04 },
    { 7, 28, 3.5, 0.04 },
    { 11, 29, 3.5, 0.04 },
    { 14, 35, 8, 0.1 },
    { 20, 41, 8, 0.15 },
    { 32, 45, 8, 0.3 },
} };
// Whoever has melded loses little: for each card left, with two players and for each player more.
constexpr double leftWorth = 1.1;
constexpr double leftWorthMore = 0.35;
constexpr double stockHope = 0.3; // how much nearer a card of the stock brings, on average
constexpr double giftWorth = 1.0; // a discard that serves the next player
// Luck hides small differences for hundreds of playouts: the first look counts as much as so many of them.
constexpr double conviction = 12.0;
constexpr int rounds = 2; // of a playout

const Expectation &expectation(const State &state)
{
    return expectations[static_cast<std::size_t>(state.deal - 1)];
}

// ---- what fits

bool fitsTable(const State &state, Card card)
{
    return std::any_of(
        state.melds.begin(), state.melds.end(), [card](const Meld &meld) { return fits(meld, card); });
}

bool nearInSuit(Card left, Card right)
{
    return left.suit() == right.suit() && std::abs(left.rank() - right.rank()) <= 2;
}

// What is known of the next player's hand, and his right to lay off, make a discard a gift (9.1, rules 6 and
// 13).
double giftOf(const State &state, const Memory &memory, Card card)
{
    const Seat seat = next(state, state.turn);
    double gift = card.isJoker() ? 2 * giftWorth : 0;
    if (state.melded.contains(seat))
        return gift + (fitsTable(state, card) ? giftWorth : 0);
    for (const Card known : memory.known[seat]) {
        const bool serves = known.rank() == card.rank() || nearInSuit(known, card);
        gift += serves && state.hands[seat].contains(known) ? giftWorth : 0;
    }
    return gift;
}

// ---- priors

// A seat's view of its hand, made once for all the actions that it weighs.
class Judge
{
public:
    Judge(const State &state, const Memory &memory, Seat seat)
        : m_state(state)
        , m_memory(memory)
        , m_expected(expectation(state))
        , m_melded(state.melded.contains(seat))
    {
        if (!m_melded)
            m_estimate.emplace(state, seat);
        m_way = m_estimate ? m_estimate->way() : 0.0;
    }
    // In points.
    [[nodiscard]] double valueOfAction(const Action &action) const;

private:
    [[nodiscard]] double draw(Source source) const;
    [[nodiscard]] double discard(Card card) const;

    const State &m_state;
    const Memory &m_memory;
    const Expectation &m_expected;
    bool m_melded;
    std::optional<Estimate> m_estimate; // of a hand that has not melded
    double m_way = 0;
};

double Judge::draw(Source source) const
{
    const Card top = m_state.discards.back();
    if (m_melded)
        return source == Source::Stock ? 1.0 : fitsTable(m_state, top) ? 4.0 : -0.3 * valueOf(top);
    if (source == Source::Stock)
        return stockHope * m_expected.way;
    return (m_way - m_estimate->wayWith(top)) * m_expected.way - 0.1;
}

double Judge::discard(Card card) const
{
    if (m_melded)
        return 0.5 * valueOf(card) - giftOf(m_state, m_memory, card)
            - (fitsTable(m_state, card) ? valueOf(card) : 0);
    return m_expected.share * valueOf(card) - giftOf(m_state, m_memory, card)
        - (m_estimate->wayWithout(card) - m_way) * m_expected.way;
}

int valueOfPlayed(const Action &action)
{
    int value = 0;
    for (const Card card : action.cards)
        value += valueOf(card);
    return value;
}

double Judge::valueOfAction(const Action &action) const
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Draw:
        return draw(static_cast<Source>(action.word));
    case Verb::Meld:
        return 30.0 + valueOfPlayed(action);
    case Verb::Layoff:
        return 20.0 + valueOfPlayed(action);
    case Verb::Swap:
        return 10.0 + valueOfPlayed(action);
    case Verb::Discard:
        return discard(action.cards[0]);
    }
    return 0;
}

} // namespace

double prior(const State &state, const Memory &memory, const Action &action)
{
    return conviction * Judge(state, memory, action.seat).valueOfAction(action);
}

// The best at first sight, with a little chance between equals.
std::size_t policy(const State &state, const Memory &memory, const Actions &actions, Rng &rng)
{
    if (actions.size() == 1)
        return 0;
    const Judge judge(state, memory, actions.front().seat);
    std::size_t best = 0;
    double bestValue = -1e9;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const double value = judge.valueOfAction(actions[i]) + 0.5 * rng.real();
        if (value > bestValue) {
            bestValue = value;
            best = i;
        }
    }
    return best;
}

bool settled(const State &start, const State &state)
{
    return state.deal != start.deal || state.draws >= start.draws + rounds * state.rules.players;
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
    const Contract contract = contractOf(state.deal);
    const int cardsWanted = trioSize * contract.trios + escaleraSize * contract.escaleras;
    const auto meld = static_cast<std::size_t>(cardsWanted);
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

// Playouts take the longer, the more players there are.
double effort(const State &state)
{
    return 1.6 / state.rules.players;
}

// What the stock brings is another card in every world: below the first move nothing is learnt.
std::size_t depth(const State &)
{
    return 1;
}

// A discard is taken for what it clearly advances, and not to be given back: everybody sees it (9.1, rule 5).
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
    const Estimate estimate(seen, action.seat);
    return !top.isJoker() && estimate.way() - estimate.wayWith(top) < clearly;
}

// Discards and cards taken that slip the viewer's mind change places with cards that he does not see.
void forget(State &world, const Memory &memory, Seat viewer, double share, Rng &rng)
{
    if (world.stock.empty())
        return;
    const auto lapse = [&](Card &card) {
        if (rng.real() >= share)
            std::swap(card,
                world.stock[world.stock.size() - 1
                    - rng.below(static_cast<std::uint32_t>(world.stock.size()))]);
    };
    for (std::size_t i = 0; i + 1 < world.discards.size(); ++i)
        lapse(world.discards[i]);
    for (Seat seat = 0; seat < world.rules.players; ++seat) {
        if (seat == viewer)
            continue;
        for (const Card known : memory.known[seat]) {
            Card card = known;
            lapse(card);
            world.hands[seat].remove(known);
            world.hands[seat].push_back(card);
        }
        std::sort(world.hands[seat].begin(), world.hands[seat].end());
    }
}

} // namespace sobremesa::loba
