// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/gamesetup.h"
#include "app/commandline.h"
#include "app/table/tablecontroller.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;
class QQuickWindow;

// The running program: its one table, and the ways to begin a game at it.
class Program : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(TableController *table READ table CONSTANT)
    Q_PROPERTY(bool atTable READ isAtTable NOTIFY atTableChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(QString gamesFolder READ gamesFolder CONSTANT)

public:
    explicit Program(QObject *parent); // not by default, or QML would make one of its own
    static Program *create(QQmlEngine *engine, QJSEngine *script);
    [[nodiscard]] static Program &shared();

    [[nodiscard]] TableController *table() { return &m_table; }
    [[nodiscard]] bool isAtTable() const { return m_atTable; }
    // Where every game is kept, as the system writes paths.
    [[nodiscard]] static QString gamesFolder();
    [[nodiscard]] QString notice() const { return m_notice; }

    // Deals the game that was set up. The first dealer is drawn by lot.
    Q_INVOKABLE void begin(GameSetup *setup);
    // Goes on with the saved game.
    Q_INVOKABLE void resume(const QString &game);
    Q_INVOKABLE void goHome();
    Q_INVOKABLE void dismissNotice();
    // A record from a file takes the place of the game at the table; one that is refused changes nothing.
    Q_INVOKABLE void openRecord(const QUrl &file);
    Q_INVOKABLE void saveRecord(const QUrl &file);
    // The folder of the kept games, in the system's own file manager.
    Q_INVOKABLE void showGames() const;
    // Where a record of this game would be saved, if nobody names another place.
    [[nodiscard]] Q_INVOKABLE QUrl usualFile() const;
    [[nodiscard]] Q_INVOKABLE QUrl usualFolder() const;

    // Does what the command line asks for. What cannot be done is said in one line.
    [[nodiscard]] QString obey(const CommandLine &line);
    // Waits until nothing moves, writes a picture of the window and quits.
    void photograph(QQuickWindow *window, const QString &file);

Q_SIGNALS:
    void atTableChanged();
    void noticeChanged();

private:
    [[nodiscard]] QString openFile(const CommandLine &line);
    [[nodiscard]] QString startGame(const CommandLine &line);
    void setAtTable(bool atTable);
    void say(const QString &notice);

    TableController m_table;
    bool m_atTable = false;
    QString m_notice;
};
