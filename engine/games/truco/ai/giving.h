// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/truco/ai/habits.h"

#include <algorithm>

namespace sobremesa::truco {

// Gives the shares of one seat's actions away, until nothing is left.
class Giving
{
public:
    Giving(const State &state, const Actions &actions)
        : m_state(state)
        , m_actions(actions)
        , m_seat(actions[0].seat)
    {
        m_shares.resize(std::min(actions.size(), m_shares.capacity()));
        for (std::size_t i = m_shares.size(); i > 0; --i)
            m_places[actions[i - 1].verb] = static_cast<std::uint8_t>(i);
    }

    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const Actions &actions() const { return m_actions; }
    [[nodiscard]] Seat seat() const { return m_seat; }
    [[nodiscard]] bool has(int verb) const { return m_places[static_cast<std::size_t>(verb)] != 0; }
    [[nodiscard]] Shares shares() const { return m_shares; }

    // So much of what is left goes to the first of the verbs that is there; the last ones of a word that is
    // missing stay with the others.
    void give(std::initializer_list<int> verbs, double share = 1)
    {
        for (const int verb : verbs) {
            if (has(verb)) {
                giveAt(m_places[static_cast<std::size_t>(verb)] - 1U, share * m_left);
                m_left *= 1 - share;
                return;
            }
        }
    }
    void giveAt(std::size_t place, double share)
    {
        m_shares[place] = static_cast<float>(m_shares[place] + share);
    }
    [[nodiscard]] double left() const { return m_left; }

private:
    const State &m_state;
    const Actions &m_actions;
    Seat m_seat;
    double m_left = 1;
    Shares m_shares;
    std::array<std::uint8_t, 20> m_places {};
};

} // namespace sobremesa::truco
