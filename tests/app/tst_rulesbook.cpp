// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cards/cardsigns.h"
#include "app/rulesbook/markdown.h"
#include "app/rulesbook/rulesbook.h"
#include "app/settings.h"
#include "app/text/gametext.h"
#include "engine/games/registry.h"
#include "engine/match/record.h"
#include "scratch.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace {

QString pageOf(const QString &game, const QString &language)
{
    QFile file(":/rules/" + language + '/' + game + ".md");
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The name of the record whose deal a page tells; empty: it tells none.
QString recordOf(const QString &game, const QString &language)
{
    static const QRegularExpression line("^\\[record\\]: (\\S+)$", QRegularExpression::MultilineOption);
    return line.match(pageOf(game, language)).captured(1);
}

std::string contentOf(const QString &game, const QString &record)
{
    QFile file(QStringLiteral(CASES_DIR "/%1/%2.json").arg(game, record));
    return file.open(QFile::ReadOnly) ? file.readAll().toStdString() : std::string();
}

// The numbers in a row of a table, in its own order, without those of the first cell.
QList<int> numbersOf(const QString &row)
{
    QList<int> numbers;
    for (QString cell : row.split("</td>", Qt::SkipEmptyParts).mid(1)) {
        static const QRegularExpression tags("<[^>]*>");
        bool isNumber = false;
        const int number = cell.remove(tags).replace(QChar(0x2212), '-').toInt(&isNumber);
        if (isNumber)
            numbers.append(number);
    }
    return numbers;
}

// Where a card is named, in words or in signs, at a place or after it; -1: nowhere.
qsizetype named(sobremesa::Card card, const sobremesa::GameInfo &game, const QString &text, qsizetype from)
{
    const qsizetype inWords = text.indexOf(cardName(card, game), from, Qt::CaseInsensitive);
    const qsizetype inSigns = text.indexOf(cardText(card, game), from, Qt::CaseInsensitive);
    return inWords < 0 || (inSigns >= 0 && inSigns < inWords) ? inSigns : inWords;
}

// Seat 0, whose story it is, sees its own cards and those that are shown to it.
bool isSeen(sobremesa::Card card, const sobremesa::Match &match, std::size_t index)
{
    constexpr sobremesa::Seat teller = 0;
    return match.action(index).seat == teller
        || std::ranges::any_of(match.events(index), [&](const sobremesa::Event &event) {
               return event.seenBy.contains(teller)
                   && std::find(event.cards.begin(), event.cards.end(), card) != event.cards.end();
           });
}

} // namespace

using Example =
    std::pair<QStringList, QStringList>; // its records; the cards that it shows, as they write them

// The lines that name records, each with the line before it.
QList<Example> examplesOf(const QString &game, const QString &language)
{
    static const QRegularExpression mark("\\{(\\w+)\\}");
    static const QLatin1String names("[record]: ");
    QList<Example> examples;
    QString before;
    for (const QString &line : pageOf(game, language).split('\n')) {
        if (line.startsWith(names)) {
            Example example { line.mid(names.size()).split(' '), {} };
            for (auto found = mark.globalMatch(before); found.hasNext();)
                example.second.append(found.next().captured(1).replace("joker", "**"));
            examples.append(example);
        }
        before = line;
    }
    return examples;
}

// Without accents and capitals.
QString plainLetters(const QString &text)
{
    static const QRegularExpression marks("\\p{Mn}");
    return text.toLower().normalized(QString::NormalizationForm_D).remove(marks);
}

// Hiragana without marks of voice, large ones for small ones: how dictionaries order.
QString kana(const QString &reading)
{
    static const QString small = u"ぁぃぅぇぉっゃゅょ"_qs;
    static const QString large = u"あいうえおつやゆよ"_qs;
    QString order;
    const QString letters = plainLetters(reading);
    for (QChar letter : letters) {
        if (letter >= QChar(u'ァ') && letter <= QChar(u'ヶ'))
            letter = QChar(letter.unicode() - (u'ァ' - u'ぁ'));
        const qsizetype at = small.indexOf(letter);
        if (letter.isLetter() && letter != QChar(u'ー'))
            order += at < 0 ? letter : large.at(at);
    }
    return order;
}

// What all forms of a word begin with: "cantar", "canta"; "claim", "claimed"; of two words, that of each.
QStringList stems(const QString &word)
{
    static const QRegularExpression comma("[,、]");
    const QString first = plainLetters(word).section(comma, 0, 0);
    if (first.front() > QChar(0x2000)) // Japanese
        return { first.left(2) };
    QStringList stems;
    for (const QString &part : first.split(' '))
        stems.append(part.left(std::max<qsizetype>(3, part.size() - 3)));
    return stems;
}

