// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/porrazo/phases.h"
#include "engine/games/porrazo/table/words.h"

#include <algorithm>

namespace sobremesa::porrazo {

std::vector<Text> cardNotes(const State &seen, Seat viewer, Card card)
{
    std::vector<Text> notes;
    const auto &hand = seen.hands[viewer];
    if (std::find(hand.begin(), hand.end(), card) != hand.end()) {
        const auto run = runOf(seen.table, card.rank());
        if (run.empty())
            notes.push_back({ SM_TEXT("porrazo", "It takes nothing from the table as it is.") });
        else
            notes.push_back({ SM_TEXT("porrazo", "It takes %1."), { CardList(run.begin(), run.end()) } });
    }
    notes.push_back(
        { SM_TEXT("porrazo", "A porrazo with it is worth %1."), { std::int64_t { worth(card.rank()) } } });
    const auto equal = unseenWhere(
        zones(seen), *State::info().pack, [card](Card other) { return other.rank() == card.rank(); });
    notes.push_back({ SM_TEXT("porrazo", "Cards of its rank that you have not seen yet: %1."), { equal } });
    return notes;
}

} // namespace sobremesa::porrazo
