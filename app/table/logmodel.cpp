// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/logmodel.h"

void LogModel::append(const Line &line)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_lines.push_back(line);
    endInsertRows();
}

void LogModel::set(std::vector<Line> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid));
    const Line &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case WordsRole:
        return line.words;
    case TileRole:
        return line.tile;
    case PointsRole:
        return line.points;
    case LossRole:
        return line.loss;
    case HeadingRole:
        return line.heading;
    case SpokenRole:
        return line.spoken;
    case SectionRole:
        return line.section;
    default:
        return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return { { WordsRole, "words" }, { TileRole, "tile" }, { PointsRole, "points" }, { LossRole, "loss" },
        { HeadingRole, "heading" }, { SectionRole, "section" }, { SpokenRole, "spoken" } };
}
