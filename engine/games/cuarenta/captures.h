// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/cuarenta/cuarenta.h"

namespace sobremesa::cuarenta {

// Every way to play a card on one table (4.4, 4.5): lay it, or capture a base and then a run.
class Captures
{
public:
    Captures(const State &state, Seat seat, Actions &out);

    // Appends the plays of one card.
    void add(Card card);

private:
    void addMatches(Action &action, int place);
    void addSums(Action &action, int value);
    void addRuns(Action &action, int place);

    Action m_play;
    RankSet m_table;
    Cards<28> m_low; // A to 7, ascending
    std::size_t m_sumCards;
    bool m_forced;
    Actions &m_out;
};

} // namespace sobremesa::cuarenta
