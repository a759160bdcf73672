// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/optionmodel.h"
#include "app/catalog/seatmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

// A game about to be dealt: which one, who sits where, by which options, and perhaps which deal.
class GameSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(QString name READ name NOTIFY gameChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY gameChanged)
    Q_PROPERTY(QString pack READ pack NOTIFY gameChanged)
    Q_PROPERTY(QStringList cards READ cards NOTIFY gameChanged)
    Q_PROPERTY(QVariantList playerCounts READ playerCounts NOTIFY gameChanged)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY playersChanged)
    Q_PROPERTY(QString deal READ deal WRITE setDeal NOTIFY dealChanged)
    Q_PROPERTY(bool dealReadable READ dealReadable NOTIFY dealChanged)
    Q_PROPERTY(OptionModel *options READ options CONSTANT)
    Q_PROPERTY(SeatModel *seats READ seats CONSTANT)

public:
    explicit GameSetup(QObject *parent = nullptr);

    [[nodiscard]] QString game() const { return m_game; }
    // Everything as it was last time this game was dealt; an unknown id empties the setup.
    void setGame(const QString &game);
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString pack() const;
    [[nodiscard]] QStringList cards() const;
    [[nodiscard]] QVariantList playerCounts() const;
    [[nodiscard]] int players() const { return m_options.values()[0]; }
    void setPlayers(int players);
    // The number of the deal as typed; empty: a new one by chance.
    [[nodiscard]] QString deal() const { return m_deal; }
    void setDeal(const QString &deal);
    [[nodiscard]] bool dealReadable() const;
    [[nodiscard]] std::optional<quint64> seed() const;
    [[nodiscard]] OptionModel *options() { return &m_options; }
    [[nodiscard]] SeatModel *seats() { return &m_seats; }
    [[nodiscard]] const sobremesa::GameInfo *info() const { return m_info; }

    // To be called when the cards are dealt: the next time begins with the same.
    Q_INVOKABLE void remember();

Q_SIGNALS:
    void gameChanged();
    void playersChanged();
    void dealChanged();

private:
    void recall();
    void layTable();

    QString m_game;
    QString m_deal;
    const sobremesa::GameInfo *m_info = nullptr;
    OptionModel m_options;
    SeatModel m_seats;
};

// A deal's number as people write it: digits, perhaps with spaces between them.
[[nodiscard]] std::optional<quint64> readDeal(const QString &text);
