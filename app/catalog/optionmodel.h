// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

// The rule options of one game, without the number of players, and of them those that have an effect with so
// many.
class OptionModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameSetup")
    Q_PROPERTY(QStringList presets READ presets NOTIFY presetsChanged)
    Q_PROPERTY(int preset READ preset NOTIFY valuesChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        NameRole = Qt::UserRole, // as in records
        LabelRole,
        MeaningRole,
        KindRole, // see Kind
        ValueRole, // the number
        LabelsRole, // of Kind::Choice
        CurrentRole, // of Kind::Choice: the place among the labels
        LowRole, // of Kind::Number
        HighRole,
        ChangedRole, // differs from the standard
    };
    enum Kind { Switch, Choice, Number };
    Q_ENUM(Kind)

    explicit OptionModel(QObject *parent = nullptr);

    // All options of the game at their standard, for its standard number of players.
    void setGame(const sobremesa::GameInfo *game);
    void setPlayers(int players);
    [[nodiscard]] const sobremesa::OptionValues &values() const { return m_values; }
    // Precondition: the values have been read by the engine.
    void setValues(const sobremesa::OptionValues &values);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] QStringList presets() const;
    [[nodiscard]] int preset() const; // -1: the player's own
    Q_INVOKABLE void choosePreset(int preset);
    // The one for somebody's first game.
    Q_INVOKABLE void chooseGentle();
    // By the place among the labels, or the number itself; what is not allowed is not set.
    Q_INVOKABLE void choose(int row, int chosen);

Q_SIGNALS:
    void presetsChanged();
    void valuesChanged();
    void countChanged();

private:
    [[nodiscard]] const sobremesa::OptionSpec &spec(int row) const;
    [[nodiscard]] int value(int row) const;
    [[nodiscard]] QStringList labels(const sobremesa::OptionSpec &option) const;
    [[nodiscard]] QString labelOf(const sobremesa::OptionChoice &choice) const;
    [[nodiscard]] sobremesa::OptionValues presetValues(int preset) const;
    void showRows();

    const sobremesa::GameInfo *m_game = nullptr;
    sobremesa::OptionValues m_values {};
    std::vector<std::size_t> m_rows; // places in the game's table
};
