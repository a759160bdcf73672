// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

#include <cassert>
#include <utility>
#include <variant>

namespace sobremesa {

// Why something was not done. A refused action or record changes nothing.
struct Refusal
{
    std::string place; // "options.players", "actions[3]"; empty for an action at the table
    std::string message; // English, complete
    Text reason; // the same for the player
    const char *rule = ""; // section of the rules page, "4.3"
};

// What is wrong at a place of a record, an option or a start: the same sentence for the player and in
// English.
[[nodiscard]] Refusal refused(std::string place, Text why, const char *rule = "");
// An element of a list, "actions[3]".
[[nodiscard]] inline std::string at(std::string_view list, std::size_t index)
{
    return std::string(list) + '[' + std::to_string(index) + ']';
}

// Why an action is refused: the section of the rules page, and a sentence for the player.
struct Objection
{
    const char *rule = "";
    Text sentence {};
};

// A value, or why there is none.
template<typename T>
class Result
{
public:
    Result(T value)
        : m_content(std::move(value))
    {
    }
    Result(Refusal refusal)
        : m_content(std::move(refusal))
    {
    }

    [[nodiscard]] explicit operator bool() const { return m_content.index() == 0; }
    [[nodiscard]] T &operator*() { return std::get<0>(m_content); }
    [[nodiscard]] const T &operator*() const { return std::get<0>(m_content); }
    [[nodiscard]] T *operator->() { return &std::get<0>(m_content); }
    [[nodiscard]] const T *operator->() const { return &std::get<0>(m_content); }
    [[nodiscard]] const Refusal &refusal() const { return std::get<1>(m_content); }

private:
    std::variant<T, Refusal> m_content;
};

} // namespace sobremesa
