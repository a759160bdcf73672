// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace sobremesa {

// Seats are numbered 0 … n-1 in the order of play (records.md); the next player is always seat + 1 modulo n.
using Seat = std::uint8_t;
// What scores: a seat where everyone plays alone, a team otherwise.
using Side = std::uint8_t;

inline constexpr int maxSeats = 8;
inline constexpr Seat nobody = 255;

template<typename T>
using BySeat = std::array<T, maxSeats>;
template<typename T>
using BySide = std::array<T, maxSeats>;

[[nodiscard]] constexpr Seat next(Seat seat, int count)
{
    assert(seat < count);
    const int after = seat + 1;
    return static_cast<Seat>(after == count ? 0 : after); // no division, which is slow
}

// A set of seats in one byte, iterated in ascending order.
class SeatSet
{
public:
    class Iterator
    {
    public:
        explicit constexpr Iterator(std::uint8_t bits)
            : m_bits(bits)
        {
        }
        constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(m_bits)); }
        constexpr Iterator &operator++()
        {
            m_bits = static_cast<std::uint8_t>(m_bits & (m_bits - 1));
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint8_t m_bits;
    };

    constexpr SeatSet() = default;
    constexpr SeatSet(std::initializer_list<Seat> seats)
    {
        for (const Seat seat : seats)
            insert(seat);
    }
    [[nodiscard]] static constexpr SeatSet firstOf(int count)
    {
        SeatSet all;
        all.m_bits = static_cast<std::uint8_t>((1U << count) - 1U);
        return all;
    }

    constexpr void insert(Seat seat) { m_bits = static_cast<std::uint8_t>(m_bits | 1U << seat); }
    constexpr void remove(Seat seat) { m_bits = static_cast<std::uint8_t>(m_bits & ~(1U << seat)); }
    constexpr void clear() { m_bits = 0; }
    [[nodiscard]] constexpr bool contains(Seat seat) const
    {
        return seat < maxSeats && (m_bits >> seat & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    // Counted in place: without the processor's own instruction std::popcount is a call.
    [[nodiscard]] constexpr int size() const
    {
        const int pairs = m_bits - (m_bits >> 1 & 0x55);
        const int fours = (pairs & 0x33) + (pairs >> 2 & 0x33);
        return (fours + (fours >> 4)) & 15;
    }
    [[nodiscard]] constexpr Seat first() const { return static_cast<Seat>(std::countr_zero(m_bits)); }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;
    friend constexpr SeatSet operator|(SeatSet left, SeatSet right)
    {
        left.m_bits = static_cast<std::uint8_t>(left.m_bits | right.m_bits);
        return left;
    }
    friend constexpr SeatSet operator&(SeatSet left, SeatSet right)
    {
        left.m_bits = static_cast<std::uint8_t>(left.m_bits & right.m_bits);
        return left;
    }
    // What is in the left set and not in the right one.
    friend constexpr SeatSet operator-(SeatSet left, SeatSet right)
    {
        left.m_bits = static_cast<std::uint8_t>(left.m_bits & ~right.m_bits);
        return left;
    }

private:
    std::uint8_t m_bits = 0;
};

} // namespace sobremesa
