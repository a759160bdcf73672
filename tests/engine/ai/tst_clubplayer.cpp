// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/clubplayer.h"
#include "engine/games/truco/ai/situation.h"
#include "engine/games/truco/rows.h"
#include "tests/engine/ai/trucohands.h"

#include <QTest>

#include <cmath>

using namespace sobremesa;
using namespace sobremesa::train;
using truco::State;

// Who the book is trained against: lays cards and says words by the rules page, and sees its own cards alone.
class ClubPlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void laysByThumb_data();
    void laysByThumb();
    void knowsTheLastCard_data();
    void knowsTheLastCard();
    void isCertain_data();
    void isCertain();
    void speaksByThumb_data();
    void speaksByThumb();
    void leavesTheTrickToItsPartner();
    void believesItsPartner();
    void callsOutOfTurn_data();
    void callsOutOfTurn();
    void seesNothingHidden();
};

namespace {

constexpr int tries = 200; // anybody there is, with all their whims

Card cardOf(const QString &code)
{
    return *spanishPack.parse(code.toStdString());
}

// How often each verb was chosen; silence is none of them.
std::array<int, truco::verb::sign + 1> verbsOf(const State &state, Seat seat)
{
    std::array<int, truco::verb::sign + 1> counts {};
    TrickChances chances;
    Rng rng(4);
    for (int i = 0; i < tries; ++i) {
        const ClubPlayer player = ClubPlayer::drawn(rng);
        for (int thing = 0;; ++thing) {
            const Situation now = situation(state, seat, thing);
            const auto &way = now.ways[now.ways.size() > 1 ? player.way(state, now, chances, rng) : 0];
            if (way)
                ++counts[way->verb];
            if (way || !now.goesOn)
                break;
        }
    }
    return counts;
}

} // namespace

void ClubPlayerTest::laysByThumb_data()
{
    QTest::addColumn<QString>("own");
    QTest::addColumn<QStringList>("actions");
    QTest::addColumn<int>("seat");
    QTest::addColumn<QString>("card");
    QTest::newRow("leads the middle one") << "1e 4c 3b" << QStringList() << 0 << "3b";
    QTest::newRow("the cheapest that wins") << "1e 4c 3b" << QStringList { "0 play Ro" } << 1 << "3b";
    QTest::newRow("the worst that loses") << "5o 4c 6b" << QStringList { "0 play Ro" } << 1 << "4c";
    QTest::newRow("a tie rather than a loss") << "5o 4c Rc" << QStringList { "0 play Ro" } << 1 << "Rc";
    QTest::newRow("later leads the best")
        << "3b 4c 1e" << QStringList { "0 play 3b", "1 play 5b" } << 0 << "1e";
}

void ClubPlayerTest::laysByThumb()
{
    QFETCH(QString, own);
    QFETCH(QStringList, actions);
    QFETCH(int, seat);
    QFETCH(QString, card);
    const QString others = QStringLiteral("Ro 2o 5b");
    const State state =
        seat == 0 ? trucoAfter({ own, others }, actions) : trucoAfter({ others, own }, actions);
    QCOMPARE(cardByThumb(state, static_cast<Seat>(seat)), cardOf(card));
}

// The last trick is one card against any other: it wins against all that do not beat it, as a tie is the
// seat's.
void ClubPlayerTest::knowsTheLastCard_data()
{
    QTest::addColumn<QString>("last");
    QTest::addColumn<int>("better"); // of the 39 other cards, those that beat it
    QTest::newRow("ace of swords") << "1e" << 0;
    QTest::newRow("three") << "3b" << 4;
    QTest::newRow("king") << "Rb" << 14;
    QTest::newRow("four") << "4b" << 36;
}

void ClubPlayerTest::knowsTheLastCard()
{
    QFETCH(QString, last);
    QFETCH(int, better);
    // Seat 0 has won the first trick and lost the second, and its rival leads.
    const State state = trucoAfter({ "2c 4c " + last, QStringLiteral("Ro 5c 5o") },
        { "0 play 2c", "1 play Ro", "0 play 4c", "1 play 5c" });
    const double exact = 1 - better / 39.0;
    const double error = std::sqrt(exact * (1 - exact) / 300);
    TrickChances chances;
    QVERIFY2(std::abs(chances.of(state, 0) - exact) <= 4 * error, qPrintable(QString::number(exact)));
}

void ClubPlayerTest::isCertain_data()
{
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("rival");
    QTest::addColumn<QStringList>("actions");
    QTest::addColumn<double>("chance");
    QTest::newRow("won, with the highest") << "3o 1e 4c"
                                           << "Ro 2c 2e" << QStringList { "0 play 3o", "1 play Ro" } << 1.0;
    QTest::newRow("a tie is enough") << "3o 4c 2b"
                                     << "Ro 2c 6e"
                                     << QStringList { "0 play 3o", "1 play Ro", "0 play 4c", "1 play 6e",
                                            "1 play 2c" }
                                     << 1.0;
    QTest::newRow("lost, and nothing beats it")
        << "4o 5c 6c"
        << "Ro 1e 2e" << QStringList { "0 play 4o", "1 play Ro", "1 play 1e" } << 0.0;
}

void ClubPlayerTest::isCertain()
{
    QFETCH(QString, own);
    QFETCH(QString, rival);
    QFETCH(QStringList, actions);
    QFETCH(double, chance);
    TrickChances chances;
    QCOMPARE(chances.of(trucoAfter({ own, rival }, actions), 0), chance);
}

