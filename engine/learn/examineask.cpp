// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/levels.h"
#include "engine/learn/engineanswer.h"
#include "engine/learn/examiner.h"

#include <algorithm>

namespace sobremesa::learn {

void Examiner::examineAsk(LessonPlayer &player, bool branches)
{
    const Question &question = player.step().question;
    if (branches) // elsewhere the position may be another one than the question was written for
        checkAnswer(player);
    if (branches && question.pick == Pick::Cards && !canErr(player))
        fault(player, "only the answer can be picked");
    for (const Answer &answer : wrongAnswers(player)) {
        LessonPlayer tried = player;
        tried.answer(answer);
        if (question.guess)
            continue;
        if (question.pick != Pick::Cards && !tried.reply())
            fault(player, "the answer " + std::to_string(answer.number) + " has no reply");
        checkCards(tried.text(), player.step().id, m_seen, m_lesson, m_report);
    }
    if (question.pick == Pick::Cards && !question.guess
        && (player.step().replies.empty() || !player.step().replies.back().any))
        fault(player, "cards are asked for, so the last reply must be for \"*\"");
    checkCards(player.step().right, player.step().id, m_seen, m_lesson, m_report);
    if (branches)
        tryLeaving(player);
    player.answer(question.answer);
    player.next();
}

bool Examiner::canErr(const LessonPlayer &player)
{
    const Question &question = player.step().question;
    const Zones all = zones(player.match().observe(player.seat()).position);
    return std::any_of(all.begin(), all.end(), [&](const ZoneCards &zone) {
        const bool asked =
            std::find(question.zones.begin(), question.zones.end(), zone.place.zone) != question.zones.end();
        const bool foreign = zone.place.zone == Zone::Hand && zone.place.owner != player.seat();
        return asked && !foreign && std::any_of(zone.cards.begin(), zone.cards.end(), [&](Card card) {
            return !std::count(question.answer.cards.begin(), question.answer.cards.end(), card);
        });
    });
}

std::vector<Answer> Examiner::wrongAnswers(const LessonPlayer &player)
{
    const Question &question = player.step().question;
    std::vector<Answer> all;
    for (const int number : question.numbers)
        all.push_back({ number, {} });
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        all.push_back({ static_cast<int>(i), {} });
    for (const Reply &reply : player.step().replies) {
        if (question.pick == Pick::Cards && !reply.any)
            all.push_back(reply.option);
    }
    std::erase(all, question.answer);
    return all;
}

void Examiner::checkAnswer(const LessonPlayer &player)
{
    const Question &question = player.step().question;
    if (question.check.kind == CheckKind::Nothing)
        return;
    const auto found = engineAnswer(question.check, player.match(), player.seat());
    if (!found)
        fault(player, found.refusal().message);
    else if (!(*found == question.answer))
        fault(player, "the engine's answer is " + writtenAnswer(*found, question));
}

std::string Examiner::writtenAnswer(const Answer &answer, const Question &question) const
{
    if (question.pick != Pick::Cards && answer.cards.empty())
        return std::to_string(answer.number);
    std::string cards;
    for (const Card card : answer.cards)
        cards.append(cards.empty() ? "" : " ").append(m_lesson.game->pack->code(card));
    return cards;
}

// Free play must begin with somebody who may act, and an end that comes.
void Examiner::examinePlay(LessonPlayer &player)
{
    const Step &step = player.step();
    if (!findLevel(step.level))
        fault(player, "there is no level \"" + step.level + '"');
    if (actors(player.match().position()).empty())
        fault(player, "nobody can play");
    LessonPlayer played = player;
    playThrough(played);
    player.next();
}

void Examiner::playThrough(LessonPlayer &player)
{
    constexpr int most = 5000;
    Rng rng(1);
    Actions buffer;
    for (int i = 0; i < most && player.state() == LessonState::Playing; ++i) {
        buffer.clear();
        for (const Seat seat : actors(player.match().position()))
            legal(player.match().position(), seat, buffer);
        if (buffer.empty())
            return fault(player, "the game stands still");
        (void)player.act(buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))]);
    }
    if (player.state() == LessonState::Playing)
        fault(player, "the game does not end");
}

void Examiner::checkResuming(std::size_t reached)
{
    Progress progress;
    progress.step = m_reached[reached].step;
    const LessonPlayer player = LessonPlayer::begin(m_lesson, progress);
    if (player.step().id != progress.step || !(player.match().position() == m_reached[reached].position))
        fault(player, "going on at " + progress.step + " lays another position");
}

} // namespace sobremesa::learn
