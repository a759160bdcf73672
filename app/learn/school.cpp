// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/school.h"

#include <QCoreApplication>

using namespace sobremesa::learn;

School::School(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_library(shelf)
    , m_book(shelf, m_library)
    , m_path(m_library, m_book)
    , m_practice(m_book)
    , m_table(shelf, m_library)
{
    connect(&m_library, &LessonLibrary::changed, this, &School::changed);
    connect(&m_table, &LessonTable::left, this, [this] { setAtLesson(false); });
}

void School::choose(const QString &game)
{
    m_path.setGame(game);
    m_practice.setGame(game);
}

bool School::start(const QString &lesson)
{
    if (!m_table.open(lesson))
        return false;
    choose(m_table.game()->id());
    setAtLesson(true);
    return true;
}

void School::setAtLesson(bool atLesson)
{
    if (m_atLesson == atLesson)
        return;
    m_atLesson = atLesson;
    Q_EMIT atLessonChanged();
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
