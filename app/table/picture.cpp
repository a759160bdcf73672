// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/picture.h"

#include "app/text/gametext.h"
#include "app/text/people.h"

#include <QLocale>

#include <algorithm>

using namespace sobremesa;

TableNames namesFor(const Position &position, const std::vector<Player> &players, Seat viewer)
{
    TableNames all;
    all.game = &infoOf(position);
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        all.seats.append(seat == viewer ? Picture::tr("You") : shownName(players[seat].name));
    for (Side side = 0; side < sideCount(position); ++side) {
        QStringList members;
        for (Seat seat = 0; seat < players.size(); ++seat) {
            if (sideOf(position, seat) == side)
                members.append(all.seats[seat]);
        }
        all.sides.append(QLocale().createSeparatedList(members));
    }
    return all;
}

Picture::Picture(const Pace &pace, QObject *parent)
    : QObject(parent)
    , m_pace(pace)
{
    m_cards.setWays({ [this](Card card) { return handOrderOf(m_seen, card); },
        [this](Card card) { return m_match && trumpNowOf(m_seen, card); } });
    m_bubbleTimer.setSingleShot(true);
    connect(&m_bubbleTimer, &QTimer::timeout, this, [this] { m_seats.settle(m_seen, m_names); });
}

// ---- the whole of it at once

void Picture::layOut(const Match &match, const std::vector<Player> &players, View view)
{
    m_match = &match;
    m_players = players;
    m_view = view;
    m_seen = witness().after(0);
    m_booked = { scores(m_seen.position), witness().gainsAfter(0) };
    m_deal = witness().firstDeal() - 1 + witness().dealsAfter(0);
    m_bubbleTimer.stop();
    m_account.clear();
    setSaying({});
    setDealing(false);
    name();
    m_cards.cover(false);
    m_cards.setAllKnown(witness().isOpen());
    m_cards.arrange({ { { Zone::Stock, 0 }, PackCards {} } }, match.game(), view.seat);
    gather();
    refresh();
    setStep(0);
    Q_EMIT viewChanged();
}

void Picture::showStep(std::size_t step)
{
    m_seen = witness().after(step);
    m_booked = { scores(m_seen.position), witness().gainsAfter(step) };
    m_deal = witness().firstDeal() - 1 + witness().dealsAfter(step);
    m_bubbleTimer.stop();
    m_account.clear();
    setSaying({});
    setDealing(false);
    layCards(step);
    m_seats.settle(m_seen, m_names);
    refresh();
    setStep(step);
}

void Picture::setView(View view)
{
    m_view = view;
    m_seen = witness().after(m_step);
    name();
    m_cards.cover(false);
    m_cards.setAllKnown(witness().isOpen());
    showStep(m_step);
    Q_EMIT viewChanged();
}

// Every card at once as it lies after so many actions.
void Picture::layCards(std::size_t step)
{
    m_cards.arrange(witness().laid(m_seen, step), m_match->game(), m_view.seat);
    m_cards.setLaidLast(witness().laidLast(step));
}

// Who sits where, as this view sees it.
void Picture::name()
{
    m_names = namesFor(m_seen.position, m_players, m_view.seat);
    m_cards.setNames(m_names.seats);
    m_seats.set(m_players, m_seen, m_names);
    QList<int> tiles;
    for (const Player &player : m_players)
        tiles.append(player.tile);
    m_game.setGame(*m_match, m_view.seat, tiles);
}

void Picture::retranslate()
{
    if (!m_match)
        return;
    m_names = namesFor(m_seen.position, m_players, m_view.seat);
    m_cards.setNames(m_names.seats);
    m_cards.retranslate();
    refresh();
    m_seats.retranslate(m_names);
    m_account.retranslate(dealTitle(m_deal, m_seen), m_game.sides(), m_names);
}

// Everything that is worked out from what is known and what has been booked.
void Picture::refresh()
{
    m_game.show(m_seen, m_booked, m_deal, m_names);
    refreshSeats();
}

