// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/reviewwords.h"

#include "app/catalog/words.h"
#include "app/text/offerwords.h"
#include "app/text/reasontext.h"
#include "engine/table/words.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

using namespace sobremesa;

namespace {

constexpr std::size_t mostReviewRows = 6;

constexpr std::array<const char *, topicCount> kindNames {
    QT_TRANSLATE_NOOP("ReviewWords", "Leaving what could be taken"),
    QT_TRANSLATE_NOOP("ReviewWords", "Leaving points on the table"),
    QT_TRANSLATE_NOOP("ReviewWords", "Laying a card that can be struck"),
    QT_TRANSLATE_NOOP("ReviewWords", "Laying a card that can be struck"),
    QT_TRANSLATE_NOOP("ReviewWords", "Letting the next player clear the table"),
    QT_TRANSLATE_NOOP("ReviewWords", "Opening a place for the next player"),
    QT_TRANSLATE_NOOP("ReviewWords", "Leaving cards to be taken"),
    QT_TRANSLATE_NOOP("ReviewWords", "Giving up the card that answers"),
    QT_TRANSLATE_NOOP("ReviewWords", "Tricks won and lost"),
    QT_TRANSLATE_NOOP("ReviewWords", "How good the hand is"),
    QT_TRANSLATE_NOOP("ReviewWords", "What a bet is worth"),
    QT_TRANSLATE_NOOP("ReviewWords", "Giving good cards away"),
    QT_TRANSLATE_NOOP("ReviewWords", "Splitting cards that belong together"),
    QT_TRANSLATE_NOOP("ReviewWords", "Keeping what counts against you"),
    QT_TRANSLATE_NOOP("ReviewWords", "Feeding the next player"),
    QT_TRANSLATE_NOOP("ReviewWords", "Leaving nothing for the next turn"),
    QT_TRANSLATE_NOOP("ReviewWords", "Missing the winning move"),
};

bool hasSuchHand(const ZoneCards &zone, Seat seat)
{
    return zone.place.zone == Zone::Hand && zone.place.owner == seat;
}

double widestGap(const Advices &list)
{
    double most = 1;
    for (const Advice &advice : list)
        most = std::max(most, list.front().points - advice.points);
    return most;
}

} // namespace

QString ReviewWords::kind(Topic topic)
{
    return tr(kindNames[static_cast<std::size_t>(topic)]);
}

QString ReviewWords::letPass()
{
    return tr("letting it pass");
}

QString ReviewWords::action(std::size_t number, const std::optional<Action> &action) const
{
    if (!action)
        return letPass();
    const Observation seen = m_game->match.observeBefore(number, action->seat);
    return offerWords(offerOf(seen, *action), m_names);
}

QString ReviewWords::better(const Decision &decision) const
{
    const Action &played = m_game->match.action(decision.number);
    if (!decision.verdict.best)
        return tr("Better: %1", "an action").arg(action(decision.number, std::nullopt));
    const Observation seen = m_game->match.observeBefore(decision.number, decision.seat);
    return comparedWords(offerOf(seen, *decision.verdict.best), offerOf(seen, played), m_names);
}

QString ReviewWords::place(std::size_t number, int at, int all) const
{
    const QString deal = worded("engine", m_names.game->packTitle).arg(m_game->reviewed.dealOf(number) + 1);
    return tr("%1 · decision %2 of %3", "which deal, which decision").arg(deal).arg(at + 1).arg(all);
}

QString ReviewWords::point(const ReviewPoint &point, int at, int all) const
{
    QStringList parts { place(point.action, at, all),
        tr("expected %1", "points").arg(signedAverageText(point.expected)),
        action(point.action, m_game->match.action(point.action)) };
    if (point.cost > 0)
        parts.append(tr("cost %1", "points").arg(averageText(point.cost)));
    if (point.rank > 0)
        parts.append(point.rank == 1 ? tr("costliest") : tr("number %1 of the costliest").arg(point.rank));
    if (!point.luckWords.isEmpty())
        parts.append(point.luckWords);
    return listed(parts);
}

QString ReviewWords::luck(double points) const
{
    return tr("luck since the decision before: %1").arg(signedAverageText(points));
}

QStringList ReviewWords::reasons(const Explanation &why) const
{
    QStringList sentences;
    for (const Because &reason : why.reasons)
        sentences.append(reasonText(reason, m_names));
    if (sentences.isEmpty())
        sentences.append(
            QCoreApplication::translate("Hint", "The numbers say so: %1. I have no short reason.")
                .arg(QLatin1Char('+') + averageText(why.difference)));
    return sentences;
}