struct Word
{
    QString name;
    QString order;
    QStringList chapters;
};

// "- **word** (*reading*): meaning. [4.5]"
Word wordOf(const QString &line)
{
    static const QRegularExpression form(
        u"^- \\*\\*(.+?):?\\*\\*(?: \\(\\*.+?\\*\\):|（(?:([ぁ-んァ-ヶー、]+)、)?\\*.+?\\*）：|) ?.+[.。)] ?((?: ?\\[[0-9.]+\\])+)$"_qs);
    static const QRegularExpression brackets("[\\[\\]]");
    const QRegularExpressionMatch match = form.match(line);
    const QString name = match.captured(1);
    const QString reading = match.captured(2).isEmpty() ? name : match.captured(2);
    const bool japanese = line.contains(u'（');
    return { name, japanese ? kana(reading) : plainLetters(reading),
        match.captured(3).remove(brackets).split(' ', Qt::SkipEmptyParts) };
}

QStringList wordsOf(const QString &page)
{
    return page.section("\n## 10 ", 1).split('\n', Qt::SkipEmptyParts).mid(1);
}

class TestRulesBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesRichText_data();
    void writesRichText();
    void speaksWithoutMarks();
    void speaksPartByPart_data();
    void speaksPartByPart();
    void everyGameHasAPage_data() { addPages(); }
    void everyGameHasAPage();
    void drawsEveryCard_data() { addPages(); }
    void drawsEveryCard();
    void namesTheCardsItDraws();
    void leadsFromChapterToChapter_data() { addPages(); }
    void leadsFromChapterToChapter();
    void listsItsWords_data() { addPages(); }
    void listsItsWords();
    void givesNumbersTheirRoom();
    void drawsSignsApart();
    void tellsADealAsItWasRecorded_data() { addPages(); }
    void tellsADealAsItWasRecorded();
    void takesItsExamplesFromRecords_data() { addPages(); }
    void takesItsExamplesFromRecords();
    void opensAtASection();
    void searches();
    void followsTheLanguage();

private:
    static void addPages();

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
    QTest::newRow("chapters") << "a ([4.5]) [12] [x]"
                              << "<p>a (<a href=\"4.5\">4.5</a>&#8288;) <a href=\"12\">12</a>&#8288; [x]</p>";
    QTest::newRow("no card without a pack") << "a {7h}"
                                            << "<p>a {7h}</p>";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestRulesBook::writesRichText()
{
    QFETCH(QString, markdown);
    static const QRegularExpression style(" style=\"[^\"]*\"");
    QTEST(richText(markdown).remove(style), "rich");
}

void TestRulesBook::speaksWithoutMarks()
{
    QCOMPARE(plainText("you are *mano*: **two** points\n| a | b |"), QString("you are mano: two points a b"));
}

void TestRulesBook::speaksPartByPart_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QStringList>("spoken");
    QTest::newRow("paragraphs") << "one\n**two**\n\nthree" << QStringList { "one two", "three" };
    QTest::newRow("list") << "first\n\n- *a*\n  b\n- c\n\nlast"
                          << QStringList { "first", "a b", "c", "last" };
    QTest::newRow("numbers") << "1. a\n2. b" << QStringList { "1. a", "2. b" };
    QTest::newRow("table") << "| a | b |\n| --- | ---: |\n| 1 | 2 |\n\nend"
                           << QStringList { "a; b", "1; 2", "end" };
    QTest::newRow("cards") << "You lay 2♠ and 10♦: ♠ leads."
                           << QStringList { "You lay two of spades and ten of diamonds: spades leads." };
    QTest::newRow("nothing") << "" << QStringList {};
}

void TestRulesBook::speaksPartByPart()
{
    QFETCH(QString, markdown);
    QTEST(spokenParts(markdown), "spoken");
}

void TestRulesBook::addPages()
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

