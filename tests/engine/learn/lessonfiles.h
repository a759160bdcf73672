// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/readlesson.h"
#include "engine/match/record.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

namespace lessonfiles {

inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QStringList all()
{
    QStringList paths;
    QDirIterator files(
        QStringLiteral(LESSONS_DIR), { QStringLiteral("*.json") }, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths.append(files.next());
    paths.sort();
    return paths;
}

inline sobremesa::Result<sobremesa::learn::Lesson> read(const QByteArray &text)
{
    return sobremesa::learn::readLesson({ text.constData(), static_cast<std::size_t>(text.size()) });
}

// A lesson of the program by its place below the folder: "porrazo/3".
inline sobremesa::learn::Lesson lesson(const char *name)
{
    auto read = lessonfiles::read(
        contents(QStringLiteral(LESSONS_DIR "/") + QLatin1String(name) + QStringLiteral(".json")));
    if (!read)
        qFatal("%s: %s", name, sobremesa::oneLine(read.refusal()).c_str());
    return *read;
}

} // namespace lessonfiles
