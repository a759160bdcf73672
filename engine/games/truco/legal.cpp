// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"

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

// Whoever has to answer a truco, and whose turn it is if a card may be played before that.
SeatSet inPlay(const State &state)
{
    SeatSet seats;
    if (state.play.truco.open > 0)
        seats = activeOf(state, other(state.play.truco.by));
    if (state.play.turn != nobody && mayPlayCard(state, state.play.turn))
        seats.insert(state.play.turn);
    return seats;
}

// In phase play: whatever a seat holds, it may lay down; without cards there are the words of the truco.
bool actsInPlay(const State &state, Seat seat)
{
    return !state.hands[seat].empty() || trucoWords(state.play.truco, teamOf(seat)) != 0;
}

std::uint32_t florCallWords(const State &state, Seat seat)
{
    return askedForFlor(state).contains(seat) ? bit(verb::flor) | bit(verb::hide) : 0;
}

std::uint32_t declareWords(const State &state, Seat seat)
{
    return seat == declarer(state) ? bit(verb::declare) | bit(verb::sonBuenas) : 0;
}

// A row for each phase, in the order of Phase: the seats with a word other than a sign, on whom the game
// waits, and everything that a seat may do but play cards, accuse and make signs, as bits of verbs.
struct PhaseWords
{
    SeatSet (*speakers)(const State &state) = [](const State &) { return SeatSet {}; };
    std::uint32_t (*words)(const State &state, Seat seat) = [](const State &, Seat) { return 0U; };
};
constexpr PhaseWords phaseWords[] = {
    { inPlay, playWords }, // play
    { [](const State &state) { return activeOf(state, other(state.play.envido.by)); },
        envidoWords }, // envido
    { askedForFlor, florCallWords }, // flor call
    { [](const State &state) { return SeatSet { state.play.flor.reached }; }, florWords }, // flor round
    { [](const State &state) { return activeOf(state, state.play.flor.word); }, florWords }, // flor answer
    { [](const State &state) { return SeatSet { declarer(state) }; }, declareWords }, // declare
    { [](const State &state) { return state.play.claimants; } }, // claims
    {}, // between
    {}, // over
};
static_assert(rowsUpTo<Phase::Over>(phaseWords));

const PhaseWords &rowOf(const State &state)
{
    return phaseWords[row(state.phase)];
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
        return withSigns(state, waiting(state));
    SeatSet seats;
    for (const Seat seat : active(state.play)) {
        if (actsInPlay(state, seat))
            seats.insert(seat);
    }
    return seats;
}

SeatSet waiting(const State &state)
{
    return rowOf(state).speakers(state);
}

void legal(const State &state, Seat seat, Actions &out)
{
    if (state.phase == Phase::Claims)
        legalClaims(state, seat, out);
    if (state.phase >= Phase::Claims || !active(state.play).contains(seat))
        return;
    if (mayPlayCard(state, seat))
        addCards(state, seat, out);
    addWords(rowOf(state).words(state, seat), seat, out);
    addSigns(openSigns(state, seat), seat, out);
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
static_assert(rowsUpTo<verb::sign>(steps));

} // namespace

void apply(State &state, const Action &action, Events &events)
{
    assert(action.verb < std::size(steps));
    steps[action.verb](state, action, events);
}

} // namespace sobremesa::truco
