// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/lessonplayer.h"

#include "engine/learn/world.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

constexpr int repliesToNarrow = 2;

const Phrase noPhrase;

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

// The match before so many actions of the seat.
Match takenBack(Match match, Seat seat, int count)
{
    while (count > 0 && match.actionCount() > 0) {
        count -= match.action(match.actionCount() - 1).seat == seat ? 1 : 0;
        match.undo();
    }
    return match;
}

// Which deal of a game it is, for games whose deals are smaller than a pack too.
Value dealOf(const Position &position)
{
    const Facts all = facts(position);
    Value number;
    for (const char *name : { "hand", "deal" }) {
        const Value *fact = all.find(name);
        number.add(fact ? *fact : Value());
    }
    return number;
}

// Whether the last action brings what is aimed at: the learner's own, or what another's brings the learner's
// side, as the answer to a bid does.
bool reaches(const Matcher &aim, Seat learner, const Match &match)
{
    Action action = match.action(match.actionCount() - 1);
    std::vector<Event> events = match.events(match.actionCount() - 1);
    if (action.seat != learner) {
        std::erase_if(events, [](const Event &event) { return event.kind == EventKind::Moved; });
        action = {};
        action.seat = learner;
        action.verb = none;
    }
    return matches(aim, { match.game(), action, events, match.position() });
}

bool endsDeal(const std::vector<Event> &events)
{
    return std::any_of(
        events.begin(), events.end(), [](const Event &event) { return event.kind == EventKind::DealEnds; });
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

// ---- the learner

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

// ---- free play

std::optional<Refusal> LessonPlayer::freePlay(const Action &action)
{
    const Value before = dealOf(m_match.position());
    if (auto refusal = m_match.play(action)) {
        m_refusals += action.seat == seat() ? 1 : 0;
        return refusal;
    }
    const auto &events = m_match.events(m_match.actionCount() - 1);
    m_deals += endsDeal(events) || !(before == dealOf(m_match.position())) ? 1 : 0;
    followPlay();
    return std::nullopt;
}

void LessonPlayer::followPlay()
{
    const Position &now = m_match.position();
    if (step().aim)
        m_aimMet = m_aimMet || reaches(*step().aim, seat(), m_match);
    const Until &until = step().until;
    const bool reached = (until.deals > 0 && m_deals >= until.deals)
        || (until.phase != none && sobremesa::phase(now) == until.phase);
    if (!reached && !isOver(now) && !m_match.isOutOfDeals())
        return;
    endPlay();
    m_state = LessonState::Right;
}

void LessonPlayer::endPlay()
{
    if (m_state == LessonState::Playing)
        settle(!step().aim ? StepResult::Seen : m_aimMet ? StepResult::Right : StepResult::Late);
}

} // namespace sobremesa::learn
