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
    const bool slip = addToSlip(beat);
    if (beat.event.kind == EventKind::Scored) {
        if (!slip)
            addToast(beat);
        Q_EMIT scoresChanged();
    }
    if (!beat.told.bubble.empty()) {
        m_seats.say(beat.event.seat, beat.told, names());
        m_bubbleTimer.start(m_pace.bubble);
    }
    passOn(beat.event);
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
        m_logSteps.push_back(beat.step);
        announce(line.points.isEmpty() ? line.words : tr("%1, %2").arg(line.points, line.words));
    }
}

std::vector<LogModel::Line> TableController::linesOf(const Story::Beat &beat) const
{
    const Event &event = beat.event;
    std::vector<LogModel::Line> lines;
    if (event.kind == EventKind::DealStarts)
        lines.push_back({ tr("New deal"), 0, {}, true, {} });
    if (beat.told.line.empty())
        return lines;
    LogModel::Line line { gameText(beat.told.line, names()), beat.told.heading ? 0 : m_seats.tile(event.seat),
        {}, beat.told.heading, sectionOf(m_session.match(), beat) };
    if (event.kind == EventKind::Scored) {
        line.points = signedText(event.points);
        for (Seat seat = 0; line.tile == 0 && seat < seatCount(seen().position); ++seat) {
            if (sideOf(seen().position, seat) == event.side)
                line.tile = m_seats.tile(seat);
        }
    }
    lines.push_back(line);
    return lines;
}

void TableController::rewriteLog()
{
    std::vector<LogModel::Line> lines;
    m_logSteps.clear();
    const auto add = [&](const std::vector<Event> &events, std::size_t step) {
        for (const Story::Beat &beat : beatsOf(events, step)) {
            for (const LogModel::Line &line : linesOf(beat)) {
                lines.push_back(line);
                m_logSteps.push_back(step);
            }
        }
    };
    add(m_session.match().openingEvents(), 0);
    for (std::size_t step = 0; step < m_session.match().actionCount(); ++step)
        add(m_session.match().events(step), step);
    m_log.set(std::move(lines));
}

// Several bookings of one move come as one toast with a sum and lines.
void TableController::addToast(const Story::Beat &beat)
{
    const TableNames all = names();
    const QString what = gameText(beat.told.line, all);
    const bool more = m_toastTimer.isActive() && m_toast.value("step").toULongLong() == beat.step
        && m_toast.value("side").toInt() == beat.event.side;
    const int sum = beat.event.points + (more ? m_toast.value("sum").toInt() : 0);
    QStringList lines = more ? m_toast.value("lines").toStringList() : QStringList();
    const QString why = gameText(beat.told.why, all);
    if (more)
        lines.append(why);
    const bool lost = (beat.event.side != sideOf(seen().position, m_viewer)) != (beat.event.points < 0);
    m_toast = { { "step", static_cast<qulonglong>(beat.step) }, { "side", beat.event.side }, { "sum", sum },
        { "points", signedText(sum) },
        { "what",
            more ? tr("%1, %2").arg(m_toast.value("what").toString(), what)
                 : tr("%1: %2", "whose points, and for what").arg(all.sides.value(beat.event.side), what) },
        { "why", more ? m_toast.value("why") : QVariant(why) }, { "lines", lines }, { "lost", lost },
        { "tile", linesOf(beat).back().tile }, { "section", linesOf(beat).back().section } };
    m_toastTimer.start(m_pace.toast > 0 ? m_pace.toast : 60'000);
    Q_EMIT toastChanged();
}

void TableController::hideToast()
{
    m_toastTimer.stop();
    if (m_toast.isEmpty())
        return;
    m_toast.clear();
    Q_EMIT toastChanged();
}

void TableController::announce(const QString &sentence)
{
    if (sentence == m_status)
        return;
    m_status = sentence;
    Q_EMIT statusChanged();
}

void TableController::dismissNotice()
{
    m_notice.clear();
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
    if (logRow < 0 || logRow >= static_cast<int>(m_logSteps.size()) || m_story.isRunning())
        return;
    const std::size_t after = m_logSteps[static_cast<std::size_t>(logRow)] + 1;
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
