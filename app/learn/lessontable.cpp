// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lessontable.h"

#include "app/learn/phrasetext.h"
#include "app/learn/slipwriter.h"
#include "app/text/language.h"
#include "engine/ai/levels.h"
#include "engine/learn/chance.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QtConcurrentRun>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

// How long a reason stays before the lesson goes on by itself; any key goes on at once. Who is read to goes
// on by a key alone: nobody knows how long a voice takes.
constexpr int leastReading = 1200; // milliseconds
constexpr int readingPerLetter = 45;

const Position &after(const Match &match, std::size_t actions)
{
    return actions < match.actionCount() ? match.before(actions) : match.position();
}

QList<double> countBars(const std::vector<Bar> &bars, const Match &match, Seat viewer, const Action &action)
{
    QList<double> shares;
    for (const Bar &bar : bars)
        shares.append(bar.chance ? shareOf(*bar.chance, match, viewer, action) : bar.value);
    return shares;
}

// The learner's last action, and the table before it.
std::optional<std::pair<Match, Action>> beforeLast(Match match, Seat seat)
{
    while (match.actionCount() > 0) {
        const Action action = match.action(match.actionCount() - 1);
        match.undo();
        if (action.seat == seat)
            return std::pair(std::move(match), action);
    }
    return std::nullopt;
}

} // namespace

LessonTable::LessonTable(Shelf &shelf, LessonLibrary &library, QObject *parent)
    : TableController(shelf, parent)
    , m_library(library)
    , m_readOut(QAccessible::isActive)
{
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, &LessonTable::next);
    connect(&::Language::shared(), &::Language::changed, this, &LessonTable::write);
    connect(&m_counting, &QFutureWatcherBase::finished, this, [this] {
        const QList<double> shares = m_counting.result();
        for (qsizetype i = 0; i < std::min(shares.size(), m_slip.bars.size()); ++i)
            m_slip.bars[i].share = shares[i];
        Q_EMIT slipChanged();
    });
}

LessonTable::~LessonTable()
{
    m_counting.waitForFinished();
}

bool LessonTable::open(const QString &id, const QString &section)
{
    const Lesson *lesson = m_library.find(id);
    if (!lesson)
        return false;
    m_lesson = lesson;
    Progress progress = progressFrom(m_library.kept(id), *lesson);
    if (!section.isEmpty())
        progress.step = LessonPlayer::stepAbout(*lesson, section.toStdString());
    m_player = LessonPlayer::begin(*lesson, std::move(progress));
    m_since.start();
    layTable();
    return true;
}

QString LessonTable::heading() const
{
    if (!m_lesson)
        return {};
    const QString game = QCoreApplication::translate(m_lesson->game->id.data(), m_lesson->game->name);
    return m_lesson->order > 0 ? tr("%1 · Lesson %2").arg(game).arg(m_lesson->order) : game;
}

QString LessonTable::name() const
{
    return m_lesson ? phraseText(m_lesson->title, *m_lesson).spoken : QString();
}

std::vector<Player> LessonTable::people() const
{
    const std::string &level = m_player->step().level;
    std::vector<Player> people;
    for (std::size_t seat = 0; seat < m_lesson->names.size(); ++seat) {
        const bool learner = seat == m_player->seat();
        people.push_back(
            { learner ? tr("You") : QString::fromStdString(m_lesson->names[seat]), static_cast<int>(seat) + 1,
                learner ? nullptr : findLevel(level.empty() ? "beginner" : level), false });
    }
    return people;
}

// ---- what lies on the table follows the lesson

// The same game goes on if what lies there is what the lesson's game was after as many actions.
bool LessonTable::goesOn() const
{
    const Match *shown = match();
    const Match &wanted = m_player->match();
    return shown && wanted.actionCount() >= shown->actionCount()
        && after(wanted, shown->actionCount()) == shown->position();
}

void LessonTable::layTable()
{
    write();
    lay(m_player->match(), people());
}

void LessonTable::tellOn()
{
    const Match &wanted = m_player->match();
    while (match()->actionCount() < wanted.actionCount())
        tellAction(wanted.action(match()->actionCount()));
    write();
}

// After every call of the player.
void LessonTable::follow()
{
    m_reading.stop();
    narrator()->toast()->hide(); // what was booked a step ago lies upon nothing that this one is about
    const bool moved = !goesOn() || match()->actionCount() < m_player->match().actionCount();
    goesOn() ? tellOn() : layTable();
    keep();
    if (!moved)
        advance();
}

void LessonTable::write()
{
    if (!m_player)
        return;
    m_slip = writeSlip(*m_player);
    count();
    Q_EMIT slipChanged();
    if (!isRunning())
        narrator()->announceAgain(m_slip.spoken);
}

