// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/sharing.h"

namespace sobremesa::tresillo {

namespace {

// In how many ways so many of the cards can be chosen, for a deal's small numbers.
double choices(std::size_t from, std::size_t count)
{
    double ways = 1;
    for (std::size_t i = 0; i < count; ++i)
        ways = ways * static_cast<double>(from - i) / static_cast<double>(i + 1);
    return ways;
}

} // namespace

void Sharing::addGroup(std::uint8_t size)
{
    m_sizes[m_groups++] = size;
}

void Sharing::addCard(Card card, unsigned groups)
{
    auto *kind = std::find_if(
        m_kinds.begin(), m_kinds.end(), [groups](const Kind &each) { return each.groups == groups; });
    if (kind == m_kinds.end()) {
        m_kinds.push_back({ groups, {} });
        kind = m_kinds.end() - 1;
    }
    kind->cards.push_back(card);
}

std::size_t Sharing::index(std::size_t kind, const Sizes &left) const
{
    std::size_t place = kind;
    for (std::size_t i = 0; i < groupCount(); ++i)
        place = place * (m_sizes[i] + 1U) + left[i];
    return place;
}

// Calls visit(left after it, ways) for every way to share the cards of the kind among the bound groups that
// can hold them; the rest goes to the others.
template<typename Visit>
void Sharing::forEachSplit(std::size_t kind, const Sizes &left, const Visit &visit) const
{
    const auto share = [&](const auto &self, std::size_t group, std::size_t cards, Sizes sizes, double ways) {
        if (group >= groupCount())
            return visit(sizes, ways * m_ways[index(kind + 1, sizes)]);
        const bool can = (m_kinds[kind].groups >> group & 1U) != 0;
        const std::size_t most = can ? std::min<std::size_t>(cards, sizes[group]) : 0;
        for (std::size_t given = 0; given <= most; ++given, --sizes[group])
            self(self, group + 1, cards - given, sizes, ways * choices(cards, given));
    };
    share(share, 0, m_kinds[kind].cards.size(), left, 1);
}

void Sharing::count()
{
    std::size_t states = 1;
    for (std::size_t i = 0; i < groupCount(); ++i)
        states *= m_sizes[i] + 1U;
    m_ways.assign(states * (m_kinds.size() + 1), 0.0);
    m_ways[index(m_kinds.size(), {})] = 1;
    for (std::size_t kind = m_kinds.size(); kind-- > 0;) {
        for (std::size_t state = 0; state < states; ++state) {
            Sizes left {};
            std::size_t digits = state;
            for (std::size_t i = groupCount(); i-- > 0; digits /= m_sizes[i] + 1U)
                left[i] = static_cast<std::uint8_t>(digits % (m_sizes[i] + 1U));
            double &sum = m_ways[kind * states + state];
            forEachSplit(kind, left, [&sum](const Sizes &, double ways) { sum += ways; });
        }
    }
}

Sharing::Sizes Sharing::split(std::size_t kind, const Sizes &left, Rng &rng) const
{
    double pick = rng.real() * ways(kind, left);
    Sizes after = left;
    forEachSplit(kind, left, [&](const Sizes &sizes, double each) {
        after = each > 0 && pick >= 0 ? sizes : after;
        pick -= each;
    });
    return after;
}

} // namespace sobremesa::tresillo
