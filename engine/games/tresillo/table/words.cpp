// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/table/words.h"

#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/scoring.h"

#include <algorithm>

// What the table offers, asks and writes on the plates. What happened is told in story.cpp.
namespace sobremesa::tresillo {

namespace {

// ---- answers

// How a word of a negotiation is offered.
struct WordRow
{
    const char *title;
    const char *worth;
    Manner manner;
    char letter;
};

constexpr WordRow takeRows[] = {
    { SM_TEXT("tresillo", "From the top"), SM_TEXT("tresillo", "ten cards, unseen"), Manner::Primary, 'T' },
    { SM_TEXT("tresillo", "From the bottom"), SM_TEXT("tresillo", "ten cards, unseen"), Manner::Secondary,
        'B' },
};
constexpr WordRow dropRows[] = {
    { SM_TEXT("tresillo", "I stay in"), SM_TEXT("tresillo", "plays against the dealer"), Manner::Primary,
        'S' },
    { SM_TEXT("tresillo", "I can drop out"), SM_TEXT("tresillo", "the offer binds"), Manner::Secondary, 'E' },
    { SM_TEXT("tresillo", "I drop out"), SM_TEXT("tresillo", "sits out this deal"), Manner::Secondary, 'O' },
};
constexpr WordRow firstRows[] = {
    { SM_TEXT("tresillo", "I go first"), SM_TEXT("tresillo", "exchanges before the other"), Manner::Secondary,
        'M' },
    { SM_TEXT("tresillo", "Either way"), SM_TEXT("tresillo", "leaves it to the other"), Manner::Primary,
        'E' },
    { SM_TEXT("tresillo", "You go first"), SM_TEXT("tresillo", "exchanges what is left"), Manner::Secondary,
        'Y' },
};

Offer rowOffer(const Action &action, const WordRow &row)
{
    return { action, { row.title, {} }, { row.worth, {} }, row.manner, Spot::Bar, row.letter, action.word,
        {} };
}

Text number(const char *sentence, int value)
{
    return { sentence, { std::int64_t { value } } };
}

const char *levelName(int level)
{
    static constexpr const char *names[] = { SM_TEXT("tresillo", "Entrada"), SM_TEXT("tresillo", "Vuelta"),
        SM_TEXT("tresillo", "Solo") };
    return names[level - 1];
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

// The order is contract and suit: rows and columns of a grid.
Offer offerContract(const Action &action)
{
    Offer shown { action, {}, {}, Manner::Secondary, Spot::Bar, suitLetter(action.number),
        action.word * 10 + (action.number < suitCount ? action.number : 0), {} };
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

// ---- plates

constexpr const char *bidNames[] = { SM_TEXT("tresillo", "paso"), SM_TEXT("tresillo", "juego"),
    SM_TEXT("tresillo", "juego más") };

// What the seat has said of who drops out or goes first, while they speak of it; null: nothing.
const char *lastWord(const State &seen, Seat seat)
{
    if (seen.phase != Phase::First && seen.phase != Phase::Drop)
        return nullptr;
    const char *word = nullptr;
    for (const Word said : seen.now.said) {
        if (said.seat == seat)
            word = (seen.now.saidOfDrop ? dropRows : firstRows)[said.word].title;
    }
    return word;
}

Text exchangeLine(const State &seen, Seat seat)
{
    if (seen.phase == Phase::Exchange && seen.turn == seat)
        return { SM_TEXT("tresillo", "exchanges"), {} };
    return { SM_TEXT_N("tresillo", "threw %n card(s)"), {}, seen.now.exchanged[seat] };
}

int ownDebts(const State &seen, Side side)
{
    int sum = 0;
    for (const Debt debt : seen.debts)
        sum += debt.seat() == side ? debt.amount() : 0;
    return sum;
}

} // namespace

Offer offer(const State &seen, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Bid:
        return offerBid(seen, action);
    case Verb::Contract:
        return offerContract(action);
    case Verb::Take:
        return rowOffer(action, takeRows[action.word]);
    case Verb::Penetro:
        return offerPenetro(action);
    case Verb::Drop:
        return rowOffer(action, dropRows[action.word]);
    case Verb::First:
        return rowOffer(action, firstRows[action.word]);
    case Verb::Exchange:
        return offerExchange(seen, action);
    case Verb::Play:
        return { action, { SM_TEXT("tresillo", "Play it"), {} }, {}, Manner::Primary, Spot::Card, 0, 0, {} };
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

int dealsInAll(const State &seen)
{
    return seen.rules.deals;
}

Text headline(const State & /*seen*/)
{
    return { SM_TEXT("tresillo", "anticlockwise"), {} };
}

// The last word of the auction or of the negotiation that is going on, then the tricks.
Text seatLine(const State &seen, Seat seat)
{
    const Deal &now = seen.now;
    if (now.out == seat)
        return { SM_TEXT("tresillo", "sits out"), {} };
    if (!now.leaders.empty())
        return { SM_TEXT_N("tresillo", "%n trick(s)"), {}, now.tricks[seat] };
    if (const char *word = lastWord(seen, seat))
        return { word, {} };
    if (now.exchanged[seat] > 0 || (seen.phase == Phase::Exchange && seen.turn == seat))
        return exchangeLine(seen, seat);
    if (seen.phase == Phase::Bidding && now.bidder == seat)
        return { SM_TEXT("tresillo", "%1: %2"),
            { Term { bidNames[now.bids[seat] - 1] }, Term { levelName(now.level) } } };
    if (now.bids[seat] > 0)
        return { bidNames[now.bids[seat] - 1], {} };
    return { SM_TEXT_N("tresillo", "%n card(s)"), {}, static_cast<int>(now.hands[seat].size()) };
}

Text seatRole(const State &seen, Seat seat)
{
    const bool deals = seat == seen.dealer;
    if (seat == seen.now.declarer)
        return { deals ? SM_TEXT("tresillo", "dealer, declarer") : SM_TEXT("tresillo", "declarer"), {} };
    if (seat == seen.now.first)
        return {
            deals ? SM_TEXT("tresillo", "dealer, first opponent") : SM_TEXT("tresillo", "first opponent"), {}
        };
    return deals ? Text { SM_TEXT("tresillo", "dealer"), {} } : Text {};
}

Text sideNote(const State &seen, Side side)
{
    const int debts = ownDebts(seen, side);
    return debts > 0 ? number(SM_TEXT("tresillo", "debts: %1"), debts) : Text {};
}

// Trumps on the left, then suit by suit with the highest first (4.1); the colours of the pips take turns.
int handOrder(const State &seen, Card card)
{
    static constexpr int suits[] = { 2, 4, 1, 3 }; // oros, copas, espadas, bastos
    if (!card.known())
        return 0;
    if (trumpNow(seen, card))
        return 99 - strength(card, seen.now.trump);
    const int other = (card.suit() + 1) % suitCount; // as a plain suit, whatever trumps are
    return suits[card.suit()] * 100 + 99 - strength(card, other);
}

bool trumpNow(const State &seen, Card card)
{
    return seen.now.trump != none && card.known() && isTrump(card, seen.now.trump);
}

// V, while it is played for (5.2).
Text worthNote(const State &seen)
{
    const Deal &now = seen.now;
    if (now.value == 0 || now.result != Result::None)
        return {};
    if (now.valueCase == Case::Debt)
        return { SM_TEXT("tresillo", "plate %1 + largest debt %2"),
            { std::int64_t { seen.plate }, std::int64_t { now.value - seen.plate } } };
    return { SM_TEXT("tresillo", "plate %1 + %2 players"),
        { std::int64_t { seen.plate }, std::int64_t { now.value - seen.plate } } };
}

} // namespace sobremesa::tresillo
