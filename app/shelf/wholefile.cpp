// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/wholefile.h"

#include "app/shelf/filewords.h"

#include <QFile>
#include <QSaveFile>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

#include <cerrno>

namespace {

// Full disks and broken ones are often found only here. A place that knows no such call is no failure.
bool sync(int handle)
{
#ifdef Q_OS_WIN
    return _commit(handle) == 0;
#else
    return ::fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
#endif
}

} // namespace

// QSaveFile::commit() alone does not notice a flush that failed before it.
QString writeWhole(const QString &path, const QByteArray &text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return whyNotWritten(file);
    if (file.write(text) != text.size() || !file.flush()) {
        QString why = whyNotWritten(file);
        file.cancelWriting();
        return why;
    }
    if (!sync(file.handle())) {
        QString why = whyItFailed();
        file.cancelWriting();
        return why;
    }
    return file.commit() ? QString() : whyNotWritten(file);
}

QString syncFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return whyNotWritten(file);
    return sync(file.handle()) ? QString() : whyItFailed();
}
