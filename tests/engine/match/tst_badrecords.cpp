// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/expect.h"
#include "engine/match/record.h"

#include <QTest>

using namespace sobremesa;

// One message that names the place and the reason, for everything that can be wrong with a record.
class TestBadRecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void message_data();
    void message();
    void deepNesting();
    void tooLong();
    void tooManyActions();
    void manyKeys();
    void manyDeals();
    void manyCaptures();
};

// NOLINTNEXTLINE(readability-function-size): a table
void TestBadRecords::message_data()
{
    const QString head = QStringLiteral(R"({"format":"sobremesa-record","version":1,"game":"cuarenta")");
    const QString hands =
        QStringLiteral(R"("deals":[{"hands":[["7h","4s","Jd","Qc","2h"],["7d","5s","Kd","Qh","3h"]]}])");
    QTest::addColumn<QString>("record");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("empty") << ""
                           << "line 1, column 1: this is not JSON";
    QTest::newRow("cut off") << "{\"format\": \"sobremesa-record\",\n \"version\""
                             << "line 2";
    QTest::newRow("a key twice") << R"({"format":"sobremesa-record","format":"x"})"
                                 << "\"format\" is given twice";
    QTest::newRow("a fraction") << R"({"format":1.5})"
                                << "1.5 is not a whole number";
    QTest::newRow("a list") << "[]"
                            << "a record is an object";
    QTest::newRow("no format") << "{}"
                               << "format: must be";
    QTest::newRow("another version") << R"({"format":"sobremesa-record","version":2})"
                                     << "version: must be 1";
    QTest::newRow("no game") << R"({"format":"sobremesa-record","version":1})"
                             << "game: must be one of";
    QTest::newRow("unknown game") << R"({"format":"sobremesa-record","version":1,"game":"mus"})"
                                  << "game: must be one of";
    QTest::newRow("unknown field") << head + R"(,"colour":1})"
                                   << "colour: a record has no such field";
    QTest::newRow("no deals") << head + R"(,"actions":[]})"
                              << "deals: must be a list";
    QTest::newRow("no actions") << head + "," + hands + "}"
                                << "actions: must be a list";
    QTest::newRow("unknown option") << head + R"(,"options":{"limpia":1},"deals":[],"actions":[]})"
                                    << "options.limpia:";
    QTest::newRow("option out of range") << head + R"(,"options":{"players":3},"deals":[],"actions":[]})"
                                         << "options.players:";
    QTest::newRow("unknown start") << head + R"(,"start":{"plate":3},"deals":[],"actions":[]})"
                                   << "start.plate:";
    QTest::newRow("odd score") << head + R"(,"start":{"scores":[3,0]},"deals":[],"actions":[]})"
                               << "start.scores";
    QTest::newRow("dealer") << head + R"(,"start":{"dealer":2},"deals":[],"actions":[]})"
                            << "start.dealer:";
    QTest::newRow("too few names") << head + R"(,"names":["a"],"deals":[],"actions":[]})"
                                   << "names: must be a list of 2";
    QTest::newRow("negative seed") << head + R"(,"seed":-1,"actions":[]})"
                                   << "seed: must be";
    QTest::newRow("two forms of a deal") << head + R"(,"deals":[{"seed":1,"deck":[]}],"actions":[]})"
                                         << "deals[0]: must have one of";
    QTest::newRow("unknown card") << head + R"(,"deals":[{"deck":["7h","8h"]}],"actions":[]})"
                                  << "deals[0].deck[1]: \"8h\" is not a card";
    QTest::newRow("a card twice") << head + R"(,"deals":[{"deck":["7h","7h"]}],"actions":[]})"
                                  << "deals[0].deck[1]: 7h is dealt more often";
    QTest::newRow("one hand") << head + R"(,"deals":[{"hands":[["7h"]]}],"actions":[]})"
                              << "deals[0].hands: must be 2 hands";
    QTest::newRow("short hand") << head + R"(,"deals":[{"hands":[["7h"],["7d"]]}],"actions":[]})"
                                << "deals[0].hands[0]: must be 5 cards";
    QTest::newRow("not an action") << head + "," + hands + R"(,"actions":["0 play 7h 8h"]})"
                                   << "actions[0]: \"0 play 7h 8h\": \"8h\" is not a card";
    QTest::newRow("illegal action") << head + "," + hands + R"(,"actions":["0 play 7d"]})"
                                    << "actions[0]: \"0 play 7d\":";
    QTest::newRow("out of turn") << head + "," + hands + R"(,"actions":["0 play 7h","0 play 4s"]})"
                                 << "actions[1]: \"0 play 4s\":";
    QTest::newRow("expect") << head + "," + hands + R"(,"actions":[],"expect":1})"
                            << "expect: must be an object";
}

