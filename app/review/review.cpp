// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review.h"

#include "app/catalog/words.h"
#include "app/games/gamewords.h"
#include "app/review/keptreview.h"
#include "app/review/reviewwords.h"
#include "app/shelf/keptmatch.h"
#include "app/table/outcome.h"
#include "app/text/language.h"
#include "app/text/offerwords.h"

#include <QLocale>
#include <QtConcurrentRun>

#include <algorithm>
#include <cmath>

using namespace sobremesa;

namespace {

constexpr qsizetype mostCostly = 3;
constexpr int tellEvery = 250; // milliseconds, while decisions are being judged

} // namespace

// Long games take long to replay: beside the window.
Review::Loaded Review::loaded(const KeptGame &kept)
{
    Replayed replayed = replayKept(kept);
    Loaded loaded;
    loaded.refusal = replayed.refusal;
    if (replayed.match)
        loaded.game = std::make_shared<const ReviewedGame>(std::move(*replayed.match));
    return loaded;
}

Review::Review(Shelf &shelf, TableController &table, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
    , m_table(table)
    , m_retry(shelf)
{
    m_telling.setSingleShot(true);
    m_telling.setInterval(tellEvery);
    connect(&m_telling, &QTimer::timeout, this, &Review::retell);
    connect(&m_judging, &Judging::judged, this, &Review::hear);
    connect(&m_judging, &Judging::finished, this, &Review::keep);
    connect(&m_retry, &RetryTable::closed, this, [this] { setRetrying(false); });
    connect(&::Language::shared(), &::Language::changed, this, [this] {
        retell();
        Q_EMIT gameChanged();
    });
}

Review::~Review() = default;

// ---- which game

void Review::prepare(qint64 id)
{
    if (id == m_id)
        return;
    keep();
    drop();
    m_id = id;
    retell();
    m_shelf.load(id, this, [this, asked = ++m_asked](const std::optional<KeptGame> &kept) {
        if (asked != m_asked || !kept)
            return;
        auto *watcher = new QFutureWatcher<Loaded>(this);
        connect(watcher, &QFutureWatcher<Loaded>::finished, this, [this, watcher, asked, row = kept->row] {
            watcher->deleteLater();
            if (asked == m_asked)
                arrive(row, watcher->result());
        });
        watcher->setFuture(QtConcurrent::run(loaded, *kept));
    });
}

// It is no longer the game that was judged.
void Review::forget(qint64 id)
{
    if (m_id == noGame || m_id != id)
        return;
    drop();
    retell();
}

void Review::drop()
{
    ++m_asked;
    m_judging.stop();
    m_found.clear();
    m_why.clear();
    m_current = -1;
    m_chosen.reset();
    m_person = 0;
    m_unsaved = false;
    m_id = noGame;
}

void Review::arrive(const GameRow &row, const Loaded &loaded)
{
    if (!loaded.game) {
        m_id = noGame;
        Q_EMIT said(tr("This record cannot be read: %1").arg(loaded.refusal));
        close();
        return;
    }
    m_row = row;
    m_found.begin(loaded.game);
    m_persons.clear();
    for (qsizetype seat = 0; seat < m_row.seats.size(); ++seat) {
        if (m_row.seats[seat].level.isEmpty())
            m_persons.push_back(static_cast<Seat>(seat));
    }
    if (m_persons.empty())
        m_persons.push_back(static_cast<Seat>(std::max(0, m_row.ownSeat)));
    const auto own = std::find(m_persons.begin(), m_persons.end(), m_row.ownSeat);
    m_person = own == m_persons.end() ? 0 : static_cast<std::size_t>(own - m_persons.begin());
    Q_EMIT gameChanged();
    m_shelf.review(m_id, this, [this, asked = m_asked](const GameReview &review) {
        if (asked == m_asked && played())
            recall(review);
    });
}

// What was found before is not asked again; the own decisions come first, as they are what is looked at.
void Review::recall(const GameReview &kept)
{
    m_found.recall(kept);
    const std::vector<std::size_t> missing = m_found.missing(seat());
    m_unsaved = !missing.empty();
    retell();
    if (!missing.empty())
        m_judging.begin(m_found.game(), missing);
}

void Review::open(qint64 id)
{
    prepare(id);
    m_shelf.setReviewed(id);
    if (m_shown)
        return;
    m_shown = true;
    Q_EMIT shownChanged();
}

void Review::close()
{
    keep();
    if (!m_shown)
        return;
    m_shown = false;
    Q_EMIT shownChanged();
}

void Review::hear(const JudgedDecision &found)
{
    m_found.add(found);
    if (isReady())
        retell();
    else if (!m_telling.isActive())
        m_telling.start();
}

void Review::keep()
{
    if (!played() || !m_unsaved || judged() == 0)
        return;
    m_unsaved = !isReady();
    m_shelf.putReview(m_id, m_found.kept(seat()));
}

// ---- what is known of it

Seat Review::seat() const
{
    return m_persons.empty() ? Seat(0) : m_persons[m_person];
}

TableNames Review::names() const
{
    return namesFor(played()->match.position(), playersFrom(m_row.seats), seat());
}

// ---- what is told

void Review::retell()
{
    m_telling.stop();
    m_points.clear();
    m_costly.clear();
    m_bars.clear();
    m_sum = {};
    if (played()) {
        m_sum = m_found.sum(seat());
        m_points = m_found.points(seat());
        const ReviewWords words(*played(), names());
        rankCostly(words);
        wordPoints(words);
        m_bars = words.bars(m_sum, seat());
    }
    findCurrent();
    Q_EMIT changed();
    Q_EMIT currentChanged();
    tellDecision();
}

// What was chosen, or the costliest as long as nothing was.
void Review::findCurrent()
{
    const auto chosen = std::find_if(m_points.begin(), m_points.end(),
        [this](const ReviewPoint &point) { return point.action == m_chosen; });
    if (m_chosen && chosen != m_points.end())
        m_current = static_cast<int>(chosen - m_points.begin());
    else if (m_points.isEmpty())
        m_current = -1;
    else
        m_current = m_costly.isEmpty() ? 0 : m_costly.front().point;
}

void Review::rankCostly(const ReviewWords &words)
{
    for (const qsizetype at : m_found.costly(m_points).mid(0, mostCostly)) {
        ReviewPoint &point = m_points[at];
        point.rank = static_cast<int>(m_costly.size()) + 1;
        const auto kind = m_found.kind(point.action);
        m_costly.append({ static_cast<int>(at), words.better(*m_found.decision(point.action)),
            kind ? ReviewWords::kind(*kind) : QString(), signedAverageText(-point.cost) });
    }
}

void Review::wordPoints(const ReviewWords &words)
{
    const auto all = static_cast<int>(m_points.size());
    for (int at = 0; at < all; ++at) {
        ReviewPoint &point = m_points[at];
        if (point.luck != 0)
            point.luckWords = words.luck(point.luck);
        point.spoken = words.point(point, at, all);
    }
}

QString Review::title() const
{
    return played() ? GameWords::title(m_row) : QString();
}

QString Review::line() const
{
    if (!played())
        return {};
    return listed({ GameWords::line(m_row), GameWords::score(m_row),
        GameWords::when(m_row.finished.isValid() ? m_row.finished : m_row.changed, QDate::currentDate()) });
}

QString Review::pack() const
{
    return played() ? QString::fromUtf8(played()->match.game().pack->id) : QStringLiteral("french");
}

GameOutcome Review::outcome() const
{
    if (!played() || !isOver(played()->match.position()))
        return {};
    return Outcome(played()->match, { seat(), false }, names()).tell({});
}

QStringList Review::deals() const
{
    QStringList list;
    for (int deal = 0; played() && deal < played()->reviewed.deals(); ++deal)
        list.append(worded("engine", played()->match.game().packTitle).arg(deal + 1));
    return list;
}

double Review::luckFrom() const
{
    return played() ? m_found.luckFrom(seat()) : 0;
}

QString Review::luckLegend() const
{
    return tr("luck of %1 or more", "points").arg(averageText(luckFrom()));
}

QString Review::result() const
{
    if (!played())
        return {};
    const auto points = static_cast<int>(std::lround(std::abs(m_sum.result)));
    return tr("Where the %n point(s) went", "the result of a game", points);
}

QString Review::doubt() const
{
    if (!played())
        return {};
    const QString error = QStringLiteral("\u00b1 ") + averageText(m_sum.error);
    return isReady() ? error : tr("%1 of %2 decisions", "judged so far").arg(judged()).arg(all());
}

QString Review::nothingCostly() const
{
    if (!isReady() || !m_costly.isEmpty())
        return {};
    double most = 0;
    for (const ReviewPoint &point : m_points)
        most = std::max(most, point.cost);
    return tr("No decision cost more than %1.", "points").arg(averageText(most));
}

QStringList Review::people() const
{
    QStringList list;
    for (const Seat seat : m_persons)
        list.append(m_persons.size() == 1 ? tr("You") : m_row.seats.value(seat).name);
    return list;
}

void Review::setPerson(int person)
{
    if (person < 0 || person >= static_cast<int>(m_persons.size()) || person == this->person())
        return;
    m_person = static_cast<std::size_t>(person);
    m_chosen.reset();
    retell();
}

// ---- one decision

void Review::choose(int point)
{
    if (point < 0 || point >= m_points.size() || (m_chosen && point == m_current))
        return;
    m_current = point;
    m_chosen = m_points[point].action;
    Q_EMIT currentChanged();
    tellDecision();
}

void Review::setOpenHands(bool open)
{
    if (m_openHands == open)
        return;
    m_openHands = open;
    tellDecision();
}

QString Review::gameId() const
{
    return played() ? idText(played()->match.game().id) : QString();
}

QString Review::drillFor(const ReviewPoint &point) const
{
    const auto kind = m_found.kind(point.action);
    return point.cost > 0 && kind ? drillAgainst(gameId(), *kind) : QString();
}

void Review::tellDecision()
{
    ReviewDecision told;
    if (played() && m_current >= 0) {
        const ReviewPoint &point = m_points[m_current];
        const ReviewWords words(*played(), names());
        told = words.decision(point.action, m_found.decision(point.action));
        told.place = words.place(point.action, m_current, static_cast<int>(m_points.size()));
        told.cards = words.cards(point.action, m_openHands);
        told.drill = drillFor(point);
        const auto why = m_why.find(point.action);
        if (why != m_why.end() && point.cost > 0)
            told.reasons = words.reasons(why->second);
        else if (point.cost > 0)
            askWhy();
    }
    if (told == m_decision)
        return;
    m_decision = told;
    Q_EMIT decisionChanged();
}

// Reasons are counted beside the window.
void Review::askWhy()
{
    const std::size_t action = m_points[m_current].action;
    auto *watcher = new QFutureWatcher<Explanation>(this);
    connect(watcher, &QFutureWatcher<Explanation>::finished, this, [this, watcher, action, asked = m_asked] {
        watcher->deleteLater();
        if (asked != m_asked)
            return;
        m_why[action] = watcher->result();
        tellDecision();
    });
    watcher->setFuture(QtConcurrent::run([game = m_found.game(), decision = *m_found.decision(action)] {
        return explained(*game, decision, game->match.action(decision.number));
    }));
}

// ---- on the real table

void Review::setRetrying(bool retrying)
{
    if (m_retrying == retrying)
        return;
    m_retrying = retrying;
    Q_EMIT retryingChanged();
}

void Review::layRetry(bool show)
{
    const Decision *decision =
        m_current < 0 || !played() ? nullptr : m_found.decision(m_points[m_current].action);
    if (!decision)
        return;
    m_retry.open(m_found.game(), *decision, playersFrom(m_row.seats), m_decision.place, show);
    m_retry.setMore(m_trying >= 0 && m_trying + 1 < m_costly.size());
    setRetrying(true);
}

void Review::tryAgain()
{
    m_trying = -1;
    layRetry(false);
}

void Review::showOn()
{
    m_trying = -1;
    layRetry(true);
}

void Review::tryAll()
{
    if (m_costly.isEmpty())
        return;
    m_trying = 0;
    choose(m_costly.front().point);
    layRetry(false);
}

void Review::nextTry()
{
    if (m_trying < 0 || m_trying + 1 >= m_costly.size()) {
        m_retry.close();
        return;
    }
    ++m_trying;
    choose(m_costly[m_trying].point);
    layRetry(false);
}

void Review::playOn()
{
    if (!m_retrying || !m_retry.match())
        return;
    Match here = *m_retry.match();
    std::vector<Player> people = m_retry.people();
    m_retry.close();
    close();
    m_table.show(std::move(here), std::move(people), Origin::Branch);
    Q_EMIT laid();
}
