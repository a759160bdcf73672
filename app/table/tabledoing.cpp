// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

#include "app/settings.h"

using namespace sobremesa;

// ---- whose turn it is

// After everything has been told: offers for the viewer, questions for the computers.
void TableController::advance()
{
    if (!m_session.hasGame() || m_session.isSaving() || m_story.isRunning() || m_looking)
        return;
    const Zones laid = zones(m_game.seen().position);
    if (!m_cards.agrees(laid) || !m_cards.meldsLieRight(laid))
        arrangeNow(false);
    forgetEnding();
    m_cards.askAgain();
    passScreen();
    refreshOffers();
    Q_EMIT m_game.headChanged();
    Q_EMIT m_game.scoresChanged();
    Q_EMIT runningChanged();
    Q_EMIT overChanged();
    if (m_session.match().isOutOfDeals())
        tellNotice(tr("This record knows no further deal."));
    askComputers();
}

// Several persons share the screen: a curtain falls between one hand and the next.
void TableController::passScreen()
{
    const SeatSet waited = waiting(m_session.match().position()) & m_session.persons();
    const bool pass = !waited.empty() && !waited.contains(m_game.viewer()) && !m_demo;
    const Seat next = pass ? waited.first() : nobody;
    if (next == m_next)
        return;
    m_next = next;
    m_cards.cover(pass);
    Q_EMIT curtainChanged();
}

void TableController::raiseCurtain()
{
    if (m_next == nobody)
        return;
    m_game.setViewer(std::exchange(m_next, nobody));
    m_choice.putBack();
    hideHint();
    m_seats.set(m_session.players(), m_game.seen());
    m_cards.cover(false);
    arrangeNow(true);
    m_seats.settle(m_game.seen(), m_game.names());
    m_teller.rewriteLog();
    Q_EMIT curtainChanged();
    Q_EMIT m_game.changed();
    advance();
}

void TableController::refreshOffers()
{
    const Observation now = m_game.seen();
    std::vector<Offer> offers;
    Actions actions;
    if (!isRunning() && !m_demo && m_next == nobody)
        offered(now.position, m_game.viewer(), actions);
    for (const Action &action : actions)
        offers.push_back(offerOf(now, action));
    for (Offer &closed : actions.empty() ? std::vector<Offer>() : closedWordsOf(now))
        offers.push_back(std::move(closed));
    m_choice.offer(std::move(offers));
    if (m_choice.takesSeveral())
        m_choice.setReady(readyOfferOf(now, m_cards.handCards()));
    const TableNames all = m_game.names();
    m_answers.set(m_choice.answers(), all);
    m_asides.set(m_choice.asides(), all);
    SeatSet turns = isRunning() ? SeatSet {} : waiting(now.position);
    if (askedInSecretIn(now))
        turns = turns & SeatSet { m_game.viewer() };
    m_seats.update(m_game.shown(), all, turns);
    refreshMarks();
    Q_EMIT askedChanged();
}

void TableController::refreshMarks()
{
    auto marks = m_choice.usable(m_session.match().game());
    refuseOthers(marks);
    if (const auto hinted = m_hint.action(); hinted && !hinted->cards.empty())
        marks[hinted->cards[0]].mark = "hint";
    std::map<int, CardModel::Mark> rows = m_choice.targets(m_answers);
    for (const int row : m_choice.rows()) {
        rows[row] = marks[m_cards.card(row)];
        rows[row].mark = "selected";
    }
    m_cards.mark(marks, rows);
}

QString TableController::question() const
{
    if (!m_session.hasGame() || isRunning() || m_demo || m_next != nobody)
        return {};
    return m_game.text(questionOf(m_game.seen(), m_choice.lifted()));
}

// ---- the computers

void TableController::askComputers()
{
    if (!m_present || m_looking || isRunning() || isOver())
        return;
    const bool shown = m_demo || m_demonstrate;
    m_opponents.ask(shown ? SeatSet { m_game.viewer() } : SeatSet {}, m_asides.rowCount() > 0);
}

void TableController::play(const Action &action, bool byViewer)
{
    m_opponents.forget();
    if (const auto refusal = m_session.play(action)) {
        if (byViewer)
            tellRefusal(*refusal);
        m_opponents.turnDown(action);
        askComputers();
        return;
    }
    m_opponents.startAnew();
    m_demonstrate = false;
    m_choice.putBack();
    m_game.rememberEnding();
    hideHint();
    refreshOffers();
    Q_EMIT runningChanged();
}

// ---- the viewer

void TableController::press(int row)
{
    if (m_looking) {
        stopLooking();
        return;
    }
    if (m_story.isRunning())
        m_story.hurry(); // what moved lies where it belongs; the press is kept
    if (row < 0 || isRunning() || m_demo)
        return;
    if (m_cards.place(row) == Place { Zone::Hand, m_game.viewer() })
        pressHand(row);
    else
        pressTarget(row);
}

