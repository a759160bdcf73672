// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/icons/iconprovider.h"

#include <QDirIterator>
#include <QFile>
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
    const QImage image = IconProvider().requestImage("menu/ff0000", &size, { 48, 48 });
    QCOMPARE(size, QSize(48, 48));
    QCOMPARE(image.pixelColor(24, 24), QColor(255, 0, 0));
    QCOMPARE(image.pixelColor(2, 2).alpha(), 0);
}

void TestIcons::survivesNonsense()
{
    for (const char *id : { "", "menu", "nothing/ffffff", "menu/'/><script>", "menu/ff/00" })
        QVERIFY(!IconProvider().requestImage(id, nullptr, {}).isNull());
}

void TestIcons::hasEveryIconThatIsUsed()
{
    static const QRegularExpression use("(?:glyph|icon): *\"([a-z]+)\"");
    QDirIterator files(QML_DIR, { "*.qml" }, QDir::Files, QDirIterator::Subdirectories);
    QVERIFY(files.hasNext());
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
