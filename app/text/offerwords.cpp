// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/offerwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace sobremesa;

namespace {

constexpr double shownAtLeast = 0.05; // less is shown as nothing

bool isOfCard(const Offer &offer)
{
    return offer.spot == Spot::Card && !offer.action.cards.empty();
}

// A card beside a word, or beside another card of which the same is done.
bool isNamedAlone(const Offer &best, const Offer &other, const TableNames &names)
{
    const auto sameOfAnother = [&] {
        return best.action.cards[0] != other.action.cards[0]
            && gameText(best.title, names) == gameText(other.title, names);
    };
    return isOfCard(other) && (!isOfCard(best) || sameOfAnother());
}

QString besideWords(const Offer &other, const TableNames &names)
{
    return other.instead.empty() ? offerWords(other, names) : gameText(other.instead, names);
}

} // namespace

QString averageText(double points)
{
    return QLocale().toString(std::abs(points), 'f', 1);
}

QString signedAverageText(double points)
{
    const QString sign = !isShown(points) ? QString()
        : points < 0                      ? QStringLiteral("\u2212")
                                          : QStringLiteral("+");
    return sign + averageText(points);
}

bool isShown(double points)
{
    return std::abs(points) > shownAtLeast;
}

QString offerWords(const Offer &offer, const TableNames &names)
{
    QString title = gameText(offer.title, names);
    if (!isOfCard(offer))
        return title;
    return QCoreApplication::translate("Hint", "%1: %2", "card, and what is done with it")
        .arg(cardText(offer.action.cards[0], *names.game), title);
}

QStringList listWords(const std::vector<Offer> &offers, const TableNames &names)
{
    const auto first = std::find_if(offers.begin(), offers.end(), isOfCard);
    const bool alike = std::all_of(first, offers.end(), [&](const Offer &offer) {
        return !isOfCard(offer) || gameText(offer.title, names) == gameText(first->title, names);
    });
    QStringList words;
    for (const Offer &offer : offers)
        words.append(alike && isOfCard(offer) ? cardText(offer.action.cards[0], *names.game)
                                              : offerWords(offer, names));
    return words;
}

QString deedWords(const Offer &offer, const TableNames &names)
{
    return offer.deed.empty() ? offerWords(offer, names) : gameText(offer.deed, names);
}

QString comparedWords(const Offer &best, const Offer &other, const TableNames &names)
{
    if (isNamedAlone(best, other, names))
        return QCoreApplication::translate("Hint", "%1, not the %2", "what is done, and the card not to play")
            .arg(deedWords(best, names), cardText(other.action.cards[0], *names.game));
    return QCoreApplication::translate(
        "Hint", "%1, not %2", "the action hinted at, and the one it is compared with")
        .arg(deedWords(best, names), besideWords(other, names));
}

QString eitherWords(const Offer &best, const Offer &other, const TableNames &names)
{
    if (isNamedAlone(best, other, names))
        return QCoreApplication::translate(
            "Hint", "%1 or the %2", "what is done, and the card that may be played as well")
            .arg(deedWords(best, names), cardText(other.action.cards[0], *names.game));
    return QCoreApplication::translate("Hint", "%1 or %2", "two actions that are about equal")
        .arg(deedWords(best, names), besideWords(other, names));
}
