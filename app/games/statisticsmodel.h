// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/tallying.h"
#include "app/review/decisioncosts.h"
#include "app/shelf/shelf.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

// A share of games won, as it is drawn and as it is read.
struct ShareLine
{
    Q_GADGET
    QML_VALUE_TYPE(shareLine)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString brief MEMBER brief CONSTANT) // of a month
    Q_PROPERTY(int games MEMBER games CONSTANT)
    Q_PROPERTY(bool known MEMBER known CONSTANT) // enough games for a share
    Q_PROPERTY(double share MEMBER share CONSTANT) // 0 to 1
    Q_PROPERTY(double error MEMBER error CONSTANT)
    Q_PROPERTY(QString words MEMBER words CONSTANT) // "67 ± 14 %", or "2 of 3"
    Q_PROPERTY(QString spoken MEMBER spoken CONSTANT)

public:
    QString name;
    QString brief;
    int games = 0;
    bool known = false;
    double share = 0;
    double error = 0;
    QString words;
    QString spoken;

    friend bool operator==(const ShareLine &, const ShareLine &) = default;
};

// What the finished games of one kind with so many players say together: a row a level of the computers, and
// one for those that were played with help. Games that were opened from a file or branched off do not count.
class StatisticsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to PlayedGames")
    Q_PROPERTY(QString title READ title NOTIFY changed) // "Porrazo, 2 players"
    Q_PROPERTY(int games READ games NOTIFY changed) // without those with help
    Q_PROPERTY(ShareLine all READ all NOTIFY changed)
    Q_PROPERTY(QString points READ points NOTIFY changed) // "+0.6 ± 1.1" a deal; empty: none
    Q_PROPERTY(QString streak READ streak NOTIFY changed)
    Q_PROPERTY(QString time READ time NOTIFY changed)
    Q_PROPERTY(DecisionCosts *costs READ costs CONSTANT)
    Q_PROPERTY(QList<ShareLine> months READ months NOTIFY changed) // the oldest first

public:
    enum Role { LineRole = Qt::UserRole };

    explicit StatisticsModel(Shelf &shelf, QObject *parent = nullptr);

    Q_INVOKABLE void choose(const QString &game, int players);
    // Asks the shelf again.
    Q_INVOKABLE void refresh();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return { { LineRole, "line" } }; }

    [[nodiscard]] QString title() const;
    [[nodiscard]] int games() const { return m_summary.all.games; }
    [[nodiscard]] ShareLine all() const;
    [[nodiscard]] QString points() const;
    [[nodiscard]] QString streak() const;
    [[nodiscard]] QString time() const;
    [[nodiscard]] QList<ShareLine> months() const;
    [[nodiscard]] DecisionCosts *costs() { return &m_costs; }

Q_SIGNALS:
    void changed();

private:
    void retell();
    [[nodiscard]] QList<ShareLine> lines() const;

    Shelf &m_shelf;
    DecisionCosts m_costs;
    QString m_game;
    int m_players = 0;
    int m_asked = 0; // counts questions: only the answer to the last one is heard
    tallying::Summary m_summary;
    tallying::Summary m_helped;
    Streak m_streak;
    QList<ShareLine> m_lines;
};
