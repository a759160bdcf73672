// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/start.h"
#include "engine/games/tresillo/scoring.h"

// The beginning of a game: options and the "start" of a record (section 3, 4.16).
namespace sobremesa::tresillo {

namespace {

// More than any game can reach; keeps sums within 32 bits.
constexpr int mostTokens = 1'000'000;
constexpr int mostScore = 1'000'000'000;
constexpr std::uint8_t surrenderTricks[] = { 4, 1, 0 }; // fourth, first, none

Refusal wrong(const std::string &key, Text why)
{
    return refused("start." + key, std::move(why), "4.16");
}

// A number of the start, or its default; out of range it is refused by name.
std::optional<Refusal> readNumber(const Value &start, const char *key, int low, int high, int &number)
{
    const Value *given = start.find(key);
    if (!given)
        return std::nullopt;
    if (!given->integer() || *given->integer() < low || *given->integer() > high)
        return wrong(key, { SM_TEXT("engine", "must be a whole number from %1 to %2"), { low, high } });
    number = static_cast<int>(*given->integer());
    return std::nullopt;
}

Rules readRules(const OptionValues &chosen)
{
    const auto value = [&chosen](Option option) { return chosen[row(option)]; };
    Rules rules;
    rules.players = static_cast<std::uint8_t>(value(Option::Players));
    rules.deals = static_cast<std::uint8_t>(value(Option::Deals));
    rules.espadaForzada = value(Option::EspadaForzada) != 0;
    rules.penetro = value(Option::Penetro) != 0;
    rules.surrenderTricks = surrenderTricks[value(Option::Surrender)];
    rules.codilloDirect = value(Option::Codillo) != 0;
    rules.keepDebts = value(Option::FinalDebts) != 0;
    rules.playOut = value(Option::PlayOut) != 0;
    return rules;
}

std::optional<Debt> readDebt(const Value &entry, int players)
{
    const Value::List *pair = entry.list();
    if (!pair || pair->size() != 2 || !(*pair)[0].integer() || !(*pair)[1].integer())
        return std::nullopt;
    const std::int64_t seat = *(*pair)[0].integer();
    const std::int64_t amount = *(*pair)[1].integer();
    if (seat < 0 || seat >= players || amount < 1 || amount > mostTokens)
        return std::nullopt;
    return Debt(static_cast<Seat>(seat), static_cast<int>(amount));
}

// Each deal may write one more debt: there must be room for it on the paper.
std::optional<Refusal> readPaper(const Value &start, State &state)
{
    const Value *given = start.find("debts");
    if (!given)
        return std::nullopt;
    if (!given->list())
        return wrong("debts", { SM_TEXT("engine", "must be a list of [seat, amount]") });
    const std::size_t most =
        Paper::capacity() - static_cast<std::size_t>(state.rules.deals - state.number + 1);
    if (given->list()->size() > most)
        return wrong(
            "debts", { SM_TEXT("engine", "has more than %1 entries"), { static_cast<std::int64_t>(most) } });
    for (const Value &entry : *given->list()) {
        const auto debt = readDebt(entry, state.rules.players);
        if (!debt)
            return wrong(at("debts", state.debts.size()),
                { SM_TEXT("engine", "must be [seat, amount], an amount from 1") });
        state.debts.push_back(*debt);
    }
    return std::nullopt;
}

std::optional<Refusal> readStake(const Value &start, State &state)
{
    const Value *given = start.find("stake");
    if (!given)
        return std::nullopt;
    if (!given->boolean())
        return wrong("stake", { SM_TEXT("engine", "must be true or false") });
    if (*given->boolean() && state.plate == 0)
        return wrong("stake", { SM_TEXT("engine", "needs tokens in the plate") });
    state.stake = *given->boolean();
    return std::nullopt;
}

std::optional<Refusal> readAntes(const Value &start, State &state)
{
    int antes = 0;
    if (auto refusal = readNumber(start, "antes", 0, ante * state.rules.players, antes))
        return refusal;
    if (antes % ante != 0)
        return wrong("antes", { SM_TEXT("engine", "must be a multiple of 5") });
    state.antes = static_cast<std::uint8_t>(antes);
    return std::nullopt;
}

std::optional<Refusal> readTokens(const Value &start, State &state)
{
    int number = state.number;
    if (auto refusal = readNumber(start, "deal", 1, state.rules.deals, number))
        return refusal;
    state.number = static_cast<std::uint8_t>(number);
    if (auto refusal = readNumber(start, "plate", 0, mostTokens, state.plate))
        return refusal;
    if (auto refusal = readAntes(start, state))
        return refusal;
    if (auto refusal = readStake(start, state))
        return refusal;
    return readPaper(start, state);
}

} // namespace

sobremesa::Result<State> State::start(const Setup &setup)
{
    static constexpr std::string_view keys[] = { "dealer", "scores", "plate", "antes", "stake", "debts",
        "deal" };
    State state;
    state.rules = readRules(setup.options);
    if (auto refusal = readStart(state, setup.start, keys, -mostScore, mostScore))
        return *refusal;
    if (auto refusal = readTokens(setup.start, state))
        return *refusal;
    return state;
}

} // namespace sobremesa::tresillo
