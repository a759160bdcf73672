// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/scoring.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

constexpr std::array<int, 5> setFactors { 0, 0, 1, 3, 6 };
constexpr std::array<int, 3> holdingFactors { 0, 1, 3 };

} // namespace

int worth(Holding holding)
{
    return holdingFactors[static_cast<std::size_t>(holding.kind)] * worth(holding.rank);
}

Holding holdingOf(const HandCards &dealt)
{
    int rank = 0;
    int pairs = 0;
    for (std::size_t i = 1; i < dealt.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (dealt[i].rank() == dealt[j].rank()) {
                rank = dealt[i].rank();
                ++pairs;
            }
        }
    }
    if (pairs == 0)
        return {};
    return { pairs == 3 ? Combination::Rondine : Combination::Ronda, static_cast<std::uint8_t>(rank) };
}

bool ranksAbove(Holding left, Holding right)
{
    return left.kind != right.kind ? left.kind > right.kind : left.rank > right.rank;
}

Arrangement arrangement(const Cards<4> &tendido, int number)
{
    Arrangement result { tendido, number % 2 != 0 };
    if (number & 2)
        std::swap(result.row[0], result.row[1]);
    if (number & 4)
        std::swap(result.row[2], result.row[3]);
    return result;
}

Cards<4> inTheirPlaces(const Arrangement &arrangement)
{
    Cards<4> cards;
    for (std::size_t i = 0; i < arrangement.row.size(); ++i) {
        const int place = static_cast<int>(arrangement.fromRight ? arrangement.row.size() - i : i + 1);
        if (arrangement.row[i].rank() == place)
            cards.push_back(arrangement.row[i]);
    }
    return cards;
}

int placePoints(const Arrangement &arrangement)
{
    int points = 0;
    for (const Card card : inTheirPlaces(arrangement))
        points += card.rank();
    return points;
}

bool arrangementMatters(const Cards<4> &tendido)
{
    const int first = placePoints(arrangement(tendido, 0));
    for (int number = 1; number < arrangementCount; ++number) {
        if (placePoints(arrangement(tendido, number)) != first)
            return true;
    }
    return false;
}

int setPoints(int cards, int rank)
{
    return setFactors[static_cast<std::size_t>(cards)] * worth(rank);
}

Cards<rankCount> runOf(const Cards<packSize> &table, int rank)
{
    std::array<Card, rankCount + 1> last {};
    for (const Card card : table)
        last[static_cast<std::size_t>(card.rank())] = card;
    Cards<rankCount> run;
    for (auto at = static_cast<std::size_t>(rank); last[at].known() && run.size() < rankCount;
         at = at % rankCount + 1)
        run.push_back(last[at]);
    return run;
}

int limpiaPoints(const Cards<rankCount> &taken, bool lastOfRun)
{
    if (lastOfRun)
        return worth(taken.back().rank());
    int highest = 0;
    for (const Card card : taken)
        highest = std::max(highest, card.rank());
    return worth(highest);
}

} // namespace sobremesa::porrazo
