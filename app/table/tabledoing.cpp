// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

#include "app/settings.h"

#include <QLocale>
#include <QRandomGenerator>

using namespace sobremesa;

namespace {

constexpr std::size_t waysShown = 3; // of laying cards down, the best first
constexpr double hintScale = 10.0; // points at which the bar of a hint is full

const Level &bestLevel()
{
    return levels().back();
}

QString signedAverage(double points)
{
    const QString number = QLocale().toString(std::abs(points), 'f', 1);
    return (points < -0.05         ? QStringLiteral("\u2212")
                   : points > 0.05 ? QStringLiteral("+")
                                   : QString())
        + number;
}

} // namespace

// ---- whose turn it is

// After everything has been told: offers for the viewer, questions for the computers.
void TableController::advance()
{
    if (!m_session.hasGame() || m_session.isSaving() || m_story.isRunning() || m_looking)
        return;
    if (!m_cards.agrees(zones(seen().position)))
        arrangeNow(false);
    passScreen();
    refreshOffers();
    Q_EMIT headChanged();
    Q_EMIT scoresChanged();
    Q_EMIT runningChanged();
    Q_EMIT overChanged();
    askComputers();
}

// Several persons share the screen: a curtain falls between one hand and the next.
void TableController::passScreen()
{
    const SeatSet waited = waiting(m_session.match().position()) & m_session.persons();
    const bool pass = !waited.empty() && !waited.contains(m_viewer) && !m_demo;
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
    m_viewer = std::exchange(m_next, nobody);
    m_chosen.clear();
    hideHint();
    m_seats.set(m_session.players(), seen());
    m_cards.cover(false);
    arrangeNow(true);
    rewriteLog();
    Q_EMIT curtainChanged();
    Q_EMIT gameChanged();
    advance();
}

void TableController::refreshOffers()
{
    m_offers.clear();
    const Observation now = seen();
    const bool mine = !isRunning() && !m_demo && m_next == nobody;
    if (mine) {
        Actions actions;
        offered(now.position, m_viewer, actions);
        for (const Action &action : actions)
            m_offers.push_back(offerOf(now, action));
    }
    std::vector<Offer> answers = offersForChosen();
    std::vector<Offer> asides;
    for (const Offer &offer : m_offers) {
        if (offer.spot == Spot::Beside)
            asides.push_back(offer);
        else if (offer.spot == Spot::Bar && (m_chosen.empty() || choosesSeveral()))
            answers.push_back(offer);
    }
    const TableNames all = names();
    m_answers.set(std::move(answers), all);
    m_asides.set(std::move(asides), all);
    m_seats.update(now, all, isRunning() ? SeatSet {} : waiting(now.position), nobody);
    refreshMarks();
    Q_EMIT askedChanged();
}

void TableController::refreshMarks()
{
    auto marks = usableCards();
    if (m_hinted && !m_hinted->cards.empty())
        marks[m_hinted->cards[0]].mark = "hint";
    std::map<int, CardModel::Mark> rows = targets();
    for (const int row : m_chosen) {
        rows[row] = marks[m_cards.card(row)];
        rows[row].mark = "selected";
    }
    m_cards.mark(marks, rows);
}

// Cards of the hand that may be played, and what the first way to play them takes.
std::map<Card, CardModel::Mark> TableController::usableCards() const
{
    const GameInfo &game = m_session.match().game();
    std::map<Card, CardModel::Mark> marks;
    for (const Offer &offer : m_offers) {
        if (offer.spot != Spot::Card)
            continue;
        CardModel::Mark &mark = marks[offer.action.cards[0]];
        mark.usable = true;
        QStringList names;
        for (const Card card : offer.concerns)
            names.append(cardName(card, game));
        if (!names.isEmpty() && mark.spoken.isEmpty())
            mark.spoken = tr("takes the %1").arg(names.join(", "));
    }
    for (auto &[card, mark] : marks) {
        if (mark.spoken.isEmpty())
            mark.spoken = tr("can be played");
    }
    return marks;
}

// The cards outside the hand that the answers are about, by their rows; the key stands on the last one.
std::map<int, CardModel::Mark> TableController::targets() const
{
    std::map<int, CardModel::Mark> rows;
    for (int answer = 0; answer < m_answers.rowCount(); ++answer) {
        const auto &concerned = m_answers.offers()[static_cast<std::size_t>(answer)].concerns;
        const std::vector<int> found = m_cards.rowsOf(concerned);
        for (const int row : found) {
            const Zone zone = m_cards.place(row).zone;
            if (m_chosen.empty() && (zone == Zone::Table || zone == Zone::Aside))
                continue; // what lies in the middle is marked for a lifted card only
            CardModel::Mark &mark = rows[row];
            mark.mark = QStringLiteral("target");
            mark.usable = true;
            mark.spoken = tr("may be taken with answer %1").arg(m_answers.key(answer));
            if (zone != Zone::Table && row != found.back())
                continue;
            mark.badge += (mark.badge.isEmpty() ? QString() : QStringLiteral(" · ")) + m_answers.key(answer);
            mark.spoken = tr("may be taken with answer %1").arg(mark.badge);
        }
    }
    return rows;
}

