// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/byheart.h"
#include "engine/games/truco/ai/habits.h"
#include "engine/games/truco/ai/knowledge.h"
#include "engine/games/truco/ai/signs.h"

// How well the cards of a guessed world go with what has been said and done in it: the play is played again
// with these cards, and every word, silence and card of the others counts by the share of players who would
// have done so (9). Nobody is taken at his word: what is unlikely stays possible.
namespace sobremesa::truco {

namespace {

// What nobody would do: the habits are a guess as well, the more so with partners who know each other's
// signs.
constexpr double surprise = 0.15, surpriseOfMany = 0.4;
// Where a whole game may be at stake words are weighed: whoever doubts such a one pays for it.
constexpr double surpriseOfRest = 0.001;

double doubt(const State &state, const Action &action)
{
    const bool rest = action.verb == verb::faltaEnvido || action.verb == verb::contraflorResto;
    if (rest && isForMuch(state, action.seat))
        return surpriseOfRest;
    return active(state.play).size() == 2 ? surprise : surpriseOfMany;
}

double agreement(const State &state, const Action &action, double share)
{
    const double doubted = doubt(state, action);
    return doubted + (1 - doubted) * share;
}

// By the book: of cards that are as good as each other one is played as often as another.
std::optional<double> shareByBook(const State &state, const Action &action, const Book *book)
{
    if (!book)
        return std::nullopt;
    const auto heart = shareByHeart(state, action.seat, action, *book);
    if (!heart)
        return std::nullopt;
    if (action.cards.empty())
        return heart->share;
    const auto asGood = [&action](Card card) { return strength(card) == strength(action.cards[0]); };
    const auto &hand = state.hands[action.seat];
    return heart->share / static_cast<double>(std::count_if(hand.begin(), hand.end(), asGood));
}

// Of the action at this place among the seat's legal ones.
double shareOf(const State &state, const Actions &open, std::size_t place, const Book *book)
{
    if (const auto share = shareByBook(state, open[place], book))
        return *share;
    const Shares shares = sharesOf(state, open);
    return place < shares.size() ? shares[place] : 1.0;
}

// With more than two at the table there are many reasons for a card, and for saying nothing with it.
bool tellsOfCards(const State &state, const Action &action)
{
    return action.verb != verb::play || active(state.play).size() == 2;
}

// The cards of the world, as they were dealt.
State beginningOf(const State &world, const Clues &clues)
{
    State state = world;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        state.hands[seat] = dealtTo(world, seat);
        std::sort(state.hands[seat].begin(), state.hands[seat].end());
        state.played[seat].clear();
    }
    for (std::size_t side = 0; side < state.scores.size(); ++side)
        state.scores[side] = static_cast<std::int16_t>(state.scores[side] - clues.booked[side]);
    state.open = {};
    Events deaf;
    startPlay(state, deaf);
    if (clues.book) // who knows one makes signs
        makeSigns(state);
    return state;
}

} // namespace

// A duel of three is a play of many, and what was said in the others is no clue: it is not listened to.
Clues clues(const Seen<State> &seen)
{
    Clues clues;
    if (seen.state.phase >= Phase::Claims || seen.state.pica)
        return clues;
    for (const Heard::Step &step : seen.heard.deal()) {
        for (const Event &event : step.events)
            if (event.kind == EventKind::Scored)
                clues.booked[event.side] += event.points;
        if (step.action && step.action->verb != verb::sign)
            clues.actions.push_back(*step.action);
    }
    clues.viewer = seen.viewer;
    return clues;
}

double likelihood(const State &world, const Clues &clues)
{
    if (clues.actions.empty())
        return 1;
    State state = beginningOf(world, clues);
    Actions &open = clues.buffer;
    Events deaf;
    double likelihood = 1;
    for (const Action &action : clues.actions) {
        open.clear();
        legal(state, action.seat, open);
        const auto found = std::find(open.begin(), open.end(), action);
        if (found == open.end())
            break; // what the seat has not noticed lies between
        const auto place = static_cast<std::size_t>(found - open.begin());
        if (action.seat != clues.viewer && tellsOfCards(state, action))
            likelihood *= agreement(state, action, shareOf(state, open, place, clues.book));
        apply(state, action, deaf);
    }
    return likelihood;
}

} // namespace sobremesa::truco
