// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

using namespace sobremesa;

// How what happens reaches the viewer.

void TableController::tellStep(std::size_t step)
{
    m_story.tell(m_teller.beatsOf(step));
}

void TableController::hear(const Story::Beat &beat)
{
    hearDeal(beat);
    m_teller.hear(beat);
    const EventKind kind = beat.event.kind;
    if (kind == EventKind::Scored)
        Q_EMIT m_game.scoresChanged();
    if (!beat.told.bubble.empty()) {
        m_seats.say(beat.event.seat, beat.told, m_game.names());
        m_bubbleTimer.start(m_pace.bubble);
    }
    if (kind == EventKind::Noted || kind == EventKind::DealStarts)
        Q_EMIT m_game.headChanged();
}

// Where one deal ends and the next begins.
void TableController::hearDeal(const Story::Beat &beat)
{
    DealAccount *account = m_teller.account();
    if (beat.event.kind == EventKind::DealEnds && account->isOpen() && !m_demo) {
        account->wait();
        m_story.wait();
    }
    if (beat.event.kind != EventKind::DealStarts || !m_game.isEnding())
        return;
    forgetEnding();
    gatherCards();
    m_seats.update(m_game.shown(), m_game.names(), {});
    Q_EMIT m_game.headChanged();
    Q_EMIT m_game.scoresChanged();
}

void TableController::forgetEnding()
{
    m_game.forgetEnding();
    m_teller.account()->clear();
}

// The cards go back to the stock, to be dealt anew.
void TableController::gatherCards()
{
    const GameInfo &info = m_session.match().game();
    PackCards unknown;
    unknown.resize(info.pack->cards().size());
    m_cards.arrange({ { { Zone::Stock, 0 }, unknown } }, info, m_game.viewer());
}

void TableController::tellNotice(const QString &sentence)
{
    if (sentence == m_notice)
        return;
    m_notice = sentence;
    Q_EMIT noticeChanged();
}

QString TableController::remark() const
{
    return question().isEmpty() ? QString() : m_game.text(remarkOf(m_game.seen()));
}

// The cards in the middle: those that can be taken, and what everybody has played.
QStringList TableController::onTheTable() const
{
    QStringList parts = m_cards.spokenCards({ Zone::Table, 0 });
    for (Seat seat = 0; seat < m_game.players(); ++seat) {
        const QStringList cards = m_cards.spokenCards({ Zone::Trick, seat });
        if (!cards.isEmpty())
            parts.append(tr("%1: %2", "a player, and the cards played")
                             .arg(m_game.names().seats[seat], listed(cards)));
    }
    return parts;
}

QString TableController::tellAbout(const QString &what)
{
    QString sentence;
    if (what == QLatin1String("hand"))
        sentence = tr("Your hand: %1").arg(listed(m_cards.spokenCards({ Zone::Hand, m_game.viewer() })));
    else if (what == QLatin1String("table"))
        sentence = tr("On the table: %1").arg(listed(onTheTable()));
    else if (what == QLatin1String("moves"))
        sentence = QStringList { question(), m_answers.spoken(), m_asides.spoken() }.join(QLatin1Char(' '));
    else {
        QStringList parts;
        for (const QVariant &side : m_game.sides())
            parts.append(side.toMap().value("name").toString() + QLatin1Char(' ')
                + side.toMap().value("score").toString());
        sentence = tr("Score: %1").arg(listed(parts));
    }
    m_teller.announceAgain(sentence);
    return sentence;
}
