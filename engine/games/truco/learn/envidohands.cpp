// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/envidohands.h"

#include <algorithm>

namespace sobremesa::truco {

namespace {

constexpr std::size_t suitCount = 4;

using Numbers = std::vector<int>; // of one suit, as the envido counts them, the lowest first

std::array<Numbers, suitCount> unseenBut(const Dealt &hand)
{
    std::array<Numbers, suitCount> suits;
    for (const Card card : spanishPack.cards()) {
        if (std::count(hand.begin(), hand.end(), card) == 0)
            suits[static_cast<std::size_t>(card.suit())].push_back(
                card.rank() <= highestNumber ? card.rank() : 0);
    }
    for (Numbers &numbers : suits)
        std::sort(numbers.begin(), numbers.end());
    return suits;
}

// How many hands of three suits are worth so much at most.
int threeSuits(const std::array<Numbers, suitCount> &suits, int most)
{
    int hands = 0;
    for (std::size_t without = 0; without < suits.size(); ++without) {
        int each = 1;
        for (std::size_t suit = 0; suit < suits.size(); ++suit) {
            if (suit != without)
                each *= static_cast<int>(std::count_if(
                    suits[suit].begin(), suits[suit].end(), [most](int number) { return number <= most; }));
        }
        hands += each;
    }
    return hands;
}

// How many hands with two or three of this suit are: the two best of them count, on twenty.
int withPair(const Numbers &suit, int others, int most)
{
    constexpr int twenty = 20;
    int hands = 0;
    for (std::size_t high = 0; high < suit.size(); ++high) {
        for (std::size_t low = 0; low < high; ++low) {
            if (twenty + suit[high] + suit[low] <= most)
                hands += others + static_cast<int>(low); // the third one of another suit, or below both
        }
    }
    return hands;
}

} // namespace

Dealt handFrom(learn::Shuffled &pack, bool pair, int most, Rng &rng)
{
    Dealt hand;
    const auto fits = [&](Card card, bool figure) {
        return card.rank() > highestNumber ? true : !figure && (pair || card.rank() <= most);
    };
    const bool figure = learn::oneIn(3, rng);
    hand.push_back(pack.take([&](Card card) { return fits(card, figure); }));
    if (pair)
        hand.push_back(pack.takeSuit(hand[0].suit()));
    while (hand.size() < 3) {
        const bool another = learn::oneIn(3, rng);
        hand.push_back(pack.take([&](Card card) {
            return fits(card, another) && std::none_of(hand.begin(), hand.end(), [card](Card each) {
                return each.suit() == card.suit();
            });
        }));
    }
    shuffle(hand, rng);
    return hand;
}

double shareBeaten(const Dealt &hand, bool mano)
{
    constexpr int unseen = 37, all = 37 * 36 * 35 / 6;
    const auto suits = unseenBut(hand);
    const int most = envidoPoints(hand) - (mano ? 0 : 1);
    int won = threeSuits(suits, most);
    for (const Numbers &suit : suits)
        won += withPair(suit, unseen - static_cast<int>(suit.size()), most);
    return double(won) / all;
}

} // namespace sobremesa::truco
