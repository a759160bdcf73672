// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/truco/phases.h"
#include "engine/games/truco/scoring.h"
#include "engine/games/truco/table/words.h"

#include <algorithm>
#include <optional>

// For somebody who learns the game.
namespace sobremesa::truco {

namespace {

// Neither the viewer nor anybody else can beat the card.
bool beatsAll(const State &seen, Seat viewer, Card played)
{
    const auto higher = [played](Card card) { return strength(card) > strength(played); };
    const auto &own = seen.hands[viewer];
    return unseenWhere(zones(seen), *State::info().pack, higher) == 0
        && std::none_of(own.begin(), own.end(), higher);
}

Remarks ofTricks(const State &seen, Seat seat)
{
    if (seen.play.tricks.size() != 1)
        return {};
    const Side first = seen.play.tricks[0];
    if (first == parda)
        return { { "after_parda",
            { SM_TEXT("truco", "The first trick was drawn: whoever wins the second wins the hand.") } } };
    if (first == teamOf(seat))
        return {};
    return { { "needs_both",
        { SM_TEXT("truco", "%1 has lost the first trick, and needs both others now."),
            { SeatName { seat } } } } };
}

// The points that this seat has said for the envido; nothing if it said none, or showed a flor.
std::optional<int> saidBy(const State &seen, Seat seat)
{
    const auto &shown = seen.play.flor.shown;
    if (std::find(shown.begin(), shown.end(), seat) != shown.end())
        return std::nullopt;
    std::optional<int> points;
    for (const Declared &said : seen.play.declared) {
        if (said.seat == seat && said.points != Declared::sonBuenas)
            points = said.points;
    }
    return points;
}

// Cards of which every hand with these points has one: those shown, and so many of the unseen ones.
CardList heldInAll(const Dealt &shown, int points, const CardList &unseen)
{
    std::optional<CardList> common;
    const auto visit = [&](const CardList &hidden) {
        Dealt dealt = shown;
        for (const Card card : hidden)
            dealt.push_back(card);
        if (envidoPoints(dealt) != points)
            return;
        if (!common)
            common = hidden;
        std::erase_if(*common,
            [&](Card card) { return std::find(hidden.begin(), hidden.end(), card) == hidden.end(); });
    };
    const bool two = shown.size() + 1 < handSize;
    for (std::size_t first = 0; first < unseen.size(); ++first) {
        if (!two)
            visit({ unseen[first] });
        for (std::size_t second = first + 1; two && second < unseen.size(); ++second)
            visit({ unseen[first], unseen[second] });
    }
    return common.value_or(CardList {});
}

// The points said and the cards played leave no choice for a card that is still held.
Remarks ofPoints(const State &seen, Seat viewer, Seat seat, Card card)
{
    const auto points = saidBy(seen, seat);
    Dealt shown = seen.played[seat];
    shown.push_back(card);
    if (!points || shown.size() >= handSize || seen.open.contains(seat))
        return {};
    CardList unseen = unseenCards(zones(seen), *State::info().pack);
    std::erase_if(unseen, [&](Card each) {
        const auto &own = seen.hands[viewer];
        return each == card || std::find(own.begin(), own.end(), each) != own.end();
    });
    const CardList held = heldInAll(shown, *points, unseen);
    if (held.empty())
        return {};
    return { { "points",
        { SM_TEXT("truco", "%1 said %2, and has played the %3: the %4 must still be there."),
            { SeatName { seat }, std::int64_t { *points }, card, held } } } };
}

struct AtStake
{
    std::uint8_t verb;
    const char *kind;
    const char *sentence;
};

// The rarest first. `verb` is offered, and the phase is this one.
constexpr AtStake bids[] = {
    { verb::flor, "flor",
        SM_TEXT("truco",
            "Three cards of one suit are a flor: said before your first card, it scores, and no envido is "
            "played.") },
    { verb::envido, "envido",
        SM_TEXT("truco",
            "The envido is a bet on two cards of one suit: their numbers and 20, figures count nothing. It "
            "is "
            "for the first trick only.") },
    { verb::truco, "truco",
        SM_TEXT("truco",
            "The truco raises what the hand is worth. Whoever does not want it loses what it was worth until "
            "then.") },
    { verb::play, "play",
        SM_TEXT("truco", "The hand is won with two of its three tricks; suits need not be followed.") },
};

constexpr const char *answersTruco = SM_TEXT("truco",
    "Wanted, the hand is worth more; not wanted, it is over and the caller scores what it was worth.");
constexpr const char *answersEnvido = SM_TEXT("truco",
    "Wanted, the better points win the bet; not wanted, the bidder scores what was agreed before it.");
constexpr const char *answersFlor =
    SM_TEXT("truco", "Several flors: the best one scores for all of its side, and the bet may be raised.");
constexpr const char *declaresPoints =
    SM_TEXT("truco", "Points are told in turn from the mano; whoever cannot beat the best says so.");
constexpr const char *looksForFlor =
    SM_TEXT("truco", "Whoever hid a flor may be found out: name who held one.");

} // namespace

Remarks shows(const State &seen, Seat viewer, std::span<const Event> step)
{
    const Event *played = openlyPlayed(step);
    if (!played || played->seat == viewer || played->to.zone != Zone::Trick)
        return {};
    Remarks remarks = ofPoints(seen, viewer, played->seat, played->cards[0]);
    for (const Remark &remark : ofTricks(seen, played->seat))
        remarks.push_back(remark);
    if (beatsAll(seen, viewer, played->cards[0]))
        remarks.insert(remarks.begin(),
            { "highest",
                { SM_TEXT("truco", "Nothing that is still out beats the %1."), { played->cards[0] } } });
    return remarks;
}

Remarks mayDo(const State &seen, Seat viewer)
{
    Actions open;
    offered(seen, viewer, open);
    const auto isOpen = [&open](std::uint8_t verb) {
        return std::any_of(
            open.begin(), open.end(), [verb](const Action &action) { return action.verb == verb; });
    };
    switch (seen.phase) {
    case Phase::Envido:
        return { { "answer_envido", { answersEnvido } } };
    case Phase::FlorCall:
    case Phase::FlorRound:
    case Phase::FlorAnswer:
        return { { "answer_flor", { answersFlor } } };
    case Phase::Declare:
        return { { "declare", { declaresPoints } } };
    case Phase::Claims:
        return { { "claims", { looksForFlor } } };
    case Phase::Play:
    case Phase::Between:
    case Phase::Over:
        break;
    }
    if (isOpen(verb::quiero))
        return { { "answer_truco", { answersTruco } } };
    Remarks remarks;
    for (const AtStake &bid : bids)
        if (isOpen(bid.verb))
            remarks.push_back({ bid.kind, { bid.sentence } });
    return remarks;
}

} // namespace sobremesa::truco
