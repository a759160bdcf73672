// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/refusaltext.h"

#include "app/text/gametext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace sobremesa;

namespace {

constexpr const char *everyGame = "engine"; // the context of sentences about records, options and starts

bool isPlain(const TextValue &value)
{
    return std::holds_alternative<std::int64_t>(value) || std::holds_alternative<std::string>(value);
}

// A game has the first word about its own sentences.
QString reasonText(const Text &reason, const TableNames &names)
{
    const std::string own = names.game ? std::string(names.game->id) : everyGame;
    const bool isOwn =
        QCoreApplication::translate(own.c_str(), reason.source) != QLatin1String(reason.source);
    return gameText(reason, names, isOwn ? own.c_str() : everyGame);
}

} // namespace

QString refusalText(const Refusal &refusal, const GameInfo *game, QStringList players)
{
    for (qsizetype seat = players.size(); seat < maxSeats; ++seat)
        players.append(QCoreApplication::translate("Refusals", "seat %1").arg(seat));
    const std::vector<TextValue> &values = refusal.reason.values;
    const bool canBeSaid =
        !refusal.reason.empty() && (game != nullptr || std::all_of(values.begin(), values.end(), isPlain));
    const QString why = canBeSaid ? reasonText(refusal.reason, { game, players, {} })
                                  : QString::fromStdString(refusal.message);
    return refusal.place.empty() ? why : QString::fromStdString(refusal.place) + QStringLiteral(": ") + why;
}
