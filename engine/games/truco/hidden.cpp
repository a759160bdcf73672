// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/steps.h"

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

void bound(const State &seen, Seat seat, const Declared &best, Needs &needs)
{
    if (best.seat != nobody && teamOf(best.seat) != teamOf(seat))
        needs.most = std::min(needs.most, limitUnder(seen, seat, best));
}

// The declaration has ended: nobody of the other side beats what led at last.
bool declaredToTheEnd(const State &seen)
{
    return seen.phase != Phase::Declare && !seen.play.declared.empty();
}

void learnDeclared(const State &seen, Seat seat, Needs &needs)
{
    Declared best;
    bool spoke = false;
    for (const Declared &said : seen.play.declared) {
        const bool good = said.points == Declared::sonBuenas;
        if (said.seat == seat && !good) {
            needs.least = needs.most = said.points;
            return;
        }
        if (said.seat == seat)
            bound(seen, seat, best, needs);
        spoke = spoke || said.seat == seat;
        if (!good)
            best = said;
    }
    if (spoke && declaredToTheEnd(seen))
        bound(seen, seat, best, needs);
    const bool chooses =
        seen.phase == Phase::Declare && seat == (seen.play.mano + seen.play.step) % seen.rules.players;
    if (chooses)
        needs.least = limitUnder(seen, seat, best) + 1;
}

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
    learnDeclared(seen, seat, needs);
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

// The cards that true signs name and that have not been played since (2.6).
Dealt namedBySigns(const Holder &holder)
{
    constexpr Card named[] = { Card::of(2, 1), Card::of(3, 1), Card::of(2, 7), Card::of(0, 7) };
    Dealt cards;
    if (!holder.needs.signs)
        return cards;
    for (const Sign sign : holder.seen.play.signs) {
        const bool names = sign.seat() == holder.seat && sign.code() < std::size(named);
        if (names && !holder.seen.played[holder.seat].contains(named[sign.code()]))
            cards.push_back(named[sign.code()]);
    }
    return cards;
}

// ---- dealing again

using Pool = Cards<packSize>;

Pool unseenCards(const State &seen)
{
    std::array<bool, 64> known {};
    const auto mark = [&known](const auto &cards) {
        for (const Card card : cards)
            known[card.code & 63U] = known[card.code & 63U] || card.known();
    };
    for (std::size_t seat = 0; seat < mostSeats; ++seat) {
        mark(seen.hands[seat]);
        mark(seen.played[seat]);
    }
    Pool pool;
    for (int suit = 0; suit < 4; ++suit) {
        for (int rank = 1; rank <= 10; ++rank) {
            if (const Card card = Card::of(suit, rank); !known[card.code & 63U])
                pool.push_back(card);
        }
    }
    return pool;
}

// Moves as many random cards to the end of the pool as the hand still lacks.
Dealt draw(Pool &pool, Dealt hand, std::size_t count, Rng &rng)
{
    for (std::size_t left = pool.size(); hand.size() < count; --left) {
        std::swap(pool[left - 1], pool[rng.below(static_cast<std::uint32_t>(left))]);
        hand.push_back(pool[left - 1]);
    }
    return hand;
}

void take(State &world, Seat seat, Pool &pool, const Dealt &hand)
{
    for (std::size_t i = 0; i < hand.size(); ++i) {
        world.hands[seat][i] = hand[i];
        pool.remove(hand[i]);
    }
    world.dealtSigns[seat] = dealtSigns(dealtTo(world, seat));
}

// Looks at every hand that can be dealt and keeps one of those that agree, every one equally likely.
class Survey
{
public:
    Survey(const Holder &holder, const Pool &pool, Rng &rng)
        : m_holder(holder)
        , m_pool(pool)
        , m_rng(rng)
        , m_count(std::min<std::size_t>(holder.seen.hands[holder.seat].size(), handSize))
    {
    }

    // With the named cards in it; empty if none agrees.
    Dealt pick(const Dealt &named)
    {
        walk(named, 0);
        return m_hand;
    }

private:
    // All ways to fill the hand with cards of the pool, in rising order of their places.
    void walk(const Dealt &hand, std::size_t from)
    {
        if (hand.size() >= m_count) {
            look(hand);
            return;
        }
        for (std::size_t i = from; i < m_pool.size(); ++i) {
            Dealt longer = hand;
            longer.push_back(m_pool[i]);
            walk(longer, i + 1);
        }
    }

    void look(const Dealt &hand)
    {
        if (agrees(m_holder, hand) && m_rng.below(++m_found) == 0)
            m_hand = hand;
    }

