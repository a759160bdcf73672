// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/steps.h"

// Who may do what in every phase (4.3), and one step for every verb.
namespace sobremesa::truco {

namespace {

void add(Actions &out, Seat seat, std::uint8_t verb)
{
    Action &action = out.emplace_back();
    action.seat = seat;
    action.verb = verb;
}

void addMasked(Actions &out, Seat seat, std::uint8_t first, int mask)
{
    for (std::uint8_t verb = first; mask != 0; ++verb, mask >>= 1) {
        if ((mask & 1) != 0)
            add(out, seat, verb);
    }
}

void addCards(const State &state, Seat seat, Actions &out)
{
    for (const Card card : state.hands[seat]) {
        if (!card.known())
            continue;
        add(out, seat, verb::play);
        out.back().cards.push_back(card);
    }
}

void addSteps(const State &state, Seat seat, Actions &out)
{
    for (int step = 1; step <= 3; ++step) {
        if (mayCallStep(state, teamOf(seat), step))
            add(out, seat, static_cast<std::uint8_t>(verb::truco + step - 1));
    }
    if (mayAnswerTruco(state, teamOf(seat))) {
        add(out, seat, verb::quiero);
        add(out, seat, verb::noQuiero);
    }
}

void legalPlay(const State &state, Seat seat, Actions &out)
{
    if (mayPlayCard(state, seat))
        addCards(state, seat, out);
    if (mayOpenEnvido(state, seat))
        addMasked(out, seat, verb::envido, 7);
    addSteps(state, seat, out);
    if (!state.hands[seat].empty())
        add(out, seat, verb::mazo);
    if (mayAnnounce(state, seat))
        add(out, seat, verb::flor);
}

void legalEnvido(const State &state, Seat seat, Actions &out)
{
    if (mayAnnounce(state, seat)) {
        add(out, seat, verb::flor);
    } else if (teamOf(seat) != state.play.envido.by) {
        addMasked(out, seat, verb::envido, envidoRaises(state));
        add(out, seat, verb::quiero);
        add(out, seat, verb::noQuiero);
    }
}

void legalFlorCall(const State &state, Seat seat, Actions &out)
{
    if (!askedForFlor(state).contains(seat))
        return;
    add(out, seat, verb::flor);
    add(out, seat, verb::hide);
}

Seat declarer(const State &state)
{
    return static_cast<Seat>((state.play.mano + state.play.step) % state.options.players);
}

void legalDeclare(const State &state, Seat seat, Actions &out)
{
    if (seat != declarer(state))
        return;
    add(out, seat, verb::declare);
    add(out, seat, verb::sonBuenas);
}

void legalClaims(const State &state, Seat seat, Actions &out)
{
    if (!state.play.claimants.contains(seat))
        return;
    for (const Seat suspect : suspectsOf(state, teamOf(seat))) {
        add(out, seat, verb::accuse);
        out.back().number = suspect;
    }
    add(out, seat, verb::done);
}

void addSigns(const State &state, Seat seat, Actions &out)
{
    const std::uint16_t signs = openSigns(state, seat);
    for (std::uint8_t code = 0; signs >> code != 0; ++code) {
        if ((signs >> code & 1U) == 0)
            continue;
        add(out, seat, verb::sign);
        out.back().word = code;
    }
}

// Everything but signs.
void addWords(const State &state, Seat seat, Actions &out)
{
    switch (state.phase) {
    case Phase::Play:
        legalPlay(state, seat, out);
        break;
    case Phase::Envido:
        legalEnvido(state, seat, out);
        break;
    case Phase::FlorCall:
        legalFlorCall(state, seat, out);
        break;
    case Phase::FlorRound:
    case Phase::FlorAnswer:
        addMasked(out, seat, 0, static_cast<int>(florWords(state, seat)));
        break;
    case Phase::Declare:
        legalDeclare(state, seat, out);
        break;
    default:
        break;
    }
}

// In phase play: whatever a seat holds, it may lay down; without cards there are the words of the truco.
bool actsInPlay(const State &state, Seat seat)
{
    const Truco &truco = state.play.truco;
    if (!state.hands[seat].empty())
        return true;
    if (truco.open > 0)
        return truco.by != teamOf(seat);
    return truco.accepted == 0 || (truco.accepted < 3 && truco.mayRaise == teamOf(seat));
}

// Seats with a word other than a sign.
SeatSet speakers(const State &state)
{
    const Play &play = state.play;
    switch (state.phase) {
    case Phase::Envido:
        return activeOf(state, other(play.envido.by));
    case Phase::FlorCall:
        return askedForFlor(state);
    case Phase::FlorRound:
        return { play.flor.reached };
    case Phase::FlorAnswer:
        return activeOf(state, play.flor.word);
    case Phase::Declare:
        return { declarer(state) };
    case Phase::Claims:
        return play.claimants;
    default:
        return {};
    }
}

SeatSet withSigns(const State &state, SeatSet seats)
{
    for (const Seat seat : active(state.play) - seats) {
        const bool flor = state.phase == Phase::Envido && mayAnnounce(state, seat);
        if (flor || openSigns(state, seat) != 0)
            seats.insert(seat);
    }
    return seats;
}

} // namespace

SeatSet actors(const State &state)
{
    if (state.phase == Phase::Between || state.phase == Phase::Over)
        return {};
    if (state.phase != Phase::Play)
        return withSigns(state, speakers(state));
    SeatSet seats;
    for (const Seat seat : active(state.play)) {
        if (actsInPlay(state, seat))
            seats.insert(seat);
    }
    return seats;
}

SeatSet waiting(const State &state)
{
    if (state.phase != Phase::Play)
        return speakers(state);
    SeatSet seats;
    if (state.play.truco.open > 0)
        seats = activeOf(state, other(state.play.truco.by));
    if (state.play.turn != nobody && mayPlayCard(state, state.play.turn))
        seats.insert(state.play.turn);
    return seats;
}

void legal(const State &state, Seat seat, Actions &out)
{
    if (state.phase == Phase::Claims)
        legalClaims(state, seat, out);
    if (state.phase >= Phase::Claims || !active(state.play).contains(seat))
        return;
    addWords(state, seat, out);
    addSigns(state, seat, out);
}

// No refusal depends on what a seat does not see: it knows its own flor and its own signs (6).
void offered(const State &seen, Seat seat, Actions &out)
{
    legal(seen, seat, out);
}

namespace {

void answer(State &state, const Action &action, Events &events)
{
    switch (state.phase) {
    case Phase::Play:
        answerTruco(state, action, events);
        break;
    case Phase::Envido:
        answerEnvido(state, action, events);
        break;
    case Phase::FlorRound:
        florRoundWord(state, action, events);
        break;
    default:
        florAnswerWord(state, action, events);
        break;
    }
}

void sayFlorWord(State &state, const Action &action, Events &events)
{
    if (state.phase == Phase::FlorRound)
        florRoundWord(state, action, events);
    else if (state.phase == Phase::FlorAnswer)
        florAnswerWord(state, action, events);
    else
        announceFlor(state, action, events);
}

using Step = void (*)(State &, const Action &, Events &);

// By the rows of the verbs.
constexpr Step steps[] = { playCard, bidEnvido, bidEnvido, bidEnvido, callStep, callStep, callStep, answer,
    answer, layDown, chooseDeclaration, chooseDeclaration, sayFlorWord, sayFlorWord, sayFlorWord, sayFlorWord,
    hideFlor, claim, claim, makeSign };

} // namespace

void apply(State &state, const Action &action, Events &events)
{
    assert(action.verb < std::size(steps));
    steps[action.verb](state, action, events);
}

} // namespace sobremesa::truco
