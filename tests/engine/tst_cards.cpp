// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "engine/table/words.h"
#include "tests/engine/everygame.h"

#include <QTest>

using namespace sobremesa;

// What every game says of its cards, and where its rules speak of what it names.
class TestCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNameHasItsSection_data();
    void everyNameHasItsSection();
    void everyCardIsTold_data();
    void everyCardIsTold();
};

namespace {

template<typename Rows>
void checkRows(const GameInfo &game, const Rows &rows)
{
    for (const auto &row : rows)
        QVERIFY2(!sectionOf(game, row.name).empty(), row.name.data());
}

} // namespace

void TestCards::everyNameHasItsSection_data()
{
    addGames();
}

void TestCards::everyNameHasItsSection()
{
    QFETCH(QString, id);
    const GameInfo &game = *findGame(id.toStdString());
    checkRows(game, game.verbs);
    checkRows(game, game.phases);
    checkRows(game, game.reasons);
    checkRows(game, game.notes);
}

void TestCards::everyCardIsTold_data()
{
    addGames();
}

// In many positions of a game: each card has notes or none, but always a sentence with all its values.
void TestCards::everyCardIsTold()
{
    QFETCH(QString, id);
    Opening opening;
    opening.game = findGame(id.toStdString());
    opening.setup.options = standardOptions(opening.game->options);
    opening.seed = 4;
    auto match = Match::begin(opening);
    QVERIFY(match);
    int told = 0;
    for (int step = 0; step < 60 && !waiting(match->position()).empty(); ++step) {
        const Seat seat = waiting(match->position()).first();
        const Observation seen = match->observe(seat);
        for (const Card card : opening.game->pack->cards()) {
            for (const Text &note : cardNotesOf(seen, card)) {
                QVERIFY(!note.empty());
                QVERIFY2(plain(note, *opening.game->pack).find('%') == std::string::npos, note.source);
                ++told;
            }
        }
        QVERIFY(!sectionOf(seen).empty());
        Actions actions;
        legal(match->position(), seat, actions);
        QVERIFY(!match->play(actions[static_cast<std::size_t>(step) % actions.size()]));
    }
    QVERIFY2(told > 100, qPrintable(QString::number(told)));
}

QTEST_APPLESS_MAIN(TestCards)
#include "tst_cards.moc"
