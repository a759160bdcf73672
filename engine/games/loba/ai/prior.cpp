// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/estimate.h"
#include "engine/games/loba/ai/goingout.h"
#include "engine/games/loba/ai/knowledge.h"
#include "engine/games/loba/ai/weights.h"
#include "engine/games/loba/scoring.h"

#include <algorithm>
#include <optional>

// How good an action looks at first sight (section 9.1).
namespace sobremesa::loba {

namespace {

constexpr double stockHope = 0.3; // how much nearer a card of the stock brings, on average
constexpr double giftWorth = 1.0; // a discard that serves the next player
constexpr double fitWorth = 4.0; // a card that can be laid off after the meld (9.1, rule 10): on the table,
constexpr double fourthWorth = 1.0; // or on the trio that it makes a fourth of
constexpr double impatience = -4.0; // to meld where it pays to wait for more
constexpr double outWorth = 40.0; // a meld after which the hand is out
constexpr double refusedWorth = 1.0; // a discard of a rank that has been left lying

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

// A rank's; none for a joker.
unsigned bitOf(Card card)
{
    return card.isJoker() ? 0U : 1U << static_cast<unsigned>(card.rank());
}

// Of what lies in the discards neither of two players wanted another one of its rank (9.1, rule 13); with
// more, or where suits count, it says little.
unsigned refusedRanks(const State &state)
{
    if (state.rules.players > 2 || contractOf(state.deal).escaleras > 0)
        return 0;
    unsigned ranks = 0;
    for (const Card card : state.discards)
        ranks |= bitOf(card);
    return ranks;
}

// A seat's view of its hand, made once for all the actions that it weighs.
class Judge
{
public:
    Judge(const State &state, const Memory &memory, Seat seat)
        : m_state(state)
        , m_memory(memory)
        , m_weights(weights(state))
        , m_melded(state.melded.contains(seat))
    {
        if (!m_melded)
            m_estimate.emplace(state, seat);
        m_aim = m_estimate ? m_estimate->aim() : 0.0;
        m_refused = m_estimate ? refusedRanks(state) : 0U;
    }
    // In points.
    [[nodiscard]] double valueOfAction(const Action &action) const;

private:
    [[nodiscard]] double draw(Source source) const;
    [[nodiscard]] double discard(Card card) const;
    [[nodiscard]] double meld(const Action &action) const;
    [[nodiscard]] double layoffWorth(Card card) const;

    const State &m_state;
    const Memory &m_memory;
    const Weights &m_weights;
    bool m_melded;
    std::optional<Estimate> m_estimate; // of a hand that has not melded
    double m_aim = 0;
    unsigned m_refused = 0; // a bit for each rank
};

double Judge::draw(Source source) const
{
    const Card top = m_state.discards.back();
    if (m_melded)
        return source == Source::Stock ? 1.0 : fitsTable(m_state, top) ? 4.0 : -0.3 * valueOf(top);
    if (source == Source::Stock)
        return stockHope * m_weights.way;
    return (m_aim - m_estimate->aimWith(top)) * m_weights.way - 0.1;
}

double Judge::discard(Card card) const
{
    if (m_melded)
        return 0.5 * valueOf(card) - giftOf(m_state, m_memory, card)
            - (fitsTable(m_state, card) ? valueOf(card) : 0);
    const double refused = (bitOf(card) & m_refused) != 0 ? refusedWorth : 0;
    return shareOf(m_state) * valueOf(card) + refused - giftOf(m_state, m_memory, card) - layoffWorth(card)
        - (m_estimate->aimWithout(card) - m_aim) * m_weights.way;
}

// What it brings once the hand has melded.
double Judge::layoffWorth(Card card) const
{
    const bool fourth = m_estimate->isBeyondTrio(card);
    return (fitsTable(m_state, card) ? fitWorth : 0) + (fourth ? fourthWorth : 0);
}

int valueOfPlayed(const Action &action)
{
    int value = 0;
    for (const Card card : action.cards)
        value += valueOf(card);
    return value;
}

double Judge::meld(const Action &action) const
{
    if (isOutBy(m_state, action.cards.size()))
        return 30.0 + valueOfPlayed(action) + outWorth;
    return isTooEarly(m_state, action.cards.size()) ? impatience : 30.0 + valueOfPlayed(action);
}

double Judge::valueOfAction(const Action &action) const
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Draw:
        return draw(static_cast<Source>(action.word));
    case Verb::Meld:
        return meld(action);
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
    return Judge(state, memory, action.seat).valueOfAction(action);
}

// The best at first sight, with a little chance between equals.
std::size_t policy(const State &state, const Memory &memory, const Actions &actions, Rng &rng)
{
    if (actions.size() == 1)
        return 0;
    const Judge judge(state, memory, actions.front().seat);
    return mostLiked(
        actions, 0.5, rng, [&judge](const Action &action) { return judge.valueOfAction(action); });
}

} // namespace sobremesa::loba
