// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/value.h"

namespace sobremesa {

const Value *Value::find(std::string_view name) const
{
    const Object *members = object();
    if (!members)
        return nullptr;
    for (const auto &[key, value] : *members) {
        if (key == name)
            return &value;
    }
    return nullptr;
}

std::optional<std::uint64_t> Value::natural() const
{
    if (const auto *large = std::get_if<std::uint64_t>(&m_content))
        return *large;
    if (integer() && *integer() >= 0)
        return static_cast<std::uint64_t>(*integer());
    return std::nullopt;
}

void Value::add(std::string name, Value value)
{
    if (isNull())
        m_content = Object {};
    std::get<Object>(m_content).emplace_back(std::move(name), std::move(value));
}

void Value::add(Value value)
{
    if (isNull())
        m_content = List {};
    std::get<List>(m_content).push_back(std::move(value));
}

} // namespace sobremesa
