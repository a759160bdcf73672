// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablecontroller.h"

#include "app/settings.h"
#include "app/table/fingerprint.h"
#include "app/table/outcome.h"
#include "app/text/language.h"
#include "app/text/people.h"
#include "engine/match/record.h"

#include <QCoreApplication>
#include <QLocale>
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
    : QObject(parent)
    , m_store(folder)
    , m_session(m_store)
    , m_opponents(m_session, m_pace)
    , m_choice(m_cards)
    , m_toast(m_pace)
    , m_story(m_cards, m_pace)
{
    connectParts();
}

void TableController::connectParts()
{
    m_cards.setWays({ [this](Card card) { return handOrderOf(shown(), card); },
        [this](Card card) { return m_session.hasGame() && trumpNowOf(shown(), card); } });
    for (QTimer *timer : { &m_bubbleTimer, &m_stillTimer, &m_sureTimer })
        timer->setSingleShot(true);
    connect(&m_session, &Session::happened, this, &TableController::tellStep);
    connect(&m_session, &Session::settled, this, &TableController::advance);
    connect(&m_session, &Session::problem, this, &TableController::tellNotice);
    connect(&m_story, &Story::told, this, &TableController::hear);
    connect(&m_story, &Story::runningChanged, this, &TableController::runningChanged);
    connect(&m_story, &Story::finished, this, &TableController::advance);
    connect(&m_opponents, &Opponents::decided, this, [this](const Action &action) { play(action, false); });
    connect(&m_cards, &CardModel::handArranged, this, [this] {
        if (m_session.hasGame() && !isRunning())
            refreshOffers(); // what lies ready may have become another thing
    });
    connect(&m_hint, &Hint::advised, this,
        [this](const Advices &advices) { m_hint.show(advices, seen(), names()); });
    connect(&m_hint, &Hint::changed, this, &TableController::followHint);
    connect(&m_stillTimer, &QTimer::timeout, this, [this] {
        m_still = false;
        Q_EMIT stillChanged();
    });
    connect(&m_sureTimer, &QTimer::timeout, this, [this] {
        m_answers.stopAsking();
        m_asides.stopAsking();
    });
    connect(&m_bubbleTimer, &QTimer::timeout, this, [this] { m_seats.settle(seen(), names()); });
    connect(&Language::shared(), &Language::changed, this, &TableController::retranslate);
}

// ---- what it is

QString TableController::game() const
{
    return m_session.hasGame() ? QString::fromUtf8(m_session.match().game().id) : QString();
}

QString TableController::name() const
{
    return m_session.hasGame() ? gameText({ m_session.match().game().name, {} }, names()) : QString();
}

QString TableController::headline() const
{
    if (!m_session.hasGame())
        return {};
    const QString title = dealTitle(deal());
    const QString rest = gameText(headlineOf(shown()), names());
    return rest.isEmpty() ? title : tr("%1 · %2").arg(title, rest);
}

int TableController::deal() const
{
    return m_session.hasGame() ? static_cast<int>(m_session.match().dealt().size()) - (isNextDealt() ? 1 : 0)
                               : 0;
}

// "Deal 3", or "Deal 3 of 6" where it is known how many there will be.
QString TableController::dealTitle(int number) const
{
    const char *title = m_session.match().game().packTitle;
    const QString deal = QCoreApplication::translate("engine", title).arg(number);
    const int all = dealsInAllOf(seen());
    return all == 0 ? deal : tr("%1 of %2", "the title of a deal, and how many there are").arg(deal).arg(all);
}

QString TableController::pack() const
{
    return m_session.hasGame() ? QString::fromUtf8(m_session.match().game().pack->id)
                               : QStringLiteral("french");
}

bool TableController::clockwise() const
{
    return !m_session.hasGame() || m_session.match().game().clockwise;
}

QString TableController::dealNumber() const
{
    return m_session.hasGame() && m_session.match().opening().seed
        ? QString::number(*m_session.match().opening().seed)
        : QString();
}

int TableController::players() const
{
    return m_session.hasGame() ? seatCount(m_session.match().position()) : 0;
}

TableNames TableController::names() const
{
    TableNames all;
    all.game = &m_session.match().game();
    const Position &position = m_session.match().position();
    const int seats = seatCount(position);
    for (int seat = 0; seat < seats; ++seat)
        all.seats.append(seat == m_viewer
                ? tr("You")
                : shownName(m_session.players()[static_cast<std::size_t>(seat)].name));
    for (int side = 0; side < sideCount(position); ++side) {
        QStringList members;
        for (int seat = 0; seat < seats; ++seat) {
            if (sideOf(position, static_cast<Seat>(seat)) == side)
                members.append(all.seats[seat]);
        }
        all.sides.append(QLocale().createSeparatedList(members));
    }
    return all;
}

