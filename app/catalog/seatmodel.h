// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <vector>

// Who sits at one place of a table to be laid. Level 0 is a person, else the row of the engine's levels,
// from 1.
struct SeatPlan
{
    QString name; // empty: the usual name of the place
    int tile = 1;
    int level = 0;
};

// Who sits where, for as many as play. All eight places are kept, so that more players bring the same people
// back.
class SeatModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameSetup")
    Q_PROPERTY(QStringList levels READ levels NOTIFY levelsChanged)

public:
    enum Role {
        NameRole = Qt::UserRole,
        TileRole,
        LevelRole,
        TeamRole, // "a", "b", or "" where everyone plays alone
        PlaceRole, // "left of you", and how a computer plays
        LeastRole, // the lowest level this seat may have: 0, or that of a partner
    };

    explicit SeatModel(QObject *parent = nullptr);

    // `sides`: the side of each seat, one for every player. Seat 0 is the person at this screen.
    void setTable(const std::vector<int> &sides, bool clockwise);
    [[nodiscard]] SeatPlan plan(int seat) const; // with the name filled in
    void setPlan(int seat, const SeatPlan &plan);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QStringList levels() const; // "Person", then the engine's
    Q_INVOKABLE void setLevel(int seat, int level);
    // A person at this screen, or a computer of the usual level.
    Q_INVOKABLE void setPerson(int seat, bool person);
    Q_INVOKABLE void rename(int seat, const QString &name);
    // The next tile; whoever had it takes the old one, so that no two players look alike.
    Q_INVOKABLE void turnTile(int seat);

Q_SIGNALS:
    void levelsChanged();

private:
    [[nodiscard]] QString team(int seat) const;
    [[nodiscard]] QString place(int seat) const;
    [[nodiscard]] QString placeAndManner(int seat) const;
    [[nodiscard]] int least(int seat) const;
    [[nodiscard]] bool severalPersons() const;
    [[nodiscard]] QString ownName() const;
    void changed(int seat);

    std::array<SeatPlan, 8> m_plans;
    std::vector<int> m_sides;
    bool m_clockwise = true;
};
