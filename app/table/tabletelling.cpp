// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

#include <QLocale>

using namespace sobremesa;

namespace {

bool takes(const std::vector<Event> &events)
{
    return std::any_of(events.begin(), events.end(), [](const Event &event) {
        return event.kind == EventKind::Moved && event.from != event.to
            && (event.to.zone == Zone::Captured || event.from.zone == Zone::Trick);
    });
}

// Where the rules speak of a booking, a note, or what was done.
QString sectionOf(const Match &match, const Story::Beat &beat)
{
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

} // namespace

void TableController::tellStep(std::size_t step)
{
    m_story.tell(beatsOf(m_session.match().events(step), step));
}

std::vector<Story::Beat> TableController::beatsOf(const std::vector<Event> &events, std::size_t step) const
{
    std::vector<Event> perceived;
    for (Event event : events) {
        if (perceive(event, m_viewer))
            perceived.push_back(event);
    }
    const Observation now = seen();
    std::vector<Story::Beat> beats;
    for (std::size_t i = 0; i < perceived.size(); ++i)
        beats.push_back({ perceived[i], told(now, perceived, i), step, i + 1 == perceived.size() });
    return beats;
}

void TableController::hear(const Story::Beat &beat)
{
    hearDeal(beat);
    keepSaying(beat);
    logBeat(beat);
    const bool inAccount = addToAccount(beat);
    if (beat.event.kind == EventKind::Scored) {
        if (!inAccount)
            toastPoints(beat);
        Q_EMIT scoresChanged();
    }
    if (!beat.told.bubble.empty()) {
        m_seats.say(beat.event.seat, beat.told, names());
        m_bubbleTimer.start(m_pace.bubble);
    }
    passOn(beat);
    if (beat.event.kind == EventKind::Noted || beat.event.kind == EventKind::DealStarts)
        Q_EMIT headChanged();
}

// Points are booked while it is still to be seen what was said.
void TableController::keepSaying(const Story::Beat &beat)
{
    const EventKind kind = beat.event.kind;
    if (kind == EventKind::Scored || (kind != EventKind::Said && m_saying.isEmpty()))
        return;
    m_saying.clear();
    if (kind == EventKind::Said) {
        const GameInfo &game = m_session.match().game();
        const Action &action = beat.event.action;
        const VerbSpec &verb = game.verbs[action.verb];
        const auto codes = [&](const auto &cards) {
            QStringList list;
            for (const Card card : cards)
                list.append(QString::fromStdString(game.pack->code(card)));
            return list;
        };
        m_saying = { { "verb", QString::fromUtf8(verb.name) },
            { "word", action.word == none ? -1 : int(action.word) }, { "cards", codes(action.cards) },
            { "lit", codes(beat.told.lit) } };
    }
    Q_EMIT sayingChanged();
}

void TableController::logBeat(const Story::Beat &beat)
{
    for (const LogModel::Line &line : linesOf(beat)) {
        m_log.append(line);
        announce(line.points.isEmpty() ? line.words : tr("%1, %2").arg(line.points, line.words));
    }
}

std::vector<LogModel::Line> TableController::linesOf(const Story::Beat &beat)
{
    const Event &event = beat.event;
    std::vector<LogModel::Line> lines;
    if (event.kind == EventKind::DealStarts)
        lines.push_back(headingOf(event));
    if (!beat.told.line.empty()) {
        const bool heading = beat.told.heading;
        const QString points = event.kind == EventKind::Scored ? signedText(event.points) : QString();
        lines.push_back({ gameText(beat.told.line, names()), heading ? 0 : tileOf(event), points, heading,
            sectionOf(m_session.match(), beat) });
    }
    for (LogModel::Line &line : lines)
        line.step = beat.step;
    return lines;
}

LogModel::Line TableController::headingOf(const Event &deal)
{
    const QString title = dealTitle(++m_dealsLogged);
    if (deal.seat == nobody)
        return { title, 0, {}, true, {} };
    const QString words = deal.seat == m_viewer
        ? tr("%1 \u00b7 you deal", "the title of a deal").arg(title)
        : tr("%1 \u00b7 %2 deals", "the title of a deal, and a name").arg(title, names().seats[deal.seat]);
    return { words, 0, {}, true, {} };
}

// Whose doing it was; points without one are their side's.
int TableController::tileOf(const Event &event) const
{
    const int tile = m_seats.tile(event.seat);
    if (tile != 0 || event.kind != EventKind::Scored)
        return tile;
    Seat seat = 0;
    while (sideOf(m_session.match().position(), seat) != event.side)
        ++seat;
    return m_seats.tile(seat);
}

void TableController::rewriteLog()
{
    std::vector<LogModel::Line> lines;
    m_dealsLogged = 0;
    const auto add = [&](const std::vector<Event> &events, std::size_t step) {
        for (const Story::Beat &beat : beatsOf(events, step)) {
            for (LogModel::Line &line : linesOf(beat))
                lines.push_back(std::move(line));
        }
    };
    add(m_session.match().openingEvents(), 0);
    for (std::size_t step = 0; step < m_session.match().actionCount(); ++step)
        add(m_session.match().events(step), step);
    m_log.set(std::move(lines));
}

void TableController::toastPoints(const Story::Beat &beat)
{
    const Event &event = beat.event;
    const TableNames all = names();
    const bool own = event.side == sideOf(m_session.match().position(), m_viewer);
    m_toast.show({ beat.step, event.side, all.sides.value(event.side), event.points,
        gameText(beat.told.line, all), gameText(beat.told.why, all), own == (event.points < 0), tileOf(event),
        sectionOf(m_session.match(), beat) });
}

void TableController::announce(const QString &sentence)
{
    if (sentence == m_status)
        return;
    m_status = sentence;
    Q_EMIT statusChanged();
}

void TableController::tellNotice(const QString &sentence)
{
    if (sentence == m_notice)
        return;
    m_notice = sentence;
    Q_EMIT noticeChanged();
}

// ---- looking back

void TableController::arrangeNow(bool still)
{
    if (still && !m_still) {
        m_still = true;
        Q_EMIT stillChanged();
    }
    m_cards.arrange(zones(seen().position), m_session.match().game(), m_viewer);
    if (m_still) {
        // The picture takes its new places first, then things move again.
        m_stillTimer.start(0);
    }
}

void TableController::setLooking(bool looking)
{
    if (m_looking == looking)
        return;
    m_looking = looking;
    Q_EMIT lookingChanged();
}

void TableController::lookAt(int logRow)
{
    if (logRow < 0 || logRow >= m_log.rowCount() || m_story.isRunning())
        return;
    const std::size_t after = m_log.line(logRow).step + 1;
    const Match &match = m_session.match();
    m_lookedSection = m_log.line(logRow).section;
    const Observation then = after < match.actionCount() ? observe(match.before(after), m_viewer) : seen();
    m_opponents.forget();
    setLooking(true);
    m_cards.arrange(zones(then.position), match.game(), m_viewer);
}

// The last capture or trick lies there again, until any key; where nothing is taken, the last action.
void TableController::lookAtLast()
{
    const Match &match = m_session.match();
    if (m_story.isRunning() || match.actionCount() == 0)
        return;
    std::size_t step = match.actionCount();
    while (step > 0 && !takes(match.events(step - 1)))
        --step;
    step = step > 0 ? step - 1 : match.actionCount() - 1;
    m_opponents.forget();
    setLooking(true);
    m_cards.arrange(zones(observe(match.before(step), m_viewer).position), match.game(), m_viewer);
    const auto beats = beatsOf(match.events(step), step);
    if (beats.empty())
        return;
    m_lookedSection = sectionOf(match, beats.front());
    if (beats.front().event.kind == EventKind::Moved && beats.front().event.to.zone != Zone::Captured)
        m_cards.follow(beats.front().event, 0);
    announce(gameText(beats.front().told.line, names()));
}

void TableController::stopLooking()
{
    if (!m_looking)
        return;
    setLooking(false);
    arrangeNow(false);
    advance();
}

QString TableController::tellAbout(const QString &what)
{
    QString sentence;
    if (what == QLatin1String("hand"))
        sentence = tr("Your hand: %1").arg(listed(m_cards.spokenCards({ Zone::Hand, m_viewer })));
    else if (what == QLatin1String("table"))
        sentence = tr("On the table: %1").arg(listed(onTheTable()));
    else if (what == QLatin1String("moves"))
        sentence = QStringList { question(), m_answers.spoken(), m_asides.spoken() }.join(QLatin1Char(' '));
    else {
        QStringList parts;
        for (const QVariant &side : sides())
            parts.append(side.toMap().value("name").toString() + QLatin1Char(' ')
                + side.toMap().value("score").toString());
        sentence = tr("Score: %1").arg(listed(parts));
    }
    m_status.clear();
    announce(sentence);
    return sentence;
}
