// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/classes.h"
#include "engine/games/truco/ai/packing.h"
#include "engine/games/truco/ai/situation.h"
#include "engine/games/truco/ai/situationkeys.h"
#include "engine/games/truco/ai/teamview.h"

#include <algorithm>

// Between two teams a seat knows more than its cards: what its partners' signs have told, who plays after it,
// and whose side is taking the trick. Little else is told apart: a book that does is learnt from too few
// deals.
namespace sobremesa::truco::teams {

namespace {

// In a key: it is none of a play of two.
constexpr std::uint64_t ofPairs = std::uint64_t { 1 } << 62U, ofThrees = std::uint64_t { 1 } << 61U;

std::uint64_t keyOf(const View &view, const Packing &packing)
{
    return packing.key() ^ (view.isOfPairs() ? ofPairs : ofThrees);
}

// ---- what is known

// What a partner holds: 0 nothing that it has told of, 1 a good card, 2 one of the best.
constexpr unsigned supportCount = 3;
unsigned support(const View &view)
{
    constexpr int two = 9, sevenOfCoins = 11;
    const int best = partnersBest(view).power;
    return best <= two ? 0 : best <= sevenOfCoins ? 1 : 2;
}
unsigned supportLater(const View &view)
{
    const int best = partnersBest(view).power;
    if (best == 0)
        return 0;
    const int above = unseenAbove(view, best);
    return above <= 1 ? 2 : above <= 5 ? 1 : 0;
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

// How many partners and others have still to lay in this trick.
void addToCome(const View &view, Packing &packing)
{
    constexpr unsigned aSide = 3;
    std::array<unsigned, 2> toCome {};
    for (const Seat seat : view.play.seats)
        if (seat != view.seat && view.cardOf(seat, view.trick) == 0)
            ++toCome[teamOf(seat)];
    packing.add(toCome[view.side], aSide).add(toCome[other(view.side)], aSide + 1);
}

// Whether one, or several, of the cards in hand win, and whether one ties.
void addBeside(const View &view, const Beside &look, Packing &packing)
{
    const auto hand = static_cast<int>(view.state.hands[view.seat].size());
    packing.add(std::clamp(hand - look.losing - look.tying, 0, 2), 3).add(look.tying > 0, 2);
}

void addTable(const View &view, Packing &packing)
{
    const Lying lying = lyingIn(view);
    const Dealt &hand = view.state.hands[view.seat];
    const int others = lying.best[other(view.side)];
    addToCome(view, packing);
    packing.add(hand.size(), handSize + 1).add(takenBy(view, lying), 4).add(heightOf(view, lying), 8);
    const bool beats = others > 0 && view.cardOf(view.seat, view.trick) == 0 && takenBy(view, lying) != 1;
    addBeside(view, beats ? beside(hand, others) : Beside {}, packing);
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
    const auto &powers = view.isOfPairs() ? firstClassesOfPairs : firstClassesOfThrees;
    for (std::size_t i = 0; i < handSize; ++i)
        packing.add(
            i < hand.size() ? powers[static_cast<std::size_t>(strength(hand[i]))] + 1U : 0U, worthCount);
    addTable(view, packing);
    const bool open = view.play.envido.stage == Stage::None; // somebody may still open it
    packing.add(support(view), supportCount).add(open, 2);
    return keyOf(view, packing);
}

// 0 nobody's, 1 the own side's, 2 the other side's, 3 not played yet.
unsigned wonBy(const View &view, std::size_t trick)
{
    if (trick >= view.trick)
        return 3;
    const Side side = view.play.tricks[trick];
    return side == parda ? 0 : side == view.side ? 1 : 2;
}

unsigned laterClass(const View &view, Card card)
{
    static constexpr std::array<std::uint8_t, worthCount> coarse { 0, 1, 2, 2, 3, 3, 4, 4, 4 };
    return coarse[worthOf(view, strength(card))];
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
        packing.add(i < hand.size() ? laterClass(view, hand[i]) + 1 : 0U, worthCount + 1);
    addTable(view, packing);
    packing.add(supportLater(view), supportCount);
    return keyOf(view, packing);
}

void addEnvido(const View &view, Packing &packing)
{
    packing.add(view.isFar(), 2).add(pointsClass(view.ownPoints()), 16);
    packing.add(fromMano(view.state, view.seat), view.count()).add(partnerHasPoints(view), 2);
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
    return keyOf(view, packing);
}

std::uint64_t envidoKey(const View &view, std::size_t ways)
{
    const Envido &envido = view.play.envido;
    Packing packing;
    packing.add(answersEnvido, kindCount);
    addEnvido(view, packing);
    packing.add(handClass(dealtTo(view.state, view.seat)) / 2, 3).add(ways, Situation::mostWays + 1);
    const bool callerWinsTies = fromMano(view.state, envido.caller) < fromMano(view.state, view.seat);
    packing.add(callerWinsTies, 2).add(view.play.truco.open > 0, 2);
    for (std::size_t i = 0; i < envido.chain.capacity(); ++i)
        packing.add(i < envido.chain.size() ? envido.chain[i] + 1 : 0, 4);
    return keyOf(view, packing);
}

std::uint64_t trickKey(const View &view, std::size_t ways)
{
    return view.trick == 0 ? firstKey(view, ways) : laterKey(view, ways);
}

} // namespace sobremesa::truco::teams
