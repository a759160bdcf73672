// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/typefaces.h"

#include <QFontDatabase>

#include <algorithm>
#include <array>

namespace {

// Humanist faces; the system's own one is kept if it is among them, so that the program looks at home.
constexpr std::array humanist { "Noto Sans", "Source Sans 3", "Source Sans Pro", "Cantarell", "Adwaita Sans",
    "Segoe UI", "SF Pro", "SF Pro Text", ".AppleSystemUIFont", "Open Sans", "Fira Sans", "Ubuntu" };
constexpr std::array latin { "Noto Sans CJK JP", "Noto Sans", "Source Sans 3", "Segoe UI", "DejaVu Sans" };
constexpr std::array japaneseSans { "Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic UI",
    "Meiryo", "IPAexGothic", "Source Han Sans" };
constexpr std::array latinSerif { "Noto Serif", "Source Serif 4", "Source Serif Pro", "Noto Serif CJK JP",
    "Georgia", "DejaVu Serif" };
constexpr std::array japaneseSerif { "Noto Serif CJK JP", "Noto Serif JP", "Hiragino Mincho ProN",
    "Yu Mincho", "IPAexMincho", "Source Han Serif" };

template<std::size_t Count>
QString firstOf(const std::array<const char *, Count> &families)
{
    for (const char *family : families) {
        if (QFontDatabase::hasFamily(family))
            return QString::fromLatin1(family);
    }
    return {};
}

QString latinInterface()
{
    const QString system = QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    const bool ours = std::any_of(humanist.begin(), humanist.end(),
        [&](const char *family) { return system == QLatin1String(family); });
    return ours ? system : firstOf(latin);
}

} // namespace

Typefaces typefacesFor(bool japanese)
{
    return japanese ? Typefaces { firstOf(japaneseSans), firstOf(japaneseSerif) }
                    : Typefaces { latinInterface(), firstOf(latinSerif) };
}
