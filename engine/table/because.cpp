// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/because.h"

#include <algorithm>

namespace sobremesa {

namespace {

// When a sentence is the right one of its topic, beside its shade.
enum class When : std::uint8_t { Always, WithoutCard, Certain, Never, OfOther, Heard };

// What stands for %n.
enum class Counted : std::uint8_t { Nothing, Number, Points };

struct Pattern
{
    Topic topic;
    Shade shade;
    When when;
    Counted counted;
    const char *sentence;
};

// %1 the card of the action, %2 the seat, %3 what is booked, %4 the chance, %6 the needed one and %8 the one
// that goes by what was heard, in hundredths, %5 cards, %7 a suit. Of the rows that fit the first is taken.
constexpr Pattern patterns[] = {
    { Topic::Takes, Shade::Plain, When::WithoutCard, Counted::Number,
        SM_TEXT_N("reasons", "It brings in %n card(s): %5.") },
    { Topic::Takes, Shade::Plain, When::Always, Counted::Number,
        SM_TEXT_N("reasons", "The %1 takes %5: %n card(s) come in.") },
    { Topic::Books, Shade::OnTable, When::Always, Counted::Points,
        SM_TEXT_N(
            "reasons", "Laid now, the tendido scores in %4 of 100 possible deals, about %n point(s).") },
    { Topic::Books, Shade::Deal, When::Always, Counted::Points,
        SM_TEXT_N("reasons",
            "Laid after the next deal, the tendido scores in %4 of 100 possible deals, about %n point(s).") },
    { Topic::Books, Shade::Plain, When::WithoutCard, Counted::Points,
        SM_TEXT_N("reasons", "It scores %n point(s): %3.") },
    { Topic::Books, Shade::Plain, When::Always, Counted::Points,
        SM_TEXT_N("reasons", "The %1 scores %n point(s): %3.") },
    { Topic::Safe, Shade::Plain, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "Nobody can answer the %1 with an equal card: you know where to find %5.") },
    { Topic::Struck, Shade::Plain, When::Certain, Counted::Points,
        SM_TEXT_N("reasons", "%2 can certainly answer the %1 with an equal card: %n point(s), %3.") },
    { Topic::Struck, Shade::Plain, When::Always, Counted::Points,
        SM_TEXT_N("reasons",
            "There is a chance of %4 in 100 that %2 answers the %1 with an equal card: %n point(s), %3.") },
    { Topic::Clears, Shade::Plain, When::Certain, Counted::Points,
        SM_TEXT_N("reasons", "After the %1, %2 can certainly clear the table: %n point(s).") },
    { Topic::Clears, Shade::Plain, When::Always, Counted::Points,
        SM_TEXT_N("reasons",
            "After the %1, there is a chance of %4 in 100 that %2 clears the table: %n point(s).") },
    { Topic::Opens, Shade::Plain, When::Certain, Counted::Points,
        SM_TEXT_N("reasons", "After the %1, %2 can certainly lay a card in its place: up to %n point(s).") },
    { Topic::Opens, Shade::Plain, When::Always, Counted::Points,
        SM_TEXT_N("reasons",
            "After the %1, there is a chance of %4 in 100 that %2 lays a card in its place: up to %n "
            "point(s).") },
    { Topic::Feeds, Shade::Plain, When::Certain, Counted::Number,
        SM_TEXT_N("reasons", "After the %1, %2 can certainly take: up to %n card(s).") },
    { Topic::Feeds, Shade::Plain, When::Always, Counted::Number,
        SM_TEXT_N(
            "reasons", "After the %1, there is a chance of %4 in 100 that %2 can take: up to %n card(s).") },
    { Topic::StrikesBack, Shade::Plain, When::Always, Counted::Points,
        SM_TEXT_N("reasons", "If the %1 is struck, you strike back with an equal card for %n point(s).") },
    { Topic::Trick, Shade::Plain, When::Certain, Counted::Nothing,
        SM_TEXT("reasons", "With the %1 your side takes the trick for certain.") },
    { Topic::Trick, Shade::Plain, When::Never, Counted::Nothing,
        SM_TEXT("reasons", "The %1 does not take this trick.") },
    { Topic::Trick, Shade::Plain, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "With the %1 your side takes the trick in %4 of 100 possible deals.") },
    { Topic::Hand, Shade::Combination, When::Certain, Counted::Points,
        SM_TEXT_N("reasons", "It is certainly the highest: %n point(s), %3.") },
    { Topic::Hand, Shade::Combination, When::Always, Counted::Points,
        SM_TEXT_N("reasons", "It is the highest in %4 of 100 possible deals: %n point(s), %3.") },
    { Topic::Hand, Shade::Deal, When::OfOther, Counted::Nothing,
        SM_TEXT("reasons", "The other choice ends with more tokens than now in %4 of 100 possible deals.") },
    { Topic::Hand, Shade::Deal, When::Always, Counted::Nothing,
        SM_TEXT("reasons",
            "Played to the end, it leaves you more tokens than now in %4 of 100 possible deals.") },
    { Topic::Hand, Shade::Average, When::OfOther, Counted::Points,
        SM_TEXT_N("reasons", "Played to the end, the other choice costs %n token(s) on average.") },
    { Topic::Hand, Shade::Average, When::Always, Counted::Points,
        SM_TEXT_N("reasons", "Played to the end, it costs %n token(s) on average.") },
    { Topic::Hand, Shade::Plain, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "With all cards open, the %1 wins the hand in %4 of 100 possible deals.") },
    { Topic::Price, Shade::GivesUp, When::Always, Counted::Points,
        SM_TEXT_N("reasons", "Giving up hands them %n point(s).") },
    { Topic::Price, Shade::WinsGame, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "Won, this bet wins the game.") },
    { Topic::Price, Shade::LosesGame, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "Lost, this bet loses the game.") },
    { Topic::Price, Shade::OnTable, When::Always, Counted::Points,
        SM_TEXT_N("reasons", "If nobody wants it, it brings %n point(s).") },
    { Topic::Price, Shade::Points, When::Heard, Counted::Nothing,
        SM_TEXT("reasons",
            "By the cards alone, your side has the better envido in %4 of 100 possible deals; given what was "
            "said and played, in about %8. The bet pays from %6 on.") },
    { Topic::Price, Shade::Points, When::Always, Counted::Nothing,
        SM_TEXT("reasons",
            "Your side has the better envido in %4 of 100 possible deals; the bet pays from %6 on.") },
    { Topic::Price, Shade::Flor, When::Heard, Counted::Nothing,
        SM_TEXT("reasons",
            "By the cards alone, your side has the better flor in %4 of 100 possible deals; given what was "
            "said and played, in about %8. The bet pays from %6 on.") },
    { Topic::Price, Shade::Flor, When::Always, Counted::Nothing,
        SM_TEXT("reasons",
            "Your side has the better flor in %4 of 100 possible deals; the bet pays from %6 on.") },
    { Topic::Price, Shade::Combination, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "%2 was dealt a flor in %4 of 100 possible deals; accusing pays from %6 on.") },
    { Topic::Price, Shade::Plain, When::Heard, Counted::Nothing,
        SM_TEXT("reasons",
            "With all cards open, your side wins the hand in %4 of 100 possible deals; given what was said "
            "and played, "
            "in about %8. The bet pays from %6 on.") },
    { Topic::Price, Shade::Plain, When::Always, Counted::Nothing,
        SM_TEXT("reasons",
            "With all cards open, your side wins the hand in %4 of 100 possible deals; the bet pays from %6 "
            "on.") },
    { Topic::Keeps, Shade::Trumps, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "You keep for later: %5.") },
    { Topic::Keeps, Shade::Plain, When::Always, Counted::Number,
        SM_TEXT_N("reasons", "You keep the %5 for later: %n unseen card(s) can beat it.") },
    { Topic::Builds, Shade::Trumps, When::Always, Counted::Number,
        SM_TEXT_N("reasons", "With %7 as trumps you hold %n trump(s): %5.") },
    { Topic::Builds, Shade::Alone, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "The %1 goes with nothing in your hand.") },
    { Topic::Builds, Shade::Contract, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "The %1 completes the contract.") },
    { Topic::Builds, Shade::Deal, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "The %1 hardly helps with the contract.") },
    { Topic::Builds, Shade::OnTable, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "The %1 fits what lies on the table: %5.") },
    { Topic::Builds, Shade::Plain, When::Always, Counted::Number,
        SM_TEXT_N("reasons", "The %1 goes with %5, and with %n unseen card(s).") },
    { Topic::Burden, Shade::OnTable, When::Always, Counted::Points,
        SM_TEXT_N("reasons", "It takes %n point(s) out of your hand.") },
    { Topic::Burden, Shade::Alone, When::Always, Counted::Number,
        SM_TEXT_N("reasons",
            "Going down now leaves %n card(s) that can only be laid off; one trio more could go with the "
            "rest.") },
    { Topic::Burden, Shade::Plain, When::Always, Counted::Points,
        SM_TEXT_N("reasons", "The %1 costs whoever holds it at the end %n point(s).") },
    { Topic::Serves, Shade::OnTable, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "%2 could lay the %1 off: it fits %5.") },
    { Topic::Serves, Shade::Plain, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "%2 has taken %5: the %1 may go with that.") },
    { Topic::Next, Shade::Out, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "With a card from the stock you go out in this turn in %4 of 100 cases.") },
    { Topic::Next, Shade::Contract, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "A card from the stock completes the contract in %4 of 100 cases.") },
    { Topic::Next, Shade::Deal, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "A card from the stock brings the contract nearer in %4 of 100 cases.") },
    { Topic::Next, Shade::OnTable, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "A card from the stock can be laid off in %4 of 100 cases.") },
    { Topic::Next, Shade::Plain, When::WithoutCard, Counted::Nothing,
        SM_TEXT("reasons", "You can take or score at your next turn in %4 of 100 possible deals.") },
    { Topic::Next, Shade::Plain, When::Certain, Counted::Nothing,
        SM_TEXT("reasons", "After the %1 you can certainly take or score at your next turn.") },
    { Topic::Next, Shade::Plain, When::Always, Counted::Nothing,
        SM_TEXT(
            "reasons", "After the %1 you can take or score at your next turn in %4 of 100 possible deals.") },
    { Topic::Wins, Shade::Deal, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "With it you go out in this turn.") },
    { Topic::Wins, Shade::GivesUp, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "Giving up loses the game at once.") },
    { Topic::Wins, Shade::Plain, When::Always, Counted::Nothing,
        SM_TEXT("reasons", "It wins the game at once.") },
};

