// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

using namespace sobremesa;

// ---- hints

// One step further each time.
void TableController::askHint()
{
    if (m_hint.step() != Hint::None)
        m_hint.further();
    else if (myTurn() && !m_hint.isThinking()) {
        m_session.countHelp();
        m_hint.ask(m_session.asked(m_game.viewer(), Opponents::bestLevel()));
    }
}

void TableController::playHint()
{
    if (const auto action = m_hint.action(); action && myTurn())
        play(Action(*action), true);
}

// The card has its ring, and a person who does not see hears the step.
void TableController::followHint()
{
    if (!m_session.hasGame())
        return;
    if (m_hint.step() != Hint::None)
        m_teller.announce(tr("Hint: %1").arg(m_hint.words()));
    refreshMarks();
}

// ---- the rules and the cards

QString TableController::section() const
{
    if (!m_session.hasGame())
        return {};
    const GameInfo &game = m_session.match().game();
    std::string_view number = sectionOf(m_game.seen());
    if (!m_answers.offers().empty())
        number = sectionOf(game, game.verbs[m_answers.offers().front().action.verb].name);
    return m_looking ? m_lookedSection : QString::fromUtf8(number);
}

QVariantMap TableController::aboutCard(const QString &code) const
{
    const auto card =
        m_session.hasGame() ? m_session.match().game().pack->parse(code.toStdString()) : std::nullopt;
    if (!card)
        return {};
    const TableNames all = m_game.names();
    QStringList notes;
    for (const Text &note : cardNotesOf(m_game.seen(), *card))
        notes.append(gameText(note, all));
    return { { "name", cardName(*card, *all.game) }, { "notes", notes } };
}