    const Holder &m_holder;
    const Pool &m_pool;
    Rng &m_rng;
    Dealt m_hand;
    std::size_t m_count;
    std::uint32_t m_found = 0;
};

// Luck first, as most needs are met soon; then all hands that are possible.
bool dealHand(State &world, const Holder &holder, Pool &pool, Rng &rng)
{
    constexpr int tries = 300;
    const std::size_t count = holder.seen.hands[holder.seat].size();
    const Dealt named = namedBySigns(holder);
    for (int i = 0; i < tries; ++i) {
        const Dealt hand = draw(pool, named, count, rng);
        if (agrees(holder, hand)) {
            take(world, holder.seat, pool, hand);
            return true;
        }
    }
    const Dealt hand = Survey(holder, pool, rng).pick(named);
    if (hand.empty())
        return false;
    take(world, holder.seat, pool, hand);
    return true;
}

// Somebody is asked for a flor: if not the viewer, one of the seats that could announce (4.9).
Seat secretHolder(const State &seen, Seat viewer, Rng &rng)
{
    if (seen.phase != Phase::FlorCall)
        return nobody;
    const SeatSet asked = askedForFlor(seen);
    if (asked.contains(viewer) || asked.empty())
        return nobody;
    auto left = rng.below(static_cast<std::uint32_t>(asked.size()));
    for (const Seat seat : asked) {
        if (left-- == 0)
            return seat;
    }
    return nobody;
}

Holder holderOf(const State &seen, Seat seat, Seat holdsFlor)
{
    Holder holder { seen, seat, needsOf(seen, seat), comparedFlors(seen) };
    holder.needs.flor = holder.needs.flor || seat == holdsFlor;
    return holder;
}

// What a sign has named is nobody else's.
void reserveNamed(const State &seen, Pool &pool)
{
    for (Seat seat = 0; seat < seatCount(seen); ++seat) {
        if (handKnown(seen, seat))
            continue;
        const Dealt named = namedBySigns({ seen, seat, needsOf(seen, seat), false });
        for (const Card card : named)
            pool.remove(card);
    }
}

bool dealHidden(State &world, const State &seen, Seat holdsFlor, Pool pool, Rng &rng)
{
    SeatSet later;
    reserveNamed(seen, pool);
    for (Seat seat = 0; seat < seatCount(seen); ++seat) {
        if (handKnown(seen, seat))
            continue;
        const Holder holder = holderOf(seen, seat, holdsFlor);
        if (!holder.needs.any())
            later.insert(seat);
        else if (!dealHand(world, holder, pool, rng))
            return false;
    }
    for (const Seat seat : later)
        take(world, seat, pool, draw(pool, {}, seen.hands[seat].size(), rng));
    shuffle(pool, rng);
    for (std::size_t i = 0; i < world.stock.size(); ++i)
        world.stock[i] = pool[i];
    return true;
}

// Something is known of a hand that cannot be seen.
bool anyNeeds(const State &seen)
{
    for (Seat seat = 0; seat < seatCount(seen); ++seat) {
        if (!handKnown(seen, seat) && needsOf(seen, seat).any())
            return true;
    }
    return false;
}

// Without regard to what is known.
void dealAnyhow(State &state, Pool rest, Rng &rng)
{
    shuffle(rest, rng);
    const auto fill = [&rest](auto &cards) {
        for (Card &card : cards) {
            if (card.known())
                continue;
            card = rest.back();
            rest.pop_back();
        }
    };
    for (Seat seat = 0; seat < seatCount(state); ++seat) {
        fill(state.hands[seat]);
        state.dealtSigns[seat] = dealtSigns(dealtTo(state, seat));
    }
    fill(state.stock);
}

} // namespace

// Hands that go with signs and declared points are dear to find, and fewer guesses at them tell as much.
double effort(const State &seen)
{
    return anyNeeds(seen) ? 0.35 : 1.0;
}

// Seats of whom something is known come first. The cards as they really lie are always one answer, so that
// trying again ends; the bound is for views that contradict themselves.
void resample(State &state, Seat viewer, Rng &rng)
{
    constexpr int tries = 100;
    const State seen = state;
    const Pool pool = unseenCards(seen);
    for (int i = 0; i < tries; ++i) {
        const Seat holdsFlor = secretHolder(seen, viewer, rng);
        if (dealHidden(state, seen, holdsFlor, pool, rng))
            return;
        state = seen;
    }
    dealAnyhow(state, pool, rng);
}

} // namespace sobremesa::truco
