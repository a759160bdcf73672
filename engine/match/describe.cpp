// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/describe.h"

#include "engine/match/json.h"

#include <algorithm>

namespace sobremesa {

namespace {

Value codes(const PackCards &cards, const Pack &pack)
{
    Value list { Value::List {} };
    for (const Card card : cards)
        list.add(Value(pack.code(card)));
    return list;
}

void addPoints(const std::vector<Event> &events, const GameInfo &game, Value &points)
{
    for (const Event &event : events) {
        if (event.kind == EventKind::Scored)
            points.add(Value(Value::List {
                Value(event.side), Value(std::string(game.reasons[event.code].name)), Value(event.points) }));
    }
}

Value pointsOf(const Match &match)
{
    Value points { Value::List {} };
    addPoints(match.openingEvents(), match.game(), points);
    for (std::size_t i = 0; i < match.actionCount(); ++i)
        addPoints(match.events(i), match.game(), points);
    return points;
}

Value scoresOf(const Position &position)
{
    Value list { Value::List {} };
    for (const std::int32_t score : scores(position))
        list.add(Value(score));
    return list;
}

Value actorsOf(const Position &position)
{
    Value list { Value::List {} };
    for (const Seat seat : actors(position))
        list.add(Value(seat));
    return list;
}

Value legalOfActors(const Position &position)
{
    Value object { Value::Object {} };
    for (const Seat seat : actors(position))
        object.add(std::to_string(seat), legalOf(position, seat));
    return object;
}

void addZones(const Position &position, Value &root)
{
    const Pack &pack = *infoOf(position).pack;
    const auto seats = static_cast<std::size_t>(seatCount(position));
    const auto sides = static_cast<std::size_t>(sideCount(position));
    Value::List hands(seats, Value(Value::List {}));
    Value::List captured(sides, Value(0));
    Value table { Value::List {} };
    Value stock { Value::List {} };
    for (const ZoneCards &zone : zones(position)) {
        const Zone kind = zone.place.zone;
        if (kind == Zone::Hand)
            hands[zone.place.owner] = codes(zone.cards, pack);
        else if (kind == Zone::Captured)
            captured[zone.place.owner] = Value(static_cast<int>(zone.cards.size()));
        else if (kind == Zone::Stock)
            stock = codes(zone.cards, pack);
        else if (kind == Zone::Table || kind == Zone::Meld || kind == Zone::Trick)
            for (const Card card : zone.cards)
                table.add(Value(pack.code(card)));
    }
    root.add("hands", Value(std::move(hands)));
    root.add("table", std::move(table));
    root.add("captured", Value(std::move(captured)));
    root.add("stock", std::move(stock));
}

Value standingOf(const Match &match)
{
    const Position &position = match.position();
    const auto won = winner(position);
    Value root;
    root.add("points", pointsOf(match));
    root.add("scores", scoresOf(position));
    root.add("winner", won ? Value(*won) : Value());
    root.add("phase", Value(std::string(match.game().phases[phase(position)].name)));
    root.add("actors", actorsOf(position));
    return root;
}

void addPosition(const Position &position, Value &root)
{
    addZones(position, root);
    root.add("state", facts(position));
}

} // namespace

Value legalOf(const Position &position, Seat seat)
{
    const GameInfo &game = infoOf(position);
    Actions actions;
    legal(position, seat, actions);
    Value list { Value::List {} };
    for (const Action &action : actions)
        list.add(Value(printMove(action, game.verbs, *game.pack)));
    return list;
}

std::set<std::string> legalAmong(const Position &position, const std::set<std::string> &texts)
{
    const GameInfo &game = infoOf(position);
    std::set<std::string> found;
    Actions actions;
    for (const Seat seat : texts.empty() ? SeatSet {} : actors(position)) {
        actions.clear();
        legal(position, seat, actions);
        for (const Action &action : actions) {
            const auto text = texts.find(print(action, game.verbs, *game.pack));
            if (text != texts.end())
                found.insert(*text);
        }
    }
    return found;
}

Value describeBriefly(const Match &match)
{
    Value root = standingOf(match);
    addPosition(match.position(), root);
    return root;
}

Value describe(const Match &match)
{
    Value root = standingOf(match);
    root.add("legal", legalOfActors(match.position()));
    addPosition(match.position(), root);
    return root;
}

} // namespace sobremesa
