// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coach/warning.h"
#include "app/text/offerwords.h"

#include "engine/table/because.h"
#include "engine/table/words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace sobremesa;

namespace {

// What the move itself does badly. %1 the card, %2 what it costs.
struct Warning
{
    Topic topic;
    const char *pattern;
};
constexpr Warning warnings[] = {
    { Topic::Struck, QT_TRANSLATE_NOOP("Warning", "The %1 may be struck: about −%2.") },
    { Topic::Clears, QT_TRANSLATE_NOOP("Warning", "After the %1 the table may be cleared: about −%2.") },
    { Topic::Opens, QT_TRANSLATE_NOOP("Warning", "The %1 opens a place for the next card: about −%2.") },
    { Topic::Feeds, QT_TRANSLATE_NOOP("Warning", "After the %1 there is much to take: about −%2.") },
    { Topic::Trick, QT_TRANSLATE_NOOP("Warning", "The %1 hardly wins the trick: about −%2.") },
    { Topic::Builds, QT_TRANSLATE_NOOP("Warning", "The %1 may still be of use: about −%2.") },
    { Topic::Serves, QT_TRANSLATE_NOOP("Warning", "The %1 may serve the next player: about −%2.") },
};

const Warning *warningOf(const Mistake &mistake)
{
    if (mistake.why.reasons.empty() || !mistake.why.reasons.front().ofOther)
        return nullptr;
    const Because &reason = mistake.why.reasons.front();
    const auto *found = std::find_if(std::begin(warnings), std::end(warnings),
        [&reason](const Warning &row) { return row.topic == reason.topic; });
    return found == std::end(warnings) || !reason.card.known() ? nullptr : found;
}

} // namespace

QString kindOf(const Mistake &mistake)
{
    if (mistake.why.reasons.empty())
        return QStringLiteral("numbers");
    return idText(topicIds[static_cast<std::size_t>(mistake.why.reasons.front().topic)]);
}

QString warningText(const Mistake &mistake, const Observation &seen, const TableNames &names)
{
    const QString cost = averageText(mistake.why.difference);
    if (const Warning *warning = warningOf(mistake))
        return QCoreApplication::translate("Warning", warning->pattern)
            .arg(cardText(mistake.why.reasons.front().card, *names.game), cost);
    const Offer offer = offerOf(seen, mistake.action);
    const bool ofCard = offer.spot == Spot::Card && !mistake.action.cards.empty();
    return QCoreApplication::translate(
        "Warning", "%1: about %2 less than the best choice.", "a card or a word")
        .arg(ofCard ? cardText(mistake.action.cards[0], *names.game) : gameText(offer.title, names), cost);
}

QString warningReason(const Mistake &mistake, const TableNames &names)
{
    if (mistake.why.reasons.empty())
        return QCoreApplication::translate("Warning", "The numbers say so. I know no short reason.");
    return gameText(becauseText(mistake.why.reasons.front(), *names.game), names, reasonContext);
}
