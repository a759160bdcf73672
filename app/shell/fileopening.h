// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>

// macOS does not name a file on the command line: it tells the program that runs. To be installed as event
// filter of the application.
class FileOpening : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void wanted(const QUrl &file); // a file of this computer
};
