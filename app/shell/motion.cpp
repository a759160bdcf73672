// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/motion.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace {

#ifdef Q_OS_WIN

bool asked()
{
    BOOL animated = TRUE;
    SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animated, 0);
    return !animated;
}

#else

struct MotionPlace
{
    const char *file;
    const char *key;
};

// Where desktops write that nothing shall move; the value is 0 or false there.
constexpr MotionPlace places[] = {
    { "kdeglobals", "KDE/AnimationDurationFactor" },
    { "gtk-4.0/settings.ini", "Settings/gtk-enable-animations" },
    { "gtk-3.0/settings.ini", "Settings/gtk-enable-animations" },
};

bool asked()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + '/';
    for (const MotionPlace &place : places) {
        if (!QFileInfo::exists(folder + place.file))
            continue;
        const QString value =
            QSettings(folder + place.file, QSettings::IniFormat).value(place.key).toString();
        if (value == "0" || value == "false")
            return true;
    }
    return false;
}

#endif

} // namespace

bool systemReducesMotion()
{
    static const bool answer = asked();
    return answer;
}
