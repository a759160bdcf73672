// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/narrator.h"

using namespace sobremesa;

Narrator::Narrator(Picture &picture, const Pace &pace, QObject *parent)
    : QObject(parent)
    , m_picture(picture)
    , m_story(pace)
    , m_toast(pace)
{
    connect(&m_story, &Story::due, this, &Narrator::hear);
    connect(&m_story, &Story::runningChanged, this, [this] {
        m_picture.setBusy(m_story.isRunning());
        Q_EMIT runningChanged();
    });
    connect(&m_story, &Story::finished, this, &Narrator::arrive);
}

// Before what an action brought about comes the opening.
Narrator::Mark Narrator::markOf(const Beat &beat)
{
    return { beat.opening ? 0 : beat.step + 1, beat.index };
}

void Narrator::tellOpening()
{
    play(m_picture.witness().opening(), 0);
}

void Narrator::tell(std::size_t step)
{
    play(m_picture.witness().step(step), step + 1);
}

void Narrator::tell(std::size_t from, std::size_t to)
{
    if (isRunning() || m_picture.step() != from || from >= to)
        showStep(from < to ? from : to);
    std::vector<Beat> beats;
    for (std::size_t step = from; step < to; ++step) {
        for (Beat &beat : m_picture.witness().step(step))
            beats.push_back(std::move(beat));
    }
    play(std::move(beats), to);
}

void Narrator::play(std::vector<Beat> beats, std::size_t until)
{
    m_until = until;
    if (beats.empty() && !isRunning())
        arrive(); // nothing was perceived
    else
        m_story.tell(std::move(beats));
}

void Narrator::hurry()
{
    if (isRunning())
        m_story.hurry();
}

void Narrator::pause()
{
    if (!isRunning())
        return;
    m_until = m_picture.step() + (m_story.cut() ? 1 : 0);
}

void Narrator::showStep(std::size_t step)
{
    m_story.clear();
    m_toast.hide();
    m_until = step;
    m_picture.showStep(step);
}

void Narrator::stop()
{
    m_story.clear();
    m_toast.hide();
    m_until = m_picture.step();
}

void Narrator::clear()
{
    m_story.clear();
    m_log.set({});
    m_logged = {};
    m_until = 0;
    m_toast.hide();
}

void Narrator::arrive()
{
    if (m_picture.step() != m_until)
        m_picture.showStep(m_until);
    m_picture.settle();
    Q_EMIT finished();
}

