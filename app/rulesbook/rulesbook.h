// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulesbook/markdown.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

// The rules of one game as chapters, in the player's language, or in English where a page is missing.
class RulesBook : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    // How high the cards in the text are, and how many pixels of the screen make one of the window.
    Q_PROPERTY(int cardHeight READ cardHeight WRITE setCardHeight NOTIFY cardsChanged)
    Q_PROPERTY(qreal cardRatio READ cardRatio WRITE setCardRatio NOTIFY cardsChanged)
    Q_PROPERTY(QString title READ title NOTIFY chaptersChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int hits READ hits NOTIFY searchChanged)

public:
    enum Role {
        NumberRole = Qt::UserRole, // "4.5"
        TitleRole,
        TextRole, // rich text
        SpokenRole, // what is read out, part by part
        LevelRole, // 1 for "4", 2 for "4.5"
        HitRole, // holds what is searched for
    };

    explicit RulesBook(QObject *parent = nullptr);

    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] int cardHeight() const { return m_cards.height; }
    void setCardHeight(int height);
    [[nodiscard]] qreal cardRatio() const { return m_cards.ratio; }
    void setCardRatio(qreal ratio);
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString &search);
    [[nodiscard]] int hits() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    // The chapter of a section: itself, else the chapter it is part of, else the first one.
    [[nodiscard]] Q_INVOKABLE int rowOf(const QString &section) const;
    // The next chapter after a row that holds what is searched for, from the start again at the end; -1:
    // none.
    [[nodiscard]] Q_INVOKABLE int nextHit(int row) const;

Q_SIGNALS:
    void gameChanged();
    void cardsChanged();
    void chaptersChanged();
    void searchChanged();

private:
    struct Chapter
    {
        QString number;
        QString title;
        QString markdown;
    };

    void load();
    void read(const QString &page);
    void redraw();
    [[nodiscard]] QString worded(const QString &text, CardWords words = CardWords::Names) const;
    [[nodiscard]] bool holds(const Chapter &chapter) const;

    QString m_game;
    CardPictures m_cards;
    QString m_title;
    QString m_search;
    std::vector<Chapter> m_chapters;
};
