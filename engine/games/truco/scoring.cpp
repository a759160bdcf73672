// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/scoring.h"

namespace sobremesa::truco {

namespace {

enum : std::uint8_t { envidoBid, realEnvidoBid, faltaBid };

// A row a suit in the order o c e b, the ranks 1 … 7 S C R (4.4).
constexpr std::uint8_t strengths[4][11] = {
    { 0, 8, 9, 10, 1, 2, 3, 11, 5, 6, 7 },
    { 0, 8, 9, 10, 1, 2, 3, 4, 5, 6, 7 },
    { 0, 14, 9, 10, 1, 2, 3, 12, 5, 6, 7 },
    { 0, 13, 9, 10, 1, 2, 3, 4, 5, 6, 7 },
};

constexpr int falseAce = 8, aceSwords = 14; // strengths with a sign of their own, in the order of 2.6

// The sign for a card that is held, by its code; or 0 (2.6).
constexpr auto signOf = [] {
    std::array<std::uint16_t, 64> rows {};
    for (int suit = 0; suit < 4; ++suit) {
        for (int rank = 1; rank <= 10; ++rank) {
            const int power = strengths[suit][rank];
            if (power >= falseAce)
                rows[Card::of(suit, rank).code] = static_cast<std::uint16_t>(1U << (aceSwords - power));
        }
    }
    return rows;
}();

constexpr std::uint16_t pointsBit = 1U << 7, blindBit = 1U << 8, florBit = 1U << 9;
constexpr int pointsSignFrom = 27;

// Black cards count nothing (5.2).
constexpr std::uint8_t numbers[] = { 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0 };

int number(Card card)
{
    return numbers[card.rank()];
}

int pair(Card left, Card right)
{
    return left.suit() == right.suit() ? 20 + number(left) + number(right)
                                       : std::max(number(left), number(right));
}

int bidPoints(std::uint8_t bid)
{
    static constexpr int points[] = { 2, 3, 0 };
    return points[bid];
}

} // namespace

int strength(Card card)
{
    return strengths[card.suit()][card.rank()];
}

int envidoPoints(const Dealt &dealt)
{
    return std::max(std::max(pair(dealt[0], dealt[1]), pair(dealt[0], dealt[2])), pair(dealt[1], dealt[2]));
}

bool isFlor(const Dealt &dealt)
{
    return dealt.size() == handSize && dealt[0].suit() == dealt[1].suit()
        && dealt[0].suit() == dealt[2].suit() && dealt[0].known() && dealt[1].known() && dealt[2].known();
}

int florPoints(const Dealt &dealt)
{
    return 20 + number(dealt[0]) + number(dealt[1]) + number(dealt[2]);
}

Side winnerOfTricks(const InlineVector<Side, handSize> &tricks, Side manoSide)
{
    if (tricks.size() < 2)
        return nobody;
    const Side first = tricks[0], second = tricks[1];
    if (tricks.size() == 2 && first == second)
        return first; // both won, or two pardas: nobody yet
    if (tricks.size() == 2)
        return first == parda ? second : second == parda ? first : nobody;
    if (tricks[2] != parda)
        return tricks[2];
    return first == parda ? manoSide : first;
}

std::uint16_t heldSigns(const Dealt &held)
{
    std::uint16_t made = 0;
    for (const Card card : held)
        made |= signOf[card.code];
    return made == 0 ? blindBit : made;
}

std::uint16_t dealtSigns(const Dealt &dealt)
{
    std::uint16_t made = envidoPoints(dealt) >= pointsSignFrom ? pointsBit : 0;
    if (isFlor(dealt))
        made |= florBit;
    return made;
}

std::uint16_t trueSigns(const Dealt &dealt, const Dealt &held)
{
    return heldSigns(held) | dealtSigns(dealt);
}

int chainPoints(const InlineVector<std::uint8_t, 4> &chain)
{
    if (endsWithFalta(chain))
        return 0;
    int points = 0;
    for (const std::uint8_t bid : chain)
        points += bidPoints(bid);
    return points;
}

int chainWanted(const State &state, const InlineVector<std::uint8_t, 4> &chain, Side side)
{
    return endsWithFalta(chain) ? rest(state, side) : chainPoints(chain);
}

int chainRefused(const InlineVector<std::uint8_t, 4> &chain)
{
    auto accepted = chain;
    accepted.pop_back();
    return std::max(1, chainPoints(accepted));
}

bool endsWithFalta(const InlineVector<std::uint8_t, 4> &chain)
{
    return !chain.empty() && chain.back() == faltaBid;
}

int malas(const Rules &rules)
{
    return rules.target == 15 ? 15 : rules.target / 2;
}

int rest(const State &state, Side side)
{
    const int higher = std::max(state.scores[0], state.scores[1]);
    const bool wholeGame = state.rules.malasBuenas && higher <= malas(state.rules);
    return state.rules.target - (wholeGame ? state.scores[side] : higher);
}

} // namespace sobremesa::truco
