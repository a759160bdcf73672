// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/worlds.h"
#include "engine/core/unseen.h"
#include "engine/games/truco/holder.h"
#include "engine/games/truco/phases.h"

#include <algorithm>

// Worlds that agree with what a seat sees and remembers (6).
namespace sobremesa::truco {

namespace {

using Pool = Cards<packSize>;

Pool unseenCards(const State &seen)
{
    static const CardSet pack = CardSet::of(spanishPack.cards());
    Pool pool;
    for (const Card card : unseenOf(pack, seen.hands, seen.played))
        pool.push_back(card);
    return pool;
}

// ---- the earlier duels of a pica-pica (4.12)

void showFlor(Play &duel, Seat seat)
{
    auto &shown = duel.flor.shown;
    if (std::find(shown.begin(), shown.end(), seat) == shown.end())
        shown.push_back(seat);
}

// Said by a holder; of two who play alone both hold a flor once they bid on it (4.9).
bool isFlorWord(const Action &said)
{
    static constexpr auto words = { verb::flor, verb::achico, verb::contraflor, verb::contraflorResto };
    return std::find(words.begin(), words.end(), said.verb) != words.end();
}

void hearNote(Play &duel, const Event &event)
{
    const bool good = event.code == note::sonBuenas;
    if (event.code == note::florShown)
        showFlor(duel, event.seat);
    if (event.code != note::declares && !good)
        return;
    if (!duel.flor.shown.empty())
        showFlor(duel, event.seat); // flors are compared, and this one was wanted
    duel.declared.push_back(
        { event.seat, good ? Declared::sonBuenas : static_cast<std::uint8_t>(event.points) });
}

// A word of a declaration or a flor; in a duel nobody makes signs.
void hear(Play &duel, const Event &event)
{
    if (event.kind == EventKind::Said && isFlorWord(event.action))
        showFlor(duel, event.action.seat);
    if (event.kind == EventKind::Noted)
        hearNote(duel, event);
}

bool beginsDuel(const Event &event)
{
    return event.kind == EventKind::Noted && event.code == note::duel;
}

State startOfDuel(const State &seen, Seat mano)
{
    State during = seen;
    during.phase = Phase::Play;
    during.play = Play {};
    during.play.mano = mano;
    during.play.seats = opposite(mano);
    return during;
}

// What is seen now, with the words of each earlier duel of the deal in place of those of the play that is on.
std::vector<State> earlierDuels(const Seen<State> &seen)
{
    std::vector<State> duels;
    if (seen.state.duel < 2)
        return duels;
    for (const Heard::Step &step : seen.heard.deal()) {
        for (const Event &event : step.events) {
            if (beginsDuel(event))
                duels.push_back(startOfDuel(seen.state, event.seat));
            else if (!duels.empty())
                hear(duels.back().play, event);
        }
    }
    if (!duels.empty())
        duels.pop_back(); // it is on
    return duels;
}

// ---- dealing again

// All hands of so many cards that agree.
void findHands(const Holder &holder, const Pool &pool, std::size_t count, const Dealt &hand, std::size_t from,
    std::vector<Dealt> &out)
{
    if (hand.size() == count) {
        if (agrees(holder, hand))
            out.push_back(hand);
        return;
    }
    for (std::size_t i = from; i < pool.size(); ++i) {
        Dealt longer = hand;
        longer.push_back(pool[i]);
        findHands(holder, pool, count, longer, i + 1, out);
    }
}

} // namespace

Worlds::Worlds(const Seen<State> &seen)
    : m_seen(seen.state)
    , m_unseen(unseenCards(seen.state))
{
    const std::vector<State> earlier = earlierDuels(seen);
    for (Seat seat = 0; seat < seatCount(m_seen); ++seat) {
        if (handKnown(m_seen, seat))
            continue;
        const auto duel = std::find_if(earlier.begin(), earlier.end(),
            [seat](const State &during) { return during.play.seats.contains(seat); });
        bind(duel == earlier.end() ? m_seen : *duel, seat);
    }
    if (m_seen.phase == Phase::FlorCall && !askedForFlor(m_seen).contains(seen.viewer))
        m_asked = askedForFlor(m_seen);
}

// What is known of a seat is known from the play that it took part in.
void Worlds::bind(const State &during, Seat seat)
{
    const Holder holder = holderOf(during, seat);
    if (!holder.known.any()) {
        m_free.insert(seat);
        return;
    }
    m_bound.push_back({ seat, {} });
    findHands(holder, m_unseen, m_seen.hands[seat].size(), {}, 0, m_bound.back().hands);
}

// The hands of which something is known, each any of those that agree; false if two have the same card.
bool Worlds::giveBound(State &world, CardSet &given, Rng &rng) const
{
    for (const Bound &bound : m_bound) {
        const Dealt &hand = bound.hands[rng.below(static_cast<std::uint32_t>(bound.hands.size()))];
        if (!(given & CardSet::of(hand)).empty())
            return false;
        given |= CardSet::of(hand);
        world.hands[bound.seat] = hand;
    }
    return true;
}

void Worlds::giveRest(State &world, CardSet given, Rng &rng) const
{
    Pool rest;
    for (const Card card : m_unseen) {
        if (!given.contains(card))
            rest.push_back(card);
    }
    shuffle(rest, rng);
    const auto fill = [&rest](auto &cards) {
        for (Card &card : cards) {
            card = rest.back();
            rest.pop_back();
        }
    };
    for (const Seat seat : m_free)
        fill(world.hands[seat]);
    fill(world.stock);
}

// In a last call one of the seats asked holds a flor.
bool Worlds::agreesWithCall(const State &world) const
{
    bool any = m_asked.empty();
    for (const Seat seat : m_asked)
        any = any || isFlor(dealtTo(world, seat));
    return any;
}

// Tries again where two hands have the same card, or nobody the flor that is asked for.
State Worlds::draw(Rng &rng) const
{
    for (;;) {
        State world = m_seen;
        CardSet given;
        if (!giveBound(world, given, rng))
            continue;
        giveRest(world, given, rng);
        if (!agreesWithCall(world))
            continue;
        for (Seat seat = 0; seat < seatCount(world); ++seat)
            world.dealtSigns[seat] = dealtSigns(dealtTo(world, seat));
        return world;
    }
}

} // namespace sobremesa::truco
