// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/advice.h"
#include "engine/ai/usual.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace sobremesa {

// An action as it came out in worlds in which what was done was tried as well.
struct Tried
{
    std::optional<Action> action; // none: let it pass
    double points = 0; // worth of the position that it leads to, for the side that acts
    Payoff gain {}; // of each side, against what was done
    double error = 0; // standard error of the acting side's gain
    int worlds = 0;
    double often = 0; // the book's share of it, where it mixes it with others

    friend bool operator==(const Tried &, const Tried &) = default;
};

struct Comparison
{
    std::vector<Tried> tried; // what was done is the first
    double baseline = 0; // worth of the position itself
    double error = 0; // standard error of the points of what was done
    double unlearnt = 0; // of every difference: the answers were still being learnt
    int iterations = 0;
    int sides = 0;

    // Standard error of the difference from what was done, for both reasons.
    [[nodiscard]] double errorOf(const Tried &one) const
    {
        const bool same = one.action == tried.front().action;
        return same ? 0 : std::sqrt(one.error * one.error + unlearnt * unlearnt);
    }
    // Precondition: something was tried.
    [[nodiscard]] const Tried &best() const
    {
        return *std::max_element(tried.begin(), tried.end(),
            [](const Tried &left, const Tried &right) { return left.points < right.points; });
    }
};

// Of the unit of errors: differences need not be known better.
inline constexpr double sharpness = 0.02;

// The best first, each against how the position stands. The errors are those of the differences from what was
// done.
[[nodiscard]] inline Advices advicesOf(const Comparison &comparison)
{
    Advices list;
    for (const Tried &tried : comparison.tried)
        list.push_back({ tried.action, tried.points - comparison.baseline, comparison.errorOf(tried),
            tried.worlds, tried.often });
    std::stable_sort(list.begin(), list.end(),
        [](const Advice &left, const Advice &right) { return left.points > right.points; });
    return list;
}

// What came out for a candidate so far.
struct Trial
{
    int worlds = 0;
    Payoff total {};
    Payoff gains {};
    double squares = 0; // of the acting side's gains
    double totalSquares = 0; // and of its payoffs
    bool dropped = false;

    void add(const Payoff &payoff, const Payoff &gain, Side side)
    {
        ++worlds;
        for (std::size_t i = 0; i < total.size(); ++i) {
            total[i] += payoff[i];
            gains[i] += gain[i];
        }
        squares += gain[side] * gain[side];
        totalSquares += payoff[side] * payoff[side];
        acting = side;
    }
    [[nodiscard]] double mean(Side side) const { return worlds == 0 ? 0.0 : gains[side] / worlds; }
    [[nodiscard]] Payoff means() const
    {
        Payoff mean {};
        for (Side side = 0; side < mean.size(); ++side)
            mean[side] = this->mean(side);
        return mean;
    }
    [[nodiscard]] double error() const { return errorOf(gains[acting], squares); }
    [[nodiscard]] double spread(Side side) const { return errorOf(total[side], totalSquares); }

private:
    [[nodiscard]] double errorOf(double sum, double sumOfSquares) const
    {
        if (worlds < 2)
            return 0;
        const double variance = (sumOfSquares - sum * sum / worlds) / (worlds - 1);
        return variance > 0 ? std::sqrt(variance / worlds) : 0;
    }

    Side acting = 0;
};

} // namespace sobremesa
