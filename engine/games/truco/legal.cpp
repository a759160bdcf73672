// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/steps.h"

// Who may do what in every phase (4.3), and one step for every verb.
namespace sobremesa::truco {

namespace {

Action &add(Actions &out, Seat seat, std::uint8_t verb)
{
    Action &action = out.emplace_back();
    action.seat = seat;
    action.verb = verb;
    return action;
}

constexpr std::uint32_t bit(std::uint8_t verb)
{
    return 1U << verb;
}

Seat declarer(const State &state)
{
    return static_cast<Seat>((state.play.mano + state.play.step) % state.rules.players);
}

std::uint32_t playWords(const State &state, Seat seat)
{
    constexpr std::uint32_t bids = bit(verb::envido) | bit(verb::realEnvido) | bit(verb::faltaEnvido);
    std::uint32_t words = trucoWords(state.play.truco, teamOf(seat));
    if (mayOpenEnvido(state, seat))
        words |= bids;
    if (!state.hands[seat].empty())
        words |= bit(verb::mazo);
    if (mayAnnounce(state, seat))
        words |= bit(verb::flor);
    return words;
}

std::uint32_t envidoWords(const State &state, Seat seat)
{
    if (mayAnnounce(state, seat))
        return bit(verb::flor);
    if (teamOf(seat) == state.play.envido.by)
        return 0;
    return static_cast<std::uint32_t>(envidoRaises(state)) << verb::envido | bit(verb::quiero)
        | bit(verb::noQuiero);
}

// Everything but cards, accusations and signs, as bits of verbs.
std::uint32_t wordsOf(const State &state, Seat seat)
{
    switch (state.phase) {
    case Phase::Play:
        return playWords(state, seat);
    case Phase::Envido:
        return envidoWords(state, seat);
    case Phase::FlorCall:
        return askedForFlor(state).contains(seat) ? bit(verb::flor) | bit(verb::hide) : 0;
    case Phase::FlorRound:
    case Phase::FlorAnswer:
        return florWords(state, seat);
    case Phase::Declare:
        return seat == declarer(state) ? bit(verb::declare) | bit(verb::sonBuenas) : 0;
    default:
        return 0;
    }
}

void addCards(const State &state, Seat seat, Actions &out)
{
    for (const Card card : state.hands[seat]) {
        if (card.known())
            add(out, seat, verb::play).cards.push_back(card);
    }
}

void addWords(std::uint32_t words, Seat seat, Actions &out)
{
    for (; words != 0; words &= words - 1)
        add(out, seat, static_cast<std::uint8_t>(std::countr_zero(words)));
}

void addSigns(std::uint32_t signs, Seat seat, Actions &out)
{
    for (; signs != 0; signs &= signs - 1)
        add(out, seat, verb::sign).word = static_cast<std::uint8_t>(std::countr_zero(signs));
}

void legalClaims(const State &state, Seat seat, Actions &out)
{
    if (!state.play.claimants.contains(seat))
        return;
    for (const Seat suspect : suspectsOf(state, teamOf(seat)))
        add(out, seat, verb::accuse).number = suspect;
    add(out, seat, verb::done);
}

// In phase play: whatever a seat holds, it may lay down; without cards there are the words of the truco.
bool actsInPlay(const State &state, Seat seat)
{
    return !state.hands[seat].empty() || trucoWords(state.play.truco, teamOf(seat)) != 0;
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
    if (mayPlayCard(state, seat))
        addCards(state, seat, out);
    addWords(wordsOf(state, seat), seat, out);
    addSigns(openSigns(state, seat), seat, out);
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
