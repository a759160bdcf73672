// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"

#include <algorithm>
#include <cstdlib>

namespace sobremesa::porrazo {

namespace {

constexpr int manyDraws = 60; // of one hand, before it is mended card by card
constexpr int manySwaps = 5000;
constexpr int manyGuesses = 50; // of the whole table
constexpr int boldness = 16; // one in so many swaps for the worse is kept, so that mending never gets stuck

using Pool = InlineVector<Card, packSize>;

template<typename Container>
void hide(Container &cards)
{
    for (Card &card : cards)
        card = Card {};
}

bool handUnknown(const State &state, Seat seat)
{
    return !state.hands[seat].empty() && !state.hands[seat].front().known();
}

// Cards that lie nowhere openly: they are in the stock or in hands that are not known.
Pool unseenCards(const State &state)
{
    CardSet left = fullPack();
    for (const CardSet pile : state.piles)
        left &= ~pile;
    for (const Card card : state.table)
        left &= ~bit(card);
    for (const Card card : state.tendido)
        left &= ~bit(card);
    for (const HandCards &hand : state.hands) {
        for (const Card card : hand)
            left &= card.known() ? ~bit(card) : ~CardSet { 0 };
    }
    Pool pool;
    for (; left != 0; left &= left - 1)
        pool.push_back(Card { static_cast<std::uint8_t>(std::countr_zero(left)) });
    return pool;
}

// Somebody stands at the target and the game goes on: the seat in turn must hold the answer (section 6).
bool mustHoldAnswer(const State &state, Seat seat)
{
    return state.phase == Phase::Play && state.turn == seat && state.chain.length >= 2
        && state.scores[sideOf(state, state.chain.maker)] >= state.rules.target;
}

// With automatic declarations whoever did not declare holds nothing.
bool mustHoldNothing(const State &state)
{
    const bool declared = state.phase == Phase::Play || (state.phase == Phase::Over && state.tendido.empty());
    return state.rules.automatic && declared;
}

// What is unseen, dealt out anew: first the hidden hands, one after the other, then the stock.
class Guess
{
public:
    Guess(const State &state, Seat pending, const Pool &pool)
        : m_state(state)
        , m_pending(pending)
        , m_pool(pool)
    {
        for (const bool bound : { true, false }) {
            for (Seat seat = 0; seat < state.rules.players; ++seat) {
                if (handUnknown(state, seat) && isBound(seat) == bound)
                    addShare(seat);
            }
        }
    }

    // False if the cards could not be made to agree with what is known.
    bool deal(Rng &rng)
    {
        shuffle(m_pool, rng);
        for (const Share &share : m_shares) {
            for (int draw = 0; draw < manyDraws && mismatch(share) > 0; ++draw)
                redraw(share, rng);
        }
        return mend(rng);
    }

    void write(State &state) const
    {
        for (const Share &share : m_shares)
            state.hands[share.seat] = handOf(share);
        for (std::size_t i = 0; i < state.stock.size() && m_hidden + i < m_pool.size(); ++i)
            state.stock[i] = m_pool[m_hidden + i];
    }

private:
    struct Share
    {
        Seat seat = nobody;
        std::size_t first = 0, count = 0; // in the pool
    };

    void addShare(Seat seat)
    {
        m_shares.push_back({ seat, m_hidden, m_state.hands[seat].size() });
        m_hidden += m_shares.back().count;
    }

    [[nodiscard]] bool isBound(Seat seat) const
    {
        return seat == m_pending || m_state.declared[seat] != Combination::None
            || mustHoldAnswer(m_state, seat) || mustHoldNothing(m_state);
    }

    [[nodiscard]] HandCards handOf(const Share &share) const
    {
        HandCards hand;
        for (std::size_t i = 0; i < share.count; ++i)
            hand.push_back(m_pool[share.first + i]);
        return hand;
    }

    // How far a hand is from what everybody knows of it; 0 if it agrees.
    [[nodiscard]] int mismatch(const Share &share) const
    {
        if (!isBound(share.seat))
            return 0;
        const HandCards hand = handOf(share);
        HandCards dealt = m_state.played[share.seat];
        for (const Card card : hand)
            dealt.push_back(card);
        const int kind = static_cast<int>(holdingOf(dealt).kind);
        const int declared = static_cast<int>(m_state.declared[share.seat]);
        int wrong = share.seat == m_pending && kind == 0 ? 1 : 0;
        if (declared != 0 || mustHoldNothing(m_state))
            wrong += std::abs(kind - declared);
        return wrong + (mustHoldAnswer(m_state, share.seat) && !holdsRank(hand, m_state.chain.rank) ? 1 : 0);
    }

    // New cards for a hand, from those that no hand before it has.
    void redraw(const Share &share, Rng &rng)
    {
        for (std::size_t i = share.first; i < share.first + share.count; ++i) {
            const auto left = static_cast<std::uint32_t>(m_pool.size() - i);
            std::swap(m_pool[i], m_pool[i + rng.below(left)]);
        }
    }

