// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/worlds.h"
#include "engine/core/unseen.h"
#include "engine/games/truco/phases.h"

// Worlds that agree with what a seat sees and remembers (6).
namespace sobremesa::truco {

namespace {

// ---- what is known of a hidden hand

struct Needs
{
    bool flor = false, noFlor = false;
    int least = 0, most = 99; // envido points, or flor points where flors were compared
    bool signs = false; // the partner's are true

    [[nodiscard]] bool any() const { return flor || noFlor || least > 0 || most < 99 || signs; }
};

// One hidden hand: what is known of it, and the cards that have been seen of it.
struct Holder
{
    const State &seen;
    Seat seat;
    Needs needs;
    bool comparesFlors;
};

bool comparedFlors(const State &seen)
{
    return !seen.play.flor.shown.empty();
}

// The limit set by a leading declaration that the seat does not beat (4.7).
int limitUnder(const State &seen, Seat seat, const Declared &best)
{
    return fromMano(seen, seat) > fromMano(seen, best.seat) ? best.points : best.points - 1;
}

// What the words of a declaration tell of one seat (4.7). Every participant has spoken once in its turn; who
// speaks again had held back behind its partner and was overtaken.
class Listening
{
public:
    Listening(const State &seen, Seat seat, Needs &needs)
        : m_seen(seen)
        , m_seat(seat)
        , m_needs(needs)
    {
        for (const Declared &said : seen.play.declared)
            hear(said);
        if (seen.phase != Phase::Declare)
            cannotBeat(m_best); // otherwise it would have spoken again
        else if (seat == declarer(seen))
            needs.least = limitUnder(seen, seat, m_best) + 1; // it has a choice
    }

private:
    void hear(const Declared &said)
    {
        const bool good = said.points == Declared::sonBuenas;
        const bool again = m_spoken.contains(said.seat);
        m_spoken.insert(said.seat);
        if (said.seat == m_seat && !good)
            m_needs.least = m_needs.most = said.points;
        // Whoever is nearer to the mano would have been asked to speak again before.
        const bool passedBy = again && fromMano(m_seen, m_seat) < fromMano(m_seen, said.seat);
        if ((said.seat == m_seat && good) || passedBy)
            cannotBeat(m_best);
        if (!good)
            m_best = said;
    }
    // Who leads is beaten by a partner only if that one likes to.
    void cannotBeat(const Declared &best)
    {
        if (m_spoken.contains(m_seat) && best.seat != nobody && teamOf(best.seat) != teamOf(m_seat))
            m_needs.most = std::min(m_needs.most, limitUnder(m_seen, m_seat, best));
    }

    const State &m_seen;
    Seat m_seat;
    Needs &m_needs;
    Declared m_best;
    SeatSet m_spoken;
};

bool signedTo(const State &seen, Seat seat)
{
    return seen.rules.signals == Signals::Private && seen.play.signsMade[seat] != 0;
}

Needs needsOf(const State &seen, Seat seat)
{
    Needs needs;
    const Flor &flor = seen.play.flor;
    if (!seen.play.seats.contains(seat))
        return needs;
    needs.flor = flor.shown.contains(seat) || (seen.phase == Phase::FlorRound && flor.reached == seat);
    needs.noFlor = flor.without.contains(seat);
    needs.signs = signedTo(seen, seat);
    Listening(seen, seat, needs);
    return needs;
}

bool signsAgree(const Holder &holder, const Dealt &hand, const Dealt &dealt)
{
    const Dealt &played = holder.seen.played[holder.seat];
    std::size_t since = handSize + 1;
    std::uint16_t honest = 0; // of what was held after so many cards
    for (const Sign sign : holder.seen.play.signs) {
        if (sign.seat() != holder.seat)
            continue;
        if (since != sign.played()) {
            since = sign.played();
            Dealt held = hand;
            for (std::size_t i = since; i < played.size(); ++i)
                held.push_back(played[i]);
            honest = trueSigns(dealt, held);
        }
        if ((honest >> sign.code() & 1U) == 0)
            return false;
    }
    return true;
}

bool agrees(const Holder &holder, const Dealt &hand)
{
    Dealt dealt = holder.seen.played[holder.seat];
    for (const Card card : hand)
        dealt.push_back(card);
    const Needs &needs = holder.needs;
    if ((needs.flor || needs.noFlor) && isFlor(dealt) != needs.flor)
        return false;
    if (needs.least > 0 || needs.most < 99) {
        const int value = holder.comparesFlors ? florPoints(dealt) : envidoPoints(dealt);
        if (value < needs.least || value > needs.most)
            return false;
    }
    return !needs.signs || signsAgree(holder, hand, dealt);
}

using Pool = Cards<packSize>;

Pool unseenCards(const State &seen)
{
    static const CardSet pack = CardSet::of(spanishPack.cards());
    Pool pool;
    for (const Card card : unseenOf(pack, seen.hands, seen.played))
        pool.push_back(card);
    return pool;
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
    for (Seat seat = 0; seat < seatCount(m_seen); ++seat) {
        if (handKnown(m_seen, seat))
            continue;
        const Holder holder { m_seen, seat, needsOf(m_seen, seat), comparedFlors(m_seen) };
        if (!holder.needs.any()) {
            m_free.insert(seat);
            continue;
        }
        m_bound.push_back({ seat, {} });
        findHands(holder, m_unseen, m_seen.hands[seat].size(), {}, 0, m_bound.back().hands);
    }
    if (m_seen.phase == Phase::FlorCall && !askedForFlor(m_seen).contains(seen.viewer))
        m_asked = askedForFlor(m_seen);
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
