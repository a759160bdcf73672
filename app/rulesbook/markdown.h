// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sobremesa {
struct GameInfo;
}

// How the cards of a text are drawn: "{7h}" or "{joker}", a card of the game's own pack.
struct CardPictures
{
    const sobremesa::GameInfo *game = nullptr; // none: nothing is a card
    int height = 20; // grows with the letters
    qreal ratio = 1; // pixels of the screen for one of the window
};

enum class CardWords { Names, Signs }; // "seven of hearts", "7♥"

// The Markdown of our rules pages (paragraphs, lists, tables, bold, italic, cards) as rich text; "[4.5]" is a
// link to that chapter. Everything else is text: nothing in a page can become markup of its own.
[[nodiscard]] QString richText(const QString &markdown, const CardPictures &cards = {});
// The same without any marks, for searching.
[[nodiscard]] QString plainText(const QString &markdown);
// What is read out at one go: each paragraph, item of a list and row of a table.
[[nodiscard]] QStringList spokenParts(const QString &markdown);
// A text whose cards are words. Between cards that lie side by side there is what parts the items of a list.
[[nodiscard]] QString cardsInWords(
    const QString &markdown, const sobremesa::GameInfo &game, CardWords words = CardWords::Names);
