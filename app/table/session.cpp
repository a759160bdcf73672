// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/session.h"

#include "engine/match/json.h"
#include "engine/match/record.h"

using namespace sobremesa;

namespace {

QString recordName(const QString &game)
{
    return game + QStringLiteral(".sobremesa");
}

QString playersName(const QString &game)
{
    return game + QStringLiteral(".players.json");
}

QString idOf(const GameInfo &game)
{
    return QString::fromUtf8(game.id);
}

constexpr std::size_t nothingHappened = SIZE_MAX; // a file written for the beginning, or after taking back

Value write(const std::vector<Player> &players)
{
    Value list { Value::List {} };
    for (const Player &player : players) {
        Value entry;
        entry.add("name", Value(player.name.toStdString()));
        entry.add("tile", Value(player.tile));
        entry.add("level", player.level ? Value(std::string(player.level->id)) : Value());
        list.add(std::move(entry));
    }
    return list;
}

bool beginsDeal(const std::vector<Event> &events)
{
    return std::any_of(
        events.begin(), events.end(), [](const Event &event) { return event.kind == EventKind::DealStarts; });
}

// The object with this member instead of the one of the same name.
Value withMember(const Value &object, std::string_view name, Value member)
{
    Value changed;
    changed.add(std::string(name), std::move(member));
    for (const auto &[key, value] : object.object() ? *object.object() : Value::Object {}) {
        if (key != name)
            changed.add(key, value);
    }
    return changed;
}

// Nothing if the entry is not one of ours.
std::optional<Player> readPlayer(const Value &entry)
{
    const Value *name = entry.find("name");
    const Value *tile = entry.find("tile");
    const Value *level = entry.find("level");
    if (!name || !name->text() || !tile || !tile->integer() || *tile->integer() < 1 || *tile->integer() > 8
        || !level)
        return std::nullopt;
    const Level *known = level->text() ? findLevel(*level->text()) : nullptr;
    if (!level->isNull() && !known)
        return std::nullopt;
    return Player { QString::fromStdString(*name->text()), int(*tile->integer()), known };
}

} // namespace

Session::Session(GameStore &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
    connect(&m_store, &GameStore::written, this, [this](const QString &name, const QString &trouble) {
        if (!trouble.isEmpty())
            Q_EMIT problem(trouble);
        if (m_unsaved.empty() || !name.endsWith(QStringLiteral(".sobremesa")))
            return;
        const std::size_t step = m_unsaved.front();
        m_unsaved.pop_front();
        if (step != nothingHappened)
            Q_EMIT happened(step);
        if (m_unsaved.empty())
            Q_EMIT settled();
    });
}

std::optional<Refusal> Session::begin(Opening opening, std::vector<Player> players)
{
    for (const Player &player : players)
        opening.names.push_back(player.name.toStdString());
    auto match = Match::begin(std::move(opening));
    if (!match)
        return match.refusal();
    m_store.finish();
    m_unsaved.clear();
    m_match = std::move(*match);
    m_players = std::move(players);
    m_redo.clear();
    savePlayers();
    save();
    return std::nullopt;
}

void Session::adopt(Match match, std::vector<Player> players)
{
    m_store.finish();
    m_unsaved.clear();
    m_match = std::move(match);
    m_players = std::move(players);
    m_redo.clear();
}

bool Session::resume(const QString &game)
{
    const auto text = m_store.read(recordName(game));
    if (!text)
        return false;
    const auto record = readRecord({ text->constData(), static_cast<std::size_t>(text->size()) });
    auto match = record ? replay(*record) : Result<Match>(record.refusal());
    if (!match) {
        const QString aside = m_store.putAside(recordName(game));
        Q_EMIT problem(tr("The saved game cannot be read (%1). It is kept as %2.")
                           .arg(QString::fromStdString(oneLine(match.refusal())), aside));
        return false;
    }
    const auto players = readPlayers(game);
    m_players = players.value_or(std::vector<Player> {});
    const auto seats = static_cast<std::size_t>(seatCount(match->position()));
    if (m_players.size() != seats) {
        m_players.resize(seats);
        for (std::size_t seat = 0; seat < seats; ++seat)
            m_players[seat] = { QString::fromStdString(seat < match->opening().names.size()
                                        ? match->opening().names[seat]
                                        : std::string()),
                int(seat) + 1, seat == 0 ? nullptr : findLevel("regular") };
    }
    m_match = std::move(*match);
    m_redo.clear();
    return true;
}

