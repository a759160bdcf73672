// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

// Why the file of the shelf cannot be read or written.
enum class Fault : quint8 {
    None,
    NoDriver, // the SQLite driver of Qt is missing
    Locked, // another program has it open
    ReadOnly, // neither the file nor its folder can be written
    Full, // the disk
    Damaged,
    Newer, // written by a later version of this program
    Unreachable, // everything else that storage can answer
    Mistake // a statement of ours that the database refuses: never a state of the shelf
};

// Waiting may help: what is not kept is tried again.
[[nodiscard]] constexpr bool mayPass(Fault fault)
{
    return fault == Fault::Locked || fault == Fault::ReadOnly || fault == Fault::Full
        || fault == Fault::Unreachable;
}

struct Trouble
{
    Fault fault = Fault::None;
    QString file;
    QString detail; // as the system says it
    QDateTime since; // nothing has been saved since then

    [[nodiscard]] explicit operator bool() const { return fault != Fault::None; }
    // One sentence for the player, in the present language.
    [[nodiscard]] QString sentence() const;
};
