// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/rulespaper.h"

#include "app/rulesbook/rulesbook.h"
#include "app/text/language.h"

#include <QRegularExpression>

namespace {

constexpr int cardHeight = 15; // as high as the letters, in the pixels of a text of ten points
constexpr qreal cardRatio = 4; // sharp at three hundred dots an inch

QString chapterOnPaper(const QModelIndex &chapter)
{
    static const QRegularExpression link("</?a[^>]*>"); // paper leads nowhere
    const QString heading = QStringLiteral("<h%1>%2&nbsp; <small>%3</small></h%1>");
    const int level = 1 + chapter.data(RulesBook::LevelRole).toInt();
    return heading.arg(level).arg(chapter.data(RulesBook::TitleRole).toString().toHtmlEscaped(),
               chapter.data(RulesBook::NumberRole).toString())
        + chapter.data(RulesBook::TextRole).toString().remove(link);
}

} // namespace

Printed rulesOnPaper(const QString &game)
{
    RulesBook book;
    book.setCardHeight(cardHeight);
    book.setCardRatio(cardRatio);
    book.setGame(game);
    QString html = "<h1>" + book.title().toHtmlEscaped() + "</h1>";
    for (int row = 0; row < book.rowCount(); ++row)
        html += chapterOnPaper(book.index(row));
    return { book.title(), html, Language::shared().interfaceFont() };
}
