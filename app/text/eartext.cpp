// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/eartext.h"

#include "app/text/gametext.h"

#include <QRegularExpression>

using namespace sobremesa;

namespace {

QString named(const QRegularExpressionMatch &match)
{
    static const QString suits = QStringLiteral("♠♥♦♣");
    const auto suit = static_cast<int>(suits.indexOf(match.captured(2)));
    const QString rank = match.captured(1) == QLatin1String("10") ? QStringLiteral("T") : match.captured(1);
    const auto card = frenchPack.parse(rank.toStdString() + frenchPack.suits[static_cast<std::size_t>(suit)]);
    return card ? frenchCardName(*card) : frenchSuitName(suit);
}

} // namespace

QString earText(const QString &words)
{
    static const QRegularExpression signs(
        QStringLiteral("(?:\\b(10|[A2-9JQK]))?([♠♥♦♣])( (?=(?:10|[A2-9JQK])[♠♥♦♣]))?"));
    QString told;
    qsizetype from = 0;
    for (auto found = signs.globalMatch(words); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        told += words.mid(from, match.capturedStart() - from) + named(match);
        if (match.hasCaptured(3)) // side by side
            told += listed({ QString(), QString() });
        from = match.capturedEnd();
    }
    return from == 0 ? words : told + words.mid(from);
}