// Chances are counted beside the window.
void LessonTable::count()
{
    const Reply *reply = m_player->reply();
    if (!reply || reply->bars.empty())
        return;
    if (auto before = beforeLast(m_player->match(), m_player->seat()))
        m_counting.setFuture(QtConcurrent::run(
            countBars, reply->bars, std::move(before->first), m_player->seat(), before->second));
}

void LessonTable::keep()
{
    const int seconds = static_cast<int>(m_since.restart() / 1000);
    m_library.keep(*m_lesson, m_player->progress(), seconds);
}

void LessonTable::advance()
{
    if (!m_player || isRunning() || looking()->isActive() || !match())
        return;
    const bool plays = m_player->state() == LessonState::Playing;
    coach()->setInLesson(plays && m_player->step().coach);
    picture()->seats()->setOthersThink(plays);
    if (plays)
        return TableController::advance();
    rest();
    if (m_player->due()) {
        m_player->playDue();
        return follow();
    }
    const bool asked = m_player->state() == LessonState::Asked && m_player->step().kind == StepKind::Do;
    answering()->ask(asked ? std::optional(match()->observe(m_player->seat())) : std::nullopt);
    if (m_player->state() == LessonState::Right && !m_readOut())
        m_reading.start(std::max(leastReading, readingPerLetter * static_cast<int>(m_slip.text.size())));
    narrator()->announceAgain(m_slip.spoken);
}

// ---- the learner

void LessonTable::act(const Action &action, bool byViewer)
{
    if (!m_player)
        return;
    const bool plays = m_player->state() == LessonState::Playing;
    if (const auto refusal = m_player->act(action)) {
        if (byViewer)
            answering()->refuse(*refusal);
        return plays ? TableController::act(action, byViewer) : void();
    }
    if (plays)
        TableController::act(action, byViewer);
    else
        answering()->ask(std::nullopt);
    follow();
}

bool LessonTable::canUndo() const
{
    return m_player && m_player->state() == LessonState::Reply;
}

void LessonTable::next()
{
    if (!m_player)
        return;
    narrator()->skip();
    if (m_player->state() == LessonState::Closed)
        return leave();
    m_player->next();
    follow();
}

void LessonTable::back()
{
    if (!m_player)
        return;
    narrator()->skip();
    m_player->back();
    m_player->state() == LessonState::Closed ? leave() : follow();
}

void LessonTable::again()
{
    if (!m_player)
        return;
    narrator()->skip();
    m_player->again();
    follow();
}

void LessonTable::show()
{
    if (!m_player)
        return;
    narrator()->skip();
    m_player->show();
    follow();
}

void LessonTable::skipStep()
{
    if (!m_player)
        return;
    narrator()->skip();
    m_player->skip();
    follow();
}

void LessonTable::leave()
{
    m_reading.stop();
    if (!m_player)
        return;
    const bool finished = m_player->state() == LessonState::Closed && m_player->stars() > 0;
    const QString following =
        finished ? m_library.nextOf(QString::fromLatin1(m_lesson->game->id.data())) : QString();
    TableController::leave();
    m_player.reset();
    Q_EMIT left(following);
}

void LessonTable::askMore()
{
    if (!m_slip.more)
        return;
    Q_EMIT moreWanted(QString::fromStdString(m_lesson->id));
    leave();
}

void LessonTable::choose(int option)
{
    if (m_slip.state != Slip::State::Asked || option < 0 || option >= m_slip.options.size())
        return;
    if (m_slip.several) {
        m_slip.options[option].chosen = !m_slip.options[option].chosen;
        Q_EMIT slipChanged();
        return;
    }
    const Question &question = m_player->step().question;
    const bool listed = question.pick == Pick::Choice;
    m_player->answer({ listed ? option : question.numbers[static_cast<std::size_t>(option)], {} });
    follow();
}

void LessonTable::chooseCard(int row)
{
    if (m_slip.state != Slip::State::Asked || !m_slip.several)
        return;
    const std::vector<Card> cards = cardsToPick(*m_player);
    const auto found = std::ranges::find(cards, picture()->cards()->card(row));
    if (found != cards.end())
        choose(static_cast<int>(found - cards.begin()));
}

void LessonTable::done()
{
    if (m_slip.state != Slip::State::Asked || !m_slip.several)
        return;
    const std::vector<Card> cards = cardsToPick(*m_player);
    learn::Answer answer;
    for (qsizetype i = 0; i < m_slip.options.size(); ++i) {
        if (m_slip.options[i].chosen)
            answer.cards.push_back(cards[static_cast<std::size_t>(i)]);
    }
    m_player->answer(answer);
    follow();
}
