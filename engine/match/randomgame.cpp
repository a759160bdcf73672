// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/randomgame.h"

namespace sobremesa {

namespace {

std::int16_t randomValue(const OptionSpec &spec, Rng &rng)
{
    if (!spec.choices.empty())
        return spec.choices[rng.below(static_cast<std::uint32_t>(spec.choices.size()))].value;
    return static_cast<std::int16_t>(
        spec.low + static_cast<int>(rng.below(static_cast<std::uint32_t>(spec.high - spec.low + 1))));
}

} // namespace

Setup randomSetup(const GameInfo &game, Rng &rng)
{
    for (;;) {
        Setup setup;
        for (std::size_t i = 0; i < game.options.size(); ++i)
            setup.options[i] = randomValue(game.options[i], rng);
        if (startGame(game, setup))
            return setup;
    }
}

Action randomAction(const Position &position, Rng &rng, Actions &buffer)
{
    buffer.clear();
    for (const Seat seat : actors(position))
        legal(position, seat, buffer);
    return buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))];
}

Opening randomOpening(const GameInfo &game, Rng &rng)
{
    Opening opening;
    opening.game = &game;
    opening.setup = randomSetup(game, rng);
    opening.seed = rng.next();
    return opening;
}

Match randomGame(const GameInfo &game, std::uint64_t seed)
{
    Rng rng(seed);
    auto match = Match::begin(randomOpening(game, rng));
    Actions buffer;
    while (!actors(match->position()).empty()) {
        const auto refusal = match->play(randomAction(match->position(), rng, buffer));
        assert(!refusal);
        (void)refusal;
    }
    return std::move(*match);
}

} // namespace sobremesa
