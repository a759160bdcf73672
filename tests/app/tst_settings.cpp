// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "scratch.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usualValues();
    void keepsWhatIsSet();
    void refusesWhatIsNotAllowed();
    void putsDamagedValuesAside_data();
    void putsDamagedValuesAside();
    void putsADamagedFileAside();
    void useOnceIsNotKept();
    void tellsOnlyOfChanges();
    void soundIsSwitchedOffAndOn();
    void remembersASetup();

private:
    [[nodiscard]] QString fresh() { return m_scratch.file(QString("settings%1.ini").arg(++m_count)); }
    static void write(const QString &file, const QByteArray &text);

    Scratch m_scratch;
    int m_count = 0;
};

void TestSettings::write(const QString &file, const QByteArray &text)
{
    QFile target(file);
    QVERIFY(target.open(QFile::WriteOnly));
    target.write(text);
}

void TestSettings::usualValues()
{
    const Settings settings(fresh());
    QCOMPARE(settings.theme(), "system");
    QCOMPARE(settings.textScale(), 1.0);
    QCOMPARE(settings.speed(), 2);
    QVERIFY(settings.singleLetters());
    QVERIFY(settings.tellsMyTurn());
    QVERIFY(settings.problems().isEmpty());
}

void TestSettings::keepsWhatIsSet()
{
    const QString file = fresh();
    {
        Settings settings(file);
        settings.setTheme("noche");
        settings.setTextScale(1.5);
        settings.setSpeed(0);
        for (int game = 0; game < 4; ++game)
            settings.countGame();
    }
    const Settings again(file);
    QCOMPARE(again.theme(), "noche");
    QCOMPARE(again.textScale(), 1.5);
    QCOMPARE(again.speed(), 0);
    QVERIFY(!again.tellsMyTurn()); // after the third game
}

void TestSettings::refusesWhatIsNotAllowed()
{
    Settings settings(fresh());
    settings.setTheme("neon");
    settings.setTextScale(9);
    settings.setSpeed(-1);
    settings.setLanguage("");
    QCOMPARE(settings.theme(), "system");
    QCOMPARE(settings.textScale(), 1.0);
    QCOMPARE(settings.speed(), 2);
    QCOMPARE(settings.language(), "system");
}

void TestSettings::putsDamagedValuesAside_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("key");
    QTest::newRow("word") << QByteArray("theme=neon") << "theme";
    QTest::newRow("too large") << QByteArray("textScale=7") << "textScale";
    QTest::newRow("not a number") << QByteArray("textScale=nan") << "textScale";
    QTest::newRow("no whole number") << QByteArray("speed=1.5") << "speed";
    QTest::newRow("text for a number") << QByteArray("speed=fast") << "speed";
    QTest::newRow("huge") << QByteArray("speed=1e300") << "speed";
    QTest::newRow("switch") << QByteArray("oneClick=perhaps") << "oneClick";
    QTest::newRow("list") << QByteArray("cloth=a, b") << "cloth";
    QTest::newRow("object") << QByteArray("back=@Variant(\\0\\0\\0\\x7f)") << "back";
}

void TestSettings::putsDamagedValuesAside()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, key);
    const QString file = fresh();
    write(file, "[General]\n" + line + "\nsayMyTurn=never\n");
    {
        const Settings settings(file);
        QCOMPARE(settings.problems().size(), 1);
        QVERIFY(settings.problems().constFirst().contains(key));
        QCOMPARE(settings.sayMyTurn(), "never");
    }
    const Settings again(file);
    QVERIFY(again.problems().isEmpty());
    QVERIFY(QSettings(file, QSettings::IniFormat).contains("aside/" + key));
}

void TestSettings::putsADamagedFileAside()
{
    const QString file = fresh();
    write(file, "[General\ntheme noche\n=\n\x01\x02");
    const Settings settings(file);
    QCOMPARE(settings.theme(), "system");
    QCOMPARE(settings.problems().size(), 1);
    QVERIFY(settings.problems().constFirst().contains(file));
    QVERIFY(QFile::exists(file + ".damaged"));
}

void TestSettings::useOnceIsNotKept()
{
    const QString file = fresh();
    {
        Settings settings(file);
        QVERIFY(settings.useOnce(Settings::Speed, "0"));
        QVERIFY(!settings.useOnce(Settings::Theme, "neon"));
        QCOMPARE(settings.speed(), 0);
        settings.setCloth("anil");
    }
    const Settings again(file);
    QCOMPARE(again.speed(), 2);
    QCOMPARE(again.cloth(), "anil");
}

void TestSettings::tellsOnlyOfChanges()
{
    Settings settings(fresh());
    const QSignalSpy changes(&settings, &Settings::changed);
    settings.setTheme("system");
    QCOMPARE(changes.size(), 0);
    settings.setTheme("mantel");
    settings.setTheme("mantel");
    QCOMPARE(changes.size(), 1);
}

// On again it is as loud as before, also when the program has been closed meanwhile.
void TestSettings::soundIsSwitchedOffAndOn()
{
    const QString file = fresh();
    {
        Settings settings(file);
        QCOMPARE(settings.sound(), "quiet");
        settings.switchSound();
        QCOMPARE(settings.sound(), "off");
        settings.switchSound();
        QCOMPARE(settings.sound(), "quiet");
        settings.setSound("normal");
        settings.setSound("deafening");
        QCOMPARE(settings.sound(), "normal");
        settings.setSound("off");
    }
    {
        Settings settings(file);
        QCOMPARE(settings.sound(), "off");
        settings.switchSound();
        QCOMPARE(settings.sound(), "normal");
    }
    QCOMPARE(Settings(file).sound(), "normal");
}

void TestSettings::remembersASetup()
{
    const QString file = fresh();
    Settings(file).rememberSetup("loba", R"({"a":"x, y"})");
    QCOMPARE(Settings(file).lastSetup("loba"), R"({"a":"x, y"})");
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
