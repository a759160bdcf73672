// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/retrytable.h"

#include "app/review/reviewwords.h"
#include "app/text/offerwords.h"
#include "engine/ai/levels.h"

#include <QtConcurrentRun>

#include <algorithm>

using namespace sobremesa;

namespace {

constexpr double certainty = 2; // standard errors

Match upTo(const Match &match, std::size_t actions)
{
    Match here = match;
    while (here.actionCount() > actions)
        here.undo();
    return here;
}

// Only whoever decided sits there as a person.
std::vector<Player> around(std::vector<Player> players, Seat seat)
{
    for (Player &player : players) {
        player.level = findLevel("master");
        player.leans = false;
    }
    players[seat].level = nullptr;
    return players;
}

} // namespace

RetryTable::~RetryTable()
{
    m_why.waitForFinished();
}

RetryTable::RetryTable(Shelf &shelf, QObject *parent)
    : TableController(shelf, parent)
{
    connect(&m_minds, &AiSeat::answered, this, &RetryTable::goOn);
    connect(&m_why, &QFutureWatcherBase::finished, this, [this] {
        if (m_decision && m_state == Costs)
            tell(Costs, m_words, ReviewWords(*m_reviewed, picture()->names()).reasons(m_why.result()));
    });
}

void RetryTable::open(std::shared_ptr<const ReviewedGame> game, const Decision &decision,
    const std::vector<Player> &players, const QString &heading, bool show)
{
    m_reviewed = std::move(game);
    m_decision = decision;
    m_people = players;
    m_heading = heading;
    lay();
    if (show)
        this->show();
}

void RetryTable::lay()
{
    m_minds.forget();
    tell(Asked, tr("What would you do?"));
    TableController::lay(upTo(m_reviewed->match, m_decision->number), around(m_people, m_decision->seat));
}

void RetryTable::setMore(bool more)
{
    m_more = more;
    Q_EMIT changed();
}

void RetryTable::tell(State state, const QString &words, QStringList reasons)
{
    m_state = state;
    m_words = words;
    m_reasons = std::move(reasons);
    Q_EMIT changed();
    Q_EMIT turnChanged();
    narrator()->announceAgain((QStringList { m_words } + m_reasons).join(QLatin1Char(' ')));
}

void RetryTable::again()
{
    narrator()->skip();
    lay();
}

void RetryTable::close()
{
    if (!m_decision)
        return;
    m_minds.forget();
    leave();
    m_decision.reset();
    Q_EMIT closed();
}

// ---- an answer

const Advice *RetryTable::estimateOf(const Action &action) const
{
    const Advices &list = m_decision->verdict.estimates;
    const auto found = std::find_if(
        list.begin(), list.end(), [&action](const Advice &advice) { return advice.action == action; });
    return found == list.end() ? nullptr : &*found;
}

// Reasons are counted beside the window, and stand there when they are found.
void RetryTable::askWhyNot(const Action &action)
{
    if (!m_decision->verdict.best)
        return;
    m_why.setFuture(QtConcurrent::run(
        [game = m_reviewed, decision = *m_decision, action] { return explained(*game, decision, action); }));
}

void RetryTable::act(const Action &action, bool byViewer)
{
    if (!m_decision || (m_state != Asked && m_state != Costs) || !byViewer)
        return;
    const Match &now = *match();
    Actions legalNow;
    if (!isLegal(now.position(), action, legalNow)) {
        answering()->refuse(refuse(now.position(), action));
        return;
    }
    judge(action);
}

// Within the error of the best is as good as the best.
void RetryTable::judge(const Action &action)
{
    const Advice &best = m_decision->verdict.estimates.front();
    const Advice *mine = estimateOf(action);
    const bool same = m_decision->verdict.best == action;
    const double less = mine ? best.points - mine->points : 0;
    const double doubt = mine ? certainty * std::max(mine->error, best.error) : 0;
    if (same || (mine && less <= doubt)) {
        tell(Right, same ? tr("That is the best.") : tr("That is as good as the best."));
        answering()->ask(std::nullopt);
        tellAction(action);
        return;
    }
    tell(Costs,
        mine ? tr("It costs %1. Try again.", "points").arg(averageText(less))
             : tr("Nothing comes close to the best. Try again."));
    askWhyNot(action);
    answering()->ask(match()->observe(m_decision->seat));
}

// ---- how it goes on

void RetryTable::show()
{
    if (!m_decision)
        return;
    narrator()->skip();
    if (m_state != Right && m_decision->verdict.best) {
        if (match()->actionCount() != m_decision->number)
            lay();
        const ReviewWords words(*m_reviewed, picture()->names());
        tell(Showing, words.action(m_decision->number, m_decision->verdict.best));
        answering()->ask(std::nullopt);
        tellAction(*m_decision->verdict.best);
        return;
    }
    tell(Showing, tr("This is how it goes on."));
    advance();
}

void RetryTable::think()
{
    const Match &now = *match();
    const SeatSet asked = waiting(now.position());
    const Witness &told = picture()->witness();
    const bool dealt = told.dealsAfter(now.actionCount()) > told.dealsAfter(m_decision->number);
    if (asked.empty() || dealt || isSettled(m_reviewed->match.before(m_decision->number), now.position())) {
        tell(Shown, tr("As far as anyone can think ahead."));
        return;
    }
    std::vector<::Asked> seats { { now.observe(asked.first()), withBook(levels().back(), now.game()),
        now.actionCount() + 1 } };
    m_minds.ask(std::move(seats));
}

void RetryTable::goOn(const Answers &answers)
{
    if (m_state != Showing || answers.empty() || !answers.front())
        return;
    tellAction(*answers.front());
}

void RetryTable::advance()
{
    if (!m_decision || isRunning() || looking()->isActive() || !match())
        return;
    rest();
    if (m_state == Showing)
        return think();
    const bool asked = m_state == Asked || m_state == Costs;
    answering()->ask(asked ? std::optional(match()->observe(m_decision->seat)) : std::nullopt);
}
