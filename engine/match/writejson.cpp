// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/json.h"

#include <nlohmann/json.hpp>

namespace sobremesa {

namespace {

constexpr std::size_t lineLength = 110;

std::string quoted(const std::string &text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string scalar(const Value &value)
{
    if (value.boolean())
        return *value.boolean() ? "true" : "false";
    if (value.integer())
        return std::to_string(*value.integer());
    if (value.natural())
        return std::to_string(*value.natural());
    if (value.decimal())
        return nlohmann::json(*value.decimal()).dump();
    return value.text() ? quoted(*value.text()) : "null";
}

// One branch of the tree in one line. Trees have at most maxDepth levels where they come from a file.
void printLine(const Value &value, std::string &out) // NOLINT(misc-no-recursion)
{
    std::string_view separator;
    if (const Value::List *list = value.list()) {
        out += '[';
        for (const Value &element : *list) {
            out += separator;
            printLine(element, out);
            separator = ", ";
        }
        out += ']';
    } else if (const Value::Object *object = value.object()) {
        out += '{';
        for (const auto &[key, member] : *object) {
            out.append(separator).append(quoted(key)).append(": ");
            printLine(member, out);
            separator = ", ";
        }
        out += '}';
    } else {
        out += scalar(value);
    }
}

void printTree(
    const Value &value, std::size_t indent, bool whole, std::string &out) // NOLINT(misc-no-recursion)
{
    std::string line;
    printLine(value, line);
    const bool branch =
        (value.list() && !value.list()->empty()) || (value.object() && !value.object()->empty());
    if (!branch || (!whole && line.size() + indent <= lineLength)) {
        out += line;
        return;
    }
    const std::string margin(indent + 2, ' ');
    std::string_view separator = "\n";
    out += value.list() ? '[' : '{';
    if (const Value::List *list = value.list()) {
        for (const Value &element : *list) {
            out.append(separator).append(margin);
            printTree(element, indent + 2, false, out);
            separator = ",\n";
        }
    } else {
        for (const auto &[key, member] : *value.object()) {
            out.append(separator).append(margin).append(quoted(key)).append(": ");
            printTree(member, indent + 2, false, out);
            separator = ",\n";
        }
    }
    out.append("\n").append(indent, ' ') += value.list() ? ']' : '}';
}

} // namespace

std::string writeJson(const Value &value)
{
    std::string out;
    printTree(value, 0, true, out);
    return out + '\n';
}

std::string writeJsonLine(const Value &value)
{
    std::string out;
    printLine(value, out);
    return out;
}

} // namespace sobremesa
