// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/text/language.h"
#include "app/text/typefaces.h"
#include "scratch.h"

#include <QSignalSpy>
#include <QTest>

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesOurs_data();
    void choosesOurs();
    void keepsTheCountry();
    void followsTheSettings();
    void everyLanguageHasFaces();

private:
    Scratch m_scratch;
};

void TestLanguage::choosesOurs_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QStringList>("system");
    QTest::addColumn<QString>("code");
    QTest::newRow("chosen") << "ja" << QStringList { "es-AR" } << "ja";
    QTest::newRow("system") << "system" << QStringList { "es-AR", "en" } << "es";
    QTest::newRow("second") << "system" << QStringList { "de-CH", "ja-JP", "en" } << "ja";
    QTest::newRow("none of ours") << "system" << QStringList { "de", "fr" } << "en";
    QTest::newRow("nothing") << "system" << QStringList {} << "en";
}

void TestLanguage::choosesOurs()
{
    QFETCH(QString, setting);
    QFETCH(QStringList, system);
    QTEST(languageFor(setting, system), "code");
}

void TestLanguage::keepsTheCountry()
{
    QCOMPARE(localeFor("es", QLocale("es_AR")).territory(), QLocale::Argentina);
    QCOMPARE(localeFor("en", QLocale("en_GB")).territory(), QLocale::UnitedKingdom);
    QCOMPARE(localeFor("ja", QLocale("es_AR")).language(), QLocale::Japanese);
    QCOMPARE(localeFor("en", QLocale("de_CH")).language(), QLocale::English);
}

void TestLanguage::followsTheSettings()
{
    Settings::shared().setLanguage("en");
    const QSignalSpy changes(&Language::shared(), &Language::changed);
    Settings::shared().setLanguage("ja");
    QCOMPARE(Language::shared().code(), "ja");
    QVERIFY(Language::shared().japanese());
    QCOMPARE(changes.size(), 1);
    Settings::shared().setSpeed(1);
    QCOMPARE(changes.size(), 1);
}

void TestLanguage::everyLanguageHasFaces()
{
    const Typefaces latin = typefacesFor(false);
    const Typefaces japanese = typefacesFor(true);
    if (latin.interface.isEmpty() || japanese.interface.isEmpty())
        QSKIP("none of the faces we look for is installed");
    QVERIFY(!latin.display.isEmpty());
    QVERIFY(!japanese.display.isEmpty());
}

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
