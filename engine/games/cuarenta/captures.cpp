// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/captures.h"

namespace sobremesa::cuarenta {

namespace {

constexpr int sevenPlace = 6;

constexpr int valueOf(Card card)
{
    return placeOf(card) + 1;
}

} // namespace

Captures::Captures(const State &state, Actions &out)
    : m_table(CardSet::of(state.table))
    , m_sumCards(state.rules.sumOfTwo ? 2 : 7)
    , m_forced(state.rules.missed == Missed::Forced)
    , m_out(out)
{
    for (const Card card : m_table) {
        if (placeOf(card) <= sevenPlace)
            m_low.push_back(card);
    }
}

void Captures::add(Seat seat, Card card)
{
    const int place = placeOf(card);
    Action action;
    action.seat = seat;
    action.verb = static_cast<std::uint8_t>(Verb::Play);
    action.cards.push_back(card);
    m_out.push_back(action);
    addMatches(action, place);
    if (place <= sevenPlace)
        addSums(action, valueOf(card));
}

void Captures::addMatches(Action &action, int place)
{
    for (const Card card : m_table.ofPlace(place)) {
        action.cards.push_back(card);
        addRuns(action, place);
        action.cards.pop_back();
    }
}

// Depth first over the low cards in ascending order: a card above the rest ends its branch, as all after it
// would.
void Captures::addSums(Action &action, int value)
{
    std::array<std::uint8_t, 7> chosen {};
    std::size_t depth = 0;
    std::size_t next = 0;
    int rest = value;
    for (;;) {
        if (next < m_low.size() && valueOf(m_low[next]) <= rest && depth < m_sumCards) {
            rest -= valueOf(m_low[next]);
            action.cards.push_back(m_low[next]);
            chosen[depth++] = static_cast<std::uint8_t>(next++);
            if (rest == 0 && depth >= 2)
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
    std::array<CardSet, places + 1> left;
    std::size_t depth = 0;
    left[0] = m_table.ofPlace(++place);
    if (!m_forced || left[0].empty())
        m_out.push_back(action);
    while (!left[0].empty() || depth > 0) {
        if (left[depth].empty()) {
            --depth;
            action.cards.pop_back();
            continue;
        }
        const Card card = left[depth].first();
        left[depth].remove(card);
        action.cards.push_back(card);
        left[++depth] = m_table.ofPlace(placeOf(card) + 1);
        if (!m_forced || left[depth].empty())
            m_out.push_back(action);
    }
}

} // namespace sobremesa::cuarenta
