// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/fileopening.h"

#include <QFileOpenEvent>

bool FileOpening::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    const QUrl file = static_cast<QFileOpenEvent *>(event)->url();
    if (file.isLocalFile())
        Q_EMIT wanted(file);
    return true;
}
