// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf/kept.h"

// What the player has learnt, as the shelf keeps it. Ids of lessons and facets never change.

struct LessonProgress
{
    QString id;
    int version = 0; // of the lesson's text
    int step = 0;
    QStringList seen; // replies that were shown
    int stars = 0;
    int best = 0;
    QDateTime started;
    QDateTime finished;
    int seconds = 0;
};

// One thing to know, in one of the boxes of the learning calendar.
struct FacetProgress
{
    QString id;
    int box = 0;
    QDateTime due;
    int right = 0;
    int wrong = 0;
    QString lastSix; // "rwrrwr", the oldest first
    bool known = false;
};

struct GivenAnswer
{
    QDateTime time;
    QString facet;
    QString source; // guess, lesson, closing, check, drill, exam, game
    quint64 seed = 0; // of the exercise
    QString answer;
    QString misrule; // the wrong rule that leads to this answer
    bool right = false;
    int milliseconds = 0;
};

// What a review has found about one decision of a game.
struct DecisionReview
{
    int number = 0; // of the action
    int seat = 0;
    QString phase;
    QString played; // as in a record
    QString best;
    double loss = 0;
    double error = 0;
    QString facet;
    int iterations = 0;
    QString player; // version of the computer player that judged it
};

// ... and about one deal.
struct DealReview
{
    int number = 0;
    double result = 0;
    double cards = 0;
    double own = 0;
    double others = 0;
    double par = 0;
    double parError = 0;
};

struct GameReview
{
    QList<DecisionReview> decisions;
    QList<DealReview> deals;
};
