// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cards/cardprovider.h"

#include <QRegularExpression>
#include <QTest>

class TestCardPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsAtTheSizeThatIsNamed();
    void drawsAtTheSizeThatIsAskedFor();
    void hasNoPictureOfWhatNoFileDraws();
};

void TestCardPictures::drawsAtTheSizeThatIsNamed()
{
    CardProvider provider(":/cards/", 1024);
    QSize size;
    const QImage image = provider.requestImage("french/7h/53x82", &size, {});
    QCOMPARE(size, QSize(53, 82));
    QCOMPARE(image.size(), size);
    QCOMPARE(image.pixelColor(26, 10).alpha(), 255);
    QCOMPARE(provider.requestImage("french/7h/53x82", nullptr, {}), image);
}

void TestCardPictures::drawsAtTheSizeThatIsAskedFor()
{
    CardProvider provider(":/cards/", 1024);
    QCOMPARE(provider.requestImage("backs/azulejo", nullptr, { 40, 60 }).size(), QSize(40, 60));
}

// Neither an empty picture, which would take the place of a card that is shown, nor a line in the log.
void TestCardPictures::hasNoPictureOfWhatNoFileDraws()
{
    QTest::failOnWarning(QRegularExpression("."));
    CardProvider provider(":/cards/", 1024);
    for (const char *id : { "spanish/7h/53x82", "french/1e/53x82", "", "french/7h/" })
        QVERIFY2(provider.requestImage(id, nullptr, {}).isNull(), id);
}

QTEST_MAIN(TestCardPictures)
#include "tst_cardpictures.moc"
