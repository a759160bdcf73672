// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/phases.h"
#include "engine/games/truco/table/wording.h"
#include "engine/games/truco/table/words.h"

// What has been said and not been settled.
namespace sobremesa::truco {

namespace {

Text openWord(const State &seen, Seat seat)
{
    const Play &play = seen.play;
    const bool florBid = seen.phase == Phase::FlorRound || seen.phase == Phase::FlorAnswer;
    if (florBid && !play.flor.raises.empty() && play.flor.caller == seat)
        return { wordOf(verb::contraflor + play.flor.raises.back()).call, {} };
    if (florBid && play.flor.raises.empty() && play.flor.shown[0] == seat)
        return { wordOf(verb::flor).call, {} };
    if (seen.phase == Phase::Envido && play.envido.caller == seat)
        return { wordOf(verb::envido + play.envido.chain.back()).call, {} };
    if (play.truco.open > 0 && play.truco.caller == seat)
        return { wordOf(verb::truco + play.truco.open - 1).call, {} };
    return {};
}

Text declaredWord(const Declared &said)
{
    if (said.points == Declared::sonBuenas)
        return { wordOf(verb::sonBuenas).call, {} };
    return { "%1", { std::int64_t { said.points } } };
}

void addDeclared(const State &seen, Seat seat, std::vector<Told> &shown)
{
    Told told;
    for (const Declared &said : seen.play.declared) {
        if (said.points != Declared::sonBuenas)
            told.best = said.seat == seat;
        if (said.seat == seat)
            told.bubble = declaredWord(said);
    }
    if (!told.bubble.empty())
        shown.push_back(std::move(told));
}

} // namespace

// A sign is remembered until the trick in which it was made is over.
std::vector<Told> standing(const State &seen, Seat seat)
{
    std::vector<Told> shown;
    if (seen.phase >= Phase::Claims)
        return shown;
    if (seen.phase == Phase::Declare) {
        addDeclared(seen, seat, shown);
    } else if (Text word = openWord(seen, seat); !word.empty()) {
        Told told;
        told.bubble = std::move(word);
        shown.push_back(std::move(told));
    }
    const auto &signs = seen.play.signs;
    for (std::size_t i = signs.size(); i > 0; --i) {
        const Sign sign = signs[i - 1];
        if (sign.seat() != seat)
            continue;
        if (sign.played() >= seen.play.tricks.size())
            shown.push_back(faceMade(seen, sign.code()));
        break;
    }
    return shown;
}

} // namespace sobremesa::truco
