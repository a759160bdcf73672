// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/offerwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace sobremesa;

namespace {

constexpr double shownAtLeast = 0.05; // less is shown as nothing

bool isOfCard(const Offer &offer)
{
    return offer.spot == Spot::Card && !offer.action.cards.empty();
}

} // namespace

QString averageText(double points)
{
    return QLocale().toString(std::abs(points), 'f', 1);
}

QString signedAverageText(double points)
{
    const QString sign = points < -shownAtLeast ? QStringLiteral("\u2212")
        : points > shownAtLeast                 ? QStringLiteral("+")
                                                : QString();
    return sign + averageText(points);
}

QString offerWords(const Offer &offer, const TableNames &names)
{
    QString title = gameText(offer.title, names);
    if (!isOfCard(offer))
        return title;
    return QCoreApplication::translate("Hint", "%1: %2", "card, and what is done with it")
        .arg(cardText(offer.action.cards[0], *names.game), title);
}

QString comparedWords(const Offer &best, const Offer &other, const TableNames &names)
{
    const auto sameOfAnother = [&] {
        return best.action.cards[0] != other.action.cards[0]
            && gameText(best.title, names) == gameText(other.title, names);
    };
    const bool alone = isOfCard(other) && (!isOfCard(best) || sameOfAnother());
    return QCoreApplication::translate(
        "Hint", "%1, not %2", "the action hinted at, and the one it is compared with")
        .arg(offerWords(best, names),
            alone ? cardText(other.action.cards[0], *names.game) : offerWords(other, names));
}
