// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/scoring.h"

#include <algorithm>
#include <numeric>

namespace sobremesa::loba {

namespace {

constexpr std::array<int, 15> values { 0, 14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    25 }; // by rank; last the joker

int dealsWon(const State &state, Seat seat)
{
    return static_cast<int>(std::count_if(state.history.begin(), state.history.end(),
        [&](const DealResult &result) { return result.out == seat; }));
}

// What is compared after the total and the deals won: the points of the last deal, of the one before, and so
// on.
bool endedBetter(const State &state, Seat left, Seat right)
{
    for (std::size_t i = state.history.size(); i > 0; --i) {
        const auto &points = state.history[i - 1].points;
        if (points[left] != points[right])
            return points[left] < points[right];
    }
    return false;
}

bool ranksBefore(const State &state, Seat left, Seat right)
{
    if (state.scores[left] != state.scores[right])
        return state.scores[left] < state.scores[right];
    if (dealsWon(state, left) != dealsWon(state, right))
        return dealsWon(state, left) > dealsWon(state, right);
    return endedBetter(state, left, right);
}

} // namespace

int valueOf(Card card)
{
    return values[static_cast<std::size_t>(card.rank())];
}

int valueOf(const Hand &hand)
{
    return std::accumulate(
        hand.begin(), hand.end(), 0, [](int sum, Card card) { return sum + valueOf(card); });
}

InlineVector<Seat, mostSeats> standings(const State &state)
{
    InlineVector<Seat, mostSeats> order;
    for (Seat seat = next(state, state.dealer); order.size() < state.rules.players;
         seat = next(state, seat)) {
        // Put in before the first one that is worse: who is equal stays in the order of play.
        std::size_t place = order.size();
        while (place > 0 && ranksBefore(state, seat, order[place - 1]))
            --place;
        order.insert(place, seat);
    }
    return order;
}

} // namespace sobremesa::loba
