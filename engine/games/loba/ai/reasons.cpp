// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/reasons.h"

#include "engine/games/loba/ai/estimate.h"
#include "engine/games/loba/ai/goingout.h"
#include "engine/games/loba/ai/stockreasons.h"
#include "engine/games/loba/memory.h"
#include "engine/games/loba/scoring.h"

#include <algorithm>

namespace sobremesa::loba {

namespace {

constexpr double burdenWorth = 0.1; // part of a card's points that it is likely to cost
constexpr double goneWorth = 0.6; // part of the points that melds and lay-offs save
constexpr double servedWorth = 1.0; // a discard that serves the next player
constexpr double tooEarlyWorth = 2.0; // a card left in the hand by a meld that comes too early
constexpr double useless = 1.2; // a card that does nothing for the contract
constexpr double nothing = 0.01; // less than this is no step towards the contract

// In one suit at most two places apart; the ace stands below the 2 or above the king (4.2).
bool neighbours(Card left, Card right)
{
    const int apart = std::abs(left.rank() - right.rank());
    const bool hasAce = left.rank() == lowAce || right.rank() == lowAce;
    const int nearest = hasAce ? std::min(apart, highAce - std::max(left.rank(), right.rank())) : apart;
    return left.suit() == right.suit() && nearest >= 1 && nearest <= 2;
}

// The cards of the first meld on the table that takes this one; none if none does.
CardList meldTaking(const State &seen, Card card)
{
    const auto meld = std::find_if(
        seen.melds.begin(), seen.melds.end(), [card](const Meld &each) { return fits(each, card); });
    return meld == seen.melds.end() ? CardList {} : listOf(meld->cards);
}

// Whether a meld on the table takes the card, which is worth so much.
bool addFitting(const State &seen, Card card, double worth, Reasons &list)
{
    const CardList meld = meldTaking(seen, card);
    if (meld.empty())
        return false;
    Because &reason = list.emplace_back(aboutCard(Topic::Builds, card, worth));
    reason.shade = Shade::OnTable;
    reason.cards = meld;
    return true;
}

// Cards that can become a meld with this one, as the contract wants (4.2).
bool goesWith(Contract contract, Card left, Card right)
{
    if (left.isJoker() || right.isJoker())
        return left.isJoker() != right.isJoker();
    const bool trio = contract.trios > 0 && left.rank() == right.rank();
    return trio || (contract.escaleras > 0 && neighbours(left, right));
}

// What the hand collects: the contract, and one trio more where it pays to wait for it.
Contract wanted(const State &seen)
{
    const Contract contract = contractOf(seen.deal);
    return waitsForMore(seen) ? withTrioMore(contract) : contract;
}

// Cards of the hand that go with this one, without one copy of itself.
CardList companions(const State &seen, Seat viewer, Card card)
{
    CardList list;
    const Contract contract = wanted(seen);
    bool itself = true;
    for (const Card own : seen.hands[viewer]) {
        if (own == card && itself) {
            itself = false;
            continue;
        }
        if (goesWith(contract, own, card))
            list.push_back(own);
    }
    return list;
}

// Unseen cards that go with this one too.
int helpers(const State &seen, Card card)
{
    Bag unseen = bagOf(State::info().pack->cards());
    for (const ZoneCards &zone : zones(seen))
        for (const Card open : zone.cards)
            if (open.known())
                unseen.remove(open);
    const PackCards left = unseen.cards();
    return static_cast<int>(std::count_if(left.begin(), left.end(),
        [card, contract = wanted(seen)](Card other) { return goesWith(contract, other, card); }));
}

void addCompanions(const State &seen, Seat viewer, Card card, double worth, Reasons &list)
{
    const CardList together = companions(seen, viewer, card);
    if (together.empty())
        return;
    Because &reason = list.emplace_back(aboutCard(Topic::Builds, card, worth));
    reason.cards = together;
    reason.number = helpers(seen, card);
}

// ---- the draw

Reasons ofTakingTop(const State &seen, Seat viewer)
{
    Reasons list;
    const Card top = seen.discards.back();
    if (seen.melded.contains(viewer)) {
        if (addFitting(seen, top, 3, list))
            return list;
        list.push_back(aboutCard(Topic::Burden, top, -goneWorth * valueOf(top)));
        list.back().points = valueOf(top);
        return list;
    }
    const Estimate estimate(seen, viewer);
    const double nearer = estimate.aim() - estimate.aimWith(top);
    if (estimate.way() > 0 && completes(seen, Source::Discards)) {
        list.push_back(aboutCard(Topic::Builds, top, stepWorth(seen) * nearer));
        list.back().shade = Shade::Contract;
    } else if (nearer >= worthTaking) {
        addCompanions(seen, viewer, top, stepWorth(seen) * nearer, list);
    } else if (!companions(seen, viewer, top).empty()) {
        list.push_back(aboutCard(Topic::Builds, top, -useless));
        list.back().shade = Shade::Deal;
    } else {
        list.push_back(aboutCard(Topic::Builds, top, -1));
        list.back().shade = Shade::Alone;
    }
    return list;
}

// ---- the discard

// Rules 6 and 13 of 9.1: what the next player has been taking, and what it can lay off.
void addGift(const Insight<State> &insight, Card card, Reasons &list)
{
    const State &seen = insight.seen.state;
    const Seat follower = next(seen.turn, seen.rules.players);
    const bool melded = seen.melded.contains(follower);
    CardList cards = melded ? meldTaking(seen, card) : CardList {};
    const bool laysOff = !cards.empty();
    if (!melded) {
        const Memory memory = recall(insight.seen);
        for (const Card known : memory.known[follower])
            if (known == card || known.rank() == card.rank() || neighbours(known, card))
                cards.push_back(known);
    }
    if (cards.empty())
        return;
    Because &reason = list.emplace_back(aboutCard(Topic::Serves, card, -servedWorth));
    reason.shade = laysOff ? Shade::OnTable : Shade::Plain;
    reason.cards = cards;
    reason.seat = follower;
}

Reasons ofDiscard(const Insight<State> &insight, Card card)
{
    const State &seen = insight.seen.state;
    const Seat viewer = insight.seen.viewer;
    Reasons list;
    const bool melded = seen.melded.contains(viewer);
    list.push_back(aboutCard(Topic::Burden, card, (melded ? goneWorth : burdenWorth) * valueOf(card)));
    list.back().points = valueOf(card);
    if (melded) {
        addFitting(seen, card, -0.8 * valueOf(card), list);
    } else {
        const Estimate estimate(seen, viewer);
        const double farther = estimate.aimWithout(card) - estimate.aim();
        if (farther > nothing)
            addCompanions(seen, viewer, card, -stepWorth(seen) * farther, list);
    }
    addGift(insight, card, list);
    return list;
}

// ---- putting cards on the table

Reasons ofPuttingDown(const Action &action)
{
    int points = 0;
    for (const Card card : action.cards)
        points += valueOf(card);
    Because reason = aboutCard(Topic::Burden, {}, goneWorth * points);
    reason.shade = Shade::OnTable;
    reason.points = points;
    reason.number = static_cast<int>(action.cards.size());
    return { reason };
}

Reasons ofMelding(const State &seen, const Action &action)
{
    Reasons list = ofPuttingDown(action);
    const std::size_t cards = action.cards.size();
    if (!isTooEarly(seen, cards))
        return list;
    const std::size_t left = seen.hands[action.seat].size() - cards - 1; // one is discarded
    Because &reason =
        list.emplace_back(aboutCard(Topic::Burden, {}, -tooEarlyWorth * static_cast<double>(left)));
    reason.shade = Shade::Alone;
    reason.number = static_cast<int>(left);
    return list;
}

Reasons ofAction(const Insight<State> &insight, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Draw:
        return static_cast<Source>(action.word) == Source::Stock
            ? ofStock(insight)
            : ofTakingTop(insight.seen.state, insight.seen.viewer);
    case Verb::Meld:
        return ofMelding(insight.seen.state, action);
    case Verb::Layoff:
        return ofPuttingDown(action);
    case Verb::Discard:
        return ofDiscard(insight, action.cards[0]);
    case Verb::Swap:
        break;
    }
    return {};
}

} // namespace

Reasons reasons(const Insight<State> &insight, const Action &action)
{
    Reasons list = ofAction(insight, action);
    if (goesOutBy(insight.seen.state, action)) {
        list.push_back(aboutCard(Topic::Wins, {}, goingOutWorth));
        list.back().shade = Shade::Deal;
    }
    return list;
}

} // namespace sobremesa::loba
