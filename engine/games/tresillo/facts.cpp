// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/facts.h"
#include "engine/games/tresillo/phases.h"

#include <algorithm>

// What can be seen of a position: where every card lies, and the keys of the rules page (4.16).
namespace sobremesa::tresillo {

namespace {

constexpr const char *caseNames[] = { "", "clean", "stake", "debt" };
constexpr const char *contractNames[] = { "entrada", "vuelta", "solo", "penetro", "" };
constexpr const char *bolaNames[] = { "", "stopped", "going", "made", "failed" };
constexpr const char *resultNames[] = { "", "sacada", "puesta", "codillo", "void" };
static_assert(rowsUpTo<Case::Debt>(caseNames) && rowsUpTo<Contract::None>(contractNames)
    && rowsUpTo<BolaState::Failed>(bolaNames) && rowsUpTo<Result::Void>(resultNames));

// ---- zones

// The cards of the tricks that a seat has won, trick by trick. The winner of a trick leads the next one; that
// of the last trick is the one who still lacks a trick.
PackCards captured(const Deal &deal, Seat seat)
{
    PackCards cards;
    int missing = deal.tricks[seat];
    const std::size_t done = (deal.played.size() - currentTrick(deal).size()) / 3;
    for (std::size_t trick = 0; trick < done; ++trick) {
        const bool known = trick + 1 < deal.leaders.size();
        if (known ? deal.leaders[trick + 1] != seat : missing == 0)
            continue;
        --missing;
        for (std::size_t i = 3 * trick; i < 3 * trick + 3; ++i)
            cards.push_back(deal.played[i]);
    }
    return cards;
}

void addTrick(Zones &zones, const Deal &deal)
{
    Seat seat = deal.leaders.empty() ? nobody : deal.leaders.back();
    for (const Card card : currentTrick(deal)) {
        addZone(zones, Zone::Trick, seat, Cards<1> { card });
        seat = nextActive(deal, seat);
    }
}

// ---- facts

// A word of the rules page; null for the empty one.
Value name(const char *text)
{
    return nameIf(*text != 0, text);
}

Value perSeat(const ByPlayer<std::uint8_t> &numbers, int players)
{
    Value list { Value::List {} };
    for (int seat = 0; seat < players; ++seat)
        list.add(Value(static_cast<int>(numbers[seat])));
    return list;
}

Value paper(const Paper &debts)
{
    Value list { Value::List {} };
    for (const Debt debt : debts)
        list.add(pairOf(static_cast<int>(debt.seat()), debt.amount()));
    return list;
}

Value said(const Deal &deal)
{
    const Verb verb = deal.saidOfDrop ? Verb::Drop : Verb::First;
    const auto words = State::info().verbs[row(verb)].words;
    Value list { Value::List {} };
    for (const Word word : deal.said)
        list.add(pairOf(static_cast<int>(word.seat), std::string(words[word.word])));
    return list;
}

Value letter(std::uint8_t suit)
{
    return suit == none ? Value() : Value(std::string(1, spanishPack.suits[suit]));
}

Value turnedCard(const Deal &deal)
{
    const bool lies = deal.turned.known() && deal.turnedTaker == nobody;
    return cardOrNull(lies ? deal.turned : Card {}, spanishPack);
}

void addTokens(Facts &facts, const State &state)
{
    facts.add("deal", static_cast<int>(state.number));
    facts.add("dealer", static_cast<int>(state.dealer));
    facts.add("plate", static_cast<int>(state.plate));
    facts.add("antes", static_cast<int>(state.antes));
    facts.add("debts", paper(state.debts));
    facts.add("stake", state.stake);
    facts.add("case", name(caseNames[row(state.now.valueCase)]));
    facts.add("value", static_cast<int>(state.now.value));
}

void addAuction(Facts &facts, const Deal &now)
{
    facts.add("active", seatList(now.active));
    facts.add("out", seatOrNull(now.out));
    facts.add("level", static_cast<int>(now.level));
    facts.add("bidder", seatOrNull(now.bidder));
    facts.add("passed", seatList(now.passed));
    facts.add("forced", now.forced);
    facts.add("declarer", seatOrNull(now.declarer));
    facts.add("contract", name(contractNames[row(now.contract)]));
    facts.add("trump", letter(now.trump));
    facts.add("turned", turnedCard(now));
}

void addPlay(Facts &facts, const Deal &now, int players)
{
    facts.add("exchanged", perSeat(now.exchanged, players));
    facts.add("said", said(now));
    facts.add("first", seatOrNull(now.first));
    facts.add("trick", trickNumber(now));
    facts.add("leader", now.leaders.empty() ? Value() : seatOrNull(now.leaders.back()));
    facts.add("tricks", perSeat(now.tricks, players));
    facts.add("surrendered", now.surrendered);
    facts.add("defended", seatOrNull(now.defended));
    facts.add("bola", name(bolaNames[row(now.bola)]));
    facts.add("result", name(resultNames[row(now.result)]));
    facts.add("codillo_by", seatOrNull(now.codilloBy));
}

// The highest trumps, the highest first (4.1).
Value highTrumps(std::uint8_t trump)
{
    constexpr std::size_t most = 5;
    std::vector<Card> trumps;
    for (const Card card : spanishPack.cards()) {
        if (isTrump(card, trump))
            trumps.push_back(card);
    }
    std::sort(trumps.begin(), trumps.end(),
        [&](Card left, Card right) { return strength(left, trump) > strength(right, trump); });
    trumps.resize(std::min(most, trumps.size()));
    return cardList(trumps, spanishPack);
}

} // namespace

Zones zones(const State &state)
{
    Zones all;
    addZone(all, Zone::Stock, 0, state.now.stock);
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        addZone(all, Zone::Hand, seat, state.now.hands[seat]);
    addTrick(all, state.now);
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        addZone(all, Zone::Captured, seat, captured(state.now, seat));
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        addZone(all, Zone::Aside, seat, state.now.discards[seat]);
    return all;
}

Facts facts(const State &state)
{
    Facts all { Value::Object {} };
    addTokens(all, state);
    addAuction(all, state.now);
    addPlay(all, state.now, state.rules.players);
    all.add("winners", seatList(winners(state)));
    return all;
}

// The phase, the order of trumps, and the debt struck out last: its line on the paper, whose, how much.
Facts tableFacts(const State &seen)
{
    Facts all { Value::Object {} };
    all.add("phase", std::string(State::info().phases[row(seen.phase)].name));
    if (seen.now.trump != none)
        all.add("trumps", highTrumps(seen.now.trump));
    if (seen.struck.amount() > 0)
        all.add("struck",
            Value(Value::List { static_cast<int>(seen.struckLine), static_cast<int>(seen.struck.seat()),
                seen.struck.amount() }));
    return all;
}

} // namespace sobremesa::tresillo
