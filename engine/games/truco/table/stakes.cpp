// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"
#include "engine/games/truco/table/wording.h"
#include "engine/games/truco/table/words.h"

#include <algorithm>

// What words are worth, and what is at stake: 5.1, 5.3.
namespace sobremesa::truco {

namespace {

using Chain = InlineVector<std::uint8_t, 4>;

Text worthIf(int wanted, int refused)
{
    return { SM_TEXT("truco", "%1 · if refused, %2"), { std::int64_t { wanted }, std::int64_t { refused } } };
}

Text wantedWorth(int points)
{
    return { SM_TEXT("truco", "worth %1"), { std::int64_t { points } } };
}

// The words of art stay Spanish: what each of these does stands beside what it is worth.
Text accepted(int points)
{
    return { SM_TEXT("truco", "accept · worth %1"), { std::int64_t { points } } };
}

// One opponent has a name, several are "them".
Text givenUp(const State &state, Seat seat, int points, const char *toOne, const char *toSide)
{
    if (state.rules.players == 2)
        return { toOne, { std::int64_t { points }, SeatName { static_cast<Seat>(1 - seat) } } };
    return { toSide, { std::int64_t { points } } };
}

Text refused(const State &state, Seat seat, int points)
{
    return givenUp(state, seat, points, SM_TEXT("truco", "refuse · %1 for %2"),
        SM_TEXT("truco", "refuse · %1 for them"));
}

Text folded(const State &state, Seat seat, int points)
{
    return givenUp(
        state, seat, points, SM_TEXT("truco", "fold · %1 for %2"), SM_TEXT("truco", "fold · %1 for them"));
}

Text worthOfBid(const State &state, Seat seat, int bid)
{
    Chain chain = state.play.envido.chain;
    if (chain.size() == chain.capacity())
        return {};
    chain.push_back(static_cast<std::uint8_t>(bid));
    return worthIf(chainWanted(state, chain, teamOf(seat)), chainRefused(chain));
}

Text worthOfEnvidoAnswer(const State &state, Seat seat, bool accept)
{
    const Chain &chain = state.play.envido.chain;
    if (!accept)
        return refused(state, seat, chainRefused(chain));
    const int ours = chainWanted(state, chain, teamOf(seat));
    const int theirs = chainWanted(state, chain, other(teamOf(seat)));
    if (ours == theirs)
        return accepted(ours);
    if (state.rules.players == 2)
        return { SM_TEXT("truco", "accept · %1 for you, %2 for %3"),
            { std::int64_t { ours }, std::int64_t { theirs }, SeatName { static_cast<Seat>(1 - seat) } } };
    return { SM_TEXT("truco", "accept · %1 for you, %2 for them"),
        { std::int64_t { ours }, std::int64_t { theirs } } };
}

// ---- flor

int raisePoints(const State &state, int raise, Side side)
{
    return raise == 0 ? 3 : rest(state, side);
}

// The word of a side after all flors have been shown.
Text worthOfFlorWord(const State &state, const Action &action)
{
    const Flor &flor = state.play.flor;
    const Side side = teamOf(action.seat);
    const int all = 3 * static_cast<int>(flor.shown.size());
    const int raised = flor.raises.empty() ? 0 : raisePoints(state, flor.raises.back(), side);
    const int lost = flor.raises.size() == 2 ? 3 : flor.raises.empty() ? 0 : 1;
    switch (action.verb) {
    case verb::quiero:
        return accepted(all + raised);
    case verb::achico:
        return refused(state, action.seat, 3 * shownBy(state, other(side)) + lost);
    default:
        return worthIf(all + raisePoints(state, action.verb - verb::contraflor, side),
            3 * shownBy(state, side) + (flor.raises.empty() ? 1 : 3));
    }
}

// ---- laying down (4.8)

Text worthOfMazo(const State &state, Seat seat)
{
    if (activeOf(state, teamOf(seat)).size() > 1)
        return { SM_TEXT("truco", "fold · your cards alone"), {} };
    const MazoPrice price = mazoPrice(state, teamOf(seat));
    return folded(state, seat, price.hand + price.envido);
}

Text valueInHand(const State &state, Seat seat)
{
    const Dealt dealt = dealtTo(state, seat);
    const bool flors = state.play.flor.stage == Stage::Declaring;
    return { "%1", { std::int64_t { flors ? florPoints(dealt) : envidoPoints(dealt) } } };
}

// ---- at stake

Text named(const char *name, int points)
{
    return { "%1 · %2", { Term { name }, std::int64_t { points } } };
}

Text envidoStake(const State &seen)
{
    const Chain &chain = seen.play.envido.chain;
    const char *name = wordOf(verb::envido + chain.back()).button;
    const int first = chainWanted(seen, chain, 0), second = chainWanted(seen, chain, 1);
    if (first == second)
        return named(name, first);
    return { SM_TEXT("truco", "%1 · %2 or %3"),
        { Term { name }, std::int64_t { std::min(first, second) },
            std::int64_t { std::max(first, second) } } };
}

Text florStake(const State &seen)
{
    const Flor &flor = seen.play.flor;
    const int row = flor.raises.empty() ? verb::flor : verb::contraflor + flor.raises.back();
    return { "%1", { Term { wordOf(row).button } } };
}

Text handStake(const State &seen)
{
    const int step = seen.play.truco.accepted;
    return named(step == 0 ? SM_TEXT("truco", "The hand") : wordOf(verb::truco + step - 1).button, step + 1);
}

bool florOpen(const State &seen)
{
    return seen.phase == Phase::FlorRound || seen.phase == Phase::FlorAnswer
        || (seen.phase == Phase::Declare && seen.play.flor.stage == Stage::Declaring);
}

} // namespace

Text worthOf(const State &state, const Action &action)
{
    switch (action.verb) {
    case verb::envido:
    case verb::realEnvido:
    case verb::faltaEnvido:
        return worthOfBid(state, action.seat, action.verb - verb::envido);
    case verb::truco:
    case verb::retruco:
    case verb::valeCuatro:
        return worthIf(action.verb - verb::truco + 2, action.verb - verb::truco + 1);
    case verb::quiero:
    case verb::noQuiero:
        if (state.phase == Phase::Envido)
            return worthOfEnvidoAnswer(state, action.seat, action.verb == verb::quiero);
        if (state.phase == Phase::Play)
            return action.verb == verb::quiero ? accepted(state.play.truco.open + 1)
                                               : refused(state, action.seat, state.play.truco.open);
        break;
    case verb::mazo:
        return worthOfMazo(state, action.seat);
    case verb::declare:
        return valueInHand(state, action.seat);
    case verb::sign:
        return { faceOf(action.word).meaning, {} };
    case verb::flor:
        return state.phase == Phase::FlorRound ? Text {} : wantedWorth(3);
    default:
        break;
    }
    return state.phase == Phase::FlorAnswer ? worthOfFlorWord(state, action) : Text {};
}

// The envido comes first, then an open truco, then what the hand is worth by what has been accepted.
std::vector<Text> stakes(const State &seen, Seat /*viewer*/)
{
    std::vector<Text> lines;
    if (seen.phase >= Phase::Between)
        return lines;
    const Envido &envido = seen.play.envido;
    const Truco &truco = seen.play.truco;
    if (florOpen(seen))
        lines.push_back(florStake(seen));
    if (envido.stage == Stage::Bidding || envido.stage == Stage::Declaring)
        lines.push_back(envidoStake(seen));
    if (truco.open > 0 && seen.phase < Phase::Claims)
        lines.push_back(named(wordOf(verb::truco + truco.open - 1).button, truco.open + 1));
    lines.push_back(handStake(seen));
    return lines;
}

} // namespace sobremesa::truco
