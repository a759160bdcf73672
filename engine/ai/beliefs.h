// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/hooks.h"

#include <algorithm>
#include <vector>

namespace sobremesa {

// The worlds that a seat can imagine, the likelier the oftener. In a game that tells likely ones from others
// a stock of them is drawn once a decision, each with its weight: the likelihood of what was said and done.
// Where few of them carry all the weight, more are drawn.
template<SearchGame S>
class Beliefs
{
public:
    using Worlds = decltype(worlds(std::declval<const Seen<S> &>()));

    // `attention`: the share of worlds for which what was heard counts; the others are taken as they come.
    // The stock is no larger than what the thought will use. Who knows a book hears by it what others hold.
    Beliefs(const Seen<S> &seen, Worlds worlds, double attention, int budget, const Book *book = nullptr)
        : m_worlds(std::move(worlds))
        , m_clues(clues(seen))
        , m_attention(attention)
        , m_wanted(static_cast<std::size_t>(std::clamp(budget / 2, least, most)))
    {
        if constexpr (requires { m_clues.book = book; })
            m_clues.book = book;
    }

    [[nodiscard]] S draw(Rng &rng)
    {
        if constexpr (Listening<S>) {
            if (m_attention >= 1 || rng.real() < m_attention)
                return m_stock[next(rng)];
        }
        return m_worlds.draw(rng);
    }
    // How many equally likely worlds would tell as much as the stock.
    [[nodiscard]] double effectiveSize() const
    {
        return m_squares > 0 ? m_sums.back() * m_sums.back() / m_squares : 0.0;
    }
    // The weight of a world beside the mean of the stock: how much likelier than by chance.
    [[nodiscard]] double favour(const S &world, Rng &rng)
    {
        if (m_stock.empty())
            fill(rng);
        return Knowledge<S>::likelihoodOf(world, m_clues) * static_cast<double>(m_stock.size())
            / m_sums.back();
    }

private:
    static constexpr int least = 16, most = 1024; // of the stock
    static constexpr std::size_t refills = 3; // at most
    static constexpr double enough = 8; // the stock over its effective size

    // The next place in the stock. It is gone through once in equal steps of weight, as many as it is worth
    // worlds, and then drawn anew: a world that came again and again would be believed like many.
    [[nodiscard]] std::size_t next(Rng &rng)
    {
        if (m_stock.empty() || m_at + m_step > m_sums.back())
            fill(rng);
        else
            m_at += m_step;
        while (m_place + 1 < m_sums.size() && m_sums[m_place] <= m_at)
            ++m_place;
        return m_place;
    }
    void fill(Rng &rng)
    {
        m_stock.clear();
        m_sums.clear();
        m_squares = 0;
        m_stock.reserve(m_wanted * (refills + 1));
        m_sums.reserve(m_wanted * (refills + 1));
        for (std::size_t round = 0; round <= refills; ++round) {
            for (std::size_t i = 0; i < m_wanted; ++i)
                add(m_worlds.draw(rng));
            if (effectiveSize() * enough >= static_cast<double>(m_wanted))
                break;
        }
        m_step = m_sums.back() / std::max(effectiveSize(), 1.0);
        m_at = rng.real() * m_step;
        m_place = 0;
    }
    void add(const S &world)
    {
        const double weight = Knowledge<S>::likelihoodOf(world, m_clues);
        m_stock.push_back(world);
        m_sums.push_back(weight + (m_sums.empty() ? 0.0 : m_sums.back()));
        m_squares += weight * weight;
    }

    Worlds m_worlds;
    CluesOf<S> m_clues;
    double m_attention;
    std::size_t m_wanted;
    std::vector<S> m_stock;
    std::vector<double> m_sums; // of the weights so far
    double m_squares = 0;
    double m_step = 0, m_at = 0; // in weight
    std::size_t m_place = 0;
};

} // namespace sobremesa
