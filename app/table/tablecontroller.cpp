// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

#include "app/settings.h"
#include "app/table/outcome.h"
#include "app/text/language.h"
#include "app/text/people.h"
#include "engine/match/record.h"

#include <QCoreApplication>
#include <QRandomGenerator>

using namespace sobremesa;

namespace {

constexpr quint32 dealNumbers = 1'000'000; // short enough to be told to a friend

} // namespace

TableController::TableController(QObject *parent)
    : TableController(QString(), parent)
{
}

TableController::TableController(const QString &folder, QObject *parent)
    : TableController(*new Shelf(folder), parent)
{
    m_ownShelf.reset(&m_session.shelf());
}

TableController::TableController(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_session(shelf)
    , m_opponents(m_session, m_pace)
    , m_choice(m_cards)
    , m_game(m_session, m_seats)
    , m_teller(m_session, m_game, m_seats, m_pace)
    , m_story(m_cards, m_pace)
{
    connectParts();
}

void TableController::connectParts()
{
    m_cards.setWays({ [this](Card card) { return handOrderOf(m_game.shown(), card); },
        [this](Card card) { return m_session.hasGame() && trumpNowOf(m_game.shown(), card); } });
    for (QTimer *timer : { &m_bubbleTimer, &m_stillTimer, &m_sureTimer })
        timer->setSingleShot(true);
    connect(&m_session, &Session::happened, this, &TableController::tellStep);
    connect(&m_session, &Session::settled, this, &TableController::advance);
    connect(&m_session, &Session::problem, this, &TableController::tellNotice);
    connect(&m_session, &Session::resumed, this, [this] {
        sitDown();
        Q_EMIT resumed();
    });
    connect(&m_story, &Story::told, this, &TableController::hear);
    connect(&m_story, &Story::runningChanged, this, &TableController::runningChanged);
    connect(&m_story, &Story::finished, this, &TableController::advance);
    connect(&m_opponents, &Opponents::decided, this, [this](const Action &action) { play(action, false); });
    connect(&m_cards, &CardModel::handArranged, this, [this] {
        if (m_session.hasGame() && !isRunning())
            refreshOffers(); // what lies ready may have become another thing
    });
    connect(&m_hint, &Hint::advised, this,
        [this](const Advices &advices) { m_hint.show(advices, m_game.seen(), m_game.names()); });
    connect(&m_hint, &Hint::changed, this, &TableController::followHint);
    connect(&m_stillTimer, &QTimer::timeout, this, [this] {
        m_still = false;
        Q_EMIT stillChanged();
    });
    connect(&m_sureTimer, &QTimer::timeout, this, [this] {
        m_answers.stopAsking();
        m_asides.stopAsking();
    });
    connect(
        &m_bubbleTimer, &QTimer::timeout, this, [this] { m_seats.settle(m_game.seen(), m_game.names()); });
    connect(&Language::shared(), &Language::changed, this, &TableController::retranslate);
}

// ---- what it is

bool TableController::myTurn() const
{
    return m_session.hasGame() && !isRunning() && waiting(m_game.seen().position).contains(m_game.viewer());
}

QString TableController::curtain() const
{
    return m_next == nobody ? QString() : shownName(m_session.players()[m_next].name);
}

bool TableController::canUndo() const
{
    return m_session.hasGame() && m_session.canUndo(m_game.viewer());
}

bool TableController::isOver() const
{
    return m_session.hasGame() && !isRunning() && sobremesa::isOver(m_session.match().position());
}

bool TableController::isAtRest() const
{
    if (!m_session.hasGame() || isRunning() || m_opponents.isAboutToAct())
        return false;
    return isOver() || !m_present || m_session.computersToAsk({}).empty() || myTurn();
}

const Match *TableController::match() const
{
    return m_session.hasGame() ? &m_session.match() : nullptr;
}

QVariantMap TableController::outcome() const
{
    if (!m_session.hasGame() || !sobremesa::isOver(m_session.match().position()))
        return {};
    const Match &match = m_session.match();
    std::vector<Story::Beat> last;
    if (match.actionCount() > 0)
        last = m_teller.beatsOf(match.actionCount() - 1);
    return Outcome(match, m_game.viewer(), m_game.names()).tell(last, m_game.sides());
}

// ---- games

std::optional<Refusal> TableController::begin(
    Opening opening, std::vector<Player> players, Session::Keeping keeping)
{
    if (!opening.seed)
        opening.seed = QRandomGenerator::global()->bounded(dealNumbers) + 1;
    if (auto refusal = m_session.begin(std::move(opening), std::move(players), keeping))
        return refusal;
    m_present = true;
    layTable();
    m_story.tell(m_teller.openingBeats());
    return std::nullopt;
}

void TableController::show(Match match, std::vector<Player> players)
{
    m_session.adopt(std::move(match), std::move(players));
    sitDown();
}

// At a game that is already under way.
void TableController::sitDown()
{
    m_present = true;
    layTable();
    arrangeNow(true);
    m_seats.settle(m_game.seen(), m_game.names());
    m_teller.rewriteLog();
    advance();
}

// Before the story of a new game: all cards in the stock, nobody has said anything.
void TableController::layTable()
{
    m_opponents.forget();
    m_story.clear();
    forgetEnding();
    m_choice.putBack();
    m_opponents.startAnew();
    m_next = nobody;
    m_cards.cover(false);
    m_teller.clear();
    hideHint();
    setLooking(false);
    const SeatSet persons = m_session.persons();
    m_game.setViewer(persons.empty() ? Seat(0) : persons.first());
    m_seats.set(m_session.players(), m_game.seen());
    const GameInfo &info = m_session.match().game();
    m_cards.arrange({ { { Zone::Stock, 0 }, PackCards {} } }, info, m_game.viewer());
    gatherCards();
    m_choice.offer({});
    refreshOffers();
    Q_EMIT curtainChanged();
    Q_EMIT m_game.changed();
    Q_EMIT m_game.headChanged();
    Q_EMIT m_game.scoresChanged();
    Q_EMIT overChanged();
}

void TableController::beginAnew(std::optional<std::uint64_t> seed)
{
    Opening opening;
    opening.game = &m_session.match().game();
    opening.setup = m_session.match().opening().setup;
    opening.seed = seed;
    beginWith(std::move(opening));
}

void TableController::beginWith(Opening opening)
{
    if (const auto refusal = begin(std::move(opening), m_session.players()))
        tellNotice(QString::fromStdString(oneLine(*refusal)));
}

void TableController::playAgain()
{
    beginAnew(std::nullopt);
}

void TableController::exchangeSeats()
{
    beginWith(m_session.exchanged());
}

void TableController::dealByNumber(const QString &number)
{
    bool readable = false;
    const quint64 seed = QString(number).remove(QLatin1Char(' ')).toULongLong(&readable);
    if (readable)
        beginAnew(seed);
}

void TableController::leave()
{
    m_present = false;
    m_opponents.forget();
    m_story.skip();
}

void TableController::retranslate()
{
    if (!m_session.hasGame())
        return;
    m_seats.set(m_session.players(), m_game.seen());
    m_cards.retranslate();
    m_teller.rewriteLog();
    refreshOffers();
    Q_EMIT m_game.headChanged();
    Q_EMIT m_game.scoresChanged();
    Q_EMIT overChanged();
}
