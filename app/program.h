// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/gamesetup.h"
#include "app/coach/coachmemory.h"
#include "app/commandline.h"
#include "app/games/playedgames.h"
#include "app/learn/school.h"
#include "app/review/review.h"
#include "app/shelf/recordfile.h"
#include "app/shelf/shelf.h"
#include "app/shell/savedfiles.h"
#include "app/table/tablecontroller.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;
class QQuickWindow;

// The running program: its one table, its shelf of games, and the ways to begin a game.
class Program : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(TableController *table READ table CONSTANT)
    Q_PROPERTY(School *school READ school CONSTANT)
    Q_PROPERTY(PlayedGames *games READ games CONSTANT)
    Q_PROPERTY(Review *review READ review CONSTANT)
    Q_PROPERTY(SavedFiles *files READ files CONSTANT)
    Q_PROPERTY(bool atTable READ isAtTable NOTIFY atTableChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(QVariantList unfinished READ unfinished NOTIFY unfinishedChanged)
    Q_PROPERTY(QString notSaved READ notSaved NOTIFY keepingChanged)
    Q_PROPERTY(QString notSavedWhy READ notSavedWhy NOTIFY keepingChanged)

public:
    // No default constructor, or QML would make one of its own. Without a folder nothing is kept.
    explicit Program(QObject *parent, const QString &folder = {}, const QString &oldGames = {});
    static Program *create(QQmlEngine *engine, QJSEngine *script);
    [[nodiscard]] static Program &shared();

    [[nodiscard]] TableController *table() { return &m_table; }
    [[nodiscard]] School *school() { return &m_school; }
    [[nodiscard]] PlayedGames *games() { return &m_games; }
    [[nodiscard]] Review *review() { return &m_review; }
    [[nodiscard]] SavedFiles *files() { return &m_files; }
    [[nodiscard]] Shelf &shelf() { return m_shelf; }
    [[nodiscard]] bool isAtTable() const { return m_atTable; }
    // The games that can be continued: rows of { id, game, name, line, score }, the newest first.
    [[nodiscard]] QVariantList unfinished() const { return m_unfinished; }
    // "Not saved since 20:14", and why; empty while everything is saved.
    [[nodiscard]] QString notSaved() const;
    [[nodiscard]] QString notSavedWhy() const { return m_shelf.trouble().sentence(); }
    [[nodiscard]] QString notice() const { return m_notice; }

    // Deals the game that was set up. The first dealer is drawn by lot.
    Q_INVOKABLE void begin(GameSetup *setup);
    // Goes on with a kept game.
    Q_INVOKABLE void resume(qint64 game) { m_table.resume(game); }
    // Nobody has played or learnt this game here, nor said whether the coach shall help.
    [[nodiscard]] Q_INVOKABLE bool isFirstGame(const QString &game) const;
    Q_INVOKABLE void wantCoach(const QString &game, bool wanted) { m_coachMemory.setWanted(game, wanted); }
    Q_INVOKABLE void saveAgain() { m_shelf.tryAgain(); }
    Q_INVOKABLE void goHome();
    Q_INVOKABLE void dismissNotice();
    // A record from a file takes the place of the game at the table; one that is refused changes nothing.
    Q_INVOKABLE void openRecord(const QUrl &file);

    // Does what the command line asks for. What cannot be done is said in one line.
    [[nodiscard]] QString obey(const CommandLine &line);
    // What a second start asks for.
    void answerCall(const CommandLine &line);
    // Everything is on disk when this returns, if it can be.
    void close();
    // Waits until nothing moves, writes a picture of the window and quits.
    void photograph(QQuickWindow *window, const QString &file);

Q_SIGNALS:
    void atTableChanged();
    // Another game lies on the table, where one lay already.
    void tableLaid();
    void noticeChanged();
    void unfinishedChanged();
    void keepingChanged();

private:
    void layTable();
    void connectShelf();
    void listUnfinished();
    [[nodiscard]] QVariantMap rowOf(const GameRow &row) const;
    [[nodiscard]] QString openFile(const CommandLine &line);
    [[nodiscard]] QString startGame(const CommandLine &line);
    [[nodiscard]] QString layForPicture(sobremesa::Opening opening, std::vector<Player> players, int after);
    [[nodiscard]] QString lay(OpenedRecord opened, const QString &level);
    void setAtTable(bool atTable);
    void restReview();
    void say(const QString &notice);

    Shelf m_shelf;
    CoachMemory m_coachMemory;
    TableController m_table;
    School m_school;
    PlayedGames m_games;
    Review m_review;
    SavedFiles m_files;
    QVariantList m_unfinished;
    int m_opening = 0; // counts records that were asked for: only the last one is laid on the table
    bool m_atTable = false;
    QString m_notice;
};
