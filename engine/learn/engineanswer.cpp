// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/engineanswer.h"

#include "engine/match/record.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

Refusal unanswered(std::string why)
{
    return Refusal { "check", std::move(why), {}, "" };
}

Result<Answer> factOf(const Check &check, const Position &position)
{
    const Facts all = facts(position);
    const Value *fact = all.find(check.name);
    if (fact && check.seat && fact->list() && *check.seat < fact->list()->size())
        fact = &(*fact->list())[*check.seat];
    if (!fact || !fact->integer())
        return unanswered("there is no number \"" + check.name + "\" among the facts");
    return Answer { static_cast<int>(*fact->integer()), {} };
}

Answer legalCards(const Check &check, const Match &match, Seat learner)
{
    Actions actions;
    legal(match.position(), learner, actions);
    Answer answer;
    for (const Action &action : actions) {
        Match tried = match;
        if (action.cards.empty() || tried.play(action))
            continue;
        const auto &events = tried.events(tried.actionCount() - 1);
        if (matches(check.matcher, { match.game(), action, events, tried.position() }))
            answer.cards.push_back(action.cards[0]);
    }
    std::sort(answer.cards.begin(), answer.cards.end());
    answer.cards.erase(std::unique(answer.cards.begin(), answer.cards.end()), answer.cards.end());
    return answer;
}

// The seat whose side won; of a team the learner, where it is one of it.
Result<Answer> winningSeat(
    const Check &check, const std::vector<Event> &events, const Match &match, Seat learner)
{
    for (const Event &event : events) {
        const Side side = winnerOf(check.name, { event }, match.position());
        if (side == nobody)
            continue;
        if (check.name == "trick")
            return Answer { event.seat, {} };
        return Answer { side == sideOf(match.position(), learner) ? learner : side, {} };
    }
    return unanswered("nobody wins that");
}

} // namespace

Result<Answer> engineAnswer(const Check &check, const Match &match, Seat learner)
{
    Match tried = match;
    std::vector<Event> events;
    for (const Action &action : check.after) {
        if (auto refusal = tried.play(action))
            return unanswered("an action is not legal: " + refusal->message);
        const auto &more = tried.events(tried.actionCount() - 1);
        events.insert(events.end(), more.begin(), more.end());
    }
    const Side side = sideOf(tried.position(), learner);
    switch (check.kind) {
    case CheckKind::Fact:
        return factOf(check, tried.position());
    case CheckKind::Books:
        return Answer { booked(events, side, check.reason), {} };
    case CheckKind::Gain:
        return Answer { booked(events, side), {} };
    case CheckKind::Winner:
        return winningSeat(check, events, tried, learner);
    case CheckKind::Takes:
        return Answer { 0, takenCards(check.after.front(), tried.events(match.actionCount())) };
    case CheckKind::Legal:
        return legalCards(check, tried, learner);
    case CheckKind::Nothing:
        break;
    }
    return unanswered("asks nothing");
}

} // namespace sobremesa::learn
