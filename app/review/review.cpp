// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review.h"

#include "app/shelf/keptmatch.h"
#include "app/text/language.h"

#include <QtConcurrentRun>

#include <algorithm>

using namespace sobremesa;

namespace {

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
    if (id == noGame)
        return;
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
