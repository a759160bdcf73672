// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/session.h"

#include "app/books/books.h"
#include "app/text/gametext.h"
#include "app/text/people.h"

#include "app/table/witness.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <algorithm>

using namespace sobremesa;

namespace {

constexpr std::size_t nothingHappened = SIZE_MAX; // the beginning, or after taking back

// The object with this member instead of the one of the same name.
Value withMember(const Value &object, std::string_view name, Value member)
{
    Value changed;
    changed.add(std::string(name), std::move(member));
    for (const auto &[key, value] : object.object() ? *object.object() : Value::Object {}) {
        if (key != name)
            changed.add(key, value);
    }
    return changed;
}

QList<KeptSeat> keptSeats(const std::vector<Player> &players)
{
    QList<KeptSeat> seats;
    for (const Player &player : players)
        seats.append({ player.name, player.tile, player.level ? idText(player.level->id) : QString() });
    return seats;
}

} // namespace

std::vector<Player> playersFrom(const QList<KeptSeat> &seats)
{
    std::vector<Player> players;
    for (const KeptSeat &seat : seats) {
        const Level *level = seat.level.isEmpty() ? nullptr : findLevel(seat.level.toStdString());
        if (!level && !seat.level.isEmpty())
            level = findLevel("regular");
        players.push_back({ seat.name, seat.tile, level });
    }
    return players;
}

Session::Session(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
{
}

// ---- games

std::optional<Refusal> Session::begin(Opening opening, std::vector<Player> players, Keeping keeping)
{
    for (const Player &player : players)
        opening.names.push_back(player.name.toStdString());
    auto match = Match::begin(std::move(opening));
    if (!match)
        return match.refusal();
    const GameId idle = place(std::move(*match), std::move(players), keeping, Origin::Dealt);
    m_unsaved.push_back(nothingHappened);
    if (keeping == Keeping::Now) {
        putOnShelf(idle);
    } else {
        removeIdle(idle);
        QMetaObject::invokeMethod(this, stored(nothingHappened), Qt::QueuedConnection);
    }
    return std::nullopt;
}

void Session::adopt(Match match, std::vector<Player> players, Keeping keeping, Origin origin)
{
    removeIdle(place(std::move(match), std::move(players), keeping, origin));
}

GameId Session::place(Match match, std::vector<Player> players, Keeping keeping, Origin origin)
{
    const bool idle = m_match && m_match->actionCount() == 0 && m_redo.empty();
    ++m_sitting;
    ++m_asked;
    m_unsaved.clear();
    m_match = std::move(match);
    m_players = std::move(players);
    m_keeping = keeping;
    m_origin = origin;
    m_redo.clear();
    const GameId left = std::exchange(m_id, noGame);
    return idle ? left : noGame;
}

// Unless it is the very game that was sat down to again.
void Session::removeIdle(GameId idle)
{
    if (idle != noGame && idle != m_id)
        m_shelf.removeIfEmpty(idle);
}

void Session::resume(GameId id)
{
    const int asked = ++m_asked;
    m_shelf.load(id, this, [this, asked](const std::optional<KeptGame> &kept) {
        if (asked != m_asked)
            return;
        if (!kept) {
            Q_EMIT problem(tr("This game no longer exists."));
            return;
        }
        // Long games take long to replay: beside the window.
        auto *watcher = new QFutureWatcher<Replayed>(this);
        connect(watcher, &QFutureWatcher<Replayed>::finished, this, [this, watcher, asked, game = *kept] {
            watcher->deleteLater();
            if (asked == m_asked)
                arrive(game, watcher->future().takeResult());
        });
        watcher->setFuture(QtConcurrent::run(replayKept, *kept));
    });
}

void Session::arrive(const KeptGame &kept, Replayed replayed)
{
    if (!replayed.match) {
        Q_EMIT unreadable(kept.row.id, replayed.refusal);
        Q_EMIT problem(tr("This version cannot play that game (%1). It stays on the list as it is.")
                           .arg(replayed.refusal));
        return;
    }
    const auto played = static_cast<qsizetype>(replayed.match->actionCount());
    const GameId idle =
        place(std::move(*replayed.match), playersFrom(kept.row.seats), Keeping::WhenPlayed, Origin::Branch);
    if (replayed.refusal.isEmpty()) {
        m_id = kept.row.id;
        m_origin = kept.row.origin;
        m_redo = std::move(replayed.undone);
    }
    removeIdle(idle);
    Q_EMIT resumed();
    if (!replayed.refusal.isEmpty())
        Q_EMIT problem(
            tr("The rules have changed since this game was played: %1 of its %2 actions are shown. "
               "What you play now becomes a game of its own; that one stays as it is. (%3)")
                .arg(played)
                .arg(kept.actions.size())
                .arg(replayed.refusal));
    else if (!replayed.sameScores)
        Q_EMIT problem(
            tr("The rules have changed since this game was played: it is now scored differently."));
}

SeatSet Session::persons() const
{
    SeatSet seats;
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        if (!m_players[seat].level)
            seats.insert(static_cast<Seat>(seat));
    }
    return seats;
}

Seat Session::ownSeat() const
{
    return persons().empty() ? nobody : persons().first();
}

// ---- on its way to the disk

