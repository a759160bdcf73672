// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game.h"

namespace sobremesa::cli {

void dealShuffled(Position &position, Rng &rng, Events events)
{
    const DealPlan wanted = plan(position);
    PackCards pack = wanted.pack;
    shuffle(pack, rng);
    pack.resize(wanted.size);
    deal(position, pack, events);
}

bool isLegal(const Position &position, const Action &action, Actions &buffer)
{
    buffer.clear();
    legal(position, action.seat, buffer);
    return std::find(buffer.begin(), buffer.end(), action) != buffer.end();
}

OptionValues readPlayers(Parsed &parsed, const GameInfo &game)
{
    const OptionValues standard = standardOptions(game.options);
    if (!parsed.has("--players"))
        return standard;
    const auto options = readOption(standard, "players", parsed.text("--players"), game.options);
    if (options)
        return *options;
    parsed.fail(options.refusal().place + ": " + options.refusal().message);
    return standard;
}

} // namespace sobremesa::cli
