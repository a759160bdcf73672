// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <type_traits>

namespace sobremesa {

// Ends the program where a container is used beyond its bounds, also in a release: records are written by
// others, and what lies behind a container is part of the same state. (The branch is never taken, and costs
// next to nothing.)
constexpr void require(bool condition)
{
    if (!condition) [[unlikely]]
        std::abort();
}

// A vector with room for Capacity values inside itself: to copy it is to copy its bytes.
// The container of every game state. Growing beyond the capacity, or taking from an empty one, is a bug of
// the caller, and ends the program.
template<typename T, std::size_t Capacity>
class InlineVector
{
public:
    using value_type = T;
    using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;

    constexpr InlineVector() = default;
    constexpr InlineVector(std::initializer_list<T> values)
    {
        for (const T &value : values)
            push_back(value);
    }

    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }
    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr T *begin() { return m_values.data(); }
    [[nodiscard]] constexpr T *end() { return m_values.data() + m_size; }
    [[nodiscard]] constexpr const T *begin() const { return m_values.data(); }
    [[nodiscard]] constexpr const T *end() const { return m_values.data() + m_size; }
    [[nodiscard]] constexpr T *data() { return m_values.data(); }
    [[nodiscard]] constexpr const T *data() const { return m_values.data(); }

    [[nodiscard]] constexpr T &operator[](std::size_t index)
    {
        assert(index < m_size);
        return m_values[index];
    }
    [[nodiscard]] constexpr const T &operator[](std::size_t index) const
    {
        assert(index < m_size);
        return m_values[index];
    }
    [[nodiscard]] constexpr T &back()
    {
        require(m_size > 0);
        return m_values[m_size - 1U];
    }
    [[nodiscard]] constexpr const T &back() const
    {
        require(m_size > 0);
        return m_values[m_size - 1U];
    }
    [[nodiscard]] constexpr const T &front() const
    {
        require(m_size > 0);
        return m_values[0];
    }

    constexpr void push_back(const T &value)
    {
        require(m_size < Capacity);
        m_values[m_size++] = value;
    }
    constexpr void pop_back()
    {
        require(m_size > 0);
        --m_size;
    }
    constexpr void clear() { m_size = 0; }
    constexpr void resize(std::size_t size)
    {
        require(size <= Capacity);
        for (std::size_t i = m_size; i < size; ++i)
            m_values[i] = T {};
        m_size = static_cast<Size>(size);
    }

    // Takes out the value at the index; what follows moves up, the order stays.
    constexpr void erase(std::size_t index)
    {
        require(index < m_size);
        std::copy(begin() + index + 1, end(), begin() + index);
        --m_size;
    }
    constexpr void insert(std::size_t index, const T &value)
    {
        require(index <= m_size && m_size < Capacity);
        std::copy_backward(begin() + index, end(), end() + 1);
        m_values[index] = value;
        ++m_size;
    }
    // Takes out the first equal value; false if there is none.
    constexpr bool remove(const T &value)
    {
        const T *found = std::find(begin(), end(), value);
        if (found == end())
            return false;
        erase(static_cast<std::size_t>(found - begin()));
        return true;
    }
    [[nodiscard]] constexpr bool contains(const T &value) const
    {
        return std::find(begin(), end(), value) != end();
    }

    friend constexpr bool operator==(const InlineVector &left, const InlineVector &right)
    {
        return std::equal(left.begin(), left.end(), right.begin(), right.end());
    }

private:
    Size m_size = 0;
    std::array<T, Capacity> m_values {};
};

} // namespace sobremesa
