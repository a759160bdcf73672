// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/record.h"

#include <QString>

// Truco from these scores, with these hands, after these actions; the texts are those of a record.
inline sobremesa::Match playedTruco(int players, int dealer, const QString &hands, const QString &actions,
    const QString &scores = QStringLiteral("[0,0]"))
{
    const QString text = QStringLiteral(
        R"({"format":"sobremesa-record","version":1,"game":"truco","options":{"players":%1},
        "start":{"dealer":%2,"scores":%3},"deals":[{"hands":[%4]}],"actions":[%5]})");
    return *sobremesa::replay(
        *sobremesa::readRecord(text.arg(players).arg(dealer).arg(scores, hands, actions).toStdString()));
}
