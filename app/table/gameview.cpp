// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/gameview.h"

#include "app/table/fingerprint.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

using namespace sobremesa;

namespace {

QVariant toVariant(const Value &value) // NOLINT(misc-no-recursion): facts are shallow
{
    if (const auto *list = value.list()) {
        QVariantList all;
        for (const Value &element : *list)
            all.append(toVariant(element));
        return all;
    }
    if (const auto *object = value.object()) {
        QVariantMap all;
        for (const auto &[key, member] : *object)
            all.insert(QString::fromStdString(key), toVariant(member));
        return all;
    }
    if (value.boolean())
        return *value.boolean();
    if (value.integer())
        return static_cast<qlonglong>(*value.integer());
    return value.text() ? QVariant(QString::fromStdString(*value.text())) : QVariant();
}

// True if it was another one.
template<typename T>
bool replace(T &old, T next)
{
    if (old == next)
        return false;
    old = std::move(next);
    return true;
}

} // namespace

QString dealTitle(int number, const Observation &seen)
{
    const QString deal = QCoreApplication::translate("engine", infoOf(seen.position).packTitle).arg(number);
    const int all = dealsInAllOf(seen);
    return all == 0
        ? deal
        : GameView::tr("%1 of %2", "the title of a deal, and how many there are").arg(deal).arg(all);
}

QString GameView::tableFileOf(const QString &id)
{
    const QString folder = QStringLiteral(":/qt/qml/Sobremesa/");
    const QString own =
        folder + QStringLiteral("Games/%1/%2Table.qml").arg(id, id.left(1).toUpper() + id.mid(1));
    return QStringLiteral("qrc")
        + (QFile::exists(own) ? own : folder + QStringLiteral("Table/GameTable.qml"));
}

void GameView::setGame(const Match &match, Seat viewer, const QList<int> &tiles)
{
    const GameInfo &game = match.game();
    const Opening &opening = match.opening();
    m_id = QString::fromUtf8(game.id);
    m_pack = QString::fromUtf8(game.pack->id);
    m_clockwise = game.clockwise;
    m_dealNumber = opening.seed ? QString::number(*opening.seed) : QString();
    m_tiles = tiles;
    m_viewer = viewer;
    m_options = toVariant(writeOptions(opening.setup.options, game.options)).toMap();
    m_seal = match.dealt().empty() ? QString() : fingerprintOf(match.dealt().front(), *game.pack);
    Q_EMIT changed();
}

void GameView::show(const Observation &seen, const Booked &booked, int deal, const TableNames &names)
{
    showHead(seen, deal, names);
    showSides(seen, booked, names);
    showFacts(seen, names);
    showStakes(seen, names);
}

void GameView::showHead(const Observation &seen, int deal, const TableNames &names)
{
    QStringList headline { dealTitle(deal, seen), gameText(headlineOf(seen), names), gamesText(seen) };
    headline.removeAll(QString());
    const bool named = replace(m_name, gameText({ names.game->name, {} }, names));
    const bool counted = replace(m_deal, deal);
    const bool headed = replace(m_headline, headline.join(QStringLiteral(" · ")));
    if (named || counted || headed)
        Q_EMIT headChanged();
}

// Of a match alone.
QString GameView::gamesText(const Observation &seen) const
{
    const std::vector<int> games = gamesWonOf(seen);
    if (games.empty())
        return {};
    const Side mine = sideOf(seen.position, m_viewer);
    return tr("games %1 : %2", "won in a match, the own ones first")
        .arg(numberText(games[mine]), numberText(games[static_cast<std::size_t>(1 - mine)]));
}

void GameView::showSides(const Observation &seen, const Booked &booked, const TableNames &names)
{
    const Side mine = sideOf(seen.position, m_viewer);
    QList<SideScore> sides;
    for (int place = 0; place < names.sides.size(); ++place) {
        const auto side = static_cast<Side>((mine + place) % names.sides.size());
        sides.append(rowOf(side, booked, seen, names));
    }
    if (replace(m_sides, std::move(sides)))
        Q_EMIT scoresChanged();
}

SideScore GameView::rowOf(
    Side side, const Booked &booked, const Observation &seen, const TableNames &names) const
{
    const int seats = players();
    Seat seat = m_viewer;
    while (sideOf(seen.position, seat) != side)
        seat = next(seat, seats);
    const bool teams = names.sides.size() < names.seats.size();
    const bool ours = side == sideOf(seen.position, m_viewer);
    SideScore row;
    row.side = side;
    row.name = !teams ? names.sides[side] : ours ? tr("Us") : tr("Them");
    row.tile = m_tiles.value(seat);
    row.team = !teams ? QString() : ours ? QStringLiteral("a") : QStringLiteral("b");
    row.points = booked.scores[side];
    row.before = row.points - std::min(row.points, std::max(0, booked.gains[side]));
    row.score = numberText(row.points);
    row.note = gameText(sideNoteOf(seen, side), names);
    return row;
}

void GameView::showFacts(const Observation &seen, const TableNames &names)
{
    QVariantMap all = toVariant(sobremesa::facts(seen.position)).toMap();
    all.insert(toVariant(tableFactsOf(seen)).toMap());
    all.insert(QStringLiteral("worthNote"), gameText(worthNoteOf(seen), names));
    if (replace(m_facts, std::move(all)))
        Q_EMIT factsChanged();
}

void GameView::showStakes(const Observation &seen, const TableNames &names)
{
    QStringList lines;
    for (const Text &line : stakesOf(seen))
        lines.append(gameText(line, names));
    if (replace(m_stakes, std::move(lines)))
        Q_EMIT stakesChanged();
}
