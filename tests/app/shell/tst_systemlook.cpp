// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/shell/systemlook.h"
#include "scratch.h"

#include <QSignalSpy>
#include <QTest>

// What the desktop's portal says, in its own words, and what the settings make of it.
class TestSystemLook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatThePortalSays_data();
    void saysWhatThePortalSays();
    void noPreferenceIsQts();
    void nonsenseIsPassedOver();
    void settingsFollow();

private:
    Scratch m_scratch;
};

void TestSystemLook::saysWhatThePortalSays_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QVariant>("expected");
    const auto row = [](const char *tag, const char *group, const char *key, const QVariant &value,
                         const char *asked, const QVariant &expected) {
        QTest::newRow(tag) << QString(group) << QString(key) << value << QString(asked) << expected;
    };
    row("dark", "org.freedesktop.appearance", "color-scheme", 1u, "dark", true);
    row("light", "org.freedesktop.appearance", "color-scheme", 2u, "dark", false);
    row("contrast", "org.freedesktop.appearance", "contrast", 1u, "contrast", true);
    row("usual contrast", "org.freedesktop.appearance", "contrast", 0u, "contrast", false);
    row("contrast of GNOME", "org.gnome.desktop.a11y.interface", "high-contrast", true, "contrast", true);
    row("still", "org.freedesktop.appearance", "reduced-motion", 1u, "still", true);
    row("still on GNOME", "org.gnome.desktop.interface", "enable-animations", false, "still", true);
    row("moving on GNOME", "org.gnome.desktop.interface", "enable-animations", true, "still", false);
    row("still on Plasma", "org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0", "still", true);
    row("moving on Plasma", "org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0.5", "still", false);
    row("larger text", "org.gnome.desktop.interface", "text-scaling-factor", 1.25, "text", 1.25);
    row("far too large text", "org.gnome.desktop.interface", "text-scaling-factor", 99.0, "text", 3.0);
}

void TestSystemLook::saysWhatThePortalSays()
{
    QFETCH(QString, group);
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    QFETCH(QString, asked);
    SystemLook look;
    QSignalSpy changed(&look, &SystemLook::changed);
    look.take(group, key, value);
    QCOMPARE(changed.count(), 1);
    const QVariant answer = asked == "dark" ? QVariant(look.isDark())
        : asked == "contrast"               ? QVariant(look.wantsContrast())
        : asked == "still"                  ? QVariant(look.reducesMotion())
                                            : QVariant(look.textFactor());
    QTEST(answer, "expected");
}

void TestSystemLook::noPreferenceIsQts()
{
    SystemLook look;
    const bool usual = look.isDark();
    look.take("org.freedesktop.appearance", "color-scheme", usual ? 2u : 1u);
    QCOMPARE(look.isDark(), !usual);
    look.take("org.freedesktop.appearance", "color-scheme", 0u);
    QCOMPARE(look.isDark(), usual);
}

void TestSystemLook::nonsenseIsPassedOver()
{
    SystemLook look;
    QSignalSpy changed(&look, &SystemLook::changed);
    look.take("org.freedesktop.appearance", "accent-color", "red");
    look.take("org.gnome.desktop.interface", "text-scaling-factor", "large");
    look.take({}, {}, {});
    QCOMPARE(changed.count(), 0);
    QCOMPARE(look.textFactor(), 1.0);
}

void TestSystemLook::settingsFollow()
{
    Settings settings(m_scratch.file("settings.ini"));
    QSignalSpy changed(&settings, &Settings::changed);
    SystemLook &look = SystemLook::shared();
    look.take("org.freedesktop.appearance", "color-scheme", 1u);
    look.take("org.gnome.desktop.interface", "text-scaling-factor", 1.5);
    look.take("org.freedesktop.appearance", "contrast", 1u);
    look.take("org.freedesktop.appearance", "reduced-motion", 1u);
    QCOMPARE(changed.count(), 4);
    QVERIFY(settings.isDark());
    QVERIFY(settings.contrast());
    QVERIFY(settings.stillness());
    QCOMPARE(settings.textSize(), 1.5);
    settings.setTextScale(1.6);
    QCOMPARE(settings.textSize(), 2.0); // no more than the window has room for
    settings.setTheme("mantel");
    settings.setReducedMotion("off");
    QVERIFY(!settings.isDark()); // what the player has chosen goes before what the system wants
    QVERIFY(!settings.stillness());
}

QTEST_MAIN(TestSystemLook)
#include "tst_systemlook.moc"
