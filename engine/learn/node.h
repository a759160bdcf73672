// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/core/value.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sobremesa::learn {

// The first thing that is wrong with a file; what comes after it is of no use.
class Trouble
{
public:
    void at(std::string place, std::string why)
    {
        if (!m_refusal)
            m_refusal = Refusal { std::move(place), std::move(why), {}, "" };
    }
    [[nodiscard]] bool any() const { return m_refusal.has_value(); }
    [[nodiscard]] const Refusal &refusal() const { return *m_refusal; }

private:
    std::optional<Refusal> m_refusal;
};

// A value of the file with its place: asked for what it must be, it answers or notes the trouble.
class Node
{
public:
    Node(const Value *value, std::string place, Trouble &trouble)
        : m_value(value)
        , m_place(std::move(place))
        , m_trouble(&trouble)
    {
    }

    [[nodiscard]] bool given() const { return m_value != nullptr; }
    [[nodiscard]] const Value &value() const { return *m_value; }
    [[nodiscard]] const std::string &place() const { return m_place; }
    [[nodiscard]] Trouble &trouble() const { return *m_trouble; }
    [[nodiscard]] bool isText() const { return given() && m_value->text(); }
    [[nodiscard]] bool isList() const { return given() && m_value->list(); }
    [[nodiscard]] bool isObject() const { return given() && m_value->object(); }
    [[nodiscard]] bool isNumber() const { return given() && m_value->integer(); }

    [[nodiscard]] Node member(const std::string &name) const
    {
        return { isObject() ? m_value->find(name) : nullptr, m_place.empty() ? name : m_place + '.' + name,
            *m_trouble };
    }
    void refuse(std::string why) const { m_trouble->at(m_place, std::move(why)); }
    // Refuses members of other names, and what is no object.
    void only(std::initializer_list<std::string_view> names) const;
    // Its elements; none and a trouble if it is no list.
    [[nodiscard]] std::vector<Node> list() const;
    [[nodiscard]] std::string text() const;
    [[nodiscard]] int number(int low, int high) const;
    [[nodiscard]] double share() const; // from 0 to 1
    [[nodiscard]] bool flag(bool standard) const;
    [[nodiscard]] std::vector<std::string> texts() const;

private:
    const Value *m_value;
    std::string m_place;
    Trouble *m_trouble;
};

} // namespace sobremesa::learn
