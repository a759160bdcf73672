// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/porrazo/phases.h"
#include "engine/games/porrazo/table/words.h"

#include <algorithm>

// For somebody who learns the game.
namespace sobremesa::porrazo {

namespace {

bool isTaken(std::span<const Event> step, Seat seat)
{
    return std::any_of(step.begin(), step.end(), [seat](const Event &event) {
        return event.kind == EventKind::Moved && event.from.zone == Zone::Table
            && event.to.zone == Zone::Captured && event.seat == seat;
    });
}

// The card played is the last of its rank: all others have been played where everybody saw it.
bool isLastOfRank(const State &seen, Seat viewer, Card played)
{
    const auto unseen = unseenWhere(
        zones(seen), *State::info().pack, [played](Card card) { return card.rank() == played.rank(); });
    return unseen == 1 && !holdsRank(seen.hands[viewer], played.rank());
}

// What a ronda declared says of the cards that are still held, once enough of the others have been played.
Remarks ofDeclared(const State &seen, Seat seat, Card card)
{
    const HandCards &before = seen.played[seat];
    const SeatName name { seat };
    if (seen.declared[seat] == Combination::Rondine && before.empty())
        return { { "rondine",
            { SM_TEXT("porrazo", "%1 declared a rondine: the two other cards equal the %2."),
                { name, card } } } };
    if (seen.declared[seat] != Combination::Ronda || before.size() != 1 || before[0].rank() == card.rank())
        return {};
    return { { "ronda",
        { SM_TEXT("porrazo", "%1 declared a ronda: the card still held equals the %2 or the %3."),
            { name, before[0], card } } } };
}

void addDeclaring(const State &seen, Remarks &remarks)
{
    if (seen.rules.claims)
        remarks.push_back({ "declare",
            { SM_TEXT("porrazo",
                "Two equal cards in the hand are a ronda, three a rondine. At the end of the deal the "
                "highest "
                "one scores that was declared or claimed.") } });
    else
        remarks.push_back({ "declare",
            { SM_TEXT("porrazo",
                "Two equal cards in the hand are a ronda, three a rondine. At the end of the deal the "
                "highest "
                "one scores that was declared.") } });
}

void addPlaying(const State &seen, Seat viewer, Remarks &remarks)
{
    const HandCards &hand = seen.hands[viewer];
    if (std::any_of(hand.begin(), hand.end(), [&](Card card) { return mayLeave(seen, card.rank()); }))
        remarks.push_back({ "leave",
            { SM_TEXT("porrazo",
                "A card whose number is how many cards the table has with it may stay there and score "
                "that number, instead of taking.") } });
    remarks.push_back({ "play",
        { SM_TEXT("porrazo",
            "A card takes an equal one, and with it those that follow upwards. Any other card is laid.") } });
}

} // namespace

Remarks shows(const State &seen, Seat viewer, std::span<const Event> step)
{
    const Event *played = openlyPlayed(step);
    if (!played || played->seat == viewer || seen.phase != Phase::Play)
        return {};
    const Card card = played->cards[0];
    Remarks remarks = ofDeclared(seen, played->seat, card);
    if (isTaken(step, played->seat)) {
        if (effectOf(seen, card.rank(), false) == Effect::Capture && !mayLeave(seen, card.rank()))
            remarks.push_back({ "must_take",
                { SM_TEXT("porrazo", "%1 takes: a card that can take must take."),
                    { SeatName { played->seat } } } });
    } else if (isLastOfRank(seen, viewer, card)) {
        remarks.push_back({ "safe",
            { SM_TEXT(
                  "porrazo", "%1 laid the %2. The other three of its rank are gone: nobody can strike it."),
                { SeatName { played->seat }, card } } });
    }
    return remarks;
}

Remarks mayDo(const State &seen, Seat viewer)
{
    Remarks remarks;
    switch (seen.phase) {
    case Phase::Tendido:
        return { { "tendido",
            { SM_TEXT("porrazo",
                "Once in a hand the dealer lays four cards from the stock, the tendido, and scores its "
                "places "
                "and sets. You say after which deal.") } } };
    case Phase::Arrange:
        return { { "arrange",
            { SM_TEXT("porrazo",
                "An ace in the first place, a two in the second, a three in the third and a four in the "
                "fourth "
                "score their number.") } } };
    case Phase::Declare:
        addDeclaring(seen, remarks);
        break;
    case Phase::Play:
        addPlaying(seen, viewer, remarks);
        break;
    case Phase::Claim:
        return { { "claim",
            { SM_TEXT("porrazo",
                "Somebody held a ronda and did not declare it: whoever claims it first owns it.") } } };
    case Phase::Between:
    case Phase::Over:
        break;
    }
    return remarks;
}

} // namespace sobremesa::porrazo
