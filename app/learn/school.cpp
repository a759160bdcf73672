// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/school.h"

#include "app/learn/lessonlist.h"
#include "app/learn/phrasetext.h"
#include "app/text/gametext.h"
#include "engine/games/registry.h"

#include <QCoreApplication>

#include <algorithm>

using namespace sobremesa::learn;

School::School(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_library(shelf)
    , m_book(shelf, m_library)
    , m_path(m_library, m_book)
    , m_practice(m_book)
    , m_table(shelf, m_library)
{
    const auto tell = [this] {
        m_progress.clear();
        Q_EMIT changed();
    };
    connect(&m_library, &LessonLibrary::changed, this, tell);
    connect(&m_book, &FacetBook::changed, this, tell);
    connect(&m_table, &LessonTable::moreWanted, this,
        [this](const QString &lesson) { m_practice.close(lesson); });
    connect(&m_table, &LessonTable::left, this, [this] { setAtLesson(false); });
}

void School::choose(const QString &game)
{
    m_path.setGame(game);
    m_practice.setGame(game);
}

void School::practise(const QString &game, const QString &drill)
{
    choose(game);
    m_practice.start(drill);
}

bool School::start(const QString &lesson, const QString &section)
{
    const bool recalled = m_practice.isRunning() && m_practice.kind() == Practising::Kind::Recall;
    m_practice.leave();
    choose(lesson.section(QLatin1Char('-'), 0, 0));
    if (section.isEmpty() && !recalled && isNew(lesson) && m_practice.recall(lesson))
        return true;
    if (!m_table.open(lesson, section))
        return false;
    setAtLesson(true);
    return true;
}

bool School::isNew(const QString &lesson) const
{
    const LessonProgress kept = m_library.kept(lesson);
    return kept.step == 0 && kept.best == 0;
}

void School::setAtLesson(bool atLesson)
{
    if (m_atLesson == atLesson)
        return;
    m_atLesson = atLesson;
    Q_EMIT atLessonChanged();
}

QString School::firstGame()
{
    const auto *lesson = std::ranges::find_if(listedLessons, &ListedLesson::newcomers);
    return lesson == std::end(listedLessons) ? QString() : QString::fromLatin1(lesson->game);
}

QString School::current()
{
    const QStringList learnt = m_library.learnt();
    const auto game = std::ranges::find_if(
        learnt, [this](const QString &each) { return !m_library.nextOf(each).isEmpty(); });
    return game == learnt.end() ? firstGame() : *game;
}

QString School::firstOf(const QString &game)
{
    for (const ShelvedLesson &each : m_library.lessonsOf(game))
        if (each.lesson)
            return each.id;
    return {};
}

int School::minutesOf(const QString &lesson)
{
    const Lesson *found = m_library.find(lesson);
    return found ? found->minutes : 0;
}

QString School::titleOf(const QString &id)
{
    const Lesson *lesson = m_library.find(id);
    if (!lesson)
        return {};
    const QString game = QCoreApplication::translate(lesson->game->id.data(), lesson->game->name);
    const int step = m_library.kept(id).step + 1;
    return lesson->order > 0 ? tr("Lesson %1 of %2: step %3").arg(lesson->order).arg(game).arg(step)
                             : tr("A game of %1").arg(game);
}

QVariantList School::lessonsAbout(const QString &game, const QString &section)
{
    QVariantList rows;
    for (const QString &id : m_library.lessonsAbout(game, section)) {
        const Lesson &lesson = *m_library.find(id);
        rows.append(QVariantMap { { QStringLiteral("lesson"), id },
            { QStringLiteral("title"), phraseText(lesson.title, lesson).spoken },
            { QStringLiteral("order"), lesson.order } });
    }
    return rows;
}

namespace {

struct Totals
{
    int lessons = 0;
    int minutes = 0;
    int first = 0; // minutes of the first lesson
};

// Without the games that close the stages.
Totals totalsOf(std::string_view game)
{
    Totals totals;
    for (const ListedLesson &each : listedLessons) {
        if (each.game != game || each.order == 0)
            continue;
        ++totals.lessons;
        totals.minutes += each.minutes;
        if (each.order == 1)
            totals.first = each.minutes;
    }
    return totals;
}

} // namespace

QVariantMap School::progressOf(const sobremesa::GameInfo &game) const
{
    const QString id = idText(game.id);
    const auto [lessons, minutes, first] = totalsOf(game.id);
    QVariantList dots;
    int done = 0;
    for (int order = 1; order <= lessons; ++order) {
        const QString lesson = id + QLatin1Char('-') + QString::number(order);
        const bool isDone = m_library.kept(lesson).best > 0 || m_book.knowsLesson(lesson);
        dots.append(isDone);
        done += isDone ? 1 : 0;
    }
    return { { QStringLiteral("lessons"), lessons }, { QStringLiteral("minutes"), minutes },
        { QStringLiteral("first"), first }, { QStringLiteral("done"), done },
        { QStringLiteral("dots"), dots } };
}

// Every tile asks for it.
QVariantMap School::progress() const
{
    if (m_progress.isEmpty()) {
        for (const sobremesa::GameInfo *game : sobremesa::games())
            m_progress.insert(idText(game->id), progressOf(*game));
    }
    return m_progress;
}
