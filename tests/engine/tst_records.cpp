// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/expect.h"

#include <QDirIterator>
#include <QTest>

using namespace sobremesa;

// Every rule case: one row a file, named by its path.
class TestRecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void check_data();
    void check();
};

void TestRecords::check_data()
{
    QTest::addColumn<QString>("path");
    const QDir root(QStringLiteral(CASES_DIR));
    for (const GameInfo *game : games()) {
        const QString folder =
            root.filePath(QString::fromUtf8(game->id.data(), static_cast<int>(game->id.size())));
        QDirIterator files(folder, { QStringLiteral("*.json") }, QDir::Files);
        QVERIFY2(files.hasNext(), qPrintable(folder));
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(root.relativeFilePath(path))) << path;
        }
    }
}

void TestRecords::check()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const Mismatch &mismatch : sobremesa::check(file.readAll().toStdString())) {
        QFAIL(qPrintable(
            QStringLiteral("%1: expected %2, found %3")
                .arg(QString::fromStdString(mismatch.key), QString::fromStdString(mismatch.expected),
                    QString::fromStdString(mismatch.found))));
    }
}

QTEST_APPLESS_MAIN(TestRecords)
#include "tst_records.moc"
