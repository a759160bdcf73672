// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

#include "app/text/refusaltext.h"
#include "engine/match/record.h"

#include <QRandomGenerator>

using namespace sobremesa;

// The games that are laid on the table, one after the other.

namespace {

constexpr quint32 dealNumbers = 1'000'000; // short enough to be told to a friend

Opening another(const Match &match, std::optional<std::uint64_t> seed)
{
    Opening opening;
    opening.game = &match.game();
    opening.setup = match.opening().setup;
    opening.seed = seed;
    return opening;
}

} // namespace

std::optional<Refusal> TableController::begin(
    Opening opening, std::vector<Player> players, Session::Keeping keeping)
{
    if (!opening.seed)
        opening.seed = QRandomGenerator::global()->bounded(dealNumbers) + 1;
    if (auto refusal = m_session.begin(std::move(opening), std::move(players), keeping))
        return refusal;
    layOut();
    m_narrator.tellOpening();
    return std::nullopt;
}

void TableController::show(Match match, std::vector<Player> players, Origin origin)
{
    m_session.adopt(std::move(match), std::move(players), Session::Keeping::WhenPlayed, origin);
    layOut();
    sitDown();
}

void TableController::watch(Match match, std::vector<Player> players, View view, int step)
{
    m_session.adopt(std::move(match), std::move(players), Session::Keeping::Never);
    layOut();
    m_turns.setPresent(false);
    m_picture.seats()->setPlayed(false);
    holdStill();
    m_picture.setBusy(false);
    m_picture.setView(view);
    m_looking.watch(true);
    m_looking.showStep(step);
}

void TableController::lay(Match match, std::vector<Player> players)
{
    m_session.adopt(std::move(match), std::move(players), Session::Keeping::Never);
    layOut();
    sitDown();
}

// At a game that is already under way.
void TableController::sitDown()
{
    holdStill();
    m_assistant.hideHint();
    m_narrator.showStep(m_session.match().actionCount());
    m_narrator.writeLog(m_session.match().actionCount());
    advance();
}

// Before the story of a new game: all cards in the stock, nobody has said anything.
void TableController::layOut()
{
    m_narrator.clear();
    m_turns.standElsewhere();
    m_turns.setPresent(true);
    m_picture.seats()->setPlayed(true);
    m_assistant.hideHint();
    const SeatSet persons = m_session.persons();
    m_picture.setBusy(true);
    m_picture.layOut(
        m_session.match(), m_session.players(), { persons.empty() ? Seat(0) : persons.first(), false });
    m_answering.ask(std::nullopt);
    m_looking.watch(false);
    m_coach.startAnew();
    Q_EMIT overChanged();
}

void TableController::deal(Opening opening)
{
    if (const auto refusal = begin(std::move(opening), m_session.players()))
        tellNotice(refusalText(*refusal));
}

void TableController::playAgain()
{
    deal(another(m_session.match(), std::nullopt));
}

void TableController::exchangeSeats()
{
    deal(exchangedOpening(m_session.match()));
}

void TableController::dealByNumber(const QString &number)
{
    bool readable = false;
    const quint64 seed = QString(number).remove(QLatin1Char(' ')).toULongLong(&readable);
    if (readable)
        deal(another(m_session.match(), seed));
}

void TableController::leave()
{
    m_turns.setPresent(false);
    m_turns.halt();
    m_coach.forget();
    m_narrator.stop();
}
