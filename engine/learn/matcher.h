// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match.h"

namespace sobremesa::learn {

enum class MatcherKind : std::uint8_t {
    Any,
    Is, // this very action
    Verb,
    Card, // one of its cards; the one played, where others follow
    Books, // this reason, for the learner's side
    Gain, // brings from low to high points
    Takes, // exactly these table cards
    TakesMany, // at least low table cards
    Leaves, // low table cards
    Wins, // the trick, or points of a reason that begins so
    Phase, // leads to this phase
    All,
    OneOf,
    Not
};

// A question about an action of the learner: a small tree of predicates.
struct Matcher
{
    MatcherKind kind = MatcherKind::Any;
    Action action; // Is
    std::uint8_t code = none; // row of the verb, reason or phase
    int low = 0, high = 0;
    std::vector<sobremesa::Card> cards; // Card, Takes: in canonical order
    std::string name; // Wins
    std::vector<Matcher> parts; // All, OneOf, Not
};

// An action and what followed from it.
struct Outcome
{
    const GameInfo &game;
    const Action &action;
    const std::vector<Event> &events;
    const Position &after;
};

[[nodiscard]] bool matches(const Matcher &matcher, const Outcome &outcome);

// The points that the events book for a side; with a reason, only those.
[[nodiscard]] int booked(const std::vector<Event> &events, Side side, std::uint8_t reason = none);
// What a side has won over all others in the events: its points less theirs; where few points are good,
// the other way round.
[[nodiscard]] int leadGained(const std::vector<Event> &events, Side side, const GameInfo &game);
// The table cards that the action took, in canonical order.
[[nodiscard]] std::vector<Card> takenCards(const Action &action, const std::vector<Event> &events);
// The side that won: the trick, or points of a reason that begins so; nobody if none did.
[[nodiscard]] Side winnerOf(std::string_view what, const std::vector<Event> &events, const Position &after);

} // namespace sobremesa::learn
