// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ai/askedplayer.h"

#include <cmath>

namespace sobremesa::yardstick {

// Information-set Monte Carlo tree search as the textbook has it: UCB1 with the number of times an action was
// there, one new node an iteration, playouts by chance to the end of the deal. If the worlds are always the
// true one it is a player who sees all cards.
template<typename S, typename Draw>
class Textbook
{
public:
    Textbook(const AskedSeat<S> &asked, Draw draw)
        : m_asked(asked)
        , m_draw(std::move(draw))
    {
        m_nodes.emplace_back();
    }

    [[nodiscard]] Answer decide(int playouts)
    {
        for (int i = 0; i < playouts; ++i)
            iterate(m_draw(m_asked.rng));
        Answer best;
        double most = -1;
        for (const std::size_t child : m_nodes[0].children) {
            if (m_nodes[child].visits > most) {
                most = m_nodes[child].visits;
                best = m_nodes[child].action;
            }
        }
        return best;
    }

private:
    struct Node
    {
        Answer action;
        Side side = 0;
        double total = 0, visits = 0, there = 0;
        std::vector<std::size_t> children;
    };
    static constexpr int longest = 1500; // moves
    static constexpr double silence = 0.9; // of chances to speak out of turn, in a playout

    // Who acts, and what there is to do.
    struct Turn
    {
        Seat seat = nobody;
        bool must = true;
        std::vector<Answer> choices;
    };

    [[nodiscard]] Turn turnIn(const S &world, SeatSet passed) const
    {
        Turn turn;
        const SeatSet needed = waiting(world);
        const SeatSet free = actors(world) - needed - passed;
        if (free.empty() && needed.empty())
            return turn;
        turn.must = free.empty();
        turn.seat = turn.must ? needed.first() : free.first();
        Actions open;
        legal(world, turn.seat, open);
        turn.choices.assign(open.begin(), open.end());
        if (!turn.must)
            turn.choices.emplace_back();
        return turn;
    }

    // Only what the seat is offered, as it must not know more.
    [[nodiscard]] Turn ownTurn(const S &world) const
    {
        Turn turn { m_asked.seat(), m_asked.must, {} };
        Actions open;
        legal(world, turn.seat, open);
        for (const Action &action : m_asked.offers)
            if (std::find(open.begin(), open.end(), action) != open.end())
                turn.choices.emplace_back(action);
        if (!turn.must)
            turn.choices.emplace_back();
        return turn;
    }

    static void act(S &world, const Answer &choice, Seat seat, SeatSet &passed)
    {
        Events deaf;
        if (choice) {
            apply(world, *choice, deaf);
            passed.clear();
        } else {
            passed.insert(seat);
        }
    }

    void iterate(S world)
    {
        std::vector<std::size_t> path;
        SeatSet passed;
        std::size_t here = 0;
        for (int move = 0; move < longest; ++move) {
            const Turn turn = move == 0 ? ownTurn(world) : turnIn(world, passed);
            if (turn.choices.empty())
                break;
            const bool inTree = here != none32;
            const Answer choice = inTree ? descend(world, turn, here, path) : byChance(turn);
            act(world, choice, turn.seat, passed);
        }
        for (const std::size_t node : path) {
            m_nodes[node].visits += 1;
            m_nodes[node].total += ahead(world, m_nodes[node].side);
        }
        spread(ahead(world, sideOf(world, m_asked.seat())));
    }

    [[nodiscard]] Answer byChance(const Turn &turn)
    {
        if (!turn.must && m_asked.rng.real() < silence)
            return std::nullopt;
        return turn.choices[m_asked.rng.below(static_cast<std::uint32_t>(turn.choices.size()))];
    }

    // Goes to the best child; a new one ends the tree.
    [[nodiscard]] Answer descend(
        const S &world, const Turn &turn, std::size_t &here, std::vector<std::size_t> &path)
    {
        std::size_t best = none32;
        double most = 0;
        std::vector<Answer> fresh;
        for (const Answer &choice : turn.choices) {
            const std::size_t child = childOf(here, choice);
            if (child == none32) {
                fresh.push_back(choice);
                continue;
            }
            Node &node = m_nodes[child];
            node.there += 1;
            const double value =
                node.total / node.visits + m_sigma * std::sqrt(std::log(node.there + 1) / node.visits);
            if (best == none32 || value > most) {
                best = child;
                most = value;
            }
        }
        if (!fresh.empty()) {
            const Answer choice = fresh[m_asked.rng.below(static_cast<std::uint32_t>(fresh.size()))];
            path.push_back(m_nodes.size());
            m_nodes[here].children.push_back(m_nodes.size());
            m_nodes.push_back({ choice, sideOf(world, turn.seat), 0, 0, 1, {} });
            here = none32;
            return choice;
        }
        here = best;
        path.push_back(best);
        return m_nodes[best].action;
    }

    [[nodiscard]] std::size_t childOf(std::size_t parent, const Answer &choice) const
    {
        for (const std::size_t child : m_nodes[parent].children)
            if (m_nodes[child].action == choice)
                return child;
        return none32;
    }

    // The standard deviation of what comes out, for the bounds.
    void spread(double value)
    {
        m_count += 1;
        m_sum += value;
        m_squares += value * value;
        const double mean = m_sum / m_count;
        if (m_count > 8)
            m_sigma = std::max(0.5, std::sqrt(std::max(0.0, m_squares / m_count - mean * mean)));
    }

    static constexpr std::size_t none32 = 0xFFFFFFFF;
    const AskedSeat<S> &m_asked;
    Draw m_draw;
    std::vector<Node> m_nodes;
    double m_count = 0, m_sum = 0, m_squares = 0, m_sigma = 4;
};

} // namespace sobremesa::yardstick
