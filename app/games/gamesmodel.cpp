// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/gamesmodel.h"

#include "app/catalog/gamecatalog.h"
#include "app/games/gamewords.h"
#include "app/text/language.h"
#include "engine/games/registry.h"

#include <algorithm>

using sobremesa::findGame;
using sobremesa::GameInfo;

namespace {

constexpr int pageSize = 200;

bool sameRow(const GameRow &one, const GameRow &other)
{
    return one.id == other.id && one.changed == other.changed && one.length == other.length
        && one.note == other.note && one.starred == other.starred && one.over == other.over
        && one.costly == other.costly && one.reviewed == other.reviewed;
}

} // namespace

GamesModel::GamesModel(Shelf &shelf, QObject *parent)
    : QAbstractListModel(parent)
    , m_shelf(shelf)
{
    connect(&shelf, &Shelf::gamesChanged, this, [this] {
        if (m_ready || m_asking) // nobody has looked yet: nothing to keep up to date
            refresh();
    });
    connect(&Language::shared(), &Language::changed, this, &GamesModel::retell);
}

// ---- what is asked

GamesQuery GamesModel::query(int offset) const
{
    static constexpr GamesQuery::Which which[] = { GamesQuery::Which::All, GamesQuery::Which::Unfinished,
        GamesQuery::Which::ToReview, GamesQuery::Which::Starred };
    return { which[m_filter], m_game, m_search, offset, pageSize };
}

bool GamesModel::isFiltered() const
{
    return m_filter != All || !m_game.isEmpty() || !m_search.trimmed().isEmpty();
}

void GamesModel::setFilter(Filter filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    askAnew();
}

void GamesModel::setGame(const QString &game)
{
    if (m_game == game)
        return;
    m_game = game;
    askAnew();
}

void GamesModel::setSearch(const QString &search)
{
    if (m_search == search)
        return;
    m_search = search;
    askAnew();
}

void GamesModel::showAll()
{
    m_filter = All;
    m_game.clear();
    m_search.clear();
    askAnew();
}

// Other games: one page of them is enough.
void GamesModel::askAnew()
{
    m_wanted = pageSize;
    Q_EMIT queryChanged();
    ask(0);
}

void GamesModel::refresh()
{
    m_wanted = std::max(pageSize, rowCount());
    ask(0);
}

// ---- what comes

void GamesModel::ask(int offset)
{
    m_asking = true;
    m_shelf.games(query(offset), this, [this, offset, asked = ++m_asked](const GamesPage &page) {
        if (asked == m_asked)
            arrive(offset, page);
    });
}

void GamesModel::arrive(int offset, const GamesPage &page)
{
    if (offset == 0)
        m_coming.clear();
    m_coming.append(page.rows);
    const auto there = static_cast<int>(m_coming.size());
    if (there < std::min(m_wanted, page.matching) && !page.rows.isEmpty()) {
        ask(there);
        return;
    }
    m_ready = true;
    m_all = page.all;
    m_unfinished = page.unfinished;
    m_matching = page.matching;
    replaceRows(std::exchange(m_coming, {}));
    m_asking = false; // who looks at new rows may ask for more of them
    Q_EMIT countsChanged();
}

// What is the same at both ends stays, so that a list keeps its place and its focus.
void GamesModel::replaceRows(const QList<GameRow> &rows)
{
    const auto were = rowCount();
    const auto are = static_cast<int>(rows.size());
    int head = 0;
    while (head < std::min(were, are) && m_rows.at(head).id == rows.at(head).id)
        ++head;
    int tail = 0;
    while (tail < std::min(were, are) - head && m_rows.at(were - 1 - tail).id == rows.at(are - 1 - tail).id)
        ++tail;
    if (const int gone = were - head - tail; gone > 0) {
        beginRemoveRows({}, head, head + gone - 1);
        m_rows.remove(head, gone);
        endRemoveRows();
    }
    if (const int come = are - head - tail; come > 0) {
        beginInsertRows({}, head, head + come - 1);
        for (int row = head; row < head + come; ++row)
            m_rows.insert(row, rows[row]);
        endInsertRows();
    }
    for (int row = 0; row < rowCount(); ++row) {
        if (sameRow(m_rows[row], rows[row]))
            continue;
        m_rows[row] = rows[row];
        Q_EMIT dataChanged(index(row), index(row));
    }
}

