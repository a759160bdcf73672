// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hint.h"

#include "engine/table/words.h"

#include <QLocale>

#include <array>

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
    connect(&m_advisor, &AiSeat::advised, this, [this](const Advices &advices) {
        m_thinking = false;
        Q_EMIT advised(advices);
    });
}

void Hint::ask(const Asked &seat)
{
    m_thinking = true;
    m_advisor.askAdvice(seat);
    Q_EMIT changed();
}

void Hint::show(const Advices &advices, const Observation &seen, const TableNames &names)
{
    m_advices.clear();
    for (const Advice &advice : advices) {
        if (advice.action && m_advices.size() < mostRows)
            m_advices.push_back(advice);
    }
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
    for (const Advice &advice : m_advices) {
        const Offer offer = offerOf(*m_seen, *advice.action);
        if (m_rows.isEmpty()) {
            m_where = whereOf(offer.spot);
            m_which = wordsOf(offer, names);
            m_source = tr("points to come, ± %1, seen from your seat").arg(average(advice.error));
        }
        m_rows.append({ wordsOf(offer, names), signedAverage(advice.points),
            std::clamp(advice.points / hintScale, -1.0, 1.0), m_rows.isEmpty() });
    }
    Q_EMIT changed();
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

std::optional<Action> Hint::action() const
{
    return step() >= Which ? m_advices.front().action : std::nullopt;
}
