// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/facetbook.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

// The path through the lessons of one game: a row a lesson, in their order.
class LearnPath : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the Program")
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString pack READ pack NOTIFY changed)
    Q_PROPERTY(int lessons READ lessons NOTIFY changed) // without the games that close a stage
    Q_PROPERTY(int finished READ finished NOTIFY changed)
    Q_PROPERTY(int stars READ stars NOTIFY changed)
    Q_PROPERTY(int mostStars READ mostStars NOTIFY changed)
    Q_PROPERTY(int next READ next NOTIFY changed) // row of the lesson to take now; -1: all are done

public:
    enum Role {
        LessonRole = Qt::UserRole, // the id
        TitleRole,
        StageRole, // 1 to 3
        OrderRole, // 0: the game that closes a stage
        MinutesRole,
        CardsRole, // codes
        TilesRole, // of those who sit there
        BestRole, // stars
        StepRole, // begun: where it stands, from 0; 0: not begun
        StepsRole,
        AboutRole, // what it is about: one sentence
        GainRole, // "You will be able to": lines
        KnownRole, // "Check me" has shown it
        CheckRole, // there are exercises of what it teaches
        ProblemRole, // why it cannot be read; empty: it can
    };

    LearnPath(LessonLibrary &library, FacetBook &book, QObject *parent = nullptr);

    void setGame(const QString &game);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    // All that data() tells of a row, by role name.
    [[nodiscard]] Q_INVOKABLE QVariant at(int row, const QByteArray &role) const;

    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] QString pack() const;
    [[nodiscard]] int lessons() const;
    [[nodiscard]] int finished() const { return m_library.finishedOf(m_game); }
    [[nodiscard]] int stars() const;
    [[nodiscard]] int mostStars() const { return 3 * rowCount(); }
    [[nodiscard]] int next() const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] const ShelvedLesson &row(int row) const;

    LessonLibrary &m_library;
    FacetBook &m_book;
    QString m_game;
};
