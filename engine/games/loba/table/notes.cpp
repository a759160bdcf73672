// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/loba/scoring.h"
#include "engine/games/loba/table/words.h"

#include <algorithm>

namespace sobremesa::loba {

namespace {

void addMelds(const State &seen, Card card, std::vector<Text> &notes)
{
    const auto fitting = std::count_if(
        seen.melds.begin(), seen.melds.end(), [card](const Meld &meld) { return fits(meld, card); });
    const auto swapping = std::count_if(
        seen.melds.begin(), seen.melds.end(), [card](const Meld &meld) { return freesJoker(meld, card); });
    if (fitting > 0)
        notes.push_back(
            { SM_TEXT_N("loba", "It fits %n meld(s) on the table."), {}, static_cast<int>(fitting) });
    if (swapping > 0)
        notes.push_back({ SM_TEXT("loba", "It can take the place of a joker at the end of an escalera.") });
}

} // namespace

// Sections 4.5 to 4.7 and 5.
std::vector<Text> cardNotes(const State &seen, Seat, Card card)
{
    std::vector<Text> notes;
    notes.push_back({ SM_TEXT_N("loba", "Left in the hand it costs %n point(s)."), {}, valueOf(card) });
    if (card.isJoker())
        notes.push_back({ SM_TEXT("loba", "It stands for any card, but only one lies in a new meld.") });
    addMelds(seen, card, notes);
    const auto equal =
        unseenWhere(zones(seen), *State::info().pack, [card](Card other) { return other == card; });
    notes.push_back({ SM_TEXT("loba", "Equal cards that you have not seen yet: %1."), { equal } });
    return notes;
}

} // namespace sobremesa::loba
