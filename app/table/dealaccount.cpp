// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/dealaccount.h"

#include <algorithm>

using namespace sobremesa;

namespace {

QStringList written(const QList<int> &points)
{
    QStringList texts;
    for (const int number : points)
        texts.append(number == 0 ? QString() : signedText(number));
    return texts;
}

} // namespace

void DealAccount::open(const QString &title, const QList<SideScore> &sides, const TableNames &names)
{
    m_names = names;
    m_title = title;
    m_sides = sides;
    m_lines.clear();
    m_waiting = false;
    Q_EMIT changed();
}

void DealAccount::write(const Text &words)
{
    m_lines.append({ words, {}, -1, {} });
    Q_EMIT changed();
}

void DealAccount::book(int reason, Side side, int points, const Text &words, const Text &why)
{
    if (m_lines.isEmpty() || m_lines.back().reason != reason)
        m_lines.append({ words, why, reason, QList<int>(m_sides.size()) });
    for (qsizetype column = 0; column < m_sides.size(); ++column) {
        if (m_sides[column].side == side)
            m_lines.back().points[column] += points;
    }
    Q_EMIT changed();
}

void DealAccount::wait()
{
    m_waiting = true;
    Q_EMIT changed();
}

void DealAccount::clear()
{
    if (isOpen())
        open({}, {}, {});
}

void DealAccount::retranslate(const QString &title, const QList<SideScore> &sides, const TableNames &names)
{
    if (!isOpen())
        return;
    m_title = title;
    m_sides = sides;
    m_names = names;
    Q_EMIT changed();
}

void DealAccount::setWanted(bool wanted)
{
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    Q_EMIT changed();
}

QList<AccountLine> DealAccount::lines() const
{
    QList<AccountLine> list;
    for (const Line &line : m_lines)
        list.append({ gameText(line.words, m_names), gameText(line.why, m_names), written(line.points) });
    return list;
}

QStringList DealAccount::sums() const
{
    QList<int> sums(m_sides.size());
    if (std::all_of(m_lines.begin(), m_lines.end(), [](const Line &line) { return line.points.isEmpty(); }))
        return {};
    for (const Line &line : m_lines) {
        for (qsizetype column = 0; column < line.points.size(); ++column)
            sums[column] += line.points[column];
    }
    return written(sums);
}
