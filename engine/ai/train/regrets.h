// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/book.h"

#include <array>
#include <span>
#include <vector>

namespace sobremesa::train {

// What has been learnt about one situation.
struct Regrets
{
    using Row = std::array<float, Situation::mostWays>;

    std::uint64_t key = 0;
    std::uint32_t visits = 0;
    std::uint32_t ways = 0;
    Row regrets {};
    Row sums {}; // of the shares played so far, the later ones count more

    // How the ways are played now: by what was missed by not taking them.
    [[nodiscard]] Row shares() const
    {
        Row row {};
        float whole = 0;
        for (std::size_t way = 0; way < ways; ++way)
            whole += row[way] = std::max(0.0F, regrets[way]);
        for (std::size_t way = 0; way < ways; ++way)
            row[way] = whole > 0 ? row[way] / whole : 1.0F / static_cast<float>(ways);
        return row;
    }
};

// All situations met so far, found by their keys. One that is found stays where it is.
class RegretTable
{
public:
    explicit RegretTable(std::size_t room)
        : m_places(room * 2)
    {
        m_rows.reserve(room);
    }

    // None when there is no room for another one.
    [[nodiscard]] Regrets *find(std::uint64_t key, std::size_t ways)
    {
        std::size_t place = mix(key, 0) % m_places.size();
        for (; m_places[place] != 0; place = (place + 1) % m_places.size()) {
            Regrets &row = m_rows[m_places[place] - 1U];
            if (row.key == key)
                return &row;
        }
        if (m_rows.size() == m_rows.capacity())
            return nullptr;
        m_rows.push_back({ key, 0, static_cast<std::uint32_t>(ways), {}, {} });
        m_places[place] = static_cast<std::uint32_t>(m_rows.size());
        return &m_rows.back();
    }
    [[nodiscard]] std::span<const Regrets> rows() const { return m_rows; }
    // What has been learnt elsewhere is added; false when there is no room, or the ways are others.
    [[nodiscard]] bool add(const Regrets &other)
    {
        Regrets *row = find(other.key, other.ways);
        if (!row || row->ways != other.ways)
            return false;
        row->visits += other.visits;
        for (std::size_t way = 0; way < row->ways; ++way) {
            row->regrets[way] += other.regrets[way];
            row->sums[way] += other.sums[way];
        }
        return true;
    }

private:
    std::vector<Regrets> m_rows;
    std::vector<std::uint32_t> m_places; // 1 more than the row; 0: free
};

} // namespace sobremesa::train
