// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/dealpaper.h"
#include "app/print/gamepaper.h"
#include "app/print/rulespaper.h"
#include "app/rulesbook/rulesbook.h"
#include "app/settings.h"
#include "engine/games/registry.h"
#include "scratch.h"

#include <QRegularExpression>
#include <QTest>

namespace {

void addLine(
    LogModel &log, const QString &words, const QString &points, bool heading, const QString &whose = {})
{
    LogModel::Line line;
    line.words = words;
    line.points = points;
    line.heading = heading;
    line.whose = whose;
    log.append(line);
}

} // namespace

// Rulebooks and games on paper.
class TestPdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsEveryChapter_data();
    void holdsEveryChapter();
    void tellsTheCourseOfAGame();
    void seatsEverybodyAroundTheDeal();
    void hasPages();
    void fetchesNothingFromElsewhere();

private:
    Scratch m_scratch;
};

void TestPdf::holdsEveryChapter_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const sobremesa::GameInfo *game : sobremesa::games()) {
        for (const char *language : { "en", "es", "ja" })
            QTest::newRow(qPrintable(QString::fromUtf8(game->id.data()) + ' ' + language))
                << QString::fromUtf8(game->id.data()) << language;
    }
}

void TestPdf::holdsEveryChapter()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    Settings::shared().setLanguage(language);
    RulesBook book;
    book.setGame(game);
    const Printed printed = rulesOnPaper(game);
    QCOMPARE(printed.title, book.title());
    QVERIFY(!printed.html.contains("<a "));
    qsizetype at = 0;
    for (int row = 0; row < book.rowCount(); ++row) {
        const QString title = book.index(row).data(RulesBook::TitleRole).toString().toHtmlEscaped();
        at = printed.html.indexOf(">" + title + "&nbsp;", at);
        QVERIFY2(at >= 0, qPrintable(title));
    }
    const QByteArray pdf = pdfOf(printed);
    QVERIFY(pdf.startsWith("%PDF-") && pdf.trimmed().endsWith("%%EOF"));
}

void TestPdf::tellsTheCourseOfAGame()
{
    LogModel log;
    addLine(log, "Deal 1", {}, true);
    addLine(log, "Rosa lays the 5♠ <b>", {}, false);
    addLine(log, "Caída", "+2", false, "Ana & Luis");
    addLine(log, "Deal 2", {}, true);
    addLine(log, "You lay the 7♦", {}, false);
    SideScore side;
    side.name = "Rosa & Tomás";
    side.score = "12";
    const QString html = gameOnPaper("Cuarenta", { side }, log).html;
    qsizetype at = 0;
    for (const char *wanted : { "<h1>Cuarenta</h1>", "Rosa &amp; Tomás", "<b>12</b>", "<h3>Deal 1</h3>",
             "Rosa lays the 5♠ &lt;b&gt;", "Caída", "Ana &amp; Luis", "<b>+2</b>", "<h3>Deal 2</h3>",
             "You lay the 7♦" }) {
        at = html.indexOf(wanted, at);
        QVERIFY2(at >= 0, wanted);
    }
    QCOMPARE(html.count("<table"), html.count("</table>"));
    QCOMPARE(html.count("<table"), 3);
}

// The next player sits at the left with the clock, at the right against it.
void TestPdf::seatsEverybodyAroundTheDeal()
{
    Settings::shared().setLanguage("en");
    DealDiagram deal;
    deal.title = "A & B";
    deal.pack = "spanish";
    deal.hands = { { "You", { "1e", "7o" }, 0 }, { "Next", {}, 3 }, { "Last", {}, 3 } };
    deal.middle = { { "Stock", {}, 31 } };
    const auto order = [&] {
        const QString html = dealOnPaper(deal).html;
        QStringList names { "You", "Next", "Last", "Stock" };
        std::sort(names.begin(), names.end(), [&html](const QString &one, const QString &two) {
            return html.indexOf("<b>" + one) < html.indexOf("<b>" + two);
        });
        return names;
    };
    QCOMPARE(order(), QStringList({ "Next", "Stock", "Last", "You" }));
    deal.clockwise = false;
    QCOMPARE(order(), QStringList({ "Last", "Stock", "Next", "You" }));
    const QString html = dealOnPaper(deal).html;
    QVERIFY(html.contains("<h1>A &amp; B</h1>"));
    QVERIFY(html.contains("image://card-signs/spanish/7o/80\""));
    QVERIFY(html.contains("31 hidden card"));
    QVERIFY(pdfOf(dealOnPaper(deal)).startsWith("%PDF-"));
}

void TestPdf::hasPages()
{
    Settings::shared().setLanguage("en");
    static const QRegularExpression page("/Type\\s*/Page\\b");
    const auto pages = [](const QByteArray &pdf) { return QString::fromLatin1(pdf).count(page); };
    QCOMPARE(pages(pdfOf({ "One", "<p>a line</p>", {} })), 1);
    QVERIFY(pages(pdfOf(rulesOnPaper("tresillo"))) > 3);
}

// A card that is there is drawn, any other picture is not.
void TestPdf::fetchesNothingFromElsewhere()
{
    const QString picture = "<p><img src=\"%1\" width=\"30\" height=\"15\"/></p>";
    const auto size = [&](const char *source) { return pdfOf({ "One", picture.arg(source), {} }).size(); };
    QVERIFY(size("image://card-signs/french/7h/60") > size("image://elsewhere/7h") + 500);
}

QTEST_MAIN(TestPdf)
#include "tst_pdf.moc"
