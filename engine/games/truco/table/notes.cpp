// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unseen.h"
#include "engine/games/truco/scoring.h"
#include "engine/games/truco/table/words.h"

namespace sobremesa::truco {

namespace {

constexpr int steps = 14; // of strength
constexpr std::size_t mostNamed = 8; // more are told by their number
constexpr int courtFrom = 8; // the black cards: sota, caballo, rey

CardList withStrength(bool (*wanted)(int, int), Card card)
{
    CardList found;
    for (const Card other : spanishPack.cards()) {
        if (other != card && wanted(strength(other), strength(card)))
            found.push_back(other);
    }
    return found;
}

Text beatenBy(const CardList &higher)
{
    if (higher.empty())
        return { SM_TEXT("truco", "Nothing beats it.") };
    if (higher.size() <= mostNamed)
        return { SM_TEXT("truco", "It is beaten by %1."), { higher } };
    return { SM_TEXT("truco", "Of the other 39 cards, this many beat it: %1."),
        { static_cast<std::int64_t>(higher.size()) } };
}

} // namespace

// 4.4 and 5.2.
std::vector<Text> cardNotes(const State &seen, Seat, Card card)
{
    const CardList higher = withStrength([](int other, int own) { return other > own; }, card);
    const CardList equal = withStrength([](int other, int own) { return other == own; }, card);
    std::vector<Text> notes;
    notes.push_back({ SM_TEXT("truco", "In tricks it ranks %1 of %2, where 1 is the best."),
        { std::int64_t { steps + 1 - strength(card) }, std::int64_t { steps } } });
    notes.push_back(beatenBy(higher));
    if (!equal.empty())
        notes.push_back({ SM_TEXT("truco", "As high as it, so that the trick is parda: %1."), { equal } });
    if (!higher.empty()) {
        const auto out = unseenWhere(
            zones(seen), spanishPack, [card](Card other) { return strength(other) > strength(card); });
        notes.push_back({ SM_TEXT("truco", "Of the cards that beat it you have not seen %1."), { out } });
    }
    const int points = card.rank() < courtFrom ? card.rank() : 0;
    notes.push_back({ SM_TEXT("truco", "For the envido it counts %1."), { std::int64_t { points } } });
    return notes;
}

} // namespace sobremesa::truco
