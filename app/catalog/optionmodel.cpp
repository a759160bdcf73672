// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/optionmodel.h"
#include "app/text/gametext.h"

#include "app/catalog/words.h"
#include "app/text/language.h"

#include <algorithm>
#include <string>

using sobremesa::OptionChoice;
using sobremesa::OptionKind;
using sobremesa::OptionSpec;
using sobremesa::OptionValues;

namespace {

OptionModel::Kind kindOf(const OptionSpec &option)
{
    if (option.kind == OptionKind::Boolean)
        return OptionModel::Switch;
    return option.choices.empty() ? OptionModel::Number : OptionModel::Choice;
}

int placeOf(const OptionSpec &option, int value)
{
    const auto found = std::ranges::find(option.choices, value, &OptionChoice::value);
    return found == option.choices.end() ? -1 : static_cast<int>(found - option.choices.begin());
}

} // namespace

OptionModel::OptionModel(QObject *parent)
    : QAbstractListModel(parent)
{
    connect(&Language::shared(), &Language::changed, this, [this] {
        Q_EMIT presetsChanged();
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    });
}

void OptionModel::setGame(const sobremesa::GameInfo *game)
{
    m_game = game;
    m_values = game ? sobremesa::standardOptions(game->options) : OptionValues {};
    showRows();
    Q_EMIT presetsChanged();
}

void OptionModel::setPlayers(int players)
{
    if (m_values[0] == players)
        return;
    m_values[0] = static_cast<std::int16_t>(players);
    showRows();
}

void OptionModel::setValues(const OptionValues &values)
{
    m_values = values;
    showRows();
}

void OptionModel::showRows()
{
    beginResetModel();
    m_rows.clear();
    for (std::size_t row = 1; m_game && row < m_game->options.size(); ++row) {
        const int players = m_values[0];
        if (m_game->options[row].players.contains(static_cast<sobremesa::Seat>(players - 1)))
            m_rows.push_back(row);
    }
    endResetModel();
    Q_EMIT countChanged();
    Q_EMIT valuesChanged();
}

const OptionSpec &OptionModel::spec(int row) const
{
    return m_game->options[m_rows[static_cast<std::size_t>(row)]];
}

int OptionModel::value(int row) const
{
    return m_values[m_rows[static_cast<std::size_t>(row)]];
}

int OptionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant OptionModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid));
    const OptionSpec &option = spec(index.row());
    switch (role) {
    case NameRole:
        return idText(option.name);
    case LabelRole:
        return worded(m_game->id, option.label);
    case MeaningRole:
        return worded(m_game->id, option.meaning);
    case KindRole:
        return kindOf(option);
    case ValueRole:
        return value(index.row());
    case LabelsRole:
        return labels(option);
    case CurrentRole:
        return placeOf(option, value(index.row()));
    case LowRole:
        return int { option.low };
    case HighRole:
        return int { option.high };
    case ChangedRole:
        return value(index.row()) != option.standard;
    default:
        return {};
    }
}

QHash<int, QByteArray> OptionModel::roleNames() const
{
    return { { NameRole, "name" }, { LabelRole, "label" }, { MeaningRole, "meaning" }, { KindRole, "kind" },
        { ValueRole, "value" }, { LabelsRole, "labels" }, { CurrentRole, "current" }, { LowRole, "low" },
        { HighRole, "high" }, { ChangedRole, "changed" } };
}

QString OptionModel::labelOf(const OptionChoice &choice) const
{
    return choice.label[0] == 0 ? QString::number(choice.value) : worded(m_game->id, choice.label);
}

QStringList OptionModel::labels(const OptionSpec &option) const
{
    QStringList words;
    for (const OptionChoice &choice : option.choices)
        words << labelOf(choice);
    return words;
}

QStringList OptionModel::presets() const
{
    QStringList words;
    if (!m_game)
        return words;
    for (const sobremesa::Preset &preset : m_game->presets)
        words << worded(m_game->id, preset.label);
    return words;
}

OptionValues OptionModel::presetValues(int preset) const
{
    OptionValues values = sobremesa::standardOptions(m_game->options);
    for (const auto &[name, text] : m_game->presets[static_cast<std::size_t>(preset)].options) {
        if (const auto read = sobremesa::readOption(values, name, text, m_game->options))
            values = *read;
    }
    values[0] = m_values[0];
    return values;
}

int OptionModel::preset() const
{
    for (int preset = 0; m_game && preset < static_cast<int>(m_game->presets.size()); ++preset) {
        if (presetValues(preset) == m_values)
            return preset;
    }
    return -1;
}

void OptionModel::choosePreset(int preset)
{
    if (!m_game || preset < 0 || preset >= static_cast<int>(m_game->presets.size()))
        return;
    m_values = presetValues(preset);
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    Q_EMIT valuesChanged();
}

void OptionModel::chooseGentle()
{
    const auto presets = m_game ? m_game->presets : std::span<const sobremesa::Preset>();
    const auto gentle = std::find_if(
        presets.begin(), presets.end(), [](const sobremesa::Preset &preset) { return preset.gentle; });
    choosePreset(static_cast<int>(gentle - presets.begin()));
}

void OptionModel::choose(int row, int chosen)
{
    if (row < 0 || row >= rowCount())
        return;
    const OptionSpec &option = spec(row);
    int wanted = chosen;
    if (kindOf(option) == Choice) {
        if (chosen < 0 || chosen >= static_cast<int>(option.choices.size()))
            return;
        wanted = option.choices[static_cast<std::size_t>(chosen)].value;
    } else if (chosen < option.low || chosen > option.high) {
        return;
    }
    m_values[m_rows[static_cast<std::size_t>(row)]] = static_cast<std::int16_t>(wanted);
    Q_EMIT dataChanged(index(row), index(row));
    Q_EMIT valuesChanged();
}
