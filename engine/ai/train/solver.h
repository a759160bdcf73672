// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/train/clubplayer.h"
#include "engine/ai/train/regrets.h"
#include "engine/games/truco/phases.h"

namespace sobremesa::train {

// How long and against whom is played.
struct Plan
{
    int players = 2; // or 4 or 6, in two teams
    std::int64_t deals = 6'000'000;
    std::uint64_t seed = 1;
    double stray = 0.02; // share of the other side's moves that are any move, so that nothing is unheard of
    double usual = 0.35; // share of the book's deals in which the other side plays by rules of thumb
    double habits = 0; // the same by its habits, as the program itself supposes of everybody
    double fresh = 0.35; // share of the deals near the beginning of a game; the others are not near its end
    bool ends = false; // the deals are near the end of a game of two, and about it
    const Book *against = nullptr; // the other side plays by this book: what a best answer gains from it
    std::size_t after = 0; // tricks, during which the answer goes by the book as well

    [[nodiscard]] bool operator==(const Plan &) const = default;
};

// Whether so many can be trained for.
[[nodiscard]] constexpr bool isTable(std::int64_t players)
{
    return players == 2 || players == 4 || players == 6;
}

// Situations that there is room for.
inline constexpr std::size_t room = 6'000'000;

// How far a training has come, beside the table.
struct Progress
{
    std::int64_t deals = 0;
    double gain = 0; // what the side that learns has gained a deal in the later half of the deals
    Rng rng;
};

// Counterfactual regret minimisation by sampling: deals at many scores, each played through by one seat in
// all ways that it has, while cards and the others' ways are drawn. The later deals count more.
//
// The book learns from rules of thumb, from habits and from a rival: what it wins from the ones it must not
// lose to the other (a restricted Nash response). Between two the rival learns nothing but how to beat the
// book. Between teams it is the book itself: a rival of its own would be learning half of the time.
class Solver
{
    // A state, who has waited in it, and what number of thing is decided.
    struct Point
    {
        truco::State state;
        SeatSet passed {};
        int thing = 0;
    };

public:
    explicit Solver(const Plan &plan);

    // One deal, for each of the seats.
    void playDeal();
    // Goes on from there as if it had never been ended; false when there is no room. Before the first deal.
    [[nodiscard]] bool resume(const Progress &progress, std::span<const Regrets> rows);
    [[nodiscard]] const Plan &plan() const { return m_plan; }
    [[nodiscard]] const Progress &progress() const { return m_progress; }
    [[nodiscard]] const RegretTable &table() const { return m_table; }

private:
    void learn(const truco::State &state, bool asRival);
    void drawOthers();
    [[nodiscard]] bool hasRival() const { return !m_plan.against && m_plan.players == 2; }
    [[nodiscard]] bool isOther(Seat seat) const { return truco::teamOf(seat) != truco::teamOf(m_learner); }
    [[nodiscard]] bool learnsIn(const truco::State &state, Seat seat) const;
    [[nodiscard]] Regrets *rowOf(const Situation &now, Seat seat);
    static void take(Point &point, Seat seat, const Situation &now, std::size_t way);
    [[nodiscard]] double explore(Point point);
    [[nodiscard]] double tryAll(const Point &point, Seat seat, const Situation &now, Regrets &row);
    [[nodiscard]] std::size_t drawn(const Point &point, Seat seat, const Situation &now, Regrets &row);
    [[nodiscard]] bool callsOutOfTurn(Point &point);
    [[nodiscard]] std::size_t drawnByBook(const Situation &now, const Regrets &row);
    [[nodiscard]] double worthToLearner(const truco::State &state) const;
    [[nodiscard]] double payoff(const truco::State &state) const;

    Plan m_plan;
    truco::State m_start;
    RegretTable m_table;
    Progress m_progress;
    TrickChances m_chances;
    // Of the deal:
    Seat m_learner = 0;
    bool m_asRival = false; // it is not the book that learns
    std::optional<ClubPlayer> m_club; // the other side
    bool m_byHabits = false; // the same
    double m_before = 0;
    float m_weight = 0;
};

} // namespace sobremesa::train
