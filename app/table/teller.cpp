// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/teller.h"

using namespace sobremesa;

Teller::Teller(
    const Session &session, const GameView &game, const TableSeats &seats, const Pace &pace, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_game(game)
    , m_seats(seats)
    , m_toast(pace)
{
}

// Where the rules speak of a booking, a note, or what was done.
QString Teller::sectionOf(const Story::Beat &beat) const
{
    const Match &match = m_session.match();
    const GameInfo &game = match.game();
    std::string_view name;
    if (beat.event.kind == EventKind::Scored)
        name = game.reasons[beat.event.code].name;
    else if (beat.event.kind == EventKind::Noted)
        name = game.notes[beat.event.code].name;
    else if (beat.step < match.actionCount())
        name = game.verbs[match.action(beat.step).verb].name;
    return QString::fromUtf8(sobremesa::sectionOf(game, name));
}

std::vector<Story::Beat> Teller::beatsOf(std::size_t step) const
{
    return beatsOf(m_session.match().events(step), step);
}

std::vector<Story::Beat> Teller::openingBeats() const
{
    return beatsOf(m_session.match().openingEvents(), 0);
}

std::vector<Story::Beat> Teller::beatsOf(const std::vector<Event> &events, std::size_t step) const
{
    std::vector<Event> perceived;
    for (Event event : events) {
        if (perceive(event, m_game.viewer()))
            perceived.push_back(event);
    }
    const Observation now = m_game.seen();
    std::vector<Story::Beat> beats;
    for (std::size_t i = 0; i < perceived.size(); ++i)
        beats.push_back({ perceived[i], told(now, perceived, i), step, i + 1 == perceived.size() });
    return beats;
}

void Teller::hear(const Story::Beat &beat)
{
    keepSaying(beat);
    logBeat(beat);
    const bool inAccount = addToAccount(beat);
    if (beat.event.kind == EventKind::Scored && !inAccount)
        toastPoints(beat);
    passOn(beat);
}

// Points are booked while it is still to be seen what was said.
void Teller::keepSaying(const Story::Beat &beat)
{
    const EventKind kind = beat.event.kind;
    if (kind == EventKind::Scored || (kind != EventKind::Said && m_saying.isEmpty()))
        return;
    m_saying.clear();
    if (kind == EventKind::Said) {
        const GameInfo &game = m_session.match().game();
        const Action &action = beat.event.action;
        const auto codes = [&](const auto &cards) {
            QStringList list;
            for (const Card card : cards)
                list.append(QString::fromStdString(game.pack->code(card)));
            return list;
        };
        m_saying = { { "verb", QString::fromUtf8(game.verbs[action.verb].name) },
            { "word", action.word == none ? -1 : int(action.word) }, { "cards", codes(action.cards) },
            { "lit", codes(beat.told.lit) } };
    }
    Q_EMIT sayingChanged();
}

// ---- the log

void Teller::logBeat(const Story::Beat &beat)
{
    for (const LogModel::Line &line : linesOf(beat)) {
        m_log.append(line);
        announce(line.points.isEmpty() ? line.words : tr("%1, %2").arg(line.points, line.words));
    }
}

std::vector<LogModel::Line> Teller::linesOf(const Story::Beat &beat)
{
    const Event &event = beat.event;
    std::vector<LogModel::Line> lines;
    if (event.kind == EventKind::DealStarts)
        lines.push_back(headingOf(event));
    if (!beat.told.line.empty()) {
        const bool heading = beat.told.heading;
        const QString points = event.kind == EventKind::Scored ? signedText(event.points) : QString();
        lines.push_back(
            { m_game.text(beat.told.line), heading ? 0 : tileOf(event), points, heading, sectionOf(beat) });
    }
    for (LogModel::Line &line : lines)
        line.step = beat.step;
    return lines;
}

LogModel::Line Teller::headingOf(const Event &deal)
{
    const QString title = m_game.dealTitle(++m_dealsLogged);
    if (deal.seat == nobody)
        return { title, 0, {}, true, {} };
    const QString words = deal.seat == m_game.viewer()
        ? tr("%1 · you deal", "the title of a deal").arg(title)
        : tr("%1 · %2 deals", "the title of a deal, and a name").arg(title, m_game.names().seats[deal.seat]);
    return { words, 0, {}, true, {} };
}

// Whose doing it was; points without one are their side's.
int Teller::tileOf(const Event &event) const
{
    const int tile = m_seats.tile(event.seat);
    if (tile != 0 || event.kind != EventKind::Scored)
        return tile;
    Seat seat = 0;
    while (sideOf(m_session.match().position(), seat) != event.side)
        ++seat;
    return m_seats.tile(seat);
}

void Teller::rewriteLog()
{
    std::vector<LogModel::Line> lines;
    m_dealsLogged = 0;
    const auto add = [&](const std::vector<Story::Beat> &beats) {
        for (const Story::Beat &beat : beats) {
            for (LogModel::Line &line : linesOf(beat))
                lines.push_back(std::move(line));
        }
    };
    add(openingBeats());
    for (std::size_t step = 0; step < m_session.match().actionCount(); ++step)
        add(beatsOf(step));
    m_log.set(std::move(lines));
}

void Teller::clear()
{
    m_log.set({});
    m_dealsLogged = 0;
    m_toast.hide();
    m_account.clear();
}

// ---- points

// True if the booking stands in the account of the deal, so that it needs no toast.
bool Teller::addToAccount(const Story::Beat &beat)
{
    const Event &event = beat.event;
    const bool points = event.kind == EventKind::Scored;
    if (!m_account.isWanted() || !m_game.isEnding() || m_account.isWaiting()
        || (!points && !beat.told.account))
        return false;
    if (!m_account.isOpen()) {
        m_toast.hide();
        m_account.open(m_game.dealTitle(m_dealsLogged), m_game.sides());
    }
    const QString words = m_game.text(beat.told.line);
    if (points)
        m_account.book(event.code, event.side, event.points, words, m_game.text(beat.told.why));
    else
        m_account.write(words);
    return points;
}

void Teller::toastPoints(const Story::Beat &beat)
{
    const Event &event = beat.event;
    const TableNames all = m_game.names();
    const bool own = event.side == sideOf(m_session.match().position(), m_game.viewer());
    m_toast.show(
        { beat.step, event.side, all.sides.value(event.side), event.points, gameText(beat.told.line, all),
            gameText(beat.told.why, all), own == (event.points < 0), tileOf(event), sectionOf(beat) });
}

// ---- what a game's table may want to show in its own way

void Teller::passOn(const Story::Beat &beat)
{
    const Event &event = beat.event;
    const auto number = [](std::uint8_t value) { return value == nobody ? -1 : int { value }; };
    const auto &notes = m_session.match().game().notes;
    if (event.kind == EventKind::Noted)
        Q_EMIT noted(QString::fromUtf8(notes[event.code].name), number(event.seat), number(event.side));
    else if (event.kind == EventKind::Shown)
        Q_EMIT noted(QStringLiteral("shown"), event.from.owner, -1);
    else if (event.kind == EventKind::DealStarts)
        Q_EMIT noted(QStringLiteral("deal"), number(event.seat), -1);
    if (!beat.told.counting.empty())
        Q_EMIT counted(number(event.side), QList<int>(beat.told.counting.begin(), beat.told.counting.end()));
}

void Teller::announce(const QString &sentence)
{
    if (sentence == m_status)
        return;
    m_status = sentence;
    Q_EMIT statusChanged();
}

void Teller::announceAgain(const QString &sentence)
{
    m_status.clear();
    announce(sentence);
}
