// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/cuarenta/scoring.h"
#include "engine/games/cuarenta/table/words.h"

#include <algorithm>

// For somebody who learns the game.
namespace sobremesa::cuarenta {

namespace {

// The table cards that go to the pile together with the card played; those of a run follow one by one.
CardList takenWith(std::span<const Event> step, Card played)
{
    for (const Event &event : step) {
        if (event.kind != EventKind::Moved || event.to.zone != Zone::Captured)
            continue;
        CardList base = listOf(event.cards);
        std::erase(base, played);
        return base;
    }
    return {};
}

// The card played is the last of its rank: all others have been played where everybody saw it.
bool isLastOfRank(const State &seen, Seat viewer, Card played)
{
    const auto unseen = unseenWhere(
        zones(seen), *State::info().pack, [played](Card card) { return card.rank() == played.rank(); });
    return unseen == 1 && RankSet::of(seen.hands[viewer]).ofRank(placeOf(played)).empty();
}

bool isOffered(const Actions &open, Verb verb)
{
    return std::any_of(open.begin(), open.end(),
        [verb](const Action &action) { return action.verb == static_cast<std::uint8_t>(verb); });
}

Remark ofRonda(const State &seen)
{
    return { "ronda",
        { SM_TEXT_N("cuarenta",
              "Three equal cards of the five just dealt are a ronda: said before your first card, it scores "
              "%n "
              "point(s)."),
            {}, rondaPoints(seen.rules) } };
}

} // namespace

Remarks shows(const State &seen, Seat viewer, std::span<const Event> step)
{
    const Event *played = openlyPlayed(step);
    if (!played || played->seat == viewer)
        return {};
    const Card card = played->cards[0];
    const CardList taken = takenWith(step, card);
    if (taken.size() > 1)
        return { { "sum",
            { SM_TEXT("cuarenta", "%1 takes %3 with the %2: together they make its number."),
                { SeatName { played->seat }, card, taken } } } };
    if (!taken.empty() || !isLastOfRank(seen, viewer, card))
        return {};
    return { { "safe",
        { SM_TEXT("cuarenta",
              "%1 laid the %2. The other three of its rank are gone: nobody can make a caída on it."),
            { SeatName { played->seat }, card } } } };
}

// As they are offered: that a right exists is for the player to see (section 6).
Remarks mayDo(const State &seen, Seat viewer)
{
    Actions open;
    offered(seen, viewer, open);
    Remarks remarks;
    if (isOffered(open, Verb::Collect))
        remarks.push_back({ "collect",
            { SM_TEXT("cuarenta",
                "A caída on a card of a dealt ronda captures the ronda: whoever remembers its rank now "
                "collects 10 points.") } });
    if (isOffered(open, Verb::Claim))
        remarks.push_back({ "claim",
            { SM_TEXT("cuarenta",
                "A run goes on upwards from the card played. What the others leave of theirs may be claimed "
                "until the next card.") } });
    if (isOffered(open, Verb::Play))
        remarks.push_back({ "play",
            { SM_TEXT("cuarenta",
                "A card takes an equal one, or small ones that add up to it, and then those that follow "
                "upwards.") } });
    if (isOffered(open, Verb::Ronda))
        remarks.push_back(ofRonda(seen));
    return remarks;
}

} // namespace sobremesa::cuarenta
