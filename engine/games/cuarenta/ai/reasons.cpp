// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/ai/reasons.h"

#include "engine/ai/outcomes.h"
#include "engine/games/cuarenta/ai/knowledge.h"
#include "engine/games/cuarenta/scoring.h"

#include <algorithm>

namespace sobremesa::cuarenta {

namespace {

constexpr double countWorth = 0.9; // what a captured card brings in the rest of a deal

constexpr std::size_t at(Reason reason)
{
    return static_cast<std::size_t>(reason);
}

// The other cards of the rank, as far as the seat has not seen them.
int unseenEquals(const State &seen, Seat viewer, Card card)
{
    const RankSet known =
        RankSet::of(seen.table) | seen.captured[0] | seen.captured[1] | RankSet::of(seen.hands[viewer]);
    return 4 - known.ofRank(placeOf(card)).size();
}

class Play
{
public:
    Play(const Insight<State> &insight, const Action &action)
        : m_seen(insight.seen.state)
        , m_viewer(insight.seen.viewer)
        , m_card(action.cards[0])
        , m_share(1.0 / static_cast<double>(insight.guesses.size()))
        , m_outcome(Outcomes<State>(insight, countWorth).of(action))
        , m_lays(action.cards.size() == 1)
    {
    }
    [[nodiscard]] Reasons reasons()
    {
        takes();
        for (const Reason row : { Reason::Caida, Reason::Limpia })
            books(row);
        struck();
        replies(Topic::Clears, Reason::Limpia);
        addReplies(m_outcome.replies, m_card, m_share, countWorth, m_list);
        return std::move(m_list);
    }

private:
    Because &add(Topic topic, double worth) { return m_list.emplace_back(aboutCard(topic, m_card, worth)); }
    void takes()
    {
        if (m_outcome.taken.empty())
            return;
        const int count = static_cast<int>(m_outcome.taken.size()) + 1;
        Because &reason = add(Topic::Takes, countWorth * count);
        reason.cards = m_outcome.taken;
        reason.number = count;
    }
    void books(Reason row)
    {
        const int points = m_outcome.least[at(row)];
        if (points <= 0 || points != m_outcome.most[at(row)])
            return;
        Because &reason = add(Topic::Books, points);
        reason.row = static_cast<std::uint8_t>(row);
        reason.points = points;
    }
    // 9.1: the lay invites a caída; the fourth card of a rank is perfectly safe.
    void struck()
    {
        if (!m_lays || m_outcome.replies.seat == nobody)
            return;
        if (unseenEquals(m_seen, m_viewer, m_card) > 0)
            return replies(Topic::Struck, Reason::Caida);
        Because &reason = add(Topic::Safe, 0);
        for (int suit = 0; suit < 4; ++suit) {
            if (const Card card = Card::of(suit, m_card.rank()); card != m_card)
                reason.cards.push_back(card);
        }
    }
    void replies(Topic topic, Reason row)
    {
        const Replies &replies = m_outcome.replies;
        if (replies.often[at(row)] == 0)
            return;
        Because &reason = add(topic, -replies.points[at(row)] * m_share);
        reason.row = static_cast<std::uint8_t>(row);
        reason.points = replies.most[at(row)];
        reason.number = unseenEquals(m_seen, m_viewer, m_card);
        reason.chance = hundredths(replies.often[at(row)] * m_share);
        reason.seat = replies.seat;
    }

    const State &m_seen;
    Seat m_viewer;
    Card m_card;
    double m_share;
    Outcome m_outcome;
    bool m_lays;
    Reasons m_list;
};

// The points of a word at once: a ronda declared, a ronda collected.
Reasons ofWord(Reason row, int points)
{
    Because reason = aboutCard(Topic::Books, {}, points);
    reason.row = static_cast<std::uint8_t>(row);
    reason.points = points;
    return { reason };
}

// 4.6: cards that were left lying.
Reasons ofClaim(const State &seen)
{
    const RankSet run = missedRun(seen);
    Because reason = aboutCard(Topic::Takes, {}, countWorth * run.size());
    for (const Card card : run)
        reason.cards.push_back(card);
    reason.number = run.size();
    return { reason };
}

// 4.7: of a rank that is known to have been a captured ronda.
Reasons ofCollecting(const State &seen, int rank)
{
    for (const Fall &fall : seen.falls)
        if (fall.rank == rank && fall.side == seen.asked && capturedRonda(seen, fall))
            return ofWord(Reason::CapturedRonda, capturedRondaPoints);
    return {};
}

} // namespace

Reasons reasons(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Play:
        return Play(insight, action).reasons();
    case Verb::Ronda:
        return ofWord(Reason::Ronda, rondaPoints(seen.rules));
    case Verb::Claim:
        return ofClaim(seen);
    case Verb::Collect:
        return ofCollecting(seen, action.number);
    case Verb::Pass:
    case Verb::Forgo:
        break;
    }
    return {};
}

} // namespace sobremesa::cuarenta
