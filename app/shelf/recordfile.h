// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/record.h"

#include <QString>

#include <optional>

// A record in a file of its own: what "Save as" writes and what is opened. Files can be slow: both are done
// beside the window.

constexpr qint64 largestRecord = 16 * 1024 * 1024; // bytes: far more than the longest game

// The game after the actions of a record, or one line that names the file, the place in it and the reason.
struct OpenedRecord
{
    std::optional<sobremesa::Match> match;
    QString problem;
};
// `after`: no more actions than these; 0: all. `seed`: deals on where the record knows no further deal.
[[nodiscard]] OpenedRecord openRecordFile(const QString &path, int after, std::uint64_t seed);
// The whole file or none of it; empty, or one line that names the file and the reason.
[[nodiscard]] QString writeRecordFile(const QString &path, const QByteArray &text);
[[nodiscard]] QByteArray recordText(const sobremesa::Match &match);
