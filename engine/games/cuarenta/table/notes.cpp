// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/cuarenta/captures.h"
#include "engine/games/cuarenta/table/words.h"

namespace sobremesa::cuarenta {

namespace {

constexpr std::size_t waysShown = 3;

bool holds(const State &seen, Seat seat, Card card)
{
    const auto &hand = seen.hands[seat];
    return std::find(hand.begin(), hand.end(), card) != hand.end();
}

// The captures that a card of the viewer's makes on the table as it lies (4.4, 4.5), the smallest first.
Actions capturesWith(const State &seen, Seat viewer, Card card)
{
    Actions ways;
    Captures(seen, viewer, ways).add(card);
    std::erase_if(ways, [](const Action &way) { return way.cards.size() < 2; });
    std::stable_sort(ways.begin(), ways.end(),
        [](const Action &left, const Action &right) { return left.cards.size() < right.cards.size(); });
    return ways;
}

void addOwn(const State &seen, Seat viewer, Card card, std::vector<Text> &notes)
{
    const Actions ways = capturesWith(seen, viewer, card);
    if (ways.empty())
        notes.push_back({ SM_TEXT("cuarenta", "It takes nothing from the table as it is.") });
    for (std::size_t i = 0; i < std::min(ways.size(), waysShown); ++i)
        notes.push_back({ SM_TEXT("cuarenta", "It takes %1."),
            { CardList(ways[i].cards.begin() + 1, ways[i].cards.end()) } });
}

// Which cards of the viewer's hand could take it.
void addTakers(const State &seen, Seat viewer, Card card, std::vector<Text> &notes)
{
    CardList takers;
    for (const Card own : seen.hands[viewer]) {
        const Actions ways = capturesWith(seen, viewer, own);
        if (std::any_of(ways.begin(), ways.end(), [card](const Action &way) {
                return std::find(way.cards.begin() + 1, way.cards.end(), card) != way.cards.end();
            }))
            takers.push_back(own);
    }
    if (takers.empty())
        notes.push_back({ SM_TEXT("cuarenta", "No card in your hand can take it.") });
    else
        notes.push_back({ SM_TEXT("cuarenta", "It can be taken with %1."), { takers } });
}

} // namespace

std::vector<Text> cardNotes(const State &seen, Seat viewer, Card card)
{
    std::vector<Text> notes;
    if (holds(seen, viewer, card))
        addOwn(seen, viewer, card, notes);
    else if (RankSet::of(seen.table).contains(card))
        addTakers(seen, viewer, card, notes);
    const auto equal = unseenWhere(
        zones(seen), *State::info().pack, [card](Card other) { return other.rank() == card.rank(); });
    notes.push_back({ SM_TEXT("cuarenta", "Cards of its rank that you have not seen yet: %1."), { equal } });
    return notes;
}

} // namespace sobremesa::cuarenta
