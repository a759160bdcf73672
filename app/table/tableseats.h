// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/player.h"
#include "app/text/gametext.h"
#include "engine/table/words.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

// Who sits around the table, as everybody sees it. Row = seat.
class TableSeats : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    enum Role {
        NameRole = Qt::UserRole,
        TileRole,
        LineRole, // one line of state
        PartRole, // dealer, mano …
        TeamRole, // "a", "b" or ""
        TurnRole, // the table waits for it
        BubbleRole, // what it says
        LoudRole, // a rare word, larger
        BestRole, // what it says leads
        SignRole, // a face that it makes
        MeaningRole, // and what that means
        SecretRole, // seen by the own side alone
        MannerRole, // how it plays: "bold"; empty for a person
        AfterRole, // places after the viewer in the order of play, 0 for the viewer
    };

    explicit TableSeats(QObject *parent = nullptr);

    // Who sits where; nobody has said anything.
    void set(const std::vector<Player> &players, const sobremesa::Observation &seen, const TableNames &names);
    // Names, state and roles as this observation shows them; `turns` are the seats that have the ring.
    // Where nobody plays, nobody thinks.
    void setPlayed(bool played) { m_played = played; }
    // Whether the others act on their own: in a lesson that waits for the learner they do not.
    void setOthersThink(bool think);
    // Of another player who is awaited for longer than half a second the line says that it is thinking.
    void update(const sobremesa::Observation &seen, const TableNames &names, sobremesa::SeatSet turns);
    // What a seat says or signs now; what leads takes the lead from the others.
    void say(sobremesa::Seat seat, const sobremesa::Told &told, const TableNames &names);
    // Of all that has been said only this stays: what is not settled yet in what the viewer sees.
    void settle(const sobremesa::Observation &seen, const TableNames &names);
    // What stands there in today's language.
    void retranslate(const TableNames &names);
    [[nodiscard]] int tile(sobremesa::Seat seat) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();

private:
    struct Plate
    {
        QString name;
        int tile = 1;
        QString line;
        QString part;
        QString manner;
        QString team;
        bool turn = false;
        QString bubble;
        bool loud = false;
        bool best = false;
        QString sign;
        QString meaning;
        bool secret = false;
        int after = 0;

        friend bool operator==(const Plate &, const Plate &) = default;
    };

    // What stands beside a plate, to be said anew in another language.
    struct Spoken
    {
        sobremesa::Told word;
        sobremesa::Told sign;
    };

    void put(int row, const Plate &plate);
    void awaitOthers(sobremesa::SeatSet others);
    void showThinking();
    void speak(int row, const TableNames &names);
    static void hear(Spoken &spoken, const sobremesa::Told &told);

    std::vector<Plate> m_plates;
    std::vector<Spoken> m_spoken;
    std::vector<sobremesa::Style> m_styles;
    sobremesa::SeatSet m_awaited; // the table waits for these, beside the viewer
    QTimer m_thinkingTimer; // until it is said
    bool m_thinking = false;
    bool m_played = true;
    bool m_othersThink = true;
};
