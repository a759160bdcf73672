// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/porrazo/phases.h"
#include "engine/games/porrazo/table/words.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

// What a card of this rank takes from the table: the equal card laid last, and the run above it (4.6).
CardList runFrom(const State &seen, int rank)
{
    CardList run;
    for (int count = 0; count < rankCount; ++count) {
        const int wanted = (rank - 1 + count) % rankCount + 1;
        const auto found = std::find_if(std::make_reverse_iterator(seen.table.end()),
            std::make_reverse_iterator(seen.table.begin()),
            [wanted](Card card) { return card.rank() == wanted; });
        if (found == std::make_reverse_iterator(seen.table.begin()))
            break;
        run.push_back(*found);
    }
    return run;
}

} // namespace

std::vector<Text> cardNotes(const State &seen, Seat viewer, Card card)
{
    std::vector<Text> notes;
    const auto &hand = seen.hands[viewer];
    if (std::find(hand.begin(), hand.end(), card) != hand.end()) {
        const CardList run = runFrom(seen, card.rank());
        if (run.empty())
            notes.push_back({ SM_TEXT("porrazo", "It takes nothing from the table as it lies.") });
        else
            notes.push_back({ SM_TEXT("porrazo", "It takes %1."), { run } });
    }
    notes.push_back(
        { SM_TEXT("porrazo", "A porrazo with it is worth %1."), { std::int64_t { worth(card.rank()) } } });
    const auto equal = unseenWhere(
        zones(seen), *State::info().pack, [card](Card other) { return other.rank() == card.rank(); });
    notes.push_back({ SM_TEXT("porrazo", "Cards of its rank that you have not seen yet: %1."), { equal } });
    return notes;
}

} // namespace sobremesa::porrazo
