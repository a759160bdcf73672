// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/scoring.h"

#include "engine/games/tresillo/phases.h"

#include <algorithm>

// Figures of sections 4.14 to 5.4, and who has won.
namespace sobremesa::tresillo {

namespace {

constexpr int contractBonuses[] = { 0, 1, 2, 1, 0 }; // entrada, vuelta, solo, penetro, none
static_assert(rowsUpTo<Contract::None>(contractBonuses));

} // namespace

Result resultFor(int declarer, int one, int other)
{
    const int best = std::max(one, other);
    if (declarer > best)
        return Result::Sacada;
    return declarer == best || one == other ? Result::Puesta : Result::Codillo;
}

Result resultOf(const Deal &deal)
{
    const Opponents sides = opponentsOf(deal);
    return resultFor(deal.tricks[deal.declarer], deal.tricks[sides.right], deal.tricks[sides.left]);
}

std::optional<int> tricksToWin(int declarer, int one, int other)
{
    const int left = 9 - declarer - one - other;
    for (int more = 0; more <= left; ++more) {
        if (declarer + more > std::max(one, other) + left - more)
            return more;
    }
    return std::nullopt;
}

Case caseFor(bool stake, bool debts)
{
    if (stake)
        return Case::Stake;
    return debts ? Case::Debt : Case::Clean;
}

int valueFor(Case valueCase, int plate, int players, int largestDebt)
{
    return plate + (valueCase == Case::Debt ? largestDebt : players);
}

int contractBonus(Contract contract)
{
    return contractBonuses[row(contract)];
}

std::size_t largestDebt(const Paper &debts)
{
    const auto smaller = [](const Debt &left, const Debt &right) { return left.amount() < right.amount(); };
    return static_cast<std::size_t>(std::max_element(debts.begin(), debts.end(), smaller) - debts.begin());
}

int owed(const Paper &debts, Seat seat)
{
    int sum = 0;
    for (const Debt debt : debts)
        sum += debt.seat() == seat ? debt.amount() : 0;
    return sum;
}

SeatSet winners(const State &state)
{
    if (state.phase != Phase::Over)
        return {};
    ByPlayer<std::int32_t> totals = state.scores; // less what a seat still owes (4.15)
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        totals[seat] -= owed(state.debts, seat);
    const auto best = *std::max_element(totals.begin(), totals.begin() + state.rules.players);
    SeatSet seats;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (totals[seat] == best)
            seats.insert(seat);
    }
    return seats;
}

std::optional<Side> winner(const State &state)
{
    const SeatSet best = winners(state);
    return best.size() == 1 ? std::optional<Side>(best.first()) : std::nullopt;
}

} // namespace sobremesa::tresillo
