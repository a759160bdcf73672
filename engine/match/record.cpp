// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/record.h"

#include "engine/match/json.h"

namespace sobremesa {

namespace {

Value writeCards(const std::vector<Card> &cards, const Pack &pack)
{
    Value list { Value::List {} };
    for (const Card card : cards)
        list.add(Value(pack.code(card)));
    return list;
}

Value writeLists(const std::vector<std::vector<Card>> &lists, const Pack &pack)
{
    Value all { Value::List {} };
    for (const auto &cards : lists)
        all.add(writeCards(cards, pack));
    return all;
}

Value writeDeal(const GivenDeal &deal, const Pack &pack)
{
    Value entry;
    switch (deal.form) {
    case GivenDeal::Form::Seed:
        entry.add("seed", Value(deal.seed));
        break;
    case GivenDeal::Form::Deck:
        entry.add("deck", writeCards(deal.cards, pack));
        break;
    case GivenDeal::Form::Hands:
        entry.add("hands", writeLists(deal.hands, pack));
        entry.add("stock", writeCards(deal.cards, pack));
        break;
    }
    if (!deal.reshuffles.empty())
        entry.add("reshuffles", writeLists(deal.reshuffles, pack));
    return entry;
}

Value write(const Match &match, const std::vector<GivenDeal> &deals, bool withSeed)
{
    const Opening &opening = match.opening();
    const GameInfo &game = match.game();
    Value root;
    root.add("format", Value(std::string(recordFormat)));
    root.add("version", Value(1));
    root.add("game", Value(std::string(game.id)));
    if (!opening.note.empty())
        root.add("note", Value(opening.note));
    root.add("options", writeOptions(opening.setup.options, game.options));
    Value names { Value::List {} };
    for (const std::string &name : opening.names)
        names.add(Value(name));
    if (!opening.names.empty())
        root.add("names", std::move(names));
    if (!opening.setup.start.isNull())
        root.add("start", opening.setup.start);
    Value list { Value::List {} };
    for (const GivenDeal &deal : deals)
        list.add(writeDeal(deal, *game.pack));
    root.add("deals", std::move(list));
    if (withSeed && opening.seed)
        root.add("seed", Value(*opening.seed));
    Value actions { Value::List {} };
    for (std::size_t i = 0; i < match.actionCount(); ++i)
        actions.add(Value(print(match.action(i), game.verbs, *game.pack)));
    root.add("actions", std::move(actions));
    return root;
}

} // namespace

Result<Match> replay(const Record &record)
{
    auto match = Match::begin(record.opening);
    if (!match)
        return match.refusal();
    const GameInfo &game = *record.opening.game;
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const auto refusal = match->play(record.actions[i]);
        if (!refusal)
            continue;
        if (!refusal->place.empty()) // a later deal of the record is wrong, not the action before it
            return *refusal;
        return Refusal { at("actions", i),
            '"' + print(record.actions[i], game.verbs, *game.pack) + "\": " + refusal->message,
            refusal->reason, refusal->rule };
    }
    return match;
}

Value recordOf(const Match &match)
{
    return write(match, match.opening().deals, true);
}

Value explicitRecordOf(const Match &match)
{
    return write(match, match.dealt(), false);
}

std::string oneLine(const Refusal &refusal)
{
    return refusal.place.empty() ? refusal.message : refusal.place + ": " + refusal.message;
}

} // namespace sobremesa
