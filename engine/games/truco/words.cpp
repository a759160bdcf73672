// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/rows.h"
#include "engine/games/truco/scoring.h"
#include "engine/games/truco/truco.h"

namespace sobremesa::truco {

namespace {

// A word of 2.3: its button, how it is called at the table, its key.
struct Word
{
    const char *button;
    const char *call;
    char letter;
};

// Rows in the order of the verbs.
constexpr Word words[] = {
    { SM_TEXT("truco", "Play"), "", 0 },
    { SM_TEXT("truco", "Envido"), SM_TEXT("truco", "¡Envido!"), 'E' },
    { SM_TEXT("truco", "Real envido"), SM_TEXT("truco", "¡Real envido!"), 'R' },
    { SM_TEXT("truco", "Falta envido"), SM_TEXT("truco", "¡Falta envido!"), 'F' },
    { SM_TEXT("truco", "Truco"), SM_TEXT("truco", "¡Truco!"), 'T' },
    { SM_TEXT("truco", "Retruco"), SM_TEXT("truco", "¡Quiero retruco!"), 'T' },
    { SM_TEXT("truco", "Vale cuatro"), SM_TEXT("truco", "¡Quiero vale cuatro!"), 'T' },
    { SM_TEXT("truco", "Quiero"), SM_TEXT("truco", "¡Quiero!"), 'Q' },
    { SM_TEXT("truco", "No quiero"), SM_TEXT("truco", "No quiero."), 'N' },
    { SM_TEXT("truco", "Al mazo"), SM_TEXT("truco", "Me voy al mazo."), 'M' },
    { SM_TEXT("truco", "Say your points"), "", 'S' },
    { SM_TEXT("truco", "Son buenas"), SM_TEXT("truco", "Son buenas."), 'B' },
    { SM_TEXT("truco", "Flor"), SM_TEXT("truco", "¡Flor!"), 'O' },
    { SM_TEXT("truco", "Contraflor"), SM_TEXT("truco", "¡Contraflor!"), 'C' },
    { SM_TEXT("truco", "Contraflor al resto"), SM_TEXT("truco", "¡Contraflor al resto!"), 'X' },
    { SM_TEXT("truco", "Con flor me achico"), SM_TEXT("truco", "Con flor me achico."), 'A' },
    { SM_TEXT("truco", "Say nothing"), "", 'N' },
    { SM_TEXT("truco", "Flor found!"), SM_TEXT("truco", "¡Flor descubierta!"), 0 },
    { SM_TEXT("truco", "Go on"), "", 'G' },
    { SM_TEXT("truco", "Sign"), "", 0 },
};

// The faces of 2.6 and what each one tells; rows in the order of the sign words.
constexpr const char *signWords[] = {
    SM_TEXT("truco", "Eyebrows: ace of espadas"),
    SM_TEXT("truco", "Wink: ace of bastos"),
    SM_TEXT("truco", "Mouth right: seven of espadas"),
    SM_TEXT("truco", "Mouth left: seven of oros"),
    SM_TEXT("truco", "Bite the lip: a three"),
    SM_TEXT("truco", "Kiss: a two"),
    SM_TEXT("truco", "Open mouth: a false ace"),
    SM_TEXT("truco", "Head aside: good envido"),
    SM_TEXT("truco", "Eyes closed: nothing"),
    SM_TEXT("truco", "Cheeks out: flor"),
};

Text worthIf(int wanted, int refused)
{
    return { SM_TEXT("truco", "%1 · if refused, %2"), { std::int64_t { wanted }, std::int64_t { refused } } };
}

Text worthOfTruco(int step)
{
    return worthIf(step + 1, step);
}

// What the chain would be worth with one more bid (5.1).
Text worthOfEnvido(const State &state, Seat seat, int bid)
{
    auto chain = state.play.envido.chain;
    if (chain.size() == chain.capacity())
        return {};
    chain.push_back(static_cast<std::uint8_t>(bid));
    const int wanted = endsWithFalta(chain) ? rest(state, sideOf(state, seat)) : chainPoints(chain);
    return worthIf(wanted, chainRefused(chain));
}

Text worthOfAnswer(const State &state, bool accept)
{
    if (state.phase == Phase::Envido) {
        const auto &chain = state.play.envido.chain;
        const int points = accept ? chainPoints(chain) : chainRefused(chain);
        if (accept && endsWithFalta(chain))
            return { SM_TEXT("truco", "for the rest of the points"), {} };
        return { SM_TEXT_N("truco", "for %n point(s)"), {}, points };
    }
    if (state.play.truco.open == 0)
        return {};
    return { SM_TEXT_N("truco", "for %n point(s)"), {}, state.play.truco.open + (accept ? 1 : 0) };
}

Text worthOf(const State &state, const Action &action)
{
    switch (action.verb) {
    case verb::envido:
    case verb::realEnvido:
    case verb::faltaEnvido:
        return worthOfEnvido(state, action.seat, action.verb - verb::envido);
    case verb::truco:
    case verb::retruco:
    case verb::valeCuatro:
        return worthOfTruco(action.verb - verb::truco + 1);
    case verb::quiero:
    case verb::noQuiero:
        return worthOfAnswer(state, action.verb == verb::quiero);
    case verb::flor:
        return { SM_TEXT("truco", "3 points"), {} };
    default:
        return {};
    }
}

// While a word waits for the seat's answer, answers stand in the bar; else words are said beside the cloth.
bool answers(const State &state, Seat seat)
{
    return state.phase != Phase::Play
        || (state.play.truco.open > 0 && state.play.truco.by != sideOf(state, seat));
}

Text call(const State &seen, const Event &event)
{
    if (event.action.verb == verb::sign)
        return { signWords[event.action.word], {} };
    (void)seen;
    return { words[event.action.verb].call, {} };
}

Told tellMoved(const Event &event, Seat viewer)
{
    if (event.to.zone != Zone::Trick)
        return {};
    const bool mine = event.seat == viewer;
    return { { mine ? SM_TEXT("truco", "You play the %2.") : SM_TEXT("truco", "%1 plays the %2."),
        { SeatName { event.seat }, event.cards[0] } } };
}

Told tellSaid(const State &seen, const Event &event, Seat viewer)
{
    const Text bubble = call(seen, event);
    const bool mine = event.seat == viewer;
    const char *word =
        event.action.verb == verb::sign ? signWords[event.action.word] : words[event.action.verb].button;
    const Text line { mine ? SM_TEXT("truco", "You: %2.") : SM_TEXT("truco", "%1: %2."),
        { SeatName { event.seat }, Term { word } } };
    return { line, bubble };
}

Told tellNoted(const Event &event, Seat viewer)
{
    const bool mine = event.seat == viewer;
    switch (event.code) {
    case note::picaPica:
        return { { SM_TEXT("truco", "Pica-pica"), {} }, {}, {}, true };
    case note::duel:
        return { { SM_TEXT("truco", "Duel %1 of 3"), { std::int64_t { event.points } } }, {}, {}, true };
    case note::trickWon:
        return { { mine ? SM_TEXT("truco", "You win the trick.") : SM_TEXT("truco", "%1 wins the trick."),
            { SeatName { event.seat } } } };
    case note::trickParda:
        return { { SM_TEXT("truco", "Parda: nobody wins the trick."), {} } };
    case note::declares:
        return { { mine ? SM_TEXT("truco", "You say %2.") : SM_TEXT("truco", "%1 says %2."),
                     { SeatName { event.seat }, std::int64_t { event.points } } },
            { SM_TEXT("truco", "¡%1!"), { std::int64_t { event.points } } } };
    case note::sonBuenas:
        return { { mine ? SM_TEXT("truco", "You: son buenas.") : SM_TEXT("truco", "%1: son buenas."),
                     { SeatName { event.seat } } },
            { SM_TEXT("truco", "Son buenas."), {} } };
    case note::florShown:
        return { { mine ? SM_TEXT("truco", "You show a flor.") : SM_TEXT("truco", "%1 shows a flor."),
            { SeatName { event.seat } } } };
    case note::envidoAnnulled:
        return { { SM_TEXT("truco", "The flor makes the envido void."), {} } };
    case note::gameWon:
        return { { SM_TEXT("truco", "%1: a game won."), { SideName { event.side } } } };
    default:
        return {};
    }
}

} // namespace

Offer offer(const State &seen, const Action &action)
{
    const Word &word = words[action.verb];
    Offer shown { action, { word.button, {} }, worthOf(seen, action), Manner::Secondary, Spot::Bar,
        word.letter, action.verb, {} };
    if (action.verb == verb::play) {
        shown.spot = Spot::Card;
        return shown;
    }
    if (action.verb == verb::sign)
        shown.title = { signWords[action.word], {} };
    if (action.verb == verb::accuse)
        shown.title = { SM_TEXT("truco", "Flor found: %1"), { SeatName { action.number } } };
    const bool aside = action.verb == verb::sign || action.verb == verb::mazo || !answers(seen, action.seat);
    shown.spot = aside ? Spot::Beside : Spot::Bar;
    // The plain answer, the refusal, then the raises from the weakest to the strongest.
    if (action.verb == verb::quiero || action.verb == verb::declare || action.verb == verb::done) {
        shown.manner = Manner::Primary;
        shown.order = -2;
    } else if (action.verb == verb::noQuiero || action.verb == verb::mazo || action.verb == verb::achico) {
        shown.manner = Manner::Danger;
        shown.order = -1;
    }
    return shown;
}

Text question(const State &seen, Seat viewer, std::optional<Card>)
{
    const bool asked = waiting(seen).contains(viewer);
    if (seen.phase == Phase::Play && seen.play.truco.open > 0 && seen.play.truco.by != sideOf(seen, viewer)
        && asked)
        return { SM_TEXT("truco", "%1 has been called. Your side is to answer."),
            { Term { words[verb::truco + seen.play.truco.open - 1].button } } };
    if (seen.phase == Phase::Play && seen.play.turn == viewer)
        return { SM_TEXT("truco", "Your turn: play a card"), {} };
    if (!asked)
        return {};
    switch (seen.phase) {
    case Phase::Envido:
        return { SM_TEXT("truco", "Envido has been called. Your side is to answer."), {} };
    case Phase::Declare:
        return { SM_TEXT("truco", "What do you say?"), {} };
    case Phase::Claims:
        return { SM_TEXT("truco", "Did somebody hide a flor?"), {} };
    case Phase::FlorCall:
    case Phase::FlorRound:
    case Phase::FlorAnswer:
        return { SM_TEXT("truco", "What do you say about the flor?"), {} };
    default:
        return {};
    }
}

Told tell(const State &seen, Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    switch (event.kind) {
    case EventKind::Moved:
        return tellMoved(event, viewer);
    case EventKind::Said:
        return tellSaid(seen, event, viewer);
    case EventKind::Scored:
        return { { "%1", { Term { State::info().reasons[event.code].label } } } };
    case EventKind::Noted:
        return tellNoted(event, viewer);
    default:
        return {};
    }
}

Text headline(const State &seen)
{
    return { SM_TEXT("truco", "to %1"), { std::int64_t { seen.options.target } } };
}

Text seatLine(const State &seen, Seat seat)
{
    if (seen.play.down.contains(seat))
        return { SM_TEXT("truco", "al mazo"), {} };
    return { SM_TEXT_N("truco", "%n card(s)"), {}, static_cast<int>(seen.hands[seat].size()) };
}

Text seatRole(const State &seen, Seat seat)
{
    if (seat == seen.play.mano)
        return { SM_TEXT("truco", "mano"), {} };
    return seat == seen.dealer ? Text { SM_TEXT("truco", "dealer"), {} } : Text {};
}

// 4.13: the first half are malas, what is above them buenas.
Text sideNote(const State &seen, Side side)
{
    const int half = malas(seen.options);
    const int total = seen.totals[side];
    if (total <= half)
        return { SM_TEXT("truco", "%1 malas"), { std::int64_t { total } } };
    return { SM_TEXT("truco", "%1 buenas"), { std::int64_t { std::min(total - half, half) } } };
}

} // namespace sobremesa::truco
