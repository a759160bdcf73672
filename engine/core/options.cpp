// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/options.h"

#include <algorithm>
#include <charconv>

namespace sobremesa {

namespace {

Refusal wrongOption(std::string_view name, Text why)
{
    return refused("options." + std::string(name), std::move(why));
}

Text allowed(const OptionSpec &spec)
{
    if (spec.kind == OptionKind::Boolean)
        return { SM_TEXT("engine", "must be true or false") };
    if (spec.choices.empty() && spec.kind == OptionKind::Number)
        return { SM_TEXT("engine", "must be a whole number from %1 to %2"), { spec.low, spec.high } };
    std::string list;
    for (const OptionChoice &choice : spec.choices) {
        list += list.empty() ? "" : ", ";
        list += choice.word.empty() ? std::to_string(choice.value) : '"' + std::string(choice.word) + '"';
    }
    return { SM_TEXT("engine", "must be one of %1"), { list } };
}

bool isAllowed(const OptionSpec &spec, std::int64_t number)
{
    if (spec.choices.empty())
        return number >= spec.low && number <= spec.high;
    return std::any_of(spec.choices.begin(), spec.choices.end(),
        [&](const OptionChoice &choice) { return choice.value == number; });
}

std::optional<std::int16_t> valueOf(const OptionSpec &spec, const Value &value)
{
    if (spec.kind == OptionKind::Boolean && value.boolean())
        return static_cast<std::int16_t>(*value.boolean() ? 1 : 0);
    if (spec.kind == OptionKind::Number && value.integer() && isAllowed(spec, *value.integer()))
        return static_cast<std::int16_t>(*value.integer());
    if (spec.kind == OptionKind::Word && value.text()) {
        for (const OptionChoice &choice : spec.choices) {
            if (choice.word == *value.text())
                return choice.value;
        }
    }
    return std::nullopt;
}

Value fromText(const OptionSpec &spec, std::string_view text)
{
    if (spec.kind == OptionKind::Boolean && (text == "true" || text == "false"))
        return Value(text == "true");
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (spec.kind == OptionKind::Number && error == std::errc() && end == text.data() + text.size())
        return Value(number);
    return Value(std::string(text));
}

Result<OptionValues> set(
    OptionValues values, std::string_view name, const Value &value, std::span<const OptionSpec> specs)
{
    for (std::size_t i = 0; i < specs.size(); ++i) {
        if (specs[i].name != name)
            continue;
        const auto read = valueOf(specs[i], value);
        if (!read)
            return wrongOption(name, allowed(specs[i]));
        values[i] = *read;
        return values;
    }
    return wrongOption(name, { SM_TEXT("engine", "this game has no such option") });
}

} // namespace

OptionValues standardOptions(std::span<const OptionSpec> specs)
{
    OptionValues values {};
    for (std::size_t i = 0; i < specs.size(); ++i)
        values[i] = specs[i].standard;
    return values;
}

Result<OptionValues> readOptions(const Value &object, std::span<const OptionSpec> specs)
{
    OptionValues values = standardOptions(specs);
    if (object.isNull())
        return values;
    if (!object.object())
        return refused("options", { SM_TEXT("engine", "must be an object") });
    for (const auto &[name, value] : *object.object()) {
        const auto changed = set(values, name, value, specs);
        if (!changed)
            return changed.refusal();
        values = *changed;
    }
    return values;
}

Result<OptionValues> readOption(
    OptionValues values, std::string_view name, std::string_view text, std::span<const OptionSpec> specs)
{
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [&](const auto &row) { return row.name == name; });
    return set(values, name, spec == specs.end() ? Value() : fromText(*spec, text), specs);
}

Value writeOptions(const OptionValues &values, std::span<const OptionSpec> specs)
{
    Value object { Value::Object {} };
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const std::int16_t value = values[i];
        const auto choice = std::find_if(specs[i].choices.begin(), specs[i].choices.end(),
            [&](const OptionChoice &row) { return row.value == value; });
        if (specs[i].kind == OptionKind::Boolean)
            object.add(std::string(specs[i].name), Value(value != 0));
        else if (specs[i].kind == OptionKind::Word && choice != specs[i].choices.end())
            object.add(std::string(specs[i].name), Value(std::string(choice->word)));
        else
            object.add(std::string(specs[i].name), Value(static_cast<int>(value)));
    }
    return object;
}

} // namespace sobremesa
