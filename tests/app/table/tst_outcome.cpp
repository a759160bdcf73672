// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/table/outcome.h"
#include "tests/app/table/openings.h"

#include <QTest>

using namespace sobremesa;

namespace {

QStringList names()
{
    return { "You", "Rosa", "Bruno", "Elena" };
}

} // namespace

// The end of a game and of a match.
class TestOutcome : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void pointsAddUp_data();
    void pointsAddUp();
    void namesTheMatch();
    void rowsBeginAlike();

private:
    static Match played(const GameInfo &game, int players, int games, std::uint64_t seed);
    static QList<SideScore> sidesOf(const Match &match);
    static int pointsIn(const QString &text);
};

void TestOutcome::initTestCase()
{
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
}

// To its end, at random; so many games, where the game knows matches.
Match TestOutcome::played(const GameInfo &game, int players, int games, std::uint64_t seed)
{
    Match match = *Match::begin(matchFor(game, players, games, seed));
    Rng rng(seed);
    Actions buffer;
    while (!isOver(match.position()))
        if (match.play(randomAction(match.position(), rng, buffer)))
            qFatal("a legal action is refused");
    return match;
}

QList<SideScore> TestOutcome::sidesOf(const Match &match)
{
    QList<SideScore> sides;
    for (const std::int32_t points : scores(match.position())) {
        SideScore side;
        side.side = static_cast<int>(sides.size());
        side.score = numberText(points);
        sides.append(side);
    }
    return sides;
}

int TestOutcome::pointsIn(const QString &text)
{
    return QString(text).replace(QChar(0x2212), QLatin1Char('-')).toInt();
}

void TestOutcome::pointsAddUp_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("games");
    QTest::newRow("porrazo") << "porrazo" << 2 << 1;
    QTest::newRow("porrazo, four") << "porrazo" << 4 << 1;
    QTest::newRow("cuarenta") << "cuarenta" << 2 << 1;
    QTest::newRow("tresillo") << "tresillo" << 3 << 1;
    QTest::newRow("tresillo, four") << "tresillo" << 4 << 1;
    QTest::newRow("loba") << "loba" << 3 << 1;
    QTest::newRow("truco, a game") << "truco" << 2 << 1;
    QTest::newRow("truco, a match") << "truco" << 2 << 3;
}

// What the rows tell is what the last one sums up, in all games of a match.
void TestOutcome::pointsAddUp()
{
    QFETCH(QString, game);
    QFETCH(int, players);
    QFETCH(int, games);
    const GameInfo &info = *findGame(game.toStdString());
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        const Match match = played(info, players, games, seed);
        const QList<SideScore> sides = sidesOf(match);
        const GameOutcome told =
            Outcome(match, {}, { &info, names().mid(0, players), names().mid(0, sides.size()) }).tell(sides);
        QCOMPARE(told.totals.size(), sides.size());
        for (qsizetype side = 0; side < sides.size(); ++side) {
            int sum = 0;
            for (const OutcomeReason &row : told.reasons)
                sum += pointsIn(row.cells.at(side).points);
            QCOMPARE(sum, pointsIn(told.totals.at(side)));
        }
        if (games == 1)
            QCOMPARE(told.sides, sides);
    }
}

// Who has won two games has won; their points are not what counts.
void TestOutcome::namesTheMatch()
{
    const GameInfo &info = *findGame("truco");
    const auto endOf = [&info](int games, int players, const QStringList &sides) {
        const Match match = played(info, players, games, 5);
        return Outcome(match, {}, { &info, names().mid(0, players), sides }).tell(sidesOf(match));
    };
    const GameOutcome alone = endOf(3, 2, { "You", "Rosa" });
    const QStringList won { alone.sides[0].score, alone.sides[1].score };
    const QStringList others { alone.winner == 0 ? "You win" : "Rosa wins",
        alone.winner == 0 ? won[1] : won[0] };
    QCOMPARE(alone.title, QStringLiteral("%1 the match, 2 to %2").arg(others[0], others[1]));
    QCOMPARE(won[alone.winner], QStringLiteral("2"));
    const GameOutcome teams = endOf(3, 4, { "We", "They" });
    QVERIFY2(teams.title.contains(QLatin1String(" win the match, 2 to ")), qPrintable(teams.title));
    QVERIFY(!endOf(1, 2, { "You", "Rosa" }).title.contains(QLatin1String("match")));
}

// Each stands alone, in a table or a line of the log.
void TestOutcome::rowsBeginAlike()
{
    for (const GameInfo *game : games())
        for (const Named &reason : game->reasons)
            QVERIFY2(QChar(QLatin1Char(reason.label[0])).isUpper(), reason.label);
}

QTEST_GUILESS_MAIN(TestOutcome)
#include "tst_outcome.moc"