QString TableController::question() const
{
    if (!m_session.hasGame() || isRunning() || m_demo || m_next != nobody)
        return {};
    return gameText(questionOf(seen(), lifted()), names());
}

// The one card that is lifted, if it is one.
std::optional<Card> TableController::lifted() const
{
    return m_chosen.size() == 1 ? std::optional(m_cards.card(m_chosen[0])) : std::nullopt;
}

// An answer on offer is about several cards of the hand: presses choose them one by one.
bool TableController::choosesSeveral() const
{
    return std::any_of(
        m_offers.begin(), m_offers.end(), [](const Offer &offer) { return offer.spot == Spot::Chosen; });
}

// What can be done with the cards that are lifted: with the one, and with exactly these. Of the ways whose
// order is below zero the best are shown before all of their cards are chosen.
std::vector<Offer> TableController::offersForChosen() const
{
    std::vector<Offer> offers = lifted() ? offersFor(*lifted()) : std::vector<Offer>();
    std::vector<Card> chosen;
    for (const int row : m_chosen)
        chosen.push_back(m_cards.card(row));
    std::sort(chosen.begin(), chosen.end());
    std::vector<const Offer *> ways;
    for (const Offer &offer : m_offers) {
        std::vector<Card> cards(offer.action.cards.begin(), offer.action.cards.end());
        std::sort(cards.begin(), cards.end());
        if (offer.spot != Spot::Chosen)
            continue;
        if (cards == chosen)
            offers.push_back(offer);
        else if (offer.order < 0 && std::includes(cards.begin(), cards.end(), chosen.begin(), chosen.end()))
            ways.push_back(&offer);
    }
    const bool exact = std::any_of(
        offers.begin(), offers.end(), [](const Offer &offer) { return offer.spot == Spot::Chosen; });
    std::stable_sort(ways.begin(), ways.end(),
        [](const Offer *left, const Offer *right) { return left->order < right->order; });
    for (std::size_t i = 0; !exact && i < std::min(ways.size(), waysShown); ++i)
        offers.push_back(*ways[i]);
    return offers;
}

std::vector<Offer> TableController::offersFor(Card card) const
{
    std::vector<Offer> offers;
    for (const Offer &offer : m_offers) {
        if (offer.spot == Spot::Card && offer.action.cards[0] == card)
            offers.push_back(offer);
    }
    std::stable_sort(offers.begin(), offers.end(),
        [](const Offer &left, const Offer &right) { return left.order < right.order; });
    return offers;
}

// ---- the computers

void TableController::askComputers()
{
    if (!m_present || m_looking || isRunning() || isOver())
        return;
    const bool shown = m_demo || m_demonstrate;
    m_asked = m_session.computersToAsk(shown ? SeatSet { m_viewer } : SeatSet {});
    std::vector<Asked> questions;
    for (const Seat seat : m_asked) {
        const Level *level = m_session.players()[seat].level;
        questions.push_back(m_session.asked(seat, level ? *level : bestLevel()));
        questions.back().refused = m_turnedDown;
    }
    if (questions.empty())
        return;
    m_sinceAsked.start();
    m_computers.ask(std::move(questions));
}

// A word out of turn comes before what the table waits for.
void TableController::decide(const Answers &answers)
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
int TableController::patience(bool inTurn) const
{
    int wanted = m_pace.thinkLeast;
    if (m_pace.thinkMost > m_pace.thinkLeast)
        wanted = QRandomGenerator::global()->bounded(m_pace.thinkLeast, m_pace.thinkMost);
    if (inTurn && m_asides.rowCount() > 0)
        wanted = std::max(wanted, m_pace.pause);
    return std::max(0, wanted - static_cast<int>(m_sinceAsked.elapsed()));
}

void TableController::play(const Action &action, bool byViewer)
{
    m_computers.forget();
    m_patience.stop();
    m_decided.reset();
    if (const auto refusal = m_session.play(action)) {
        if (byViewer)
            tellRefusal(*refusal);
        m_turnedDown.push_back(action);
        askComputers();
        return;
    }
    m_turnedDown.clear();
    m_demonstrate = false;
    m_chosen.clear();
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
        m_story.skip(); // what moved lies where it belongs; the press is kept
    if (row < 0 || isRunning() || m_demo)
        return;
    if (m_cards.place(row) == Place { Zone::Hand, m_viewer })
        pressHand(row);
    else
        pressTarget(row);
}

