// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace Practising {
Q_NAMESPACE
QML_ELEMENT

// What is being done, and what it waits for.
enum class Kind { Round, Check, Exam, Recall, Closing };
Q_ENUM_NS(Kind)
enum class State { Asked, Answered, Finished };
Q_ENUM_NS(State)
// How a question of the round went.
enum class Mark { Open, Now, Right, Missed, Given };
Q_ENUM_NS(Mark)

} // namespace Practising

// Cards that lie side by side.
struct ExerciseRow
{
    Q_GADGET
    QML_VALUE_TYPE(exerciseRow)
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(QStringList cards MEMBER cards CONSTANT) // codes
    Q_PROPERTY(QString spoken MEMBER spoken CONSTANT) // label and cards
    Q_PROPERTY(bool tapped MEMBER tapped CONSTANT) // the answers are these cards

public:
    QString label;
    QStringList cards;
    QString spoken;
    bool tapped = false;

    friend bool operator==(const ExerciseRow &, const ExerciseRow &) = default;
};

// One answer: words, or cards.
struct ExerciseOption
{
    Q_GADGET
    QML_VALUE_TYPE(exerciseOption)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString spoken MEMBER spoken CONSTANT)
    Q_PROPERTY(QStringList cards MEMBER cards CONSTANT) // codes
    Q_PROPERTY(bool chosen MEMBER chosen CONSTANT)
    Q_PROPERTY(bool right MEMBER right CONSTANT) // known once it has been answered

public:
    QString title;
    QString spoken;
    QStringList cards;
    bool chosen = false;
    bool right = false;

    friend bool operator==(const ExerciseOption &, const ExerciseOption &) = default;
};

// Everything a page of practice says about its exercise at a moment.
struct ExerciseShown
{
    Q_GADGET
    QML_VALUE_TYPE(exerciseShown)
    Q_PROPERTY(QString question MEMBER question CONSTANT)
    Q_PROPERTY(QString note MEMBER note CONSTANT)
    Q_PROPERTY(QList<ExerciseRow> rows MEMBER rows CONSTANT)
    Q_PROPERTY(QList<ExerciseOption> options MEMBER options CONSTANT)
    Q_PROPERTY(bool several MEMBER several CONSTANT) // several are chosen, then sent off
    Q_PROPERTY(bool right MEMBER right CONSTANT)
    Q_PROPERTY(QString because MEMBER because CONSTANT) // after the answer: what holds
    Q_PROPERTY(QString why MEMBER why CONSTANT) // and what the error was
    Q_PROPERTY(QString facet MEMBER facet CONSTANT) // its name
    Q_PROPERTY(int box MEMBER box CONSTANT)
    Q_PROPERTY(QString again MEMBER again CONSTANT) // when it comes back
    Q_PROPERTY(QString lesson MEMBER lesson CONSTANT) // that teaches it
    Q_PROPERTY(int order MEMBER order CONSTANT) // of that lesson
    Q_PROPERTY(QString spoken MEMBER spoken CONSTANT)

public:
    QString question;
    QString note;
    QList<ExerciseRow> rows;
    QList<ExerciseOption> options;
    bool several = false;
    bool right = false;
    QString because;
    QString why;
    QString facet;
    int box = 0;
    QString again;
    QString lesson;
    int order = 0;
    QString spoken;

    friend bool operator==(const ExerciseShown &, const ExerciseShown &) = default;
};

// A drill of a game, as its page lists it.
struct DrillShown
{
    Q_GADGET
    QML_VALUE_TYPE(drillShown)
    Q_PROPERTY(QString id MEMBER id CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(int box MEMBER box CONSTANT) // of its facets as a whole
    Q_PROPERTY(int due MEMBER due CONSTANT)

public:
    QString id;
    QString title;
    int box = 0;
    int due = 0;

    friend bool operator==(const DrillShown &, const DrillShown &) = default;
};

// A facet that was missed, and the lesson that teaches it.
struct MissedFacet
{
    Q_GADGET
    QML_VALUE_TYPE(missedFacet)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString lesson MEMBER lesson CONSTANT)
    Q_PROPERTY(int order MEMBER order CONSTANT)

public:
    QString name;
    QString lesson;
    int order = 0;

    friend bool operator==(const MissedFacet &, const MissedFacet &) = default;
};
