// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/cuarenta.h"

#include "engine/games/cuarenta/captures.h"
#include "engine/games/cuarenta/phases.h"
#include "engine/games/cuarenta/scoring.h"

namespace sobremesa::cuarenta {

namespace {

// How often each rank occurs, four bits a place.
template<typename Container>
std::uint64_t countRanks(const Container &cards)
{
    std::uint64_t counts = 0;
    for (const Card card : cards)
        counts += card.known() ? 1ULL << 4 * placeOf(card) : 0;
    return counts;
}

constexpr std::uint64_t lowBits = 0x1111111111ULL;

int rankOfLowest(std::uint64_t bits)
{
    return bits == 0 ? 0 : rankAt(std::countr_zero(bits) / 4);
}

// The rank that is there three times, 0 if there is none.
int threeIn(std::uint64_t counts)
{
    return rankOfLowest(counts & counts >> 1 & ~(counts >> 2) & lowBits);
}

Action word(Seat seat, Verb verb)
{
    Action action;
    action.seat = seat;
    action.verb = static_cast<std::uint8_t>(verb);
    return action;
}

SeatSet claimants(const State &state)
{
    return missedRun(state).empty() ? SeatSet {} : opponents(state, state.capturer);
}

SeatSet sideSeats(const State &state, Side side)
{
    return opponents(state, static_cast<Seat>(1 - side));
}

void legalCollect(const State &state, Seat seat, Actions &out)
{
    for (const Fall &fall : state.falls) {
        if (fall.side != state.asked)
            continue;
        Action action = word(seat, Verb::Collect);
        action.number = fall.rank;
        out.push_back(action);
    }
    out.push_back(word(seat, Verb::Forgo));
}

void legalPlay(const State &state, Seat seat, Actions &out)
{
    if (state.turn != seat)
        return;
    Captures captures(state, seat, out);
    for (const Card card : state.hands[seat]) {
        if (card.known())
            captures.add(card);
    }
}

} // namespace

Result<State> State::start(const Setup &setup)
{
    if (const auto unknown =
            unknownStartKey(setup.start, std::array<std::string_view, 2> { "dealer", "scores" }))
        return *unknown;
    State state;
    const OptionValues &values = setup.options;
    state.rules = { static_cast<std::uint8_t>(values[0]), values[1] == 1, static_cast<Missed>(values[2]),
        values[3] == 1, static_cast<Rule38>(values[4]), values[5] == 1 };
    const Result<Seat> dealer = startDealer(setup.start, state.rules.players);
    if (!dealer)
        return dealer.refusal();
    const Result<Scores> scores = startScores(setup.start, 2, 0, restricted);
    if (!scores)
        return scores.refusal();
    for (std::size_t side = 0; side < 2; ++side) {
        if ((*scores)[side] % 2 != 0)
            return Refusal { "start.scores[" + std::to_string(side) + "]", "must be even", {}, "3" };
        state.score[side] = static_cast<std::uint8_t>((*scores)[side]);
    }
    state.dealer = *dealer;
    return state;
}

int seatCount(const State &state)
{
    return state.rules.players;
}

int sideCount(const State &)
{
    return 2;
}

Side sideOf(const State &, Seat seat)
{
    return seat % 2;
}

Scores scores(const State &state)
{
    return { state.score[0], state.score[1] };
}

std::uint8_t phase(const State &state)
{
    return static_cast<std::uint8_t>(state.phase);
}

std::optional<Side> winner(const State &state)
{
    return state.phase == Phase::Over ? std::optional<Side>(state.won) : std::nullopt;
}

SeatSet opponents(const State &state, Seat seat)
{
    SeatSet others;
    for (int other = 1 - seat % 2; other < seatCount(state); other += 2)
        others.insert(static_cast<Seat>(other));
    return others;
}

CardSet dealt(const State &state, Seat seat)
{
    return CardSet::of(state.hands[seat]) | CardSet::of(state.played[seat]);
}

int rankOfThree(CardSet cards)
{
    return threeIn(countRanks(cards));
}

int rankOfFour(CardSet cards)
{
    return rankOfLowest(countRanks(cards) >> 2 & lowBits);
}

bool mayDeclare(const State &state, Seat seat)
{
    return state.phase == Phase::Play && state.played[seat].empty() && !state.declared.contains(seat)
        && state.score[sideOf(state, seat)] < noRondaFrom && threeIn(countRanks(state.hands[seat])) != 0;
}

CardSet missedRun(const State &state)
{
    CardSet run;
    if (state.capturer == nobody || state.rules.missed != Missed::Claim)
        return run;
    const CardSet table = CardSet::of(state.table);
    CardSet equals;
    for (int place = state.runEnd + 1; !(equals = table.ofPlace(place)).empty(); ++place)
        run.insert(equals.first());
    return run;
}

bool capturedRonda(const State &state, const Fall &fall)
{
    return fall.ronda || rankOfThree(dealt(state, fall.owner)) == fall.rank;
}

Seat fourOfAKindHolder(const State &state)
{
    Seat seat = state.dealer;
    for (int i = 0; i < seatCount(state); ++i) {
        seat = next(seat, seatCount(state));
        if (rankOfFour(CardSet::of(state.hands[seat])) != 0)
            return seat;
    }
    return nobody;
}

SeatSet actors(const State &state)
{
    SeatSet seats;
    switch (state.phase) {
    case Phase::Play:
        seats = claimants(state);
        seats.insert(state.turn);
        for (const Seat seat : SeatSet::firstOf(seatCount(state))) {
            if (mayDeclare(state, seat))
                seats.insert(seat);
        }
        return seats;
    case Phase::LastClaim:
        return claimants(state) - state.done;
    case Phase::Count:
        return sideSeats(state, state.asked) - state.done;
    case Phase::Between:
    case Phase::Over:
        break;
    }
    return seats;
}

SeatSet waiting(const State &state)
{
    return state.phase == Phase::Play ? SeatSet { state.turn } : actors(state);
}

void legal(const State &state, Seat seat, Actions &out)
{
    switch (state.phase) {
    case Phase::Play:
        if (mayDeclare(state, seat))
            out.push_back(word(seat, Verb::Ronda));
        if (claimants(state).contains(seat))
            out.push_back(word(seat, Verb::Claim));
        legalPlay(state, seat, out);
        return;
    case Phase::LastClaim:
        if (actors(state).contains(seat)) {
            out.push_back(word(seat, Verb::Claim));
            out.push_back(word(seat, Verb::Pass));
        }
        return;
    case Phase::Count:
        if (actors(state).contains(seat))
            legalCollect(state, seat, out);
        return;
    case Phase::Between:
    case Phase::Over:
        return;
    }
}

// Section 6: ronda and claim are offered whether or not the right exists; noticing is part of the game.
void offered(const State &state, Seat seat, Actions &out)
{
    if (state.phase != Phase::Play) {
        legal(state, seat, out);
        return;
    }
    const bool mayTryRonda = state.played[seat].empty() && !state.declared.contains(seat)
        && state.score[sideOf(state, seat)] < noRondaFrom;
    const bool mayTryClaim = state.rules.missed == Missed::Claim && state.capturer != nobody
        && opponents(state, state.capturer).contains(seat);
    if (mayTryRonda)
        out.push_back(word(seat, Verb::Ronda));
    if (mayTryClaim)
        out.push_back(word(seat, Verb::Claim));
    legalPlay(state, seat, out);
}

void apply(State &state, const Action &action, Events &events)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Play:
        return applyPlay(state, action, events);
    case Verb::Ronda:
        events.said(action);
        state.declared.insert(action.seat);
        return book(
            state, sideOf(state, action.seat), Reason::Ronda, rondaPoints(state.rules), action.seat, events);
    case Verb::Claim:
        return applyClaim(state, action, events);
    case Verb::Pass:
        return applyPass(state, action, events);
    case Verb::Collect:
        return applyCollect(state, action, events);
    case Verb::Forgo:
        return applyForgo(state, action, events);
    }
}

} // namespace sobremesa::cuarenta
