// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hint.h"

#include "engine/table/because.h"
#include "engine/table/words.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

using namespace sobremesa;

namespace {

constexpr double hintScale = 10.0; // points at which the bar of a hint is full
constexpr std::size_t mostRows = 5;

QString average(double points)
{
    return QLocale().toString(std::abs(points), 'f', 1);
}

QString signedAverage(double points)
{
    const QString sign = points < -0.05 ? QStringLiteral("\u2212")
        : points > 0.05                 ? QStringLiteral("+")
                                        : QString();
    return sign + average(points);
}

QString wordsOf(const Offer &offer, const TableNames &names)
{
    QString title = gameText(offer.title, names);
    if (offer.spot != Spot::Card || offer.action.cards.empty())
        return title;
    return Hint::tr("%1: %2", "card, and what is done with it")
        .arg(cardText(offer.action.cards[0], *names.game), title);
}

// The hinted action and the one that it is compared with. Two cards that do the same are named alone.
QString comparison(const Offer &best, const Offer &other, const TableNames &names)
{
    const bool cards = best.spot == Spot::Card && other.spot == Spot::Card
        && best.action.cards[0] != other.action.cards[0]
        && gameText(best.title, names) == gameText(other.title, names);
    return Hint::tr("%1, not %2", "the action hinted at, and the one it is compared with")
        .arg(wordsOf(best, names),
            cards ? cardText(other.action.cards[0], *names.game) : wordsOf(other, names));
}

QString whereOf(Spot spot)
{
    switch (spot) {
    case Spot::Card:
        return Hint::tr("Look at your hand.");
    case Spot::Chosen:
        return Hint::tr("Look for several cards of your hand.");
    case Spot::Beside:
        return Hint::tr("Look at the words beside the cloth.");
    default:
        return Hint::tr("Look at the answers.");
    }
}

} // namespace

Hint::Hint(QObject *parent)
    : QObject(parent)
{
    connect(&m_advisor, &AiSeat::advised, this, [this](const Advices &advices, const Explanation &why) {
        m_thinking = false;
        Q_EMIT advised(advices, why);
    });
}

void Hint::ask(const Asked &seat)
{
    m_thinking = true;
    m_advisor.askAdvice(seat);
    Q_EMIT changed();
}

void Hint::show(
    const Advices &advices, const Explanation &why, const Observation &seen, const TableNames &names)
{
    m_advices.clear();
    for (const Advice &advice : advices) {
        if (advice.action && m_advices.size() < mostRows)
            m_advices.push_back(advice);
    }
    m_why = why;
    m_seen = seen;
    m_step = Where;
    write(names);
}

void Hint::retranslate(const TableNames &names)
{
    if (m_seen)
        write(names);
}

void Hint::write(const TableNames &names)
{
    m_rows.clear();
    double doubt = 0;
    for (const Advice &advice : m_advices) {
        const Offer offer = offerOf(*m_seen, *advice.action);
        const Advice &best = m_advices.front();
        if (m_rows.isEmpty()) {
            m_where = whereOf(offer.spot);
            m_which = m_why.other ? comparison(offer, offerOf(*m_seen, *m_why.other), names)
                                  : wordsOf(offer, names);
        }
        doubt = std::max(doubt, std::hypot(advice.error, best.error));
        const double less = advice.points - best.points;
        m_rows.append({ wordsOf(offer, names), signedAverage(less), std::clamp(less / hintScale, -1.0, 0.0),
            m_rows.isEmpty() });
    }
    m_source = m_rows.size() < 2
        ? QString()
        : tr("points less than the first, ± %1, seen from your seat").arg(average(doubt));
    writeReasons(names);
    Q_EMIT changed();
}

void Hint::writeReasons(const TableNames &names)
{
    m_reasons.clear();
    for (const Because &reason : m_why.reasons)
        m_reasons.append(gameText(becauseText(reason, *names.game), names, reasonContext));
    if (m_why.kind == Explanation::Kind::Equal)
        m_reasons.append(tr("Both are about equal: %1 apart, less than can be measured or than matters.")
                             .arg(average(m_why.difference)));
    else if (m_why.kind == Explanation::Kind::Numbers)
        m_reasons.append(tr("The numbers say so: %1. I know no short reason.")
                             .arg(QLatin1Char('+') + average(m_why.difference)));
    else if (m_why.kind == Explanation::Kind::None)
        m_reasons.append(tr("There is nothing else to do."));
}

void Hint::further()
{
    if (step() == None || m_step == HowMuch)
        return;
    ++m_step;
    Q_EMIT changed();
}

void Hint::back()
{
    if (step() <= Where) {
        forget();
        return;
    }
    --m_step;
    Q_EMIT changed();
}

void Hint::forget()
{
    m_advisor.forgetAdvice();
    if (m_rows.isEmpty() && !m_thinking)
        return;
    m_rows.clear();
    m_reasons.clear();
    m_advices.clear();
    m_seen.reset();
    m_thinking = false;
    m_step = None;
    Q_EMIT changed();
}

QString Hint::words() const
{
    return step() == None ? QString() : m_step == Where ? m_where : m_which;
}

QString Hint::spoken() const
{
    return m_step == Why ? m_reasons.join(QLatin1Char(' ')) : words();
}

std::optional<Action> Hint::action() const
{
    return step() >= Which ? m_advices.front().action : std::nullopt;
}
