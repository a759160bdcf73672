// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sequential.h"
#include "engine/ai/beliefs.h"
#include "engine/ai/games.h"
#include "tests/ai/yardsticks.h"

#include <cmath>

namespace sobremesa::yardstick {

namespace {

constexpr int stock = 1000; // worlds, about

// Nothing where the game makes nothing of what it hears.
std::optional<double> bitsIn(const cli::Question &question, const Book *book)
{
    return std::visit(
        [&]<typename S>(const S &state) -> std::optional<double> {
            if constexpr (!Listening<S>) {
                return std::nullopt;
            } else {
                const Seen<S> seen { state, question.observation.viewer, question.observation.heard };
                Beliefs<S> beliefs(seen, worlds(seen), 1.0, stock, book);
                Rng rng(question.seed);
                return std::log2(beliefs.favour(std::get<S>(question.open.state), rng));
            }
        },
        question.observation.position.state);
}

} // namespace

// Everybody is the same player, who says on the way how likely the truth seemed to him.
Bits beliefBits(const GameInfo &game, const Setup &setup, const Listener &who, int deals, std::uint64_t seed)
{
    Bits bits;
    double sum = 0;
    int here = 0;
    const cli::Player listener { who.player.name, [&](const cli::Question &question) {
                                    if (const auto each = bitsIn(question, who.book)) {
                                        sum += *each;
                                        ++here;
                                    }
                                    return who.player.decide(question);
                                } };
    cli::Pairing pairing { &game, setup, { listener, listener } };
    pairing.unit = cli::Unit::Deal;
    cli::Tally tally;
    for (int deal = 0; deal < deals; ++deal) {
        sum = here = 0;
        (void)cli::playContest(pairing, mix(seed, static_cast<std::uint64_t>(deal)), 0);
        if (here > 0)
            tally.add(sum / here);
        bits.decisions += here;
    }
    bits.mean = tally.mean();
    bits.interval = tally.interval();
    return bits;
}

} // namespace sobremesa::yardstick