// What follows when a step has reached the disk.
Shelf::Done Session::stored(std::size_t step)
{
    return [this, step, sitting = m_sitting] {
        if (sitting != m_sitting || m_unsaved.empty())
            return;
        m_unsaved.pop_front();
        if (step != nothingHappened)
            Q_EMIT happened(step);
        if (m_unsaved.empty())
            Q_EMIT settled();
    };
}

void Session::putOnShelf(GameId insteadOf)
{
    NewGame game;
    game.game = idText(m_match->game().id);
    game.opening = openingText(*m_match);
    game.seats = keptSeats(m_players);
    game.ownSeat = persons().empty() ? 0 : persons().first();
    game.origin = m_origin;
    game.actions = actionTexts(*m_match);
    game.standing = standing();
    game.insteadOf = insteadOf;
    m_id = m_shelf.begin(std::move(game), this, stored(m_unsaved.back()));
}

void Session::keepStep(std::size_t step)
{
    m_unsaved.push_back(step);
    const bool byPerson = persons().contains(m_match->action(step).seat);
    if (m_id != noGame)
        m_shelf.append(
            m_id, static_cast<int>(step), actionText(*m_match, step), standing(), this, stored(step));
    else if (m_keeping == Keeping::WhenPlayed && byPerson)
        putOnShelf();
    else
        QMetaObject::invokeMethod(this, stored(step), Qt::QueuedConnection);
}

// Actions were taken back, or done again.
void Session::keepLength()
{
    m_unsaved.push_back(nothingHappened);
    if (m_id != noGame)
        m_shelf.setLength(
            m_id, static_cast<int>(m_match->actionCount()), standing(), this, stored(nothingHappened));
    else
        QMetaObject::invokeMethod(this, stored(nothingHappened), Qt::QueuedConnection);
}

void Session::countHelp()
{
    if (m_id != noGame)
        m_shelf.addHelp(m_id);
}

// ---- playing

std::optional<Refusal> Session::play(const Action &action)
{
    if (auto refusal = m_match->play(action))
        return refusal;
    m_redo.clear();
    keepStep(m_match->actionCount() - 1);
    return std::nullopt;
}

bool Session::canUndo(Seat seat) const
{
    for (std::size_t i = 0; i < m_match->actionCount(); ++i) {
        if (m_match->action(i).seat == seat)
            return true;
    }
    return false;
}

bool Session::undoTo(Seat seat)
{
    if (!canUndo(seat))
        return false;
    Seat last = nobody;
    bool behindOthers = false;
    while (last != seat) {
        const Action action = m_match->action(m_match->actionCount() - 1);
        last = action.seat;
        behindOthers = behindOthers || last != seat;
        m_redo.push_back(action);
        m_match->undo();
    }
    if (behindOthers)
        countHelp();
    keepLength();
    return true;
}

bool Session::undoDeal()
{
    bool undone = false;
    while (m_match->actionCount() > 0 && !beginsDeal(m_match->events(m_match->actionCount() - 1))) {
        m_redo.push_back(m_match->action(m_match->actionCount() - 1));
        undone = m_match->undo();
    }
    if (undone) {
        countHelp();
        keepLength();
    }
    return undone;
}

Opening exchangedOpening(const Match &match)
{
    const Opening &now = match.opening();
    const int seats = seatCount(match.position());
    const Value *dealer = now.setup.start.find("dealer");
    const std::int64_t last = dealer && dealer->integer() ? *dealer->integer() : seats - 1;
    Opening opening;
    opening.game = now.game;
    opening.setup.options = now.setup.options;
    opening.setup.start = withMember(now.setup.start, "dealer", Value(static_cast<int>((last + 1) % seats)));
    opening.seed = now.seed;
    if (!now.deals.empty())
        opening.deals = match.dealt(); // as packs: hands would stay at their seats
    return opening;
}

// Forward again until this seat is asked the next time.
bool Session::redoTo(Seat seat)
{
    if (m_redo.empty())
        return false;
    auto redo = std::move(m_redo);
    do {
        const auto refusal = m_match->play(redo.back());
        Q_ASSERT(!refusal);
        if (refusal)
            return false;
        redo.pop_back();
    } while (!redo.empty() && !waiting(m_match->position()).contains(seat));
    m_redo = std::move(redo);
    keepLength();
    return true;
}

Asked Session::asked(Seat seat, const Level &level) const
{
    const std::uint64_t game = m_match->opening().seed.value_or(0);
    const Player &player = m_players[seat];
    Level own = withBook(level, m_match->game());
    own.style = styleOf(player); // a hint does not lean
    return { m_match->observe(seat), own, mix(mix(game, seat), m_match->actionCount()), {} };
}

std::vector<Seat> Session::computersToAsk(SeatSet demonstrated, bool partners) const
{
    const SeatSet silent = partners ? SeatSet {} : partnersOfAwaited();
    std::vector<Seat> seats;
    for (const Seat seat : actors(m_match->position()) - (persons() - demonstrated) - silent)
        seats.push_back(seat);
    return seats;
}

SeatSet Session::partnersOfAwaited() const
{
    const Position &position = m_match->position();
    const SeatSet awaited = waiting(position) & persons();
    SeatSet partners;
    for (const Seat seat : actors(position) - persons()) {
        for (const Seat person : awaited) {
            if (sideOf(position, person) == sideOf(position, seat))
                partners.insert(seat);
        }
    }
    return partners;
}

SeatSet Session::partnersAwaited() const
{
    return partnersOfAwaited() & waiting(m_match->position());
}
