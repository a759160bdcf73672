// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/verdict.h"
#include "engine/match/match.h"

namespace sobremesa {

// One decision of a game: who took it, in which deal, and what it was worth.
struct Decision
{
    std::size_t number = 0; // of the action
    Seat seat = 0;
    int deal = 0; // from 0
    Verdict verdict;
};
using Decisions = std::vector<Decision>;

// What became of a deal, in points of a side less those of the best other; + is good, whatever the game
// counts. cards + own + partners + others = result.
struct Bars
{
    int deal = 0; // from 0
    bool whole = false; // it was played to its end
    double result = 0;
    double cards = 0; // what the decisions do not explain
    double own = 0; // what the seat's decisions brought: never more than 0
    double partners = 0; // those of its partners
    double others = 0; // those of the other sides
    double error = 0; // standard error of every bar but the result
};

// The deals of a match and its decisions by what may be seen of them: which there are costs no thought.
class Reviewed
{
public:
    // The match must outlive it, and the book by which it is judged, if there is one.
    explicit Reviewed(const Match &match, const Book *book = nullptr);
    [[nodiscard]] const Book *book() const { return m_book; }

    // The actions that were chosen among several, in their order.
    [[nodiscard]] const std::vector<std::size_t> &decisions() const { return m_decisions; }
    [[nodiscard]] int deals() const { return static_cast<int>(m_deals.size()); }
    // The deal in which the action was done, from 0.
    [[nodiscard]] int dealOf(std::size_t action) const;
    [[nodiscard]] Seat seatOf(std::size_t action) const { return m_match->action(action).seat; }
    // By what its seat could know then; nothing where that cannot be judged, or after a request to stop.
    [[nodiscard]] std::optional<Decision> judged(std::size_t action, const StopFlag *stop = nullptr) const;
    // The lead of the seat's side in points, over the whole game, that is expected when it is done.
    [[nodiscard]] double expectedLead(const Decision &decision) const;
    // The bars of one deal for a seat, from the decisions in it.
    [[nodiscard]] Bars bars(int deal, Seat seat, const Decisions &decisions) const;

private:
    struct Deal
    {
        std::size_t first = 0; // action
        std::size_t end = 0; // one behind the last
        bool whole = false;
        Position over; // where it ended, before the next cards
        Scores points; // of each side then: the scores at the beginning, and all that was booked since
    };

    [[nodiscard]] Position endOf(std::size_t action) const;
    [[nodiscard]] const Position &positionAt(std::size_t action) const;
    [[nodiscard]] double leadAfter(int deal, Side side) const;

    const Match *m_match;
    const Book *m_book;
    Scores m_start; // when the first deal had been dealt
    std::vector<Deal> m_deals;
    std::vector<std::size_t> m_decisions;
};

} // namespace sobremesa
