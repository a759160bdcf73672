// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

#include <QLocale>

using namespace sobremesa;

namespace {

constexpr double hintScale = 10.0; // points at which the bar of a hint is full

QString signedAverage(double points)
{
    const QString number = QLocale().toString(std::abs(points), 'f', 1);
    return (points < -0.05         ? QStringLiteral("\u2212")
                   : points > 0.05 ? QStringLiteral("+")
                                   : QString())
        + number;
}

} // namespace

// ---- hints

void TableController::askHint()
{
    if (!m_hint.isEmpty()) {
        hideHint();
        return;
    }
    if (!myTurn())
        return;
    m_advisor.askAdvice(m_session.asked(m_viewer, Opponents::bestLevel()));
}

void TableController::showAdvice(const Advices &advices)
{
    const Observation now = seen();
    const TableNames all = names();
    m_hint.clear();
    m_hinted.reset();
    for (const Advice &advice : advices) {
        if (!advice.action || m_hint.size() == 5)
            continue;
        if (!m_hinted)
            m_hinted = advice.action;
        const Offer offer = offerOf(now, *advice.action);
        const QString title = gameText(offer.title, all);
        const bool card = offer.spot == Spot::Card;
        const QString words = card ? tr("%1: %2", "card, and what is done with it")
                                         .arg(cardText(offer.action.cards[0], *all.game), title)
                                   : title;
        m_hint.append(QVariantMap { { "words", words }, { "worth", signedAverage(advice.points) },
            { "share", std::clamp(advice.points / hintScale, -1.0, 1.0) }, { "best", m_hint.isEmpty() } });
    }
    if (!m_hint.isEmpty())
        announce(tr("Hint: %1").arg(m_hint.front().toMap().value("words").toString()));
    refreshMarks();
    Q_EMIT hintChanged();
}

void TableController::hideHint()
{
    m_advisor.forgetAdvice();
    if (m_hint.isEmpty() && !m_hinted)
        return;
    m_hint.clear();
    m_hinted.reset();
    refreshMarks();
    Q_EMIT hintChanged();
}
