// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/seatstext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

QString seatsText(const QList<KeptSeat> &seats)
{
    QJsonArray list;
    for (const KeptSeat &seat : seats) {
        const QJsonValue level = seat.level.isEmpty() ? QJsonValue() : QJsonValue(seat.level);
        list.append(QJsonObject { { "name", seat.name }, { "tile", seat.tile }, { "level", level } });
    }
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

QList<KeptSeat> seatsFrom(const QString &text)
{
    QList<KeptSeat> seats;
    const QJsonArray list = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const auto &item : list) {
        const QJsonValue entry = item;
        const int tile = entry["tile"].toInt();
        if (entry["name"].isString() && tile >= 1 && tile <= 8)
            seats.append({ entry["name"].toString(), tile, entry["level"].toString() });
    }
    return seats;
}

QString levelOf(const QList<KeptSeat> &seats)
{
    QString level;
    for (const KeptSeat &seat : seats) {
        if (seat.level.isEmpty() || seat.level == level)
            continue;
        if (!level.isEmpty())
            return {};
        level = seat.level;
    }
    return level;
}
