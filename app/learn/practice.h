// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/round.h"

#include "app/learn/exerciseshown.h"
#include "app/learn/facetbook.h"

#include <QVariantMap>

// Exercises: what there is to practise of a game, and the round that is being played. A round is ten
// questions or five minutes; "Check me" is five of one lesson; the exam is twenty of all facets. Before a
// lesson two may be asked of what it takes for granted and is due, and after it two of what it has taught.
class Practice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the School")
    // What there is to practise of the chosen game.
    Q_PROPERTY(QString game READ game NOTIFY gameChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY gameChanged)
    Q_PROPERTY(QString pack READ pack NOTIFY gameChanged)
    Q_PROPERTY(QList<DrillShown> drills READ drills NOTIFY learnt)
    Q_PROPERTY(int due READ due NOTIFY learnt)
    Q_PROPERTY(int knewBefore READ knewBefore NOTIFY learnt)
    Q_PROPERTY(int knowsNow READ knowsNow NOTIFY learnt)
    Q_PROPERTY(int knewOf READ knewOf NOTIFY learnt)
    Q_PROPERTY(QVariantMap dueByGame READ dueByGame NOTIFY learnt)
    // The round.
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged)
    Q_PROPERTY(Practising::Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(Practising::State state READ state NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(ExerciseShown exercise READ exercise NOTIFY changed)
    Q_PROPERTY(QList<int> marks READ marks NOTIFY changed) // Practising::Mark, one a question
    Q_PROPERTY(int number READ number NOTIFY changed) // of this question, from 1
    Q_PROPERTY(int questions READ questions NOTIFY changed)
    Q_PROPERTY(int inRow READ inRow NOTIFY changed) // right answers since the last miss
    Q_PROPERTY(int rightCount READ rightCount NOTIFY changed)
    Q_PROPERTY(bool passed READ passed NOTIFY changed) // of "Check me": the lesson is known
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed) // that is being checked, begins or has ended
    Q_PROPERTY(int lessonOrder READ lessonOrder NOTIFY changed)
    Q_PROPERTY(QList<MissedFacet> missed READ missed NOTIFY changed)

public:
    Practice(FacetBook &book, QObject *parent = nullptr);

    void setGame(const QString &game);
    // Only the named drill of the chosen game; without a name all of them.
    Q_INVOKABLE void start(const QString &drill = {});
    // Five exercises of what this lesson teaches; false if there are none.
    Q_INVOKABLE bool check(const QString &lesson);
    Q_INVOKABLE void exam();
    // "Do you remember?": up to two due exercises of what the lesson takes for granted; false if none is due.
    bool recall(const QString &lesson);
    // "Two more, to be sure": two of what the lesson has taught; false if nothing asks for it.
    bool close(const QString &lesson);
    // Whether anything asks for what the lesson teaches, and whether it is known already.
    [[nodiscard]] Q_INVOKABLE bool canCheck(const QString &lesson) const
    {
        return !FacetBook::facetsOf(lesson).empty();
    }
    [[nodiscard]] Q_INVOKABLE bool knows(const QString &lesson) const { return m_book.knowsLesson(lesson); }

    // One answer: taken at once, or added to those that are sent off together.
    Q_INVOKABLE void choose(int option);
    Q_INVOKABLE void done();
    Q_INVOKABLE void next();
    Q_INVOKABLE void leave();
    // The same kind of round once more.
    Q_INVOKABLE void again();
    // Exercises are drawn by these numbers from now on: in tests.
    void setSeed(quint64 seed) { m_rng = sobremesa::Rng(seed); }
    // What is asked now.
    [[nodiscard]] const sobremesa::learn::Exercise &asked() const { return m_exercise; }

    [[nodiscard]] QString game() const { return m_gameId; }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString pack() const;
    [[nodiscard]] QList<DrillShown> drills() const;
    [[nodiscard]] int due() const { return m_game ? m_book.dueOf(*m_game) : 0; }
    [[nodiscard]] int knewBefore() const { return knew().before; }
    [[nodiscard]] int knowsNow() const { return knew().now; }
    [[nodiscard]] int knewOf() const { return knew().of; }
    [[nodiscard]] QVariantMap dueByGame() const;

    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] Practising::Kind kind() const { return m_kind; }
    [[nodiscard]] Practising::State state() const { return m_state; }
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] ExerciseShown exercise() const;
    [[nodiscard]] QList<int> marks() const;
    [[nodiscard]] int number() const;
    [[nodiscard]] int questions() const;
    [[nodiscard]] int inRow() const;
    [[nodiscard]] int rightCount() const;
    [[nodiscard]] bool passed() const;
    [[nodiscard]] QString lesson() const { return m_lesson; }
    [[nodiscard]] int lessonOrder() const { return m_lesson.section(QLatin1Char('-'), -1).toInt(); }
    [[nodiscard]] QList<MissedFacet> missed() const;

Q_SIGNALS:
    void gameChanged();
    void learnt();
    void runningChanged();
    void changed();

private:
    using Place = sobremesa::learn::FacetPlace;

    [[nodiscard]] KnewThen knew() const { return m_game ? m_book.knewOf(*m_game) : KnewThen(); }
    void begin(Practising::Kind kind, std::vector<Place> places);
    bool beginAt(Practising::Kind kind, const QString &lesson, std::vector<Place> places, int most);
    void ask();
    [[nodiscard]] int taught() const;
    [[nodiscard]] std::optional<std::size_t> nextFacet();
    void answer(const sobremesa::learn::Answer &answer);
    void keep(const sobremesa::learn::Answer &answer, bool right);
    [[nodiscard]] std::vector<sobremesa::learn::Memory> memories() const;
    void finish();
    [[nodiscard]] const Place &place() const { return m_places[m_asked]; }
    [[nodiscard]] sobremesa::learn::Answer chosenAnswer() const;
    [[nodiscard]] QString againText() const;

    FacetBook &m_book;
    QString m_gameId;
    const sobremesa::GameInfo *m_game = nullptr;

    bool m_running = false;
    Practising::Kind m_kind = Practising::Kind::Round;
    Practising::State m_state = Practising::State::Finished;
    QString m_drill;
    bool m_freely = false; // nothing had come up when the round began
    int m_taught = 0; // the last lesson that is taken for granted
    QString m_lesson;
    std::vector<Place> m_places; // that can be asked
    std::vector<std::size_t> m_drawn; // what a check or an exam asks, in order
    std::vector<sobremesa::learn::RoundAnswer> m_answers; // given in this round
    std::size_t m_asked = 0; // place of the facet
    sobremesa::learn::Exercise m_exercise;
    QList<int> m_chosen;
    QDateTime m_began, m_shown;
    sobremesa::Rng m_rng;
};
