// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/lessonplayer.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

constexpr int repliesToNarrow = 2;

const Phrase noPhrase;

// The match before so many actions of the seat.
Match takenBack(Match match, Seat seat, int count)
{
    while (count > 0 && match.actionCount() > 0) {
        count -= match.action(match.actionCount() - 1).seat == seat ? 1 : 0;
        match.undo();
    }
    return match;
}

} // namespace

LessonPlayer LessonPlayer::begin(const Lesson &lesson, Progress progress)
{
    LessonPlayer player(lesson, beginScene(lesson.scenes.front()));
    player.m_progress = std::move(progress);
    const std::string wanted = player.m_progress.step;
    player.enterStep();
    player.goTo(wanted);
    return player;
}

std::string LessonPlayer::stepAbout(const Lesson &lesson, std::string_view rule)
{
    for (const Scene &scene : lesson.scenes) {
        for (const Step &step : scene.steps) {
            if (waits(step) && step.rule == rule)
                return step.id;
        }
    }
    return {};
}

// ---- where it stands

std::size_t LessonPlayer::dot() const
{
    return m_history.size();
}

std::size_t LessonPlayer::dotCount() const
{
    std::size_t count = 0;
    for (const Scene &each : m_lesson->scenes)
        count += static_cast<std::size_t>(std::count_if(each.steps.begin(), each.steps.end(), waits));
    return count;
}

const Phrase &LessonPlayer::goal() const
{
    return m_reply && !m_reply->goal.empty() ? m_reply->goal : step().goal;
}

const Phrase &LessonPlayer::text() const
{
    switch (m_state) {
    case LessonState::Reply:
        return m_reply ? m_reply->text : noPhrase;
    case LessonState::Right:
        return m_reply ? m_reply->text : step().right;
    case LessonState::Shown:
        return step().right;
    default:
        return step().text;
    }
}

std::vector<Light> LessonPlayer::lights() const
{
    const bool narrowed = m_state == LessonState::Asked && m_replies >= repliesToNarrow && step().show;
    if (!narrowed)
        return step().lights;
    const Action action = rightAction();
    if (action.cards.empty())
        return { Light { LightKind::Button, {}, 0, action.verb } };
    return { Light { LightKind::Card, action.cards[0], 0, none } };
}

// ---- from step to step

void LessonPlayer::enterScene(std::size_t scene)
{
    m_place = { scene, 0 };
    m_match = beginScene(m_lesson->scenes[scene]);
    enterStep();
}

void LessonPlayer::enterStep()
{
    m_start = m_match;
    m_reply = nullptr;
    m_replies = m_refusals = m_deals = 0;
    m_aimMet = false;
    if (step().kind == StepKind::Watch) {
        m_state = LessonState::Watching;
        m_due = step().actions;
        return;
    }
    m_progress.step = step().id;
    restore();
}

void LessonPlayer::restore()
{
    m_due.clear();
    m_answered.reset();
    m_reply = nullptr;
    m_inWorld = false;
    m_costsMore = 0;
    m_state = step().kind == StepKind::Play ? LessonState::Playing : LessonState::Asked;
    m_match = step().question.back > 0 ? takenBack(m_start, seat(), step().question.back) : m_start;
}

void LessonPlayer::advance()
{
    if (waits(step()))
        m_history.push_back({ m_place, m_start });
    if (step().question.back > 0)
        m_match = m_start;
    if (m_place.step + 1 < scene().steps.size()) {
        ++m_place.step;
        return enterStep();
    }
    if (m_place.scene + 1 < m_lesson->scenes.size())
        return enterScene(m_place.scene + 1);
    m_progress.step.clear();
    m_state = LessonState::Closed;
}

// Goes on to a step without counting anything.
void LessonPlayer::goTo(const std::string &wanted)
{
    if (wanted.empty())
        return;
    const Progress kept = m_progress;
    LessonPlayer start = *this;
    while (m_state != LessonState::Closed && (!waits(step()) || step().id != wanted))
        skip();
    if (m_state == LessonState::Closed) { // a step of an older version
        *this = std::move(start);
        m_progress = { step().id, {}, {} };
        return;
    }
    m_progress = kept;
    m_progress.step = wanted;
}

void LessonPlayer::settle(StepResult result)
{
    const auto [place, isNew] = m_progress.results.emplace(step().id, result);
    if (!isNew && place->second == StepResult::Skipped)
        place->second = result;
}

void LessonPlayer::stumble(const std::string &how)
{
    m_progress.replies.insert(step().id + '.' + how);
}

bool LessonPlayer::hasStumbled() const
{
    const std::string start = step().id + '.';
    const auto found = m_progress.replies.lower_bound(start);
    return found != m_progress.replies.end() && found->starts_with(start);
}

void LessonPlayer::playDue()
{
    if (m_due.empty())
        return;
    const Action action = m_due.front();
    m_due.erase(m_due.begin());
    if (m_match.play(action)) // a lesson that has not been checked
        m_due.clear();
    if (m_due.empty() && m_state == LessonState::Watching)
        advance();
}

void LessonPlayer::playAllDue()
{
    while (due() && m_state != LessonState::Watching)
        playDue();
}

} // namespace sobremesa::learn
