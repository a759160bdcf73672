// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lessoncheck.h"

namespace sobremesa::learn {

// Takes a lesson every way, and notes what does not hold.
class Examiner
{
public:
    Examiner(const Lesson &lesson, LessonReport &report)
        : m_lesson(lesson)
        , m_report(report)
    {
    }
    void examine();

private:
    struct Reached
    {
        std::string step;
        Position position;
    };

    void fault(const LessonPlayer &at, const std::string &what);
    [[nodiscard]] std::string written(const Action &action) const;
    // Six to ten steps, two of them to do and one a question; a game that closes a stage is free play alone.
    void checkShape();
    // Along the right way to the end; with branches, at each step every other way too.
    void walk(LessonPlayer player, bool branches);
    void note(const Match &match);
    // What the learner sees stays known: cards are named after they have been taken, too.
    void see(const Match &match);
    bool watched(LessonPlayer &player);
    bool passed(LessonPlayer &player, bool branches);
    [[nodiscard]] std::size_t sceneOf(const LessonPlayer &player) const;
    void checkSaid(const LessonPlayer &player);
    void checkLight(const Light &light, const LessonPlayer &player);
    [[nodiscard]] static bool isVisible(const LessonPlayer &player, Card card);

    // examinedo.cpp
    bool examineDo(LessonPlayer &player, bool branches);
    // A sign that is not asked for: it leaves the question as it is.
    [[nodiscard]] bool isFree(const LessonPlayer &player, const Action &action) const;
    // True if the action is accepted.
    bool tryAction(const LessonPlayer &player, const Action &action, bool branches, std::vector<bool> &used);
    // Plays what follows and compares the sentence with it.
    void follow(LessonPlayer &tried, const LessonPlayer &before, const Action &action);
    void examineReply(LessonPlayer &tried, const LessonPlayer &before, const Action &action);
    void checkWorld(const World &world, const LessonPlayer &before, const Action &action);
    // A number of the text that a bar counts must agree with it.
    void checkBars(const Reply &reply, const LessonPlayer &before, const Action &action);
    // True if the text holds a number within one of it.
    [[nodiscard]] static bool says(const std::string &text, int number);
    bool goRight(LessonPlayer &player);
    // Illegal cards, back, skip and show.
    void tryOtherWays(const LessonPlayer &player);
    void tryLeaving(const LessonPlayer &player);
    // Every card of the pack with every verb of one card: what is not legal must be refused, and change
    // nothing.
    void tryIllegal(const LessonPlayer &player);
    void tryRefusal(const LessonPlayer &player, std::uint8_t verb, Card card, const Actions &actions);

    // examineask.cpp: questions, free play, and going on
    void examineAsk(LessonPlayer &player, bool branches);
    // A question for cards needs one to pick that is not the answer.
    [[nodiscard]] static bool canErr(const LessonPlayer &player);
    [[nodiscard]] static std::vector<Answer> wrongAnswers(const LessonPlayer &player);
    void checkAnswer(const LessonPlayer &player);
    [[nodiscard]] std::string writtenAnswer(const Answer &answer, const Question &question) const;
    // Free play must begin with somebody who may act, and an end that comes.
    void examinePlay(LessonPlayer &player);
    void playThrough(LessonPlayer &player);
    void checkResuming(std::size_t reached);

    const Lesson &m_lesson;
    LessonReport &m_report;
    std::vector<Reached> m_reached;
    std::vector<Card> m_seen;
};

// What the actions from this one on brought about.
[[nodiscard]] std::vector<Event> eventsSince(const Match &match, std::size_t from);

} // namespace sobremesa::learn
