// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"
#include "engine/ai/reasons.h"
#include "engine/games/truco/ai/knowledge.h"
#include "engine/games/truco/rows.h"
#include "engine/games/truco/scoring.h"
#include "engine/table/words.h"
#include "tests/engine/playedtruco.h"

#include <QTest>

using namespace sobremesa;
using namespace sobremesa::truco;

namespace {

Dealt cardsOf(const QString &codes)
{
    Dealt cards;
    for (const QString &code : codes.split(' ', Qt::SkipEmptyParts))
        cards.push_back(*spanishPack.parse(code.toStdString()));
    return cards;
}

// Four players, 7o 5o 3b for seat 0; seat 2 leads.
Observation after(const QString &actions, Seat viewer)
{
    const QString hands =
        QStringLiteral(R"(["7o","5o","3b"],["4c","5c","6e"],["2e","3c","6b"],["Rc","7c","Se"])");
    return playedTruco(4, 1, hands, actions).observe(viewer);
}

QStringList plainTexts(const std::vector<Text> &texts)
{
    QStringList lines;
    for (const Text &text : texts)
        lines.append(QString::fromStdString(plain(text, spanishPack)));
    return lines;
}

QStringList bubbles(const Observation &seen, Seat seat)
{
    QStringList words;
    for (const Told &told : standingOf(seen, seat))
        words.append(QString::fromStdString(plain(told.bubble, spanishPack)));
    return words;
}

// "title: worth" of everything that the viewer is offered with this verb.
QStringList offersOf(const Observation &seen, int verb)
{
    Actions actions;
    offered(seen.position, seen.viewer, actions);
    QStringList words;
    for (const Action &action : actions) {
        if (action.verb == verb)
            words.append(QString::fromStdString(plain(offerOf(seen, action).worth, spanishPack)));
    }
    return words;
}

} // namespace

// Tables of cards, points and tricks; and what is told of the words that wait.
class TestTruco : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ladder();
    void points_data();
    void points();
    void tricks_data();
    void tricks();
    void stakes_data();
    void stakes();
    void wordsThatWaitStay();
    void signsAreForPartners();
    void answersTellTheirWorth();
    void trucoWaitsForTheEnvido();
    void noCardBeforeTheAnswer();
    void keepsTheTricks_data();
    void keepsTheTricks();
    void betsThatDecideTheGame_data();
    void betsThatDecideTheGame();
};

// 4.4: each card at least as strong as the next.
void TestTruco::ladder()
{
    const QStringList codes = QStringLiteral("1e 1b 7e 7o 3b 2c 1o Re Cc Sb 7c 6o 5e 4b").split(' ');
    for (int i = 0; i + 1 < codes.size(); ++i) {
        const Dealt pair = cardsOf(codes[i] + ' ' + codes[i + 1]);
        QVERIFY2(strength(pair[0]) > strength(pair[1]), qPrintable(codes[i]));
    }
    const Dealt equals = cardsOf("3o 3c 3e");
    QVERIFY(strength(equals[0]) == strength(equals[1]) && strength(equals[1]) == strength(equals[2]));
}

// 5.2
void TestTruco::points_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("envido");
    QTest::addColumn<int>("flor");
    QTest::newRow("two of a suit") << "7o 5o 3b" << 32 << 0;
    QTest::newRow("seven and six") << "7e 6e 1b" << 33 << 0;
    QTest::newRow("two figures") << "Ro Co 7e" << 20 << 0;
    QTest::newRow("three suits") << "4o 6c Re" << 6 << 0;
    QTest::newRow("figures alone") << "Ro Cc Se" << 0 << 0;
    QTest::newRow("flor") << "7o 6o 5o" << 33 << 38;
    QTest::newRow("flor of figures") << "Ro Co So" << 20 << 20;
}

void TestTruco::points()
{
    QFETCH(QString, cards);
    QFETCH(int, envido);
    QFETCH(int, flor);
    const Dealt dealt = cardsOf(cards);
    QCOMPARE(envidoPoints(dealt), envido);
    QCOMPARE(isFlor(dealt), flor > 0);
    if (flor > 0)
        QCOMPARE(florPoints(dealt), flor);
}

// 4.4; p a parda, the mano on side 0.
void TestTruco::tricks_data()
{
    QTest::addColumn<QString>("tricks");
    QTest::addColumn<int>("winner");
    QTest::newRow("one is not enough") << "0" << int { nobody };
    QTest::newRow("two of two") << "11" << 1;
    QTest::newRow("won, parda") << "1p" << 1;
    QTest::newRow("parda, won") << "p1" << 1;
    QTest::newRow("one each") << "01" << int { nobody };
    QTest::newRow("one each, third") << "011" << 1;
    QTest::newRow("one each, parda") << "10p" << 1;
    QTest::newRow("two pardas") << "pp" << int { nobody };
    QTest::newRow("two pardas, third") << "pp1" << 1;
    QTest::newRow("three pardas") << "ppp" << 0;
}

