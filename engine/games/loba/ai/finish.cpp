// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/finish.h"

#include <algorithm>

namespace sobremesa::loba {

namespace {

// What a meld costs that wants so many cards.
constexpr std::array<double, 4> trioWay { 0.0, 1.5, 2.1, 3.4 };
constexpr std::array<double, 4> escaleraWay { 0.0, 2.2, 4.2, 4.8 };
constexpr double sparePair = 0.15; // what one saves; two count
constexpr int mostTrios = 3; // of a contract, with one more where it pays to wait
constexpr int mostJokers = 3; // that are of use

// What the melds of a contract want still.
struct Open
{
    std::array<int, 3> trios {}; // how many want one, two and three cards
    std::array<int, 2> escaleras {}; // what each wants
    int jokers = 0; // that there are
};

// What a joker saves in a meld, and how many such melds there are.
struct Saving
{
    double way = 0;
    int melds = 0;
};

// The best first.
constexpr std::array<Saving, 6> savingsOf(const Open &open)
{
    const auto wanting = [&open](int cards) {
        return static_cast<int>(open.escaleras[0] == cards) + static_cast<int>(open.escaleras[1] == cards);
    };
    return { { { escaleraWay[1], wanting(1) }, { escaleraWay[2] - escaleraWay[1], wanting(2) },
        { trioWay[1], open.trios[0] }, { trioWay[3] - trioWay[2], open.trios[2] },
        { trioWay[2] - trioWay[1], open.trios[1] }, { escaleraWay[3] - escaleraWay[2], wanting(3) } } };
}

// One joker a meld.
constexpr double wayWith(const Open &open)
{
    double way = 0;
    for (std::size_t wanted = 1; wanted <= open.trios.size(); ++wanted) {
        for (int trio = 0; trio < open.trios[wanted - 1]; ++trio)
            way += trioWay[wanted];
    }
    for (const int wanted : open.escaleras)
        way += escaleraWay[static_cast<std::size_t>(wanted)];
    int jokers = open.jokers;
    for (const Saving &saving : savingsOf(open)) {
        for (int meld = 0; meld < saving.melds && jokers > 0; ++meld, --jokers)
            way -= saving.way;
    }
    return way;
}

constexpr std::size_t rowOf(const std::array<int, 3> &trios, int jokers)
{
    std::size_t row = 0;
    for (const int wanting : trios)
        row = row * (mostTrios + 1) + static_cast<std::size_t>(wanting);
    return row * (mostJokers + 1) + static_cast<std::size_t>(jokers);
}

constexpr std::size_t rows = rowOf({ mostTrios, mostTrios, mostTrios }, mostJokers) + 1;

constexpr Finish::Ways waysWith(Open open)
{
    Finish::Ways row {};
    for (int both = 0; both < 16; ++both) {
        open.escaleras = { both / 4, both % 4 };
        row[static_cast<std::size_t>(both)] = wayWith(open);
    }
    return row;
}

// Of all that may be open, as it is asked for some thousand times a decision.
constexpr std::array<Finish::Ways, rows> ways = [] {
    std::array<Finish::Ways, rows> table {};
    for (int one = 0; one <= mostTrios; ++one)
        for (int two = 0; one + two <= mostTrios; ++two)
            for (int three = 0; one + two + three <= mostTrios; ++three)
                for (int jokers = 0; jokers <= mostJokers; ++jokers)
                    table[rowOf({ one, two, three }, jokers)] = waysWith({ { one, two, three }, {}, jokers });
    return table;
}();

} // namespace

Finish::Finish(int trios, const Held &left)
{
    const bool spares = trios > 0;
    std::array<int, 4> begun {}; // with that many cards, the most first
    for (std::size_t cards = 3; cards > 0; --cards) {
        begun[cards] = std::min<int>(trios, left.ranks[cards]);
        trios -= begun[cards];
    }
    m_ways = &ways[rowOf({ begun[2], begun[1], trios }, std::min(left.jokers, mostJokers))];
    const int pairs = left.ranks[2] - begun[2] + left.ranks[3] - begun[3];
    m_spare = spares ? sparePair * std::min(pairs, 2) : 0.0;
}

double Finish::with(std::uint8_t missing, std::uint8_t second) const
{
    const double way = (*m_ways)[missing * 4U + second];
    return way <= 1e-9 ? 0.0 : std::max(0.3, way - m_spare);
}

} // namespace sobremesa::loba
