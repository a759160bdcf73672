// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sobremesa::cli {

// Of many values: their mean and how well it is known.
class Tally
{
public:
    void add(double value);
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] double mean() const { return m_mean; }
    [[nodiscard]] double variance() const;
    // Half the width of the 95 % interval of the mean.
    [[nodiscard]] double interval() const;

private:
    int m_count = 0;
    double m_mean = 0;
    double m_squares = 0; // of the deviations
};

// A sequential test: is the mean of what comes in rather `low` or rather `high`? The values are means over
// duplicate deals, so that luck with the cards has gone out of them; their variance is measured on the way
// (a generalized ratio of likelihoods, as with pentanomial results). Each answer is wrong in one of twenty
// cases at most.
class SequentialTest
{
public:
    enum class Answer { Open, Low, High };

    SequentialTest(double low, double high)
        : m_low(low)
        , m_high(high)
    {
    }
    // Precondition: the tally holds what has come in so far.
    [[nodiscard]] double ratio(const Tally &tally) const; // logarithm of the ratio of likelihoods
    [[nodiscard]] Answer answer(const Tally &tally) const;
    [[nodiscard]] double low() const { return m_low; }
    [[nodiscard]] double high() const { return m_high; }

    static constexpr int least = 32; // values before the variance is believed
    static constexpr double bound = 2.9444389791664403; // the logarithm of 0.95 / 0.05

private:
    double m_low;
    double m_high;
};

} // namespace sobremesa::cli