void TestTruco::tricks()
{
    QFETCH(QString, tricks);
    QFETCH(int, winner);
    InlineVector<Side, handSize> list;
    for (const QChar trick : tricks)
        list.push_back(trick == QLatin1Char('p') ? parda : static_cast<Side>(trick.digitValue()));
    QCOMPARE(int { winnerOfTricks(list, 0) }, winner);
}

void TestTruco::stakes_data()
{
    QTest::addColumn<QString>("actions");
    QTest::addColumn<QString>("stakes");
    QTest::newRow("nothing") << ""
                             << "The hand · 1";
    QTest::newRow("envido") << R"("2 envido")"
                            << "Envido · 2|The hand · 1";
    QTest::newRow("real envido") << R"("2 envido","3 real_envido")"
                                 << "Real envido · 5|The hand · 1";
    QTest::newRow("falta envido") << R"("2 falta_envido")"
                                  << "Falta envido · 30|The hand · 1";
    QTest::newRow("truco") << R"("2 truco")"
                           << "Truco · 2|The hand · 1";
    QTest::newRow("envido first") << R"("2 truco","3 envido")"
                                  << "Envido · 2|Truco · 2|The hand · 1";
    QTest::newRow("accepted") << R"("2 truco","3 quiero")"
                              << "Truco · 2";
    QTest::newRow("retruco") << R"("2 truco","3 retruco")"
                             << "Retruco · 3|Truco · 2";
}

void TestTruco::stakes()
{
    QFETCH(QString, actions);
    QFETCH(QString, stakes);
    QCOMPARE(plainTexts(stakesOf(after(actions, 0))).join('|'), stakes);
}

void TestTruco::wordsThatWaitStay()
{
    const Observation waits = after(R"("2 play 2e","3 truco")", 0);
    QCOMPARE(bubbles(waits, 3), QStringList { "¡Truco!" });
    QVERIFY(bubbles(waits, 1).isEmpty());
    const Observation first = after(R"("2 play 2e","3 truco","0 envido")", 1);
    QCOMPARE(bubbles(first, 0), QStringList { "¡Envido!" });
    QCOMPARE(bubbles(first, 3), QStringList { "¡Truco!" });
    QVERIFY(bubbles(after(R"("2 truco","3 quiero")", 0), 2).isEmpty());
}

// 4.11: a sign stays until its trick is over, for the side that may see it.
void TestTruco::signsAreForPartners()
{
    const QString made = R"("2 sign three","2 play 2e")";
    QCOMPARE(bubbles(after(made, 0), 2), QStringList { "Biting the lower lip" });
    QVERIFY(bubbles(after(made, 1), 2).isEmpty());
    QVERIFY(bubbles(after(made + R"(,"3 play Rc","0 play 3b","1 play 4c")", 0), 2).isEmpty());
}

void TestTruco::answersTellTheirWorth()
{
    const Observation envido = after(R"("2 play 2e","3 envido")", 0);
    QCOMPARE(offersOf(envido, 7), QStringList { "accept · worth 2" });
    QCOMPARE(offersOf(envido, 8), QStringList { "refuse · 1 for them" });
    QCOMPARE(offersOf(envido, 2), QStringList { "5 · if refused, 2" });
    const Observation open = after("", 2);
    QCOMPARE(offersOf(open, 4), QStringList { "2 · if refused, 1" });
    QCOMPARE(offersOf(open, 9), QStringList { "fold · your cards alone" });
    const auto duel =
        readRecord(R"({"format":"sobremesa-record","version":1,"game":"truco","options":{"players":2},
        "names":["Ana","Rosa"],"start":{"dealer":1},"deals":[{"hands":[["7o","5o","3b"],["4c","5c","6e"]]}],
        "actions":["0 truco"]})");
    const Observation asked = replay(*duel)->observe(1);
    QCOMPARE(offersOf(asked, 7), QStringList { "accept · worth 2" });
    QCOMPARE(offersOf(asked, 8), QStringList { "refuse · 1 for seat 0" });
}

void TestTruco::trucoWaitsForTheEnvido()
{
    const std::vector<Offer> closed = closedWordsOf(after(R"("2 play 2e","3 envido")", 0));
    QCOMPARE(closed.size(), std::size_t { 1 });
    QCOMPARE(QString::fromUtf8(closed[0].closed.source), QStringLiteral("the envido first"));
    QVERIFY(closedWordsOf(after(R"("2 play 2e")", 0)).empty());
}

// The caller's side holds back at every level, and those who are asked answer: 2 e called, whose turn goes
// to 3.
void TestTruco::noCardBeforeTheAnswer()
{
    for (const char *name : { "greedy", "beginner", "strong", "master" }) {
        const Level &level = *findLevel(name);
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            const QString called = QStringLiteral(R"("2 play 2e","1 truco")");
            QVERIFY(!choose(after(called, 3), level, seed));
            QVERIFY(choose(after(called, 0), level, seed) || choose(after(called, 2), level, seed));
            const auto wanted = choose(after(called + QStringLiteral(R"(,"0 quiero")"), 3), level, seed);
            QVERIFY(wanted);
        }
    }
}

