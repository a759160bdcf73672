// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/examiner.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

constexpr int fewestSteps = 6;
constexpr int mostSteps = 10;

int countOf(const Lesson &lesson, StepKind kind)
{
    int count = 0;
    for (const Scene &scene : lesson.scenes)
        count += static_cast<int>(std::count_if(
            scene.steps.begin(), scene.steps.end(), [kind](const Step &step) { return step.kind == kind; }));
    return count;
}

} // namespace

std::vector<Event> eventsSince(const Match &match, std::size_t from)
{
    std::vector<Event> events;
    for (std::size_t i = from; i < match.actionCount(); ++i)
        events.insert(events.end(), match.events(i).begin(), match.events(i).end());
    return events;
}

void Examiner::examine()
{
    checkShape();
    walk(LessonPlayer::begin(m_lesson), true);
    for (std::size_t i = 0; i < m_reached.size(); ++i)
        checkResuming(i);
}

void Examiner::fault(const LessonPlayer &at, const std::string &what)
{
    const Step &step = at.step();
    m_report.faults.push_back({ at.scene().id + '.' + (step.id.empty() ? "watch" : step.id), what });
}

std::string Examiner::written(const Action &action) const
{
    return print(action, m_lesson.game->verbs, *m_lesson.game->pack);
}

// Six to ten steps, two of them to do and one a question; a game that closes a stage is free play alone.
void Examiner::checkShape()
{
    const int done = countOf(m_lesson, StepKind::Do);
    const int asked = countOf(m_lesson, StepKind::Ask);
    const int played = countOf(m_lesson, StepKind::Play);
    if (m_lesson.order > 0 && (done < 2 || asked < 1))
        m_report.faults.push_back({ m_lesson.id, "has not two steps to do and one to ask" });
    if (m_lesson.order > 0 && (m_report.steps < fewestSteps || m_report.steps > mostSteps))
        m_report.faults.push_back(
            { m_lesson.id, std::to_string(m_report.steps) + " steps, six to ten wanted" });
    if (m_lesson.order == 0 && played == 0)
        m_report.faults.push_back({ m_lesson.id, "closes a stage without a game" });
}

// Along the right way to the end; with branches, at each step every other way too.
void Examiner::walk(LessonPlayer player, bool branches) // NOLINT(misc-no-recursion): one level of branches
{
    note(player.match());
    while (player.state() != LessonState::Closed) {
        if (player.state() == LessonState::Watching) {
            if (!watched(player))
                return;
            continue;
        }
        if (branches)
            m_reached.push_back({ player.step().id, player.match().position() });
        if (!passed(player, branches))
            return;
    }
}

void Examiner::note(const Match &match)
{
    m_seen.clear();
    see(match);
}

// What the learner sees stays known: cards are named after they have been taken, too.
void Examiner::see(const Match &match)
{
    for (Seat seat = 0; seat < seatCount(match.position()); ++seat) {
        if (!m_lesson.names[seat].empty())
            continue;
        for (const ZoneCards &zone : zones(match.observe(seat).position))
            m_seen.insert(m_seen.end(), zone.cards.begin(), zone.cards.end());
    }
}

bool Examiner::watched(LessonPlayer &player)
{
    const Action action = *player.due();
    Match tried = player.match();
    if (auto refusal = tried.play(action)) {
        fault(player, written(action) + ": " + refusal->message);
        return false;
    }
    player.playDue();
    see(player.match());
    return true;
}

bool Examiner::passed(LessonPlayer &player, bool branches) // NOLINT(misc-no-recursion): one level of branches
{
    const std::size_t scene = sceneOf(player);
    see(player.match());
    checkSaid(player);
    switch (player.step().kind) {
    case StepKind::Do:
        if (!examineDo(player, branches))
            return false;
        break;
    case StepKind::Ask:
        examineAsk(player, branches);
        break;
    case StepKind::Play:
        examinePlay(player);
        break;
    default:
        player.next();
    }
    if (player.state() != LessonState::Closed && sceneOf(player) != scene)
        note(player.match());
    return true;
}

std::size_t Examiner::sceneOf(const LessonPlayer &player) const
{
    return static_cast<std::size_t>(&player.scene() - m_lesson.scenes.data());
}

void Examiner::checkSaid(const LessonPlayer &player)
{
    const Step &step = player.step();
    checkCards(step.goal, step.id + ".goal", m_seen, m_lesson, m_report);
    checkCards(step.text, step.id + ".text", m_seen, m_lesson, m_report);
    for (const Light &light : step.lights)
        checkLight(light, player);
}

// What it is on must be there.
void Examiner::checkLight(const Light &light, const LessonPlayer &player)
{
    const Zones all = zones(player.match().observe(player.seat()).position);
    const bool holds = std::any_of(all.begin(), all.end(), [&](const ZoneCards &zone) {
        return zone.place.zone == Zone::Hand && zone.place.owner == player.seat() && !zone.cards.empty();
    });
    const bool answers = light.kind == LightKind::Bar || light.kind == LightKind::Button;
    if (light.kind == LightKind::Card && !isVisible(player, light.card))
        fault(player, "the lit " + m_lesson.game->pack->code(light.card) + " cannot be seen");
    if (light.kind == LightKind::Hand && !holds)
        fault(player, "the hand is lit, but empty");
    if (answers && player.step().kind != StepKind::Do)
        fault(player, "the answers are lit, but nothing is to be done");
}

bool Examiner::isVisible(const LessonPlayer &player, Card card)
{
    const Zones all = zones(player.match().observe(player.seat()).position);
    return std::any_of(all.begin(), all.end(), [&](const ZoneCards &zone) {
        return zone.place.zone != Zone::Captured && zone.cards.contains(card);
    });
}

void Examiner::tryLeaving(const LessonPlayer &player)
{
    LessonPlayer skipped = player;
    skipped.skip();
    if (skipped.state() != LessonState::Closed && skipped.dot() != player.dot() + 1
        && skipped.state() != LessonState::Watching)
        fault(player, "cannot be skipped");
    LessonPlayer back = player;
    back.back();
    const bool first = player.dot() == 0;
    if (first != (back.state() == LessonState::Closed))
        fault(player, "there is no way back");
    if (!first && !(back.match().position() == m_reached[player.dot() - 1].position))
        fault(player, "\"Back\" lays another position");
}

} // namespace sobremesa::learn
