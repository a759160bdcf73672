// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of the program is there in every language, with its numbers and places, in that language's
// writing.

#include "messages.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

namespace {

const QStringList languages { "en", "es", "ja" };

// The places of a text (%1, %n) in order, whatever their order in the sentence.
QStringList placesOf(const QString &text)
{
    static const QRegularExpression place("%L?(?:[0-9]|n)");
    QStringList places;
    for (auto found = place.globalMatch(text); found.hasNext();)
        places << found.next().captured();
    places.sort();
    places.removeDuplicates();
    return places;
}

// English falls back to the source, but for the plural forms.
bool isNeeded(const QString &language, const Message &message)
{
    return language != "en" || message.plural;
}

int pluralForms(const QString &language)
{
    return language == "ja" ? 1 : 2;
}

bool isComplete(const QString &language, const Message &message)
{
    return !message.unfinished && !message.translations.contains(QString())
        && message.translations.size() == (message.plural ? pluralForms(language) : 1);
}

// The rows of a test: whatever of this language is translated at all.
void addMessages(const QString &language)
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("translations");
    for (const Message &message : messagesOf(language)) {
        if (isNeeded(language, message))
            QTest::newRow(qPrintable(language + '/' + message.context + '/' + message.source.left(60)))
                << message.source << message.translations;
    }
}

// One reading of a word of the glossaries: the other one, and what it should be.
struct Reading
{
    QRegularExpression other;
    const char *word;
};

const QList<Reading> &readings()
{
    static const QList<Reading> all {
        { QRegularExpression(QStringLiteral("切り札")), "切札" },
        // the Spanish name stands once, in brackets behind the Japanese one
        { QRegularExpression(QStringLiteral("(?<!（)オロス")), "コイン" },
        { QRegularExpression(QStringLiteral("(?<!（)コパス")), "カップ" },
        { QRegularExpression(QStringLiteral("(?<!（)エスパーダス")), "ソード" },
        { QRegularExpression(QStringLiteral("(?<!（)バストス")), "バトン" },
    };
    return all;
}

// The names of suits and cards of another game, which a game has not (rules page 2).
struct Foreign
{
    const char *game;
    QRegularExpression words;
};

const QList<Foreign> &foreigns()
{
    static const QList<Foreign> all {
        { "truco", QRegularExpression(QStringLiteral("コイン|カップ|ソード|バトン|エース")) },
        { "tresillo",
            QRegularExpression(QStringLiteral("貨幣|聖杯|剣|棍棒|(?<![ァ-ヶー])アス(?![ァ-ヶー])")) },
    };
    return all;
}

// Whatever stands in the game's own sources, with the parts of a text joined.
QString sourcesOf(const QString &game)
{
    QString all;
    QDirIterator files(QStringLiteral(GAMES_DIR "/") + game,
        { QStringLiteral("*.cpp"), QStringLiteral("*.h") }, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            all += QString::fromUtf8(file.readAll());
    }
    static const QRegularExpression parted(QStringLiteral("\"\\s*\n\\s*\""));
    return all.remove(parted).replace(QLatin1String("\\\""), QLatin1String("\""));
}

void addFiles(const QString &folder, const QStringList &names)
{
    QDirIterator files(
        QStringLiteral(RESOURCES_DIR "/") + folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.mid(int(sizeof RESOURCES_DIR)))) << path;
    }
}

bool asks(const QString &text)
{
    return text.endsWith('?');
}

