// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/systemlook.h"

#include "app/shell/motion.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QPalette>
#include <QSettings>
#include <QStyleHints>

#ifdef SOBREMESA_DBUS
#include "app/shell/portal.h"
#endif
#ifdef Q_OS_WIN
#include <windows.h>
#endif
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
#include <QAccessibilityHints>
#endif

namespace {

constexpr double leastFactor = 0.5;
constexpr double mostFactor = 3;

// Groups of the portal's settings.
constexpr auto appearance = "org.freedesktop.appearance";
constexpr auto gnome = "org.gnome.desktop.interface";
constexpr auto gnomeAccess = "org.gnome.desktop.a11y.interface";
constexpr auto kde = "org.kde.kdeglobals.KDE";

bool qtIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#elif defined(Q_OS_WIN)
    // The palette of older ones stays light there.
    const QSettings look(
        "HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
        QSettings::NativeFormat);
    return look.value("AppsUseLightTheme", 1).toInt() == 0;
#else
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
#endif
}

bool platformWantsContrast()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
    return QGuiApplication::styleHints()->accessibility()->contrastPreference()
        == Qt::ContrastPreference::HighContrast;
#elif defined(Q_OS_WIN)
    HIGHCONTRASTW contrast { sizeof(HIGHCONTRASTW), 0, nullptr };
    return SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0)
        && (contrast.dwFlags & HCF_HIGHCONTRASTON);
#elif defined(Q_OS_MACOS)
    return QSettings(
        QDir::homePath() + "/Library/Preferences/com.apple.universalaccess.plist", QSettings::NativeFormat)
        .value("increaseContrast")
        .toBool();
#else
    return false;
#endif
}

double platformTextFactor()
{
#ifdef Q_OS_WIN
    const QSettings access("HKEY_CURRENT_USER\\Software\\Microsoft\\Accessibility", QSettings::NativeFormat);
    return access.value("TextScaleFactor", 100).toInt() / 100.0;
#else
    return 1;
#endif
}

// In the portal's words 0 is "no preference".
std::optional<bool> preference(const QVariant &value, uint yes, uint no)
{
    const uint said = value.toUInt();
    return said == yes ? std::optional(true) : said == no ? std::optional(false) : std::nullopt;
}

} // namespace

SystemLook::SystemLook(QObject *parent)
    : QObject(parent)
    , m_textFactor(qBound(leastFactor, platformTextFactor(), mostFactor))
{
}

QStringList SystemLook::groups()
{
    return { appearance, gnome, gnomeAccess, kde };
}

SystemLook &SystemLook::shared()
{
    static auto *const look = new SystemLook; // asked until the very end
    return *look;
}

bool SystemLook::isDark() const
{
    return m_dark.value_or(qtIsDark());
}

bool SystemLook::wantsContrast() const
{
    return m_contrast.value_or(platformWantsContrast());
}

bool SystemLook::reducesMotion() const
{
    return m_still.value_or(systemReducesMotion());
}

void SystemLook::follow()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &SystemLook::changed);
#endif
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
    connect(QGuiApplication::styleHints()->accessibility(), &QAccessibilityHints::contrastPreferenceChanged,
        this, &SystemLook::changed);
#endif
#ifdef SOBREMESA_DBUS
    new Portal(*this);
#endif
}

void SystemLook::take(const QString &group, const QString &key, const QVariant &value)
{
    const auto is = [&](const char *wantedGroup, const char *wantedKey) {
        return group == QLatin1String(wantedGroup) && key == QLatin1String(wantedKey);
    };
    if (is(appearance, "color-scheme"))
        m_dark = preference(value, 1, 2);
    else if (is(appearance, "contrast"))
        m_contrast = value.toUInt() == 1;
    else if (is(gnomeAccess, "high-contrast"))
        m_contrast = value.toBool();
    else if (is(appearance, "reduced-motion"))
        m_still = value.toUInt() == 1;
    else if (is(gnome, "enable-animations"))
        m_still = !value.toBool();
    else if (is(kde, "AnimationDurationFactor"))
        m_still = value.toDouble() == 0;
    else if (is(gnome, "text-scaling-factor") && value.toDouble() > 0)
        m_textFactor = qBound(leastFactor, value.toDouble(), mostFactor);
    else
        return;
    Q_EMIT changed();
}
