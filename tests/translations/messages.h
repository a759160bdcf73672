// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

// One entry of a .ts file.
struct Message
{
    QString context;
    QString source;
    bool plural = false;
    bool unfinished = false;
    QStringList translations; // one, or one a plural form
};

// All entries of translations/sobremesa_<language>.ts; none if the file cannot be read.
[[nodiscard]] QList<Message> messagesOf(const QString &language);
