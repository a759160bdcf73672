// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/situation.h"

#include "engine/games/truco/ai/signs.h"
#include "engine/games/truco/ai/situationkeys.h"
#include "engine/games/truco/ai/teamview.h"

#include <algorithm>
#include <utility>

namespace sobremesa::truco {

namespace {

bool isWeaker(Card left, Card right)
{
    const int weak = strength(left), strong = strength(right);
    return weak != strong ? weak < strong : left < right;
}

void addWord(Situation &now, Seat seat, int verb)
{
    Action action;
    action.seat = seat;
    action.verb = static_cast<std::uint8_t>(verb);
    now.ways.push_back(action);
}

// Cards of equal strength are one way.
void addCards(const View &view, Situation &now)
{
    int before = 0;
    for (const Card card : byStrength(view.state.hands[view.seat])) {
        if (strength(card) == before)
            continue;
        before = strength(card);
        addWord(now, view.seat, verb::play);
        now.ways[now.ways.size() - 1]->cards.push_back(card);
    }
}

void addWords(const View &view, std::uint32_t words, Situation &now)
{
    for (int verb = verb::envido; verb <= verb::noQuiero; ++verb)
        if ((words >> verb & 1U) != 0)
            addWord(now, view.seat, verb);
}

// ---- of whom the books speak

// Everybody is there, and whoever has a sign for its partner has made it.
bool spokenOfTeams(const View &view)
{
    const State &state = view.state;
    return state.rules.signals == Signals::Private && view.play.down.empty()
        && !hasSignToMake(state, view.seat);
}

// Solved by the usual rules. By others it is nearly the same: a seat without a flor, as long as nobody has
// shown one, bets as if there were none.
bool spokenOf(const View &view)
{
    const State &state = view.state;
    if (state.phase != Phase::Play && state.phase != Phase::Envido)
        return false;
    if (view.isOfTeams() && !spokenOfTeams(view))
        return false;
    return !state.rules.flor || (state.play.flor.shown.empty() && !isFlor(dealtTo(state, view.seat)));
}

bool callsOpenTruco(const View &view)
{
    return view.play.truco.open > 0 && view.play.truco.by == view.side;
}

bool isAsked(const View &view)
{
    const bool waits = view.isOfTeams() && view.state.phase == Phase::Play && callsOpenTruco(view);
    return !waits && waiting(view.state).contains(view.seat);
}

// An answer that a partner, who is asked later, may give as well.
bool mayLeave(const View &view)
{
    if (!view.isOfTeams())
        return false;
    for (const Seat asked : waiting(view.state))
        if (asked > view.seat && view.isPartner(asked))
            return true;
    return false;
}

// ---- what is decided

// The envido first, where it may be opened.
Situation opening(const View &view)
{
    Situation now { view.isOfTeams() ? teams::openingKey(view) : openingKey(view), {}, true };
    addWords(view, 7U << verb::envido, now);
    now.ways.push_back(std::nullopt);
    return now;
}

Situation answerToEnvido(const View &view)
{
    Situation now;
    addWords(view,
        static_cast<std::uint32_t>(envidoRaises(view.state)) << verb::envido | 1U << verb::quiero
            | 1U << verb::noQuiero,
        now);
    if (mayLeave(view))
        now.ways.push_back(std::nullopt);
    now.key = view.isOfTeams() ? teams::envidoKey(view, now.ways.size()) : envidoKey(view);
    return now;
}

Situation ownTurn(const View &view)
{
    Situation now;
    const Truco &truco = view.play.truco;
    const bool waits = callsOpenTruco(view);
    if ((truco.open == 0 || waits) && mayPlayCard(view.state, view.seat))
        addCards(view, now);
    if (!waits)
        addWords(view, trucoWords(truco, view.side), now);
    if (waits || mayLeave(view))
        now.ways.push_back(std::nullopt);
    now.key = view.isOfTeams() ? teams::trickKey(view, now.ways.size()) : trickKey(view, now.ways.size());
    return now;
}

} // namespace

// By hand: there are three at most, and situations are asked for millions of times.
Cards<handSize> byStrength(Cards<handSize> hand)
{
    for (std::size_t i = 1; i < hand.size(); ++i)
        for (std::size_t at = i; at > 0 && isWeaker(hand[at], hand[at - 1]); --at)
            std::swap(hand[at], hand[at - 1]);
    return hand;
}

Situation situation(const State &state, Seat viewer, int thing)
{
    const View view { state, viewer };
    if (view.isOfTeams() && std::min(view.needs(0), view.needs(1)) <= endOfTeams)
        return {};
    const Situation now = situationAnywhere(state, viewer, thing);
    const bool opensOfThrees = now.goesOn && state.play.seats.size() == mostSeats;
    return opensOfThrees ? Situation {} : now;
}

bool sameWay(const State & /*state*/, const Action &way, const Action &action)
{
    return way.verb == action.verb
        && (way.cards.empty() || strength(way.cards[0]) == strength(action.cards[0]));
}

Situation situationAnywhere(const State &state, Seat viewer, int thing)
{
    const View view { state, viewer };
    if (!spokenOf(view))
        return {};
    if (!isAsked(view)) {
        Situation now;
        now.ways.push_back(std::nullopt);
        return now;
    }
    if (state.phase == Phase::Envido)
        return answerToEnvido(view);
    return thing == 0 && view.opensEnvido() ? opening(view) : ownTurn(view);
}

} // namespace sobremesa::truco
