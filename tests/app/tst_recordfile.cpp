// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "app/settings.h"
#include "app/shelf/recordfile.h"
#include "app/text/language.h"
#include "scratch.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace sobremesa;

// A game saved as a record, and records opened at the table.
class TestRecordFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsAGame();
    void refusesWithPlaceAndReason_data();
    void refusesWithPlaceAndReason();
    void saysInItsOwnWordsWhy();
    void speaksTheLanguageOfTheWindow_data();
    void speaksTheLanguageOfTheWindow();
    void dealsOnWhereARecordEnds();

private:
    QString write(const char *name, const QByteArray &text);

    Scratch m_scratch;
    QTemporaryDir m_folder;
};

QString TestRecordFile::write(const char *name, const QByteArray &text)
{
    QString path = m_folder.filePath(QLatin1String(name));
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", name);
    return path;
}

void TestRecordFile::keepsAGame()
{
    Program program(nullptr);
    program.openRecord(QUrl::fromLocalFile(write("one.sobremesa",
        R"({"format":"sobremesa-record","version":1,"game":"cuarenta","seed":7,"names":["Ana","Luis"],"actions":[]})")));
    QTRY_VERIFY2(program.isAtTable(), qPrintable(program.notice()));
    QVERIFY2(program.notice().isEmpty(), qPrintable(program.notice()));
    program.files()->saveRecord(QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("two"))));
    QTRY_VERIFY(program.notice().contains(QStringLiteral("two.sobremesa")));
    const OpenedRecord kept = openRecordFile(m_folder.filePath(QStringLiteral("two.sobremesa")), 0, 1);
    QVERIFY2(kept.match, qPrintable(kept.problem));
    QCOMPARE(kept.match->opening().seed, std::optional<std::uint64_t>(7));
    QCOMPARE(kept.match->opening().names, (std::vector<std::string> { "Ana", "Luis" }));
    QVERIFY(program.files()->usualRecordFile().path().endsWith(QStringLiteral("cuarenta-7.sobremesa")));
    program.files()->saveRecord(QUrl::fromLocalFile(QStringLiteral("/nowhere/at/all.sobremesa")));
    QTRY_VERIFY2(program.notice().startsWith(QStringLiteral("/nowhere/at/all.sobremesa: ")),
        qPrintable(program.notice()));
}

void TestRecordFile::refusesWithPlaceAndReason_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("no JSON") << QByteArray("{\"format\":") << QString();
    QTest::newRow("a game nobody knows")
        << QByteArray(R"({"format":"sobremesa-record","version":1,"game":"mus","actions":[]})")
        << QStringLiteral("game");
    QTest::newRow("an option out of range") << QByteArray(
        R"({"format":"sobremesa-record","version":1,"game":"cuarenta","options":{"players":3},"actions":[]})")
                                            << QStringLiteral("options.players");
    QTest::newRow("an illegal action") << QByteArray(
        R"({"format":"sobremesa-record","version":1,"game":"cuarenta","seed":7,"actions":["1 play 7d 2s"]})")
                                       << QStringLiteral("actions[0]");
}

void TestRecordFile::refusesWithPlaceAndReason()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    Program program(nullptr);
    program.openRecord(QUrl::fromLocalFile(write("good.sobremesa",
        R"({"format":"sobremesa-record","version":1,"game":"truco","seed":7,"actions":[]})")));
    QTRY_VERIFY(program.table()->match());
    const QString path = write("bad.sobremesa", text);
    program.openRecord(QUrl::fromLocalFile(path));
    QTRY_VERIFY(!program.notice().isEmpty());
    QVERIFY2(program.notice().startsWith(path + QStringLiteral(": ") + place), qPrintable(program.notice()));
    QVERIFY(!program.notice().contains(QLatin1Char('\n')));
    QCOMPARE(program.table()->game()->id(), QStringLiteral("truco"));
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), text);
}

// Not in the words of the system, which may speak another language.
void TestRecordFile::saysInItsOwnWordsWhy()
{
    const QString missing = m_folder.filePath(QStringLiteral("missing.sobremesa"));
    QCOMPARE(openRecordFile(missing, 0, 1).problem, missing + QStringLiteral(": there is no such file"));
    QCOMPARE(openRecordFile(m_folder.path(), 0, 1).problem,
        m_folder.path() + QStringLiteral(": this is a folder, not a file"));
    const QString large = write("large.sobremesa", QByteArray(int(largestRecord) + 1, ' '));
    QCOMPARE(openRecordFile(large, 0, 1).problem, large + QStringLiteral(": too large for a record"));
    const QString nowhere = m_folder.filePath(QStringLiteral("nowhere/one.sobremesa"));
    QCOMPARE(writeRecordFile(nowhere, "{}"), nowhere + QStringLiteral(": there is no such folder"));
    QCOMPARE(writeRecordFile(m_folder.path(), "{}"),
        m_folder.path() + QStringLiteral(": this is a folder, not a file"));
}

void TestRecordFile::speaksTheLanguageOfTheWindow_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray head = R"({"format":"sobremesa-record","version":1,"game":"tresillo",)";
    QTest::newRow("a field nobody knows") << head + R"("colour":1,"actions":[]})";
    QTest::newRow("an option out of range") << head + R"("options":{"players":7},"actions":[]})";
    QTest::newRow("a start out of range") << head + R"("seed":1,"start":{"antes":3},"actions":[]})";
    QTest::newRow("a hand too many") << head
            + R"("deals":[{"hands":[[],[],[],[],[],[]],"stock":[]}],"actions":[]})";
    QTest::newRow("no such card") << head + R"("deals":[{"deck":["Zz"]}],"actions":[]})";
    QTest::newRow("no such verb") << head + R"("seed":1,"actions":["0 dance"]})";
    QTest::newRow("not now") << head + R"("seed":1,"start":{"dealer":2},"actions":["1 pass"]})";
    QTest::newRow("twice") << head + R"("seed":1,"seed":1,"actions":[]})";
    QTest::newRow("no object") << QByteArray("[]");
}

// What follows the file and the place.
void TestRecordFile::speaksTheLanguageOfTheWindow()
{
    QFETCH(QByteArray, text);
    const QString path = write("bad.sobremesa", text);
    QSet<QString> told;
    for (const char *code : { "en", "es", "ja" }) {
        Settings::shared().setLanguage(QLatin1String(code));
        QCOMPARE(Language::shared().code(), QLatin1String(code));
        const QString problem = openRecordFile(path, 0, 1).problem;
        QVERIFY(problem.startsWith(path));
        told.insert(problem);
    }
    Settings::shared().setLanguage(QStringLiteral("en"));
    QVERIFY2(told.size() == 3, qPrintable(QStringList(told.begin(), told.end()).join(QLatin1Char('\n'))));
}

// Without a seed a record knows only the deals that it lists; at the table another one follows.
void TestRecordFile::dealsOnWhereARecordEnds()
{
    Program program(nullptr);
    program.openRecord(QUrl::fromLocalFile(write("bare.sobremesa",
        R"({"format":"sobremesa-record","version":1,"game":"cuarenta","deals":[],"actions":[]})")));
    QTRY_VERIFY2(program.isAtTable(), qPrintable(program.notice()));
    QVERIFY(!actors(program.table()->match()->position()).empty());
}

QTEST_MAIN(TestRecordFile)
#include "tst_recordfile.moc"
