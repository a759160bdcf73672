// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/assistant.h"

#include <algorithm>
#include <array>

using namespace sobremesa;

Assistant::Assistant(
    Picture &picture, Narrator &narrator, Answering &answering, const Looking &looking, QObject *parent)
    : QObject(parent)
    , m_picture(picture)
    , m_narrator(narrator)
    , m_answering(answering)
    , m_looking(looking)
{
    connect(&m_hint, &Hint::advised, this, [this](const Advices &advices, const Explanation &why) {
        m_hint.show(advices, why, m_picture.seen(), m_picture.names());
    });
    connect(&m_hint, &Hint::changed, this, &Assistant::follow);
}

// ---- hints

void Assistant::askHint()
{
    if (m_hint.step() != Hint::None) {
        m_hint.further();
        return;
    }
    const auto question = m_question && !m_hint.isThinking() ? m_question() : std::nullopt;
    if (question)
        m_hint.ask(*question, m_answering.considered());
}

void Assistant::playHint()
{
    if (const auto action = m_hint.action(); action && m_answering.isMyTurn())
        Q_EMIT decided(Action(*action));
}

// The card has its ring, and a person who does not see hears the step.
void Assistant::follow()
{
    if (m_hint.step() != Hint::None)
        m_narrator.announce(tr("Hint: %1").arg(m_hint.spoken()));
    m_answering.setHinted(m_hint.action());
}

// ---- the rules and the cards

QString Assistant::section() const
{
    if (!m_picture.hasMatch())
        return {};
    if (!m_looking.section().isEmpty())
        return m_looking.section();
    const GameInfo &game = m_picture.match().game();
    const auto &offers = m_answering.answers()->offers();
    return QString::fromUtf8(offers.empty()
            ? sectionOf(m_picture.seen())
            : sobremesa::sectionOf(game, game.verbs[offers.front().action.verb].name));
}

CardNotes Assistant::aboutCard(const QString &code) const
{
    if (!m_picture.hasMatch())
        return {};
    const GameInfo &game = m_picture.match().game();
    const auto card = game.pack->parse(code.toStdString());
    if (!card)
        return {};
    CardNotes about { cardName(*card, game), {} };
    for (const Text &note : cardNotesOf(m_picture.seen(), *card))
        about.notes.append(m_picture.text(note));
    return about;
}

// ---- the table in words

// The cards in the middle: those that can be taken, and what everybody has played.
QStringList Assistant::onTheTable() const
{
    QStringList parts = m_picture.cards()->spokenCards({ Zone::Table, 0 });
    for (Seat seat = 0; seat < m_picture.game()->players(); ++seat) {
        const QStringList cards = m_picture.cards()->spokenCards({ Zone::Trick, seat });
        if (!cards.isEmpty())
            parts.append(tr("%1: %2", "a player, and the cards played")
                             .arg(m_picture.names().seats[seat], listed(cards)));
    }
    return parts;
}

QString Assistant::score() const
{
    QStringList parts;
    for (const SideScore &side : m_picture.game()->sides())
        parts.append(side.name + QLatin1Char(' ') + side.score);
    return listed(parts);
}

QString Assistant::hand() const
{
    return tr("Your hand: %1")
        .arg(listed(m_picture.cards()->spokenCards({ Zone::Hand, m_picture.view().seat })));
}

QString Assistant::moves() const
{
    return QStringList { m_answering.question(), m_answering.answers()->spoken(),
        m_answering.asides()->spoken() }
        .join(QLatin1Char(' '));
}

QString Assistant::turn() const
{
    const SeatSet asked = waiting(m_picture.seen().position);
    if (asked.contains(m_picture.view().seat))
        return m_answering.question();
    QStringList names;
    for (const Seat seat : asked)
        names.append(m_picture.names().seats[seat]);
    return names.isEmpty() ? tr("It is nobody's turn.") : tr("Waiting for %1.").arg(listed(names));
}

QString Assistant::stake() const
{
    const GameView &game = *m_picture.game();
    return tr("At stake: %1")
        .arg((QStringList { game.headline() } + game.stakes()).join(QLatin1String("; ")));
}

QString Assistant::tellAbout(const QString &what)
{
    struct Row
    {
        const char *what;
        QString (*sentence)(const Assistant &);
    };
    static constexpr std::array<Row, 7> rows { {
        { "score", [](const Assistant &told) { return tr("Score: %1").arg(told.score()); } },
        { "hand", [](const Assistant &told) { return told.hand(); } },
        { "table",
            [](const Assistant &told) { return tr("On the table: %1").arg(listed(told.onTheTable())); } },
        { "moves", [](const Assistant &told) { return told.moves(); } },
        { "turn", [](const Assistant &told) { return told.turn(); } },
        { "stake", [](const Assistant &told) { return told.stake(); } },
        { "again", [](const Assistant &told) { return told.m_narrator.status(); } },
    } };
    const auto *const row = std::find_if(
        rows.begin(), rows.end(), [&what](const Row &each) { return what == QLatin1String(each.what); });
    if (!m_picture.hasMatch() || row == rows.end())
        return {};
    QString sentence = row->sentence(*this);
    m_narrator.announceAgain(sentence);
    return sentence;
}
