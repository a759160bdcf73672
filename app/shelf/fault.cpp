// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/fault.h"

#include <QCoreApplication>
#include <QDir>

namespace {

struct Row
{
    Fault fault;
    const char *sentence; // %1: the file, %2: what the system says
};

constexpr Row rows[] = {
    { Fault::NoDriver,
        QT_TRANSLATE_NOOP("Trouble", "Games are not kept: Qt's driver for SQLite is not installed.") },
    { Fault::Locked,
        QT_TRANSLATE_NOOP("Trouble",
            "Games are not kept while another program has %1 open. They will be once it closes.") },
    { Fault::ReadOnly, QT_TRANSLATE_NOOP("Trouble", "Games are not kept: %1 cannot be written to.") },
    { Fault::Full,
        QT_TRANSLATE_NOOP(
            "Trouble", "The disk is full. You can play on; the game will be saved once there is room.") },
    { Fault::Damaged,
        QT_TRANSLATE_NOOP("Trouble",
            "Games are not kept: %1 is damaged (%2). It is left as it is; move it away to start a new "
            "one.") },
    { Fault::Newer,
        QT_TRANSLATE_NOOP("Trouble",
            "Games are not kept: %1 was written by a newer version of Sobremesa. It is left as it is.") },
    { Fault::Unreachable, QT_TRANSLATE_NOOP("Trouble", "Games are not kept: %1: %2") },
};

} // namespace

QString Trouble::sentence() const
{
    for (const Row &row : rows) {
        if (row.fault != fault)
            continue;
        QString words = QCoreApplication::translate("Trouble", row.sentence);
        words.replace(QStringLiteral("%2"), detail);
        return words.replace(QStringLiteral("%1"), QDir::toNativeSeparators(file));
    }
    return {};
}
