// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/learnpath.h"
#include "app/learn/lessontable.h"
#include "app/learn/practice.h"

#include <QtQml/qqmlregistration.h>

// Where games are learnt: the lessons of each, the path through one game's lessons, the lesson that is being
// taken, and what there is to practise.
class School : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the Program")
    Q_PROPERTY(LearnPath *path READ path CONSTANT)
    Q_PROPERTY(LessonTable *table READ table CONSTANT)
    Q_PROPERTY(Practice *practice READ practice CONSTANT)
    Q_PROPERTY(
        QVariantMap progress READ progress NOTIFY changed) // { lessons, minutes, first, done, dots } by game
    Q_PROPERTY(QString firstGame READ firstGame CONSTANT) // for somebody new to all of them
    Q_PROPERTY(bool atLesson READ isAtLesson NOTIFY atLessonChanged)
    Q_PROPERTY(
        QString unfinished READ unfinished NOTIFY changed) // the lesson that was left last; empty: none
    Q_PROPERTY(bool begun READ hasBegunAny NOTIFY changed) // some lesson of some game
    Q_PROPERTY(QString current READ current NOTIFY changed) // the game to go on with

public:
    explicit School(Shelf &shelf, QObject *parent = nullptr);

    // The path of this game.
    Q_INVOKABLE void choose(const QString &game);
    // The lesson, at its first step about this section of the rules if one is named. A new lesson asks first
    // what it takes for granted, as far as that is due. False: there is no such lesson.
    Q_INVOKABLE bool start(const QString &lesson, const QString &section = {});
    // A round of one drill of this game, wherever one comes from.
    Q_INVOKABLE void practise(const QString &game, const QString &drill);
    // The first lesson of a game that has not been finished.
    [[nodiscard]] Q_INVOKABLE QString nextOf(const QString &game) { return m_library.nextOf(game); }
    [[nodiscard]] Q_INVOKABLE bool hasBegun(const QString &game) const { return m_library.hasBegun(game); }
    // The first lesson of the path, and how long it takes; empty and 0: there is none.
    [[nodiscard]] Q_INVOKABLE QString firstOf(const QString &game);
    [[nodiscard]] Q_INVOKABLE int minutesOf(const QString &lesson);
    // The lessons about a section of the rules: { lesson, title, order } in the order of the path.
    [[nodiscard]] Q_INVOKABLE QVariantList lessonsAbout(const QString &game, const QString &section);
    [[nodiscard]] QVariantMap progress() const;
    [[nodiscard]] static QString firstGame();
    // "Lesson 4 of Porrazo: step 3 of 6"
    [[nodiscard]] Q_INVOKABLE QString titleOf(const QString &id);

    [[nodiscard]] LearnPath *path() { return &m_path; }
    [[nodiscard]] LessonTable *table() { return &m_table; }
    [[nodiscard]] Practice *practice() { return &m_practice; }
    [[nodiscard]] bool isAtLesson() const { return m_atLesson; }
    [[nodiscard]] QString unfinished() { return m_library.unfinished(); }
    [[nodiscard]] bool hasBegunAny() { return !m_library.learnt().isEmpty(); }
    // What was learnt last and has a lesson left; else the game for newcomers.
    [[nodiscard]] QString current();

Q_SIGNALS:
    void atLessonChanged();
    void changed();

private:
    void setAtLesson(bool atLesson);
    [[nodiscard]] QVariantMap progressOf(const sobremesa::GameInfo &game) const;
    [[nodiscard]] bool isNew(const QString &lesson) const;

    LessonLibrary m_library;
    FacetBook m_book;
    LearnPath m_path;
    Practice m_practice;
    LessonTable m_table;
    mutable QVariantMap m_progress; // empty: to be worked out
    bool m_atLesson = false;
};
