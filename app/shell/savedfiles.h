// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class PlayedGames;
class TableController;
struct Printed;

// What the player saves in files of their own: the game at the table, a deal, the rules, a report of a fault.
// All but the report is written beside the window; what came of it is said.
class SavedFiles : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the Program")
    Q_PROPERTY(QString gamesFolder READ gamesFolder CONSTANT)

public:
    SavedFiles(TableController &table, PlayedGames &games, QObject *parent = nullptr);

    // Of the game at the table; a PDF holds its scores and its course.
    Q_INVOKABLE void saveRecord(const QUrl &file);
    // The rulebook of a game as a PDF.
    Q_INVOKABLE void saveRules(const QString &game, const QUrl &file);
    // The deal that is looked at again, as a diagram, as a PDF.
    Q_INVOKABLE void saveDeal(const QUrl &file);
    // What helps to find a fault, in a folder of its own within this one.
    Q_INVOKABLE void saveReport(const QUrl &folder);

    // Where each would be saved, if nobody names another place.
    [[nodiscard]] Q_INVOKABLE QUrl usualFolder() const;
    [[nodiscard]] Q_INVOKABLE QUrl usualRecordFile() const;
    [[nodiscard]] Q_INVOKABLE QUrl usualRulesFile(const QString &game) const;
    [[nodiscard]] Q_INVOKABLE QUrl usualDealFile() const;

    // Where every game is kept, as the system writes paths, and the same in its own file manager.
    [[nodiscard]] QString gamesFolder() const;
    Q_INVOKABLE void showGames() const;

Q_SIGNALS:
    // A sentence for the player.
    void said(const QString &sentence);

private:
    void saveGameOnPaper(const QString &path);
    void saveOnPaper(const Printed &printed, const QString &path);
    [[nodiscard]] QUrl usualFile(const QString &name) const;

    TableController &m_table;
    PlayedGames &m_games;
};
