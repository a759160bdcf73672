// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/lessonlibrary.h"
#include "app/learn/lessonslip.h"
#include "app/table/tablecontroller.h"
#include "engine/learn/lessonplayer.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QTimer>

#include <functional>

// A lesson at the table: the same table as in a game, but what lies on it, what others do and what follows
// from an action is the lesson's. Nothing of it is kept among the games.
class LessonTable : public TableController
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the Program")
    Q_PROPERTY(LessonSlip slip READ slip NOTIFY slipChanged)
    Q_PROPERTY(QString heading READ heading NOTIFY slipChanged) // "Porrazo · Lesson 3"
    Q_PROPERTY(QString name READ name NOTIFY slipChanged) // "The blow"

public:
    LessonTable(Shelf &shelf, LessonLibrary &library, QObject *parent = nullptr);
    ~LessonTable() override;
    Q_DISABLE_COPY_MOVE(LessonTable)

    // Whether a screen reader reads it out; unless told, what the system says.
    void setReadOut(std::function<bool()> readOut) { m_readOut = std::move(readOut); }
    // Where the learner left it, or from its beginning, or at its first step about this chapter of the rules.
    // False: there is none.
    [[nodiscard]] bool open(const QString &id, const QString &section = {});

    // Enter: on, again, or to the next lesson, whatever the slip offers first.
    Q_INVOKABLE void next();
    Q_INVOKABLE void back();
    Q_INVOKABLE void again();
    Q_INVOKABLE void show();
    Q_INVOKABLE void skipStep(); // skip() is what every table has: it ends what is moving
    // Kept where it stands.
    Q_INVOKABLE void leave();
    // "Two more, to be sure", at the end of a lesson that exercises ask for.
    Q_INVOKABLE void askMore();
    // One of the options; of several the chosen ones are sent off by done().
    Q_INVOKABLE void choose(int option);
    // The card of this row, where cards are asked for and it is one of the options.
    Q_INVOKABLE void chooseCard(int row);
    Q_INVOKABLE void done();
    // The slip once more, for those who do not see.
    Q_INVOKABLE void repeat() { narrator()->announceAgain(m_slip.spoken); }

    [[nodiscard]] LessonSlip slip() const { return m_slip; }
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool canUndo() const override;
    [[nodiscard]] bool isOver() const override { return false; }
    void undo() override { again(); }

Q_SIGNALS:
    void moreWanted(const QString &lesson);
    void slipChanged();
    // The learner goes; the lesson to take next, if it was finished and there is one.
    void left(const QString &nextLesson);

protected:
    void act(const sobremesa::Action &action, bool byViewer) override;
    void advance() override;

private:
    void follow();
    void layTable();
    void tellOn();
    void write();
    void keep();
    void count();
    [[nodiscard]] bool goesOn() const;
    [[nodiscard]] std::vector<Player> people() const;

    LessonLibrary &m_library;
    const sobremesa::learn::Lesson *m_lesson = nullptr;
    std::optional<sobremesa::learn::LessonPlayer> m_player;
    LessonSlip m_slip;
    QTimer m_reading; // of what was right
    std::function<bool()> m_readOut;
    QElapsedTimer m_since;
    QFutureWatcher<QList<double>> m_counting;
};
