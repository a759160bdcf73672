// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/gamecatalog.h"
#include "app/catalog/gamesetup.h"
#include "app/settings.h"
#include "engine/games/registry.h"
#include "scratch.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

// What is true for every game of the registry, and the laying of a table.
class TestCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsTheRegistry();
    void everyGameCanBeSetUp_data();
    void everyGameCanBeSetUp();
    void presetsAreRecognised_data() { everyGameCanBeSetUp_data(); }
    void presetsAreRecognised();
    void firstGamesAreGentle_data() { everyGameCanBeSetUp_data(); }
    void firstGamesAreGentle();
    void refusesValuesThatDoNotExist();
    void partnersAreNeverWeak();
    void personsSitAnywhere();
    void tilesStayDifferent();
    void facesHaveTheirWays();
    void remembers();
    void damagedMemoryIsIgnored();
    void readsDealNumbers_data();
    void readsDealNumbers();

private:
    Scratch m_scratch;
};

void TestCatalog::listsTheRegistry()
{
    GameCatalog catalog;
    const QAbstractItemModelTester tester(&catalog, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(catalog.rowCount(), static_cast<int>(sobremesa::games().size()));
    for (int row = 0; row < catalog.rowCount(); ++row) {
        const QModelIndex game = catalog.index(row);
        for (const int role : { GameCatalog::NameRole, GameCatalog::OriginRole, GameCatalog::PlayersRole,
                 GameCatalog::SentenceRole })
            QVERIFY2(!game.data(role).toString().isEmpty(), qPrintable(catalog.roleNames().value(role)));
        QCOMPARE(game.data(GameCatalog::CardsRole).toStringList().size(), 3);
    }
    QVERIFY(catalog.name("nothing").isEmpty());
}

void TestCatalog::everyGameCanBeSetUp_data()
{
    QTest::addColumn<QString>("game");
    for (const sobremesa::GameInfo *info : sobremesa::games())
        QTest::newRow(std::string(info->id).c_str()) << QString::fromStdString(std::string(info->id));
}

void TestCatalog::everyGameCanBeSetUp()
{
    QFETCH(QString, game);
    GameSetup setup;
    const QAbstractItemModelTester options(
        setup.options(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester seats(
        setup.seats(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    setup.setGame(game);
    QVERIFY(!setup.playerCounts().isEmpty());
    for (const QVariant &players : setup.playerCounts()) {
        setup.setPlayers(players.toInt());
        QCOMPARE(setup.players(), players.toInt());
        QCOMPARE(setup.seats()->rowCount(), players.toInt());
        for (int row = 0; row < setup.options()->rowCount(); ++row)
            QVERIFY(!setup.options()->index(row).data(OptionModel::LabelRole).toString().isEmpty());
    }
}

void TestCatalog::presetsAreRecognised()
{
    QFETCH(QString, game);
    GameSetup setup;
    setup.setGame(game);
    for (int preset = 0; preset < setup.options()->presets().size(); ++preset) {
        setup.options()->choosePreset(preset);
        QCOMPARE(setup.options()->preset(), preset);
    }
}

// The preset for beginners, with every number of players; no other is meant for them.
void TestCatalog::firstGamesAreGentle()
{
    QFETCH(QString, game);
    const auto presets = sobremesa::findGame(game.toStdString())->presets;
    QCOMPARE(std::count_if(
                 presets.begin(), presets.end(), [](const sobremesa::Preset &each) { return each.gentle; }),
        1);
    GameSetup setup;
    setup.setGame(game);
    for (const QVariant &players : setup.playerCounts()) {
        setup.setPlayers(players.toInt());
        setup.options()->chooseGentle();
        QVERIFY(presets[std::size_t(setup.options()->preset())].gentle);
        QCOMPARE(setup.players(), players.toInt());
    }
}

void TestCatalog::refusesValuesThatDoNotExist()
{
    GameSetup setup;
    setup.setGame("cuarenta");
    const auto before = setup.options()->values();
    setup.options()->choose(0, 99);
    setup.options()->choose(99, 0);
    setup.setPlayers(3);
    QCOMPARE(setup.options()->values(), before);
    setup.setGame("nothing");
    QVERIFY(setup.game().isEmpty());
    QCOMPARE(setup.seats()->rowCount(), 0);
}

void TestCatalog::partnersAreNeverWeak()
{
    GameSetup setup;
    setup.setGame("cuarenta");
    setup.setPlayers(4);
    QCOMPARE(setup.seats()->index(2).data(SeatModel::TeamRole).toString(), "a");
    QCOMPARE(setup.seats()->index(1).data(SeatModel::TeamRole).toString(), "b");
    setup.seats()->setLevel(1, 1);
    setup.seats()->setLevel(2, 1);
    QCOMPARE(setup.seats()->plan(1).level, 1);
    QCOMPARE(setup.seats()->plan(2).level, 3);
}

void TestCatalog::personsSitAnywhere()
{
    GameSetup setup;
    setup.setGame("cuarenta");
    setup.setPlayers(4);
    QCOMPARE(setup.seats()->plan(0).name, "You");
    setup.seats()->setPerson(2, true); // also as a partner
    QCOMPARE(setup.seats()->plan(2).level, 0);
    QCOMPARE(setup.seats()->plan(0).name, "Player 1"); // nobody is "you" to both of them
    setup.seats()->setPerson(2, false);
    QCOMPARE(setup.seats()->plan(2).level, 3);
    QCOMPARE(setup.seats()->plan(0).name, "You");
    setup.seats()->setPerson(0, false); // this place is yours
    QCOMPARE(setup.seats()->plan(0).level, 0);
}

// What a face is like goes with it to another seat; a person is nobody's to judge.
void TestCatalog::facesHaveTheirWays()
{
    GameSetup setup;
    setup.setGame("truco");
    setup.setPlayers(2);
    SeatModel &seats = *setup.seats();
    const auto place = [&seats](int seat) {
        return seats.data(seats.index(seat), SeatModel::PlaceRole).toString();
    };
    QCOMPARE(place(0), "this seat is yours");
    QCOMPARE(place(1), "across from you · talks a lot");
    seats.turnTile(1);
    QCOMPARE(place(1), "across from you · bold");
    seats.setPerson(1, true);
    QCOMPARE(place(1), "across from you");
}

void TestCatalog::tilesStayDifferent()
{
    GameSetup setup;
    setup.setGame("cuarenta");
    setup.setPlayers(4);
    for (int turn = 0; turn < 11; ++turn) {
        setup.seats()->turnTile(turn % 4);
        QSet<int> tiles;
        for (int seat = 0; seat < 4; ++seat)
            tiles.insert(setup.seats()->plan(seat).tile);
        QCOMPARE(tiles.size(), 4);
    }
}

void TestCatalog::remembers()
{
    GameSetup setup;
    setup.setGame("cuarenta");
    setup.setPlayers(4);
    setup.options()->choose(0, 1);
    setup.seats()->rename(1, "  Pepa   de  Quito ");
    setup.seats()->setLevel(3, 4);
    setup.remember();
    GameSetup again;
    again.setGame("cuarenta");
    QCOMPARE(again.options()->values(), setup.options()->values());
    QCOMPARE(again.seats()->plan(1).name, "Pepa de Quito");
    QCOMPARE(again.seats()->plan(3).level, 4);
    QCOMPARE(again.seats()->plan(0).level, 0);
}

void TestCatalog::damagedMemoryIsIgnored()
{
    for (const char *kept :
        { "{", "[]", R"({"options":{"players":"77","nothing":"1"},"seats":[1,{"tile":99}]})" }) {
        Settings::shared().rememberSetup("cuarenta", QString::fromUtf8(kept));
        GameSetup setup;
        setup.setGame("cuarenta");
        QCOMPARE(setup.players(), 2);
        QVERIFY(setup.seats()->plan(1).tile <= 8);
    }
}

void TestCatalog::readsDealNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("readable");
    QTest::newRow("plain") << "2026" << true;
    QTest::newRow("spaces") << " 12 345 " << true;
    QTest::newRow("largest") << "18446744073709551615" << true;
    QTest::newRow("too large") << "18446744073709551616" << false;
    QTest::newRow("negative") << "-1" << false;
    QTest::newRow("word") << "abc" << false;
    QTest::newRow("only spaces") << "  " << false;
}

void TestCatalog::readsDealNumbers()
{
    QFETCH(QString, text);
    QTEST(readDeal(text).has_value(), "readable");
}

QTEST_MAIN(TestCatalog)
#include "tst_catalog.moc"
