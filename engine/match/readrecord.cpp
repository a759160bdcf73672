// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/json.h"
#include "engine/match/readdeal.h"
#include "engine/match/record.h"

#include <algorithm>
#include <array>

namespace sobremesa {

namespace {

constexpr std::int64_t mostActions = 100'000; // many times the longest games
constexpr std::array<std::string_view, 10> topLevel { "format", "version", "game", "options", "start",
    "deals", "seed", "actions", "names", "expect" };

std::optional<Refusal> readHead(const Value &root)
{
    if (!root.object())
        return refused("", { SM_TEXT("engine", "a record is an object") });
    for (const auto &[key, value] : *root.object()) {
        if (key != "note" && std::find(topLevel.begin(), topLevel.end(), key) == topLevel.end())
            return refused(key, { SM_TEXT("engine", "a record has no such field") });
    }
    const Value *name = root.find("format");
    if (!name || !name->text() || *name->text() != recordFormat)
        return refused("format", { SM_TEXT("engine", "must be %1"), { "\"sobremesa-record\"" } });
    const Value *version = root.find("version");
    if (!version || !version->integer() || *version->integer() != 1)
        return refused("version", { SM_TEXT("engine", "must be %1"), { 1 } });
    return std::nullopt;
}

Result<const GameInfo *> readGame(const Value &root)
{
    const Value *name = root.find("game");
    const GameInfo *game = name && name->text() ? findGame(*name->text()) : nullptr;
    if (game)
        return game;
    std::string known;
    for (const GameInfo *info : games())
        known.append(known.empty() ? "" : ", ").append(info->id);
    return refused("game", { SM_TEXT("engine", "must be one of %1"), { known } });
}

std::optional<Refusal> readDeals(const Value &root, Opening &opening)
{
    const Value *seed = root.find("seed");
    if (seed) {
        opening.seed = seed->natural();
        if (!opening.seed)
            return refused("seed",
                { SM_TEXT("engine", "must be a whole number from %1 to %2"), { 0, "18446744073709551615" } });
    }
    const Value *deals = root.find("deals");
    if (!deals && seed)
        return std::nullopt;
    if (!deals || !deals->list())
        return refused("deals", { SM_TEXT("engine", "must be a list of deals") });
    for (std::size_t i = 0; i < deals->list()->size(); ++i) {
        auto deal = readDeal((*deals->list())[i], at("deals", i), *opening.game->pack);
        if (!deal)
            return deal.refusal();
        opening.deals.push_back(std::move(*deal));
    }
    return std::nullopt;
}

std::optional<Refusal> readNames(const Value &root, Opening &opening)
{
    const Value *names = root.find("names");
    if (!names)
        return std::nullopt;
    const int seats = playersIn(opening.setup.options);
    if (!names->list() || std::cmp_not_equal(names->list()->size(), seats))
        return refused("names", { SM_TEXT("engine", "must be a list of %1 names"), { seats } });
    for (const Value &name : *names->list()) {
        if (!name.text())
            return refused(at("names", opening.names.size()), { SM_TEXT("engine", "must be a text") });
        opening.names.push_back(*name.text());
    }
    return std::nullopt;
}

std::optional<Refusal> readActions(const Value &root, Record &record)
{
    const Value *actions = root.find("actions");
    if (!actions || !actions->list())
        return refused("actions", { SM_TEXT("engine", "must be a list of actions") });
    if (std::cmp_greater(actions->list()->size(), mostActions))
        return refused("actions",
            { SM_TEXT("engine", "are %1, of which %2 are read at most"),
                { static_cast<std::int64_t>(actions->list()->size()), mostActions } });
    const GameInfo &game = *record.opening.game;
    for (std::size_t i = 0; i < actions->list()->size(); ++i) {
        const std::string *text = (*actions->list())[i].text();
        if (!text)
            return refused(at("actions", i), { SM_TEXT("engine", "must be a text") });
        const auto action = parseAction(*text, game.verbs, *game.pack);
        if (!action)
            return Refusal { at("actions", i), action.refusal().message, action.refusal().reason, "" };
        record.actions.push_back(*action);
    }
    return std::nullopt;
}

std::optional<Refusal> readRest(const Value &root, Record &record)
{
    if (const Value *note = root.find("note")) {
        if (!note->text())
            return refused("note", { SM_TEXT("engine", "must be a text") });
        record.opening.note = *note->text();
    }
    if (const Value *expect = root.find("expect")) {
        if (!expect->object())
            return refused("expect", { SM_TEXT("engine", "must be an object") });
        record.expect = *expect;
    }
    return std::nullopt;
}

} // namespace

Result<Record> readRecord(std::string_view text)
{
    const auto root = readJson(text);
    if (!root)
        return root.refusal();
    if (auto wrong = readHead(*root))
        return *wrong;
    const auto game = readGame(*root);
    if (!game)
        return game.refusal();
    Record record;
    record.opening.game = *game;
    const Value *given = root->find("options");
    const auto options = readOptions(given ? *given : Value(), (*game)->options);
    if (!options)
        return options.refusal();
    record.opening.setup.options = *options;
    if (const Value *start = root->find("start"))
        record.opening.setup.start = *start;
    for (auto *read : { &readDeals, &readNames }) {
        if (auto wrong = read(*root, record.opening))
            return *wrong;
    }
    for (auto *read : { &readActions, &readRest }) {
        if (auto wrong = read(*root, record))
            return *wrong;
    }
    return record;
}

} // namespace sobremesa
