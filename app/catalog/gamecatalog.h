// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

// The games that can be played, in the order of the registry, as the home screen tells of them.
class GameCatalog : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role {
        GameRole = Qt::UserRole, // the id
        NameRole,
        OriginRole,
        PlayersRole, // "2 or 4 players"
        SentenceRole,
        PackRole, // "french" or "spanish"
        CardsRole, // three codes
    };

    explicit GameCatalog(QObject *parent = nullptr);
    GameCatalog(std::vector<const sobremesa::GameInfo *> games, QObject *parent);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] Q_INVOKABLE QString name(const QString &game) const;
    [[nodiscard]] Q_INVOKABLE QString pack(const QString &game) const;
    [[nodiscard]] Q_INVOKABLE QStringList cards(const QString &game) const;
    [[nodiscard]] Q_INVOKABLE QStringList ids() const;
    [[nodiscard]] Q_INVOKABLE QString first() const; // the id of the first game

private:
    [[nodiscard]] const sobremesa::GameInfo *find(const QString &game) const;

    std::vector<const sobremesa::GameInfo *> m_games;
};

// The codes of the three cards that stand for a game.
[[nodiscard]] QStringList emblemOf(const sobremesa::GameInfo &game);
