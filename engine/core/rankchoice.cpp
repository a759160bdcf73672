// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/rankchoice.h"

#include <algorithm>
#include <bit>

namespace sobremesa {

namespace {

// n · (n - 1) · … so many factors.
double falling(int n, std::size_t factors)
{
    double product = 1;
    for (std::size_t i = 0; i < factors; ++i)
        product *= n - static_cast<int>(i);
    return product;
}

} // namespace

RankChoice::RankChoice(std::span<const Hand> hands, const ByRank<std::uint8_t> &unseen, int all)
    : m_unseen(unseen)
    , m_all(all)
{
    for (const Hand &hand : hands)
        m_hands.push_back(hand);
    if (!m_hands.empty())
        count();
}

std::size_t RankChoice::missing(std::size_t rank, Mask mask) const
{
    std::size_t sum = 0;
    for (; mask != 0; mask = static_cast<Mask>(mask & (mask - 1)))
        sum +=
            static_cast<std::size_t>(m_hands[static_cast<std::size_t>(std::countr_zero(mask))].missing[rank]);
    return sum;
}

// In how many ways just these hands can have the rank: which cards of it each gets, and in which of its
// places. The other cards fill what is left; in how many ways depends on the number of cards alone.
double RankChoice::waysWith(std::size_t rank, Mask mask) const
{
    double ways = 1;
    std::size_t taken = 0;
    for (; mask != 0; mask = static_cast<Mask>(mask & (mask - 1))) {
        const Hand &hand = m_hands[static_cast<std::size_t>(std::countr_zero(mask))];
        if (hand.missing[rank] == never)
            return 0;
        const auto wanted = static_cast<std::size_t>(std::max<int>(0, hand.missing[rank]));
        ways *= falling(m_unseen[rank] - static_cast<int>(taken), wanted) * falling(hand.size, wanted)
            / falling(static_cast<int>(wanted), wanted);
        taken += wanted;
        if (taken > m_unseen[rank])
            return 0;
    }
    return ways;
}

// Calls visit(hands, ways) for every set of these hands that can have the rank.
template<typename Visit>
void RankChoice::forEachChoice(std::size_t rank, Mask mask, std::size_t taken, Visit visit) const
{
    for (unsigned here = mask;; here = (here - 1) & mask) {
        const double ways = waysWith(rank, static_cast<Mask>(here));
        const std::size_t after = ways > 0 ? taken + missing(rank, static_cast<Mask>(here)) : 0;
        if (ways > 0 && after <= mostMissing * m_hands.size()) {
            const double onward = m_ways[index(rank + 1, static_cast<Mask>(mask ^ here), after)];
            if (onward > 0)
                visit(static_cast<Mask>(here), ways * onward);
        }
        if (here == 0)
            return;
    }
}

// From the highest rank down: the ways to go on after the ranks below it have taken so many cards.
void RankChoice::count()
{
    const std::size_t most = mostMissing * m_hands.size();
    m_ways.assign(index(ranks, allHands(), most) + 1, 0.0);
    for (std::size_t taken = 0; taken <= std::min(most, static_cast<std::size_t>(m_all)); ++taken)
        m_ways[index(ranks, 0, taken)] = 1 / falling(m_all, taken); // the fewer are left, the fewer ways
    for (std::size_t rank = ranks; rank-- > 0;)
        for (unsigned mask = 0; mask <= allHands(); ++mask)
            for (std::size_t taken = 0; taken <= most; ++taken)
                forEachChoice(rank, static_cast<Mask>(mask), taken,
                    [&](Mask, double ways) { m_ways[index(rank, static_cast<Mask>(mask), taken)] += ways; });
}

RankChoice::Chosen RankChoice::draw(Rng &rng) const
{
    Chosen chosen;
    chosen.resize(m_hands.size());
    Mask left = allHands();
    std::size_t taken = 0;
    for (std::size_t rank = 0; rank < ranks && left != 0; ++rank) {
        double pick = rng.real() * m_ways[index(rank, left, taken)];
        Mask here = 0;
        forEachChoice(rank, left, taken, [&](Mask mask, double ways) {
            here = pick >= 0 ? mask : here;
            pick -= ways;
        });
        taken += missing(rank, here);
        left = static_cast<Mask>(left ^ here);
        for (; here != 0; here = static_cast<Mask>(here & (here - 1)))
            chosen[static_cast<std::size_t>(std::countr_zero(here))] = static_cast<std::uint8_t>(rank);
    }
    return chosen;
}

} // namespace sobremesa
