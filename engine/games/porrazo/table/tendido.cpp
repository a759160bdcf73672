// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/table/tendido.h"
#include "engine/core/facts.h"
#include "engine/games/porrazo/phases.h"
#include "engine/games/porrazo/table/words.h"

#include <algorithm>

// What the table shows of the tendido while it is arranged (section 4.3).
namespace sobremesa::porrazo {

Arrangement arrangementOf(const Action &action)
{
    Arrangement chosen { {}, action.word == rightWord };
    for (const Card card : action.cards)
        chosen.row.push_back(card);
    return chosen;
}

CardList inTheirPlaces(const Arrangement &chosen)
{
    CardList cards;
    for (std::size_t i = 0; i < chosen.row.size(); ++i) {
        const std::size_t place = chosen.fromRight ? chosen.row.size() - i : i + 1;
        if (chosen.row[i].rank() == static_cast<int>(place))
            cards.push_back(chosen.row[i]);
    }
    return cards;
}

CardList setOf(const State &state, int rank)
{
    CardList cards;
    const auto same = [rank](Card card) { return card.rank() == rank; };
    if (std::none_of(state.tendido.begin(), state.tendido.end(), same))
        return cards;
    std::copy_if(state.table.begin(), state.table.end(), std::back_inserter(cards), same);
    std::copy_if(state.tendido.begin(), state.tendido.end(), std::back_inserter(cards), same);
    return cards.size() > 1 ? cards : CardList();
}

bool askedInSecret(const State &seen)
{
    return seen.phase == Phase::Declare;
}

Facts tableFacts(const State &seen)
{
    Value sets { Value::List {} };
    for (int rank = 1; rank <= rankCount && seen.phase == Phase::Arrange; ++rank) {
        const CardList set = setOf(seen, rank);
        if (!set.empty())
            sets.add(cardList(set, frenchPack));
    }
    Facts all { Value::Object {} };
    all.add("sets", sets);
    return all;
}

} // namespace sobremesa::porrazo
