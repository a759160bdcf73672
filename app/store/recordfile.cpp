// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/recordfile.h"

#include "engine/match/json.h"

#include <QFile>
#include <QSaveFile>

using namespace sobremesa;

namespace {

constexpr qint64 largest = 16 * 1024 * 1024; // far more than the longest game

QString lineOf(const QString &path, const QString &why)
{
    return QStringLiteral("%1: %2").arg(path, why);
}

} // namespace

QString problemOf(const QString &path, const Refusal &refusal)
{
    return lineOf(path, QString::fromStdString(oneLine(refusal)));
}

RecordFile readRecordFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return { {}, lineOf(path, file.errorString()) };
    const QByteArray text = file.read(largest + 1);
    if (text.size() > largest)
        return { {}, lineOf(path, QStringLiteral("too large for a record")) };
    auto record = readRecord({ text.constData(), static_cast<std::size_t>(text.size()) });
    if (!record)
        return { {}, problemOf(path, record.refusal()) };
    return { std::move(*record), {} };
}

QString writeRecordFile(const QString &path, const Match &match)
{
    const QByteArray text = QByteArray::fromStdString(writeJson(recordOf(match)));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return lineOf(path, file.errorString());
    return {};
}
