// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/matcher.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

int tableCards(const Position &position)
{
    int count = 0;
    for (const ZoneCards &zone : zones(position)) {
        if (zone.place.zone == Zone::Table)
            count += static_cast<int>(zone.cards.size());
    }
    return count;
}

bool wins(const Matcher &matcher, const Outcome &outcome)
{
    const Side winner = winnerOf(matcher.name, outcome.events, outcome.after);
    return winner != nobody && winner == sideOf(outcome.after, outcome.action.seat);
}

bool bringsFrom(const Matcher &matcher, const Outcome &outcome)
{
    const int points = booked(outcome.events, sideOf(outcome.after, outcome.action.seat));
    return points >= matcher.low && points <= matcher.high;
}

bool books(const Matcher &matcher, const Outcome &outcome)
{
    const Side side = sideOf(outcome.after, outcome.action.seat);
    return std::any_of(outcome.events.begin(), outcome.events.end(), [&](const Event &event) {
        return event.kind == EventKind::Scored && event.side == side && event.code == matcher.code;
    });
}

// The card played; where cards are named in any order, any of them.
bool hasCard(const Matcher &matcher, const Action &action, const GameInfo &game)
{
    if (game.verbs[action.verb].anyOrder)
        return action.cards.contains(matcher.cards[0]);
    return !action.cards.empty() && action.cards[0] == matcher.cards[0];
}

bool combined(
    const Matcher &matcher, const Outcome &outcome) // NOLINT(misc-no-recursion): as deep as the file
{
    const auto holds = [&](const Matcher &part) { return matches(part, outcome); };
    if (matcher.kind == MatcherKind::All)
        return std::all_of(matcher.parts.begin(), matcher.parts.end(), holds);
    return std::any_of(matcher.parts.begin(), matcher.parts.end(), holds)
        != (matcher.kind == MatcherKind::Not);
}

// The events of the action itself: what its game tells before a trick, a deal or the table's rest is
// gathered.
bool endsPlay(const Event &event)
{
    return event.kind == EventKind::Noted || event.kind == EventKind::DealEnds
        || event.kind == EventKind::DealStarts;
}

bool isTrick(const Event &event, const GameInfo &game)
{
    return event.kind == EventKind::Noted && game.notes[event.code].name.starts_with("trick");
}

bool isReason(const Event &event, std::string_view what, const GameInfo &game)
{
    return event.kind == EventKind::Scored && event.points > 0
        && game.reasons[event.code].name.starts_with(what);
}

} // namespace

bool matches(const Matcher &matcher, const Outcome &outcome) // NOLINT(misc-no-recursion): as deep as the file
{
    switch (matcher.kind) {
    case MatcherKind::Any:
        return true;
    case MatcherKind::Is:
        return outcome.action == matcher.action;
    case MatcherKind::Verb:
        return outcome.action.verb == matcher.code;
    case MatcherKind::Card:
        return hasCard(matcher, outcome.action, outcome.game);
    case MatcherKind::Books:
        return books(matcher, outcome);
    case MatcherKind::Gain:
        return bringsFrom(matcher, outcome);
    case MatcherKind::Takes:
        return takenCards(outcome.action, outcome.events) == matcher.cards;
    case MatcherKind::TakesMany:
        return static_cast<int>(takenCards(outcome.action, outcome.events).size()) >= matcher.low;
    case MatcherKind::Leaves:
        return tableCards(outcome.after) == matcher.low;
    case MatcherKind::Wins:
        return wins(matcher, outcome);
    case MatcherKind::Phase:
        return phase(outcome.after) == matcher.code;
    case MatcherKind::All:
    case MatcherKind::OneOf:
    case MatcherKind::Not:
        return combined(matcher, outcome);
    }
    return false;
}

int booked(const std::vector<Event> &events, Side side, std::uint8_t reason)
{
    int points = 0;
    for (const Event &event : events) {
        const bool counts =
            event.kind == EventKind::Scored && event.side == side && (reason == none || event.code == reason);
        points += counts ? event.points : 0;
    }
    return points;
}

int leadGained(const std::vector<Event> &events, Side side, const GameInfo &game)
{
    int lead = 0;
    for (const Event &event : events) {
        if (event.kind == EventKind::Scored)
            lead += event.side == side ? event.points : -event.points;
    }
    return game.fewestWin ? -lead : lead;
}

std::vector<Card> takenCards(const Action &action, const std::vector<Event> &events)
{
    std::vector<Card> taken;
    for (const Event &event : events) {
        if (endsPlay(event))
            break;
        if (event.kind != EventKind::Moved || event.from.zone != Zone::Table
            || event.to.zone != Zone::Captured)
            continue;
        for (const Card card : event.cards) {
            if (action.cards.empty() || card != action.cards[0])
                taken.push_back(card);
        }
    }
    std::sort(taken.begin(), taken.end());
    return taken;
}

Side winnerOf(std::string_view what, const std::vector<Event> &events, const Position &after)
{
    const GameInfo &game = infoOf(after);
    for (const Event &event : events) {
        if (what == "trick" && isTrick(event, game))
            return event.seat == nobody ? nobody : sideOf(after, event.seat);
        if (what != "trick" && isReason(event, what, game))
            return event.side;
    }
    return nobody;
}

} // namespace sobremesa::learn
