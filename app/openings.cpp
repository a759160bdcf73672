// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/openings.h"

#include "app/catalog/gamesetup.h"
#include "app/text/people.h"
#include "engine/ai/player.h"
#include "engine/games/registry.h"

#include <QRandomGenerator>

using namespace sobremesa;

namespace {

Value startOf(Seat dealer)
{
    Value start;
    start.add("dealer", Value(static_cast<int>(dealer)));
    return start;
}

// Drawn by lot; a deal by its number has the same dealer every time, or it would not be the same deal.
Seat firstDealer(std::optional<quint64> number, int seats)
{
    Rng lot(number.value_or(QRandomGenerator::global()->generate64()));
    return static_cast<Seat>(lot.below(static_cast<std::uint32_t>(seats)));
}

// One of those for whom the table waits: whoever has partners may leave the answer to them.
bool oneMoves(Match &match, const Level &level)
{
    for (const Seat seat : waiting(match.position())) {
        const auto action = choose(match.observe(seat), level, match.actionCount());
        if (action && !match.play(*action))
            return true;
    }
    return false;
}

} // namespace

Opening openingOf(GameSetup &setup)
{
    Opening opening;
    opening.game = setup.info();
    opening.setup.options = setup.options()->values();
    opening.seed = setup.seed();
    opening.setup.start = startOf(firstDealer(opening.seed, setup.players()));
    return opening;
}

std::vector<Player> playersOf(GameSetup &setup)
{
    std::vector<Player> players;
    for (int seat = 0; seat < setup.players(); ++seat) {
        const SeatPlan plan = setup.seats()->plan(seat);
        const Level *level = plan.level > 0 ? &levels()[static_cast<std::size_t>(plan.level - 1)] : nullptr;
        players.push_back({ plan.name, plan.tile, level });
    }
    return players;
}

Result<Opening> openingOf(const CommandLine &line)
{
    Opening opening;
    opening.game = findGame(line.game.toStdString());
    OptionValues options = standardOptions(opening.game->options);
    for (const QString &option : line.options) {
        const auto changed = readOption(options, option.section(QLatin1Char('='), 0, 0).toStdString(),
            option.section(QLatin1Char('='), 1).toStdString(), opening.game->options);
        if (!changed)
            return changed.refusal();
        options = *changed;
    }
    opening.setup.options = options;
    opening.seed = line.seed;
    return opening;
}

std::vector<Player> usualPlayers(int seats, const QString &level)
{
    const Level *strength = findLevel(level.isEmpty() ? "regular" : level.toStdString());
    std::vector<Player> players;
    players.reserve(static_cast<std::size_t>(seats));
    for (int seat = 0; seat < seats; ++seat)
        players.push_back(
            { seat == 0 ? SeatModel::tr("You") : usualName(seat), seat + 1, seat == 0 ? nullptr : strength });
    return players;
}

void playOn(Match &match, int actionsWanted)
{
    const Level &level = *findLevel("beginner");
    while (static_cast<int>(match.actionCount()) < actionsWanted && oneMoves(match, level)) {
    }
}
