// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/course.h"

QString paperRow(const QString &words, const QString &whose, const QString &points)
{
    return QStringLiteral(
        "<tr><td width=\"60%\">%1</td><td width=\"25%\">%2</td><td align=\"right\"><b>%3</b></td></tr>")
        .arg(words.toHtmlEscaped(), whose.toHtmlEscaped(), points.toHtmlEscaped());
}

QString paperTable(const QString &rows)
{
    return rows.isEmpty()
        ? QString()
        : "<table width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"3\">" + rows + "</table>";
}

QString courseOnPaper(const std::vector<LogModel::Line> &lines)
{
    QString html;
    QString rows;
    for (const LogModel::Line &line : lines) {
        if (line.heading) {
            html += paperTable(rows) + "<h3>" + line.words.toHtmlEscaped() + "</h3>";
            rows.clear();
        } else {
            rows += paperRow(line.words, line.whose, line.points);
        }
    }
    return html + paperTable(rows);
}
