// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/icons/iconprovider.h"

#include <QDirIterator>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

class TestIcons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsInItsColour();
    void survivesNonsense();
    void hasEveryIconThatIsUsed();
};

void TestIcons::drawsInItsColour()
{
    QSize size;
    const QImage image = IconProvider().requestImage("menu/ff0000", &size, { 24, 24 });
    QCOMPARE(size, QSize(24, 24));
    QCOMPARE(image.pixelColor(12, 12), QColor("#ff0000"));
    QCOMPARE(image.pixelColor(1, 1).alpha(), 0);
}

void TestIcons::survivesNonsense()
{
    for (const char *id : { "", "menu", "nothing/ffffff", "menu/'/><script>", "menu/ff/00" })
        QVERIFY(!IconProvider().requestImage(id, nullptr, {}).isNull());
}

void TestIcons::hasEveryIconThatIsUsed()
{
    static const QRegularExpression use("(?:glyph|icon): *\"([a-z]+)\"");
    QDirIterator files(":/qt/qml/Sobremesa", { "*.qml" }, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QFile::ReadOnly));
        auto found = use.globalMatch(QString::fromUtf8(file.readAll()));
        while (found.hasNext()) {
            const QString name = found.next().captured(1);
            QVERIFY2(hasIcon(name), qPrintable(file.fileName() + ": " + name));
        }
    }
}

QTEST_GUILESS_MAIN(TestIcons)
#include "tst_icons.moc"
