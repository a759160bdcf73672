// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/narrator.h"

// Looks at the table as it was: after a line of the log, at any step of a game that is going on, or through a
// game that nobody plays. Only the picture changes, never the match.
class Looking : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    // A game that nobody plays: looking at it never stops.
    Q_PROPERTY(bool watching READ isWatching NOTIFY activeChanged)
    Q_PROPERTY(int step READ step NOTIFY stepChanged) // so many actions have been done there
    Q_PROPERTY(int steps READ steps NOTIFY stepChanged) // and in the whole match
    Q_PROPERTY(bool canOpen READ canOpen NOTIFY viewChanged) // the game is over: all hands may be seen
    Q_PROPERTY(int seat READ seat NOTIFY viewChanged)
    Q_PROPERTY(bool open READ isOpen NOTIFY viewChanged)

public:
    explicit Looking(Narrator &narrator, Picture &picture, QObject *parent = nullptr);

    // From here on the match of the picture is only looked at.
    void watch(bool watching);

    // As it was after a line of the log.
    Q_INVOKABLE void lookAt(int logRow);
    // The last capture or trick lies there again, until any key; where nothing is taken, the last action.
    Q_INVOKABLE void lookAtLast();
    // The picture after so many actions, at once.
    Q_INVOKABLE void showStep(int step);
    // One action further, told as it happened; one back, at once.
    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();
    // To where the next deal begins, or this one, or the one before it.
    Q_INVOKABLE void forwardDeal();
    Q_INVOKABLE void backDeal();
    // Tells on to the end; pause() stays after the action that is being told.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause() { m_narrator.pause(); }
    // With the eyes of this seat, or of one that sees all hands; only where nobody plays. Whose eyes may be
    // lent is for the caller to know; nobody sees all hands before the game is over.
    Q_INVOKABLE void lookAs(int seat, bool open);
    // Back to the game that is going on.
    Q_INVOKABLE void stop();

    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] bool isWatching() const { return m_watching; }
    [[nodiscard]] int step() const { return m_picture.stepNumber(); }
    [[nodiscard]] int steps() const;
    [[nodiscard]] bool canOpen() const;
    [[nodiscard]] int seat() const { return m_picture.view().seat; }
    [[nodiscard]] bool isOpen() const { return m_picture.hasMatch() && m_picture.witness().isOpen(); }
    // The deal that is looked at began after so many actions.
    [[nodiscard]] std::size_t beginning() const;
    // Of the rules, about what is looked at.
    [[nodiscard]] QString section() const { return m_section; }

Q_SIGNALS:
    void activeChanged();
    void viewChanged();
    // The game goes on from where it stands.
    void stopped();
    void stepChanged();

private:
    void setActive(bool active);
    void show(std::size_t step);
    // The steps after which a deal has just begun, in their order.
    [[nodiscard]] std::vector<std::size_t> beginnings() const;

    Narrator &m_narrator;
    Picture &m_picture;
    QString m_section;
    bool m_active = false;
    bool m_watching = false;
};
