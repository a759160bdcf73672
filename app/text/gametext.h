// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

#include <QStringList>

// Who is who at a table, for sentences.
struct TableNames
{
    const sobremesa::GameInfo *game = nullptr;
    QStringList seats;
    QStringList sides;
    bool spoken = false; // cards and suits are words, not signs
};

// A text of the engine in the player's language, filled in.
[[nodiscard]] QString gameText(const sobremesa::Text &text, const TableNames &names);
// The same for a sentence that is translated in another context than that of the game.
[[nodiscard]] QString gameText(const sobremesa::Text &text, const TableNames &names, const char *context);
// An id of the engine, as it is kept and as the window knows it.
[[nodiscard]] QString idText(std::string_view id);
// The cards as records write them.
template<typename Cards>
[[nodiscard]] QStringList codesOf(const Cards &cards, const sobremesa::Pack &pack)
{
    QStringList codes;
    for (const sobremesa::Card card : cards)
        codes.append(QString::fromStdString(pack.code(card)));
    return codes;
}
// With a true minus sign.
[[nodiscard]] QString numberText(qint64 number);
// As points are booked: "+2", "−3".
[[nodiscard]] QString signedText(qint64 number);
// "a, b, c", as the language parts them.
[[nodiscard]] QString listed(const QStringList &parts);
// "7♣", or "7 de oros".
[[nodiscard]] QString cardText(sobremesa::Card card, const sobremesa::GameInfo &game);
// Of a French pack, whatever the game: "seven of clubs", "clubs".
[[nodiscard]] QString frenchCardName(sobremesa::Card card);
[[nodiscard]] QString frenchSuitName(int suit);
// As it is spoken: "seven of clubs".
[[nodiscard]] QString cardName(sobremesa::Card card, const sobremesa::GameInfo &game);
