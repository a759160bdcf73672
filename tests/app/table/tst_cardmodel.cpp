// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/cardmodel.h"
#include "engine/match/randomgame.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace sobremesa;

// The pictures of the cards follow what was perceived, in every game, and never show what the viewer does not
// know.
class TestCardModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsEveryGame_data();
    void followsEveryGame();
    void showsNothingHidden();
    void keepsTheOrderOfThePlayer();
    void keepsTheOrderWhenLaidAnew();
    void showsEqualCards();
};

static Zones zonesFor(const Position &position, Seat viewer)
{
    return zones(observe(position, viewer).position);
}

void TestCardModel::followsEveryGame_data()
{
    QTest::addColumn<int>("game");
    for (int i = 0; i < static_cast<int>(games().size()); ++i)
        QTest::newRow(games()[static_cast<std::size_t>(i)]->name) << i;
}

void TestCardModel::followsEveryGame()
{
    QFETCH(int, game);
    const GameInfo &info = *games()[static_cast<std::size_t>(game)];
    const Match match = randomGame(info, 3);
    CardModel model;
    const QAbstractItemModelTester tester(&model);
    model.arrange(zonesFor(match.before(0), 0), info, 0);
    const int rows = model.rowCount();
    for (std::size_t step = 0; step < std::min<std::size_t>(match.actionCount() - 1, 400); ++step) {
        bool dealt = false;
        for (Event event : match.events(step)) {
            dealt = dealt || event.kind == EventKind::DealStarts;
            if (perceive(event, 0))
                model.follow(event, 0);
        }
        QCOMPARE(model.rowCount(), rows);
        const Zones wanted = zonesFor(match.before(step + 1), 0);
        if (dealt) // the pack is gathered without a word; the table lays it anew
            model.arrange(wanted, info, 0);
        QVERIFY2(model.agrees(wanted), qPrintable(QString::number(step)));
    }
}

void TestCardModel::showsNothingHidden()
{
    const GameInfo &info = *findGame("cuarenta");
    const Match match = randomGame(info, 3);
    CardModel model;
    model.arrange(zonesFor(match.before(0), 0), info, 0);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        const bool mine = model.place(row) == Place { Zone::Hand, 0 };
        QCOMPARE(index.data(CardModel::FaceUpRole).toBool(), mine);
        QCOMPARE(index.data(CardModel::CodeRole).toString().isEmpty(), !mine);
        QVERIFY(!index.data(CardModel::SpokenRole).toString().isEmpty());
    }
}

void TestCardModel::keepsTheOrderOfThePlayer()
{
    const GameInfo &info = *findGame("cuarenta");
    const Match match = randomGame(info, 3);
    CardModel model;
    model.arrange(zonesFor(match.before(0), 0), info, 0);
    QStringList before = model.spokenCards({ Zone::Hand, 0 });
    int first = 0;
    while (model.place(first) != Place { Zone::Hand, 0 }
        || model.index(first).data(CardModel::SlotRole).toInt() != 0)
        ++first;
    model.moveInHand(first, 4);
    before.append(before.takeFirst());
    QCOMPARE(model.spokenCards({ Zone::Hand, 0 }), before);
}

// What the player has arranged stays so when everything is laid anew, as after looking back.
void TestCardModel::keepsTheOrderWhenLaidAnew()
{
    const GameInfo &info = *findGame("cuarenta");
    const Match match = randomGame(info, 3);
    CardModel model;
    model.arrange(zonesFor(match.before(0), 0), info, 0);
    CardList order = model.handCards();
    std::reverse(order.begin(), order.end());
    model.orderHand(order);
    model.arrange(zonesFor(match.before(0), 0), info, 0);
    QCOMPARE(model.handCards(), order);
}

// In a double pack two cards of a hand may be the same; both are turned over.
void TestCardModel::showsEqualCards()
{
    const GameInfo &info = *findGame("loba");
    const Place hand { Zone::Hand, 1 };
    PackCards unknown;
    unknown.resize(2);
    CardModel model;
    model.arrange({ { hand, unknown } }, info, 0);
    Event event;
    event.kind = EventKind::Shown;
    event.from = event.to = hand;
    event.cards.push_back(Card::of(2, 3));
    event.cards.push_back(Card::of(2, 3));
    model.follow(event, 0);
    QCOMPARE(model.countOpen(1), 2);
}

QTEST_MAIN(TestCardModel)
#include "tst_cardmodel.moc"
