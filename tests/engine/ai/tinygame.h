// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/knowledge.h"

// A game small enough to be judged by hand: two seats hold three of the eight spades from ace to jack, two
// stay hidden. Who leads shows a card, the other answers, the higher one takes a point and leads. Before its
// first card a seat may "boast", also out of turn: a point for having the jack, a point lost for not having
// it.
namespace sobremesa::tiny {

enum Verb : std::uint8_t { Play, Boast };

struct State
{
    std::array<Cards<3>, 2> hands;
    Cards<2> aside;
    std::array<std::int16_t, 2> points {};
    std::array<Card, 2> shown {}; // of this trick
    Cards<6> gone; // in the order played
    Seat turn = 0;
    bool dealt = false;
    std::array<bool, 2> boasted {};

    static const GameInfo &info();
    static Result<State> start(const Setup &) { return State {}; }
    friend bool operator==(const State &, const State &) = default;
};

inline const GameInfo &State::info()
{
    static constexpr std::array<Argument, 1> card { Argument::Card };
    static constexpr std::array<VerbSpec, 2> verbs { { { "play", card }, { "boast" } } };
    static const GameInfo game { .id = "tiny", .pack = &fortyPack, .verbs = verbs };
    return game;
}

inline int seatCount(const State &)
{
    return 2;
}
inline int sideCount(const State &)
{
    return 2;
}
inline Side sideOf(const State &, Seat seat)
{
    return seat;
}
inline Scores scores(const State &state)
{
    return { state.points[0], state.points[1] };
}
inline bool over(const State &state)
{
    return state.dealt && state.hands[0].empty() && state.hands[1].empty();
}
inline std::uint8_t phase(const State &state)
{
    return over(state) ? 1 : 0;
}
inline bool mayBoast(const State &state, Seat seat)
{
    return state.hands[seat].size() == 3 && !state.boasted[seat];
}
inline SeatSet waiting(const State &state)
{
    return state.dealt && !over(state) ? SeatSet { state.turn } : SeatSet {};
}
inline SeatSet actors(const State &state)
{
    SeatSet all = waiting(state);
    for (Seat seat = 0; seat < 2; ++seat)
        if (mayBoast(state, seat))
            all.insert(seat);
    return all;
}
inline std::optional<Side> winner(const State &state)
{
    if (!over(state))
        return std::nullopt;
    return static_cast<Side>(state.points[1] > state.points[0] ? 1 : 0);
}
inline void legal(const State &state, Seat seat, Actions &out)
{
    if (seat == state.turn)
        for (const Card card : state.hands[seat])
            out.push_back({ .seat = seat, .verb = Play, .cards = { card } });
    if (mayBoast(state, seat))
        out.push_back({ .seat = seat, .verb = Boast, .cards = {} });
}
inline void offered(const State &seen, Seat seat, Actions &out)
{
    legal(seen, seat, out);
}

inline void apply(State &state, const Action &action, Events &)
{
    const Seat seat = action.seat;
    if (action.verb == Boast) {
        state.boasted[seat] = true;
        if (state.hands[seat].contains(Card::of(0, 8)))
            ++state.points[seat];
        else
            --state.points[seat];
        return;
    }
    state.hands[seat].remove(action.cards[0]);
    state.gone.push_back(action.cards[0]);
    state.shown[seat] = action.cards[0];
    state.turn = next(seat, 2);
    if (!state.shown[state.turn].known())
        return;
    state.turn = state.shown[0] > state.shown[1] ? 0 : 1;
    ++state.points[state.turn];
    state.shown = {};
}

inline DealPlan plan(const State &)
{
    DealPlan wanted;
    for (int rank = 1; rank <= 8; ++rank)
        wanted.pack.push_back(Card::of(0, rank));
    wanted.size = 8;
    wanted.order = { 0, 0, 0, 1, 1, 1 };
    return wanted;
}
inline void deal(State &state, const PackCards &deck, Events &)
{
    state = {};
    state.dealt = true;
    for (std::size_t i = 0; i < 6; ++i)
        state.hands[i / 3].push_back(deck[i]);
    state.aside = { deck[6], deck[7] };
}

inline State redact(const State &state, Seat seat)
{
    State seen = state;
    for (Card &card : seen.hands[next(seat, 2)])
        card = {};
    for (Card &card : seen.aside)
        card = {};
    return seen;
}
inline State drawn(State state, Seat seat, Rng &rng)
{
    Cards<8> hidden;
    for (int rank = 1; rank <= 8; ++rank)
        if (const Card card = Card::of(0, rank);
            !state.hands[seat].contains(card) && !state.gone.contains(card))
            hidden.push_back(card);
    shuffle(hidden, rng);
    for (Card &card : state.hands[next(seat, 2)]) {
        card = hidden.back();
        hidden.pop_back();
    }
    for (Card &card : state.aside) {
        card = hidden.back();
        hidden.pop_back();
    }
    return state;
}
struct Worlds
{
    State seen;
    Seat viewer;

    [[nodiscard]] State draw(Rng &rng) const { return drawn(seen, viewer, rng); }
};
inline Worlds worlds(const Seen<State> &seen)
{
    return { seen.state, seen.viewer };
}
inline Zones zones(const State &state)
{
    Zones all;
    const auto add = [&all](Place place, const auto &cards) {
        all.push_back({ place, {} });
        for (const Card card : cards)
            all.back().cards.push_back(card);
    };
    add({ Zone::Hand, 0 }, state.hands[0]);
    add({ Zone::Hand, 1 }, state.hands[1]);
    add({ Zone::Aside, 0 }, state.aside);
    add({ Zone::Discards, 0 }, state.gone);
    return all;
}
inline Facts facts(const State &)
{
    return {};
}
inline Objection refuse(const State &, const Action &)
{
    return {};
}

// It is played without knowledge.
using usual::asksInVain;
using usual::bluffs;
using usual::clues;
using usual::conviction;
using usual::daring;
using usual::depth;
using usual::dominated;
using usual::effort;
using usual::endgame;
using usual::errorUnit;
using usual::forget;
using usual::leeway;
using usual::likelihood;
using usual::policy;
using usual::prior;
using usual::recall;
using usual::sameWay;
using usual::settled;
using usual::situation;
using usual::sureWay;
using usual::tells;
using usual::unforeseen;
using usual::worth;

} // namespace sobremesa::tiny
