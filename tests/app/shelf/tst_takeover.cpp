// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/shelf/asking.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

// Games that an earlier version kept as files are on the shelf at the first start, and the files stay.
class TestTakeOver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesGamesOverOnce();
    void guessesWhoSatThere();
    void keepsActionsThatNoLongerPlay();
    void saysWhatCannotBeRead_data();
    void saysWhatCannotBeRead();

private:
    void put(const QString &name, const QByteArray &text) const;
    [[nodiscard]] QString old() const { return m_folder->filePath("games"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const QByteArray begun =
    R"({"format":"sobremesa-record","version":1,"game":"cuarenta","options":{"players":2},
    "names":["Ana","Rosa"],"start":{"dealer":1},"seed":7,"actions":[]})";

void TestTakeOver::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(old()));
}

void TestTakeOver::put(const QString &name, const QByteArray &text) const
{
    QFile file(old() + '/' + name);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(name));
}

void TestTakeOver::takesGamesOverOnce()
{
    put("cuarenta.sobremesa", begun);
    put("cuarenta.players.json",
        R"([{"name": "Ana", "tile": 3, "level": null}, {"name": "Rosa", "tile": 2, "level": "strong"}])");
    put("truco.sobremesa", QByteArray(begun).replace("cuarenta", "truco"));
    const QDateTime then(QDate(2026, 10, 1), QTime(12, 0));
    {
        QFile file(old() + "/truco.sobremesa");
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(then, QFileDevice::FileModificationTime));
    }
    {
        Shelf shelf(m_folder->path(), old());
        const GamesPage page = gamesOn(shelf, { GamesQuery::Which::Unfinished, {}, {}, 0, 200 });
        QCOMPARE(page.rows.size(), 2);
        QCOMPARE(page.rows[0].game, QStringLiteral("cuarenta"));
        QCOMPARE(page.rows[0].seats, QList<KeptSeat>({ { "Ana", 3, {} }, { "Rosa", 2, "strong" } }));
        QCOMPARE(page.rows[1].changed, then);
        QCOMPARE(page.rows[0].scores, QList<int>({ 0, 0 }));
        shelf.remove({ page.rows[0].id });
    }
    QCOMPARE(QDir(old()).entryList(QDir::Files).size(), 3);
    Shelf again(m_folder->path(), old());
    QCOMPARE(gamesOn(again).all, 1);
    QVERIFY(!again.trouble());
}

void TestTakeOver::guessesWhoSatThere()
{
    put("cuarenta.sobremesa", begun);
    put("cuarenta.players.json", "not a list");
    Shelf shelf(m_folder->path(), old());
    QCOMPARE(
        gamesOn(shelf).rows.at(0).seats, QList<KeptSeat>({ { "Ana", 1, {} }, { "Rosa", 2, "regular" } }));
}

void TestTakeOver::keepsActionsThatNoLongerPlay()
{
    put("cuarenta.sobremesa", QByteArray(begun).replace("[]}", R"(["0 play As","0 play As"]})"));
    Shelf shelf(m_folder->path(), old());
    const GamesPage page = gamesOn(shelf);
    QCOMPARE(page.all, 1);
    QCOMPARE(gameOn(shelf, page.rows[0].id)->actions, QStringList({ "0 play As", "0 play As" }));
}

void TestTakeOver::saysWhatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("cut short") << QByteArray("{\"format\": \"sobremesa-rec") << "line 1";
    QTest::newRow("another game") << QByteArray(begun).replace("cuarenta", "mus") << "game";
    QTest::newRow("options that are refused")
        << QByteArray(begun).replace("\"dealer\":1", "\"dealer\":7") << "start.dealer";
    QTest::newRow("far too long") << QByteArray(17 * 1024 * 1024, ' ') << "too large";
}

void TestTakeOver::saysWhatCannotBeRead()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    put("cuarenta.sobremesa", text);
    put("loba.sobremesa", QByteArray(begun).replace("cuarenta", "loba"));
    Shelf shelf(m_folder->path(), old());
    QSignalSpy noticed(&shelf, &Shelf::noticed);
    QCOMPARE(gamesOn(shelf).all, 1);
    QTRY_COMPARE(noticed.size(), 1);
    const QString sentence = noticed[0][0].toString();
    QVERIFY2(sentence.contains("cuarenta.sobremesa") && sentence.contains(reason), qPrintable(sentence));
    QFile file(old() + "/cuarenta.sobremesa");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
}

QTEST_GUILESS_MAIN(TestTakeOver)
#include "tst_takeover.moc"
