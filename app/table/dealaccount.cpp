// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/dealaccount.h"

#include "app/text/gametext.h"

namespace {

QStringList written(const QList<int> &points)
{
    QStringList texts;
    for (const int number : points)
        texts.append(number == 0 ? QString() : signedText(number));
    return texts;
}

} // namespace

void DealAccount::open(const QString &title, const QVariantList &sides)
{
    m_title = title;
    m_sides = sides;
    m_lines.clear();
    m_waiting = false;
    Q_EMIT changed();
}

void DealAccount::write(const QString &words)
{
    m_lines.append({ words, {}, -1, {} });
    Q_EMIT changed();
}

void DealAccount::book(int reason, sobremesa::Side side, int points, const QString &words, const QString &why)
{
    if (m_lines.isEmpty() || m_lines.back().reason != reason)
        m_lines.append({ words, why, reason, QList<int>(m_sides.size()) });
    for (qsizetype column = 0; column < m_sides.size(); ++column) {
        if (m_sides[column].toMap().value("side").toInt() == side)
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
        open({}, {});
}

void DealAccount::setWanted(bool wanted)
{
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    Q_EMIT changed();
}

QVariantList DealAccount::lines() const
{
    QVariantList list;
    for (const Line &line : m_lines)
        list.append(
            QVariantMap { { "words", line.words }, { "why", line.why }, { "points", written(line.points) } });
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
