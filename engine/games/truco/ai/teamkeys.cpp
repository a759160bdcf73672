// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/classes.h"
#include "engine/games/truco/ai/packing.h"
#include "engine/games/truco/ai/situation.h"
#include "engine/games/truco/ai/situationkeys.h"
#include "engine/games/truco/ai/teamview.h"

#include <algorithm>

// With two pairs a seat knows more than its cards: what its partner's signs have told, who plays after it,
// and whose side is taking the trick.
namespace sobremesa::truco::teams {

namespace {

constexpr std::uint64_t ofTeams = std::uint64_t { 1 } << 62U; // in a key: it is none of a play of two

std::uint64_t keyOf(const Packing &packing)
{
    return packing.key() ^ ofTeams;
}

// ---- what is known

// What the partner holds: 0 nothing that it has told of, 1 a good card, 2 one of the best.
constexpr unsigned supportCount = 3;
unsigned support(const View &view)
{
    constexpr int two = 9, sevenOfCoins = 11;
    const int best = partnersBest(view);
    return best <= two ? 0 : best <= sevenOfCoins ? 1 : 2;
}
unsigned supportLater(const View &view)
{
    const int best = partnersBest(view);
    if (best == 0)
        return 0;
    const int above = unseenAbove(view, best);
    return above <= 1 ? 2 : above <= 5 ? 1 : 0;
}

// What the envido has told of the others: 0 nothing, 1 they refused it, 2 they lost it, 3 they won it.
constexpr unsigned toldCount = 4;
unsigned told(const View &view)
{
    const Envido &envido = view.play.envido;
    if (envido.stage != Stage::Done)
        return 0;
    if (envido.winner == nobody)
        return envido.by == view.side ? 1 : 0;
    return teamOf(envido.winner) == view.side ? 2 : 3;
}

// ---- what lies

// 0 nobody's, 1 the own side's, 2 neither's, 3 the other side's.
unsigned takenBy(const View &view, const Lying &lying)
{
    const int own = lying.best[view.side], others = lying.best[other(view.side)];
    return lying.cards == 0 ? 0 : own > others ? 1 : own == others ? 2 : 3;
}

// How hard the best card that lies is to beat.
unsigned heightOf(const View &view, const Lying &lying)
{
    constexpr unsigned mostWorth = 5;
    const int best = std::max(lying.best[0], lying.best[1]);
    if (lying.cards == 0)
        return 0;
    if (view.trick == 0)
        return quarters[static_cast<std::size_t>(best)] + 1U;
    return std::min(mostWorth, worthOf(view, best)) + 1U;
}

void addTable(const View &view, Packing &packing)
{
    const Lying lying = lyingIn(view);
    const Dealt &hand = view.state.hands[view.seat];
    const int others = lying.best[other(view.side)];
    packing.add(lying.cards, teamSeats + 1)
        .add((view.seat + teamSeats - view.play.lead) % teamSeats, teamSeats);
    packing.add(hand.size(), handSize + 1).add(takenBy(view, lying), 4).add(heightOf(view, lying), 8);
    const bool beats = others > 0 && view.cardOf(view.seat, view.trick) == 0 && takenBy(view, lying) != 1;
    const Beside look = beats ? beside(hand, others) : Beside {};
    packing.add(look.losing, handSize + 1).add(look.tying, handSize + 1);
}

// The ways are told apart by what decides which there are; who speaks out of turn has good cards.
void addMoment(const View &view, Packing &packing, std::size_t ways)
{
    packing.add(view.stand(), View::standCount).add(ways, Situation::mostWays + 1);
    packing.add(view.play.turn == view.seat, 2);
}

std::uint64_t firstKey(const View &view, std::size_t ways)
{
    Packing packing;
    packing.add(firstTrick, kindCount);
    addMoment(view, packing, ways);
    const Dealt hand = byStrength(view.state.hands[view.seat]);
    for (std::size_t i = 0; i < handSize; ++i) {
        const std::size_t power = i < hand.size() ? static_cast<std::size_t>(strength(hand[i])) : 0;
        packing.add(power > 0 ? firstClasses[power] + 1U : 0U, worthCount);
    }
    addTable(view, packing);
    const bool open = view.play.envido.stage == Stage::None; // somebody may still open it
    packing.add(support(view), supportCount).add(open ? toldCount : told(view), toldCount + 1);
    return keyOf(packing);
}

// 0 nobody's, 1 the own side's, 2 the other side's, 3 not played yet.
unsigned wonBy(const View &view, std::size_t trick)
{
    if (trick >= view.trick)
        return 3;
    const Side side = view.play.tricks[trick];
    return side == parda ? 0 : side == view.side ? 1 : 2;
}

std::uint64_t laterKey(const View &view, std::size_t ways)
{
    Packing packing;
    packing.add(laterTricks, kindCount);
    const unsigned lasting = teamOf(view.play.mano) == view.side ? 2 : 1; // who has what is parda to its end
    packing.add(view.play.tricks[0] == parda ? lasting : 0U, 3);
    addMoment(view, packing, ways);
    packing.add(wonBy(view, 0), 4).add(wonBy(view, 1), 4);
    const Dealt hand = byStrength(view.state.hands[view.seat]);
    for (std::size_t i = 0; i < handSize; ++i)
        packing.add(i < hand.size() ? worthOf(view, strength(hand[i])) + 1 : 0U, worthCount + 1);
    addTable(view, packing);
    packing.add(supportLater(view), supportCount).add(told(view), toldCount);
    return keyOf(packing);
}

void addEnvido(const View &view, Packing &packing)
{
    packing.add(view.isFar(), 2).add(pointsClass(view.ownPoints()), 16);
    packing.add(fromMano(view.state, view.seat), teamSeats).add(partnerHasPoints(view), 2);
}

} // namespace

std::uint64_t openingKey(const View &view)
{
    const Lying lying = lyingIn(view);
    const int own = lying.best[view.side], others = lying.best[other(view.side)];
    Packing packing;
    packing.add(opensEnvido, kindCount);
    addEnvido(view, packing);
    packing.add(handClass(dealtTo(view.state, view.seat)), 5).add(support(view), supportCount);
    packing.add(view.play.truco.open > 0, 2).add(view.play.truco.accepted > 0, 2);
    packing.add(own > others ? 1 : others > 0 ? 2 : 0, 3);
    return keyOf(packing);
}

std::uint64_t envidoKey(const View &view, std::size_t ways)
{
    const Envido &envido = view.play.envido;
    Packing packing;
    packing.add(answersEnvido, kindCount);
    addEnvido(view, packing);
    packing.add(handClass(dealtTo(view.state, view.seat)) / 2, 3).add(ways, Situation::mostWays + 1);
    packing.add(fromMano(view.state, envido.caller), teamSeats).add(view.play.truco.open > 0, 2);
    for (std::size_t i = 0; i < envido.chain.capacity(); ++i)
        packing.add(i < envido.chain.size() ? envido.chain[i] + 1 : 0, 4);
    return keyOf(packing);
}

std::uint64_t trickKey(const View &view, std::size_t ways)
{
    return view.trick == 0 ? firstKey(view, ways) : laterKey(view, ways);
}

} // namespace sobremesa::truco::teams
