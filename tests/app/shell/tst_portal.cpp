// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/systemlook.h"

#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using Groups = QMap<QString, QVariantMap>;

// A portal as desktops have it, on a bus of the test's own.
class FakePortal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public Q_SLOTS:
    // NOLINTNEXTLINE(readability-identifier-naming): the portal's word
    [[nodiscard]] Groups ReadAll(const QStringList &wanted) const // clazy:exclude=const-signal-or-slot
    {
        Groups groups;
        if (wanted.contains("org.freedesktop.appearance"))
            groups["org.freedesktop.appearance"] = { { "color-scheme", 1u }, { "contrast", 1u } };
        if (wanted.contains("org.gnome.desktop.interface"))
            groups["org.gnome.desktop.interface"] = { { "text-scaling-factor", 1.25 } };
        return groups;
    }

Q_SIGNALS:
    // The name is the portal's, and moc defines it with names of its own.
    // NOLINTNEXTLINE(readability-identifier-naming, readability-inconsistent-declaration-parameter-name)
    void SettingChanged(const QString &group, const QString &key, const QDBusVariant &value);
};

class TestPortal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void nothingComesWithoutAPortal();
    void followsThePortal();

private:
    QProcess m_bus;
    QString m_address;
};

void TestPortal::initTestCase()
{
    m_bus.start(DBUS_DAEMON, { "--session", "--nofork", "--print-address=1" });
    QVERIFY(m_bus.waitForReadyRead(5000));
    m_address = QString::fromUtf8(m_bus.readLine()).trimmed();
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_address.toUtf8());
    qDBusRegisterMetaType<Groups>();
}

void TestPortal::cleanupTestCase()
{
    m_bus.kill();
    m_bus.waitForFinished();
}

void TestPortal::nothingComesWithoutAPortal()
{
    SystemLook look;
    QSignalSpy changed(&look, &SystemLook::changed);
    look.follow();
    QTest::qWait(300);
    QCOMPARE(changed.count(), 0);
}

void TestPortal::followsThePortal()
{
    FakePortal portal;
    QDBusConnection bus = QDBusConnection::connectToBus(m_address, "portal");
    QVERIFY(bus.registerObject("/org/freedesktop/portal/desktop", &portal,
        QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    QVERIFY(bus.registerService("org.freedesktop.portal.Desktop"));
    SystemLook look;
    look.follow();
    QTRY_VERIFY(look.isDark());
    QTRY_VERIFY(look.wantsContrast());
    QTRY_COMPARE(look.textFactor(), 1.25);
    Q_EMIT portal.SettingChanged("org.freedesktop.appearance", "color-scheme", QDBusVariant(2u));
    QTRY_VERIFY(!look.isDark());
}

QTEST_MAIN(TestPortal)
#include "tst_portal.moc"
