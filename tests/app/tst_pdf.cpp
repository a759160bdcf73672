// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/rulespaper.h"
#include "app/rulesbook/rulesbook.h"
#include "app/settings.h"
#include "engine/games/registry.h"
#include "scratch.h"

#include <QRegularExpression>
#include <QTest>

// The rulebooks on paper.
class TestPdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsEveryChapter_data();
    void holdsEveryChapter();
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
