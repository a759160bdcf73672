// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include "app/games/gamewords.h"
#include "app/openings.h"
#include "app/settings.h"
#include "app/shelf/filewords.h"
#include "app/shell/log.h"
#include "app/text/language.h"
#include "app/text/refusaltext.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QLocale>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QRandomGenerator>
#include <QtConcurrentRun>

#include <algorithm>

using namespace sobremesa;

namespace {

constexpr int pollMilliseconds = 50; // only while a picture is wanted

} // namespace

Program::Program(QObject *parent, const QString &folder, const QString &oldGames)
    : QObject(parent)
    , m_shelf(folder, oldGames)
    , m_coachMemory(m_shelf)
    , m_table(m_shelf)
    , m_school(m_shelf)
    , m_games(m_shelf, m_table)
    , m_review(m_shelf, m_table)
    , m_files(m_table, m_games)
{
    connect(&m_table, &TableController::noticeChanged, this, [this] { say(m_table.notice()); });
    connect(&m_table, &TableController::resumed, this, &Program::layTable);
    connect(&m_games, &PlayedGames::laid, this, &Program::layTable);
    connect(&m_games, &PlayedGames::said, this, &Program::say);
    connect(&m_review, &Review::laid, this, &Program::layTable);
    connect(&m_review, &Review::said, this, &Program::say);
    connect(&m_files, &SavedFiles::said, this, &Program::say);
    connect(&m_table, &TableController::overChanged, this, &Program::restReview);
    connect(this, &Program::atTableChanged, this, &Program::restReview);
    m_table.coach()->sitDown(m_coachMemory);
    m_coachMemory.read();
    connectShelf();
}

Program *Program::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&shared(), QQmlEngine::CppOwnership);
    return &shared();
}

// Made on first use and never destroyed: QML may ask for it until the very end.
Program &Program::shared()
{
    static auto *const program = new Program(nullptr, Shelf::usualFolder(), Shelf::usualOldGames());
    return *program;
}

void Program::begin(GameSetup *setup)
{
    Opening opening = openingOf(*setup);
    setup->remember();
    const QString game = QString::fromLatin1(opening.game->id);
    if (const auto refusal = m_table.begin(std::move(opening), playersOf(*setup)))
        say(refusalText(*refusal));
    else {
        qCInfo(logTable) << "begins" << game << "with" << setup->players() << "players";
        Settings::shared().countGame();
        setAtTable(true);
    }
}

bool Program::isFirstGame(const QString &game) const
{
    const bool left = std::any_of(m_unfinished.begin(), m_unfinished.end(), [&game](const QVariant &row) {
        return row.toMap().value(QStringLiteral("game")).toString() == game;
    });
    return m_coachMemory.isNew(game) && m_coachMemory.wanted(game) == CoachWanted::NotAsked && !left
        && !m_school.hasBegun(game);
}

void Program::layTable()
{
    if (m_atTable)
        Q_EMIT tableLaid();
    else
        setAtTable(true);
}

void Program::goHome()
{
    m_table.leave();
    setAtTable(false);
}

void Program::dismissNotice()
{
    m_table.dismissNotice();
    say({});
}

QString Program::obey(const CommandLine &line)
{
    Settings &settings = Settings::shared();
    if (!line.language.isEmpty())
        settings.useOnce(Settings::Language, line.language);
    if (!line.theme.isEmpty())
        settings.useOnce(Settings::Theme, line.theme);
    if (line.speed)
        settings.useOnce(Settings::Speed, *line.speed);
    m_table.turns()->setDemo(line.demo);
    listUnfinished();
    if (!line.file.isEmpty())
        return openFile(line);
    return line.game.isEmpty() ? QString() : startGame(line);
}

void Program::openRecord(const QUrl &file)
{
    auto *watcher = new QFutureWatcher<OpenedRecord>(this);
    connect(watcher, &QFutureWatcher<OpenedRecord>::finished, this, [this, watcher, asked = ++m_opening] {
        watcher->deleteLater();
        if (asked == m_opening)
            say(lay(watcher->future().takeResult(), {}));
    });
    watcher->setFuture(QtConcurrent::run(
        openRecordFile, pathOf(file), 0, std::uint64_t { QRandomGenerator::global()->generate() }));
}

// Before there is a window: at once.
QString Program::openFile(const CommandLine &line)
{
    const int after = line.screenshot.isEmpty() ? 0 : line.after;
    return lay(openRecordFile(line.file, after, QRandomGenerator::global()->generate()), line.level);
}

QString Program::lay(OpenedRecord opened, const QString &level)
{
    if (!opened.match)
        return opened.problem;
    auto players = usualPlayers(seatCount(opened.match->position()), level);
    const auto &names = opened.match->opening().names;
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        players[seat].name = QString::fromStdString(names[seat]);
    setAtTable(false); // a game that lies there is put away with its cards: these may be others
    m_table.show(std::move(*opened.match), std::move(players));
    setAtTable(true);
    return {};
}

