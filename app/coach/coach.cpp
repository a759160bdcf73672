// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coach/coach.h"

#include "app/settings.h"
#include "app/table/opponents.h"
#include "app/text/gametext.h"
#include "engine/table/words.h"

#include <array>

using namespace sobremesa;

// What the coach says of what has happened, and of what is asked.

namespace {

constexpr int firstGames = 5; // of a kind, in which it is there by itself

// How often something of one kind is told in a game's life.
constexpr std::array<int, coachTopics> mostTimes { 5, 3, 1, 0 };

} // namespace

Coach::Coach(Session &session, Picture &picture, Narrator &narrator, Answering &answering, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_picture(picture)
    , m_narrator(narrator)
    , m_answering(answering)
    , m_estimate(this)
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &Coach::release);
    connect(&m_estimate, &Estimate::ready, this, [this] {
        if (m_kept && !m_stop && !isCostly(*m_kept))
            release();
    });
    connect(&Settings::shared(), &Settings::changed, this, &Coach::comeOrGo);
}

void Coach::sitDown(CoachMemory &memory)
{
    m_memory = &memory;
    connect(m_memory, &CoachMemory::changed, this, &Coach::comeOrGo);
    comeOrGo();
}

// What decides about it has changed; a question may be waiting already.
void Coach::comeOrGo()
{
    if (!isPresent())
        forget();
    else if (m_answering.isMyTurn() && !m_thought)
        lookAround(m_watching);
    Q_EMIT changed();
}

void Coach::setInLesson(bool inLesson)
{
    if (m_inLesson == inLesson)
        return;
    m_inLesson = inLesson;
    startAnew();
}

// ---- whether it is there

QString Coach::game() const
{
    return idText(m_session.match().game().id);
}

// Between several people at one screen it keeps out of it.
bool Coach::isAlone() const
{
    return m_session.hasGame() && !m_watching && m_session.persons().size() == 1;
}

bool Coach::isPresent() const
{
    if (!isAlone() || m_inLesson)
        return isAlone() && m_inLesson;
    const QString mode = Settings::shared().coach();
    if (!m_memory || !m_memory->isRead() || mode == QLatin1String("off"))
        return false;
    if (mode == QLatin1String("always"))
        return true;
    const bool gone = m_memory->hasLeft(game()) && !m_ended; // its last word may be read
    return !gone && m_memory->wanted(game()) != CoachWanted::No
        && (m_memory->finished(game()) < firstGames || m_ended);
}

QString Coach::note() const
{
    if (m_inLesson)
        return {};
    return Settings::shared().coach() == QLatin1String("always") ? tr("always", "the coach is there")
                                                                 : tr("first games", "the coach is there");
}

bool Coach::speaksOf(CoachTopic topic, const QString &kind) const
{
    if (m_inLesson || !m_memory)
        return m_inLesson;
    return !m_memory->isDropped(topic)
        && m_memory->timesSaid(game(), topic, kind) < mostTimes[static_cast<std::size_t>(topic)];
}

// ---- what it says

void Coach::say(CoachTopic topic, const QString &kind, const QString &section, Words words)
{
    if (m_memory && !m_inLesson)
        m_memory->countSaid(game(), topic, kind);
    m_words = std::move(words);
    m_section = section;
    m_topic = topic;
    m_spokeUp = true;
    m_narrator.announce(tr("Coach: %1").arg(sentence()));
    Q_EMIT changed();
}

void Coach::hush()
{
    if (!m_words)
        return;
    m_words = {};
    m_topic.reset();
    Q_EMIT changed();
}

void Coach::startAnew()
{
    forget();
    hush();
    m_heard = m_session.hasGame() ? m_session.match().actionCount() : 0;
    m_thought.reset();
    m_judged.reset();
    m_stopped.reset();
    m_spoken = false;
    m_ended = m_session.hasGame() && isOver(m_session.match().position());
    if (m_heard == 0)
        m_spokeUp = false;
    Q_EMIT changed();
}

