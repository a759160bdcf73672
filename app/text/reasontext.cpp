// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/reasontext.h"

#include "engine/table/because.h"

#include <QCoreApplication>

using namespace sobremesa;

QString reasonText(const Because &reason, const TableNames &names)
{
    const QString sentence = gameText(becauseText(reason, *names.game), names, reasonContext);
    return reason.fitsBoth
        ? QCoreApplication::translate("Reason", "The other choice: %1", "a sentence about it").arg(sentence)
        : sentence;
}
