// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/opencards.h"

namespace sobremesa::truco {

OpenCards::OpenCards(const State &world)
    : m_players(world.rules.players)
    , m_active(active(world.play))
    , m_manoSide(teamOf(world.play.mano))
    , m_lead(world.play.lead)
    , m_turn(world.play.turn)
    , m_tricks(world.play.tricks)
    , m_cards(world.hands)
{
    const std::size_t trick = m_tricks.size();
    Seat seat = m_lead;
    for (int i = 0; i < m_players; ++i, seat = next(seat, m_players)) {
        if (world.play.seats.contains(seat) && world.played[seat].size() > trick)
            m_trick = joined(m_trick, seat, strength(world.played[seat][trick]));
        else if (m_active.contains(seat))
            m_toPlay.insert(seat);
        for (const Card card : world.hands[seat])
            m_hands[seat].push_back(static_cast<std::uint8_t>(strength(card)));
    }
    // While a word is answered nobody has the turn.
    if (m_turn == nobody || !m_toPlay.contains(m_turn))
        m_turn = m_toPlay.contains(m_lead) ? m_lead : nextToPlay(m_lead);
}

OpenCards::Trick OpenCards::joined(Trick trick, Seat seat, int power)
{
    if (power > trick.best)
        return { power, seat, false };
    if (power == trick.best && teamOf(seat) != teamOf(trick.seat))
        trick.tied = true;
    return trick;
}

Seat OpenCards::nextToPlay(Seat after) const
{
    Seat seat = after;
    for (int i = 0; i < m_players; ++i) {
        seat = next(seat, m_players);
        if (m_toPlay.contains(seat))
            return seat;
    }
    return nobody;
}

Side OpenCards::winnerAfter(Seat seat, Card card)
{
    const Cards<handSize> &hand = m_cards[seat];
    const auto place = static_cast<std::size_t>(std::find(hand.begin(), hand.end(), card) - hand.begin());
    return play(seat, place, m_trick);
}

Side OpenCards::winner()
{
    return bestPlay(m_turn, m_trick);
}

// Everything that is changed is put back.
Side OpenCards::play(Seat seat, std::size_t place, Trick trick)
{
    const std::uint8_t power = m_hands[seat][place];
    m_hands[seat].erase(place);
    m_toPlay.remove(seat);
    trick = joined(trick, seat, power);
    Side won = nobody;
    if (const Seat follower = nextToPlay(seat); follower != nobody) {
        won = bestPlay(follower, trick);
    } else {
        m_tricks.push_back(trick.tied ? parda : teamOf(trick.seat));
        won = winnerOfTricks(m_tricks, m_manoSide);
        if (won == nobody) {
            const SeatSet before = m_toPlay;
            const Seat lead = m_lead;
            m_lead = trick.tied ? m_lead : trick.seat;
            m_toPlay = m_active;
            won = bestPlay(m_active.contains(m_lead) ? m_lead : nextToPlay(m_lead), {});
            m_toPlay = before;
            m_lead = lead;
        }
        m_tricks.pop_back();
    }
    m_toPlay.insert(seat);
    m_hands[seat].push_back(power);
    std::swap(m_hands[seat].back(), m_hands[seat][place]);
    return won;
}

Side OpenCards::bestPlay(Seat seat, Trick trick)
{
    const Side own = teamOf(seat);
    for (std::size_t place = 0; place < m_hands[seat].size(); ++place) {
        if (play(seat, place, trick) == own)
            return own;
    }
    return other(own);
}

} // namespace sobremesa::truco
