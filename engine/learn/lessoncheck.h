// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/lessonplayer.h"

namespace sobremesa::learn {

// What does not hold in a lesson: "scenes[1].steps[2]", or a step's id and an action.
struct Fault
{
    std::string place;
    std::string what;
};

// What a lesson is made of, and what is wrong with it.
struct LessonReport
{
    std::vector<Fault> faults;
    int steps = 0; // that wait for the learner
    int replies = 0; // written answers to something else than the right thing
    int actions = 0; // legal actions that were tried
    int words = 0; // English words on the right way
    std::array<std::string, languageCodes.size()> longest; // sentence in each language
};

// Plays a lesson every way: the right one, every accepted action, every legal one with its reply and back to
// the very same position, every option of every question, illegal cards; back, skip, show and going on at
// every step. Compares answers, worlds and bars with the engine, and holds texts to their limits.
[[nodiscard]] LessonReport checkLesson(const Lesson &lesson);

// lessontexts.cpp: limits of length, and numbers and cards that are not there.
void checkTexts(const Lesson &lesson, LessonReport &report);
// The points and cards that a sentence says an action brings must be among what it brings: points to the
// learner's side, if there is one (else nobody), unless the sentence names somebody.
void checkBooked(const Phrase &phrase, const std::string &place, const std::vector<Event> &events,
    Side learner, const Lesson &lesson, LessonReport &report);
// Every card a sentence names must have been seen by the learner.
void checkCards(const Phrase &phrase, const std::string &place, const std::vector<Card> &seen,
    const Lesson &lesson, LessonReport &report);

} // namespace sobremesa::learn
