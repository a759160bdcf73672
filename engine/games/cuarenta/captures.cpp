// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/captures.h"

namespace sobremesa::cuarenta {

namespace {

constexpr int sevenPlace = 6;

// A to 7, which can be added up.
constexpr RankSet lowCards(RankSet cards)
{
    return cards & RankSet::ofBits((1ULL << 4 * (sevenPlace + 1)) - 1);
}

} // namespace

Captures::Captures(const State &state, Seat seat, Actions &out)
    : m_table(RankSet::of(state.table))
    , m_sumCards(state.rules.sumOfTwo ? 2 : 7)
    , m_forced(state.rules.missed == Missed::Forced)
    , m_out(out)
{
    m_play.seat = seat;
    m_play.verb = row(Verb::Play);
    m_play.cards.push_back(Card {});
    for (const Card card : lowCards(m_table))
        m_low.push_back(card);
}

void Captures::add(Card card)
{
    // The card is set in its place: to copy what has just been written byte by byte would stall.
    m_out.push_back(m_play);
    m_out.back().cards[0] = card;
    const int place = placeOf(card);
    Action action = m_play;
    action.cards[0] = card;
    addMatches(action, place);
    if (place <= sevenPlace && m_low.size() >= 2)
        addSums(action, valueOf(card));
}

void Captures::addMatches(Action &action, int place)
{
    for (const Card card : m_table.ofRank(place)) {
        action.cards.push_back(card);
        addRuns(action, place);
        action.cards.pop_back();
    }
}

// Depth first over the low cards in ascending order. A card above the rest ends its branch, as all after it
// would; one that neither completes the sum nor leaves room for another as high is passed over.
void Captures::addSums(Action &action, int value)
{
    std::array<std::uint8_t, 7> chosen {};
    std::size_t depth = 0;
    std::size_t next = 0;
    int rest = value;
    for (;;) {
        const int low = next < m_low.size() && depth < m_sumCards ? valueOf(m_low[next]) : value;
        if (low < rest && 2 * low > rest) {
            ++next;
        } else if (low <= rest && low < value) {
            rest -= low;
            action.cards.push_back(m_low[next]);
            chosen[depth++] = static_cast<std::uint8_t>(next++);
            if (rest == 0)
                addRuns(action, value - 1);
        } else if (depth > 0) {
            next = chosen[--depth];
            rest += valueOf(m_low[next++]);
            action.cards.pop_back();
        } else {
            return;
        }
    }
}

// One card of each rank above the card played, without a gap, in every choice of equal ranks. Forced runs are
// whole.
void Captures::addRuns(Action &action, int place)
{
    const RankSet above = m_table.ofRank(place + 1);
    if (!m_forced || above.empty())
        m_out.push_back(action);
    if (above.empty())
        return; // the usual case
    std::array<RankSet, places + 1> left;
    std::size_t depth = 0;
    left[0] = above;
    while (!left[0].empty() || depth > 0) {
        if (left[depth].empty()) {
            --depth;
            action.cards.pop_back();
            continue;
        }
        const Card card = left[depth].first();
        left[depth].remove(card);
        action.cards.push_back(card);
        left[++depth] = m_table.ofRank(placeOf(card) + 1);
        if (!m_forced || left[depth].empty())
            m_out.push_back(action);
    }
}

RankSet missedRun(const State &state)
{
    RankSet run;
    if (state.capturer == nobody || state.rules.missed != Missed::Claim)
        return run;
    const RankSet table = RankSet::of(state.table);
    RankSet equals;
    for (int place = state.runEnd + 1; !(equals = table.ofRank(place)).empty(); ++place)
        run.insert(equals.first());
    return run;
}

} // namespace sobremesa::cuarenta
