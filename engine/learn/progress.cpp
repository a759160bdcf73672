// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/progress.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

// Calls with every step that waits for the learner.
template<typename Visitor>
void forWaiting(const Lesson &lesson, Visitor visitor)
{
    for (const Scene &scene : lesson.scenes) {
        for (const Step &step : scene.steps) {
            if (waits(step))
                visitor(step);
        }
    }
}

} // namespace

bool isFinished(const Lesson &lesson, const Progress &progress)
{
    bool finished = true;
    forWaiting(lesson, [&](const Step &step) {
        const auto found = progress.results.find(step.id);
        finished = finished && found != progress.results.end() && found->second != StepResult::Skipped;
    });
    return finished;
}

int starsOf(const Lesson &lesson, const Progress &progress)
{
    if (!isFinished(lesson, progress))
        return 0;
    int judged = 0;
    int right = 0;
    forWaiting(lesson, [&](const Step &step) {
        judged += isJudged(step) ? 1 : 0;
        right += isJudged(step) && progress.results.at(step.id) == StepResult::Right ? 1 : 0;
    });
    if (right == judged)
        return 3;
    return right * 3 >= judged * 2 ? 2 : 1;
}

} // namespace sobremesa::learn
