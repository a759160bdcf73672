// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/start.h"
#include "engine/games/porrazo/porrazo.h"

namespace sobremesa::porrazo {

namespace {

constexpr std::array<std::string_view, 7> startKeys { "dealer", "scores", "deal", "tendido_done", "table",
    "captured", "last_capture" };

// 4.1: deals in a hand by the number of players.
constexpr std::array<std::uint8_t, 9> dealsByPlayers { 0, 0, 8, 5, 4, 3, 2, 0, 2 };

Result<Rules> readRules(const OptionValues &chosen)
{
    const auto value = [&chosen](Option option) { return chosen[row(option)]; };
    Rules rules;
    rules.players = static_cast<std::uint8_t>(value(Option::Players));
    rules.teams = value(Option::Teams) != 0;
    rules.target = value(Option::Target);
    rules.automatic = value(Option::Declarations) != 0;
    rules.claims = value(Option::Claims) != 0;
    rules.lastOfRun = value(Option::LimpiaValue) != 0;
    rules.dealTwo = value(Option::SixRest) != 0 && rules.players == 6;
    if (rules.teams && (rules.players < 4 || rules.players == 5))
        return refused("options.teams", { SM_TEXT("engine", "teams need 4, 6 or 8 players") }, "3");
    return rules;
}

std::optional<Refusal> readTable(State &state, const Value &start)
{
    const Value *given = start.find("table");
    if (!given)
        return std::nullopt;
    if (!given->list() || given->list()->size() > packSize)
        return refused("start.table", { SM_TEXT("engine", "must be a list of cards") }, "4.11");
    for (std::size_t i = 0; i < given->list()->size(); ++i) {
        const std::string *text = (*given->list())[i].text();
        const auto card = text ? frenchPack.parse(*text) : std::nullopt;
        if (!card || state.table.contains(*card))
            return refused(
                at("start.table", i), { SM_TEXT("engine", "must be a card of the pack, each once") }, "4.11");
        state.table.push_back(*card);
    }
    return std::nullopt;
}

std::optional<Refusal> readCaptured(State &state, const Value &start)
{
    const Value *given = start.find("captured");
    if (!given)
        return std::nullopt;
    const auto sides = static_cast<std::size_t>(sideCount(state));
    if (!given->list() || given->list()->size() != sides)
        return refused("start.captured",
            { SM_TEXT("engine", "must be a list of %1 numbers"), { sideCount(state) } }, "4.11");
    for (std::size_t side = 0; side < sides; ++side) {
        const std::int64_t *count = (*given->list())[side].integer();
        if (!count || *count < 0 || *count > packSize)
            return refused(
                at("start.captured", side), { SM_TEXT("engine", "must be a number of cards") }, "4.11");
        state.captured[side] = static_cast<std::uint8_t>(*count);
    }
    return std::nullopt;
}

std::optional<Refusal> readNumbers(State &state, const Value &start)
{
    const Value *deal = start.find("deal");
    const int deals = dealsInHand(state.rules);
    if (deal && (!deal->integer() || *deal->integer() < 1 || *deal->integer() > deals))
        return refused("start.deal",
            { SM_TEXT("engine", "must be a whole number from %1 to %2"), { 1, deals } }, "4.11");
    state.deal = static_cast<std::uint8_t>(deal ? *deal->integer() - 1 : 0);
    const Value *done = start.find("tendido_done");
    if (done && !done->boolean())
        return refused("start.tendido_done", { SM_TEXT("engine", "must be true or false") }, "4.11");
    state.tendidoDone = done && *done->boolean();
    const Value *last = start.find("last_capture");
    if (!last || last->isNull())
        return std::nullopt;
    if (!last->integer() || *last->integer() < 0 || *last->integer() >= state.rules.players)
        return refused("start.last_capture", { SM_TEXT("engine", "must be a seat or null") }, "4.11");
    state.lastCapture = static_cast<Seat>(*last->integer());
    return std::nullopt;
}

// Table and captured cards are exactly the cards of the deals before, and of the tendido if it was laid.
std::optional<Refusal> checkCount(const State &state)
{
    int used = state.tendidoDone ? 4 : 0;
    for (int number = 1; number <= state.deal; ++number)
        used += state.rules.players * cardsInDeal(state.rules, number);
    int given = static_cast<int>(state.table.size());
    for (const std::uint8_t count : state.captured)
        given += count;
    if (given == used)
        return std::nullopt;
    return refused(state.table.empty() ? "start.captured" : "start.table",
        { SM_TEXT("engine", "table and captured cards together must be %1 cards, not %2"), { used, given } },
        "4.11");
}

std::optional<Refusal> readHand(State &state, const Value &start)
{
    for (const auto read : { readNumbers, readTable, readCaptured }) {
        if (auto refusal = read(state, start))
            return refusal;
    }
    return checkCount(state);
}

} // namespace

int dealsInHand(const Rules &rules)
{
    return rules.dealTwo ? 3 : dealsByPlayers[rules.players];
}

int cardsInDeal(const Rules &rules, int deal)
{
    return rules.dealTwo && deal == 3 ? 2 : 3;
}

int leftoverCards(const Rules &rules)
{
    int left = packSize - 4;
    for (int number = 1; number <= dealsInHand(rules); ++number)
        left -= rules.players * cardsInDeal(rules, number);
    return left;
}

Result<State> State::start(const Setup &setup)
{
    const auto rules = readRules(setup.options);
    if (!rules)
        return rules.refusal();
    State state;
    state.rules = *rules;
    if (auto refusal = readStart(state, setup.start, startKeys, 0, state.rules.target - 1))
        return *refusal;
    if (auto refusal = readHand(state, setup.start))
        return *refusal;
    return state;
}

} // namespace sobremesa::porrazo
