// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/node.h"

#include <algorithm>

namespace sobremesa::learn {

void Node::only(std::initializer_list<std::string_view> names) const
{
    if (!isObject())
        return refuse("must be an object");
    for (const auto &[name, value] : *m_value->object()) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            return member(name).refuse("there is no such field here");
    }
}

std::vector<Node> Node::list() const
{
    std::vector<Node> nodes;
    if (!isList()) {
        refuse("must be a list");
        return nodes;
    }
    for (const Value &element : *m_value->list())
        nodes.emplace_back(&element, m_place + '[' + std::to_string(nodes.size()) + ']', *m_trouble);
    return nodes;
}

std::string Node::text() const
{
    if (isText())
        return *m_value->text();
    refuse("must be a text");
    return {};
}

int Node::number(int low, int high) const
{
    if (isNumber() && *m_value->integer() >= low && *m_value->integer() <= high)
        return static_cast<int>(*m_value->integer());
    refuse("must be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    return low;
}

double Node::share() const
{
    const bool whole = isNumber() && (*m_value->integer() == 0 || *m_value->integer() == 1);
    if (whole)
        return static_cast<double>(*m_value->integer());
    if (given() && m_value->decimal() && *m_value->decimal() >= 0 && *m_value->decimal() <= 1)
        return *m_value->decimal();
    refuse("must be a number from 0 to 1");
    return 0;
}

bool Node::flag(bool standard) const
{
    if (!given())
        return standard;
    if (m_value->boolean())
        return *m_value->boolean();
    refuse("must be true or false");
    return standard;
}

std::vector<std::string> Node::texts() const
{
    std::vector<std::string> all;
    for (const Node &node : list())
        all.push_back(node.text());
    return all;
}

} // namespace sobremesa::learn
