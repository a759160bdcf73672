// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/cardset.h"

namespace sobremesa::porrazo {

// Rows of GameInfo::reasons, in the order of section 5.
enum class Reason : std::uint8_t {
    TendidoPlace,
    TendidoPair,
    TendidoThree,
    TendidoFour,
    EnSuLugar,
    Porrazo,
    PorrazoVoid,
    LimpiaVoid,
    CounterPorrazo,
    Limpia,
    SanBenito,
    Ronda,
    Rondine,
    ClaimedRonda,
    ClaimedRondine,
    Cards
};

inline constexpr int rankCount = 13;
inline constexpr int packSize = 52;
inline constexpr int highestPlace = 4; // A to 4 can lie in their place
inline constexpr int arrangementCount = 8;

inline constexpr CardSet fullPack = CardSet::ofBits(0x3FFE'3FFE'3FFE'3FFEULL);

enum class Combination : std::uint8_t { None, Ronda, Rondine };

// What a seat could declare, and of which rank.
struct Holding
{
    Combination kind = Combination::None;
    std::uint8_t rank = 0;

    friend bool operator==(Holding, Holding) = default;
};
using HandCards = Cards<3>;

// Section 5: K 4, Q 3, J 2, every other rank 1.
[[nodiscard]] constexpr int worth(int rank)
{
    return rank > 10 ? rank - 9 : 1;
}
// Worth of a ronda or rondine (section 5); 0 for nothing.
[[nodiscard]] int worth(Holding holding);
// 4.5: two of a rank are a ronda, three a rondine.
[[nodiscard]] Holding holdingOf(const HandCards &dealt);
// 4.7: true if the left one is ranked above the right one; seats of equal ones are not looked at.
[[nodiscard]] bool ranksAbove(Holding left, Holding right);

// 4.3: the tendido in one of its eight arrangements.
struct Arrangement
{
    Cards<4> row;
    bool fromRight = false;
};
// Number 0 to 7: A B C D, B A C D, A B D C, B A D C, each from the left, then from the right.
[[nodiscard]] Arrangement arrangement(const Cards<4> &tendido, int number);
// 4.3: A = 1 in place 1 … 4 in place 4, added up.
// The cards that lie in their places.
[[nodiscard]] Cards<4> inTheirPlaces(const Arrangement &arrangement);
[[nodiscard]] int placePoints(const Arrangement &arrangement);
// 4.3: false if all eight are worth the same.
[[nodiscard]] bool arrangementMatters(const Cards<4> &tendido);
// Section 5: points of 2, 3 or 4 cards of a rank; 0 for fewer.
[[nodiscard]] int setPoints(int cards, int rank);
// 4.6 (4): what a card of this rank takes from the table: the equal card laid last and one of each rank above
// it, K followed by A, never a rank twice. The table has the oldest card first.
[[nodiscard]] Cards<rankCount> runOf(const Cards<packSize> &table, int rank);
// Section 5: worth of the highest rank taken, or of the last card of the run.
[[nodiscard]] int limpiaPoints(const Cards<rankCount> &taken, bool lastOfRun);

} // namespace sobremesa::porrazo
