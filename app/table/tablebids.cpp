// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

using namespace sobremesa;

// What is at stake and who may answer, in games with bids; and what lies in the middle.

QString TableController::remark() const
{
    return question().isEmpty() ? QString() : gameText(remarkOf(seen()), names());
}

QString TableController::us(bool ours)
{
    return ours ? tr("Us") : tr("Them");
}

QStringList TableController::stakes() const
{
    QStringList lines;
    if (m_session.hasGame()) {
        for (const Text &line : stakesOf(seen()))
            lines.append(gameText(line, names()));
    }
    return lines;
}

// What a game's table may want to show in its own way.
void TableController::passOn(const Story::Beat &beat)
{
    const Event &event = beat.event;
    const auto number = [](std::uint8_t value) { return value == nobody ? -1 : int { value }; };
    const auto &notes = m_session.match().game().notes;
    if (event.kind == EventKind::Noted)
        Q_EMIT noted(QString::fromUtf8(notes[event.code].name), number(event.seat), number(event.side));
    else if (event.kind == EventKind::Shown)
        Q_EMIT noted(QStringLiteral("shown"), event.from.owner, -1);
    else if (event.kind == EventKind::DealStarts)
        Q_EMIT noted(QStringLiteral("deal"), number(event.seat), -1);
    if (!beat.told.counting.empty())
        Q_EMIT counted(number(event.side), QList<int>(beat.told.counting.begin(), beat.told.counting.end()));
}

// The cards in the middle: those that can be taken, and what everybody has played.
QStringList TableController::onTheTable() const
{
    QStringList parts = m_cards.spokenCards({ Zone::Table, 0 });
    for (Seat seat = 0; seat < players(); ++seat) {
        const QStringList cards = m_cards.spokenCards({ Zone::Trick, seat });
        if (!cards.isEmpty())
            parts.append(
                tr("%1: %2", "a player, and the cards played").arg(names().seats[seat], listed(cards)));
    }
    return parts;
}