// A card that one of the answers is about: the answer is given; of several only these are left to choose
// from.
void TableController::pressTarget(int row)
{
    std::vector<Offer> meant;
    for (const Offer &offer : m_answers.offers()) {
        const std::vector<int> rows = m_cards.rowsOf(offer.concerns);
        if (std::find(rows.begin(), rows.end(), row) != rows.end())
            meant.push_back(offer);
    }
    if (meant.size() == 1) {
        play(meant[0].action, true);
    } else if (!meant.empty()) {
        m_choice.narrow(std::move(meant));
        refreshOffers();
    }
}

void TableController::pressHand(int row)
{
    const Card card = m_cards.card(row);
    const auto offers = m_choice.waysOf(card);
    const bool several = m_choice.takesSeveral();
    const bool again = m_choice.rows() == std::vector<int> { row };
    if (!several && offers.size() == 1 && (again || Settings::shared().oneClick()))
        play(offers[0].action, true);
    else if (several || !offers.empty())
        lift(row);
    else if (myTurn())
        explain(row);
}

void TableController::lift(int row)
{
    m_choice.turn(row);
    refreshOffers();
}

void TableController::drop(int row, int onto)
{
    if (row >= 0) {
        if (m_story.isRunning())
            m_story.hurry();
        const auto offers = m_choice.waysOf(m_cards.card(row));
        if (offers.empty() || isRunning() || m_demo)
            return;
        // What belongs to a pile is done there, not anywhere on the runner.
        const bool anywhere = m_cards.rowsOf(offers[0].concerns).empty()
            || m_cards.place(m_cards.rowsOf(offers[0].concerns)[0]).zone == Zone::Table;
        if (offers.size() == 1 && anywhere) {
            play(offers[0].action, true);
            return;
        }
        m_choice.liftOnly(row);
        refreshOffers();
    }
    if (onto >= 0 && m_choice.lifted())
        pressTarget(onto);
}

void TableController::answer(int row)
{
    if (isMeant(m_answers, row))
        play(Action(m_answers.offers()[static_cast<std::size_t>(row)].action), true);
}

void TableController::sayAside(int row)
{
    if (isMeant(m_asides, row))
        play(Action(m_asides.offers()[static_cast<std::size_t>(row)].action), true);
}

bool TableController::key(const QString &key)
{
    if (m_looking) {
        stopLooking();
        return true;
    }
    if (const int row = m_answers.rowOf(key); row >= 0) {
        answer(row);
        return true;
    }
    if (const int row = m_asides.rowOf(key); row >= 0) {
        sayAside(row);
        return true;
    }
    bool digit = false;
    const int slot = key.toInt(&digit) - 1;
    for (int row = 0; digit && m_answers.rowCount() == 0 && row < m_cards.rowCount(); ++row) {
        const QModelIndex index = m_cards.index(row);
        if (m_cards.place(row) == Place { Zone::Hand, m_game.viewer() }
            && index.data(CardModel::SlotRole).toInt() == slot) {
            press(row);
            return true;
        }
    }
    return false;
}

void TableController::putBack()
{
    stopLooking();
    m_answers.stopAsking();
    m_asides.stopAsking();
    if (m_choice.isEmpty())
        return;
    m_choice.putBack();
    refreshOffers();
}

void TableController::skip()
{
    if (m_story.isRunning())
        m_story.hurry();
    m_teller.toast()->hide();
}

void TableController::undo()
{
    m_story.skip();
    if (!isRunning() && m_session.undoTo(m_game.viewer()))
        goOnFromHere();
}

void TableController::redo()
{
    m_story.skip();
    if (!isRunning() && m_session.redoTo(m_game.viewer()))
        goOnFromHere();
}

void TableController::restart()
{
    m_story.skip();
    if (!isRunning() && m_session.undoDeal())
        goOnFromHere();
}

// The game stands elsewhere: everything is laid out as it is there.
void TableController::goOnFromHere()
{
    m_opponents.forget();
    m_opponents.startAnew();
    m_choice.putBack();
    m_teller.toast()->hide();
    hideHint();
    arrangeNow(false);
    m_seats.settle(m_game.seen(), m_game.names());
    m_teller.rewriteLog();
    refreshOffers();
    Q_EMIT overChanged();
}

void TableController::setDemo(bool demo)
{
    if (m_demo == demo)
        return;
    m_demo = demo;
    m_choice.putBack();
    Q_EMIT demoChanged();
    if (m_demo && m_story.isWaiting())
        m_story.hurry();
    if (m_session.hasGame()) {
        m_opponents.forget();
        advance();
    }
}

void TableController::demonstrate()
{
    if (!myTurn())
        return;
    m_demonstrate = true;
    askComputers();
}