// A card that one of the answers is about: the answer is given.
void TableController::pressTarget(int row)
{
    std::vector<Action> meant;
    for (const Offer &offer : m_answers.offers()) {
        const std::vector<int> rows = m_cards.rowsOf(offer.concerns);
        if (std::find(rows.begin(), rows.end(), row) != rows.end())
            meant.push_back(offer.action);
    }
    if (meant.size() == 1)
        play(meant[0], true);
}

void TableController::pressHand(int row)
{
    const Card card = m_cards.card(row);
    const auto offers = offersFor(card);
    const bool again = m_chosen == std::vector<int> { row };
    if (!choosesSeveral() && offers.size() == 1 && (again || Settings::shared().oneClick()))
        play(offers[0].action, true);
    else if (choosesSeveral() || !offers.empty())
        choose(row);
    else if (myTurn())
        explain(card);
}

// Lifts a card, or puts it back; where an answer takes several, the others stay lifted.
void TableController::choose(int row)
{
    const auto found = std::find(m_chosen.begin(), m_chosen.end(), row);
    const bool here = found != m_chosen.end();
    if (here)
        m_chosen.erase(found);
    if (!choosesSeveral())
        m_chosen.clear();
    if (!here)
        m_chosen.push_back(row);
    refreshOffers();
}

// Why the rules forbid a card that has no action now.
void TableController::explain(Card card)
{
    const auto &verbs = m_session.match().game().verbs;
    const auto verb =
        std::find_if(verbs.begin(), verbs.end(), [](const VerbSpec &row) { return row.name == "play"; });
    if (verb == verbs.end())
        return;
    Action action;
    action.seat = m_viewer;
    action.verb = static_cast<std::uint8_t>(verb - verbs.begin());
    action.cards.push_back(card);
    tellRefusal(refuse(seen().position, action));
}

void TableController::tellRefusal(const Refusal &refusal)
{
    const QString why =
        refusal.reason.empty() ? QString::fromStdString(refusal.message) : gameText(refusal.reason, names());
    announce(why);
    Q_EMIT refused(-1, why, QString::fromUtf8(refusal.rule));
}

void TableController::drop(int row, int onto)
{
    if (row >= 0) {
        if (m_story.isRunning())
            m_story.skip();
        const auto offers = offersFor(m_cards.card(row));
        if (offers.empty() || isRunning() || m_demo)
            return;
        // What belongs to a pile is done there, not anywhere on the runner.
        const bool anywhere = m_cards.rowsOf(offers[0].concerns).empty()
            || m_cards.place(m_cards.rowsOf(offers[0].concerns)[0]).zone == Zone::Table;
        if (offers.size() == 1 && anywhere) {
            play(offers[0].action, true);
            return;
        }
        m_chosen = { row };
        refreshOffers();
    }
    if (onto >= 0 && lifted())
        pressTarget(onto);
}

void TableController::answer(int row)
{
    if (row >= 0 && row < m_answers.rowCount() && !isRunning())
        play(Action(m_answers.offers()[static_cast<std::size_t>(row)].action), true);
}

void TableController::sayAside(int row)
{
    if (row >= 0 && row < m_asides.rowCount() && !isRunning())
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
        if (m_cards.place(row) == Place { Zone::Hand, m_viewer }
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
    if (m_chosen.empty())
        return;
    m_chosen.clear();
    refreshOffers();
}

void TableController::skip()
{
    if (m_story.isRunning())
        m_story.skip();
    hideToast();
}

void TableController::undo()
{
    m_story.skip();
    if (isRunning() || !m_session.undoTo(m_viewer))
        return;
    m_computers.forget();
    m_patience.stop();
    m_decided.reset();
    m_turnedDown.clear();
    m_chosen.clear();
    hideToast();
    hideHint();
    arrangeNow(false);
    rewriteLog();
    refreshOffers();
}

void TableController::redo()
{
    m_story.skip();
    if (isRunning() || !m_session.redoTo(m_viewer))
        return;
    m_computers.forget();
    m_patience.stop();
    m_decided.reset();
    m_chosen.clear();
    arrangeNow(false);
    rewriteLog();
    refreshOffers();
}

void TableController::setDemo(bool demo)
{
    if (m_demo == demo)
        return;
    m_demo = demo;
    m_chosen.clear();
    Q_EMIT demoChanged();
    if (m_session.hasGame()) {
        m_computers.forget();
        m_patience.stop();
        m_decided.reset();
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

// ---- hints

void TableController::askHint()
{
    if (!m_hint.isEmpty()) {
        hideHint();
        return;
    }
    if (!myTurn())
        return;
    m_computers.askAdvice(m_session.asked(m_viewer, bestLevel()));
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
    m_computers.forgetAdvice();
    if (m_hint.isEmpty() && !m_hinted)
        return;
    m_hint.clear();
    m_hinted.reset();
    refreshMarks();
    Q_EMIT hintChanged();
}
