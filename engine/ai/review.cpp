// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/review.h"

#include "engine/match/booked.h"

#include <algorithm>
#include <cmath>

namespace sobremesa {

namespace {

// Whether the seat had anything to choose, as far as it could see.
bool choseAmongSeveral(const Match &match, std::size_t action, Actions &buffer)
{
    const Seat seat = match.action(action).seat;
    const Position seen = match.observeBefore(action, seat).position;
    buffer.clear();
    offered(seen, seat, buffer);
    return buffer.size() + (waiting(seen).contains(seat) ? 0 : 1) >= 2;
}

} // namespace

Reviewed::Reviewed(const Match &match, const Book *book)
    : m_match(&match)
    , m_book(book)
    , m_start(scores(positionAt(0)))
{
    Actions buffer;
    m_deals.push_back({ 0, 0, false, match.position(), m_start });
    for (std::size_t action = 0; action < match.actionCount(); ++action) {
        m_deals.back().end = action + 1;
        if (choseAmongSeveral(match, action, buffer))
            m_decisions.push_back(action);
        const std::vector<Event> &events = match.events(action);
        const auto dealt = std::find_if(events.begin(), events.end(),
            [](const Event &event) { return event.kind == EventKind::DealStarts; });
        const bool next = dealt != events.end();
        m_deals.back().whole = next || has(events, EventKind::DealEnds) || has(events, EventKind::GameEnds);
        m_deals.back().over = next ? endOf(action) : positionAt(action + 1);
        addBooked({ events.begin(), dealt }, m_deals.back().points);
        if (next) { // what is paid while it is dealt belongs to it
            m_deals.push_back({ action + 1, action + 1, false, match.position(), m_deals.back().points });
            addBooked({ dealt, events.end() }, m_deals.back().points);
        }
    }
}

// After the action, before new cards are dealt.
Position Reviewed::endOf(std::size_t action) const
{
    Position position = m_match->before(action);
    Events deaf;
    apply(position, m_match->action(action), deaf);
    return position;
}

const Position &Reviewed::positionAt(std::size_t action) const
{
    return action < m_match->actionCount() ? m_match->before(action) : m_match->position();
}

int Reviewed::dealOf(std::size_t action) const
{
    const auto after = std::find_if(
        m_deals.begin(), m_deals.end(), [action](const Deal &deal) { return deal.first > action; });
    return static_cast<int>(after - m_deals.begin()) - 1;
}

// The seed is the action's own number: the same view is judged alike, whatever was hidden.
std::optional<Decision> Reviewed::judged(std::size_t action, const StopFlag *stop) const
{
    const Seat seat = seatOf(action);
    auto verdict =
        judge(m_match->observeBefore(action, seat), m_match->action(action), action + 1, stop, m_book);
    if (!verdict)
        return std::nullopt;
    return Decision { action, seat, dealOf(action), std::move(*verdict) };
}

// By what was booked: in a match of several games the scores begin anew with each of them.
double Reviewed::leadAfter(int deal, Side side) const
{
    const Scores &points = deal < 0 ? m_start : m_deals[static_cast<std::size_t>(deal)].points;
    return leadIn(points, infoOf(m_match->position()))[side];
}

// A game may judge a position by its deal alone, or by how near the end is: its worth and the points are the
// same at the end of the deal, where everything is known.
double Reviewed::expectedLead(const Decision &decision) const
{
    const Deal &deal = m_deals[static_cast<std::size_t>(decision.deal)];
    const Side side = sideOf(m_match->position(), decision.seat);
    return decision.verdict.expected + leadAfter(decision.deal, side) - worthTo(deal.over, side);
}

Bars Reviewed::bars(int deal, Seat seat, const Decisions &decisions) const
{
    const Deal &span = m_deals[static_cast<std::size_t>(deal)];
    const Side side = sideOf(m_match->position(), seat);
    Bars bars;
    bars.deal = deal;
    bars.whole = span.whole;
    bars.result = leadAfter(deal, side) - leadAfter(deal - 1, side);
    double squares = 0;
    for (const Decision &decision : decisions) {
        if (decision.deal != deal)
            continue;
        const bool partner = sideOf(m_match->position(), decision.seat) == side;
        double &bar = decision.seat == seat ? bars.own : partner ? bars.partners : bars.others;
        bar -= decision.verdict.cost[side];
        squares += decision.verdict.error * decision.verdict.error;
    }
    bars.error = std::sqrt(squares);
    bars.cards = bars.result - bars.own - bars.partners - bars.others;
    return bars;
}

} // namespace sobremesa