QList<WeighedAction> ReviewWords::rows(const Decision &decision) const
{
    const Advices &list = decision.verdict.estimates;
    const Action &played = m_game->match.action(decision.number);
    const double scale = widestGap(list);
    Advices shown;
    std::vector<Offer> offers;
    for (const Advice &advice : list) {
        if (shown.size() >= mostReviewRows && advice.action != played)
            continue;
        shown.push_back(advice);
        if (advice.action)
            offers.push_back(
                offerOf(m_game->match.observeBefore(decision.number, advice.action->seat), *advice.action));
    }
    QStringList words = listWords(offers, m_names);
    QList<WeighedAction> rows;
    for (const Advice &advice : shown)
        rows.append(weighed(
            advice.action ? words.takeFirst() : letPass(), advice.points - list.front().points, scale));
    if (!rows.isEmpty())
        rows.first().best = true;
    return rows;
}

ReviewDecision ReviewWords::decision(std::size_t number, const Decision *judged) const
{
    const Action &played = m_game->match.action(number);
    ReviewDecision told;
    told.done = action(number, played);
    told.played = codesOf(played.cards, *m_names.game->pack);
    told.known = judged != nullptr;
    if (!judged) {
        told.headline = told.done;
        return told;
    }
    const double loss = judged->verdict.loss;
    told.headline = loss > 0
        ? tr("%1. It cost %2.", "an action, and points").arg(told.done, averageText(loss))
        : tr("%1. There was nothing better.", "an action").arg(told.done);
    if (loss > 0) {
        told.better = better(*judged);
        told.best =
            judged->verdict.best ? codesOf(judged->verdict.best->cards, *m_names.game->pack) : QStringList();
    }
    told.rows = rows(*judged);
    return told;
}

// ---- the table as it was

QString ReviewWords::name(Place place) const
{
    const auto hand = [&] {
        return place.owner < m_names.seats.size() ? m_names.seats[place.owner] : QString();
    };
    switch (place.zone) {
    case Zone::Table:
        return tr("On the table");
    case Zone::Discards:
        return tr("On the discards");
    case Zone::Meld:
        return tr("Meld %1", "its number").arg(place.owner + 1);
    case Zone::Trick:
        return tr("Played by %1").arg(hand());
    case Zone::Hand:
        return tr("Hand of %1").arg(hand());
    default:
        return {};
    }
}

// Of the discards the top one.
QStringList ReviewWords::knownCodes(const ZoneCards &zone) const
{
    CardList known;
    std::copy_if(zone.cards.begin(), zone.cards.end(), std::back_inserter(known),
        [](Card card) { return card.known(); });
    const QStringList list = codesOf(known, *m_names.game->pack);
    return zone.place.zone == Zone::Discards && list.size() > 1 ? list.last(1) : list;
}

QList<ReviewCards> ReviewWords::cards(std::size_t number, bool open) const
{
    const Seat seat = m_game->reviewed.seatOf(number);
    const Position seen =
        open ? m_game->match.before(number) : m_game->match.observeBefore(number, seat).position;
    QList<ReviewCards> rows, hands;
    for (const ZoneCards &zone : zones(seen)) {
        const bool own = hasSuchHand(zone, seat);
        const ReviewCards row { own ? tr("Your hand") : name(zone.place), knownCodes(zone), own };
        if (row.name.isEmpty() || row.codes.isEmpty())
            continue;
        (zone.place.zone == Zone::Hand ? hands : rows).append(row);
    }
    std::stable_partition(hands.begin(), hands.end(), [](const ReviewCards &row) { return row.own; });
    return rows + hands;
}

// ---- where the points went

QString ReviewWords::others(Seat seat, bool partners) const
{
    const Position &position = m_game->match.position();
    QStringList people;
    for (Seat other = 0; other < seatCount(position); ++other) {
        const bool partner = sideOf(position, other) == sideOf(position, seat);
        if (other != seat && partner == partners)
            people.append(m_names.seats.value(other));
    }
    return QLocale().createSeparatedList(people);
}

QList<ReviewBar> ReviewWords::bars(const Bars &sum, Seat seat) const
{
    QList<ReviewBar> bars { { tr("The cards"), {}, sum.cards }, { tr("Your decisions"), {}, sum.own } };
    if (const QString partners = others(seat, true); !partners.isEmpty())
        bars.append({ tr("Decisions of %1", "names").arg(partners), {}, sum.partners });
    bars.append({ tr("Decisions of %1", "names").arg(others(seat, false)), {}, sum.others });
    double longest = 1;
    for (const ReviewBar &bar : bars)
        longest = std::max(longest, std::abs(bar.points));
    for (ReviewBar &bar : bars) {
        bar.words = signedAverageText(bar.points);
        bar.share = bar.points / longest;
    }
    return bars;
}
