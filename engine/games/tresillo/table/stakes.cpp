// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"
#include "engine/games/tresillo/table/words.h"
#include "engine/table/sentence.h"

// What a deal is played for, as each of the players sees it (4.14, 5.3 to 5.5).
namespace sobremesa::tresillo {

namespace {

// %2 is what it brings to the viewer.
constexpr Sentence made { SM_TEXT("tresillo", "You win: %2"), SM_TEXT("tresillo", "%1 wins: %2") };
constexpr Sentence lost { SM_TEXT("tresillo", "You lose: %2"), SM_TEXT("tresillo", "%1 loses: %2") };
constexpr Sentence puesta { SM_TEXT("tresillo", "Puesta: %2"), SM_TEXT("tresillo", "Puesta: %2") };
constexpr Sentence codillo { SM_TEXT("tresillo", "Codillo: %2"), SM_TEXT("tresillo", "Codillo for you: %2") };
constexpr Sentence needs { SM_TEXT_N("tresillo", "You need %n more trick(s)"),
    SM_TEXT_N("tresillo", "%1 needs %n more trick(s)") };
constexpr Sentence safe { SM_TEXT("tresillo", "You have won the deal"),
    SM_TEXT("tresillo", "%1 has won the deal") };
constexpr Sentence hopeless { SM_TEXT("tresillo", "You cannot win any more"),
    SM_TEXT("tresillo", "%1 cannot win any more") };

std::string signedNumber(int tokens)
{
    if (tokens == 0)
        return "0";
    return (tokens > 0 ? "+" : "\u2212") + std::to_string(std::abs(tokens));
}

Text goal(const State &seen, Seat viewer)
{
    const Deal &now = seen.now;
    const Opponents others = opponentsOf(now);
    const auto more =
        tricksToWin(now.tricks[now.declarer], now.tricks[others.right], now.tricks[others.left]);
    if (more && *more > 0)
        return said(needs, now.declarer, viewer, {}, *more);
    return said(more ? safe : hopeless, now.declarer, viewer);
}

// Puesta and codillo are one line where they cost the declarer the same.
std::vector<Text> ends(const State &state, Seat viewer)
{
    const Seat declarer = state.now.declarer;
    const bool own = viewer == declarer;
    const auto line = [&](const Sentence &sentence, int tokens) {
        return said(sentence, declarer, viewer, { signedNumber(tokens) });
    };
    const int payment = paymentIf(state, Result::Puesta, viewer);
    std::vector<Text> lines { line(made, paymentIf(state, Result::Sacada, viewer)) };
    if (!state.now.active.contains(viewer)) {
        lines.push_back(line(lost, payment));
        return lines;
    }
    const Seat winner = own ? opponentsOf(state.now).right : viewer;
    const int codilloPayment = paymentIf(state, Result::Codillo, viewer, winner);
    if (own && payment == codilloPayment) {
        lines.push_back(line(lost, payment));
    } else {
        lines.push_back(line(puesta, payment));
        lines.push_back(line(codillo, codilloPayment));
    }
    return lines;
}

} // namespace

// Before anybody has named a contract: what an entrada of the viewer's would bring.
std::vector<Text> stakes(const State &seen, Seat viewer)
{
    const Deal &now = seen.now;
    if (now.value == 0 || now.result != Result::None)
        return {};
    if (now.contract == Contract::None) {
        if (!now.active.contains(viewer))
            return {};
        State own = seen;
        own.now.declarer = viewer;
        own.now.contract = Contract::Entrada;
        return ends(own, viewer);
    }
    std::vector<Text> lines = ends(seen, viewer);
    lines.insert(lines.begin(), goal(seen, viewer));
    return lines;
}

} // namespace sobremesa::tresillo
