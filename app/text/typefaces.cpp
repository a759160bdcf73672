// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/typefaces.h"

#include <QFontDatabase>
#include <QStringList>

namespace {

// Humanist faces; the system's own one is kept if it is among them, so that the program looks at home.
const QStringList humanist { "Noto Sans", "Source Sans 3", "Source Sans Pro", "Cantarell", "Adwaita Sans",
    "Segoe UI", "SF Pro", "SF Pro Text", ".AppleSystemUIFont", "Open Sans", "Fira Sans", "Ubuntu" };
const QStringList latin { "Noto Sans CJK JP", "Noto Sans", "Source Sans 3", "Segoe UI", "DejaVu Sans" };
const QStringList japaneseSans { "Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic UI",
    "Meiryo", "IPAexGothic", "Source Han Sans" };
const QStringList latinSerif { "Noto Serif", "Source Serif 4", "Source Serif Pro", "Noto Serif CJK JP",
    "Georgia", "DejaVu Serif" };
const QStringList japaneseSerif { "Noto Serif CJK JP", "Noto Serif JP", "Hiragino Mincho ProN", "Yu Mincho",
    "IPAexMincho", "Source Han Serif" };

QString firstOf(const QStringList &families)
{
    for (const QString &family : families) {
        if (QFontDatabase::hasFamily(family))
            return family;
    }
    return {};
}

QString latinInterface()
{
    const QString system = QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    return humanist.contains(system) ? system : firstOf(latin);
}

} // namespace

Typefaces typefacesFor(bool japanese)
{
    return japanese ? Typefaces { firstOf(japaneseSans), firstOf(japaneseSerif) }
                    : Typefaces { latinInterface(), firstOf(latinSerif) };
}
