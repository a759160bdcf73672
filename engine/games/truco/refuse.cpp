// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"

// Why an action is refused, in a sentence with the section of the rules page.
namespace sobremesa::truco {

namespace {

struct Why
{
    const char *text = "";
    const char *rule = "";
};

// The phases in which a verb has a place at all, one bit a phase.
constexpr std::uint16_t in(Phase phase)
{
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(phase));
}
constexpr std::uint16_t bids = in(Phase::Play) | in(Phase::Envido);
constexpr std::uint16_t florBids = in(Phase::FlorRound) | in(Phase::FlorAnswer);
constexpr std::uint16_t florCalls = bids | in(Phase::FlorCall) | in(Phase::FlorRound);
constexpr std::uint16_t signTimes = florCalls | florBids;

constexpr std::uint16_t phasesOf[] = { in(Phase::Play), bids, bids, bids, in(Phase::Play), in(Phase::Play),
    in(Phase::Play), bids | florBids, bids, in(Phase::Play), in(Phase::Declare), in(Phase::Declare),
    florCalls, florBids, florBids, florBids, in(Phase::FlorCall), in(Phase::Claims), in(Phase::Claims),
    signTimes };
static_assert(rowsUpTo<verb::sign>(phasesOf));

// What stands in the way of a word that does not belong to the phase.
constexpr Why phaseWhys[] = {
    { SM_TEXT("truco", "Nothing has been bid that this answers."), "4.3" },
    { SM_TEXT("truco", "The envido must be answered first."), "4.6" },
    { SM_TEXT("truco", "The last call of flor must be answered first."), "4.9" },
    { SM_TEXT("truco", "The flor must be settled first."), "4.9" },
    { SM_TEXT("truco", "The flor must be answered first."), "4.9" },
    { SM_TEXT("truco", "The points are being declared."), "4.7" },
    { SM_TEXT("truco", "The play is over; hidden flors may be claimed now."), "4.10" },
    { SM_TEXT("truco", "The next deal has not begun."), "4.3" },
    { SM_TEXT("truco", "The game is over."), "4.13" },
};
static_assert(rowsUpTo<Phase::Over>(phaseWhys));

Why whyNotPlay(const State &state, const Action &action)
{
    if (state.play.turn != action.seat)
        return { SM_TEXT("truco", "Somebody else is on turn."), "4.4" };
    if (!state.hands[action.seat].contains(action.cards[0]))
        return { SM_TEXT("truco", "The %1 is not in the hand."), "4.4" };
    if (!state.rules.openPlay)
        return { SM_TEXT("truco", "The truco must be answered before a card is played."), "4.4" };
    return { SM_TEXT("truco", "The last card of a trick is not played over an unanswered truco."), "4.4" };
}

Why whyNotOpenEnvido(const State &state, Seat seat)
{
    const Play &play = state.play;
    if (mayAnnounce(state, seat))
        return { SM_TEXT("truco", "With a flor that may still be announced there is no envido."), "4.9" };
    if (!play.flor.shown.empty())
        return { SM_TEXT("truco", "A flor excludes the envido."), "4.9" };
    if (play.envido.stage != Stage::None)
        return { SM_TEXT("truco", "The envido of this play is over."), "4.6" };
    if (!play.tricks.empty() || !state.played[seat].empty())
        return { SM_TEXT("truco", "The envido is opened before your first card."), "4.6" };
    if (play.truco.spoken.contains(seat))
        return { SM_TEXT("truco", "Whoever has spoken for the truco does not open the envido."), "4.6" };
    return { SM_TEXT("truco", "At this table an accepted truco closes the envido."), "4.6" };
}

Why whyNotEnvido(const State &state, Seat seat)
{
    if (state.phase == Phase::Play)
        return whyNotOpenEnvido(state, seat);
    if (mayAnnounce(state, seat))
        return { SM_TEXT("truco", "With a flor that may still be announced there is no envido."), "4.9" };
    if (teamOf(seat) == state.play.envido.by)
        return { SM_TEXT("truco", "The other side has to answer."), "4.6" };
    return { SM_TEXT("truco", "This bid cannot follow the last one."), "4.6" };
}

Why whyNotStep(const State &state, const Action &action)
{
    const Truco &truco = state.play.truco;
    const int step = action.verb - verb::truco + 1;
    if (truco.open > 0 && truco.by == teamOf(action.seat))
        return { SM_TEXT("truco", "The other side has to answer first."), "4.5" };
    if (step <= std::max(truco.open, truco.accepted))
        return { SM_TEXT("truco", "This step has been called already."), "4.5" };
    if (step > std::max(truco.open, truco.accepted) + 1)
        return { SM_TEXT("truco", "The step before it has not been called."), "4.5" };
    return { SM_TEXT("truco", "Only the side that accepted may raise."), "4.5" };
}

Why whyNotAnswer(const State &state, Seat seat)
{
    if (state.phase == Phase::Play && state.play.truco.open == 0)
        return { SM_TEXT("truco", "Nothing has been bid that this answers."), "4.5" };
    if (state.phase == Phase::Play)
        return { SM_TEXT("truco", "The other side has to answer."), "4.5" };
    if (state.phase == Phase::Envido)
        return whyNotEnvido(state, seat);
    return { SM_TEXT("truco", "Somebody else has the word."), "4.9" };
}

Why whyNotFlor(const State &state, Seat seat)
{
    if (!state.rules.flor)
        return { SM_TEXT("truco", "At this table the flor is not played."), "4.9" };
    if (!isFlor(dealtTo(state, seat)))
        return { SM_TEXT("truco", "A flor is three cards of one suit."), "4.9" };
    if (state.phase == Phase::FlorRound)
        return { SM_TEXT("truco", "Somebody else has the word."), "4.9" };
    return { SM_TEXT("truco", "The time to announce the flor has passed."), "4.9" };
}

Why whyNotSign(const State &state, const Action &action)
{
    if (state.rules.signals == Signals::Off)
        return { SM_TEXT("truco", "At this table no signs are made."), "4.11" };
    if (state.play.seats.size() <= 2)
        return { SM_TEXT("truco", "Without a partner there is nobody to make signs to."), "4.11" };
    if (state.hands[action.seat].empty())
        return { SM_TEXT("truco", "Signs are made with a card in hand."), "4.11" };
    if ((state.play.signsMade[action.seat] >> action.word & 1U) != 0)
        return { SM_TEXT("truco", "Each sign is made once in a play."), "4.11" };
    if (action.word == florSign && !state.rules.flor)
        return { SM_TEXT("truco", "At this table the flor is not played."), "4.11" };
    return { SM_TEXT("truco", "At this table signs are true."), "4.11" };
}

Why whyNotClaim(const Action &action)
{
    if (action.verb == verb::done)
        return { SM_TEXT("truco", "There is nothing left to claim."), "4.10" };
    return { SM_TEXT("truco", "This seat is not suspected by your side."), "4.10" };
}

// A seat that takes part, and a word that has its place in the phase.
Why whyNotWord(const State &state, const Action &action)
{
    if (action.verb == verb::play)
        return whyNotPlay(state, action);
    if (action.verb <= verb::faltaEnvido)
        return whyNotEnvido(state, action.seat);
    if (action.verb <= verb::valeCuatro)
        return whyNotStep(state, action);
    if (action.verb <= verb::noQuiero)
        return whyNotAnswer(state, action.seat);
    if (action.verb == verb::mazo)
        return { SM_TEXT("truco", "There are no cards left to lay down."), "4.8" };
    if (action.verb <= verb::sonBuenas)
        return { SM_TEXT("truco", "Another seat has the choice."), "4.7" };
    if (action.verb == verb::flor || action.verb == verb::hide)
        return whyNotFlor(state, action.seat);
    if (action.verb == verb::sign)
        return whyNotSign(state, action);
    if (action.verb >= verb::accuse)
        return whyNotClaim(action);
    return { SM_TEXT("truco", "Somebody else has the word."), "4.9" };
}

Why whyNot(const State &state, const Action &action)
{
    const auto phase = static_cast<std::size_t>(state.phase);
    if (action.seat >= state.rules.players)
        return { SM_TEXT("truco", "There is no such seat."), "4.1" };
    if (state.phase >= Phase::Between)
        return phaseWhys[phase];
    if (!state.play.seats.contains(action.seat))
        return { SM_TEXT("truco", "Only the two players of this duel may do that now."), "4.12" };
    if (state.phase != Phase::Claims && state.play.down.contains(action.seat))
        return { SM_TEXT("truco", "Whoever has laid down the cards is out of this hand."), "4.8" };
    if ((phasesOf[action.verb] >> phase & 1U) == 0)
        return phaseWhys[phase];
    return whyNotWord(state, action);
}

} // namespace

Objection refuse(const State &state, const Action &action)
{
    const Why why = whyNot(state, action);
    Text sentence { why.text };
    if (!action.cards.empty())
        sentence.values.emplace_back(action.cards[0]);
    return { why.rule, std::move(sentence) };
}

} // namespace sobremesa::truco
