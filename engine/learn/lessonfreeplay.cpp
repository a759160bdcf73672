// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/lessonplayer.h"

// A step in which the learner plays on freely, until something is reached.
namespace sobremesa::learn {

namespace {

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

} // namespace

std::optional<Refusal> LessonPlayer::freePlay(const Action &action)
{
    const Value before = dealOf(m_match.position());
    if (auto refusal = m_match.play(action)) {
        m_refusals += action.seat == seat() ? 1 : 0;
        return refusal;
    }
    const auto &events = m_match.events(m_match.actionCount() - 1);
    m_deals += has(events, EventKind::DealEnds) || !(before == dealOf(m_match.position())) ? 1 : 0;
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