void Picture::refreshSeats()
{
    SeatSet turns = m_busy ? SeatSet {} : waiting(m_seen.position);
    if (askedInSecretIn(m_seen))
        turns = turns & SeatSet { m_view.seat };
    m_seats.update(m_seen, m_names, turns);
}

void Picture::setBusy(bool busy)
{
    if (m_busy == busy)
        return;
    m_busy = busy;
    if (m_match)
        refreshSeats();
}

void Picture::settle()
{
    const Zones laid = witness().laid(m_seen, m_step);
    if (!m_cards.agrees(laid) || !m_cards.meldsLieRight(laid))
        layCards(m_step);
    m_account.clear();
    setDealing(false);
    m_cards.askAgain();
}

// All cards go back to the stock, to be dealt.
void Picture::gather()
{
    PackCards unknown;
    unknown.resize(m_match->game().pack->cards().size());
    m_cards.arrange({ { { Zone::Stock, 0 }, unknown } }, m_match->game(), m_view.seat);
}

// ---- event by event

void Picture::play(const Beat &beat, int gap)
{
    m_cards.follow(beat.event, gap);
    m_cards.bringTogether(beat.event, beat.takes);
    if (beat.event.kind == EventKind::DealStarts)
        startDeal(beat);
    if (beat.reached)
        m_seen = *beat.reached;
    else
        followIn(m_seen, beat.event);
    say(beat);
    book(beat);
    if (beat.last) {
        m_booked.scores = scores(m_seen.position);
        setDealing(false);
    }
    const bool moved = beat.event.kind == EventKind::Moved;
    if (beat.reached || beat.last || !moved)
        refresh();
    if (beat.last)
        setStep(beat.opening ? 0 : beat.step + 1);
}

void Picture::startDeal(const Beat &beat)
{
    m_account.clear();
    if (!beat.opening) {
        gather();
        ++m_deal;
    }
    setDealing(true);
}

// Points are booked while it is still to be seen what was said.
void Picture::say(const Beat &beat)
{
    const Event &event = beat.event;
    if (!beat.told.bubble.empty()) {
        m_seats.say(event.seat, beat.told, m_names);
        m_bubbleTimer.start(m_pace.bubble);
    }
    if (event.kind == EventKind::Scored)
        return;
    Saying saying;
    if (event.kind == EventKind::Said) {
        const GameInfo &game = m_match->game();
        saying.verb = QString::fromUtf8(game.verbs[event.action.verb].name);
        saying.word = event.action.word == none ? -1 : int(event.action.word);
        saying.cards = codesOf(event.action.cards, *game.pack);
        saying.lit = codesOf(beat.told.lit, *game.pack);
    }
    setSaying(std::move(saying));
}

// What a deal books at its end stands in its account, if somebody wants to see one.
void Picture::book(const Beat &beat)
{
    const Event &event = beat.event;
    const bool points = event.kind == EventKind::Scored;
    if (points && event.side < m_booked.scores.size()) {
        m_booked.scores[event.side] += event.points;
        if (event.points > 0)
            m_booked.gains[event.side] = event.points;
    }
    if (!m_account.isWanted() || !beat.endsDeal || m_account.isWaiting() || (!points && !beat.told.account))
        return;
    if (!m_account.isOpen())
        m_account.open(dealTitle(m_deal, m_seen), m_game.sides(), m_names);
    if (points)
        m_account.book(event.code, event.side, event.points, beat.told.line, beat.told.why);
    else
        m_account.write(beat.told.line);
}

void Picture::setSaying(Saying saying)
{
    if (m_saying == saying)
        return;
    m_saying = std::move(saying);
    Q_EMIT sayingChanged();
}

void Picture::setStep(std::size_t step)
{
    if (m_step == step)
        return;
    m_step = step;
    Q_EMIT stepChanged();
}

void Picture::setDealing(bool dealing)
{
    if (m_dealing == dealing)
        return;
    m_dealing = dealing;
    Q_EMIT dealingChanged();
}