QVariantList TableController::sides() const
{
    if (!m_session.hasGame())
        return {};
    const Observation now = shown();
    const TableNames all = names();
    const Side mine = sideOf(now.position, m_viewer);
    QVariantList list;
    for (int place = 0; place < all.sides.size(); ++place) {
        // The viewer's own side stands first.
        const auto side = static_cast<Side>((mine + place) % all.sides.size());
        Seat seat = m_viewer;
        while (sideOf(now.position, seat) != side)
            seat = next(seat, seatCount(now.position));
        const bool teams = all.sides.size() < all.seats.size();
        list.append(QVariantMap { { "side", side }, { "name", teams ? us(side == mine) : all.sides[side] },
            { "tile", m_seats.tile(seat) },
            { "team",
                !teams             ? ""
                    : side == mine ? "a"
                                   : "b" },
            { "points", scores(now.position)[side] }, { "score", numberText(scores(now.position)[side]) },
            { "note", gameText(sideNoteOf(now, side), all) } });
    }
    return list;
}

bool TableController::myTurn() const
{
    return m_session.hasGame() && !isRunning() && waiting(seen().position).contains(m_viewer);
}

QString TableController::curtain() const
{
    return m_next == nobody ? QString() : shownName(m_session.players()[m_next].name);
}

bool TableController::canUndo() const
{
    return m_session.hasGame() && m_session.canUndo(m_viewer);
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

QVariantMap TableController::outcome() const
{
    if (!m_session.hasGame() || !sobremesa::isOver(m_session.match().position()))
        return {};
    const Match &match = m_session.match();
    std::vector<Story::Beat> last;
    if (match.actionCount() > 0)
        last = beatsOf(match.events(match.actionCount() - 1), match.actionCount() - 1);
    return Outcome(match, m_viewer, names()).tell(last, sides());
}

QString TableController::seal() const
{
    const bool first = m_session.hasGame() && m_session.match().dealt().size() == 1;
    return first ? fingerprintOf(m_session.match().dealt().front(), *m_session.match().game().pack)
                 : QString();
}

// ---- games

std::optional<Refusal> TableController::begin(Opening opening, std::vector<Player> players)
{
    if (!opening.seed)
        opening.seed = QRandomGenerator::global()->bounded(dealNumbers) + 1;
    if (auto refusal = m_session.begin(std::move(opening), std::move(players)))
        return refusal;
    m_present = true;
    layTable();
    m_story.tell(beatsOf(m_session.match().openingEvents(), 0));
    return std::nullopt;
}

void TableController::show(Match match, std::vector<Player> players)
{
    m_session.adopt(std::move(match), std::move(players));
    sitDown();
}

bool TableController::resume(const QString &game)
{
    if (!m_session.resume(game))
        return false;
    sitDown();
    return true;
}

// At a game that is already under way.
void TableController::sitDown()
{
    m_present = true;
    layTable();
    arrangeNow(true);
    m_seats.settle(seen(), names());
    rewriteLog();
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
    m_log.set({});
    m_dealsLogged = 0;
    m_toast.hide();
    hideHint();
    setLooking(false);
    const SeatSet persons = m_session.persons();
    m_viewer = persons.empty() ? Seat(0) : persons.first();
    m_seats.set(m_session.players(), seen());
    const GameInfo &info = m_session.match().game();
    m_cards.arrange({ { { Zone::Stock, 0 }, PackCards {} } }, info, m_viewer);
    gatherCards();
    m_choice.offer({});
    refreshOffers();
    Q_EMIT curtainChanged();
    Q_EMIT gameChanged();
    Q_EMIT headChanged();
    Q_EMIT scoresChanged();
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

QVariantList TableController::keptGames()
{
    QVariantList list;
    for (const QString &id : Session::keptGames(m_store)) {
        Session kept(m_store);
        connect(&kept, &Session::problem, &m_session, &Session::problem);
        if (!kept.resume(id) || sobremesa::isOver(kept.match().position()))
            continue;
        const GameInfo &info = kept.match().game();
        const Scores totals = scores(kept.match().position());
        QStringList points;
        for (const std::int32_t score : totals)
            points.append(numberText(score));
        list.append(
            QVariantMap { { "game", id }, { "name", QCoreApplication::translate(info.id.data(), info.name) },
                { "line", tr("%n player(s)", nullptr, seatCount(kept.match().position())) },
                { "score", points.join(QStringLiteral(" : ")) } });
    }
    return list;
}

void TableController::leave()
{
    m_present = false;
    m_opponents.forget();
    m_story.skip();
    m_store.finish();
}

void TableController::retranslate()
{
    if (!m_session.hasGame())
        return;
    m_seats.set(m_session.players(), seen());
    m_cards.retranslate();
    rewriteLog();
    refreshOffers();
    Q_EMIT headChanged();
    Q_EMIT scoresChanged();
    Q_EMIT overChanged();
}
