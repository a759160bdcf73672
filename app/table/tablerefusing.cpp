// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

using namespace sobremesa;

// What is not done at once: cards that a rule forbids, and words that cannot be taken back.

namespace {

// A verb that takes one card of the hand and nothing else.
bool isOneCard(const VerbSpec &verb)
{
    return verb.arguments.size() == 1 && verb.arguments[0] == Argument::Card;
}

constexpr int sureTime = 4000; // for which such a word is asked once more

} // namespace

// Where some cards of the hand can be played, a rule forbids the others.
void TableController::refuseOthers(std::map<Card, CardModel::Mark> &marks) const
{
    if (marks.empty() || isChoosing())
        return;
    for (int row = 0; row < m_cards.rowCount(); ++row) {
        const Card card = m_cards.card(row);
        if (m_cards.place(row) != Place { Zone::Hand, m_game.viewer() } || marks.contains(card))
            continue;
        const auto refusal = refusalOf(card);
        if (!refusal || refusal->reason.empty())
            continue;
        CardModel::Mark &mark = marks[card];
        mark.mark = QStringLiteral("refused");
        mark.why = m_game.text(refusal->reason);
        mark.spoken = mark.why;
    }
}

// Why the rules forbid a card that has no action now.
std::optional<Refusal> TableController::refusalOf(Card card) const
{
    const auto &verbs = m_session.match().game().verbs;
    const auto verb = std::find_if(
        verbs.begin(), verbs.end(), [](const VerbSpec &row) { return row.name == "play" || isOneCard(row); });
    if (verb == verbs.end())
        return std::nullopt;
    Action action;
    action.seat = m_game.viewer();
    action.verb = static_cast<std::uint8_t>(verb - verbs.begin());
    action.cards.push_back(card);
    return refuse(m_game.seen().position, action);
}

void TableController::explain(int row)
{
    if (const auto refusal = refusalOf(m_cards.card(row)))
        tellRefusal(*refusal, row);
}

void TableController::tellRefusal(const Refusal &refusal, int row)
{
    const QString why =
        refusal.reason.empty() ? QString::fromStdString(refusal.message) : m_game.text(refusal.reason);
    m_teller.announce(why);
    Q_EMIT refused(row, why, QString::fromUtf8(refusal.rule));
}

// What cannot be taken back is asked once more, for a while.
bool TableController::isMeant(OfferModel &offers, int row)
{
    if (row < 0 || row >= offers.rowCount() || isRunning())
        return false;
    if (!offers.asksOnceMore(row))
        return true;
    m_sureTimer.start(sureTime);
    m_teller.announce(tr("Sure? %1").arg(offers.index(row).data(OfferModel::TitleRole).toString()));
    return false;
}
