// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/states.h"
#include "engine/match/record.h"

#include <QString>
#include <QStringList>

namespace sobremesa {

// Truco as it stands when these hands ("1e 4c 3b", seat 0 is mano) were dealt and this was done.
inline truco::State trucoAfter(const QStringList &hands, const QStringList &actions = {})
{
    const auto list = [](const QStringList &words) {
        return words.isEmpty() ? QString() : '"' + words.join(QStringLiteral("\",\"")) + '"';
    };
    QStringList dealt;
    for (const QString &hand : hands)
        dealt.append('[' + list(hand.split(' ')) + ']');
    const QString text = QStringLiteral(
        R"({"format":"sobremesa-record","version":1,"game":"truco","options":{"players":%1},"start":{"dealer":%2},
        "deals":[{"hands":[%3]}],"actions":[%4]})")
                             .arg(hands.size())
                             .arg(hands.size() - 1)
                             .arg(dealt.join(','), list(actions));
    const auto record = readRecord(text.toStdString());
    return std::get<truco::State>(replay(*record)->position().state);
}

} // namespace sobremesa
