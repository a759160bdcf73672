// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"

#include "engine/games/registry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <thread>

using namespace sobremesa;

// The books that are part of the program.
class TestBooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isOneForAll();
    void isOfItsGame();
    void isReadByTheStrongAlone();
};

// Many opponents may ask at the same moment, each in a thread of its own.
void TestBooks::isOneForAll()
{
    const GameInfo &game = *findGame(bookFiles().front().game);
    std::array<const Book *, 8> found {};
    std::vector<std::thread> players;
    players.reserve(found.size());
    for (const Book *&book : found)
        players.emplace_back([&book, &game] { book = findBook(game); });
    for (std::thread &player : players)
        player.join();
    QVERIFY(found.front());
    for (const Book *book : found)
        QCOMPARE(book, found.front());
}

void TestBooks::isOfItsGame()
{
    const auto files = bookFiles();
    for (const GameInfo *game : games()) {
        const bool written = std::any_of(
            files.begin(), files.end(), [game](const BookFile &file) { return file.game == game->id; });
        const Book *book = findBook(*game);
        QCOMPARE(book != nullptr, written);
        QVERIFY(!book || (book->game() == game && book->size() > 0));
    }
}

void TestBooks::isReadByTheStrongAlone()
{
    const GameInfo &game = *findGame(bookFiles().front().game);
    for (const Level &level : levels())
        QCOMPARE(withBook(level, game).book != nullptr, level.reads);
    QVERIFY(std::any_of(levels().begin(), levels().end(), [](const Level &level) { return !level.reads; }));
}

QTEST_GUILESS_MAIN(TestBooks)
#include "tst_books.moc"
