// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/gameview.h"

#include "app/table/fingerprint.h"
#include "app/text/people.h"

#include <QCoreApplication>
#include <QLocale>

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

bool tellsOf(const std::vector<Event> &events, EventKind kind)
{
    return std::any_of(events.begin(), events.end(), [&](const Event &event) { return event.kind == kind; });
}

} // namespace

GameView::GameView(const Session &session, const TableSeats &seats, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_seats(seats)
{
}

QVariantMap GameView::facts() const
{
    if (!m_session.hasGame())
        return {};
    const Observation now = shown();
    QVariantMap all = toVariant(sobremesa::facts(now.position)).toMap();
    all.insert(toVariant(tableFactsOf(now)).toMap());
    all.insert("worthNote", text(worthNoteOf(now)));
    return all;
}

QVariantMap GameView::options() const
{
    if (!m_session.hasGame())
        return {};
    const Opening &opening = m_session.match().opening();
    return toVariant(writeOptions(opening.setup.options, opening.game->options)).toMap();
}

QString GameView::id() const
{
    return m_session.hasGame() ? QString::fromUtf8(m_session.match().game().id) : QString();
}

QString GameView::name() const
{
    return m_session.hasGame() ? text({ m_session.match().game().name, {} }) : QString();
}

QString GameView::headline() const
{
    if (!m_session.hasGame())
        return {};
    const QString title = dealTitle(deal());
    const QString rest = text(headlineOf(shown()));
    return rest.isEmpty() ? title : tr("%1 · %2").arg(title, rest);
}

int GameView::deal() const
{
    return m_session.hasGame() ? static_cast<int>(m_session.match().dealt().size()) - (isNextDealt() ? 1 : 0)
                               : 0;
}

QString GameView::dealTitle(int number) const
{
    const char *title = m_session.match().game().packTitle;
    const QString deal = QCoreApplication::translate("engine", title).arg(number);
    const int all = dealsInAllOf(seen());
    return all == 0 ? deal : tr("%1 of %2", "the title of a deal, and how many there are").arg(deal).arg(all);
}

QString GameView::pack() const
{
    return m_session.hasGame() ? QString::fromUtf8(m_session.match().game().pack->id)
                               : QStringLiteral("french");
}

bool GameView::clockwise() const
{
    return !m_session.hasGame() || m_session.match().game().clockwise;
}

QString GameView::dealNumber() const
{
    return m_session.hasGame() && m_session.match().opening().seed
        ? QString::number(*m_session.match().opening().seed)
        : QString();
}

int GameView::players() const
{
    return m_session.hasGame() ? seatCount(m_session.match().position()) : 0;
}

TableNames GameView::names() const
{
    TableNames all;
    all.game = &m_session.match().game();
    const Position &position = m_session.match().position();
    const int seats = seatCount(position);
    for (int seat = 0; seat < seats; ++seat)
        all.seats.append(seat == m_viewer
                ? tr("You")
                : shownName(m_session.players()[static_cast<std::size_t>(seat)].name));
    for (int side = 0; side < sideCount(position); ++side) {
        QStringList members;
        for (int seat = 0; seat < seats; ++seat) {
            if (sideOf(position, static_cast<Seat>(seat)) == side)
                members.append(all.seats[seat]);
        }
        all.sides.append(QLocale().createSeparatedList(members));
    }
    return all;
}

QVariantList GameView::sides() const
{
    if (!m_session.hasGame())
        return {};
    const Observation now = shown();
    const TableNames all = names();
    const Side mine = sideOf(now.position, m_viewer);
    QVariantList list;
    for (int place = 0; place < all.sides.size(); ++place)
        list.append(rowOf(static_cast<Side>((mine + place) % all.sides.size()), now, all));
    return list;
}

QVariantMap GameView::rowOf(Side side, const Observation &now, const TableNames &all) const
{
    Seat seat = m_viewer;
    while (sideOf(now.position, seat) != side)
        seat = next(seat, seatCount(now.position));
    const bool teams = all.sides.size() < all.seats.size();
    const bool ours = side == sideOf(now.position, m_viewer);
    const int points = scores(now.position)[side];
    return { { "side", side },
        { "name",
            !teams     ? all.sides[side]
                : ours ? tr("Us")
                       : tr("Them") },
        { "tile", m_seats.tile(seat) },
        { "team",
            !teams     ? ""
                : ours ? "a"
                       : "b" },
        { "points", points }, { "score", numberText(points) },
        { "note", gameText(sideNoteOf(now, side), all) } };
}

QString GameView::seal() const
{
    const bool first = m_session.hasGame() && m_session.match().dealt().size() == 1;
    return first ? fingerprintOf(m_session.match().dealt().front(), *m_session.match().game().pack)
                 : QString();
}

Observation GameView::shown() const
{
    return m_ending ? observe(*m_ending, m_viewer) : seen();
}

bool GameView::isNextDealt() const
{
    const Match &match = m_session.match();
    return m_ending && tellsOf(match.events(match.actionCount() - 1), EventKind::DealStarts);
}

void GameView::rememberEnding()
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

QStringList GameView::stakes() const
{
    QStringList lines;
    if (m_session.hasGame()) {
        for (const Text &line : stakesOf(seen()))
            lines.append(text(line));
    }
    return lines;
}
