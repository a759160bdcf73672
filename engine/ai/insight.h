// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/reason.h"
#include "engine/core/rules.h"

#include <cmath>
#include <vector>

namespace sobremesa {

class Book;

// What a seat knows, and worlds that agree with it: all that reasons are made of. Every action is looked at
// in the same worlds, so that the differences are those of the actions. Equal arguments give equal insight.
template<Imagined S>
struct Insight
{
    static constexpr int usual = 8000; // a share of so many is right within two in a hundred

    Seen<S> seen;
    std::vector<S> guesses;
    const Book *book = nullptr; // of this game: by which others may have said and done what was heard

    explicit Insight(Seen<S> known, int count = usual, std::uint64_t seed = 1, const Book *heardBy = nullptr)
        : seen(std::move(known))
        , book(heardBy)
    {
        const auto imagined = worlds(seen);
        Rng rng(seed);
        guesses.reserve(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i)
            guesses.push_back(imagined.draw(rng));
    }
};

// A share in whole hundredths; what can happen is never 0, and what can fail never 100.
[[nodiscard]] inline int hundredths(double share)
{
    if (share <= 0 || share >= 1)
        return share <= 0 ? 0 : 100;
    return std::clamp(static_cast<int>(std::lround(share * 100)), 1, 99);
}

// That a hand of `held` out of `unseen` cards has at least one of `wanted` ones.
[[nodiscard]] inline double chanceToHold(int unseen, int held, int wanted)
{
    double lacking = 1;
    for (int i = 0; i < held; ++i)
        lacking *= std::max(0.0, static_cast<double>(unseen - wanted - i)) / (unseen - i);
    return 1 - lacking;
}

// What a game says that cannot say why yet. A game takes each by name.
namespace usual {

template<Imagined S>
[[nodiscard]] Reasons reasons(const Insight<S> & /*insight*/, const Action & /*action*/)
{
    return {};
}
template<typename S>
void forgetWords(S & /*state*/)
{
}

} // namespace usual

} // namespace sobremesa
