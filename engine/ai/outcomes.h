// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/hooks.h"
#include "engine/ai/insight.h"
#include "engine/ai/yield.h"

#include <array>
#include <limits>

// What an action brings at once, and what the next seat can answer, over the worlds of an insight.
namespace sobremesa {

// What the next seat can answer, over all worlds.
struct Replies
{
    Seat seat = nobody;
    std::array<int, mostReasons> often {}; // worlds in which some answer books the row
    std::array<int, mostReasons> most {}; // points of it, at most
    std::array<double, mostReasons> points {}; // of it, in all worlds together
    std::array<double, mostReasons> lost {}; // what the others lose with it, in all worlds together
    int takes = 0; // worlds in which it can take something
    int mostCards = 0;
    double cards = 0; // that the best answers take, in all worlds together
    int again = 0; // worlds in which the own next turn can then take or score
    double later = 0; // what it is worth, in all worlds together
};

// What the next seat may take after the card, and what the own next turn may bring then. `share`: what one
// world counts; `cardWorth`: points that a captured card brings.
inline void addReplies(const Replies &replies, Card card, double share, double cardWorth, Reasons &list)
{
    if (replies.takes > 0) {
        Because &feeds = list.emplace_back(aboutCard(Topic::Feeds, card, -cardWorth * replies.cards * share));
        feeds.number = replies.mostCards;
        feeds.chance = hundredths(replies.takes * share);
        feeds.seat = replies.seat;
    }
    if (replies.again > 0) {
        Because &again = list.emplace_back(aboutCard(Topic::Next, card, replies.later * share));
        again.chance = hundredths(replies.again * share);
    }
}

struct Outcome
{
    std::array<int, mostReasons> least {}, most {}; // own points at once
    int lost = 0; // by others, at once, at least
    int cards = 0;
    CardList taken; // from the table
    Replies replies;
};

template<Imagined S>
class Outcomes
{
public:
    Outcomes(const Insight<S> &insight, double cardWorth)
        : m_insight(insight)
        , m_cardWorth(cardWorth)
    {
    }
    [[nodiscard]] Outcome of(const Action &action)
    {
        Outcome outcome;
        outcome.least.fill(std::numeric_limits<int>::max());
        outcome.lost = std::numeric_limits<int>::max();
        for (const S &guess : m_insight.guesses) {
            S world = guess;
            const Yield yield = yieldOf(world, action, m_events);
            for (std::size_t row = 0; row < mostReasons; ++row) {
                outcome.least[row] = std::min(outcome.least[row], yield.points[row]);
                outcome.most[row] = std::max(outcome.most[row], yield.points[row]);
            }
            outcome.lost = std::min(outcome.lost, yield.lost);
            outcome.cards = yield.cards;
            if (outcome.taken.empty())
                outcome.taken = takenIn(action);
            answer(world, sideOf(guess, action.seat), outcome.replies);
        }
        return outcome;
    }

private:
    [[nodiscard]] CardList takenIn(const Action &action) const
    {
        CardList taken;
        for (const Event &event : m_events) {
            if (event.kind == EventKind::Noted)
                break; // from here on it is the end of a hand
            if (event.kind != EventKind::Moved || event.from.zone != Zone::Table
                || event.to.zone != Zone::Captured || event.seat != action.seat)
                continue;
            for (const Card card : event.cards)
                if (card != action.cards[0])
                    taken.push_back(card);
        }
        return taken;
    }
    // Every legal answer of the next seat, if it is another side's.
    void answer(const S &world, Side own, Replies &replies)
    {
        const SeatSet asked = waiting(world);
        if (asked.empty() || sideOf(world, asked.first()) == own)
            return;
        replies.seat = asked.first();
        m_legal.clear();
        legal(world, replies.seat, m_legal);
        std::array<int, mostReasons> points {}, lost {};
        double best = -1;
        Yield chosen;
        int cards = 0;
        S answered = world;
        for (const Action &action : m_legal) {
            S after = world;
            const Yield yield = yieldOf(after, action, m_events);
            for (std::size_t row = 0; row < mostReasons; ++row) {
                if (yield.points[row] <= points[row])
                    continue;
                points[row] = yield.points[row];
                lost[row] = yield.lost;
            }
            cards = std::max(cards, yield.cards);
            if (const double value = yield.worth(m_cardWorth); value > best) {
                best = value;
                chosen = yield;
                answered = after;
            }
        }
        lookAhead(answered, own, replies);
        for (std::size_t row = 0; row < mostReasons; ++row) {
            replies.often[row] += points[row] > 0 ? 1 : 0;
            replies.most[row] = std::max(replies.most[row], points[row]);
            replies.points[row] += points[row];
            replies.lost[row] += lost[row];
        }
        replies.takes += cards > 1 ? 1 : 0;
        replies.mostCards = std::max(replies.mostCards, cards);
        replies.cards += chosen.cards;
    }

    // What brings the seat on turn most; done in the world.
    Yield takeBest(S &world, Seat seat)
    {
        m_legal.clear();
        legal(world, seat, m_legal);
        const S before = world;
        double best = -std::numeric_limits<double>::max();
        Yield chosen;
        for (const Action &action : m_legal) {
            S after = before;
            const Yield yield = yieldOf(after, action, m_events);
            if (const double value = yield.worth(m_cardWorth); value > best) {
                best = value;
                chosen = yield;
                world = after;
            }
        }
        return chosen;
    }
    // The others take what brings most until it is the viewer's turn again, as long as it holds cards.
    void lookAhead(S world, Side own, Replies &replies)
    {
        const Seat viewer = m_insight.seen.viewer;
        for (int i = 0; i < maxSeats; ++i) {
            const SeatSet asked = waiting(world);
            if (asked.empty() || phase(world) != phase(m_insight.seen.state)
                || !settledAlike(world, m_insight.seen.state))
                return;
            const Yield yield = takeBest(world, asked.first());
            if (asked.first() != viewer)
                continue;
            bool scores = yield.cards > 1;
            for (const int points : yield.points)
                scores = scores || points > 0;
            replies.again += scores && sideOf(world, viewer) == own ? 1 : 0;
            replies.later += std::max(0.0, yield.worth(m_cardWorth));
            return;
        }
    }
    // Still the same cards in hand: no new ones have been dealt.
    static bool settledAlike(const S &world, const S &start) { return !settled(start, world); }

    const Insight<S> &m_insight;
    double m_cardWorth;
    std::vector<Event> m_events;
    Actions m_legal;
};

} // namespace sobremesa
