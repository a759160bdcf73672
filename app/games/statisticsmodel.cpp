// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/statisticsmodel.h"

#include "app/games/gamewords.h"
#include "app/text/language.h"

#include <QLocale>

#include <cmath>

using namespace tallying;

namespace {

constexpr qsizetype mostMonths = 12;

int percent(double share)
{
    return static_cast<int>(std::lround(100 * share));
}

// As points are booked, with a true minus sign.
QString signedDecimal(double number)
{
    const QString digits = QLocale().toString(std::abs(number), 'f', 1);
    const bool nothing = std::lround(10 * number) == 0;
    return nothing ? digits : (number < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

} // namespace

StatisticsModel::StatisticsModel(Shelf &shelf, QObject *parent)
    : QAbstractListModel(parent)
    , m_shelf(shelf)
    , m_costs(shelf)
{
    connect(&shelf, &Shelf::gamesChanged, this, &StatisticsModel::refresh);
    connect(&Language::shared(), &Language::changed, this, &StatisticsModel::retell);
}

void StatisticsModel::choose(const QString &game, int players)
{
    if (m_game == game && m_players == players)
        return;
    m_game = game;
    m_players = players;
    refresh();
}

void StatisticsModel::refresh()
{
    if (m_game.isEmpty())
        return;
    const int asked = ++m_asked;
    m_costs.ask(m_game, m_players);
    m_shelf.streak(m_game, m_players, this, [this, asked](const Streak &streak) {
        if (asked == m_asked)
            m_streak = streak;
    });
    m_shelf.tallies(m_game, this, [this, asked](const QList<Tally> &tallies) {
        if (asked != m_asked)
            return;
        m_summary = summarize(tallies, m_players, false);
        m_helped = summarize(tallies, m_players, true);
        retell();
    });
}

void StatisticsModel::retell()
{
    beginResetModel();
    m_lines = lines();
    endResetModel();
    Q_EMIT changed();
}

namespace {

ShareLine lineOf(const QString &name, const Share &share)
{
    const auto value = share.value();
    ShareLine line { name, {}, share.games, value.has_value(), value.value_or(0), share.error(), {}, {} };
    line.words = value
        ? StatisticsModel::tr("%1 ± %2 %", "share of games won").arg(percent(*value)).arg(percent(line.error))
        : StatisticsModel::tr("%1 of %2", "so many games won").arg(share.won).arg(share.games);
    line.spoken = StatisticsModel::tr("%1: %2 of %n game(s) won", "", share.games).arg(name).arg(share.won);
    if (value)
        line.spoken = StatisticsModel::tr("%1, %2", "a count, and the share").arg(line.spoken, line.words);
    return line;
}

} // namespace

QList<ShareLine> StatisticsModel::lines() const
{
    QList<ShareLine> list;
    for (const Line &line : m_summary.levels)
        list.append(lineOf(GameWords::level(line.key), line.share));
    if (m_helped.all.games > 0)
        list.append(lineOf(tr("With help", "games in which hints were taken"), m_helped.all));
    return list;
}

ShareLine StatisticsModel::all() const
{
    return lineOf(tr("All levels"), m_summary.all);
}

QList<ShareLine> StatisticsModel::months() const
{
    const QDate today = QDate::currentDate();
    QList<ShareLine> list;
    const auto last = m_summary.months.mid(std::max(qsizetype(0), m_summary.months.size() - mostMonths));
    for (const Line &line : last) {
        const QDate day = QDate::fromString(line.key + QStringLiteral("-01"), Qt::ISODate);
        list.append(lineOf(GameWords::month(day, today), line.share));
        list.last().brief = QLocale().standaloneMonthName(day.month(), QLocale::ShortFormat);
    }
    return list;
}

QString StatisticsModel::title() const
{
    return m_game.isEmpty() ? QString() : GameWords::kindOf(m_game, m_players);
}

QString StatisticsModel::points() const
{
    if (!m_summary.points)
        return {};
    const QString mean = signedDecimal(m_summary.points->value);
    return m_summary.points->error ? tr("%1 ± %2", "a number, and its error")
                                         .arg(mean, QLocale().toString(*m_summary.points->error, 'f', 1))
                                   : mean;
}

QString StatisticsModel::streak() const
{
    return tr("%1, longest %2", "games won in a row").arg(m_streak.now).arg(m_streak.best);
}

QString StatisticsModel::time() const
{
    const qint64 minutes = (m_summary.seconds + m_helped.seconds) / 60;
    return minutes < 60 ? tr("%n min", "minutes played", static_cast<int>(minutes))
                        : tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

int StatisticsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant StatisticsModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid));
    return role == LineRole ? QVariant::fromValue(m_lines[index.row()]) : QVariant();
}
