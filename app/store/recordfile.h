// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/record.h"

#include <QString>

#include <optional>

// A record in a file of its own: what "Save as" writes and what is opened.

// The record, or one line that names the file, the place in it and the reason.
struct RecordFile
{
    std::optional<sobremesa::Record> record;
    QString problem;
};
[[nodiscard]] RecordFile readRecordFile(const QString &path);
// The whole file or none of it; empty, or one line that names the file and the reason.
[[nodiscard]] QString writeRecordFile(const QString &path, const sobremesa::Match &match);
// The same line for a record that was read but cannot be played.
[[nodiscard]] QString problemOf(const QString &path, const sobremesa::Refusal &refusal);
