// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/hooks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

// The rest of a deal or batch played to its end by everybody without an error, where it is small enough.
namespace sobremesa {

// What an action leads to if nobody errs any more, in the mean of the worlds.
struct Solved
{
    std::optional<Action> action; // none: let it pass
    double points = 0; // worth to the acting side
    double error = 0; // standard error of that mean; none with a single world

    friend bool operator==(const Solved &, const Solved &) = default;
};

struct Solution
{
    std::vector<Solved> actions; // the best first; empty: it was too much for the budget
    int worlds = 0; // with a single one, where the game knows that there is no other, it is exact
    std::size_t steps = 0; // actions done on the way

    [[nodiscard]] bool found() const { return !actions.empty(); }
};

// All cards known, every seat doing what is best for its own side. Between two sides what cannot matter is
// left out (alpha-beta); with more each takes what serves it most (max^n).
template<SearchGame S>
class Solver
{
public:
    // It ends where the start settles, and gives up after so many steps.
    Solver(const Seen<S> &start, std::size_t budget)
        : m_start(start.state)
        , m_memory(recall(start))
        , m_budget(budget)
        , m_two(sideCount(start.state) == 2)
        , m_side(sideOf(start.state, start.viewer))
    {
    }

    // The world's payoffs after the seat has done this. Precondition: it may.
    [[nodiscard]] std::optional<Payoff> after(const S &world, Seat seat, const std::optional<Action> &action)
    {
        S next = world;
        SeatSet passed;
        act(next, seat, action, passed);
        const Payoff payoff = play(next, passed, 0, { -infinite, infinite });
        return m_steps > m_budget ? std::nullopt : std::optional(payoff);
    }
    [[nodiscard]] std::size_t steps() const { return m_steps; }

private:
    static constexpr double infinite = std::numeric_limits<double>::infinity();

    // What side 0 is sure of already, and what the other will let it have.
    struct Window
    {
        double low, high;
    };
    // An action with what it seems to be worth.
    struct Move
    {
        std::optional<Action> action;
        double prior = 0;
    };

    void act(S &state, Seat seat, const std::optional<Action> &action, SeatSet &passed)
    {
        ++m_steps;
        if (!action) {
            passed.insert(seat);
            return;
        }
        Events deaf;
        apply(state, *action, deaf);
        passed.clear();
    }

    // Good ones first: the others are then soon seen to be worse.
    void findMoves(const S &state, Asked asked, std::vector<Move> &moves)
    {
        moves.clear();
        m_legal.clear();
        legal(state, asked.seat, m_legal);
        for (const Action &action : m_legal)
            moves.push_back({ action, Knowledge<S>::priorOf(state, m_memory, action) });
        if (!asked.must)
            moves.push_back({});
        std::stable_sort(moves.begin(), moves.end(),
            [](const Move &left, const Move &right) { return left.prior > right.prior; });
    }

    [[nodiscard]] Payoff play(const S &state, SeatSet passed, std::size_t depth, Window window)
    {
        const Asked asked = nextAsked(state, passed);
        if (asked.seat == nobody || m_steps > m_budget || Knowledge<S>::settledIn(m_start, state))
            return Knowledge<S>::worthOf(state);
        if (m_moves.size() <= depth)
            m_moves.resize(depth + 1);
        findMoves(state, asked, m_moves[depth]);
        return choose(state, asked, passed, depth, window);
    }

    [[nodiscard]] Payoff choose(const S &state, Asked asked, SeatSet passed, std::size_t depth, Window window)
    {
        const Side side = sideOf(state, asked.seat);
        Payoff best {};
        for (std::size_t i = 0; i < m_moves[depth].size(); ++i) {
            S after = state;
            SeatSet silent = passed;
            act(after, asked.seat, m_moves[depth][i].action, silent);
            const Payoff payoff = play(after, silent, depth + 1, window);
            if (i == 0 || isRather(payoff, best, side))
                best = payoff;
            if (m_steps > m_budget || (m_two && narrowed(window, side, best[0])))
                break;
        }
        return best;
    }

    // What serves the side more; of equals what serves the seat that asks less, as it must not hope for it.
    [[nodiscard]] bool isRather(const Payoff &payoff, const Payoff &best, Side side) const
    {
        if (payoff[side] != best[side] || m_two)
            return payoff[side] > best[side];
        return payoff[m_side] != best[m_side] ? payoff[m_side] < best[m_side] : payoff < best;
    }

    // True if the other side will not let it come to this.
    [[nodiscard]] static bool narrowed(Window &window, Side side, double points)
    {
        double &bound = side == 0 ? window.low : window.high;
        bound = side == 0 ? std::max(bound, points) : std::min(bound, points);
        return window.low >= window.high;
    }

    const S &m_start;
    MemoryOf<S> m_memory;
    std::size_t m_budget;
    bool m_two;
    Side m_side;
    std::size_t m_steps = 0;
    Actions m_legal;
    std::vector<std::vector<Move>> m_moves; // by depth
};

// Every offer in every one of the worlds; false if that is too much.
template<SearchGame S>
[[nodiscard]] bool solveAll(
    const Seen<S> &seen, const std::vector<S> &worlds, std::size_t budget, Solution &solution)
{
    Actions offers, open;
    offered(seen.state, seen.viewer, offers);
    const Side side = sideOf(seen.state, seen.viewer);
    Solver<S> solver(seen, budget);
    for (const Action &action : offers) {
        Solved solved { action };
        int times = 0;
        double squares = 0;
        for (const S &world : worlds) {
            if (!isLegal(world, action, open))
                continue;
            const std::optional<Payoff> payoff = solver.after(world, seen.viewer, action);
            solution.steps = solver.steps();
            if (!payoff)
                return false;
            solved.points += (*payoff)[side];
            squares += (*payoff)[side] * (*payoff)[side];
            ++times;
        }
        if (times == 0)
            continue;
        solved.points /= times;
        if (times > 1)
            solved.error =
                std::sqrt(std::max(0.0, squares / times - solved.points * solved.points) / (times - 1));
        solution.actions.push_back(solved);
    }
    return true;
}

// Solves the position for the seat that sees it, in so many of the worlds that it can imagine as the game
// wants (endgame); nothing where it wants none, where the seat need not act, or where it takes more than
// `budget` actions. Equal arguments give equal solutions.
template<SearchGame S, typename Worlds>
[[nodiscard]] Solution solve(const Seen<S> &seen, Worlds &&worlds, std::size_t budget, Rng rng)
{
    Solution solution;
    solution.worlds = Knowledge<S>::endgameOf(seen.state);
    if (solution.worlds == 0 || !waiting(seen.state).contains(seen.viewer))
        return solution;
    std::vector<S> list;
    list.reserve(static_cast<std::size_t>(solution.worlds));
    for (int i = 0; i < solution.worlds; ++i)
        list.push_back(worlds.draw(rng));
    if (!solveAll(seen, list, budget, solution))
        solution.actions.clear();
    std::stable_sort(solution.actions.begin(), solution.actions.end(),
        [](const Solved &left, const Solved &right) { return left.points > right.points; });
    return solution;
}

} // namespace sobremesa
