// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/json.h"
#include "engine/match/record.h"

#include <QTest>

using namespace sobremesa;

class TestMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusedActionsChangeNothing();
    void seedsAboveSixtyThreeBits();
    void orderOfKeysIsKept();
};

static Match begun(std::uint64_t seed)
{
    Opening opening;
    opening.game = games()[0];
    opening.setup.options = standardOptions(opening.game->options);
    opening.seed = seed;
    return *Match::begin(opening);
}

void TestMatch::refusedActionsChangeNothing()
{
    Match match = begun(1);
    const Position before = match.position();
    Action wrong;
    wrong.seat = 7;
    const auto refusal = match.play(wrong);
    QVERIFY(refusal);
    QVERIFY(!refusal->message.empty());
    QVERIFY(match.position() == before);
    QCOMPARE(match.actionCount(), std::size_t(0));
    QVERIFY(!match.undo());
}

void TestMatch::seedsAboveSixtyThreeBits()
{
    const std::uint64_t seed = 9223372036854775809ULL;
    const Match match = begun(seed);
    const auto record = readRecord(writeJson(recordOf(match)));
    QVERIFY(record);
    QCOMPARE(*record->opening.seed, seed);
    QVERIFY(replay(*record)->position() == match.position());
}

void TestMatch::orderOfKeysIsKept()
{
    const std::string text = R"({"b": 1, "a": [true, null, "ñ"]})";
    const auto value = readJson(text);
    QVERIFY(value);
    QCOMPARE(QString::fromStdString(writeJsonLine(*value)), QString::fromStdString(text));
}

QTEST_APPLESS_MAIN(TestMatch)
#include "tst_match.moc"
