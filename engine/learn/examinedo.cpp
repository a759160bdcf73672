// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/chance.h"
#include "engine/learn/examiner.h"
#include "engine/learn/world.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace sobremesa::learn {

bool Examiner::examineDo(
    LessonPlayer &player, bool branches) // NOLINT(misc-no-recursion): one level of branches
{
    Actions actions;
    legal(player.match().position(), player.seat(), actions);
    std::vector<bool> used(player.step().replies.size());
    bool accepted = false;
    for (const Action &action : actions) {
        if (isFree(player, action))
            continue;
        ++m_report.actions;
        accepted = tryAction(player, action, branches, used) || accepted;
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (!used[i])
            fault(player, "replies[" + std::to_string(i) + "] is never said");
    }
    if (!accepted)
        fault(player, "no legal action is accepted");
    if (branches)
        tryOtherWays(player);
    return goRight(player);
}

// A sign that is not asked for: it leaves the question as it is.
bool Examiner::isFree(const LessonPlayer &player, const Action &action) const
{
    LessonPlayer tried = player;
    return m_lesson.game->verbs[action.verb].name == freeVerb && !tried.act(action)
        && tried.state() == LessonState::Asked;
}

// True if the action is accepted.
bool Examiner::tryAction(
    const LessonPlayer &player, const Action &action, bool branches, std::vector<bool> &used)
// NOLINTNEXTLINE(misc-no-recursion): one level of branches
{
    LessonPlayer tried = player;
    if (auto refusal = tried.act(action))
        fault(player, written(action) + " is legal, but refused: " + refusal->message);
    if (tried.state() == LessonState::Right) {
        follow(tried, player, action);
        if (branches && action != player.rightAction()) {
            const auto seen = m_seen;
            tried.next();
            walk(tried, false);
            m_seen = seen;
        }
        return true;
    }
    if (!tried.reply()) {
        fault(player, written(action) + " is neither accepted nor replied to");
        return false;
    }
    used[static_cast<std::size_t>(tried.reply() - player.step().replies.data())] = true;
    examineReply(tried, player, action);
    return false;
}

// Plays what follows and compares the sentence with it.
void Examiner::follow(LessonPlayer &tried, const LessonPlayer &before, const Action &action)
{
    while (const Action *due = tried.due()) {
        Match next = tried.match();
        if (auto refusal = next.play(*due)) {
            fault(before, "after " + written(action) + ", " + written(*due) + ": " + refusal->message);
            return;
        }
        tried.playDue();
    }
    const auto kept = m_seen;
    see(tried.match());
    const std::string place = before.step().id + ", " + written(action);
    const bool praised = tried.state() == LessonState::Right;
    const Side learner = praised ? sideOf(tried.match().position(), before.seat()) : nobody;
    checkBooked(tried.text(), place, eventsSince(tried.match(), before.match().actionCount()), learner,
        m_lesson, m_report);
    checkCards(tried.text(), place, m_seen, m_lesson, m_report);
    m_seen = kept;
}

void Examiner::examineReply(LessonPlayer &tried, const LessonPlayer &before, const Action &action)
{
    const Reply &reply = *tried.reply();
    if (reply.world)
        checkWorld(*reply.world, before, action);
    checkBars(reply, before, action);
    follow(tried, before, action);
    tried.again();
    if (!(tried.match().position() == before.match().position()))
        fault(before, "after " + written(action) + " the position does not come back");
}

void Examiner::checkWorld(const World &world, const LessonPlayer &before, const Action &action)
{
    Match played = before.match();
    if (played.play(action))
        return;
    const auto other = inWorld(played, world, before.seat());
    if (!other)
        fault(before, "after " + written(action) + ": " + other.refusal().message);
}

// A number that a bar counts stands beside it: in every language the text or the label says the same.
void Examiner::checkBars(const Reply &reply, const LessonPlayer &before, const Action &action)
{
    for (const Bar &bar : reply.bars) {
        if (!bar.chance)
            continue;
        const double share = shareOf(*bar.chance, before.match(), before.seat(), action);
        const int hundredths = static_cast<int>(std::lround(share * 100));
        for (std::size_t i = 0; i < languageCodes.size(); ++i) {
            const auto language = static_cast<Language>(i);
            if (!says(reply.text.in(language), hundredths) && !says(bar.label.in(language), hundredths))
                fault(before,
                    "the bar \"" + bar.label.in(language) + "\" counts " + std::to_string(hundredths)
                        + " of 100, which the text does not say");
        }
    }
}

// True if the text holds this number.
bool Examiner::says(const std::string &text, int number)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool starts =
            text[at] >= '0' && text[at] <= '9' && (at == 0 || text[at - 1] < '0' || text[at - 1] > '9');
        if (starts && std::atoi(text.c_str() + at) == number)
            return true;
    }
    return false;
}

bool Examiner::goRight(LessonPlayer &player)
{
    const Action right = player.rightAction();
    const auto refusal = player.act(right);
    if (refusal || player.state() != LessonState::Right) {
        fault(player, "\"Show me\" makes " + written(right) + ", which is not right");
        return false;
    }
    while (player.due() && player.state() == LessonState::Right) {
        Match next = player.match();
        if (next.play(*player.due()))
            return false;
        player.playDue();
        see(player.match());
    }
    see(player.match());
    player.next();
    return true;
}

// Illegal cards, back, skip and show.
void Examiner::tryOtherWays(const LessonPlayer &player)
{
    tryIllegal(player);
    LessonPlayer shown = player;
    shown.show();
    shown.again();
    if (!(shown.match().position() == player.match().position()))
        fault(player, "after \"Show me\" the position does not come back");
    tryLeaving(player);
}

// Every card of the pack with every verb of one card: what is not legal must be refused, and change
// nothing.
void Examiner::tryIllegal(const LessonPlayer &player)
{
    const GameInfo &game = *m_lesson.game;
    Actions actions;
    legal(player.match().position(), player.seat(), actions);
    for (std::size_t verb = 0; verb < game.verbs.size(); ++verb) {
        const auto arguments = game.verbs[verb].arguments;
        if (arguments.size() != 1 || arguments[0] != Argument::Card)
            continue;
        for (const Card card : game.pack->cards())
            tryRefusal(player, static_cast<std::uint8_t>(verb), card, actions);
    }
}

void Examiner::tryRefusal(const LessonPlayer &player, std::uint8_t verb, Card card, const Actions &actions)
{
    Action action;
    action.seat = player.seat();
    action.verb = verb;
    action.cards.push_back(card);
    if (std::find(actions.begin(), actions.end(), action) != actions.end())
        return;
    LessonPlayer tried = player;
    if (!tried.act(action) || !(tried.match().position() == player.match().position()))
        fault(player, written(action) + " is not refused");
}

} // namespace sobremesa::learn
