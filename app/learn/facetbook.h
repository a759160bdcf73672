// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/boxes.h"
#include "engine/learn/exercise.h"

#include "app/learn/lessonlibrary.h"

#include <QHash>
#include <QObject>

#include <functional>

// Of how many facets the first answer was right, and of how many the last one is.
struct KnewThen
{
    int before = 0;
    int now = 0;
    int of = 0;

    friend bool operator==(const KnewThen &, const KnewThen &) = default;
};

// What is known of every facet: kept on the shelf, whoever asks for it. A lesson that has been finished makes
// its facets come up.
class FacetBook : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<QDateTime()>;

    explicit FacetBook(Shelf &shelf, LessonLibrary &library, QObject *parent = nullptr);

    void setClock(Clock clock) { m_clock = std::move(clock); }
    [[nodiscard]] QDateTime now() const { return m_clock(); }
    // As the boxes count days.
    [[nodiscard]] int today() const;

    [[nodiscard]] sobremesa::learn::Memory memory(std::string_view facet) const;
    void keep(std::string_view facet, const sobremesa::learn::Memory &memory);
    void add(const GivenAnswer &answer);
    // How many facets of the game are due.
    [[nodiscard]] int dueOf(const sobremesa::GameInfo &game) const;
    [[nodiscard]] KnewThen knewOf(const sobremesa::GameInfo &game) const;

    // The facets with exercises that this lesson teaches; none for the game that closes a stage.
    [[nodiscard]] static std::vector<sobremesa::learn::FacetPlace> facetsOf(const QString &lesson);
    // The facets with exercises of the lessons that this one takes for granted.
    [[nodiscard]] std::vector<sobremesa::learn::FacetPlace> neededBy(const QString &lesson) const;
    // "Check me" has shown that all of them are known.
    [[nodiscard]] bool knowsLesson(const QString &lesson) const;

Q_SIGNALS:
    void changed();

private:
    void readKept();
    [[nodiscard]] bool teachFinished();
    void put(std::string_view facet, const sobremesa::learn::Memory &memory);

    Shelf &m_shelf;
    LessonLibrary &m_library;
    Clock m_clock;
    bool m_read = false;
    QHash<QString, sobremesa::learn::Memory> m_memories;
    QHash<QString, AnswerEnds> m_answers; // by facet
};

// "porrazo-3": where a facet is taught.
[[nodiscard]] QString lessonOf(const sobremesa::learn::FacetPlace &place);