void ClubPlayerTest::speaksByThumb_data()
{
    QTest::addColumn<QString>("own");
    QTest::addColumn<QStringList>("actions");
    QTest::addColumn<int>("verb");
    QTest::addColumn<int>("least"); // of 200
    QTest::addColumn<int>("most");
    using namespace truco;
    const QStringList envido { "0 envido" }, truco { "0 truco" };
    QTest::newRow("opens with 29") << "7o 2o 4c" << QStringList { "0 play Rb" } << int { verb::envido } << 200
                                   << 200;
    QTest::newRow("sometimes with nothing")
        << "Re So 4c" << QStringList { "0 play Rb" } << int { verb::envido } << 4 << 25;
    QTest::newRow("wants with 28") << "7o 1o 4c" << envido << int { verb::quiero } << 200 << 200;
    QTest::newRow("some want with 25") << "4o 1o 4c" << envido << int { verb::quiero } << 100 << 190;
    QTest::newRow("nobody with 20") << "Ro Co 4c" << envido << int { verb::noQuiero } << 200 << 200;
    QTest::newRow("raises with 33") << "7o 6o 4c" << envido << int { verb::faltaEnvido } << 200 << 200;
    QTest::newRow("meets a truco with the envido")
        << "7o 5o 4c" << truco << int { verb::realEnvido } << 200 << 200;
    QTest::newRow("wants a truco with good cards")
        << "3o Ce 5c" << truco << int { verb::quiero } << 150 << 200;
    QTest::newRow("raises it with the best") << "1e 1b 3c" << truco << int { verb::retruco } << 100 << 170;
    QTest::newRow("gives it up with nothing") << "4e 5b 6c" << truco << int { verb::noQuiero } << 200 << 200;
}

void ClubPlayerTest::speaksByThumb()
{
    QFETCH(QString, own);
    QFETCH(QStringList, actions);
    QFETCH(int, verb);
    QFETCH(int, least);
    QFETCH(int, most);
    const int said =
        verbsOf(trucoAfter({ QStringLiteral("Rb 5e 6b"), own }, actions), 1)[static_cast<std::size_t>(verb)];
    QVERIFY2(said >= least && said <= most, qPrintable(QString::number(said)));
}

// Its partner has laid the best card: the worst is enough.
void ClubPlayerTest::leavesTheTrickToItsPartner()
{
    const QStringList hands { "1e 4c 5c", "Ro 6b 6e", "3b 2o 5o", "Re 4b 4o" };
    const State state = trucoAfter(hands, { "0 play 1e", "1 play Ro" });
    QCOMPARE(cardByThumb(state, 2), cardOf(QStringLiteral("5o")));
    const State beaten = trucoAfter(hands, { "0 play 5c", "1 play Ro" });
    QCOMPARE(cardByThumb(beaten, 2), cardOf(QStringLiteral("2o")));
}

void ClubPlayerTest::believesItsPartner()
{
    const QStringList hands { "1e 4c 5c", "Ro 6b 6e", "3b 2o 5o", "Re 4b 4o" };
    const double alone = TrickChances().of(trucoAfter(hands), 2);
    const double told = TrickChances().of(trucoAfter(hands, { "0 sign ace_swords" }), 2);
    QVERIFY2(told > alone + 0.1, qPrintable(QStringLiteral("%1, %2").arg(alone).arg(told)));
}

void ClubPlayerTest::callsOutOfTurn_data()
{
    QTest::addColumn<QString>("own");
    QTest::addColumn<int>("seat");
    QTest::addColumn<bool>("calls");
    QTest::newRow("all but certain") << "1e 1b 7e" << 3 << true;
    QTest::newRow("good is not enough") << "3b 2o Re" << 3 << false;
    QTest::newRow("in its own turn") << "1e 1b 7e" << 0 << false;
}

void ClubPlayerTest::callsOutOfTurn()
{
    QFETCH(QString, own);
    QFETCH(int, seat);
    QFETCH(bool, calls);
    QStringList hands { "4c 5c 6c", "Ro 6b 6e", "5o 4o 6o", "Co 4b Cb" };
    hands[seat] = own;
    const State state = trucoAfter(hands);
    TrickChances chances;
    Rng rng(5);
    int called = 0;
    for (int i = 0; i < tries; ++i) {
        const auto call = ClubPlayer::drawn(rng).callOutOfTurn(state, static_cast<Seat>(seat), chances, rng);
        QVERIFY(!call || (call->seat == seat && call->verb == truco::verb::truco));
        called += call ? 1 : 0;
    }
    QVERIFY2(calls ? called > tries / 4 && called < tries : called == 0, qPrintable(QString::number(called)));
}

// The same whatever the rival holds.
void ClubPlayerTest::seesNothingHidden()
{
    const QString own = QStringLiteral("3e 2o Rc");
    const auto words = [&own](const QString &rival) {
        return verbsOf(trucoAfter({ rival, own }, { "0 play Rb", "1 play 2o" }), 1);
    };
    QCOMPARE(words(QStringLiteral("Rb 1e 1b")), words(QStringLiteral("Rb 4c 5c")));
}

QTEST_APPLESS_MAIN(ClubPlayerTest)
#include "tst_clubplayer.moc"
