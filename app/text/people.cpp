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

} // namespace

QString usualName(int seat)
{
    return QString::fromUtf8(people[static_cast<std::size_t>(seat) % people.size()]);
}

QString shownName(const QString &name)
{
    return name.isEmpty() ? name : QCoreApplication::translate("people", name.toUtf8().constData());
}
