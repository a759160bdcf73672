// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

#include "app/text/language.h"
#include "engine/match/record.h"

using namespace sobremesa;

TableController::TableController(QObject *parent)
    : TableController(QString(), parent)
{
}

TableController::TableController(const QString &folder, QObject *parent)
    : TableController(*new Shelf(folder), parent)
{
    m_ownShelf.reset(&m_session.shelf());
}

TableController::TableController(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_session(shelf)
    , m_picture(m_pace)
    , m_narrator(m_picture, m_pace)
    , m_answering(m_picture)
    , m_looking(m_narrator, m_picture)
    , m_assistant(m_picture, m_narrator, m_answering, m_looking)
    , m_coach(m_session, m_picture, m_narrator, m_answering)
    , m_turns(m_session, m_picture, m_answering, m_pace)
{
    m_stillTimer.setSingleShot(true);
    connectParts();
}

void TableController::connectParts()
{
    m_answering.setReadying([this] {
        const bool looked = m_looking.isActive();
        m_looking.stop();
        if (!looked)
            m_narrator.hurry(); // what moved lies where it belongs; the press is kept
        return !looked;
    });
    m_assistant.setQuestion([this] {
        if (!myTurn())
            return std::optional<Asked>();
        m_session.countHelp();
        return std::optional(Opponents::forAdvice(m_session, m_picture.view().seat));
    });
    connect(&m_session, &Session::happened, this, [this](std::size_t step) {
        if (m_looking.isActive())
            m_narrator.writeLog(step + 1); // it is seen when nobody looks back any more
        else
            m_narrator.tell(step);
    });
    connect(&m_session, &Session::settled, this, &TableController::advance);
    connect(&m_session, &Session::problem, this, &TableController::tellNotice);
    connect(&m_session, &Session::unreadable, this, &TableController::unreadable);
    connect(&m_session, &Session::resumed, this, [this] {
        layOut();
        sitDown();
        Q_EMIT resumed();
    });
    connect(&m_narrator, &Narrator::runningChanged, this, &TableController::runningChanged);
    connect(&m_narrator, &Narrator::finished, this, &TableController::advance);
    connect(&m_answering, &Answering::changed, this, &TableController::turnChanged);
    connect(&m_answering, &Answering::announced, &m_narrator, &Narrator::announce);
    connect(&m_answering, &Answering::decided, this, &TableController::decide);
    connect(&m_assistant, &Assistant::decided, this, &TableController::decide);
    connect(&m_coach, &Coach::released, this, [this](const Action &action) { act(action, true); });
    connect(&m_coach, &Coach::keepingChanged, &m_turns, &Turns::setHeld);
    connect(&m_turns, &Turns::decided, this, [this](const Action &action) { act(action, false); });
    connect(&m_turns, &Turns::demoChanged, this, [this] {
        m_narrator.setWaits(!m_turns.isDemo());
        if (m_turns.isDemo() && m_narrator.isWaiting())
            m_narrator.hurry();
        advance();
    });
    connect(&m_turns, &Turns::raised, this, [this](Seat seat) {
        holdStill();
        m_picture.setView({ seat, false });
        sitDown();
    });
    connect(&m_looking, &Looking::activeChanged, this, [this] {
        if (m_looking.isActive())
            m_turns.halt();
    });
    connect(&m_looking, &Looking::stopped, this, &TableController::advance);
    connect(&m_stillTimer, &QTimer::timeout, this, [this] {
        m_still = false;
        Q_EMIT stillChanged();
    });
    connect(&Language::shared(), &Language::changed, this, &TableController::retranslate);
}

// ---- what it is

bool TableController::canUndo() const
{
    return m_session.hasGame() && !m_looking.isWatching() && m_session.canUndo(m_picture.view().seat);
}

bool TableController::isOver() const
{
    return m_session.hasGame() && !isRunning() && !m_looking.isWatching()
        && sobremesa::isOver(m_session.match().position());
}

bool TableController::isAtRest() const
{
    return m_session.hasGame() && !isRunning() && (isOver() || m_turns.isAtRest());
}

bool TableController::standsStill() const
{
    return isAtRest() || m_narrator.isWaiting();
}

const Match *TableController::match() const
{
    return m_session.hasGame() ? &m_session.match() : nullptr;
}

GameOutcome TableController::outcome() const
{
    if (!m_session.hasGame() || !sobremesa::isOver(m_session.match().position()))
        return {};
    return Outcome(m_session.match(), m_picture.view(), m_picture.names()).tell(m_picture.game()->sides());
}

void TableController::tellNotice(const QString &sentence)
{
    if (sentence == m_notice)
        return;
    m_notice = sentence;
    Q_EMIT noticeChanged();
}

// ---- how it goes on

// After everything has been told.
void TableController::advance()
{
    if (!m_session.hasGame() || isRunning() || m_looking.isActive() || !m_picture.hasMatch())
        return;
    m_picture.setBusy(false);
    m_picture.settle();
    if (m_session.match().isOutOfDeals())
        tellNotice(tr("This recording has no more deals."));
    m_turns.go();
    m_coach.lookAround(m_looking.isWatching());
    Q_EMIT runningChanged();
    Q_EMIT overChanged();
}

// The coach may want the player to think again.
void TableController::decide(const Action &action)
{
    if (!m_coach.keepsBack(action))
        act(action, true);
}

void TableController::act(const Action &action, bool byViewer)
{
    if (const auto refusal = m_session.play(action)) {
        if (byViewer)
            m_answering.refuse(*refusal);
        m_turns.turnDown(action);
        return;
    }
    m_turns.startAnew();
    m_coach.forget();
    m_picture.setBusy(true);
    m_assistant.hideHint();
    m_answering.ask(std::nullopt);
    Q_EMIT runningChanged();
}

void TableController::tellAction(const Action &action)
{
    if (m_session.play(action))
        return;
    m_picture.setBusy(true);
    m_assistant.hideHint();
    Q_EMIT runningChanged();
}

void TableController::rest()
{
    m_picture.setBusy(false);
    m_picture.settle();
    Q_EMIT runningChanged();
}

void TableController::skip()
{
    m_narrator.hurry();
    m_narrator.toast()->hide();
}

void TableController::undo()
{
    if (m_looking.isWatching())
        return;
    m_narrator.skip();
    if (!isRunning() && m_session.undoTo(m_picture.view().seat))
        goOnFromHere();
}

void TableController::redo()
{
    if (m_looking.isWatching())
        return;
    m_narrator.skip();
    if (!isRunning() && m_session.redoTo(m_picture.view().seat))
        goOnFromHere();
}

void TableController::restart()
{
    if (m_looking.isWatching())
        return;
    m_narrator.skip();
    if (!isRunning() && m_session.undoDeal())
        goOnFromHere();
}

// The game stands elsewhere: everything is laid out as it is there, and goes on when that is kept.
void TableController::goOnFromHere()
{
    m_turns.standElsewhere();
    m_coach.startAnew();
    m_answering.ask(std::nullopt);
    m_assistant.hideHint();
    m_narrator.showStep(m_session.match().actionCount());
    m_narrator.writeLog(m_session.match().actionCount());
    m_looking.watch(false);
    Q_EMIT overChanged();
}

// The picture takes its new places first, then things move again.
void TableController::holdStill()
{
    m_stillTimer.start(0);
    if (m_still)
        return;
    m_still = true;
    Q_EMIT stillChanged();
}

void TableController::retranslate()
{
    if (!m_session.hasGame())
        return;
    m_picture.retranslate();
    m_narrator.retranslate();
    m_answering.retranslate();
    m_assistant.retranslate();
    m_coach.retranslate();
    Q_EMIT m_turns.curtainChanged();
    Q_EMIT overChanged();
}
