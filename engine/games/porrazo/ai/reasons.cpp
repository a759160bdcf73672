// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/ai/reasons.h"

#include "engine/ai/outcomes.h"
#include "engine/core/unseen.h"
#include "engine/games/porrazo/ai/knowledge.h"
#include "engine/games/porrazo/ai/wordreasons.h"
#include "engine/games/porrazo/phases.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

constexpr double countWorthOfTwo = 0.8; // points that a captured card brings in the count, with two sides
constexpr double countWorthOfMany = 0.4; // with more sides

double countWorth(const State &state)
{
    return sideCount(state) == 2 ? countWorthOfTwo : countWorthOfMany;
}

constexpr std::size_t at(Reason reason)
{
    return static_cast<std::size_t>(reason);
}

bool isOfRank(Card card, int rank)
{
    return card.rank() == rank;
}

// What the seat has not seen.
CardSet notSeenBy(const State &seen, Seat viewer)
{
    CardSet left = fullPack;
    for (const CardSet pile : seen.piles)
        left -= pile;
    return unseenOf(left, seen.table, seen.tendido, seen.hands[viewer]);
}

// Nothing is known of the hands of the others but how many cards they hold (4.5, 4.6).
bool handsAreFree(const State &seen, Seat viewer)
{
    if (seen.rules.automatic || !seen.tendido.empty())
        return false;
    for (Seat seat = 0; seat < seen.rules.players; ++seat)
        if (seat != viewer && seen.declared[seat] != Combination::None)
            return false;
    return std::all_of(
        seen.scores.begin(), seen.scores.end(), [&](int score) { return score < seen.rules.target; });
}

class Play
{
public:
    Play(const Insight<State> &insight, const Action &action)
        : m_insight(insight)
        , m_seen(insight.seen.state)
        , m_card(action.cards[0])
        , m_share(1.0 / static_cast<double>(insight.guesses.size()))
        , m_outcome(Outcomes<State>(insight, countWorth(m_seen)).of(action))
        , m_lays(m_outcome.taken.empty()
              && effectOf(m_seen, m_card.rank(), action.word == leaveWord) == Effect::Lay)
    {
    }
    [[nodiscard]] Reasons reasons()
    {
        takes();
        books();
        struck();
        addReplies(m_outcome.replies, m_card, m_share, countWorth(m_seen), m_list);
        replies(Topic::Clears, Reason::Limpia);
        replies(Topic::Opens, Reason::EnSuLugar);
        return std::move(m_list);
    }

private:
    Because &add(Topic topic, double worth) { return m_list.emplace_back(aboutCard(topic, m_card, worth)); }
    void takes()
    {
        if (m_outcome.taken.empty())
            return;
        const int count = static_cast<int>(m_outcome.taken.size()) + 1;
        Because &reason = add(Topic::Takes, countWorth(m_seen) * count);
        reason.cards = m_outcome.taken;
        reason.number = count;
    }
    void books()
    {
        for (const Reason row : { Reason::EnSuLugar, Reason::Porrazo, Reason::CounterPorrazo, Reason::Limpia,
                 Reason::SanBenito }) {
            const int points = m_outcome.least[at(row)];
            if (points <= 0 || points != m_outcome.most[at(row)])
                continue;
            const int lost = row == Reason::CounterPorrazo ? std::max(0, m_outcome.lost) : 0;
            Because &reason = add(Topic::Books, points + lost);
            reason.row = static_cast<std::uint8_t>(row);
            reason.points = points;
        }
    }
    // The next seat holds the rank: counted where nothing else is known of its hand.
    [[nodiscard]] double struckShare(Reason row) const
    {
        const Replies &replies = m_outcome.replies;
        const Seat follower = next(m_insight.seen.viewer, m_seen.rules.players);
        if (!handsAreFree(m_seen, m_insight.seen.viewer) || m_seen.hands[follower].empty())
            return replies.often[at(row)] * m_share;
        const CardSet unseen = notSeenBy(m_seen, m_insight.seen.viewer);
        return chanceToHold(unseen.size(), static_cast<int>(m_seen.hands[follower].size()),
            unseen.ofRank(m_card.rank()).size());
    }
    // 9.1: laid, it may be struck; a porrazo may be countered.
    void struck()
    {
        const bool porrazo = m_outcome.least[at(Reason::Porrazo)] > 0;
        if (m_outcome.replies.seat == nobody || !(m_lays || porrazo))
            return;
        const Reason row = porrazo ? Reason::CounterPorrazo : Reason::Porrazo;
        const int unseen = notSeenBy(m_seen, m_insight.seen.viewer).ofRank(m_card.rank()).size();
        if (unseen == 0) {
            safe();
        } else if (m_outcome.replies.often[at(row)] > 0) {
            const double share = struckShare(row);
            const int points = m_outcome.replies.most[at(row)];
            const double lost = porrazo ? points / 3 : 0; // the porrazo is void
            Because &reason = add(Topic::Struck, -share * (points + lost));
            reason.row = static_cast<std::uint8_t>(row);
            reason.points = points;
            reason.number = unseen;
            reason.chance = hundredths(share);
            reason.seat = m_outcome.replies.seat;
            strikesBack(share);
        }
    }
    void safe()
    {
        Because &reason = add(Topic::Safe, 0);
        for (int suit = 0; suit < 4; ++suit) {
            if (const Card card = Card::of(suit, m_card.rank()); card != m_card)
                reason.cards.push_back(card);
        }
    }
    // With two players an equal card of one's own answers the porrazo (4.6).
    void strikesBack(double share)
    {
        const HandCards &hand = m_seen.hands[m_insight.seen.viewer];
        const auto equal =
            std::count_if(hand.begin(), hand.end(), [&](Card card) { return isOfRank(card, m_card.rank()); });
        if (!m_lays || equal < 2 || m_seen.rules.players != 2)
            return;
        const int points = 3 * worth(m_card.rank());
        add(Topic::StrikesBack, share * (points + worth(m_card.rank()))).points = points;
    }
    void replies(Topic topic, Reason row)
    {
        const Replies &replies = m_outcome.replies;
        if (replies.often[at(row)] == 0)
            return;
        Because &reason = add(topic, -replies.points[at(row)] * m_share);
        reason.row = static_cast<std::uint8_t>(row);
        reason.points = replies.most[at(row)];
        reason.chance = hundredths(replies.often[at(row)] * m_share);
        reason.seat = replies.seat;
    }

    const Insight<State> &m_insight;
    const State &m_seen;
    Card m_card;
    double m_share;
    Outcome m_outcome;
    bool m_lays;
    Reasons m_list;
};

} // namespace

Reasons reasons(const Insight<State> &insight, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Play:
        return Play(insight, action).reasons();
    case Verb::Arrange:
        return ofArrangement(action);
    case Verb::Declare:
    case Verb::Silent:
        return ofDeclaration(insight, static_cast<Verb>(action.verb) == Verb::Declare);
    case Verb::Claim:
        return ofClaim(insight, action);
    case Verb::Tendido:
    case Verb::Wait:
        return ofTendido(insight, action);
    case Verb::Pass:
        break;
    }
    return {};
}

} // namespace sobremesa::porrazo
