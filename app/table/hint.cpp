// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hint.h"

#include "app/text/offerwords.h"
#include "app/text/reasontext.h"
#include "engine/ai/ranking.h"
#include "engine/table/words.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

using namespace sobremesa;

namespace {

constexpr double hintScale = 10.0; // points at which the bar of a hint is full
constexpr std::size_t mostRows = 5;

QString whereOf(Spot spot)
{
    switch (spot) {
    case Spot::Card:
        return Hint::tr("Look at your hand.");
    case Spot::Chosen:
        return Hint::tr("Look at several cards in your hand.");
    case Spot::Beside:
        return Hint::tr("Look at the calls beside the table.");
    default:
        return Hint::tr("Look at the answers.");
    }
}

} // namespace

WeighedAction weighed(const QString &words, double points, double longest)
{
    WeighedAction row;
    row.words = words;
    row.worth = signedAverageText(points);
    row.share = std::clamp(points / longest, -1.0, 0.0);
    row.asGood = !isShown(points);
    return row;
}

Hint::Hint(QObject *parent)
    : QObject(parent)
{
    connect(&m_advisor, &AiSeat::advised, this, [this](const Advices &advices, const Explanation &why) {
        m_thinking = false;
        Q_EMIT advised(advices, why);
    });
}

void Hint::ask(const Asked &seat, const std::optional<Action> &other)
{
    m_thinking = true;
    m_advisor.askAdvice(seat, other);
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
    writeWhich(names);
    const double doubt = writeRows(names);
    m_source = m_rows.size() < 2
        ? QString()
        : tr("points less than the first, ± %1, as seen from your seat").arg(averageText(doubt));
    writeReasons(names);
    Q_EMIT changed();
}

void Hint::writeWhich(const TableNames &names)
{
    if (m_advices.empty())
        return;
    const Offer best = offerOf(*m_seen, *m_advices.front().action);
    m_where = whereOf(best.spot);
    if (!m_why.other) {
        m_which = deedWords(best, names);
        return;
    }
    const Offer other = offerOf(*m_seen, *m_why.other);
    const bool either = m_why.kind == Explanation::Kind::Equal;
    m_which = either ? eitherWords(best, other, names) : comparedWords(best, other, names);
}

// Gives how far the difference of two of them may be off, in points.
double Hint::writeRows(const TableNames &names)
{
    std::vector<Offer> offers;
    for (const Advice &advice : m_advices)
        offers.push_back(offerOf(*m_seen, *advice.action));
    const QStringList words = listWords(offers, names);
    m_rows.clear();
    double doubt = 0;
    for (const Advice &advice : m_advices) {
        const Advice &best = m_advices.front();
        doubt = std::max(doubt, doubtBetween(advice, best));
        m_rows.append(weighed(words[m_rows.size()], advice.points - best.points, hintScale));
    }
    if (!m_rows.isEmpty())
        m_rows.first().best = true;
    return doubt;
}

void Hint::writeReasons(const TableNames &names)
{
    m_reasons.clear();
    for (const Because &reason : m_why.reasons)
        m_reasons.append(reasonText(reason, names));
    if (m_why.kind == Explanation::Kind::Equal)
        m_reasons.append(equalWords());
    else if (m_why.kind == Explanation::Kind::Numbers)
        m_reasons.append(tr("The numbers say so: %1. I have no short reason.")
                             .arg(QLatin1Char('+') + averageText(m_why.difference)));
    else if (m_why.kind == Explanation::Kind::Untried)
        m_reasons.append(tr("Nothing else comes close."));
    else if (m_why.kind == Explanation::Kind::None)
        m_reasons.append(tr("There is nothing else to do."));
}

// Whoever did the same with such a hand every time could be read.
QString Hint::equalWords() const
{
    const auto other = std::find_if(m_advices.begin(), m_advices.end(),
        [this](const Advice &advice) { return advice.action == m_why.other; });
    if (other == m_advices.end() || m_advices.front().often <= 0 || other->often <= 0)
        return tr("Both are about equal: %1 apart, too little to measure or to matter.")
            .arg(averageText(m_why.difference));
    const auto hundredths = [](double share) { return QLocale().toString(std::lround(100 * share)); };
    return tr(
        "Both are right. The best players mix them, so that nobody can read their cards: the first in %1 "
        "of 100 such hands, the other in %2.")
        .arg(hundredths(m_advices.front().often), hundredths(other->often));
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
