// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sobremesa {

// A small tree of plain data: the start values of a record and the facts of a position, by the names of the
// rules pages. Objects keep the order in which they were written.
class Value
{
public:
    using List = std::vector<Value>;
    using Object = std::vector<std::pair<std::string, Value>>;

    Value() = default; // null
    Value(bool value)
        : m_content(value)
    {
    }
    Value(std::int64_t value)
        : m_content(value)
    {
    }
    // Numbers that a signed one can hold are kept as signed ones, so that equal numbers are equal values.
    Value(std::uint64_t value)
    {
        if (value <= static_cast<std::uint64_t>(INT64_MAX))
            m_content = static_cast<std::int64_t>(value);
        else
            m_content = value;
    }
    Value(int value)
        : m_content(std::int64_t { value })
    {
    }
    Value(double value)
        : m_content(value)
    {
    }
    Value(const char *text)
        : m_content(std::string(text))
    {
    }
    Value(std::string text)
        : m_content(std::move(text))
    {
    }
    Value(List list)
        : m_content(std::move(list))
    {
    }
    Value(Object object)
        : m_content(std::move(object))
    {
    }

    [[nodiscard]] bool isNull() const { return m_content.index() == 0; }
    [[nodiscard]] const bool *boolean() const { return std::get_if<bool>(&m_content); }
    [[nodiscard]] const std::int64_t *integer() const { return std::get_if<std::int64_t>(&m_content); }
    // The number if it is not negative: all that an unsigned 64-bit integer can hold.
    [[nodiscard]] std::optional<std::uint64_t> natural() const;
    // A number that is not whole; only readJson() with decimals gives one.
    [[nodiscard]] const double *decimal() const { return std::get_if<double>(&m_content); }
    [[nodiscard]] const std::string *text() const { return std::get_if<std::string>(&m_content); }
    [[nodiscard]] const List *list() const { return std::get_if<List>(&m_content); }
    [[nodiscard]] const Object *object() const { return std::get_if<Object>(&m_content); }
    // The member of an object; null if this is no object or has no such member.
    [[nodiscard]] const Value *find(std::string_view name) const;
    // Appends a member to an object, or an element to a list (a null becomes one).
    void add(std::string name, Value value);
    void add(Value value);

    friend bool operator==(const Value &, const Value &) = default;

private:
    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string, List, Object>
        m_content;
};

} // namespace sobremesa