void Program::answerCall(const CommandLine &line)
{
    if (!line.wrong.isEmpty()) {
        say(line.wrong);
        return;
    }
    if (!line.file.isEmpty())
        openRecord(QUrl::fromLocalFile(line.file));
    else if (!line.game.isEmpty())
        say(startGame(line));
}

QString Program::startGame(const CommandLine &line)
{
    auto opening = openingOf(line);
    if (!opening)
        return QStringLiteral("--option: %1").arg(refusalText(opening.refusal()));
    auto players = usualPlayers(playersIn(opening->setup.options), line.level);
    if (!line.screenshot.isEmpty())
        return layForPicture(std::move(*opening), std::move(players), line.after);
    const auto keeping = line.demo ? Session::Keeping::Never : Session::Keeping::Now;
    const auto refusal = m_table.begin(std::move(*opening), std::move(players), keeping);
    setAtTable(!refusal);
    return refusal ? refusalText(*refusal) : QString();
}

QString Program::layForPicture(Opening opening, std::vector<Player> players, int after)
{
    opening.seed = opening.seed.value_or(1); // the same picture every time
    auto match = Match::begin(std::move(opening));
    if (!match)
        return refusalText(match.refusal());
    playOn(*match, after);
    m_table.show(std::move(*match), std::move(players));
    setAtTable(true);
    return {};
}

void Program::photograph(QQuickWindow *window, const QString &file)
{
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this, window, file, timer, quiet = 0]() mutable {
        QEvent leave(QEvent::Leave); // wherever the pointer rests: nothing is lit by it
        QCoreApplication::sendEvent(window, &leave);
        // Pictures of cards arrive from their worker; what is quiet for half a second stays as it is.
        const bool making = window->property("making").toBool();
        quiet = !making && (!m_atTable || m_table.standsStill()) ? quiet + 1 : 0;
        if (quiet < 10)
            return;
        timer->stop();
        const bool written = window->grabWindow().save(file);
        if (!written)
            qWarning("%s: cannot be written", qPrintable(file));
        QCoreApplication::exit(written ? 0 : 1);
    });
    timer->start(pollMilliseconds);
}

// ---- the shelf

void Program::connectShelf()
{
    connect(&m_shelf, &Shelf::gamesChanged, this, &Program::listUnfinished);
    connect(&m_shelf, &Shelf::noticed, this, &Program::say);
    connect(&m_shelf, &Shelf::troubleChanged, this, &Program::keepingChanged);
    connect(&::Language::shared(), &::Language::changed, this, [this] {
        listUnfinished();
        Q_EMIT keepingChanged();
    });
}

void Program::listUnfinished()
{
    m_shelf.games({ GamesQuery::Which::Unfinished, {}, {}, 0, 200 }, this, [this](const GamesPage &page) {
        m_unfinished.clear();
        for (const GameRow &row : page.rows)
            m_unfinished.append(rowOf(row));
        Q_EMIT unfinishedChanged();
    });
}

QVariantMap Program::rowOf(const GameRow &row) const
{
    const QString when = GameWords::when(row.changed, QDate::currentDate());
    const QString who = GameWords::people(row);
    return { { "id", row.id }, { "game", row.game },
        { "name", row.note.isEmpty() ? GameWords::kind(row.game) : row.note },
        { "line", who.isEmpty() ? when : tr("%1 · %2", "people, and when they played last").arg(who, when) },
        { "score", GameWords::score(row) } };
}

QString Program::notSaved() const
{
    const Trouble &trouble = m_shelf.trouble();
    return trouble
        ? tr("Not saved since %1").arg(QLocale().toString(trouble.since.time(), QLocale::ShortFormat))
        : QString();
}

void Program::close()
{
    m_table.leave();
    m_review.keep();
    m_shelf.close();
}

void Program::setAtTable(bool atTable)
{
    if (m_atTable == atTable)
        return;
    m_atTable = atTable;
    if (!atTable)
        listUnfinished();
    Q_EMIT atTableChanged();
}

// Thinking is for those who play; what a game has cost is judged when it is over.
void Program::restReview()
{
    const bool over = m_table.isOver();
    m_review.setResting(m_atTable && !over);
    if (m_atTable && !over && !m_table.isRunning())
        m_review.forget(m_table.gameId());
    if (m_atTable && over)
        m_review.prepare(m_table.gameId());
}

void Program::say(const QString &notice)
{
    if (m_notice == notice)
        return;
    m_notice = notice;
    if (!notice.isEmpty())
        qCInfo(logProgram).noquote() << "says" << notice;
    Q_EMIT noticeChanged();
}
