// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace sobremesa {

namespace {

constexpr int maxDepth = 64;
constexpr std::size_t largest = 16U << 20U; // bytes; the longest games take a fifth of it

// Receives the parts of a document in the order in which they stand there, and builds the tree.
class Builder : public nlohmann::json_sax<nlohmann::json>
{
public:
    explicit Builder(Decimals decimals)
        : m_decimals(decimals)
    {
    }
    bool null() override { return put(Value()); }
    bool boolean(bool value) override { return put(Value(value)); }
    bool number_integer(std::int64_t value) override { return put(Value(value)); }
    bool number_unsigned(std::uint64_t value) override { return put(Value(value)); }
    bool number_float(double value, const std::string &text) override
    {
        if (m_decimals == Decimals::Read)
            return put(Value(value));
        return fail({ SM_TEXT("engine", "%1 is not a whole number"), { text } });
    }
    bool string(std::string &text) override { return put(Value(text)); }
    bool binary(nlohmann::json::binary_t &) override
    {
        return fail({ SM_TEXT("engine", "this is not JSON") });
    }
    bool start_object(std::size_t) override { return open(Value(Value::Object {})); }
    bool start_array(std::size_t) override { return open(Value(Value::List {})); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(std::string &name) override
    {
        if (!m_open.back().keys.insert(name).second)
            return fail({ SM_TEXT("engine", "the key \"%1\" is given twice"), { name } });
        m_open.back().key = name;
        return true;
    }
    bool parse_error(
        std::size_t position, const std::string &, const nlohmann::json::exception &error) override
    {
        m_position = position;
        const std::string text = error.what();
        const std::size_t detail = text.rfind("; ");
        return fail(detail == std::string::npos
                ? Text { SM_TEXT("engine", "this is not JSON") }
                : Text { SM_TEXT("engine", "this is not JSON: %1"), { text.substr(detail + 2) } });
    }

    [[nodiscard]] const Text &wrong() const { return m_wrong; }
    [[nodiscard]] std::optional<std::size_t> position() const { return m_position; }
    [[nodiscard]] Value take() { return std::move(m_root); }

private:
    struct Open
    {
        Value value;
        std::string key;
        // cppcheck-suppress unusedStructMember // false: it is, where a key is read
        std::set<std::string> keys; // all so far: to look through the value for each would be quadratic
    };

    bool fail(Text why)
    {
        if (m_wrong.empty())
            m_wrong = std::move(why);
        return false;
    }

    bool put(Value value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            return true;
        }
        Open &parent = m_open.back();
        if (parent.value.object())
            parent.value.add(parent.key, std::move(value));
        else
            parent.value.add(std::move(value));
        return true;
    }

    bool open(Value value)
    {
        if (std::cmp_equal(m_open.size(), maxDepth))
            return fail({ SM_TEXT("engine", "there are more than %1 levels"), { maxDepth } });
        m_open.push_back({ std::move(value), {}, {} });
        return true;
    }

    bool close()
    {
        Value value = std::move(m_open.back().value);
        m_open.pop_back();
        return put(std::move(value));
    }

    Decimals m_decimals;
    std::vector<Open> m_open;
    Value m_root;
    Text m_wrong;
    std::optional<std::size_t> m_position;
};

std::string lineAndColumn(std::string_view text, std::size_t position)
{
    const std::string_view before = text.substr(0, position == 0 ? 0 : position - 1);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t start = before.rfind('\n');
    const std::size_t column = before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

} // namespace

Result<Value> readJson(std::string_view text, Decimals decimals)
{
    if (text.size() > largest)
        return refused("", { SM_TEXT("engine", "this is more than 16 MiB") });
    Builder builder(decimals);
    if (nlohmann::json::sax_parse(text.begin(), text.end(), &builder))
        return builder.take();
    const auto position = builder.position();
    return refused(position ? lineAndColumn(text, *position) : std::string(), builder.wrong());
}

} // namespace sobremesa
