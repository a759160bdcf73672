// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/people.h"

#include <QCoreApplication>

#include <array>

namespace {

constexpr std::array people { "", QT_TRANSLATE_NOOP("people", "Rosa"), QT_TRANSLATE_NOOP("people", "Bruno"),
    QT_TRANSLATE_NOOP("people", "Elena"), QT_TRANSLATE_NOOP("people", "Amalia"),
    QT_TRANSLATE_NOOP("people", "Nélida"), QT_TRANSLATE_NOOP("people", "Teo"),
    QT_TRANSLATE_NOOP("people", "Marta") };

// Those who sit in lessons beside them.
[[maybe_unused]] constexpr std::array teachers { QT_TRANSLATE_NOOP("people", "Lucía"),
    QT_TRANSLATE_NOOP("people", "Tomás") };

// By their tiles, from 1: the player's own, and then the people above.
constexpr std::array styles { sobremesa::Style::Even, sobremesa::Style::Chatty, sobremesa::Style::Bold,
    sobremesa::Style::Quiet, sobremesa::Style::Cautious, sobremesa::Style::Bold, sobremesa::Style::Chatty,
    sobremesa::Style::Cautious };

} // namespace

sobremesa::Style styleOf(int tile, bool computer)
{
    const bool known = computer && tile >= 1 && tile <= static_cast<int>(styles.size());
    return known ? styles[static_cast<std::size_t>(tile - 1)] : sobremesa::Style::Even;
}

QString usualName(int seat)
{
    return QString::fromUtf8(people[static_cast<std::size_t>(seat) % people.size()]);
}

QString shownName(const QString &name)
{
    return name.isEmpty() ? name : QCoreApplication::translate("people", name.toUtf8().constData());
}