// Every card is drawn, and each is one of the game's pack; none is left in letters or in words. Japanese has
// its own punctuation.
void TestRulesBook::drawsEveryCard()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    Settings::shared().setLanguage(language);
    const sobremesa::GameInfo &info = *sobremesa::findGame(game.toStdString());
    static const QRegularExpression mark("\\{([^}]*)\\}");
    static const QRegularExpression letters("\\b([1-7][oceb]|[2-9][shdc])\\b|(10|[A2-9JQK])[♠♥♦♣]|[{}]");
    static const QRegularExpression records("^\\[record\\]: .*$", QRegularExpression::MultilineOption);
    QString page = pageOf(game, language).remove(records);
    QStringList marks;
    for (auto found = mark.globalMatch(page); found.hasNext();)
        marks.append(found.next().captured(1));
    QVERIFY(marks.size() > 5);
    for (const QString &card : std::as_const(marks))
        QVERIFY2(info.pack->parse(card == "joker" ? "**" : card.toStdString()), qPrintable(card));
    page.replace(mark, "7");
    QVERIFY2(!letters.match(page).hasMatch(), qPrintable(letters.match(page).captured()));
    for (const sobremesa::Card card : info.pack->cards()) {
        const QString name = cardName(card, info);
        QVERIFY2(card.isJoker() || !page.contains(name, Qt::CaseInsensitive), qPrintable(name));
    }
    static const QRegularExpression foreign("[()~]|[。、：] [^|]");
    const qsizetype at = language == "ja" ? foreign.match(page).capturedStart() : -1;
    QVERIFY2(at < 0, qPrintable(page.mid(at, 40)));
}

// What is drawn has its name for the ear and for the search, and a size that follows the text.
void TestRulesBook::namesTheCardsItDraws()
{
    Settings::shared().setLanguage("en");
    RulesBook book;
    book.setGame("loba");
    book.setCardHeight(30);
    book.setCardRatio(1.5);
    const QModelIndex contracts = book.index(book.rowOf("4.2"));
    const QString text = contracts.data(RulesBook::TextRole).toString();
    QVERIFY(text.contains("image://card-signs/french/Th/45"));
    QVERIFY(text.contains(QString("width=\"%1\" height=\"30\"").arg(cardSignWidth("Th", 30))));
    const QString spoken = contracts.data(RulesBook::SpokenRole).toStringList().join('\n');
    QVERIFY2(spoken.contains("king of spades, king of diamonds, joker"), qPrintable(spoken));
    for (const char *wanted : { "ten of hearts", "10♥" }) {
        book.setSearch(wanted);
        QVERIFY(contracts.data(RulesBook::HitRole).toBool());
    }
    QSignalSpy changes(&book, &RulesBook::dataChanged);
    book.setCardHeight(20);
    QCOMPARE(changes.size(), 1);
    QVERIFY(contracts.data(RulesBook::TextRole).toString() != text);
}

// Every chapter that a book speaks of is there and is a link. (Two numbers with a point are a chapter.)
void TestRulesBook::leadsFromChapterToChapter()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    static const QRegularExpression link("\\[(\\d+(?:\\.\\d+)?)\\]");
    static const QRegularExpression bare("\\b[1-9]\\.\\d+\\b");
    Settings::shared().setLanguage(language);
    RulesBook book;
    book.setGame(game);
    QString text = pageOf(game, language);
    int links = 0;
    for (auto found = link.globalMatch(text); found.hasNext(); ++links) {
        const QString wanted = found.next().captured(1);
        QCOMPARE(book.index(book.rowOf(wanted)).data(RulesBook::NumberRole).toString(), wanted);
    }
    QVERIFY(links > 20);
    static const QRegularExpression heading("^## .*$", QRegularExpression::MultilineOption);
    text.remove(link).remove(heading);
    QVERIFY2(!bare.match(text).hasMatch(), qPrintable(bare.match(text).captured()));
}

// The words at the end of a book stand in the order of their language (in Japanese by the reading, which a
// word with kanji has beside it), and the chapters they name speak of them.
void TestRulesBook::listsItsWords()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    Settings::shared().setLanguage(language);
    RulesBook book;
    book.setGame(game);
    const QStringList words = wordsOf(pageOf(game, language));
    QVERIFY(words.size() >= 19);
    QString before;
    for (const QString &line : words) {
        const Word word = wordOf(line);
        QVERIFY2(!word.name.isEmpty() && !word.chapters.isEmpty(), qPrintable(line));
        QVERIFY2(before <= word.order, qPrintable(line));
        before = word.order;
        const auto speaksOfIt = [&](const QString &chapter) {
            const QModelIndex index = book.index(book.rowOf(chapter));
            const QString text = index.data(RulesBook::TitleRole).toString()
                + index.data(RulesBook::SpokenRole).toStringList().join('\n');
            const QStringList parts = stems(word.name);
            return std::ranges::all_of(
                parts, [&](const QString &part) { return plainLetters(text).contains(part); });
        };
        for (const QString &chapter : word.chapters)
            QVERIFY2(speaksOfIt(chapter), qPrintable(line + ' ' + chapter));
    }
}

