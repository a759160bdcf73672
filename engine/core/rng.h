// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>

namespace sobremesa {

// The one generator of the project (splitmix64): the same seed gives the same numbers on every platform, for
// ever. Frozen by tests/golden/shuffle.txt.
class Rng
{
public:
    explicit constexpr Rng(std::uint64_t seed = 0)
        : m_state(seed)
    {
    }

    constexpr std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
        return mixed ^ (mixed >> 31U);
    }

    // A number from 0 to bound - 1, every one equally likely (no modulo bias). The bound is at least 1.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        for (;;) {
            const std::uint64_t product = (next() >> 32U) * bound;
            const auto low = static_cast<std::uint32_t>(product);
            // The second question alone decides; the first, which is cheap, nearly always answers it.
            if (low >= bound || low >= (0U - bound) % bound)
                return static_cast<std::uint32_t>(product >> 32U);
        }
    }

    // A number in [0, 1).
    constexpr double real() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

    // The difference of two such numbers: from -1 to 1, small ones more often. In a function of its own, as
    // compilers differ in which of two calls in one expression comes first.
    constexpr double error()
    {
        const double first = real();
        return first - real();
    }

    friend constexpr bool operator==(const Rng &, const Rng &) = default;

private:
    std::uint64_t m_state;
};

// Every order of the values is equally likely (Fisher and Yates, from the end).
template<typename Container>
constexpr void shuffle(Container &values, Rng &rng)
{
    for (std::size_t left = values.size(); left > 1; --left)
        std::swap(values[left - 1], values[rng.below(static_cast<std::uint32_t>(left))]);
}

// The same for the first places alone; the others hold what is left. Precondition: there are so many.
template<typename Container>
constexpr void shuffleFirst(Container &values, std::size_t count, Rng &rng)
{
    for (std::size_t i = 0; i < count; ++i)
        std::swap(values[i], values[i + rng.below(static_cast<std::uint32_t>(values.size() - i))]);
}

// One number of two, for streams that must not depend on each other: (game seed, deal), (seat, move) …
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t first, std::uint64_t second)
{
    return Rng(first ^ Rng(second).next()).next();
}

} // namespace sobremesa
