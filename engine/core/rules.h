// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event.h"
#include "engine/core/game.h"
#include "engine/core/heard.h"
#include "engine/core/rng.h"

#include <concepts>
#include <optional>
#include <type_traits>

namespace sobremesa {

// What a game is: a State that can be copied like a number, and these functions in its namespace. No function
// looks at a clock, a file or a generator of its own; chance enters through deal() alone.
//
// (Laid out by hand: clang-format 14 breaks every requirement into three lines.)
// clang-format off
template<typename S>
concept GameState = std::regular<S> && std::is_trivially_copyable_v<S>
        && requires(S &state, const S &seen, Seat seat, const Setup &setup, const PackCards &deck, const Action &action,
                    Actions &out, Events &events) {
               { S::info() } -> std::same_as<const GameInfo &>;
               // The state before the first deal, or why the options or the start values are refused.
               { S::start(setup) } -> std::same_as<Result<S>>;
               { seatCount(seen) } -> std::same_as<int>;
               { sideCount(seen) } -> std::same_as<int>;
               { sideOf(seen, seat) } -> std::same_as<Side>;
               // One total per side.
               { scores(seen) } -> std::same_as<Scores>;
               // Row of GameInfo::phases; row "between" when a deal is wanted, "over" when the game is decided.
               { phase(seen) } -> std::same_as<std::uint8_t>;
               // Every seat with a legal action. None, and the game is not over: it wants a deal.
               { actors(seen) } -> std::same_as<SeatSet>;
               // The seats without whose action the game stands still; others may act, but need not.
               { waiting(seen) } -> std::same_as<SeatSet>;
               // Nobody while the game runs, and when it ended drawn.
               { winner(seen) } -> std::same_as<std::optional<Side>>;
               // Appends every action open to the seat, each once, in a fixed order.
               legal(seen, seat, out);
               // Appends what the table offers to the seat that sees this (redacted) state: its legal actions, and
               // those whose refusal it could not foresee, so that the offer itself betrays nothing.
               offered(seen, seat, out);
               // Precondition: the action is legal. Everything that follows without a choice happens in it.
               apply(state, action, events);
               // Precondition: no actors, and the game is not over.
               { plan(seen) } -> std::same_as<DealPlan>;
               // The only way chance enters: as many cards as plan() asked for, in their new order.
               deal(state, deck, events);
               // The same state as that seat sees and remembers it; what it cannot know is unknown or empty.
               { redact(seen, seat) } -> std::same_as<S>;
               // Where every card lies.
               { zones(seen) } -> std::same_as<Zones>;
               // Everything else, by its name on the rules page.
               { facts(seen) } -> std::same_as<Facts>;
               // Why an action that is not legal is refused, for a player who sees this state.
               { refuse(seen, action) } -> std::same_as<Objection>;
           };
// clang-format on

// A state as one seat sees it, and what that seat has heard on the way there: the only thing that players
// receive.
template<typename S>
struct Seen
{
    S state;
    Seat viewer = 0;
    Heard heard {};

    friend bool operator==(const Seen &, const Seen &) = default;
};

// What a seat may imagine. worlds() looks once at what the seat knows; draw() gives whole states that agree
// with it, every one equally likely. It tells nothing of how the others like to play: what they did counts as
// far as the rules left them no choice. Which states those are is said where each game has its Worlds.
template<typename S>
concept Imagined = requires(const Seen<S> &seen, Rng &rng)
{
    {
        worlds(seen).draw(rng)
        } -> std::same_as<S>;
};

// True if the seat holds this very action among its legal ones.
template<typename S>
[[nodiscard]] bool isLegal(const S &state, const Action &action, Actions &buffer)
{
    buffer.clear();
    if (action.seat < seatCount(state))
        legal(state, action.seat, buffer);
    return std::find(buffer.begin(), buffer.end(), action) != buffer.end();
}

// Deals what the game asks for, every order equally likely. Precondition: nobody may act, and the game goes
// on.
template<typename S>
void dealShuffled(S &state, Rng &rng, Events events = {})
{
    const DealPlan wanted = plan(state);
    PackCards pack = wanted.pack;
    shuffle(pack, rng);
    pack.resize(wanted.size);
    deal(state, pack, events);
}

} // namespace sobremesa
