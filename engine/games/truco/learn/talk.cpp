// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"

// The words of two players for the truco, as far as drills ask about them. (4.5)
namespace sobremesa::truco {

namespace {

bool isForTheTruco(const Action &action)
{
    return action.verb == verb::play || action.verb == verb::quiero
        || (action.verb >= verb::truco && action.verb <= verb::valeCuatro);
}

Actions choices(const State &state)
{
    Actions actions;
    for (const Seat seat : { Seat { 0 }, Seat { 1 } })
        legal(state, seat, actions);
    std::erase_if(actions, [](const Action &action) { return !isForTheTruco(action); });
    return actions;
}

State dealtToTwo(Rng &rng)
{
    State state;
    state.rules.players = 2;
    state.dealer = static_cast<Seat>(rng.below(2));
    PackCards pack = spanishPack.cards();
    shuffle(pack, rng);
    std::vector<Event> unheard;
    Events events(unheard);
    deal(state, pack, events);
    return state;
}

constexpr const char *steps[] = { "", "truco", "retruco", "vale cuatro" };

Text saidIn(const Truco &truco)
{
    if (truco.open > 0)
        return { truco.by == 0 ? SM_TEXT("drills", "You say %1, the other has not answered.")
                               : SM_TEXT("drills", "The other says %1."),
            { Term { steps[truco.open] } } };
    if (truco.accepted == 0)
        return { SM_TEXT("drills", "Nothing has been said.") };
    return { truco.mayRaise == 1 ? SM_TEXT("drills", "You said %1, the other said quiero.")
                                 : SM_TEXT("drills", "The other said %1, you said quiero."),
        { Term { steps[truco.accepted] } } };
}

} // namespace

std::optional<State> drawTalk(int steps, Rng &rng)
{
    State state = dealtToTwo(rng);
    std::vector<Event> unheard;
    Events events(unheard);
    for (int step = 0; step < steps; ++step) {
        const Actions actions = choices(state);
        if (actions.empty())
            return std::nullopt;
        apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
    }
    const bool first = state.phase == Phase::Play && state.play.tricks.empty();
    return first && actors(state).contains(0) ? std::optional(state) : std::nullopt;
}

void showTalk(const State &state, learn::Exercise &exercise)
{
    exercise.note = saidIn(state.play.truco);
    exercise.rows = { { { SM_TEXT("drills", "Your hand") }, listOf(state.hands[0]), false } };
    if (!state.played[0].empty())
        exercise.rows.push_back({ { SM_TEXT("drills", "You have played") }, listOf(state.played[0]), false });
    if (!state.played[1].empty())
        exercise.rows.push_back(
            { { SM_TEXT("drills", "The other has played") }, listOf(state.played[1]), false });
}

} // namespace sobremesa::truco
