// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/knowledge.h"

#include <algorithm>
#include <cmath>

// How well the cards of a guessed world go with what the others have discarded and left lying (9.1, rule 6):
// who throws a rank away, or lets it lie, hardly holds a pair of it, nor its neighbours where escaleras are
// wanted. Whoever has melded keeps what is left, and tells nothing.
namespace sobremesa::loba {

namespace {

// By how many of the rank the seat holds: how much likelier that is than by chance. Measured over thousands
// of deals, and blunted, as people part with a pair sooner.
using OfRank = Clues::OfRank;
constexpr OfRank discarded { 1.8, 0.3, 0.12, 0.6 };
constexpr OfRank leftLying { 1.6, 0.5, 0.4, 1.2 };
constexpr OfRank taken { 1, 1, 1, 1 };
// Of ranks that it said nothing of, after so many turns.
constexpr std::array<OfRank, 9> unheard { {
    { 1.0, 1.0, 1.0, 1.0 },
    { 0.95, 0.97, 1.15, 1.1 },
    { 0.9, 0.9, 1.4, 1.4 },
    { 0.85, 0.85, 1.7, 1.6 },
    { 0.8, 0.8, 1.9, 1.8 },
    { 0.75, 0.75, 2.1, 2.0 },
    { 0.67, 0.65, 2.5, 2.2 },
    { 0.6, 0.55, 2.8, 2.5 },
    { 0.5, 0.45, 3.2, 3.0 },
} };
constexpr double shunned = 0.6; // of a card near one that the seat did not want
constexpr int near = 2; // places

// What the seats did with each card that they could have kept or taken.
class Following
{
public:
    explicit Following(const Seen<State> &seen)
        : m_seen(seen)
    {
    }
    void follow(const Heard::Step &step);
    [[nodiscard]] Clues take();

private:
    void did(const Action &action);
    void moved(const Event &event);
    void unwanted(Seat seat, Card card, const OfRank &weights);

    const Seen<State> &m_seen;
    Card m_top {}; // who takes it discards another
    std::array<std::size_t, mostSeats> m_turns {};
    Clues m_clues;
};

void Following::follow(const Heard::Step &step)
{
    if (step.action && step.action->seat != m_seen.viewer)
        did(*step.action);
    for (const Event &event : step.events)
        if (event.kind == EventKind::Moved)
            moved(event);
}

void Following::did(const Action &action)
{
    const bool fromStock = action.word == static_cast<std::uint8_t>(Source::Stock);
    if (action.verb == row(Verb::Discard)) {
        ++m_turns[action.seat];
        unwanted(action.seat, action.cards[0], discarded);
    } else if (action.verb == row(Verb::Draw) && fromStock && m_top.known()) {
        unwanted(action.seat, m_top, leftLying);
    }
}

void Following::moved(const Event &event)
{
    for (const Card card : event.cards) {
        if (event.to.zone == Zone::Discards)
            m_top = card;
        if (event.from.zone == Zone::Discards && event.to.zone == Zone::Hand && !card.isJoker())
            m_clues.ofRank[event.to.owner][card.rank()] = taken;
    }
}

void Following::unwanted(Seat seat, Card card, const OfRank &weights)
{
    if (card.isJoker())
        return;
    m_clues.ofRank[seat][card.rank()] = weights;
    auto &shunnedPlaces = m_clues.shunned[seat][static_cast<std::size_t>(card.suit())];
    for (int place = std::max(1, card.rank() - near); place <= card.rank() + near; ++place)
        if (place != card.rank())
            shunnedPlaces = static_cast<std::uint16_t>(shunnedPlaces | 1U << place);
}

Clues Following::take()
{
    const State &state = m_seen.state;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (seat == m_seen.viewer || state.melded.contains(seat))
            continue;
        m_clues.seats.insert(seat);
        const OfRank &others = unheard[std::min(m_turns[seat], unheard.size() - 1)];
        for (OfRank &weights : m_clues.ofRank[seat])
            if (weights[0] == 0)
                weights = others;
    }
    return m_clues;
}

double agreement(const Clues &clues, Seat seat, const Hand &hand, const Contract &contract)
{
    std::array<std::uint8_t, 14> held {};
    double nearby = 1;
    for (const Card card : hand) {
        if (card.isJoker())
            continue;
        ++held[static_cast<std::size_t>(card.rank())];
        const auto &places = clues.shunned[seat][static_cast<std::size_t>(card.suit())];
        if ((places >> card.rank() & 1U) != 0)
            nearby *= shunned;
    }
    double ranks = 1;
    for (std::size_t rank = 1; rank < held.size(); ++rank)
        ranks *= clues.ofRank[seat][rank][std::min<std::size_t>(held[rank], 3)];
    if (contract.trios == 0)
        return nearby;
    return contract.escaleras == 0 ? ranks : std::sqrt(ranks * nearby);
}

} // namespace

Clues clues(const Seen<State> &seen)
{
    if (handsAreOpen(seen.state))
        return {};
    Following following(seen);
    for (const Heard::Step &step : seen.heard.deal())
        following.follow(step);
    return following.take();
}

double likelihood(const State &world, const Clues &clues)
{
    double likelihood = 1;
    for (const Seat seat : clues.seats)
        likelihood *= agreement(clues, seat, world.hands[seat], contractOf(world.deal));
    return likelihood;
}

} // namespace sobremesa::loba
