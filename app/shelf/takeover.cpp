// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/takeover.h"

#include "app/shelf/database.h"
#include "app/shelf/gamerows.h"
#include "app/shelf/keptmatch.h"
#include "app/shelf/recordfile.h"
#include "app/shelf/seatstext.h"
#include "app/text/refusaltext.h"
#include "engine/match/json.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace sobremesa;

namespace {

constexpr qint64 largestList = 64 * 1024; // of people

// Nothing if the file cannot be read, or is longer than such a file can be.
std::optional<QByteArray> readUpTo(const QString &path, qint64 most)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QByteArray text = file.read(most + 1);
    return text.size() > most ? std::nullopt : std::optional(std::move(text));
}

// The people of that file; where it is missing or damaged, those of the record: a person, and computers.
QList<KeptSeat> seatsBeside(const QString &path, const Opening &opening)
{
    const qsizetype count = playersIn(opening.setup.options);
    const auto text = readUpTo(path, largestList);
    QList<KeptSeat> seats = text ? seatsFrom(QString::fromUtf8(*text)) : QList<KeptSeat>();
    if (seats.size() == count)
        return seats;
    seats.clear();
    for (qsizetype seat = 0; seat < count; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        const QString name =
            place < opening.names.size() ? QString::fromStdString(opening.names[place]) : QString();
        seats.append({ name, static_cast<int>(seat) + 1, seat == 0 ? QString() : QStringLiteral("regular") });
    }
    return seats;
}

int ownSeatOf(const QList<KeptSeat> &seats)
{
    for (int seat = 0; seat < seats.size(); ++seat) {
        if (seats[seat].level.isEmpty())
            return seat;
    }
    return 0;
}

// The game with all actions of the record, those included that today's rules refuse.
NewGame gameOf(const Record &record, const QFileInfo &file)
{
    const GameInfo &info = *record.opening.game;
    NewGame game;
    game.game = QString::fromUtf8(info.id);
    game.seats =
        seatsBeside(file.dir().filePath(game.game + QStringLiteral(".players.json")), record.opening);
    game.ownSeat = ownSeatOf(game.seats);
    game.changed = file.lastModified();
    game.started = file.birthTime().isValid() ? file.birthTime() : game.changed;
    KeptGame kept;
    for (const Action &action : record.actions)
        game.actions.append(QString::fromStdString(print(action, info.verbs, *info.pack)));
    kept.actions = game.actions;
    auto begun = Match::begin(record.opening);
    if (!begun)
        return game;
    game.opening = openingText(*begun);
    kept.opening = game.opening;
    if (const Replayed replayed = replayKept(kept); replayed.match)
        game.standing = standingOf(*replayed.match, static_cast<Seat>(game.ownSeat));
    return game;
}

QString problemOf(const QString &path, const QString &why)
{
    return QCoreApplication::translate(
        "TakeOver", "A game saved by an earlier version cannot be read: %1: %2. The file stays where it is.")
        .arg(QDir::toNativeSeparators(path), why);
}

} // namespace

TakenOver takeOver(Sql &sql, const QString &folder, GameId first, qint64 now)
{
    TakenOver taken { first, {} };
    if (sql.value("SELECT 1 FROM done WHERE what = 'old games'").isValid())
        return taken;
    sql.run("INSERT INTO done (what, at) VALUES ('old games', ?)", { now });
    for (const GameInfo *info : games()) {
        const QString path = QDir(folder).filePath(QString::fromUtf8(info->id) + ".sobremesa");
        const QFileInfo file(path);
        if (!file.exists())
            continue;
        const auto text = readUpTo(path, largestRecord);
        const auto record = text
            ? readRecord({ text->constData(), static_cast<std::size_t>(text->size()) })
            : Result<Record>(refused("", { SM_TEXT("engine", "too large, or not readable") }));
        if (!record) {
            taken.problems.append(problemOf(path, refusalText(record.refusal())));
            continue;
        }
        NewGame game = gameOf(*record, file);
        if (game.opening.isEmpty()) {
            taken.problems.append(
                problemOf(path, refusalText(Match::begin(record->opening).refusal(), info)));
            continue;
        }
        gamerows::insert(sql, taken.next++, game, now);
    }
    return taken;
}
