// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/ai/reasons.h"

#include "engine/ai/playout.h"
#include "engine/games/tresillo/ai/knowledge.h"
#include "engine/games/tresillo/phases.h"

#include <algorithm>
#include <cmath>

namespace sobremesa::tresillo {

namespace {

constexpr double trickWorth = 1.5; // tokens of a trick, roughly
constexpr double estucheWorth = 0.5; // of a card that is always a high trump, kept for later
constexpr double trumpValue = 0.8; // of a card that becomes a trump

// ---- the trick

struct Winning
{
    Seat seat = nobody;
    int power = 0;
};

bool sameSide(const Deal &deal, Seat left, Seat right)
{
    return left == right || (left != deal.declarer && right != deal.declarer);
}

// The strongest card with which the seat may answer (4.11).
int bestAnswer(const Deal &deal, Seat seat, Card led)
{
    const Hand &hand = deal.hands[seat];
    const unsigned allowed = playable(hand, led, deal.trump);
    int best = 0;
    for (std::size_t i = 0; i < hand.size(); ++i)
        if ((allowed >> i & 1U) != 0)
            best = std::max(best, powerInTrick(hand[i], led, deal.trump));
    return best;
}

// The own side takes the trick although everybody after it takes it who can.
bool takesTrick(const State &world, const Action &action)
{
    const Deal &deal = world.now;
    const Cards<3> trick = currentTrick(deal);
    const Card led = trick.empty() ? action.cards[0] : trick[0];
    Winning winning;
    Seat seat = trick.empty() ? action.seat : deal.leaders.back();
    const auto beat = [&](Seat who, int power) {
        if (power > winning.power)
            winning = { who, power };
    };
    for (std::size_t i = 0; i < trick.size(); ++i, seat = nextActive(deal, seat))
        beat(seat, powerInTrick(trick[i], led, deal.trump));
    beat(action.seat, powerInTrick(action.cards[0], led, deal.trump));
    seat = action.seat;
    for (std::size_t i = trick.size() + 1; i < 3; ++i) {
        seat = nextActive(deal, seat);
        if (!sameSide(deal, seat, winning.seat))
            beat(seat, bestAnswer(deal, seat, led));
    }
    return sameSide(deal, action.seat, winning.seat);
}

void addTrick(const Insight<State> &insight, const Action &action, Reasons &list)
{
    const auto count = std::count_if(insight.guesses.begin(), insight.guesses.end(),
        [&](const State &world) { return takesTrick(world, action); });
    const double share = static_cast<double>(count) / static_cast<double>(insight.guesses.size());
    list.push_back(aboutCard(Topic::Trick, action.cards[0], trickWorth * share));
    list.back().chance = hundredths(share);
}

// The espada, the mala and the basto that stay in hand, where one of them could be played (4.11).
void addKept(const State &seen, Seat viewer, const Action &action, Reasons &list)
{
    CardList kept;
    for (const Card card : seen.now.hands[viewer])
        if (isEstuche(card, seen.now.trump)
            && std::find(action.cards.begin(), action.cards.end(), card) == action.cards.end())
            kept.push_back(card);
    if (kept.empty())
        return;
    list.push_back(aboutCard(Topic::Keeps, action.cards.empty() ? Card {} : action.cards[0],
        estucheWorth * static_cast<double>(kept.size())));
    list.back().cards = kept;
    list.back().shade = Shade::Trumps;
}

// ---- the contract

void addTrumps(const State &seen, Seat viewer, int trump, Reasons &list)
{
    CardList trumps;
    for (const Card card : seen.now.hands[viewer])
        if (isTrump(card, trump))
            trumps.push_back(card);
    Because &reason =
        list.emplace_back(aboutCard(Topic::Builds, {}, trumpValue * static_cast<double>(trumps.size())));
    reason.shade = Shade::Trumps;
    reason.suit = static_cast<std::uint8_t>(trump);
    reason.cards = trumps;
    reason.number = static_cast<int>(trumps.size());
}

// ---- the deal

// A lost deal costs more than a won one brings: what is lost on average is told beside how often.
void addHand(const Insight<State> &insight, const Action &action, Reasons &list)
{
    constexpr double least = 0.5; // tokens that are worth a sentence
    const PlayedOut out = playOut(insight, action);
    Because &reason = list.emplace_back(aboutCard(Topic::Hand, {}, out.mean));
    if (!action.cards.empty() && static_cast<Verb>(action.verb) == Verb::Play)
        reason.card = action.cards[0];
    reason.shade = Shade::Deal;
    reason.chance = hundredths(out.share);
    if (out.mean > -least)
        return;
    Because &loss = list.emplace_back(aboutCard(Topic::Hand, {}, out.mean));
    loss.shade = Shade::Average;
    loss.points = static_cast<int>(std::lround(-out.mean));
}

} // namespace

Reasons reasons(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    Reasons list;
    const auto verb = static_cast<Verb>(action.verb);
    if (verb == Verb::Play) {
        addTrick(insight, action, list);
        addKept(seen, insight.seen.viewer, action, list);
    }
    if (verb == Verb::Contract && static_cast<Contract>(action.word) != Contract::Vuelta)
        addTrumps(seen, insight.seen.viewer, action.number, list);
    addHand(insight, action, list);
    return list;
}

void forgetWords(State &state)
{
    Deal &now = state.now;
    if (now.declarer == nobody)
        return;
    now.bids = {};
    now.passed.clear();
    now.bidder = nobody;
    now.forced = false;
}

} // namespace sobremesa::tresillo