SeatSet Session::persons() const
{
    SeatSet seats;
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        if (!m_players[seat].level)
            seats.insert(static_cast<Seat>(seat));
    }
    return seats;
}

std::optional<Refusal> Session::play(const Action &action)
{
    if (auto refusal = m_match->play(action))
        return refusal;
    m_redo.clear();
    m_unsaved.push_back(m_match->actionCount() - 1);
    m_store.write(
        recordName(idOf(m_match->game())), QByteArray::fromStdString(writeJson(recordOf(*m_match))));
    return std::nullopt;
}

bool Session::canUndo(Seat seat) const
{
    for (std::size_t i = 0; i < m_match->actionCount(); ++i) {
        if (m_match->action(i).seat == seat)
            return true;
    }
    return false;
}

bool Session::undoTo(Seat seat)
{
    if (!canUndo(seat))
        return false;
    Seat last = nobody;
    while (last != seat) {
        const Action action = m_match->action(m_match->actionCount() - 1);
        last = action.seat;
        m_redo.push_back(action);
        m_match->undo();
    }
    save();
    return true;
}

bool Session::undoDeal()
{
    bool undone = false;
    while (m_match->actionCount() > 0 && !beginsDeal(m_match->events(m_match->actionCount() - 1))) {
        m_redo.push_back(m_match->action(m_match->actionCount() - 1));
        undone = m_match->undo();
    }
    if (undone)
        save();
    return undone;
}

Opening Session::exchanged() const
{
    const Opening &now = m_match->opening();
    const int seats = seatCount(m_match->position());
    const Value *dealer = now.setup.start.find("dealer");
    const std::int64_t last = dealer && dealer->integer() ? *dealer->integer() : seats - 1;
    Opening opening;
    opening.game = now.game;
    opening.setup.options = now.setup.options;
    opening.setup.start = withMember(now.setup.start, "dealer", Value(static_cast<int>((last + 1) % seats)));
    opening.seed = now.seed;
    if (!now.deals.empty())
        opening.deals = m_match->dealt(); // as packs: hands would stay at their seats
    return opening;
}

// Forward again until this seat is asked the next time.
bool Session::redoTo(Seat seat)
{
    if (m_redo.empty())
        return false;
    auto redo = std::move(m_redo);
    do {
        const auto refusal = m_match->play(redo.back());
        Q_ASSERT(!refusal);
        if (refusal)
            return false;
        redo.pop_back();
    } while (!redo.empty() && !waiting(m_match->position()).contains(seat));
    m_redo = std::move(redo);
    save();
    return true;
}

Asked Session::asked(Seat seat, const Level &level) const
{
    const std::uint64_t game = m_match->opening().seed.value_or(0);
    return { m_match->observe(seat), level, mix(mix(game, seat), m_match->actionCount()), {} };
}

std::vector<Seat> Session::computersToAsk(SeatSet demonstrated) const
{
    std::vector<Seat> seats;
    for (const Seat seat : actors(m_match->position()) - (persons() - demonstrated))
        seats.push_back(seat);
    return seats;
}

QStringList Session::keptGames(const GameStore &store)
{
    QStringList games = store.names();
    games.replaceInStrings(QStringLiteral(".sobremesa"), QString());
    games.removeIf([](const QString &id) { return !findGame(id.toStdString()); });
    return games;
}

void Session::save()
{
    m_unsaved.push_back(nothingHappened);
    m_store.write(
        recordName(idOf(m_match->game())), QByteArray::fromStdString(writeJson(recordOf(*m_match))));
}

void Session::savePlayers()
{
    m_store.write(playersName(idOf(m_match->game())), QByteArray::fromStdString(writeJson(write(m_players))));
}

std::optional<std::vector<Player>> Session::readPlayers(const QString &game)
{
    const auto text = m_store.read(playersName(game));
    if (!text)
        return std::nullopt;
    const auto list = readJson({ text->constData(), static_cast<std::size_t>(text->size()) });
    std::vector<Player> players;
    for (const Value &entry : list && list->list() ? *list->list() : Value::List {}) {
        if (const auto player = readPlayer(entry))
            players.push_back(*player);
    }
    if (!list || !list->list() || players.size() != list->list()->size()) {
        Q_EMIT problem(tr("Who sat at the table cannot be read. It is kept as %1.")
                           .arg(m_store.putAside(playersName(game))));
        return std::nullopt;
    }
    return players;
}