bool endsSentence(const QString &text)
{
    return text.endsWith('.') && !text.endsWith("..");
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void complete_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : languages)
            QTest::newRow(qPrintable(language)) << language;
    }

    void complete()
    {
        QFETCH(QString, language);
        const QList<Message> messages = messagesOf(language);
        QVERIFY(!messages.isEmpty());
        QStringList missing;
        for (const Message &message : messages) {
            if (isNeeded(language, message) && !isComplete(language, message))
                missing << message.context + ": " + message.source;
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }

    void sameMessages()
    {
        const auto count = messagesOf("en").size();
        QCOMPARE(messagesOf("es").size(), count);
        QCOMPARE(messagesOf("ja").size(), count);
    }

    void places_data()
    {
        for (const QString &language : languages)
            addMessages(language);
    }

    void places()
    {
        QFETCH(QString, source);
        QFETCH(QStringList, translations);
        for (const QString &translation : translations)
            QCOMPARE(placesOf(translation), placesOf(source));
    }

    void spanish_data() { addMessages("es"); }

    void spanish()
    {
        QFETCH(QString, source);
        QFETCH(QStringList, translations);
        static const QRegularExpression asked("[^+]\\?"); // "Ctrl+?" is a key
        for (const QString &translation : translations) {
            QCOMPARE(endsSentence(translation), endsSentence(source));
            QCOMPARE(translation.count(u'¿'), translation.count(asked));
            QCOMPARE(translation.count(u'¡'), translation.count('!'));
            QVERIFY(!asks(source) || asks(translation));
        }
    }

    void beginsAlike_data() { addMessages("es"); }

    // A row, a button and the beginning of a sentence have a capital letter in both languages.
    void beginsAlike()
    {
        QFETCH(QString, source);
        QFETCH(QStringList, translations);
        for (const QString &translation : translations)
            if (source[0].isLetter() && translation[0].isLetter())
                QCOMPARE(translation[0].isUpper(), source[0].isUpper());
    }

    void oneReading_data()
    {
        QTest::addColumn<QString>("path");
        addFiles(QStringLiteral("lessons"), { QStringLiteral("*.json") });
        addFiles(QStringLiteral("rules/ja"), { QStringLiteral("*.md") });
        QTest::newRow("messages") << QStringLiteral(TRANSLATIONS_DIR "/sobremesa_ja.ts");
    }

    // Japanese has one reading of each term, in the window, in the lessons and in the books.
    void oneReading()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (const Reading &reading : readings()) {
            const auto found = reading.other.match(text);
            QVERIFY2(!found.hasMatch(),
                qPrintable(text.mid(found.capturedStart() - 20, 50) + QStringLiteral(" -> ")
                    + QString::fromUtf8(reading.word)));
        }
    }

    void wordsOfTheGame_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QRegularExpression>("foreign");
        for (const Foreign &foreign : foreigns())
            QTest::newRow(foreign.game) << QString::fromLatin1(foreign.game) << foreign.words;
    }

    // Truco and Tresillo have other words for the same cards: each keeps to its own.
    void wordsOfTheGame()
    {
        QFETCH(QString, game);
        QFETCH(QRegularExpression, foreign);
        const QString sources = sourcesOf(game);
        int told = 0;
        QStringList wrong;
        for (const Message &message : messagesOf("ja")) {
            const bool window = message.context.front().isUpper();
            const bool name = message.context == "cards"; // of a single one: each game has its own
            if (window || name || !sources.contains('"' + message.source + '"'))
                continue;
            ++told;
            for (const QString &translation : message.translations)
                if (translation.contains(foreign))
                    wrong << translation;
        }
        QVERIFY(told > 50);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void japanese_data() { addMessages("ja"); }

    // Full-width marks beside Japanese letters, no half-width kana marks, no space before or after a mark.
    void japanese()
    {
        QFETCH(QString, source);
        QFETCH(QStringList, translations);
        static const QRegularExpression letters("[\\x{3041}-\\x{30fe}\\x{4e00}-\\x{9fff}]");
        static const QRegularExpression halfWidth(
            "[\\x{ff61}-\\x{ff9f}]|[\\x{3041}-\\x{30fe}\\x{4e00}-\\x{9fff}][,.:;!?()]"
            "|[,:;!?()][\\x{3041}-\\x{30fe}\\x{4e00}-\\x{9fff}]");
        static const QRegularExpression spaced(
            "\\s[\\x{3001}\\x{3002}\\x{ff01}\\x{ff1f}\\x{ff1a}]|[\\x{3001}\\x{3002}\\x{ff1a}]\\s");
        for (const QString &translation : translations) {
            QVERIFY2(!translation.contains(halfWidth), qPrintable(translation));
            QVERIFY2(!translation.contains(spaced), qPrintable(translation));
            if (translation.contains(letters))
                QCOMPARE(translation.endsWith(u'。'), endsSentence(source));
        }
    }

    void loaded()
    {
        QTranslator words;
        QVERIFY(words.load(":/i18n/sobremesa_ja"));
        QVERIFY(QCoreApplication::installTranslator(&words));
        QCOMPARE(QCoreApplication::translate("cuarenta", "Caída"), QStringLiteral("カイダ"));
        QCOMPARE(QCoreApplication::translate("cuarenta", "%n card(s)", nullptr, 5), QStringLiteral("5枚"));
        QVERIFY(QCoreApplication::removeTranslator(&words));
        QVERIFY(words.load(":/i18n/sobremesa_en"));
        QVERIFY(QCoreApplication::installTranslator(&words));
        QCOMPARE(QCoreApplication::translate("cuarenta", "%n card(s)", nullptr, 1), QStringLiteral("1 card"));
        QCOMPARE(QCoreApplication::translate("cuarenta", "Caída"), QStringLiteral("Caída"));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)

#include "tst_translations.moc"
