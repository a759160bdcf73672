// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"

#include <QTest>

using namespace sobremesa;
using namespace sobremesa::porrazo;

namespace {

template<typename Container>
Container cardsOf(const QString &codes)
{
    Container cards;
    for (const QString &code : codes.split(' ', Qt::SkipEmptyParts))
        cards.push_back(frenchPack.parse(code.toStdString()).value());
    return cards;
}

} // namespace

class PorrazoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worthOfRanks_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("points");
        QTest::newRow("king") << "Ks" << 4;
        QTest::newRow("queen") << "Qs" << 3;
        QTest::newRow("jack") << "Js" << 2;
        QTest::newRow("ten") << "Ts" << 1;
        QTest::newRow("ace") << "As" << 1;
    }
    void worthOfRanks()
    {
        QFETCH(QString, card);
        QTEST(worth(cardsOf<Cards<1>>(card)[0].rank()), "points");
    }

    void holdings_data()
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("points");
        const auto row = [](const char *name, const char *cards, Combination kind, int points) {
            QTest::newRow(name) << cards << static_cast<int>(kind) << points;
        };
        row("nothing", "Kh Qh Jh", Combination::None, 0);
        row("ronda of kings", "Kh 2c Kd", Combination::Ronda, 4);
        row("ronda at the end", "2c 5h 5d", Combination::Ronda, 1);
        row("rondine of fives", "5h 5d 5s", Combination::Rondine, 3);
        row("rondine of queens", "Qh Qd Qs", Combination::Rondine, 9);
        row("ronda in a deal of two", "Jh Jd", Combination::Ronda, 2);
        row("one card", "Jh", Combination::None, 0);
    }
    void holdings()
    {
        QFETCH(QString, cards);
        const Holding held = holdingOf(cardsOf<HandCards>(cards));
        QTEST(static_cast<int>(held.kind), "kind");
        QTEST(worth(held), "points");
    }

    void ranking()
    {
        const Holding kings { Combination::Ronda, 13 }, fives { Combination::Ronda, 5 };
        const Holding threeAces { Combination::Rondine, 1 };
        QVERIFY(ranksAbove(kings, fives));
        QVERIFY(!ranksAbove(fives, fives));
        QVERIFY(ranksAbove(threeAces, kings));
    }

    void tendido_data()
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<bool>("matters");
        QTest::addColumn<QList<int>>("points");
        QTest::newRow("two four king three")
            << "2s 4h Kd 3c" << true << QList<int> { 0, 0, 2, 4, 3, 0, 5, 4 };
        QTest::newRow("no low card") << "Ks 9h Kd Jc" << false << QList<int>(8, 0);
        QTest::newRow("four aces") << "As Ah Ad Ac" << false << QList<int>(8, 1);
        QTest::newRow("four fours") << "4s 4h 4d 4c" << false << QList<int>(8, 4);
        QTest::newRow("ace ace three four") << "As Ah 3c 4d" << true << QList<int> { 8, 0, 8, 0, 1, 0, 1, 0 };
    }
    void tendido()
    {
        QFETCH(QString, cards);
        const auto inOrder = cardsOf<Cards<4>>(cards);
        QList<int> earned;
        for (int number = 0; number < arrangementCount; ++number)
            earned += placePoints(arrangement(inOrder, number));
        QTEST(earned, "points");
        QTEST(arrangementMatters(inOrder), "matters");
    }

    void sets()
    {
        QCOMPARE(setPoints(1, 13), 0);
        QCOMPARE(setPoints(2, 13), 4);
        QCOMPARE(setPoints(3, 12), 9);
        QCOMPARE(setPoints(4, 11), 12);
        QCOMPARE(setPoints(4, 7), 6);
    }

    void limpia_data()
    {
        QTest::addColumn<QString>("taken");
        QTest::addColumn<int>("highest");
        QTest::addColumn<int>("last");
        QTest::newRow("one card") << "7h" << 1 << 1;
        QTest::newRow("to the queen") << "Th Jh Qh" << 3 << 3;
        QTest::newRow("over the king") << "Th Jh Qh Kh Ah 2h" << 4 << 1;
    }
    void limpia()
    {
        QFETCH(QString, taken);
        const auto cards = cardsOf<Cards<rankCount>>(taken);
        QTEST(limpiaPoints(cards, false), "highest");
        QTEST(limpiaPoints(cards, true), "last");
    }

    void numbers_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("dealTwo");
        QTest::addColumn<int>("deals");
        QTest::addColumn<int>("leftover");
        QTest::newRow("two") << 2 << false << 8 << 0;
        QTest::newRow("three") << 3 << false << 5 << 3;
        QTest::newRow("four") << 4 << false << 4 << 0;
        QTest::newRow("five") << 5 << false << 3 << 3;
        QTest::newRow("six") << 6 << false << 2 << 12;
        QTest::newRow("six, two more each") << 6 << true << 3 << 0;
        QTest::newRow("eight") << 8 << false << 2 << 0;
    }
    void numbers()
    {
        QFETCH(int, players);
        QFETCH(bool, dealTwo);
        Rules rules;
        rules.players = static_cast<std::uint8_t>(players);
        rules.dealTwo = dealTwo;
        QTEST(dealsInHand(rules), "deals");
        QTEST(leftoverCards(rules), "leftover");
    }

    void refusedStarts_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("place");
        QTest::newRow("deal") << "deal"
                              << "start.deal";
        QTest::newRow("tendido") << "tendido_done"
                                 << "start.tendido_done";
        QTest::newRow("table") << "table"
                               << "start.table";
        QTest::newRow("captured") << "captured"
                                  << "start.captured";
        QTest::newRow("last capture") << "last_capture"
                                      << "start.last_capture";
        QTest::newRow("unknown") << "plate"
                                 << "start.plate";
    }
    void refusedStarts()
    {
        QFETCH(QString, key);
        Setup setup { standardOptions(State::info().options), Value { Value::Object {} } };
        setup.start.add(key.toStdString(), Value("nonsense"));
        const auto state = State::start(setup);
        QVERIFY(!state);
        QTEST(QString::fromStdString(state.refusal().place), "place");
    }

    void teamsNeedEvenTables()
    {
        for (const int players : { 2, 3, 5 }) {
            Setup setup { standardOptions(State::info().options), {} };
            setup.options[playersRow] = static_cast<std::int16_t>(players);
            setup.options[1] = 1;
            QVERIFY(!State::start(setup));
        }
    }

    // The cards of a row that lie in the place of their number.
    void placesShown_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<bool>("fromRight");
        QTest::addColumn<QString>("lit");
        QTest::newRow("from the left") << "4s 2h 3d Kh" << false << "2h 3d";
        QTest::newRow("from the right") << "4s 2h 3d Kh" << true << "4s";
        QTest::newRow("all four") << "As 2h 3d 4h" << false << "As 2h 3d 4h";
        QTest::newRow("none") << "Ks Qh Jd Th" << false << "";
    }
    void placesShown()
    {
        QFETCH(QString, row);
        QFETCH(bool, fromRight);
        QFETCH(QString, lit);
        Action action;
        action.verb = static_cast<std::uint8_t>(Verb::Arrange);
        action.word = fromRight ? rightWord : 0;
        action.cards = cardsOf<Cards<14>>(row);
        QCOMPARE(inTheirPlaces(arrangementOf(action)), cardsOf<Cards<4>>(lit));
    }

    // The cards of one rank that make a set with the tendido; those of the table alone make none.
    void setsShown_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("tendido");
        QTest::addColumn<int>("rank");
        QTest::addColumn<QString>("set");
        QTest::newRow("with the table") << "9h Kc"
                                        << "4s 2h 3d Kh" << 13 << "Kc Kh";
        QTest::newRow("within the tendido") << "9h"
                                            << "4s 4h 3d Kh" << 4 << "4s 4h";
        QTest::newRow("one card is none") << "9h"
                                          << "4s 2h 3d Kh" << 13 << "";
        QTest::newRow("the table alone") << "9h 9s"
                                         << "4s 2h 3d Kh" << 9 << "";
    }
    void setsShown()
    {
        QFETCH(QString, table);
        QFETCH(QString, tendido);
        QFETCH(int, rank);
        QFETCH(QString, set);
        State state;
        state.table = cardsOf<Cards<52>>(table);
        state.tendido = cardsOf<Cards<4>>(tendido);
        QCOMPARE(setOf(state, rank), cardsOf<Cards<4>>(set));
    }
};

QTEST_APPLESS_MAIN(PorrazoTest)
#include "tst_porrazo.moc"
