// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/filewords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <array>
#include <cerrno>

namespace {

constexpr auto fullDisk = QT_TRANSLATE_NOOP("Files", "the disk is full");

struct Reason
{
    bool holds;
    const char *words;
};

// The first reason that holds, or what the system says.
template<std::size_t N>
QString firstOf(const std::array<Reason, N> &reasons, const QString &system)
{
    for (const Reason &reason : reasons) {
        if (reason.holds)
            return QCoreApplication::translate("Files", reason.words);
    }
    return system;
}

} // namespace

// Qt says "could not be opened" of nearly all of these: so the place itself is looked at.
QString whyNotRead(const QFileDevice &file)
{
    const QFileInfo at(file.fileName());
    return firstOf(
        std::array<Reason, 3> { {
            { !at.exists(), QT_TRANSLATE_NOOP("Files", "there is no such file") },
            { at.isDir(), QT_TRANSLATE_NOOP("Files", "this is a folder, not a file") },
            { !at.isReadable(), QT_TRANSLATE_NOOP("Files", "you are not allowed to read this file") },
        } },
        file.errorString());
}

QString whyNotWritten(const QFileDevice &file)
{
    const QFileInfo at(file.fileName());
    const QFileInfo folder(at.absolutePath());
    return firstOf(std::array<Reason, 4> { {
                       { file.error() == QFileDevice::ResourceError, fullDisk },
                       { at.isDir(), QT_TRANSLATE_NOOP("Files", "this is a folder, not a file") },
                       { !folder.isDir(), QT_TRANSLATE_NOOP("Files", "there is no such folder") },
                       { !folder.isWritable(),
                           QT_TRANSLATE_NOOP("Files", "you are not allowed to write in this folder") },
                   } },
        file.errorString());
}

QString whyItFailed()
{
    const int number = errno;
    return firstOf(std::array<Reason, 1> { { { number == ENOSPC, fullDisk } } }, qt_error_string(number));
}

QString pathOf(const QUrl &file)
{
    return file.scheme().isEmpty() ? file.path() : file.toLocalFile();
}

QString pathOf(const QUrl &file, const char *ending)
{
    const QString path = pathOf(file);
    return path.endsWith(QLatin1String(ending)) ? path : path + QLatin1String(ending);
}

QString aboutFile(const QString &path, const QString &why)
{
    return why.isEmpty() ? QString() : QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path), why);
}
