// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

// What has happened, a sentence a row, the newest last.
class LogModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")

public:
    enum Role {
        WordsRole = Qt::UserRole,
        TileRole,
        PointsRole,
        LossRole,
        HeadingRole,
        SectionRole,
        SpokenRole
    };

    struct Line
    {
        QString words;
        int tile = 0; // 0: nobody's doing
        QString points; // "+2"
        bool heading = false;
        QString section; // of the rules
        std::size_t step = 0; // the action that brought it about
        bool loss = false; // the points are bad for whose they are
        QString spoken {}; // the whole line for the ear: whose the points are, suits as words
        QString whose {}; // the side that the points are booked for
    };

    using QAbstractListModel::QAbstractListModel;

    void append(const Line &line);
    void set(std::vector<Line> lines);

    [[nodiscard]] const std::vector<Line> &lines() const { return m_lines; }
    [[nodiscard]] const Line &line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Line> m_lines;
};