void TestBadRecords::message()
{
    QFETCH(QString, record);
    QFETCH(QString, wanted);
    const auto read = readRecord(record.toStdString());
    const auto match = read ? replay(*read) : Result<Match>(read.refusal());
    QVERIFY(!match);
    const QString line = QString::fromStdString(oneLine(match.refusal()));
    QVERIFY2(line.contains(wanted), qPrintable(line));
    QVERIFY(!line.contains(QLatin1Char('\n')));
}

void TestBadRecords::deepNesting()
{
    const auto read = readRecord(std::string(100'000, '['));
    QVERIFY(!read);
    QVERIFY(read.refusal().message.find("64 levels") != std::string::npos);
}

void TestBadRecords::tooLong()
{
    const auto read = readRecord(std::string((16U << 20U) + 1, ' '));
    QVERIFY(!read);
    QCOMPARE(oneLine(read.refusal()), std::string("this is more than 16 MiB"));
}

void TestBadRecords::tooManyActions()
{
    std::string text =
        R"({"format":"sobremesa-record","version":1,"game":"cuarenta","seed":1,"actions":["0 play 7h")";
    for (int i = 1; i <= 100'000; ++i)
        text += R"(,"0 play 7h")";
    const auto read = readRecord(text + "]}");
    QVERIFY(!read);
    QCOMPARE(oneLine(read.refusal()), std::string("actions: are 100001, of which 100000 are read at most"));
}

// Not done in quadratic time, or this test would take an hour.
void TestBadRecords::manyKeys()
{
    std::string text = "{";
    for (int i = 0; i < 300'000; ++i)
        text += "\"key " + std::to_string(i) + "\":0,";
    const auto read = readRecord(text + "\"key 7\":0}");
    QVERIFY(!read);
    QVERIFY(read.refusal().message.find("\"key 7\" is given twice") != std::string::npos);
}

// A game that goes on and on: what was dealt is kept once, not with every action.
void TestBadRecords::manyDeals()
{
    Opening opening;
    opening.game = findGame("cuarenta");
    opening.setup.options = standardOptions(opening.game->options);
    opening.seed = 3;
    auto match = Match::begin(opening);
    QVERIFY(match);
    std::vector<std::size_t> dealt;
    Actions actions;
    while (!actors(match->position()).empty()) {
        dealt.push_back(match->dealt().size());
        actions.clear();
        legal(match->position(), actors(match->position()).first(), actions);
        QVERIFY(!match->play(actions.front()));
    }
    const std::vector<GivenDeal> whole = match->dealt();
    QVERIFY(whole.size() > 2);
    while (match->undo()) {
        QCOMPARE(match->dealt().size(), dealt[match->actionCount()]);
        QVERIFY(std::equal(match->dealt().begin(), match->dealt().end(), whole.begin()));
    }
}

// All but the last card lie on the table: that ace takes one of three aces, and with it a run that can go on
// to the king, with one of four cards for each rank. What is expected of a million actions is looked up
// without a list of them.
void TestBadRecords::manyCaptures()
{
    std::vector<std::string> pack;
    for (const char suit : { 's', 'h', 'd', 'c' }) {
        for (const char rank : { 'A', '2', '3', '4', '5', '6', '7', 'J', 'Q', 'K' })
            pack.push_back({ rank, suit });
    }
    std::swap(pack[30], pack[39]);
    std::string deck, laid;
    for (const std::string &card : pack)
        deck += (deck.empty() ? "\"" : ",\"") + card + '"';
    for (std::size_t i = 0; i + 1 < pack.size(); ++i) {
        const std::size_t batch = i / 20 * 20, place = i % 4, turn = i % 20 / 4;
        const std::string seat = std::to_string((place + 1) % 4);
        laid += (laid.empty() ? "\"" : ",\"") + seat + " play " + pack[batch + 5 * place + turn] + '"';
    }
    const std::string text =
        R"({"format":"sobremesa-record","version":1,"game":"cuarenta","options":{"players":4},)"
        R"("start":{"dealer":0},"deals":[{"deck":[)"
        + deck + R"(]}],"actions":[)" + laid
        + R"(],"expect":{"has_legal":{"0":["play Ac"]},"illegal":["0 play As"]}})";
    QVERIFY(check(text).empty());
    const auto record = readRecord(text);
    QVERIFY(record);
    const auto match = replay(*record);
    QVERIFY(match);
    Actions actions;
    legal(match->position(), 0, actions);
    QVERIFY(actions.size() > 1'000'000);
}

QTEST_APPLESS_MAIN(TestBadRecords)
#include "tst_badrecords.moc"
