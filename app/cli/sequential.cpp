// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sequential.h"

#include <cmath>

namespace sobremesa::cli {

void Tally::add(double value)
{
    ++m_count;
    const double before = value - m_mean;
    m_mean += before / m_count;
    m_squares += before * (value - m_mean);
}

double Tally::variance() const
{
    return m_count > 1 ? m_squares / (m_count - 1) : 0.0;
}

double Tally::interval() const
{
    return m_count > 1 ? 1.96 * std::sqrt(variance() / m_count) : 0.0;
}

double SequentialTest::ratio(const Tally &tally) const
{
    const double variance = tally.variance();
    if (tally.count() < least || variance <= 0)
        return 0;
    return tally.count() * (m_high - m_low) * (2 * tally.mean() - m_low - m_high) / (2 * variance);
}

SequentialTest::Answer SequentialTest::answer(const Tally &tally) const
{
    const double logarithm = ratio(tally);
    if (logarithm >= bound)
        return Answer::High;
    return logarithm <= -bound ? Answer::Low : Answer::Open;
}

} // namespace sobremesa::cli
