// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/worlds.h"
#include "engine/core/unseen.h"
#include "engine/games/porrazo/phases.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

using Pool = Cards<packSize>;

bool handUnknown(const State &state, Seat seat)
{
    return !state.hands[seat].empty() && !state.hands[seat].front().known();
}

// Cards that lie nowhere openly: they are in the stock or in hands that are not known.
Pool unseenCards(const State &state)
{
    CardSet left = fullPack;
    for (const CardSet pile : state.piles)
        left -= pile;
    Pool pool;
    for (const Card card : unseenOf(left, state.table, state.tendido, state.hands))
        pool.push_back(card);
    return pool;
}

// The game goes on because the seat in turn holds the answer (section 6).
bool mustHoldAnswer(const State &state, Seat seat)
{
    return state.phase == Phase::Play && state.turn == seat && winsUnlessTaken(state);
}

// With automatic declarations whoever did not declare holds nothing.
bool mustHoldNothing(const State &state)
{
    const bool declared = state.phase == Phase::Play || (state.phase == Phase::Over && state.tendido.empty());
    return state.rules.automatic && declared;
}

// In this deal.
bool hasKeptSilent(const std::vector<Heard::Step> &deal, Seat viewer)
{
    bool silent = false;
    for (const Heard::Step &step : deal) {
        for (const Event &event : step.events) {
            if (event.kind == EventKind::Noted && event.code == static_cast<std::uint8_t>(Note::NextDeal))
                silent = false;
            silent = silent
                || (event.kind == EventKind::Said && event.action.seat == viewer
                    && event.action.verb == static_cast<std::uint8_t>(Verb::Silent));
        }
    }
    return silent;
}

int countRank(const HandCards &cards, int rank)
{
    return static_cast<int>(
        std::count_if(cards.begin(), cards.end(), [rank](Card card) { return card.rank() == rank; }));
}

// How many equal cards were declared.
int equalCards(Combination kind)
{
    return kind == Combination::Rondine ? 3 : 2;
}

} // namespace

Worlds::Worlds(const Seen<State> &seen)
    : m_seen(seen.state)
    , m_viewer(seen.viewer)
    , m_unseen(unseenCards(seen.state))
{
    InlineVector<RankChoice::Hand, maxSeats> declared;
    RankChoice::ByRank<std::uint8_t> count {};
    for (const Card card : m_unseen)
        ++count[static_cast<std::size_t>(card.rank())];
    for (Seat seat = 0; seat < m_seen.rules.players; ++seat) {
        if (!handUnknown(m_seen, seat))
            continue;
        m_hidden.insert(seat);
        if (isDeclared(seat))
            declared.push_back(declaredHand(seat));
    }
    m_declared = RankChoice({ declared.begin(), declared.end() }, count, static_cast<int>(m_unseen.size()));
    findAsked(seen.heard);
}

// The seats that can be asked now: after all that are known to have answered, and before the viewer if it
// holds something and has not been asked. Who has heard nothing may have been.
void Worlds::findAsked(const Heard &heard)
{
    if (m_seen.phase != Phase::Declare || m_seen.asked != nobody)
        return;
    const std::vector<Heard::Step> deal = heard.deal();
    const bool silent = hasKeptSilent(deal, m_viewer);
    for (Seat seat = 0; seat < m_seen.rules.players; ++seat) {
        if (isDeclared(seat) || (silent && seat == m_viewer))
            m_askedFrom = std::max(m_askedFrom, numberFromLeft(m_seen, seat) + 1);
    }
    const int number = numberFromLeft(m_seen, m_viewer);
    const bool holds = holding(m_seen, m_viewer).kind != Combination::None;
    const bool waits = holds && number >= m_askedFrom && !deal.empty();
    m_askedTo = waits ? number - 1 : m_seen.rules.players;
    m_mustBeAsked = waits || number == 1;
}

// With the cards that it has played.
RankChoice::Hand Worlds::declaredHand(Seat seat) const
{
    RankChoice::Hand hand { static_cast<std::uint8_t>(m_seen.hands[seat].size()), {} };
    hand.missing.fill(RankChoice::never);
    for (int rank = 1; rank <= rankCount; ++rank) {
        const int missing = equalCards(m_seen.declared[seat]) - countRank(m_seen.played[seat], rank);
        if (missing >= 0 && missing <= hand.size)
            hand.missing[static_cast<std::size_t>(rank)] = static_cast<std::int8_t>(missing);
    }
    return hand;
}

void Worlds::giveDeclared(State &world, Pool &rest, Rng &rng) const
{
    const RankChoice::Chosen ranks = m_declared.draw(rng);
    const std::uint8_t *rank = ranks.begin();
    for (const Seat seat : m_hidden) {
        if (!isDeclared(seat))
            continue;
        int left = equalCards(world.declared[seat]) - countRank(world.played[seat], *rank);
        for (Card *card = world.hands[seat].begin(); left > 0; ++card, --left)
            *card = takeOfRank(rest, *rank, rng);
        ++rank;
    }
}

// The pool has been shuffled.
void Worlds::giveRest(State &world, Pool &rest) const
{
    const auto give = [&rest](Card &card) {
        if (card.known() || rest.empty())
            return;
        card = rest.back();
        rest.pop_back();
    };
    for (const Seat seat : m_hidden)
        std::for_each(world.hands[seat].begin(), world.hands[seat].end(), give);
    for (std::size_t i = world.stock.size(); i > 0; --i)
        give(world.stock[i - 1]);
}

bool Worlds::fits(const State &world, Seat seat) const
{
    const bool exactly = isDeclared(seat) || mustHoldNothing(m_seen);
    if (exactly && holding(world, seat).kind != m_seen.declared[seat])
        return false;
    return !mustHoldAnswer(m_seen, seat) || holdsRank(world.hands[seat], m_seen.chain.rank);
}

bool Worlds::agrees(const State &world) const
{
    for (const Seat seat : m_hidden) {
        if (!fits(world, seat))
            return false;
    }
    return true;
}

// Finds the seat that is asked in this world; without one the play has begun. False if that would be the
// viewer's to know.
bool Worlds::goOnAsking(State &world) const
{
    if (m_seen.phase != Phase::Declare || m_seen.asked != nobody)
        return true;
    for (int number = m_askedFrom; number <= m_askedTo; ++number) {
        const Seat seat = seatFromLeft(world, number);
        if (seat == m_viewer || holding(world, seat).kind == Combination::None)
            continue;
        world.asked = seat;
        return true;
    }
    world.phase = Phase::Play;
    world.turn = seatFromLeft(world, 1);
    return !m_mustBeAsked;
}

// Tries again what does not agree: the declared hands are drawn first, and most of what is left goes with
// everything. The cards as they truly lie are always one answer.
State Worlds::draw(Rng &rng) const
{
    for (;;) {
        State world = m_seen;
        Pool rest = m_unseen;
        giveDeclared(world, rest, rng);
        shuffle(rest, rng);
        giveRest(world, rest);
        if (agrees(world) && goOnAsking(world))
            return world;
    }
}

} // namespace sobremesa::porrazo
