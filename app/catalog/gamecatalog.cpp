// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/gamecatalog.h"

#include "app/catalog/words.h"
#include "app/text/gametext.h"
#include "app/text/language.h"
#include "engine/games/registry.h"

#include <algorithm>

using sobremesa::GameInfo;

namespace {

std::vector<const GameInfo *> registered()
{
    const auto all = sobremesa::games();
    return { all.begin(), all.end() };
}

} // namespace

QStringList emblemOf(const GameInfo &game)
{
    return codesOf(game.emblem, *game.pack);
}

GameCatalog::GameCatalog(QObject *parent)
    : GameCatalog(registered(), parent)
{
}

GameCatalog::GameCatalog(std::vector<const GameInfo *> games, QObject *parent)
    : QAbstractListModel(parent)
    , m_games(std::move(games))
{
    connect(&Language::shared(), &Language::changed, this, [this] {
        if (!m_games.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    });
}

int GameCatalog::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

QVariant GameCatalog::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid));
    const GameInfo &game = *m_games[static_cast<std::size_t>(index.row())];
    switch (role) {
    case GameRole:
        return idText(game.id);
    case NameRole:
        return worded(game.id, game.name);
    case OriginRole:
        return worded(game.id, game.origin);
    case PlayersRole:
        return worded(game.id, game.playersLine);
    case SentenceRole:
        return worded(game.id, game.sentence);
    case PackRole:
        return idText(game.pack->id);
    case CardsRole:
        return emblemOf(game);
    default:
        return {};
    }
}

QHash<int, QByteArray> GameCatalog::roleNames() const
{
    return { { GameRole, "game" }, { NameRole, "name" }, { OriginRole, "origin" }, { PlayersRole, "players" },
        { SentenceRole, "sentence" }, { PackRole, "pack" }, { CardsRole, "cards" } };
}

const GameInfo *GameCatalog::find(const QString &game) const
{
    const auto found =
        std::ranges::find_if(m_games, [&](const GameInfo *info) { return idText(info->id) == game; });
    return found == m_games.end() ? nullptr : *found;
}

QString GameCatalog::name(const QString &game) const
{
    const GameInfo *info = find(game);
    return info ? worded(info->id, info->name) : QString();
}

QString GameCatalog::pack(const QString &game) const
{
    const GameInfo *info = find(game);
    return info ? idText(info->pack->id) : QString();
}

QStringList GameCatalog::cards(const QString &game) const
{
    const GameInfo *info = find(game);
    return info ? emblemOf(*info) : QStringList();
}

QStringList GameCatalog::ids() const
{
    QStringList list;
    for (const GameInfo *game : m_games)
        list.append(idText(game->id));
    return list;
}

QString GameCatalog::first() const
{
    return m_games.empty() ? QString() : idText(m_games.front()->id);
}
