// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/table/negotiation.h"
#include "engine/games/tresillo/table/words.h"

#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"

#include <algorithm>

// What the table offers, and what it asks.
namespace sobremesa::tresillo {

namespace {

Text number(const char *sentence, int value)
{
    return { sentence, { std::int64_t { value } } };
}

// A hold keeps the level, a raise goes up (4.3): known by trying it.
Text worthOfMore(const State &seen, const Action &action)
{
    State after = seen;
    Events deaf;
    apply(after, action, deaf);
    const bool holds = after.now.level == seen.now.level;
    return { holds ? SM_TEXT("tresillo", "holds: %1") : SM_TEXT("tresillo", "raises: %1 or better"),
        { Term { levelName(after.now.level) } } };
}

Offer offerBid(const State &seen, const Action &action)
{
    Offer shown { action, {}, {}, Manner::Secondary, Spot::Bar, 0, action.word, {} };
    switch (static_cast<BidWord>(action.word)) {
    case BidWord::Paso:
        shown.title = { SM_TEXT("tresillo", "Paso"), {} };
        shown.worth = { SM_TEXT("tresillo", "out of the auction"), {} };
        shown.manner = Manner::Primary;
        shown.letter = 'P';
        break;
    case BidWord::Juego:
        shown.title = { SM_TEXT("tresillo", "Juego"), {} };
        shown.worth = number(SM_TEXT("tresillo", "entrada or better, for %1"), seen.now.value);
        shown.letter = 'J';
        break;
    case BidWord::Mas:
        shown.title = { SM_TEXT("tresillo", "Juego más"), {} };
        shown.worth = worthOfMore(seen, action);
        shown.letter = 'M';
        break;
    }
    return shown;
}

// Its letter in the Spanish pack; none where no suit is named.
char suitLetter(std::uint8_t suit)
{
    static constexpr char letters[] = "OCEB";
    return suit < suitCount ? letters[suit] : '\0';
}

// 4.1
CardList trumpsIn(const Hand &hand, std::uint8_t suit)
{
    CardList trumps;
    std::copy_if(hand.begin(), hand.end(), std::back_inserter(trumps),
        [suit](Card card) { return suit < suitCount && isTrump(card, suit); });
    return trumps;
}

// The order is contract and suit: rows and columns of a grid.
Offer offerContract(const State &seen, const Action &action)
{
    Offer shown { action, {}, {}, Manner::Secondary, Spot::Bar, suitLetter(action.number),
        action.word * 10 + (action.number < suitCount ? action.number : 0), {} };
    shown.trumps = trumpsIn(seen.now.hands[action.seat], action.number);
    const SuitName suit { action.number };
    switch (static_cast<Contract>(action.word)) {
    case Contract::Entrada:
        shown.title = { SM_TEXT("tresillo", "Entrada: %1"), { suit } };
        shown.worth = { SM_TEXT("tresillo", "you exchange first"), {} };
        break;
    case Contract::Vuelta:
        shown.title = { SM_TEXT("tresillo", "Vuelta"), {} };
        shown.worth = { SM_TEXT("tresillo", "the stock turns the trumps, ±1 each"), {} };
        shown.letter = 'V';
        break;
    default:
        shown.title = { SM_TEXT("tresillo", "Solo: %1"), { suit } };
        shown.worth = { SM_TEXT("tresillo", "you do not exchange, ±2 each"), {} };
    }
    return shown;
}

Offer offerPenetro(const Action &action)
{
    return { action, { SM_TEXT("tresillo", "Trumps: %1"), { SuitName { action.number } } },
        { SM_TEXT("tresillo", "throws the %1"), { action.cards[0] } }, Manner::Secondary, Spot::Card,
        suitLetter(action.number), action.number, {} };
}

Offer offerExchange(const State &seen, const Action &action)
{
    const int thrown = static_cast<int>(action.cards.size());
    const int left = static_cast<int>(seen.now.stock.size()) - thrown;
    Offer shown { action, number(SM_TEXT("tresillo", "Throw %1, draw %1"), thrown),
        { SM_TEXT_N("tresillo", "%n card(s) stay in the stock"), {}, left }, Manner::Primary, Spot::Chosen,
        enterLetter, thrown, {} };
    if (thrown == 0)
        shown.title = { SM_TEXT("tresillo", "Keep all cards"), {} };
    return shown;
}

// What a puesta would cost: laid in the plate, or written down (5.3).
Text puestaWorth(const State &seen)
{
    const bool written = seen.now.valueCase == Case::Stake;
    return number(written ? SM_TEXT("tresillo", "puesta: a debt of %1")
                          : SM_TEXT("tresillo", "puesta: %1 to the plate"),
        seen.now.value);
}

Offer offerAnswer(const State &seen, const Action &action)
{
    Offer shown { action, {}, {}, Manner::Secondary, Spot::Bar, 0, action.verb, {} };
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Surrender:
        shown.title = { SM_TEXT("tresillo", "I surrender"), {} };
        shown.worth = puestaWorth(seen);
        shown.manner = Manner::Danger;
        shown.spot = seen.phase == Phase::Play ? Spot::Beside : Spot::Bar;
        shown.letter = 'S';
        shown.final = true;
        break;
    case Verb::Accept:
        shown.title = { SM_TEXT("tresillo", "Agreed"), {} };
        shown.worth = { SM_TEXT("tresillo", "puesta for the declarer"), {} };
        shown.manner = Manner::Primary;
        shown.letter = 'A';
        break;
    case Verb::Defend:
        shown.title = { SM_TEXT("tresillo", "I defend it"), {} };
        shown.worth = number(SM_TEXT("tresillo", "you play on alone, for %1"), seen.now.value);
        shown.letter = 'D';
        break;
    case Verb::Stop:
        shown.title = { SM_TEXT("tresillo", "I stop here"), {} };
        shown.worth = { SM_TEXT("tresillo", "primeras: +1 from each"), {} };
        shown.manner = Manner::Primary;
        shown.letter = 'S';
        break;
    default:
        shown.title = { SM_TEXT("tresillo", "I go for the bola"), {} };
        shown.worth = { SM_TEXT("tresillo", "+8 from each, or −8 to each"), {} };
        shown.letter = 'B';
        shown.final = true;
    }
    return shown;
}

Offer offerPlay(const Action &action)
{
    Offer shown { action, { SM_TEXT("tresillo", "Play it"), {} }, {}, Manner::Primary, Spot::Card, 0, 0, {} };
    shown.deed = { SM_TEXT("tresillo", "Play the %1"), { action.cards[0] } };
    return shown;
}

// ---- questions, in the order of Phase

constexpr const char *questions[] = {
    SM_TEXT("tresillo", "Your bid"),
    SM_TEXT("tresillo", "Which contract do you play?"),
    SM_TEXT("tresillo", "Penetro: which ten cards do you take?"),
    SM_TEXT("tresillo", "Penetro: throw a card and name trumps"),
    SM_TEXT("tresillo", "One of you must leave. Do you stay?"),
    SM_TEXT("tresillo", "Who exchanges first?"),
    SM_TEXT("tresillo", "Exchange: choose the cards to throw"),
    SM_TEXT("tresillo", "Your turn: play a card"),
    SM_TEXT("tresillo", "The declarer surrenders. Do you agree?"),
    SM_TEXT("tresillo", "Five tricks of five. Do you stop?"),
    "",
    "",
};
static_assert(rowsUpTo<Phase::Over>(questions));

} // namespace

const char *levelName(int level)
{
    static constexpr const char *names[] = { SM_TEXT("tresillo", "Entrada"), SM_TEXT("tresillo", "Vuelta"),
        SM_TEXT("tresillo", "Solo") };
    return names[level - 1];
}

Offer offer(const State &seen, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Bid:
        return offerBid(seen, action);
    case Verb::Contract:
        return offerContract(seen, action);
    case Verb::Take:
    case Verb::Drop:
    case Verb::First:
        return offerWord(action);
    case Verb::Penetro:
        return offerPenetro(action);
    case Verb::Exchange:
        return offerExchange(seen, action);
    case Verb::Play:
        return offerPlay(action);
    default:
        return offerAnswer(seen, action);
    }
}

Text question(const State &seen, Seat viewer, std::optional<Card> lifted)
{
    if (seen.turn != viewer)
        return {};
    if (lifted && seen.phase == Phase::PenetroTrump)
        return { SM_TEXT("tresillo", "Throw the %1: which trumps?"), { *lifted } };
    return { questions[row(seen.phase)], {} };
}

} // namespace sobremesa::tresillo
