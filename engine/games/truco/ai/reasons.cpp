// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/reasons.h"

#include "engine/games/truco/ai/shares.h"
#include "engine/games/truco/ai/wordreasons.h"

#include <algorithm>

namespace sobremesa::truco {

namespace {

// 4.4: the side takes the trick although everybody of the others who can beat the card does so.
bool takesTrick(const State &world, const Action &action)
{
    const Side own = teamOf(action.seat);
    const std::size_t trick = world.play.tricks.size();
    int ours = strength(action.cards[0]);
    int theirs = 0;
    for (const Seat seat : world.play.seats) {
        int &best = teamOf(seat) == own ? ours : theirs;
        if (world.played[seat].size() > trick)
            best = std::max(best, strength(world.played[seat][trick]));
        else if (seat != action.seat && active(world.play).contains(seat))
            for (const Card card : world.hands[seat])
                best = std::max(best, strength(card));
    }
    return ours > theirs;
}

// 9.1: what stays in hand.
void addKept(const Insight<State> &insight, Card played, Reasons &list)
{
    const State &seen = insight.seen.state;
    Card best;
    for (const Card card : seen.hands[insight.seen.viewer])
        if (card != played && (!best.known() || strength(card) > strength(best)))
            best = card;
    if (!best.known() || strength(best) <= strength(played))
        return;
    int above = 0;
    for (const Card card : State::info().pack->cards()) {
        bool open = false;
        for (Seat seat = 0; seat < seen.rules.players; ++seat)
            open = open || seen.played[seat].contains(card) || seen.hands[seat].contains(card);
        above += !open && strength(card) > strength(best) ? 1 : 0;
    }
    Because &reason = list.emplace_back(reasonOf(Topic::Keeps, 0.04 * (strength(best) - strength(played))));
    reason.card = played;
    reason.cards = { best };
    reason.number = above;
}

Reasons ofPlay(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    const int stake = std::max(seen.play.truco.accepted, seen.play.truco.open) + 1;
    Reasons list;
    const double trick = shareOf(insight, [&](const State &world) { return takesTrick(world, action); });
    Because &takes = list.emplace_back(reasonOf(Topic::Trick, 0.4 * stake * trick));
    takes.card = action.cards[0];
    takes.chance = hundredths(trick);
    if (active(seen.play).size() <= mostOpen) {
        const Side own = teamOf(action.seat);
        const double hand = shareOf(insight, [&](const State &world) {
            return OpenCards(world).winnerAfter(action.seat, action.cards[0]) == own;
        });
        Because &wins = list.emplace_back(reasonOf(Topic::Hand, expected(hand, stake)));
        wins.card = action.cards[0];
        wins.row = reason::hand;
        wins.chance = hundredths(hand);
    }
    addKept(insight, action.cards[0], list);
    return list;
}

} // namespace

Reasons reasons(const Insight<State> &insight, const Action &action)
{
    switch (action.verb) {
    case verb::play:
        return ofPlay(insight, action);
    case verb::envido:
    case verb::realEnvido:
    case verb::faltaEnvido:
        return ofEnvidoBid(insight, action);
    case verb::truco:
    case verb::retruco:
    case verb::valeCuatro:
        return ofTrucoStep(insight, action);
    case verb::flor:
        return ofFlor(insight, action);
    case verb::contraflor:
    case verb::contraflorResto:
        return ofRaisingFlor(insight, action);
    case verb::quiero:
        return ofWanting(insight, action);
    case verb::accuse:
        return ofAccusing(insight, action);
    case verb::noQuiero:
    case verb::achico:
    case verb::mazo:
        return ofGivingUp(insight, action);
    default:
        return {};
    }
}

} // namespace sobremesa::truco
