// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/heard.h"

#include <algorithm>

namespace sobremesa {

namespace {

bool isWord(const Event &event, const Action &action)
{
    return event.kind == EventKind::Said && event.action.seat == action.seat
        && event.action.verb == action.verb;
}

// A word is heard as it was said; of what was done without a word the cards that were seen.
std::optional<Action> perceived(const Happening &happening, const std::vector<Event> &events, Seat viewer)
{
    if (!happening.action || happening.action->seat == viewer)
        return happening.action;
    const Action &action = *happening.action;
    const auto word = [&action](const Event &event) { return isWord(event, action); };
    if (std::any_of(happening.events.begin(), happening.events.end(), word)) {
        const auto heard = std::find_if(events.begin(), events.end(), word);
        return heard == events.end() ? std::nullopt : std::optional(heard->action);
    }
    Action seen = action;
    for (Card &card : seen.cards) {
        const bool shown = std::any_of(
            events.begin(), events.end(), [card](const Event &event) { return event.cards.contains(card); });
        card = shown ? card : Card {};
    }
    return seen;
}

// The last action of a deal may be followed by the next one. False if no deal begins here.
bool dropBeforeDeal(Heard::Step &step)
{
    const auto begin = std::find_if(step.events.begin(), step.events.end(),
        [](const Event &event) { return event.kind == EventKind::DealStarts; });
    if (begin == step.events.end())
        return false;
    step.events.erase(step.events.begin(), begin);
    step.action.reset();
    return true;
}

} // namespace

// One after the other: a long game would be too deep for destructors that call each other.
Happening::~Happening()
{
    std::shared_ptr<const Happening> last = std::move(before);
    while (last && last.use_count() == 1)
        last = std::shared_ptr<const Happening>(std::move(last->before));
}

std::vector<Heard::Step> Heard::steps(bool ofThisDeal) const
{
    std::vector<Step> steps;
    for (const Happening *happening = m_last.get(); happening; happening = happening->before.get()) {
        Step step;
        for (Event event : happening->events) {
            if (perceive(event, m_viewer))
                step.events.push_back(event);
        }
        step.action = perceived(*happening, step.events, m_viewer);
        const bool begins = ofThisDeal && dropBeforeDeal(step);
        if (step.action || !step.events.empty())
            steps.push_back(std::move(step));
        if (begins)
            break;
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
}

} // namespace sobremesa
