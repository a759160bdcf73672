// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/review.h"
#include "app/books/books.h"
#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "app/cli/processortime.h"
#include "engine/ai/player.h"
#include "engine/ai/reasons.h"

#include <algorithm>
#include <iostream>

namespace sobremesa::cli {

namespace {

constexpr int longest = 5000; // actions

struct Asking
{
    const GameInfo *game = nullptr;
    OptionValues options {};
    Level level {};
    int deals = 1;
    std::uint64_t seed = 1;
};

// The first deals of a game between players of one level.
std::optional<Match> played(const Asking &asking)
{
    Opening opening;
    opening.game = asking.game;
    opening.setup.options = asking.options;
    opening.seed = asking.seed;
    auto match = Match::begin(opening);
    int begun = 1;
    std::uint64_t seed = asking.seed;
    for (int i = 0; match && i < longest && begun <= asking.deals && !isOver(match->position()); ++i) {
        const bool moved = askInTurn(match->position(), [&](Seat seat) {
            const auto action = choose(match->observe(seat), asking.level, ++seed);
            return action && !match->play(*action);
        });
        if (!moved)
            break;
        const auto &events = match->events(match->actionCount() - 1);
        begun += static_cast<int>(std::count_if(events.begin(), events.end(),
            [](const Event &event) { return event.kind == EventKind::DealStarts; }));
    }
    return match ? std::optional<Match>(std::move(*match)) : std::nullopt;
}

void tell(const Match &match, const Decision &decision)
{
    const GameInfo &game = match.game();
    const Verdict &verdict = decision.verdict;
    if (verdict.loss <= 0)
        return;
    std::cout << "  " << print(match.action(decision.number), game.verbs, *game.pack) << ": cost "
              << verdict.loss << " ± " << verdict.error << ", better "
              << (verdict.best ? printMove(*verdict.best, game.verbs, *game.pack) : "to let it pass") << " (";
    for (const Advice &advice : verdict.estimates)
        std::cout << (advice.action ? printMove(*advice.action, game.verbs, *game.pack) : "pass") << ' '
                  << advice.points << "; ";
    std::cout << verdict.iterations << " times)\n";
}

void tell(const Bars &bars)
{
    std::cout << "deal " << bars.deal + 1 << (bars.whole ? "" : " (not finished)") << ": " << bars.result
              << " = cards " << bars.cards << ", own " << bars.own << ", partners " << bars.partners
              << ", others " << bars.others << ", ± " << bars.error << '\n';
}

void tellSum(const Match &match, const Decisions &decisions, double seconds)
{
    double sum = 0, iterations = 0;
    for (const Decision &decision : decisions) {
        sum += decision.verdict.loss;
        iterations += decision.verdict.iterations;
    }
    const double count = std::max<double>(1, static_cast<double>(decisions.size()));
    std::cout << match.game().id << ": " << decisions.size() << " decisions, cost " << sum / count
              << " each, unit of errors " << errorUnitOf(match.observe(0)) << "; " << iterations / count
              << " iterations each, " << seconds << " s\n";
}

} // namespace

int runReview(const Arguments &arguments)
{
    Parsed parsed(arguments, { "--level", "--deals", "--players", "--option", "--seed" });
    Asking asking;
    asking.game = readGame(parsed);
    const Level *level = readLevel(parsed, "regular");
    if (asking.game)
        asking.options = readGameOptions(parsed, *asking.game);
    asking.deals = static_cast<int>(parsed.number("--deals", 1, 1, 1000));
    asking.seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    if (!parsed.good() || !asking.game || !level)
        return parsed.refuse();
    asking.level = withBook(*level, *asking.game);
    const auto match = played(asking);
    if (!match)
        return parsed.refuse();
    const double before = secondsOfProcessor();
    const Reviewed reviewed(*match, findBook(*asking.game));
    Decisions decisions;
    for (const std::size_t action : reviewed.decisions()) {
        if (auto decision = reviewed.judged(action)) {
            decisions.push_back(std::move(*decision));
            tell(*match, decisions.back());
        }
    }
    const double seconds = secondsOfProcessor() - before;
    for (int deal = 0; deal < reviewed.deals(); ++deal)
        tell(reviewed.bars(deal, 0, decisions));
    tellSum(*match, decisions, seconds);
    return 0;
}

} // namespace sobremesa::cli