// The numbers of a list stand left of its text: large ones need more room, or their first figure is cut off.
void TestRulesBook::givesNumbersTheirRoom()
{
    static const QRegularExpression margin("margin-left:(\\d+)px");
    const auto room = [](int height) {
        return margin.match(richText("10. a", { nullptr, height, 1 })).captured(1).toInt();
    };
    QVERIFY(room(18) >= 25);
    QVERIFY(room(36) >= 50);
}

// Every card of every pack has its sign, and no two look alike.
void TestRulesBook::drawsSignsApart()
{
    constexpr int height = 40;
    CardSigns signs(":/cards/");
    for (const sobremesa::Pack *pack : { &sobremesa::doublePack, &sobremesa::spanishPack }) {
        QMap<QString, QImage> seen;
        for (const sobremesa::Card card : pack->cards()) {
            const QString code = card.isJoker() ? "joker" : QString::fromStdString(pack->code(card));
            if (seen.contains(code))
                continue;
            QSize size;
            const QString id = idText(pack->id) + '/' + code + '/' + QString::number(height);
            const QImage image = signs.requestImage(id, &size, {});
            QCOMPARE(size, QSize(cardSignWidth(code, height), height));
            QVERIFY2(std::find(seen.cbegin(), seen.cend(), image) == seen.cend(), qPrintable(code));
            seen.insert(code, image);
        }
    }
}

// The deal played through at the front of a book: the cards are named in the order in which they were played,
// and its table adds up to the scores of the record, which the replay of all cases has found to be right.
void TestRulesBook::tellsADealAsItWasRecorded()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    const QString name = recordOf(game, language);
    QCOMPARE(name, recordOf(game, "en"));
    const auto record = sobremesa::readRecord(contentOf(game, name));
    QVERIFY2(record, qPrintable(game + '/' + name));
    const auto match = sobremesa::replay(*record);
    QVERIFY(match);

    Settings::shared().setLanguage(language);
    RulesBook book;
    book.setGame(game);
    const QModelIndex chapter = book.index(book.rowOf("1.1"));
    QCOMPARE(chapter.data(RulesBook::NumberRole).toString(), "1.1");
    const QString told = chapter.data(RulesBook::SpokenRole).toStringList().join(' ');
    QVERIFY(!told.contains(name));

    const sobremesa::GameInfo &info = *sobremesa::findGame(game.toStdString());
    qsizetype at = 0;
    for (std::size_t i = 0; i < match->actionCount(); ++i) {
        for (const sobremesa::Card card : match->action(i).cards) {
            if (!isSeen(card, *match, i))
                continue;
            const qsizetype found = named(card, info, told, at);
            QVERIFY2(found >= 0, qPrintable(cardName(card, info) + ": " + told.mid(at)));
            at = found + 1;
        }
    }

    QStringList rows = chapter.data(RulesBook::TextRole).toString().split("<tr>").mid(2);
    const QList<int> scores = numbersOf(rows.takeLast().section("</tr>", 0, 0));
    QList<int> sums(scores.size(), 0);
    for (const QString &row : std::as_const(rows)) {
        const QList<int> numbers = numbersOf(row.section("</tr>", 0, 0));
        QCOMPARE(numbers.size(), sums.size());
        for (qsizetype i = 0; i < sums.size(); ++i)
            sums[i] += numbers[i];
    }
    QCOMPARE(sums, scores);
    const auto booked = sobremesa::scores(match->position());
    QCOMPARE(scores, QList<int>(booked.begin(), booked.end()));
}

// An example names the records it is taken from, behind its last line. They are replayed by the cases' own
// test; the cards that the example shows are theirs, and every language tells the same ones.
void TestRulesBook::takesItsExamplesFromRecords()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    const QList<Example> examples = examplesOf(game, language);
    const QList<Example> english = examplesOf(game, "en");
    QVERIFY(examples.size() >= 3); // the deal played through, and two more
    QCOMPARE(examples.size(), english.size());
    for (qsizetype i = 0; i < examples.size(); ++i) {
        QCOMPARE(examples[i].first, english[i].first);
        QString contents;
        for (const QString &name : examples[i].first) {
            const std::string content = contentOf(game, name);
            const auto record = sobremesa::readRecord(content);
            QVERIFY2(record && sobremesa::replay(*record), qPrintable(game + '/' + name));
            contents += QString::fromStdString(content);
        }
        for (const QString &card : examples[i].second)
            QVERIFY2(contents.contains(card), qPrintable(examples[i].first.join(' ') + ": " + card));
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
