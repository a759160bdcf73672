// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/lessoncheck.h"

#include "engine/learn/examiner.h"

namespace sobremesa::learn {

LessonReport checkLesson(const Lesson &lesson)
{
    LessonReport report;
    checkTexts(lesson, report);
    Examiner(lesson, report).examine();
    return report;
}

} // namespace sobremesa::learn