bool holds(When when, const Because &reason)
{
    switch (when) {
    case When::Always:
        return true;
    case When::WithoutCard:
        return !reason.card.known();
    case When::Certain:
        return reason.chance == 100;
    case When::Never:
        return reason.chance == 0;
    case When::OfOther:
        return reason.ofOther;
    case When::Heard:
        return reason.heard >= 0;
    }
    return false;
}

Text filled(const Pattern &pattern, const Because &reason, const GameInfo &game)
{
    const Term booked { reason.row < game.reasons.size() ? game.reasons[reason.row].label : "" };
    const int counts[] = { -1, reason.number, reason.points };
    return { pattern.sentence,
        { reason.card, SeatName { reason.seat == nobody ? Seat { 0 } : reason.seat }, booked,
            std::int64_t { reason.chance }, reason.cards, std::int64_t { reason.need },
            SuitName { reason.suit < 4 ? reason.suit : 0 }, std::int64_t { reason.heard } },
        counts[static_cast<std::size_t>(pattern.counted)] };
}

} // namespace

Text becauseText(const Because &reason, const GameInfo &game)
{
    const auto *found = std::find_if(std::begin(patterns), std::end(patterns), [&](const Pattern &pattern) {
        return pattern.topic == reason.topic && pattern.shade == reason.shade && holds(pattern.when, reason);
    });
    return found == std::end(patterns) ? Text {} : filled(*found, reason, game);
}

} // namespace sobremesa
