// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/gamepaper.h"

#include "app/print/course.h"
#include "app/text/language.h"

Printed gameOnPaper(const QString &title, const QList<SideScore> &sides, const LogModel &log)
{
    QString scores;
    for (const SideScore &side : sides)
        scores += paperRow(side.name, {}, side.score);
    const QString html =
        "<h1>" + title.toHtmlEscaped() + "</h1>" + paperTable(scores) + courseOnPaper(log.lines());
    return { title, html, Language::shared().interfaceFont() };
}
