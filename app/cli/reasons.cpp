// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/reasons.h"
#include "app/books/books.h"
#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "engine/ai/player.h"
#include "engine/ai/ranking.h"
#include "engine/match/randomgame.h"
#include "engine/table/because.h"

#include <iostream>

namespace sobremesa::cli {

namespace {

constexpr int longest = 2000; // actions of one game

struct Explained
{
    int costly = 0; // decisions in which the second best costs a third of the unit
    int explained = 0; // of those
};

// One decision, and what speaks for the best action.
void weigh(const Match &match, Seat seat, Explained &found)
{
    const Observation seen = match.observe(seat);
    const Level level = withBook(levels().back(), infoOf(seen.position));
    const Advices advices = ranked(seen, appraise(seen, level, 1));
    const Explanation why = explain(seen, advices, std::nullopt, nullptr, level.book);
    if (why.kind == Explanation::Kind::None || why.kind == Explanation::Kind::Equal
        || why.difference < errorUnitOf(seen) / 3)
        return;
    ++found.costly;
    found.explained += why.kind == Explanation::Kind::Given ? 1 : 0;
    const GameInfo &game = match.game();
    std::cout << printMove(*advices.front().action, game.verbs, *game.pack) << " rather than "
              << printMove(*why.other, game.verbs, *game.pack) << ", +" << why.difference << ':';
    for (const Because &reason : why.reasons)
        std::cout << (reason.fitsBoth ? " The other choice: " : " ")
                  << plain(becauseText(reason, game), *game.pack);
    std::cout << '\n';
}

// The next action of a game between quick players; a decision of somebody on turn is weighed now and then.
bool goOn(Match &match, Rng &rng, Explained &found)
{
    const SeatSet asked = waiting(match.position());
    if (!asked.empty() && rng.below(3) == 0)
        weigh(match, asked.first(), found);
    return askInTurn(match.position(), [&](Seat seat) {
        const auto action = choose(match.observe(seat), *findLevel("greedy"), rng.next());
        return action && !match.play(*action);
    });
}

} // namespace

int runReasons(const Arguments &arguments)
{
    Parsed parsed(arguments, { "--positions", "--seed" });
    const std::uint64_t positions = parsed.number("--positions", 20, 1, 100'000);
    const std::uint64_t seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    const GameInfo *game = readGame(parsed);
    if (!parsed.good() || !game)
        return parsed.refuse();
    Rng rng(seed);
    Explained found;
    while (found.costly < static_cast<int>(positions)) {
        const Opening opening = randomOpening(*game, rng);
        auto match = Match::begin(opening);
        for (int i = 0; i < longest && found.costly < static_cast<int>(positions) && goOn(*match, rng, found);
             ++i) {
        }
    }
    std::cout << game->id << ": " << found.explained << " of " << found.costly << " explained\n";
    return 0;
}

} // namespace sobremesa::cli
