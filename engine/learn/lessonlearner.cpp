// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/lessonplayer.h"

#include "engine/learn/world.h"

#include <algorithm>

// What the learner does in a lesson, and what the lesson replies.
namespace sobremesa::learn {

namespace {

// What the actions bring the side, as far as they can be done.
int leadAfter(Match match, const std::vector<Action> &actions, Side side)
{
    int lead = 0;
    for (const Action &action : actions) {
        if (match.play(action))
            break;
        lead += leadGained(match.events(match.actionCount() - 1), side, match.game());
    }
    return lead;
}

} // namespace

std::optional<Refusal> LessonPlayer::act(const Action &action)
{
    if (m_state == LessonState::Playing)
        return freePlay(action);
    if (m_state != LessonState::Asked || step().kind != StepKind::Do || action.seat != seat())
        return Refusal { {}, "it is not for this now", {}, "" };
    if (auto refusal = m_match.play(action)) {
        ++m_refusals;
        return refusal;
    }
    reactTo(action);
    return std::nullopt;
}

bool LessonPlayer::accepts(const Action &action, const Match &after) const
{
    const Outcome outcome { after.game(), action, after.events(after.actionCount() - 1), after.position() };
    return std::any_of(step().accept.begin(), step().accept.end(),
        [&](const Matcher &matcher) { return matches(matcher, outcome); });
}

Action LessonPlayer::rightAction() const
{
    Actions actions;
    legal(m_start.position(), seat(), actions);
    if (std::find(actions.begin(), actions.end(), *step().show) != actions.end())
        return *step().show;
    for (const Action &action : actions) {
        Match tried = m_start;
        if (!tried.play(action) && accepts(action, tried))
            return action;
    }
    return *step().show;
}

void LessonPlayer::reactTo(const Action &action)
{
    if (accepts(action, m_match)) {
        m_state = LessonState::Right;
        m_due = step().actions;
        return settle(hasStumbled() ? StepResult::Late : StepResult::Right);
    }
    const auto &events = m_match.events(m_match.actionCount() - 1);
    if (m_match.game().verbs[action.verb].name != freeVerb)
        replyTo(action, { m_match.game(), action, events, m_match.position() });
}

void LessonPlayer::replyTo(const Action &action, const Outcome &outcome)
{
    const auto found = std::find_if(step().replies.begin(), step().replies.end(),
        [&](const Reply &reply) { return matches(reply.match, outcome); });
    const Reply *reply = found == step().replies.end() ? nullptr : &*found;
    std::vector<Action> line { action };
    if (reply)
        line.insert(line.end(), reply->then.begin(), reply->then.end());
    std::vector<Action> best = step().actions;
    best.insert(best.begin(), rightAction());
    const Side side = sideOf(m_start.position(), seat());
    m_costsMore = std::max(0, leadAfter(m_start, best, side) - leadAfter(m_start, line, side));
    replyWith(reply);
    if (!reply)
        return;
    if (reply->world) {
        if (auto other = learn::inWorld(m_match, *reply->world, seat())) {
            m_match = std::move(*other);
            m_inWorld = true;
        }
    }
    m_due = reply->then;
}

void LessonPlayer::replyWith(const Reply *reply)
{
    m_state = LessonState::Reply;
    m_reply = reply;
    ++m_replies;
    const auto &all = step().replies;
    stumble(reply ? std::to_string(reply - all.data()) : "other");
}

void LessonPlayer::answer(const Answer &given)
{
    if (m_state != LessonState::Asked || step().kind != StepKind::Ask)
        return;
    const Question &question = step().question;
    const bool right = given == question.answer;
    const auto found = std::find_if(step().replies.begin(), step().replies.end(),
        [&](const Reply &reply) { return reply.any || reply.option == given; });
    const Reply *reply = right || found == step().replies.end() ? nullptr : &*found;
    m_answered = given;
    if (!right && !question.guess)
        return replyWith(reply);
    m_state = LessonState::Right;
    m_reply = reply;
    settle(question.guess ? StepResult::Seen : hasStumbled() ? StepResult::Late : StepResult::Right);
}

void LessonPlayer::next()
{
    switch (m_state) {
    case LessonState::Reply:
    case LessonState::Shown:
        return again();
    case LessonState::Right:
        playAllDue();
        return advance();
    case LessonState::Playing:
        endPlay();
        return advance();
    case LessonState::Asked:
        if (step().kind == StepKind::Say || step().kind == StepKind::Show) {
            settle(StepResult::Seen);
            advance();
        }
        return;
    default:
        return;
    }
}

void LessonPlayer::again()
{
    if (m_state == LessonState::Reply || m_state == LessonState::Shown)
        restore();
}

void LessonPlayer::back()
{
    if (m_history.empty())
        return leave();
    if (m_state == LessonState::Closed)
        return;
    m_place = m_history.back().place;
    m_match = m_history.back().match;
    m_history.pop_back();
    enterStep();
}

void LessonPlayer::skip()
{
    if (m_state == LessonState::Closed)
        return;
    if (m_state == LessonState::Watching) {
        for (std::size_t left = m_due.size(); left > 0; --left)
            playDue();
        return;
    }
    const bool reads = step().kind == StepKind::Say || step().kind == StepKind::Show;
    if (m_state == LessonState::Right || (m_state == LessonState::Asked && reads))
        return next();
    settle(StepResult::Skipped);
    restore();
    if (step().kind == StepKind::Do && !m_match.play(rightAction())) {
        m_due = step().actions;
        m_state = LessonState::Right;
        playAllDue();
    }
    advance();
}

void LessonPlayer::show()
{
    if (m_state != LessonState::Asked && m_state != LessonState::Reply)
        return;
    if (step().kind != StepKind::Do && step().kind != StepKind::Ask)
        return;
    restore();
    stumble("show");
    m_state = LessonState::Shown;
    if (step().kind == StepKind::Do)
        (void)m_match.play(rightAction());
    else
        m_answered = step().question.answer;
}

void LessonPlayer::leave()
{
    m_state = LessonState::Closed;
}

} // namespace sobremesa::learn
