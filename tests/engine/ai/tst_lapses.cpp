// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/lapses.h"

#include <QTest>

using namespace sobremesa;

class TestLapses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatSlippedStaysAway();
    void asManyAsNotRemembered_data();
    void asManyAsNotRemembered();
    void copiesSlipApart();
};

namespace {

int slipped(const Lapses &lapses)
{
    int count = 0;
    for (int suit = 0; suit < 4; ++suit)
        for (int rank = 1; rank <= 13; ++rank)
            count += lapses.slips(Card::of(suit, rank)) ? 1 : 0;
    return count;
}

} // namespace

void TestLapses::whatSlippedStaysAway()
{
    const Lapses lapses(0.5, 7);
    const Lapses again(0.5, 7);
    for (int rank = 13; rank >= 1; --rank)
        QCOMPARE(lapses.slips(Card::of(2, rank)), again.slips(Card::of(2, rank)));
    int others = 0;
    for (int rank = 1; rank <= 13; ++rank)
        others += lapses.slips(Card::of(2, rank)) != Lapses(0.5, 8).slips(Card::of(2, rank)) ? 1 : 0;
    QVERIFY(others > 0); // in another decision, other cards
}

void TestLapses::asManyAsNotRemembered_data()
{
    QTest::addColumn<double>("memory");
    for (const double memory : { 0.0, 0.3, 0.75, 1.0 })
        QTest::addRow("%g", memory) << memory;
}

void TestLapses::asManyAsNotRemembered()
{
    QFETCH(double, memory);
    int count = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        count += slipped(Lapses(memory, seed));
    QVERIFY(std::abs(count / 5200.0 - (1 - memory)) < 0.03);
    QCOMPARE(Lapses(memory, 0).any(), memory < 1);
}

void TestLapses::copiesSlipApart()
{
    const Lapses lapses(0.5, 1);
    int apart = 0;
    for (int rank = 1; rank <= 13; ++rank)
        apart += lapses.slips(Card::of(0, rank), 0) != lapses.slips(Card::of(0, rank), 1) ? 1 : 0;
    QVERIFY(apart > 0);
}

QTEST_APPLESS_MAIN(TestLapses)
#include "tst_lapses.moc"
