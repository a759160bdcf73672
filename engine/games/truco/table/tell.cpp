// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"
#include "engine/games/truco/scoring.h"
#include "engine/games/truco/table/wording.h"
#include "engine/games/truco/table/words.h"
#include "engine/table/sentence.h"

#include <algorithm>

// What happened, and how the seats stand.
namespace sobremesa::truco {

namespace {

constexpr Sentence playsCard { SM_TEXT("truco", "You play the %2."), SM_TEXT("truco", "%1 plays the %2.") };
constexpr Sentence makesSign { SM_TEXT("truco", "Your sign: %2 (%3)."),
    SM_TEXT("truco", "%1 makes a sign: %2 (%3).") };
constexpr Sentence saysWord { SM_TEXT("truco", "You: %2."), SM_TEXT("truco", "%1: %2.") };
constexpr Sentence saysGood { SM_TEXT("truco", "You: son buenas."), SM_TEXT("truco", "%1: son buenas.") };
constexpr Sentence saysPoints { SM_TEXT("truco", "You say %2."), SM_TEXT("truco", "%1 says %2.") };
constexpr Sentence winsTrick { SM_TEXT("truco", "You win the trick."),
    SM_TEXT("truco", "%1 wins the trick.") };
constexpr Sentence showsFlor { SM_TEXT("truco", "You show a flor."), SM_TEXT("truco", "%1 shows a flor.") };
constexpr Sentence showsCards { SM_TEXT("truco", "You show %2."), SM_TEXT("truco", "%1 shows %2.") };

Told tellMoved(const Event &event, Seat viewer)
{
    if (event.to.zone != Zone::Trick)
        return {};
    return { said(playsCard, event.seat, viewer, { event.cards[0] }) };
}

Told tellSign(const State &seen, const Event &event, Seat viewer)
{
    Told told = faceMade(seen, event.action.word);
    const Face &face = faceOf(event.action.word);
    told.line = said(makesSign, event.seat, viewer, { Term { face.made }, Term { face.meaning } });
    return told;
}

// 4.9: before these take effect a holder of a flor may be asked; the pause is there for nobody as well.
bool maybeLastCall(const State &seen, int verb)
{
    return seen.rules.flor && (verb == verb::quiero || verb == verb::noQuiero || verb == verb::mazo);
}

Told tellSaid(const State &seen, const Event &event, Seat viewer)
{
    if (event.action.verb == verb::sign)
        return tellSign(seen, event, viewer);
    const Word &word = wordOf(event.action.verb);
    Told told;
    told.bubble = { word.call, {} };
    told.pauses = maybeLastCall(seen, event.action.verb);
    told.line = said(saysWord, event.seat, viewer, { Term { word.button } });
    return told;
}

Told tellDeclared(const Event &event, Seat viewer)
{
    Told told;
    if (event.code == note::sonBuenas) {
        told.bubble = { wordOf(verb::sonBuenas).call, {} };
        told.line = said(saysGood, event.seat, viewer);
        return told;
    }
    told.bubble = { "%1", { std::int64_t { event.points } } };
    told.best = true; // only what beats the others is said (4.7)
    told.line = said(saysPoints, event.seat, viewer, { std::int64_t { event.points } });
    return told;
}

Told tellTrick(const Event &event, Seat viewer)
{
    Told told;
    told.rests = true;
    if (event.code == note::trickParda)
        told.line = { SM_TEXT("truco", "Parda: nobody wins the trick."), {} };
    else
        told.line = said(winsTrick, event.seat, viewer);
    return told;
}

Told tellNoted(const Event &event, Seat viewer)
{
    switch (event.code) {
    case note::picaPica:
        return { { SM_TEXT("truco", "Pica-pica"), {} }, {}, {}, true };
    case note::duel:
        return { { SM_TEXT("truco", "Duel %1 of 3"), { std::int64_t { event.points } } }, {}, {}, true };
    case note::trickWon:
    case note::trickParda:
        return tellTrick(event, viewer);
    case note::declares:
    case note::sonBuenas:
        return tellDeclared(event, viewer);
    case note::florShown:
        return { said(showsFlor, event.seat, viewer), { wordOf(verb::flor).call, {} } };
    case note::envidoAnnulled:
        return { { SM_TEXT("truco", "The flor makes the envido void."), {} } };
    case note::gameWon:
        return { { SM_TEXT("truco", "%1: a game won."), { SideName { event.side } } } };
    default:
        return {};
    }
}

Told tellShown(const Event &event, Seat viewer)
{
    CardList cards(event.cards.begin(), event.cards.end());
    Told told;
    told.rests = true;
    told.line = said(showsCards, event.seat, viewer, { std::move(cards) });
    return told;
}

// Who gains, for what, and, where somebody gave in, whose word it was.
Told tellScored(Seat viewer, std::span<const Event> step, std::size_t index)
{
    Told told;
    told.line = { "%1", { Term { State::info().reasons[step[index].code].label } } };
    for (const Event &event : step.first(index)) {
        const bool gaveIn = event.action.verb == verb::noQuiero || event.action.verb == verb::mazo;
        if (event.kind == EventKind::Said && gaveIn)
            told.why = said(saysWord, event.seat, viewer, { Term { wordOf(event.action.verb).button } });
    }
    return told;
}

} // namespace

Told faceMade(const State &seen, int code)
{
    Told told;
    told.bubble = { faceOf(code).made, {} };
    told.under = { faceOf(code).meaning, {} };
    told.whisper = true;
    told.secret = seen.rules.signals == Signals::Private;
    return told;
}

Told tell(const State &seen, Seat viewer, std::span<const Event> step, std::size_t index)
{
    const Event &event = step[index];
    switch (event.kind) {
    case EventKind::Moved:
        return tellMoved(event, viewer);
    case EventKind::Shown:
        return tellShown(event, viewer);
    case EventKind::Said:
        return tellSaid(seen, event, viewer);
    case EventKind::Scored:
        return tellScored(viewer, step, index);
    case EventKind::Noted:
        return tellNoted(event, viewer);
    default:
        return {};
    }
}

// A trick lies for a moment before what it decides is told; a hand is laid open before its points are booked;
// after a duel the next one begins with three new tricks.
void follow(State &seen, const Event &event)
{
    Play &play = seen.play;
    if (event.kind == EventKind::Shown)
        seen.open.insert(event.seat);
    if (event.kind != EventKind::Noted)
        return;
    if (event.code == note::duel) {
        play.tricks.clear();
        play.down = {};
    } else if ((event.code == note::trickWon || event.code == note::trickParda)
        && play.tricks.size() < handSize) {
        play.tricks.push_back(event.side);
    }
}

// Only a holder of a flor is asked for a last word (6).
bool askedInSecret(const State &seen)
{
    return seen.phase == Phase::FlorCall;
}

} // namespace sobremesa::truco