// Where the rules speak of a booking, a note, or what was done.
QString Narrator::sectionOf(const Beat &beat) const
{
    const Match &match = m_picture.match();
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

void Narrator::hear(const Beat &beat, int gap)
{
    m_picture.play(beat, gap);
    makeSound(beat);
    logBeat(beat);
    m_toast.endBefore(beat.step);
    DealAccount *account = m_picture.account();
    if (account->isOpen() && !account->isWaiting())
        m_toast.hide();
    else if (beat.event.kind == EventKind::Scored)
        toastPoints(beat);
    passOn(beat);
    if (beat.event.kind == EventKind::DealEnds && account->isOpen() && m_waits) {
        account->wait();
        m_story.wait();
    }
}

void Narrator::retranslate()
{
    writeLogTo(m_logged);
    m_toast.retranslate(m_picture.names());
}

// ---- the log

// What has been logged before is said all the same.
void Narrator::logBeat(const Beat &beat)
{
    const bool isNew = markOf(beat) >= m_logged;
    for (const LogModel::Line &line : linesOf(beat, m_picture.game()->deal())) {
        if (isNew)
            m_log.append(line);
        announceAgain(line.spoken);
    }
    if (isNew)
        m_logged =
            beat.last ? Mark { markOf(beat).first + 1, 0 } : Mark { markOf(beat).first, beat.index + 1 };
}

// A line for the ear. Points say whose they are: the tile is for the eye alone.
QString Narrator::spoken(const Beat &beat) const
{
    TableNames names = m_picture.names();
    names.spoken = true;
    QString words = gameText(beat.told.line, names);
    const Event &event = beat.event;
    if (event.kind != EventKind::Scored)
        return words;
    const QString points = signedText(event.points);
    return tr("%1: %2, %3", "whose points they are, how many, what for")
        .arg(names.sides.value(event.side),
            isLoss(event) ? tr("%1 against", "points that are bad for whose they are").arg(points) : points,
            words);
}

// Points that are bad for the side that they are booked for.
bool Narrator::isLoss(const Event &event) const
{
    return event.kind == EventKind::Scored && event.points != 0
        && (event.points < 0) != m_picture.match().game().fewestWin;
}

std::vector<LogModel::Line> Narrator::linesOf(const Beat &beat, int deal) const
{
    const Event &event = beat.event;
    std::vector<LogModel::Line> lines;
    if (event.kind == EventKind::DealStarts)
        lines.push_back(headingOf(event, deal));
    if (!beat.told.line.empty()) {
        const bool heading = beat.told.heading;
        const QString points = event.kind == EventKind::Scored ? signedText(event.points) : QString();
        lines.push_back({ m_picture.text(beat.told.line), heading ? 0 : tileOf(event), points, heading,
            sectionOf(beat), beat.step, isLoss(event), spoken(beat),
            points.isEmpty() ? QString() : m_picture.names().sides.value(event.side) });
    }
    for (LogModel::Line &line : lines) {
        line.step = beat.step;
        if (line.spoken.isEmpty())
            line.spoken = line.words;
    }
    return lines;
}

LogModel::Line Narrator::headingOf(const Event &event, int deal) const
{
    const QString title = dealTitle(deal, m_picture.seen());
    if (event.seat == nobody)
        return { title, 0, {}, true, {} };
    const QString words = event.seat == m_picture.view().seat
        ? tr("%1 · you deal", "the title of a deal").arg(title)
        : tr("%1 · %2 deals", "the title of a deal, and a name")
              .arg(title, m_picture.names().seats[event.seat]);
    return { words, 0, {}, true, {} };
}

// Whose doing it was; points without one are their side's.
int Narrator::tileOf(const Event &event) const
{
    const int tile = m_picture.seats()->tile(event.seat);
    if (tile != 0 || event.kind != EventKind::Scored)
        return tile;
    Seat seat = 0;
    while (sideOf(m_picture.match().position(), seat) != event.side)
        ++seat;
    return m_picture.seats()->tile(seat);
}

void Narrator::writeLog(std::size_t actions)
{
    writeLogTo({ actions + 1, 0 });
}

void Narrator::writeLogTo(Mark end)
{
    std::vector<LogModel::Line> lines;
    eachLine(end, [&lines](LogModel::Line line, int) { lines.push_back(std::move(line)); });
    m_logged = end;
    m_log.set(std::move(lines));
}

std::vector<LogModel::Line> Narrator::courseOf(int deal) const
{
    std::vector<LogModel::Line> lines;
    const int number = m_picture.witness().firstDeal() + deal - 1;
    eachLine({ m_picture.match().actionCount() + 1, 0 }, [&](LogModel::Line line, int of) {
        if (of == number)
            lines.push_back(std::move(line));
    });
    return lines;
}

// In their order, each with the number of its deal.
void Narrator::eachLine(Mark end, const std::function<void(LogModel::Line, int deal)> &use) const
{
    const Witness witness = m_picture.witness();
    int deal = witness.firstDeal() - 1;
    const auto add = [&](const std::vector<Beat> &beats) {
        for (const Beat &beat : beats) {
            if (markOf(beat) >= end)
                return;
            deal += beat.event.kind == EventKind::DealStarts ? 1 : 0;
            for (LogModel::Line &line : linesOf(beat, deal))
                use(std::move(line), deal);
        }
    };
    add(witness.opening());
    for (std::size_t step = 0; step < end.first && step < witness.actionCount(); ++step)
        add(witness.step(step));
}

// ---- points

void Narrator::toastPoints(const Beat &beat)
{
    const Event &event = beat.event;
    const bool own = event.side == sideOf(m_picture.seen().position, m_picture.view().seat);
    m_toast.show({ beat.step, event.side, event.points, beat.told.line, beat.told.why, own == isLoss(event),
                     tileOf(event), sectionOf(beat) },
        m_picture.names());
}

// ---- what a game's table may want to show in its own way

void Narrator::passOn(const Beat &beat)
{
    const Event &event = beat.event;
    const auto number = [](std::uint8_t value) { return value == nobody ? -1 : int { value }; };
    const auto &notes = m_picture.match().game().notes;
    if (event.kind == EventKind::Noted)
        Q_EMIT noted(QString::fromUtf8(notes[event.code].name), number(event.seat), number(event.side));
    else if (event.kind == EventKind::Shown)
        Q_EMIT noted(QStringLiteral("shown"), event.from.owner, -1);
    else if (event.kind == EventKind::DealStarts)
        Q_EMIT noted(QStringLiteral("deal"), number(event.seat), -1);
    if (!beat.told.counting.empty())
        Q_EMIT counted(number(event.side), QList<int>(beat.told.counting.begin(), beat.told.counting.end()));
}

void Narrator::makeSound(const Beat &beat)
{
    if (m_story.isRushed())
        return;
    if (const auto sound = soundOf(beat, sideOf(m_picture.seen().position, m_picture.view().seat)))
        Q_EMIT sounded(*sound);
}

void Narrator::announce(const QString &sentence)
{
    if (sentence == m_status)
        return;
    m_status = sentence;
    Q_EMIT statusChanged();
    Q_EMIT said(sentence);
}

void Narrator::announceAgain(const QString &sentence)
{
    m_status.clear();
    announce(sentence);
}