    // The hand to which a card of the pool belongs; null for the stock.
    [[nodiscard]] const Share *ownerOf(std::size_t index) const
    {
        for (const Share &share : m_shares) {
            if (index >= share.first && index < share.first + share.count)
                return &share;
        }
        return nullptr;
    }

    [[nodiscard]] const Share *firstWrong(std::size_t from) const
    {
        for (std::size_t i = 0; i < m_shares.size(); ++i) {
            const Share &share = m_shares[(from + i) % m_shares.size()];
            if (mismatch(share) > 0)
                return &share;
        }
        return nullptr;
    }

    // Swaps single cards of wrong hands until all hands agree.
    bool mend(Rng &rng)
    {
        for (int swaps = 0; swaps < manySwaps && !m_shares.empty(); ++swaps) {
            const Share *wrong = firstWrong(rng.below(static_cast<std::uint32_t>(m_shares.size())));
            if (!wrong)
                return true;
            trySwap(*wrong, rng);
        }
        return m_shares.empty() || !firstWrong(0);
    }

    void trySwap(const Share &wrong, Rng &rng)
    {
        const std::size_t mine = wrong.first + rng.below(static_cast<std::uint32_t>(wrong.count));
        const std::size_t other = rng.below(static_cast<std::uint32_t>(m_pool.size()));
        const Share *owner = ownerOf(other);
        const int before = mismatch(wrong) + (owner ? mismatch(*owner) : 0);
        std::swap(m_pool[mine], m_pool[other]);
        const int after = mismatch(wrong) + (owner ? mismatch(*owner) : 0);
        if (after > before && rng.below(boldness) != 0)
            std::swap(m_pool[mine], m_pool[other]);
    }

    const State &m_state;
    Seat m_pending; // must hold something that it has not declared
    Pool m_pool;
    InlineVector<Share, maxSeats> m_shares;
    std::size_t m_hidden = 0; // cards in hidden hands
};

// Whether this other seat can be the one that is asked now: after all that are known to have answered, and
// before the viewer if it has still to be asked.
bool canBeAsked(const State &state, Seat viewer, Seat seat)
{
    const int number = numberFromLeft(state, seat);
    for (Seat other = 0; other < state.rules.players; ++other) {
        const bool answered = state.declared[other] != Combination::None || state.silent.contains(other);
        if (answered && numberFromLeft(state, other) >= number)
            return false;
    }
    const bool viewerHolds = holding(state, viewer).kind != Combination::None;
    const bool viewerAnswered = state.declared[viewer] != Combination::None || state.silent.contains(viewer);
    return seat != viewer && (!viewerHolds || viewerAnswered || number < numberFromLeft(state, viewer));
}

// Phase Declare: somebody is being asked, but only that seat knows it. The seats that it can be.
SeatSet candidates(const State &state, Seat viewer)
{
    SeatSet seats;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (state.phase == Phase::Declare && state.asked == nobody && canBeAsked(state, viewer, seat))
            seats.insert(seat);
    }
    return seats;
}

Seat anyOf(SeatSet seats, Rng &rng)
{
    if (seats.empty())
        return nobody;
    for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip)
        seats.remove(seats.first());
    return seats.first();
}

// The first of the candidates that holds something, from the dealer's left.
Seat firstHolder(const State &state, SeatSet seats)
{
    for (int number = 1; number <= state.rules.players; ++number) {
        const Seat seat = seatFromLeft(state, number);
        if (seats.contains(seat) && holding(state, seat).kind != Combination::None)
            return seat;
    }
    return nobody;
}

// Who was asked and did not declare stayed silent.
void findSilent(State &state)
{
    if (state.rules.automatic || (state.phase != Phase::Declare && state.phase != Phase::Play))
        return;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const bool asked =
            state.phase != Phase::Declare || numberFromLeft(state, seat) < numberFromLeft(state, state.asked);
        if (asked && state.declared[seat] == Combination::None
            && holding(state, seat).kind != Combination::None)
            state.silent.insert(seat);
    }
}

} // namespace

State redact(const State &state, Seat viewer)
{
    State seen = state;
    hide(seen.stock);
    const bool blind = state.phase == Phase::Tendido && viewer == state.dealer;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (seat != viewer || blind)
            hide(seen.hands[seat]);
    }
    if (state.asked != viewer)
        seen.asked = nobody;
    seen.silent = state.silent & SeatSet { viewer };
    return seen;
}

void resample(State &state, Seat viewer, Rng &rng)
{
    const Pool pool = unseenCards(state);
    const SeatSet pending = candidates(state, viewer);
    bool agrees = false;
    for (int guess = 0; guess < manyGuesses && !agrees; ++guess) {
        Guess cards(state, anyOf(pending, rng), pool);
        agrees = cards.deal(rng);
        if (agrees)
            cards.write(state);
    }
    assert(agrees); // the true cards are always one possibility
    if (!pending.empty())
        state.asked = firstHolder(state, pending);
    findSilent(state);
}

} // namespace sobremesa::porrazo
