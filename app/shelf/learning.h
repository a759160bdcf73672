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

// What the answers about one facet say together.
struct AnswerEnds
{
    QString facet;
    bool firstRight = false;
    bool lastRight = false;
};

// What one of the actions of a decision is worth.
struct ActionReview
{
    QString action; // as in a record; empty: to let it pass
    double points = 0;
    double error = 0;
    int worlds = 0;
    double often = 0; // as an Advice has it; reviews kept earlier do not tell it
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
    double expected = 0; // points after the best action
    double expectedError = 0;
    QList<double> cost; // what each side lost by it
    QList<ActionReview> estimates; // the best first
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
    std::optional<int> costly; // own decisions that cost much; nothing: not all have been judged yet
};

// What the decisions of the player cost, over all reviewed games that count.
struct MonthCost
{
    QString month; // 2026-11, of the end
    int deals = 0;
    double cost = 0; // points, all deals together
};

struct KindCost
{
    QString facet;
    int times = 0;
    double cost = 0;
};

struct ReviewSums
{
    QList<MonthCost> months; // the oldest first
    QList<KindCost> kinds; // of the last ten games, what cost most first; three at most
    int deals = 0;
    double cost = 0; // points, all deals together
    double cards = 0; // what the cards brought
    double cardsSquared = 0; // of each deal
};
