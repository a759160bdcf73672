// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace Slip {
Q_NAMESPACE
QML_ELEMENT

// What the slip waits for.
enum class State { Watching, Reading, Asked, Reply, Right, Shown, Playing, Closed };
Q_ENUM_NS(State)

// What a light is on, in the order of the lessons' own kinds.
enum class Lit { Card, Hand, Table, Trick, Stock, Took, Seat, Score, Stake, Bar, Button, Meld, Log };
Q_ENUM_NS(Lit)

} // namespace Slip

// One answer to a question: a number, a seat, a sentence, or a card that may be among those wanted.
struct SlipOption
{
    Q_GADGET
    QML_VALUE_TYPE(slipOption)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString spoken MEMBER spoken CONSTANT)
    Q_PROPERTY(QString card MEMBER card CONSTANT) // its code; empty: not a card
    Q_PROPERTY(bool chosen MEMBER chosen CONSTANT)

public:
    QString title;
    QString spoken;
    QString card;
    bool chosen = false;

    friend bool operator==(const SlipOption &, const SlipOption &) = default;
};

// A number of a reply, drawn.
struct SlipBar
{
    Q_GADGET
    QML_VALUE_TYPE(slipBar)
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(double share MEMBER share CONSTANT) // 0 to 1; negative: being counted

public:
    QString label;
    double share = -1;

    friend bool operator==(const SlipBar &, const SlipBar &) = default;
};

// What the light leaves open.
struct SlipLight
{
    Q_GADGET
    QML_VALUE_TYPE(slipLight)
    Q_PROPERTY(Slip::Lit kind MEMBER kind CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT) // the code of a card, the name of a verb
    Q_PROPERTY(int number MEMBER number CONSTANT) // of a seat, side or meld

public:
    Slip::Lit kind = Slip::Lit::Hand;
    QString name;
    int number = 0;

    friend bool operator==(const SlipLight &, const SlipLight &) = default;
};

// Everything the slip of a lesson says at a moment.
struct LessonSlip
{
    Q_GADGET
    QML_VALUE_TYPE(lessonSlip)
    Q_PROPERTY(Slip::State state MEMBER state CONSTANT)
    Q_PROPERTY(QString goal MEMBER goal CONSTANT)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QString spoken MEMBER spoken CONSTANT) // all of it, and what is lit
    Q_PROPERTY(QString label MEMBER label CONSTANT) // at the light
    Q_PROPERTY(QString pill MEMBER pill CONSTANT) // what kind of thing this is, beside the dots
    Q_PROPERTY(int dot MEMBER dot CONSTANT) // from 0
    Q_PROPERTY(int dots MEMBER dots CONSTANT)
    Q_PROPERTY(int stars MEMBER stars CONSTANT) // at the end
    Q_PROPERTY(bool canShow MEMBER canShow CONSTANT)
    Q_PROPERTY(bool showFirst MEMBER showFirst CONSTANT) // "Show me" is the likely wish
    Q_PROPERTY(bool canSkip MEMBER canSkip CONSTANT)
    Q_PROPERTY(bool missed MEMBER missed CONSTANT) // a guess that was not the answer
    Q_PROPERTY(bool inWorld MEMBER inWorld CONSTANT) // hidden cards lie as they might
    Q_PROPERTY(bool more MEMBER more CONSTANT) // at the end: exercises ask for what was taught
    Q_PROPERTY(bool several MEMBER several CONSTANT) // several options are chosen, then sent off
    Q_PROPERTY(QList<SlipOption> options MEMBER options CONSTANT)
    Q_PROPERTY(QList<SlipBar> bars MEMBER bars CONSTANT)
    Q_PROPERTY(QList<SlipLight> lights MEMBER lights CONSTANT)
    Q_PROPERTY(QString rule MEMBER rule CONSTANT) // chapter of the rules

public:
    Slip::State state = Slip::State::Closed;
    QString goal;
    QString text;
    QString spoken;
    QString label;
    QString pill;
    int dot = 0;
    int dots = 0;
    int stars = 0;
    bool canShow = false;
    bool showFirst = false;
    bool canSkip = false;
    bool missed = false;
    bool inWorld = false;
    bool more = false;
    bool several = false;
    QList<SlipOption> options;
    QList<SlipBar> bars;
    QList<SlipLight> lights;
    QString rule;

    friend bool operator==(const LessonSlip &, const LessonSlip &) = default;
};