void Coach::lookAround(bool watching)
{
    m_watching = watching;
    if (!isPresent()) {
        m_heard = m_session.hasGame() ? m_session.match().actionCount() : 0;
        return;
    }
    for (; m_heard < m_session.match().actionCount(); ++m_heard)
        hear(m_heard);
    if (isOver(m_session.match().position()))
        endGame();
    else if (m_answering.isMyTurn())
        think();
}

// Points first; then what the action of another explains, once between two turns of the viewer.
void Coach::hear(std::size_t step)
{
    const bool own = m_session.match().action(step).seat == m_picture.view().seat;
    if (own) {
        hush();
        m_spoken = false;
    }
    const std::vector<Beat> beats = m_picture.witness().step(step);
    if (!hearPoints(beats) && !own && !m_spoken)
        hearAction(step, beats);
}

bool Coach::hearPoints(const std::vector<Beat> &beats)
{
    for (const Beat &beat : beats) {
        if (beat.event.kind != EventKind::Scored || beat.told.line.empty())
            continue;
        const QString kind = idText(m_session.match().game().reasons[beat.event.code].name);
        if (!speaksOf(CoachTopic::Scored, kind))
            continue;
        say(CoachTopic::Scored, kind, m_narrator.sectionOf(beat),
            [this, event = beat.event, why = beat.told.why] { return pointsText(event, why); });
        return true;
    }
    return false;
}

QString Coach::pointsText(const Event &event, const Text &why) const
{
    const QString what = m_picture.text({ m_session.match().game().reasons[event.code].label });
    const QString booked =
        tr("%1: %2 · %3.", "whose points, how many, and what for")
            .arg(m_picture.names().sides.value(event.side), signedText(event.points), what);
    return why.empty() ? booked : booked + QLatin1Char(' ') + m_picture.text(why);
}

void Coach::hearAction(std::size_t step, const std::vector<Beat> &beats)
{
    std::vector<Event> events;
    events.reserve(beats.size());
    for (const Beat &beat : beats)
        events.push_back(beat.event);
    for (const Remark &remark : showsIn(m_picture.witness().after(step), events)) {
        const QString kind = idText(remark.kind);
        if (!speaksOf(CoachTopic::Shows, kind))
            continue;
        m_spoken = true;
        say(CoachTopic::Shows, kind, idText(sobremesa::sectionOf(m_picture.seen())),
            [this, sentence = remark.sentence] { return m_picture.text(sentence); });
        return;
    }
}

void Coach::explainQuestion()
{
    const Observation seen = m_session.match().observe(m_picture.view().seat);
    for (const Remark &remark : mayDoIn(seen)) {
        const QString kind = idText(remark.kind);
        if (!speaksOf(CoachTopic::MayDo, kind))
            continue;
        say(CoachTopic::MayDo, kind, idText(sobremesa::sectionOf(seen)),
            [this, sentence = remark.sentence] { return m_picture.text(sentence); });
        return;
    }
}

// The viewer is asked: what it is about, and the estimate begins.
void Coach::think()
{
    const std::size_t now = m_session.match().actionCount();
    if (m_thought == now)
        return;
    m_thought = now;
    if (!m_words)
        explainQuestion();
    m_estimate.begin(Opponents::forAdvice(m_session, m_picture.view().seat));
}

void Coach::endGame()
{
    if (std::exchange(m_ended, true) || !m_memory || m_inLesson)
        return;
    m_memory->addFinished(game(), !m_spokeUp);
    if (!m_memory->isNeedless(game()) || m_memory->hasLeft(game()))
        return;
    m_memory->setLeft(game());
    m_words = [] { return tr("You can do without me now. You will find me in the settings."); };
    m_topic.reset();
    m_section.clear();
    m_narrator.announce(sentence());
    Q_EMIT changed();
}

void Coach::quieten()
{
    if (!canQuieten())
        return;
    m_memory->drop(*m_topic);
    m_topic.reset();
    m_section.clear();
    m_words = [] { return tr("No more remarks of this kind."); };
    m_narrator.announce(sentence());
    Q_EMIT changed();
}

void Coach::speakUp()
{
    if (!canSpeakUp())
        return;
    m_memory->dropNothing();
    hush();
}