// Whose side has lost the first trick does not lose the second one by a choice. Seat 0 leads both.
void TestTruco::keepsTheTricks_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("actions");
    QTest::addColumn<QString>("poor");
    const QString two = R"("0 play 1e","1 play 5c","0 play 1c")";
    QTest::newRow("one of two cards wins") << 2 << two << "7c";
    QTest::newRow("no card wins") << 2 << R"("0 play 1c","1 play 5c","0 play 1e")"
                                  << "";
    QTest::newRow("the first trick") << 2 << R"("0 play 1c")"
                                     << "";
    const QString four = R"("0 play 1e","1 play 5c","2 play 4o","3 play 5e","0 play 1c")";
    QTest::newRow("a partner is to come") << 4 << four << "";
    QTest::newRow("the partner has it") << 4 << four + R"(,"1 play 2c","2 play 4e")"
                                        << "";
    QTest::newRow("the last of four") << 4 << four + R"(,"1 play 7c","2 play 4e")"
                                      << "6e";
}

void TestTruco::keepsTheTricks()
{
    QFETCH(int, players);
    QFETCH(QString, actions);
    QFETCH(QString, poor);
    const QString two = QStringLiteral(R"(["1e","1c","5b"],["5c","2c","7c"])");
    const QString four = two + QStringLiteral(R"(,["4o","6o","4e"],["5e","6e","3c"])");
    const Match match = playedTruco(players, players - 1, players == 2 ? two : four, actions);
    const Seat seat = waiting(match.position()).first();
    const Observation observation = match.observe(seat);
    const auto &seen = std::get<State>(observation.position.state);
    QStringList found;
    for (const Card card : seen.hands[seat]) {
        Action action = actionOf(seat, verb::play);
        action.cards.push_back(card);
        if (dominated(seen, action))
            found.append(QString::fromStdString(spanishPack.code(card)));
    }
    QCOMPARE(found.join(' '), poor);
}

// What is at stake beyond the points: the whole game, unless refusing gives it away as well.
void TestTruco::betsThatDecideTheGame_data()
{
    QTest::addColumn<QString>("scores");
    QTest::addColumn<QString>("said");
    QTest::addColumn<bool>("wins");
    QTest::addColumn<bool>("loses");
    QTest::addColumn<int>("need"); // hundredths, as counted on from what many deals bring
    QTest::newRow("early") << "[5,7]"
                           << "envido" << false << false << 25;
    QTest::newRow("falta at first") << "[0,0]"
                                    << "falta_envido" << true << true << 47;
    QTest::newRow("falta, ahead") << "[5,7]"
                                  << "falta_envido" << true << false << 54;
    QTest::newRow("falta, behind") << "[7,5]"
                                   << "falta_envido" << false << true << 38;
    QTest::newRow("envido that wins") << "[27,28]"
                                      << "envido" << true << false << 23;
    QTest::newRow("envido that loses") << "[28,27]"
                                       << "envido" << false << true << 34;
    QTest::newRow("refusing loses as well") << "[29,3]"
                                            << "envido" << false << false << 0;
    QTest::newRow("truco that wins") << "[20,28]"
                                     << "truco" << true << false << 30;
    QTest::newRow("truco that loses") << "[28,20]"
                                      << "truco" << false << true << 17;
}

void TestTruco::betsThatDecideTheGame()
{
    QFETCH(QString, scores);
    QFETCH(QString, said);
    QFETCH(bool, wins);
    QFETCH(bool, loses);
    QFETCH(int, need);
    const Match match = playedTruco(2, 1, QStringLiteral(R"(["1e","1c","5b"],["5c","2c","7b"])"),
        QStringLiteral("\"0 %1\"").arg(said), scores);
    const Reasons reasons = reasonsOf(match.observe(1), actionOf(1, verb::quiero));
    const auto tells = [&reasons](Shade shade) {
        return std::any_of(reasons.begin(), reasons.end(),
            [shade](const Because &reason) { return reason.topic == Topic::Price && reason.shade == shade; });
    };
    QVERIFY(tells(Shade::Points) || tells(Shade::Plain));
    QCOMPARE(tells(Shade::WinsGame), wins);
    QCOMPARE(tells(Shade::LosesGame), loses);
    const auto price =
        std::find_if(reasons.begin(), reasons.end(), [](const Because &reason) { return reason.need >= 0; });
    QVERIFY(price != reasons.end());
    QVERIFY2(std::abs(price->need - need) <= 4, qPrintable(QString::number(price->need)));
}

QTEST_APPLESS_MAIN(TestTruco)
#include "tst_truco.moc"