bool GamesModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_ready && !m_asking && rowCount() < m_matching;
}

void GamesModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_wanted = rowCount() + pageSize;
    m_coming = m_rows;
    ask(rowCount());
}

void GamesModel::setProblem(GameId id, const QString &refusal)
{
    m_problems.insert(id, refusal);
    if (const int row = rowOf(id); row >= 0)
        Q_EMIT dataChanged(index(row), index(row));
}

// ---- what is shown

void GamesModel::pick(qint64 id)
{
    if (!m_picked.removeOne(id))
        m_picked.append(id);
    const int row = rowOf(id);
    if (row >= 0)
        Q_EMIT dataChanged(index(row), index(row), { PickedRole });
    Q_EMIT pickedChanged();
}

void GamesModel::pickNone()
{
    if (m_picked.isEmpty())
        return;
    m_picked.clear();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), { PickedRole });
    Q_EMIT pickedChanged();
}

int GamesModel::rowOf(qint64 id) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [id](const GameRow &row) { return row.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

const GameRow *GamesModel::find(GameId id) const
{
    const int row = rowOf(id);
    return row < 0 ? nullptr : &m_rows[row];
}

int GamesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString GamesModel::problemOf(const GameRow &row) const
{
    if (!findGame(row.game.toStdString()))
        return tr("This version of the program does not know this game.");
    const QString refusal = m_problems.value(row.id);
    return refusal.isEmpty() ? QString() : tr("This record cannot be read: %1").arg(refusal);
}

QVariant GamesModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid));
    const GameRow &row = m_rows[index.row()];
    const GameInfo *info = findGame(row.game.toStdString());
    switch (role) {
    case IdRole:
        return row.id;
    case GameRole:
        return row.game;
    case PlayersRole:
        return row.seats.size();
    case TitleRole:
        return GameWords::title(row);
    case LineRole:
        return row.note.isEmpty() ? GameWords::line(row)
                                  : GameWords::kind(row.game) + QStringLiteral(" · ") + GameWords::line(row);
    case ScoreRole:
        return GameWords::score(row);
    case OutcomeRole:
        return GameWords::outcome(row);
    case WonRole:
        return row.won.value_or(false);
    case WhenRole:
        return GameWords::when(row.changed, QDate::currentDate());
    case GroupRole:
        return GameWords::group(row, QDate::currentDate());
    case OpenRole:
        return !row.over;
    case StarredRole:
        return row.starred;
    case NoteRole:
        return row.note;
    case PackRole:
        return info ? QString::fromStdString(std::string(info->pack->id)) : QString();
    case CardsRole:
        return info ? emblemOf(*info) : QStringList();
    case CostlyRole:
        return GameWords::costly(row);
    case ToReviewRole:
        return row.costly.value_or(0) > 0 && !row.reviewed;
    case PickedRole:
        return m_picked.contains(row.id);
    case ProblemRole:
        return problemOf(row);
    default:
        return {};
    }
}

QHash<int, QByteArray> GamesModel::roleNames() const
{
    return { { IdRole, "gameId" }, { GameRole, "game" }, { PlayersRole, "players" }, { TitleRole, "title" },
        { LineRole, "line" }, { ScoreRole, "score" }, { OutcomeRole, "outcome" }, { WonRole, "won" },
        { WhenRole, "when" }, { GroupRole, "group" }, { OpenRole, "open" }, { StarredRole, "starred" },
        { NoteRole, "note" }, { PackRole, "pack" }, { CardsRole, "cards" }, { ProblemRole, "problem" },
        { CostlyRole, "costly" }, { ToReviewRole, "toReview" }, { PickedRole, "picked" } };
}

void GamesModel::retell()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}
