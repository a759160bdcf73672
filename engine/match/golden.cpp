// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/describe.h"
#include "engine/match/json.h"
#include "engine/match/randomgame.h"

#include <sstream>

namespace sobremesa {

namespace {

constexpr std::uint64_t goldenSeed = 40;

void printEvents(const std::vector<Event> &events, const GameInfo &game, std::ostream &out)
{
    for (const Event &event : events) {
        if (event.kind == EventKind::DealStarts)
            out << "-- deal, dealer " << int(event.seat) << '\n';
        if (event.kind == EventKind::Scored) {
            out << "     side " << int(event.side) << ' ' << game.reasons[event.code].name << ' '
                << event.points << '\n';
        }
    }
}

void printTurn(const Position &before, const Action &action, std::ostream &out)
{
    const GameInfo &game = infoOf(before);
    out << print(action, game.verbs, *game.pack) << "    [";
    for (const Seat seat : actors(before)) {
        Actions actions;
        legal(before, seat, actions);
        out << ' ' << int(seat) << ':' << actions.size();
    }
    out << " ]\n";
}

} // namespace

std::string goldenText(const GameInfo &game)
{
    const Match match = randomGame(game, goldenSeed);
    std::ostringstream out;
    out << game.id << ' ' << writeJsonLine(writeOptions(match.opening().setup.options, game.options)) << '\n';
    printEvents(match.openingEvents(), game, out);
    for (std::size_t i = 0; i < match.actionCount(); ++i) {
        printTurn(match.before(i), match.action(i), out);
        printEvents(match.events(i), game, out);
    }
    out << writeJson(describe(match));
    return out.str();
}

} // namespace sobremesa
