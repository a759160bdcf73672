// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coach/warning.h"
#include "app/text/offerwords.h"
#include "app/text/reasontext.h"

#include "engine/table/words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace sobremesa;

namespace {

// What the move itself does badly, or what the best one does better. %1 the card or the word, %2 what it
// costs.
struct Warning
{
    Topic topic;
    bool ofMove;
    const char *pattern;
};
constexpr Warning warnings[] = {
    { Topic::Struck, true, QT_TRANSLATE_NOOP("Warning", "The %1 may be struck: about −%2.") },
    { Topic::Clears, true,
        QT_TRANSLATE_NOOP("Warning", "After the %1 the table may be cleared: about −%2.") },
    { Topic::Opens, true,
        QT_TRANSLATE_NOOP("Warning", "The %1 opens a place for the next card: about −%2.") },
    { Topic::Feeds, true, QT_TRANSLATE_NOOP("Warning", "After the %1 there is much to take: about −%2.") },
    { Topic::Trick, true, QT_TRANSLATE_NOOP("Warning", "The %1 is unlikely to win the trick: about −%2.") },
    { Topic::Builds, true, QT_TRANSLATE_NOOP("Warning", "The %1 may still be of use: about −%2.") },
    { Topic::Serves, true, QT_TRANSLATE_NOOP("Warning", "The %1 may serve the next player: about −%2.") },
    { Topic::Price, true, QT_TRANSLATE_NOOP("Warning", "%1 costs more than it may win: about −%2.") },
    { Topic::Takes, false, QT_TRANSLATE_NOOP("Warning", "The %1 takes less than you could: about −%2.") },
    { Topic::Books, false, QT_TRANSLATE_NOOP("Warning", "The %1 leaves points on the table: about −%2.") },
    { Topic::Safe, false, QT_TRANSLATE_NOOP("Warning", "Another card is safer than the %1: about −%2.") },
    { Topic::Keeps, false, QT_TRANSLATE_NOOP("Warning", "The %1 is better kept: about −%2.") },
    { Topic::Burden, false,
        QT_TRANSLATE_NOOP("Warning", "A more expensive card than the %1 could go: about −%2.") },
};

// Only a bet has a price, only a card is kept; refusing is told in other words.
bool suits(const Because &reason, const Action &action, bool ofCard)
{
    if (reason.topic == Topic::Price)
        return !ofCard && reason.shade != Shade::GivesUp;
    if (reason.topic == Topic::Keeps)
        return ofCard && std::ranges::count(reason.cards, action.cards[0]) > 0;
    return ofCard;
}

const Warning *warningOf(const Mistake &mistake, bool ofCard)
{
    if (mistake.why.reasons.empty())
        return nullptr;
    const Because &reason = mistake.why.reasons.front();
    const auto *found = std::find_if(std::begin(warnings), std::end(warnings),
        [&reason](const Warning &row) { return row.topic == reason.topic && row.ofMove == reason.ofOther; });
    return found == std::end(warnings) || !suits(reason, mistake.action, ofCard) ? nullptr : found;
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
    const Offer offer = offerOf(seen, mistake.action);
    const bool ofCard = offer.spot == Spot::Card && !mistake.action.cards.empty();
    const QString move =
        ofCard ? cardText(mistake.action.cards[0], *names.game) : gameText(offer.title, names);
    const Warning *warning = warningOf(mistake, ofCard);
    return (warning ? QCoreApplication::translate("Warning", warning->pattern)
                    : QCoreApplication::translate(
                        "Warning", "%1: about %2 less than the best choice.", "a card or a word"))
        .arg(move, cost);
}

QString warningReason(const Mistake &mistake, const TableNames &names)
{
    if (mistake.why.reasons.empty())
        return QCoreApplication::translate("Warning", "The numbers say so. I have no short reason.");
    Because reason = mistake.why.reasons.front();
    const bool ofMove = reason.ofOther;
    reason.ofOther = reason.fitsBoth = false; // the move is spoken of here, not what it is compared with
    const QString sentence = reasonText(reason, names);
    return ofMove
        ? sentence
        : QCoreApplication::translate("Warning", "The best choice: %1", "a sentence about it").arg(sentence);
}
