// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/table/wording.h"
#include "engine/games/truco/table/words.h"

#include "engine/games/truco/phases.h"

// What the viewer is offered and asked.
namespace sobremesa::truco {

namespace {

bool hasTrucoWord(const State &state, Seat seat, int verb)
{
    return (trucoWords(state.play.truco, teamOf(seat)) >> verb & 1U) != 0;
}

bool mayAnswerTruco(const State &state, Seat seat)
{
    return hasTrucoWord(state, seat, verb::quiero);
}

// While a word waits for the seat's answer, answers stand in the bar; else words are said beside the cloth.
bool answers(const State &state, Seat seat)
{
    return state.phase != Phase::Play || mayAnswerTruco(state, seat);
}

bool isRaiseOfEnvido(std::uint8_t verb)
{
    return verb == verb::realEnvido || verb == verb::faltaEnvido;
}

// How an answer looks and where it stands in the bar: the words of the flor, the plain answer, the refusal,
// then the raises from the weakest to the strongest.
struct Look
{
    Manner manner;
    int order;
};

constexpr Look looks[] = {
    { Manner::Secondary, 0 }, // play
    { Manner::Secondary, 4 }, // envido
    { Manner::Secondary, 5 }, // real envido
    { Manner::Secondary, 6 }, // falta envido
    { Manner::Secondary, 1 }, // truco
    { Manner::Secondary, 2 }, // retruco
    { Manner::Secondary, 3 }, // vale cuatro
    { Manner::Primary, -2 }, // quiero
    { Manner::Danger, -1 }, // no quiero
    { Manner::Danger, 0 }, // mazo
    { Manner::Primary, -2 }, // declare
    { Manner::Secondary, 0 }, // son buenas
    { Manner::Primary, -3 }, // flor
    { Manner::Secondary, 1 }, // contraflor
    { Manner::Secondary, 2 }, // contraflor al resto
    { Manner::Danger, -1 }, // con flor me achico
    { Manner::Secondary, 0 }, // hide
    { Manner::Secondary, -1 }, // accuse
    { Manner::Primary, -2 }, // done
    { Manner::Secondary, 0 }, // sign
};
static_assert(rowsUpTo<verb::sign>(looks));

void standAside(Offer &shown)
{
    shown.spot = Spot::Beside;
    shown.order = wordOf(shown.action.verb).beside;
    if (shown.action.verb == verb::sign) {
        shown.group = { SM_TEXT("truco", "Signs…"), {} };
        shown.groupLetter = 'S';
    } else if (isRaiseOfEnvido(shown.action.verb)) {
        shown.group = { SM_TEXT("truco", "Real, falta…"), {} };
    }
}

// A seat without a flor speaks for its side too (4.9).
const char *titleOf(const State &seen, const Action &action)
{
    if (action.verb == verb::sign)
        return faceOf(action.word).made;
    const bool bare = action.verb == verb::achico && !seen.play.flor.shown.empty()
        && std::find(seen.play.flor.shown.begin(), seen.play.flor.shown.end(), action.seat)
            == seen.play.flor.shown.end();
    constexpr std::uint8_t refusal = verb::noQuiero;
    const std::uint8_t said = bare && seen.phase == Phase::FlorAnswer ? refusal : action.verb;
    return wordOf(said).button;
}

int speakersOf(const State &seen, Seat viewer)
{
    return activeOf(seen, teamOf(viewer)).size();
}

Text asked(const State &seen, Seat viewer, Seat caller, int bid)
{
    const bool alone = speakersOf(seen, viewer) < 2;
    return { alone ? SM_TEXT("truco", "%1 calls %2. What do you answer?")
                   : SM_TEXT("truco", "%1 calls %2. What does your side answer?"),
        { SeatName { caller }, Term { wordOf(bid).name } } };
}

Text askedForFlorBid(const State &seen, Seat viewer)
{
    const Flor &flor = seen.play.flor;
    if (!flor.raises.empty() && flor.by != teamOf(viewer))
        return asked(seen, viewer, flor.caller, verb::contraflor + flor.raises.back());
    if (!flor.shown.empty() && teamOf(flor.shown[0]) != teamOf(viewer))
        return asked(seen, viewer, flor.shown[0], verb::flor);
    return { SM_TEXT("truco", "What do you say about the flor?"), {} };
}

} // namespace

Offer offer(const State &seen, const Action &action)
{
    const Look &look = looks[action.verb];
    Offer shown;
    shown.action = action;
    shown.title = { titleOf(seen, action), {} };
    if (action.verb == verb::play)
        shown.deed = { SM_TEXT("truco", "Play the %1"), { action.cards[0] } };
    shown.worth = worthOf(seen, action);
    shown.manner = look.manner;
    shown.letter = wordOf(action.verb).letter;
    shown.order = look.order;
    shown.final = action.verb == verb::mazo;
    if (action.verb == verb::play)
        shown.spot = Spot::Card;
    if (action.verb == verb::flor && seen.phase <= Phase::Envido)
        shown.manner = Manner::Secondary; // not the plain answer to what was bid
    if (action.verb == verb::accuse)
        shown.title = { SM_TEXT("truco", "Flor found: %1"), { SeatName { action.number } } };
    const bool always = action.verb == verb::sign || action.verb == verb::mazo;
    if (action.verb != verb::play && (always || !answers(seen, action.seat)))
        standAside(shown);
    return shown;
}

Text question(const State &seen, Seat viewer, std::optional<Card> /*lifted*/)
{
    const Play &play = seen.play;
    const bool waits = waiting(seen).contains(viewer);
    if (seen.phase == Phase::Play && mayAnswerTruco(seen, viewer) && waits)
        return asked(seen, viewer, play.truco.caller, verb::truco + play.truco.open - 1);
    if (seen.phase == Phase::Play && play.turn == viewer)
        return { SM_TEXT("truco", "Your turn: play a card"), {} };
    if (!waits)
        return {};
    switch (seen.phase) {
    case Phase::Envido:
        return asked(seen, viewer, play.envido.caller, verb::envido + play.envido.chain.back());
    case Phase::Declare:
        return { SM_TEXT("truco", "What do you say?"), {} };
    case Phase::Claims:
        return { SM_TEXT("truco", "Did somebody hide a flor?"), {} };
    case Phase::FlorCall:
        return { SM_TEXT("truco", "You hold a flor: this is the last moment to say so."), {} };
    case Phase::FlorRound:
    case Phase::FlorAnswer:
        return askedForFlorBid(seen, viewer);
    default:
        return {};
    }
}

// The envido comes first (4.6): the next word of the truco waits for it.
std::vector<Offer> closedWords(const State &seen, Seat viewer)
{
    std::vector<Offer> list;
    if (seen.phase != Phase::Envido || !active(seen.play).contains(viewer))
        return list;
    for (std::uint8_t verb = verb::truco; verb <= verb::valeCuatro; ++verb) {
        if (!hasTrucoWord(seen, viewer, verb))
            continue;
        Offer shown;
        shown.action.seat = viewer;
        shown.action.verb = verb;
        shown.title = { wordOf(shown.action.verb).button, {} };
        shown.closed = { SM_TEXT("truco", "the envido first"), {} };
        standAside(shown);
        list.push_back(std::move(shown));
    }
    return list;
}

// Any of the side may answer, the first word counts (4.3); who of them holds a flor is not told.
Text remark(const State &seen, Seat viewer)
{
    const bool word = seen.phase == Phase::Envido || seen.phase == Phase::FlorAnswer
        || (seen.phase == Phase::Play && mayAnswerTruco(seen, viewer));
    SeatSet partners = activeOf(seen, teamOf(viewer));
    if (!word || !partners.contains(viewer) || partners.size() < 2)
        return {};
    partners.remove(viewer);
    if (partners.size() > 1)
        return { SM_TEXT("truco", "You or your partners may answer: the first word counts."), {} };
    return { SM_TEXT("truco", "You or %1 may answer: the first word counts."),
        { SeatName { partners.first() } } };
}

} // namespace sobremesa::truco
