// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/progress.h"

#include "app/shelf/shelf.h"

#include <QHash>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

// A lesson of the program, or why its file cannot be read.
struct ShelvedLesson
{
    QString id;
    std::unique_ptr<const sobremesa::learn::Lesson> lesson; // null: unreadable
    QString problem;
};

// The lessons that come with the program, and how far the player has got in each. Files are read when a
// game's lessons are first asked for; what has been learnt is on the shelf.
class LessonLibrary : public QObject
{
    Q_OBJECT

public:
    explicit LessonLibrary(Shelf &shelf, QObject *parent = nullptr);

    // In the order of the path: a stage's lessons, then the game that closes it.
    [[nodiscard]] const std::vector<ShelvedLesson> &lessonsOf(const QString &game);
    // Null if there is none, or it cannot be read.
    [[nodiscard]] const sobremesa::learn::Lesson *find(const QString &id);
    // The first one on the path that has not been finished; empty if all are.
    [[nodiscard]] QString nextOf(const QString &game);
    [[nodiscard]] int finishedOf(const QString &game);
    // Some lesson of the game has been begun, whether or not it was finished.
    [[nodiscard]] bool hasBegun(const QString &game) const;
    // The lessons about this chapter of the rules ("4.6"), in the order of the path; where none is about it,
    // those about the chapter that it belongs to.
    [[nodiscard]] QStringList lessonsAbout(const QString &game, const QString &section);

    [[nodiscard]] LessonProgress kept(const QString &id) const { return m_kept.value(id); }
    // The newest one that was left before its end; empty if there is none.
    [[nodiscard]] QString unfinished();
    // The games that have been learnt, the last one first.
    [[nodiscard]] QStringList learnt();
    void keep(
        const sobremesa::learn::Lesson &lesson, const sobremesa::learn::Progress &progress, int seconds);

Q_SIGNALS:
    void changed();

private:
    void readKept();

    Shelf &m_shelf;
    std::map<QString, std::vector<ShelvedLesson>> m_lessons; // by game
    QHash<QString, LessonProgress> m_kept; // by lesson
};

// What the shelf keeps of a lesson, and back.
[[nodiscard]] sobremesa::learn::Progress progressFrom(
    const LessonProgress &kept, const sobremesa::learn::Lesson &lesson);
[[nodiscard]] LessonProgress keptFrom(
    const sobremesa::learn::Progress &progress, const sobremesa::learn::Lesson &lesson);
