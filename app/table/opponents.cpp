// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/opponents.h"

#include "engine/table/words.h"

#include <QRandomGenerator>

using namespace sobremesa;

namespace {

const Level &bestLevel()
{
    return levels().back();
}

} // namespace

Opponents::Opponents(const Session &session, const Pace &pace)
    : m_session(session)
    , m_pace(pace)
{
    m_patience.setSingleShot(true);
    connect(&m_minds, &AiSeat::answered, this, &Opponents::weigh);
    connect(&m_patience, &QTimer::timeout, this, &Opponents::act);
}

Asked Opponents::forAdvice(const Session &session, Seat seat)
{
    Asked question = session.asked(seat, bestLevel());
    question.seed = session.match().actionCount(); // not that of the game, which belongs to the cards
    return question;
}

void Opponents::ask(SeatSet shown, bool words, bool partners)
{
    m_words = words;
    m_asked = m_session.computersToAsk(shown, partners);
    std::vector<Asked> questions;
    for (const Seat seat : m_asked) {
        const Level *level = m_session.players()[seat].level;
        questions.push_back(m_session.asked(seat, level ? *level : bestLevel()));
        questions.back().refused = m_turnedDown;
    }
    if (questions.empty())
        return;
    m_sinceAsked.start();
    m_minds.ask(std::move(questions));
}

void Opponents::forget()
{
    m_minds.forget();
    m_patience.stop();
    m_decided.reset();
}

// Whoever thinks again has the usual time for it.
void Opponents::setHeld(bool held)
{
    if (m_held == held)
        return;
    m_held = held;
    if (!m_held && m_decided && !m_patience.isActive())
        m_patience.start(std::max(m_pace.pause, m_pace.thinkLeast));
}

void Opponents::act()
{
    if (m_held)
        return;
    if (const auto action = std::exchange(m_decided, std::nullopt))
        Q_EMIT decided(*action);
}

// A word out of turn comes before what the table waits for.
void Opponents::weigh(const Answers &answers)
{
    const SeatSet waited = waiting(m_session.match().position());
    for (const bool inTurn : { false, true }) {
        for (std::size_t i = 0; i < answers.size(); ++i) {
            if (!answers[i] || waited.contains(m_asked[i]) != inTurn)
                continue;
            m_decided = answers[i];
            m_patience.start(patience(inTurn));
            return;
        }
    }
}

// How long a computer player seems to think: drawn without a look at the cards, and long enough for the
// viewer to say a word out of turn whenever one is on offer, whether or not it would be in vain.
int Opponents::patience(bool inTurn) const
{
    if (askedInSecretIn(m_session.match().observe(m_asked.front())))
        return 0; // the pause has been there before, for nobody as well
    int wanted = m_pace.thinkLeast;
    if (m_pace.thinkMost > m_pace.thinkLeast)
        wanted = QRandomGenerator::global()->bounded(m_pace.thinkLeast, m_pace.thinkMost);
    if (inTurn && m_words)
        wanted = std::max(wanted, m_pace.pause);
    return std::max(0, wanted - static_cast<int>(m_sinceAsked.elapsed()));
}
