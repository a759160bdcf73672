// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sobremesa::truco {

// Several small numbers in one.
class Packing
{
public:
    // Of the numbers 0 to count - 1.
    template<typename Number>
    Packing &add(Number number, unsigned count)
    {
        m_key = m_key * count + static_cast<std::uint64_t>(number);
        return *this;
    }
    [[nodiscard]] std::uint64_t key() const { return m_key; }

private:
    std::uint64_t m_key = 1;
};

// What keys are about; those of two and of four never meet.
enum Kind : std::uint8_t { opensEnvido, answersEnvido, firstTrick, laterTricks, kindCount };

} // namespace sobremesa::truco
