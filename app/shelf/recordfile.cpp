// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/recordfile.h"

#include "app/shelf/filewords.h"
#include "app/shelf/wholefile.h"
#include "app/text/refusaltext.h"
#include "engine/match/json.h"

#include <QCoreApplication>
#include <QFile>

using namespace sobremesa;

namespace {

OpenedRecord notOpened(const QString &path, const QString &why)
{
    return { {}, QStringLiteral("%1: %2").arg(path, why) };
}

// Where the record knows no further deal, at a table another one always follows.
Result<Match> dealtOn(Record &record, std::uint64_t seed)
{
    auto match = replay(record);
    if (!match || isOver(match->position()) || !actors(match->position()).empty())
        return match;
    record.opening.seed = seed;
    return replay(record);
}

} // namespace

OpenedRecord openRecordFile(const QString &path, int after, std::uint64_t seed)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return notOpened(path, whyNotRead(file));
    const QByteArray text = file.read(largestRecord + 1);
    if (text.size() > largestRecord)
        return notOpened(path, QCoreApplication::translate("Files", "too large for a record"));
    auto record = readRecord({ text.constData(), static_cast<std::size_t>(text.size()) });
    if (!record)
        return notOpened(path, refusalText(record.refusal()));
    if (after > 0 && static_cast<std::size_t>(after) < record->actions.size())
        record->actions.resize(static_cast<std::size_t>(after));
    auto match = dealtOn(*record, seed);
    if (!match)
        return notOpened(path, refusalText(match.refusal(), record->opening.game));
    return { std::move(*match), {} };
}

QByteArray recordText(const Match &match)
{
    return QByteArray::fromStdString(writeJson(recordOf(match)));
}

QString writeRecordFile(const QString &path, const QByteArray &text)
{
    const QString why = writeWhole(path, text);
    return why.isEmpty() ? QString() : QStringLiteral("%1: %2").arg(path, why);
}
