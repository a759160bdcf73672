// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/gamepaper.h"

#include "app/text/language.h"

namespace {

QString row(const QString &words, const QString &whose, const QString &points)
{
    return QStringLiteral(
        "<tr><td width=\"60%\">%1</td><td width=\"25%\">%2</td><td align=\"right\"><b>%3</b></td></tr>")
        .arg(words.toHtmlEscaped(), whose.toHtmlEscaped(), points.toHtmlEscaped());
}

QString table(const QString &rows)
{
    return rows.isEmpty()
        ? QString()
        : "<table width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"3\">" + rows + "</table>";
}

} // namespace

Printed gameOnPaper(const QString &title, const QList<SideScore> &sides, const LogModel &log)
{
    QString scores;
    for (const SideScore &side : sides)
        scores += row(side.name, {}, side.score);
    QString html = "<h1>" + title.toHtmlEscaped() + "</h1>" + table(scores);
    QString rows;
    for (int i = 0; i < log.rowCount(); ++i) {
        const LogModel::Line &line = log.line(i);
        if (line.heading) {
            html += table(rows) + "<h3>" + line.words.toHtmlEscaped() + "</h3>";
            rows.clear();
        } else {
            rows += row(line.words, line.whose, line.points);
        }
    }
    return { title, html + table(rows), Language::shared().interfaceFont() };
}
