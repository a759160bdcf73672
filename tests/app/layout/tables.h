// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/layout/frame.h"
#include "app/layout/table.h"

#include <QFontMetricsF>
#include <QGuiApplication>

// What the games ask of a table, for tests: their wishes, players, and the most that lies there.

namespace tables {

using namespace sobremesa::layout;

struct Game
{
    const char *name;
    Wishes wishes;
    bool clockwise;
    std::vector<int> players;
    std::vector<int> hands; // cards in the hand
    int tableCards; // the most that are common
    std::vector<int> bars; // answers of a question, 0: there is none
    bool words; // something may be said out of turn
};

inline const std::vector<Game> &games()
{
    static const std::vector<Game> all {
        { "cuarenta", {}, true, { 2, 4 }, { 1, 5 }, 8, { 0, 1, 4 }, false },
        { "porrazo", {}, true, { 2, 3, 4, 5, 6, 8 }, { 1, 3 }, 8, { 0, 1, 4 }, false },
        { "truco", { .middle = Middle::Stay, .stock = false, .captured = false }, false, { 2, 4, 6 },
            { 1, 3 }, 0, { 0, 2, 4 }, true },
        { "tresillo", { .backs = Backs::Row, .middle = Middle::Tricks, .stock = false, .captured = false },
            false, { 3, 4 }, { 1, 9 }, 0, { 0, 2, 4 }, false },
        { "loba",
            { .seating = Seating::Columns,
                .backs = Backs::Stack,
                .middle = Middle::Piles,
                .stock = false,
                .captured = false },
            false, { 2, 3, 4, 5 }, { 1, 9, 11, 14, 20 }, 0, { 0, 2, 3 }, false },
    };
    return all;
}

inline QSizeF textSize(const QString &words, int pixels, bool strong = false)
{
    QFont font;
    font.setPixelSize(pixels);
    font.setBold(strong);
    const QFontMetricsF metrics(font);
    return { std::ceil(metrics.horizontalAdvance(words)), std::ceil(metrics.height()) };
}

inline PlateWords plateWords(int seat, Measure measure)
{
    static const QStringList names { QStringLiteral("You"), QStringLiteral("Marisol"),
        QStringLiteral("Bruno"), QStringLiteral("Leonor"), QStringLiteral("Rosa"), QStringLiteral("Tomás"),
        QStringLiteral("Elvira"), QStringLiteral("Julián") };
    PlateWords words;
    words.name = textSize(names[seat % names.size()], measure.letters(15), true);
    words.line = textSize(QStringLiteral("3 cards"), measure.letters(13));
    words.turn = seat == 1;
    if (seat == 2)
        words.role = textSize(QStringLiteral("dealer"), measure.letters(12));
    words.team = false;
    return words;
}

// The height of a question with so many answers, as the window makes it.
inline qreal barHeight(int answers, const Frame &frame)
{
    const Measure measure = frame.measure;
    if (answers == 0)
        return 0;
    const qreal button = std::max<qreal>(measure.letters(38) + measure.space(3.5), leastPress);
    const qreal question = measure.letters(17) * 1.4;
    const int columns = frame.portrait ? 2 : 4;
    const qreal share = measure.letters(150);
    const bool stacked = !frame.wide || answers * share + measure.letters(300) > frame.table.width();
    const int rows = stacked ? (answers + columns - 1) / columns : 1;
    return (stacked ? question : 0) + rows * (button + measure.space(2)) + measure.space(5);
}

inline TableAsked ask(const Game &game, const Frame &frame, int players)
{
    const Measure measure = frame.measure;
    TableAsked asked;
    asked.measure = measure;
    asked.table = frame.table.size();
    asked.portrait = frame.portrait;
    asked.wide = frame.wide;
    asked.hand = frame.hand;
    asked.wishes = game.wishes;
    asked.wishes.mostBar =
        game.wishes.seating == Seating::Columns ? measure.letters(frame.portrait ? 116 : 72) : 1e5;
    asked.players = players;
    asked.clockwise = game.clockwise;
    for (int seat = 0; seat < players; ++seat)
        asked.plates.push_back(plateWords(seat, measure));
    for (Pill &pill : asked.pills) {
        pill.width = textSize(QStringLiteral("stock 38"), measure.letters(13)).width() + measure.space(4);
        pill.bare = textSize(QStringLiteral("38"), measure.letters(13)).width() + measure.space(4);
    }
    asked.tableCards = game.tableCards;
    if (game.wishes.middle == Middle::Stay)
        asked.corner = frame.portrait ? QSizeF(measure.letters(130), measure.letters(24))
                                      : QSizeF(measure.letters(140), measure.letters(frame.wide ? 84 : 60));
    if (game.words)
        asked.words = frame.portrait ? QSizeF(measure.letters(120), measure.letters(40))
                                     : QSizeF(measure.letters(148), 2 * measure.letters(40));
    return asked;
}

} // namespace tables
