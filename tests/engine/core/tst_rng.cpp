// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/card.h"
#include "engine/core/rng.h"

#include <QFile>
#include <QTest>

using namespace sobremesa;

class TestRng : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shufflesForEver();
    void belowHasNoBias();
};

// The file was written once. If this fails, every saved game, deal number and record by seed has changed its
// meaning.
void TestRng::shufflesForEver()
{
    QString text;
    for (const Pack *pack : { &frenchPack, &fortyPack, &spanishPack, &doublePack }) {
        for (const std::uint64_t seed : { 0ULL, 1ULL, 42ULL, 18446744073709551615ULL }) {
            PackCards cards = pack->cards();
            Rng rng(seed);
            shuffle(cards, rng);
            text +=
                QString::number(cards.size()) + QLatin1Char(' ') + QString::number(seed) + QLatin1Char(':');
            for (const Card card : cards)
                text += QLatin1Char(' ') + QString::fromStdString(pack->code(card));
            text += QLatin1Char('\n');
        }
    }
    QFile file(QStringLiteral(GOLDEN_DIR "/shuffle.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(text, QString::fromUtf8(file.readAll()));
}

void TestRng::belowHasNoBias()
{
    Rng rng(5);
    std::array<int, 7> counts {};
    for (int i = 0; i < 70'000; ++i)
        ++counts[rng.below(7)];
    for (const int count : counts)
        QVERIFY(count > 9'500 && count < 10'500); // five standard deviations
}

QTEST_APPLESS_MAIN(TestRng)
#include "tst_rng.moc"
