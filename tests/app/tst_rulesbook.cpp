// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulesbook/markdown.h"
#include "app/rulesbook/rulesbook.h"
#include "app/settings.h"
#include "engine/games/registry.h"
#include "scratch.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QTest>

class TestRulesBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesRichText_data();
    void writesRichText();
    void everyGameHasAPage_data();
    void everyGameHasAPage();
    void opensAtASection();
    void searches();
    void followsTheLanguage();

private:
    Scratch m_scratch;
};

void TestRulesBook::writesRichText_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("rich");
    QTest::newRow("paragraphs") << "one\ntwo\n\nthree"
                                << "<p>one two</p><p>three</p>";
    QTest::newRow("bold and italic") << "a **b** *c*"
                                     << "<p>a <b>b</b> <i>c</i></p>";
    QTest::newRow("list") << "- a\n- b"
                          << "<ul><li>a</li><li>b</li></ul>";
    QTest::newRow("numbers") << "1. a\n2. b\n\nc"
                             << "<ol><li>a</li><li>b</li></ol><p>c</p>";
    QTest::newRow("item of two lines") << "- a\n  b"
                                       << "<ul><li>a b</li></ul>";
    QTest::newRow("no markup of its own") << "<b>& x"
                                          << "<p>&lt;b&gt;&amp; x</p>";
    QTest::newRow("table")
        << "| a | b |\n| --- | ---: |\n| 1 | 2 |"
        << "<table border=\"0\" cellspacing=\"0\" cellpadding=\"4\"><tr><th align=\"left\">a</th>"
           "<th align=\"left\">b</th></tr><tr><td>1</td><td>2</td></tr></table>";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestRulesBook::writesRichText()
{
    QFETCH(QString, markdown);
    static const QRegularExpression style(" style=\"[^\"]*\"");
    QTEST(richText(markdown).remove(style), "rich");
}

void TestRulesBook::everyGameHasAPage_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const sobremesa::GameInfo *info : sobremesa::games()) {
        for (const char *language : { "en", "es", "ja" }) {
            const QString game = QString::fromStdString(std::string(info->id));
            QTest::addRow("%s %s", qPrintable(game), language) << game << language;
        }
    }
}

void TestRulesBook::everyGameHasAPage()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    Settings::shared().setLanguage(language);
    RulesBook book;
    const QAbstractItemModelTester tester(&book, QAbstractItemModelTester::FailureReportingMode::QtTest);
    book.setGame(game);
    QVERIFY(!book.title().isEmpty());
    QVERIFY(book.rowCount() > 5);
    for (int row = 0; row < book.rowCount(); ++row)
        QVERIFY(!book.index(row).data(RulesBook::TitleRole).toString().isEmpty());
    // Wherever the table sends the reader, there is a chapter.
    for (const sobremesa::Section &section : sobremesa::findGame(game.toStdString())->sections) {
        const QString number = QString::fromStdString(std::string(section.number));
        QCOMPARE(book.index(book.rowOf(number)).data(RulesBook::NumberRole).toString(), number);
    }
}

void TestRulesBook::opensAtASection()
{
    RulesBook book;
    book.setGame("cuarenta");
    QVERIFY(book.rowCount() > 0);
    const auto number = [&](const QString &section) {
        return book.index(book.rowOf(section)).data(RulesBook::NumberRole).toString();
    };
    QCOMPARE(number("4.5"), "4.5");
    QCOMPARE(number("4.5.9"), "4.5");
    QCOMPARE(number("77"), number("1"));
    QCOMPARE(book.rowOf(""), 0);
}

void TestRulesBook::searches()
{
    Settings::shared().setLanguage("en");
    RulesBook book;
    book.setGame("cuarenta");
    QCOMPARE(book.hits(), 0);
    QCOMPARE(book.nextHit(0), -1);
    book.setSearch("CAÍDA");
    QVERIFY(book.hits() > 1);
    const int first = book.nextHit(-1);
    QVERIFY(book.nextHit(first) > first);
    QCOMPARE(book.nextHit(book.rowCount() - 1), first);
}

void TestRulesBook::followsTheLanguage()
{
    Settings::shared().setLanguage("en");
    RulesBook book;
    book.setGame("cuarenta");
    const QString english = book.index(0).data(RulesBook::TitleRole).toString();
    Settings::shared().setLanguage("ja");
    QVERIFY(book.rowCount() > 0);
    QVERIFY(book.index(0).data(RulesBook::TitleRole).toString() != english);
}

QTEST_MAIN(TestRulesBook)
#include "tst_rulesbook.moc"
