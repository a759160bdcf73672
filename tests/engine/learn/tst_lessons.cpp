// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/lessoncheck.h"
#include "lessonfiles.h"

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

// What is found in this lesson when something in it reads otherwise.
QByteArray faultsOf(const char *path, const QByteArray &from, const QByteArray &to)
{
    QByteArray text = lessonfiles::contents(QString::fromUtf8(path));
    if (!text.contains(from))
        return "there is no " + from;
    text.replace(from, to);
    const auto lesson = lessonfiles::read(text);
    if (!lesson)
        return QByteArray::fromStdString(oneLine(lesson.refusal()));
    QByteArray found;
    for (const Fault &fault : checkLesson(*lesson).faults)
        found += QByteArray::fromStdString(fault.place + ": " + fault.what) + '\n';
    return found;
}

} // namespace

// Every lesson of the program, every way; and that what checks them finds what it should.
class TestLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWay_data();
    void everyWay();
    void idsAreTheirPlaces();
    void oneIsForNewcomers();
    void suitsAsAtTheTable_data();
    void suitsAsAtTheTable();
    void faultsAreFound_data();
    void faultsAreFound();
    void anEmptyHandIsNotLit();
    void cardsAreAskedForWithAChoice();
};

void TestLessons::everyWay_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : lessonfiles::all())
        QTest::newRow(qPrintable(path.mid(int(qstrlen(LESSONS_DIR)) + 1))) << path;
}

void TestLessons::everyWay()
{
    QFETCH(QString, path);
    const auto lesson = lessonfiles::read(lessonfiles::contents(path));
    QVERIFY2(lesson, lesson ? "" : oneLine(lesson.refusal()).c_str());
    const LessonReport report = checkLesson(*lesson);
    for (const Fault &fault : report.faults)
        qWarning("%s: %s", fault.place.c_str(), fault.what.c_str());
    QVERIFY(report.faults.empty());
    QVERIFY(report.steps > 0);
}

void TestLessons::idsAreTheirPlaces()
{
    std::set<std::string> ids;
    for (const QString &path : lessonfiles::all()) {
        const auto lesson = lessonfiles::read(lessonfiles::contents(path));
        QVERIFY(lesson);
        QVERIFY2(ids.insert(lesson->id).second, lesson->id.c_str());
        const QString name = path.mid(int(qstrlen(LESSONS_DIR)) + 1).chopped(5).replace(u'/', u'-');
        QCOMPARE(QString::fromStdString(lesson->id), name);
    }
    QVERIFY(ids.size() >= 10);
}

void TestLessons::oneIsForNewcomers() // the home screen offers it
{
    int offered = 0;
    for (const QString &path : lessonfiles::all())
        offered += lessonfiles::read(lessonfiles::contents(path))->newcomers ? 1 : 0;
    QCOMPARE(offered, 1);
}

void TestLessons::suitsAsAtTheTable_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : lessonfiles::all())
        if (lessonfiles::read(lessonfiles::contents(path))->game->pack->id == "spanish")
            QTest::newRow(qPrintable(path.mid(int(qstrlen(LESSONS_DIR)) + 1))) << path;
}

// On the cards and in the hints the Spanish suits keep their names in English; what they mean stands in
// brackets.
void TestLessons::suitsAsAtTheTable()
{
    QFETCH(QString, path);
    const QString text = QString::fromUtf8(lessonfiles::contents(path));
    static const QRegularExpression english(
        QStringLiteral("\"en\": \"[^\"]*(?<!\\()\\b(swords?|clubs?|cups?|coins?)\\b"));
    const QRegularExpressionMatch found = english.match(text);
    QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
}

void TestLessons::faultsAreFound_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("wanted");
    QTest::newRow("answer") << QByteArray("\"answer\": 4") << QByteArray("\"answer\": 1")
                            << QByteArray("the engine's answer is 4");
    QTest::newRow("no reply") << QByteArray("\"match\": \"play 3s\"") << QByteArray("\"match\": \"play 2s\"")
                              << QByteArray("neither accepted nor replied to");
    QTest::newRow("never said") << QByteArray("\"match\": \"play 3s\"")
                                << QByteArray("\"match\": {\"verb\": \"declare\"}")
                                << QByteArray("is never said");
    QTest::newRow("points") << QByteArray("{points 4}") << QByteArray("{points 3}")
                            << QByteArray("3 points are not booked");
    QTest::newRow("a watched action")
        << QByteArray("\"1 play Kh\"") << QByteArray("\"1 play Ah\"") << QByteArray("1 play Ah");
    QTest::newRow("a world") << QByteArray("\"1\": [\"9c\", \"5s\"]")
                             << QByteArray("\"1\": [\"9c\", \"5s\", \"2c\"]")
                             << QByteArray("seat 1 cannot hold these cards now");
    QTest::newRow("a light") << QByteArray("\"light\": [\"Kh\", \"Kd\"]") << QByteArray("\"light\": [\"Ks\"]")
                             << QByteArray("the lit Ks cannot be seen");
    QTest::newRow("lit answers") << QByteArray("\"light\": [\"Kh\", \"Kd\"]")
                                 << QByteArray("\"light\": [\"bar\"]")
                                 << QByteArray("the answers are lit, but nothing is to be done");
    QTest::newRow("words") << QByteArray("Strike the king.")
                           << QByteArray("Strike the king with the king that you hold in your hand.")
                           << QByteArray("English words, 9 at most");
    QTest::newRow("level") << QByteArray("\"beginner\"") << QByteArray("\"genius\"")
                           << QByteArray("no level");
}

void TestLessons::faultsAreFound()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, wanted);
    const QByteArray found = faultsOf(LESSONS_DIR "/porrazo/3.json", from, to);
    QVERIFY2(found.contains(wanted), found.constData());
}

// The learner sits out: there are no cards to put a light on.
void TestLessons::anEmptyHandIsNotLit()
{
    const QByteArray found = faultsOf(LESSONS_DIR "/tresillo/10.json", "\"seat:0\"", "\"hand\"");
    QVERIFY2(found.contains("guess: the hand is lit, but empty"), found.constData());
}

// One card lies there, and it is the answer: nothing could be guessed.
void TestLessons::cardsAreAskedForWithAChoice()
{
    const QByteArray text = lessonfiles::contents(QStringLiteral(LESSONS_DIR "/cuarenta/5.json"));
    const QByteArray begin = R"("pick": "choice", "options": [{"en": "Points for a)";
    const auto from = text.indexOf(begin);
    QVERIFY(from >= 0);
    const QByteArray choice = text.mid(from, text.indexOf(R"(, "guess")", from) - from);
    const QByteArray found = faultsOf(LESSONS_DIR "/cuarenta/5.json", choice,
        R"("pick": "cards", "options": "table", "answer": ["4c"], "check": {"takes": 1, "after": "claim"})");
    QVERIFY2(found.contains("guess: only the answer can be picked"), found.constData());
}

QTEST_APPLESS_MAIN(TestLessons)
#include "tst_lessons.moc"
