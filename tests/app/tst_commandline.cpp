// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "engine/ai/levels.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

// Like the program itself, without an application: the command line is read before there is one.
class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesItselfInItsHelp();
    void hasNoOptionOfWhichItDoesNotTell();
    void tellsItsVersion();
    void hasAManPageOfTheSameOptions();
    void namesEveryLevel();
    void picturesATableThatStandsStill();
};

namespace {

QString help()
{
    return readCommandLine({ "sobremesa", "--help" }).text;
}

QStringList found(const QString &text, const QString &pattern)
{
    QStringList words;
    auto matches = QRegularExpression(pattern).globalMatch(text);
    while (matches.hasNext())
        words.append(matches.next().captured(1));
    words.removeDuplicates();
    return words;
}

} // namespace

void TestCommandLine::namesItselfInItsHelp()
{
    QVERIFY2(help().startsWith("Usage: sobremesa [options] [FILE.sobremesa]\n"), qPrintable(help()));
}

void TestCommandLine::hasNoOptionOfWhichItDoesNotTell()
{
    QVERIFY(!help().contains("--help-all"));
    QVERIFY(!readCommandLine({ "sobremesa", "--help-all" }).wrong.isEmpty());
}

void TestCommandLine::tellsItsVersion()
{
    for (const char *option : { "-v", "--version" }) {
        const CommandLine line = readCommandLine({ "sobremesa", option });
        QVERIFY(line.onlyText);
        QVERIFY2(line.text.startsWith("sobremesa "), qPrintable(line.text));
    }
}

void TestCommandLine::hasAManPageOfTheSameOptions()
{
    QFile page(MAN_PAGE);
    QVERIFY(page.open(QIODevice::ReadOnly));
    QStringList told = found(QString::fromUtf8(page.readAll()), R"(\n\.It (?:Fl \w , )?Fl Fl (\w+))");
    QStringList options = found(help(), "--(\\w+)");
    QVERIFY(options.size() > 10);
    told.sort();
    options.sort();
    QCOMPARE(told, options);
}

void TestCommandLine::namesEveryLevel()
{
    QFile page(MAN_PAGE);
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString man = QString::fromUtf8(page.readAll());
    for (const sobremesa::Level &level : sobremesa::levels()) {
        const QString id = QString::fromUtf8(level.id.data());
        QVERIFY2(help().contains(id), level.id.data());
        QVERIFY2(man.contains(QRegularExpression("(\\.Cm|,) " + id + "\\b")), level.id.data());
    }
}

// A demo goes on for ever: it used to keep a picture waiting as long.
void TestCommandLine::picturesATableThatStandsStill()
{
    QVERIFY(readCommandLine({ "sobremesa", "--game", "truco", "--demo" }).demo);
    QVERIFY(!readCommandLine({ "sobremesa", "--game", "truco", "--demo", "--screenshot", "a.png" }).demo);
}

QTEST_APPLESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
