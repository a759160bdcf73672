// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"

// Looking for hidden flors after a play (4.10), and the signs (4.11).
namespace sobremesa::truco {

namespace {

// Two visible cards at least, all visible ones of one suit.
bool looksLikeFlor(const State &state, Seat seat)
{
    const Dealt visible = state.open.contains(seat) ? dealtTo(state, seat) : state.played[seat];
    if (visible.size() < 2)
        return false;
    for (const Card card : visible) {
        if (card.suit() != visible[0].suit())
            return false;
    }
    return true;
}

bool isSuspect(const State &state, Seat seat)
{
    const Play &play = state.play;
    return !play.accused.contains(seat) && !play.flor.shown.contains(seat) && looksLikeFlor(state, seat);
}

// The next duel of a pica-pica, or the end of the deal (4.12, 4.13).
void finishPlay(State &state, Events &events)
{
    if (state.pica && state.duel < 3) {
        ++state.duel;
        startPlay(state, events);
        return;
    }
    state.phase = Phase::Between;
    events.dealEnds();
}

// Seats drop out when nobody is left whom their side could accuse.
void goOnClaiming(State &state, Events &events)
{
    Play &play = state.play;
    for (const Seat seat : play.claimants) {
        if (suspectsOf(state, teamOf(seat)).empty())
            play.claimants.remove(seat);
    }
    if (play.claimants.empty())
        finishPlay(state, events);
    else
        state.phase = Phase::Claims;
}

} // namespace

SeatSet suspectsOf(const State &state, Side accuser)
{
    SeatSet suspects;
    for (const Seat seat : state.play.seats) {
        if (teamOf(seat) != accuser && isSuspect(state, seat))
            suspects.insert(seat);
    }
    return suspects;
}

void startClaims(State &state, Events &events)
{
    if (state.rules.flor)
        state.play.claimants = state.play.seats;
    goOnClaiming(state, events);
}

void claim(State &state, const Action &action, Events &events)
{
    Play &play = state.play;
    events.said(action);
    if (action.verb == verb::done) {
        play.claimants.remove(action.seat);
        goOnClaiming(state, events);
        return;
    }
    const Seat accused = action.number;
    play.accused.insert(accused);
    layOpen(state, accused, events);
    const bool found = isFlor(dealtTo(state, accused));
    const Side side = teamOf(found ? action.seat : accused);
    if (book(state, side, found ? reason::florFound : reason::florFalseClaim, found ? 3 : 1, events))
        goOnClaiming(state, events);
}

// ---- signs

namespace {

constexpr std::uint16_t withoutFlor = (1U << florSign) - 1U;

bool signsAllowed(const State &state)
{
    return state.rules.signals != Signals::Off && state.phase <= Phase::FlorAnswer
        && state.play.seats.size() > 2;
}

std::uint16_t possibleSigns(const State &state, Seat seat)
{
    const auto exists = static_cast<std::uint16_t>(state.rules.flor ? withoutFlor << 1 | 1 : withoutFlor);
    if (state.rules.signals == Signals::Open)
        return exists;
    if (!handKnown(state, seat))
        return 0;
    return (heldSigns(state.hands[seat]) | state.dealtSigns[seat]) & exists;
}

} // namespace

std::uint16_t openSigns(const State &state, Seat seat)
{
    if (!signsAllowed(state) || !active(state.play).contains(seat) || state.hands[seat].empty())
        return 0;
    return possibleSigns(state, seat) & static_cast<std::uint16_t>(~state.play.signsMade[seat]);
}

void makeSign(State &state, const Action &action, Events &events)
{
    Play &play = state.play;
    const Seat seat = action.seat;
    play.signs.push_back(Sign::of(seat, action.word, static_cast<int>(state.played[seat].size())));
    play.signsMade[seat] = static_cast<std::uint16_t>(play.signsMade[seat] | 1U << action.word);
    SeatSet seenBy = SeatSet::firstOf(maxSeats);
    if (state.rules.signals == Signals::Private) {
        seenBy.clear();
        for (Seat partner = teamOf(seat); partner < state.rules.players; partner += 2)
            seenBy.insert(partner);
    }
    events.said(action, seenBy);
}

} // namespace sobremesa::truco
