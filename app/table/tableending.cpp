// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

#include <QCoreApplication>

using namespace sobremesa;

// How the end of a deal is told: until the next one begins, everything shows what the old one has left.

namespace {

QString booked(int points)
{
    return points == 0 ? QString() : signedText(points);
}

bool tellsOf(const std::vector<Event> &events, EventKind kind)
{
    return std::any_of(events.begin(), events.end(), [&](const Event &event) { return event.kind == kind; });
}

// The sum with these points added, in the place of their side.
QVariantList withPoints(QVariantList points, int column, int added)
{
    points[column] = points[column].toInt() + added;
    return points;
}

QStringList written(const QVariantList &points)
{
    QStringList all;
    for (const QVariant &number : points)
        all.append(booked(number.toInt()));
    return all;
}

} // namespace

Observation TableController::shown() const
{
    return m_ending ? observe(*m_ending, m_viewer) : seen();
}

bool TableController::isNextDealt() const
{
    return m_ending && !sobremesa::isOver(m_session.match().position());
}

// The last action has ended a deal: how it lay before the next one was dealt.
void TableController::rememberEnding()
{
    const Match &match = m_session.match();
    const std::size_t step = match.actionCount() - 1;
    if (!tellsOf(match.events(step), EventKind::DealEnds))
        return;
    Position position = match.before(step);
    Events deaf;
    apply(position, match.action(step), deaf);
    m_ending = position;
}

void TableController::forgetEnding()
{
    m_ending.reset();
    if (m_slip.isEmpty())
        return;
    m_slip.clear();
    Q_EMIT slipChanged();
}

// Where one deal ends and the next begins.
void TableController::hearDeal(const Story::Beat &beat)
{
    if (beat.event.kind == EventKind::DealEnds && !m_slip.isEmpty() && !m_demo) {
        m_slip.insert("waits", true);
        m_story.wait();
        Q_EMIT slipChanged();
    }
    if (beat.event.kind != EventKind::DealStarts || !m_ending)
        return;
    forgetEnding();
    gatherCards();
    m_seats.update(shown(), names(), {}, nobody);
    Q_EMIT headChanged();
    Q_EMIT scoresChanged();
}

// The cards go back to the stock, to be dealt anew.
void TableController::gatherCards()
{
    const GameInfo &info = m_session.match().game();
    PackCards unknown;
    unknown.resize(info.pack->cards().size());
    m_cards.arrange({ { { Zone::Stock, 0 }, unknown } }, info, m_viewer);
}

void TableController::setSlips(bool slips)
{
    if (m_slips == slips)
        return;
    m_slips = slips;
    Q_EMIT slipChanged();
}

// True if the booking stands on the slip, so that it needs no toast.
bool TableController::addToSlip(const Story::Beat &beat)
{
    const bool points = beat.event.kind == EventKind::Scored;
    if (!m_slips || !m_ending || m_slip.value("waits").toBool() || (!points && !beat.told.account))
        return false;
    if (m_slip.isEmpty()) {
        hideToast();
        QVariantList none;
        for (int side = 0; side < sides().size(); ++side)
            none.append(0);
        m_slip = { { "title", headline().section(QStringLiteral(" · "), 0, 0) }, { "sides", sides() },
            { "none", none }, { "total", none }, { "waits", false } };
    }
    QVariantList lines = m_slip.value("lines").toList();
    if (points)
        bookOnSlip(beat, lines);
    else
        lines.append(QVariantMap { { "words", gameText(beat.told.line, names()) }, { "reason", -1 } });
    m_slip.insert("lines", lines);
    Q_EMIT slipChanged();
    return points;
}

// What is booked for one reason in a row is one line, with a column for each side.
void TableController::bookOnSlip(const Story::Beat &beat, QVariantList &lines)
{
    const Event &event = beat.event;
    const QVariantList columns = m_slip.value("sides").toList();
    int column = 0;
    while (columns[column].toMap().value("side").toInt() != event.side)
        ++column;
    const bool more = !lines.isEmpty() && lines.back().toMap().value("reason").toInt() == event.code;
    QVariantMap line = more
        ? lines.takeLast().toMap()
        : QVariantMap { { "words", gameText(beat.told.line, names()) }, { "reason", event.code },
              { "why", gameText(beat.told.why, names()) }, { "sum", m_slip.value("none") } };
    line.insert("sum", withPoints(line.value("sum").toList(), column, event.points));
    line.insert("points", written(line.value("sum").toList()));
    lines.append(line);
    m_slip.insert("total", withPoints(m_slip.value("total").toList(), column, event.points));
    m_slip.insert("sums", written(m_slip.value("total").toList()));
}
