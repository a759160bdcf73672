// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/playedgames.h"

#include "app/games/gamewords.h"
#include "app/shelf/filewords.h"
#include "app/shelf/keptmatch.h"
#include "app/text/refusaltext.h"

#include <QDir>
#include <QFutureWatcher>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QtConcurrentRun>

using namespace sobremesa;

namespace {

constexpr qsizetype longestGameName = 80;
constexpr auto recordEnding = ".sobremesa";
constexpr auto archiveEnding = ".sqlite";

QUrl inDocuments(const QString &name)
{
    return QUrl::fromLocalFile(
        QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).filePath(name));
}

Opening sameCards(const Match &match)
{
    Opening opening = match.opening();
    opening.names.clear();
    opening.note.clear();
    return opening;
}

} // namespace

PlayedGames::PlayedGames(Shelf &shelf, TableController &table, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
    , m_table(table)
    , m_list(shelf)
    , m_statistics(shelf)
    , m_replay(shelf)
{
    connect(&m_replay, &ReplayTable::closed, this, [this] { setReplaying(false); });
    connect(&table, &TableController::unreadable, &m_list, &GamesModel::setProblem);
}

void PlayedGames::setReplaying(bool replaying)
{
    if (m_replaying == replaying)
        return;
    m_replaying = replaying;
    Q_EMIT replayingChanged();
}

// ---- games that are taken from the shelf

// Long games take long to replay: beside the window.
void PlayedGames::load(GameId id, Use then)
{
    m_shelf.load(
        id, this, [this, then = std::move(then), asked = ++m_asked](const std::optional<KeptGame> &kept) {
            if (asked != m_asked || !kept)
                return;
            auto *watcher = new QFutureWatcher<Replayed>(this);
            connect(watcher, &QFutureWatcher<Replayed>::finished, this,
                [this, watcher, asked, then, game = *kept] {
                    watcher->deleteLater();
                    if (asked == m_asked)
                        use(game, watcher->future().takeResult(), then);
                });
            watcher->setFuture(QtConcurrent::run(replayKept, *kept));
        });
}

void PlayedGames::use(const KeptGame &kept, Replayed replayed, const Use &use)
{
    if (!replayed.match) {
        m_list.setProblem(kept.row.id, replayed.refusal);
        return;
    }
    const auto played = static_cast<int>(replayed.match->actionCount());
    const QString refusal = replayed.refusal;
    use(kept, std::move(replayed));
    if (!refusal.isEmpty())
        Q_EMIT said(tr("The rules have changed since this game was played: %1 of its %n action(s) are shown.",
            "", static_cast<int>(kept.actions.size()))
                        .arg(played));
}

void PlayedGames::watch(qint64 id)
{
    load(id, [this](const KeptGame &kept, Replayed replayed) {
        m_replay.open(std::move(*replayed.match), playersFrom(kept.row.seats), GameWords::title(kept.row));
        setReplaying(true);
    });
}

void PlayedGames::playOn()
{
    if (!m_replaying || !m_replay.canBranch())
        return;
    Match here = m_replay.branch(QRandomGenerator::global()->generate());
    std::vector<Player> players = m_replay.players();
    m_replay.close();
    m_table.show(std::move(here), std::move(players), Origin::Branch);
    Q_EMIT laid();
}

void PlayedGames::playAgain(qint64 id, bool exchanged)
{
    load(id, [this, exchanged](const KeptGame &kept, const Replayed &replayed) {
        const Match &match = *replayed.match;
        Opening opening = exchanged ? exchangedOpening(match) : sameCards(match);
        if (const auto refusal = m_table.begin(std::move(opening), playersFrom(kept.row.seats)))
            Q_EMIT said(refusalText(*refusal));
        else
            Q_EMIT laid();
    });
}

// ---- what is kept of them

void PlayedGames::rename(qint64 id, const QString &name)
{
    m_shelf.rename(id, name.simplified().left(longestGameName));
}

void PlayedGames::remove(qint64 id)
{
    m_shelf.remove({ id });
    m_removed.append(id);
    Q_EMIT removedChanged();
}

void PlayedGames::restore()
{
    if (m_removed.isEmpty())
        return;
    m_shelf.restore({ m_removed.takeLast() });
    Q_EMIT removedChanged();
}

void PlayedGames::forgetStatistics()
{
    m_shelf.forgetStatistics();
}

void PlayedGames::forgetGames()
{
    m_shelf.forgetGames(m_table.gameId());
    m_removed.clear();
    Q_EMIT removedChanged();
}

// ---- files

QUrl PlayedGames::usualFile(qint64 id) const
{
    const GameRow *row = m_list.find(id);
    return inDocuments((row ? row->game + row->started.toString(QStringLiteral("-yyyy-MM-dd")) : QString())
        + QLatin1String(recordEnding));
}

QUrl PlayedGames::usualArchive() const
{
    return inDocuments(QDate::currentDate().toString(QStringLiteral("'sobremesa-'yyyy-MM-dd"))
        + QLatin1String(archiveEnding));
}

void PlayedGames::tellSaved(const QString &problem, const QString &path)
{
    Q_EMIT said(problem.isEmpty() ? tr("Saved in %1.").arg(QDir::toNativeSeparators(path)) : problem);
}

void PlayedGames::save(qint64 id, const QUrl &file)
{
    const QString path = pathOf(file, recordEnding);
    m_shelf.save(id, path, this, [this, path](const QString &problem) { tellSaved(problem, path); });
}

void PlayedGames::saveList(const QUrl &folder)
{
    if (m_list.picked() > 0) {
        saveAll(m_list.pickedGames(), pathOf(folder));
        m_list.pickNone();
        return;
    }
    gather({}, pathOf(folder));
}

void PlayedGames::saveAll(const QList<GameId> &ids, const QString &folder)
{
    m_shelf.saveAll(
        ids, folder, this, [this, folder](const QString &problem) { tellSaved(problem, folder); });
}

// Page by page, then all together.
void PlayedGames::gather(QList<GameId> ids, const QString &folder)
{
    const auto offset = static_cast<int>(ids.size());
    m_shelf.games(
        m_list.query(offset), this, [this, ids = std::move(ids), folder](const GamesPage &page) mutable {
            for (const GameRow &row : page.rows)
                ids.append(row.id);
            if (ids.size() < page.matching && !page.rows.isEmpty())
                gather(std::move(ids), folder);
            else
                saveAll(ids, folder);
        });
}

void PlayedGames::saveEverything(const QUrl &file)
{
    const QString path = pathOf(file, archiveEnding);
    m_shelf.saveArchive(path, this, [this, path](const QString &problem) { tellSaved(problem, path); });
}

void PlayedGames::bringIn(const QUrl &file)
{
    m_shelf.bringIn(pathOf(file), m_table.gameId(), this, [this](const BroughtIn &found) {
        const QString games = tr("%n game(s) were brought in.", "", found.games);
        const QString known = tr("%n game(s) were here already.", "", found.known);
        Q_EMIT said(!found.problem.isEmpty() ? found.problem
                : found.known == 0           ? games
                                             : tr("%1 %2", "two sentences").arg(games, known));
    });
}
