// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/dealpaper.h"
#include "app/table/tablecontroller.h"

// Through whose eyes a game may be looked at again.
struct ReplayEyes
{
    Q_GADGET
    QML_VALUE_TYPE(replayEyes)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(int seat MEMBER seat CONSTANT)
    Q_PROPERTY(bool open MEMBER open CONSTANT) // all hands are seen

public:
    QString name;
    int seat = 0;
    bool open = false;

    friend bool operator==(const ReplayEyes &, const ReplayEyes &) = default;
};

// The table as a film: a kept game that is looked at action by action, deal by deal, or at a tempo. Nobody
// plays there. Its own clock runs only while the film does.
class ReplayTable : public TableController
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to PlayedGames")
    Q_PROPERTY(QString title READ title NOTIFY opened)
    Q_PROPERTY(QList<ReplayEyes> eyes READ eyes NOTIFY opened)
    Q_PROPERTY(int eye READ eye NOTIFY eyeChanged) // which of them
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(double tempo READ tempo WRITE setTempo NOTIFY tempoChanged) // one of tempos
    Q_PROPERTY(QList<double> tempos READ tempos CONSTANT)
    Q_PROPERTY(bool canBranch READ canBranch NOTIFY placeChanged) // the game is not over here
    Q_PROPERTY(int deal READ deal NOTIFY placeChanged) // which deal lies there, from 1
    Q_PROPERTY(int deals READ deals NOTIFY opened)

public:
    explicit ReplayTable(Shelf &shelf, QObject *parent = nullptr);

    // From its beginning, with the eyes of the first person.
    void open(sobremesa::Match match, std::vector<Player> players, const QString &title);

    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();
    Q_INVOKABLE void forwardDeal();
    Q_INVOKABLE void backDeal();
    Q_INVOKABLE void toBegin() { goTo(0); }
    Q_INVOKABLE void toEnd() { goTo(looking()->steps()); }
    Q_INVOKABLE void goTo(int step);
    // Runs on, from the beginning if it stands at the end, or stands still.
    Q_INVOKABLE void toggle();
    Q_INVOKABLE void pause() { setPlaying(false); }
    Q_INVOKABLE void faster(int steps);
    Q_INVOKABLE void lookThrough(int eye);
    Q_INVOKABLE void nextEye() { lookThrough((m_eye + 1) % static_cast<int>(m_eyes.size())); }
    // Puts an end to it.
    Q_INVOKABLE void close();
    // The game as it stands here, with all that was done before. `seed`: deals on where the record of the
    // game knows no further deal.
    [[nodiscard]] sobremesa::Match branch(std::uint64_t seed) const;
    [[nodiscard]] const std::vector<Player> &players() const { return m_people; }

    // The deal that lies there, as these eyes see it.
    [[nodiscard]] DealDiagram diagram() const;

    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QList<ReplayEyes> eyes() const { return m_eyes; }
    [[nodiscard]] int eye() const { return m_eye; }
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    [[nodiscard]] double tempo() const { return m_tempo; }
    [[nodiscard]] QList<double> tempos() const;
    [[nodiscard]] bool canBranch() const;
    [[nodiscard]] int deal() const;
    [[nodiscard]] int deals() const;
    [[nodiscard]] bool canUndo() const override { return false; }
    void setTempo(double tempo);

Q_SIGNALS:
    void opened();
    void eyeChanged();
    void playingChanged();
    void tempoChanged();
    void placeChanged();
    void closed();

private:
    void setPlaying(bool playing);
    void goOn();
    void findEyes();

    QString m_title;
    std::vector<Player> m_people;
    QList<ReplayEyes> m_eyes;
    int m_eye = 0;
    double m_tempo = 1;
    bool m_playing = false;
    QTimer m_next;
};
