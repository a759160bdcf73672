// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/situationkeys.h"

#include "engine/games/truco/ai/classes.h"
#include "engine/games/truco/ai/packing.h"
#include "engine/games/truco/ai/situation.h"

#include <algorithm>

namespace sobremesa::truco {

namespace {

// ---- what is known

// What the envido has told, 0 to 10: nothing; that the rival, or the seat itself, refused it; or what was
// declared.
constexpr unsigned toldCount = 11;
int told(const View &view)
{
    const Envido &envido = view.play.envido;
    if (envido.stage != Stage::Done)
        return 0;
    if (envido.winner == nobody)
        return envido.by == teamOf(view.seat) ? 1 : 2;
    int own = -1, others = -1;
    for (const Declared &said : view.play.declared) {
        if (said.points != Declared::sonBuenas)
            (said.seat == view.seat ? own : others) = declaredClass(said.points);
    }
    return others < 0 ? 3 + (own > 0 ? 1 : 0) : 5 + others * 2 + (own < 0 ? 0 : 1);
}
// Later only the rival's points count: 0 to 5.
constexpr unsigned toldLaterCount = 6;
int toldLater(const View &view)
{
    constexpr std::array<std::uint8_t, toldCount> rows { 0, 1, 0, 2, 2, 3, 3, 4, 4, 5, 5 };
    return rows[static_cast<std::size_t>(told(view))];
}

// ---- keys

// Near the end of a game it counts how many points each side needs; so that there are not too many keys, the
// rest is told less exactly there.
constexpr std::uint64_t nearTheEnd = std::uint64_t { 1 } << 60U; // in a key: it is none of the others
std::uint64_t keyOf(const View &view, Packing &packing)
{
    if (!view.isNearTheEnd())
        return packing.key();
    const Side rival = other(view.side);
    packing.add(needsClass(view.needs(view.side)), needsCount).add(needsClass(view.needs(rival)), needsCount);
    return packing.key() ^ nearTheEnd;
}

// The ways are told apart by what decides which there are.
void addMoment(const View &view, Packing &packing, std::size_t ways)
{
    const Truco &truco = view.play.truco;
    packing.add(view.stand(), View::standCount).add(truco.open > 0 && truco.by == teamOf(view.seat), 2);
    packing.add(ways, Situation::mostWays + 1).add(view.seat == view.play.mano, 2);
    packing.add(view.play.turn == view.seat, 2);
}

unsigned classOf(const View &view, int power)
{
    const auto &fine = view.trick == 0 ? firstClasses : classes;
    return (view.isNearTheEnd() ? firstClassesOfPairs : fine)[static_cast<std::size_t>(power)];
}

void addHand(const View &view, Packing &packing)
{
    const Cards<handSize> hand = byStrength(view.state.hands[view.seat]);
    for (std::size_t i = 0; i < handSize; ++i)
        packing.add(i < hand.size() ? classOf(view, strength(hand[i])) + 1U : 0U, classCount + 1);
}

void addTable(const View &view, Packing &packing)
{
    const bool coarse = view.isNearTheEnd();
    const auto own = static_cast<std::size_t>(view.cardOf(view.seat, view.trick));
    const auto lies = static_cast<std::size_t>(view.cardOf(view.rival(), view.trick));
    const unsigned ownClass = coarse ? halves[own] : classOf(view, static_cast<int>(own));
    packing.add(own == 0 ? 0U : ownClass + 1U, classCount + 1);
    const Beside look = lies == 0 ? Beside {} : beside(view.state.hands[view.seat], static_cast<int>(lies));
    packing.add(look.losing, handSize + 1).add(look.tying, handSize + 1);
    packing.add(lies == 0 ? 0U : coarse ? 1U : quarters[lies] + 1U, 5);
}

std::uint64_t firstKey(const View &view, std::size_t ways)
{
    const bool open = view.play.envido.stage == Stage::None; // the rival may still open it
    Packing packing;
    packing.add(firstTrick, kindCount);
    addMoment(view, packing, ways);
    addHand(view, packing);
    addTable(view, packing);
    const int heard = view.isNearTheEnd() ? 0 : told(view);
    packing.add(open, 2).add(open ? coarseClass(view.ownPoints()) : heard, toldCount);
    return keyOf(view, packing);
}

// Which tricks the seat has won, in base 3.
void addTricks(const View &view, Packing &packing)
{
    for (std::size_t i = 0; i + 1 < handSize; ++i) {
        const Side side = i < view.trick ? view.play.tricks[i] : parda;
        packing.add(side == parda ? 0 : side == teamOf(view.seat) ? 1 : 2, 3);
    }
    packing.add(view.trick, handSize);
}

int bestBefore(const View &view, Seat who)
{
    int best = 0;
    for (std::size_t i = 0; i < view.trick; ++i)
        best = std::max(best, view.cardOf(who, i));
    return best;
}

// Who follows to the last trick has seen what will come of it: the own card no longer matters.
bool knowsTheEnd(const View &view)
{
    return view.trick + 1 == handSize && view.cardOf(view.rival(), view.trick) > 0
        && !view.state.hands[view.seat].empty();
}

std::uint64_t laterKey(const View &view, std::size_t ways)
{
    Packing packing;
    packing.add(laterTricks, kindCount);
    addMoment(view, packing, ways);
    addTricks(view, packing);
    addTable(view, packing);
    packing.add(knowsTheEnd(view), 2);
    if (!knowsTheEnd(view))
        addHand(view, packing);
    if (!view.isNearTheEnd()) {
        packing.add(halves[static_cast<std::size_t>(bestBefore(view, view.seat))], 2);
        packing.add(thirds[static_cast<std::size_t>(bestBefore(view, view.rival()))], 3);
        packing.add(toldLater(view), toldLaterCount);
    }
    return keyOf(view, packing);
}

void addForEnvido(const View &view, Packing &packing)
{
    const int hand = handClass(dealtTo(view.state, view.seat));
    packing.add(pointsClass(view.ownPoints()), 16).add(view.isNearTheEnd() ? hand / 2 : hand, 5);
}

} // namespace

std::uint64_t openingKey(const View &view)
{
    const int lies = view.cardOf(view.rival(), view.trick);
    Packing packing;
    packing.add(opensEnvido, kindCount).add(view.isFar(), 2);
    addForEnvido(view, packing);
    packing.add(view.seat == view.play.mano, 2).add(view.stand(), View::standCount);
    packing.add(lies == 0 ? 0U : quarters[static_cast<std::size_t>(lies)] + 1U, 5);
    return keyOf(view, packing);
}

std::uint64_t envidoKey(const View &view)
{
    Packing packing;
    packing.add(answersEnvido, kindCount).add(view.isFar(), 2);
    addForEnvido(view, packing);
    packing.add(view.seat == view.play.mano, 2).add(view.play.truco.open > 0, 2);
    for (std::size_t i = 0; i < view.play.envido.chain.capacity(); ++i)
        packing.add(i < view.play.envido.chain.size() ? view.play.envido.chain[i] + 1 : 0, 4);
    return keyOf(view, packing);
}

std::uint64_t trickKey(const View &view, std::size_t ways)
{
    return view.trick == 0 ? firstKey(view, ways) : laterKey(view, ways);
}

} // namespace sobremesa::truco
