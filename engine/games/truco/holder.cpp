// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/holder.h"

#include "engine/games/truco/phases.h"

#include <algorithm>

namespace sobremesa::truco {

namespace {

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
    Listening(const State &seen, Seat seat, Known &known)
        : m_seen(seen)
        , m_seat(seat)
        , m_known(known)
    {
        for (const Declared &said : seen.play.declared)
            hear(said);
        if (seen.phase != Phase::Declare)
            cannotBeat(m_best); // otherwise it would have spoken again
        else if (seat == declarer(seen))
            known.least = limitUnder(seen, seat, m_best) + 1; // it has a choice
    }

private:
    void hear(const Declared &said)
    {
        const bool good = said.points == Declared::sonBuenas;
        const bool again = m_spoken.contains(said.seat);
        m_spoken.insert(said.seat);
        if (said.seat == m_seat && !good)
            m_known.least = m_known.most = said.points;
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
            m_known.most = std::min(m_known.most, limitUnder(m_seen, m_seat, best));
    }

    const State &m_seen;
    Seat m_seat;
    Known &m_known;
    Declared m_best;
    SeatSet m_spoken;
};

bool signedTo(const State &seen, Seat seat)
{
    return seen.rules.signals == Signals::Private && seen.play.signsMade[seat] != 0;
}

Known knownOf(const State &seen, Seat seat)
{
    Known known;
    const Flor &flor = seen.play.flor;
    if (!seen.play.seats.contains(seat))
        return known;
    known.flor = flor.shown.contains(seat) || (seen.phase == Phase::FlorRound && flor.reached == seat);
    known.noFlor = seen.florless.contains(seat);
    known.signs = signedTo(seen, seat);
    Listening(seen, seat, known);
    return known;
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

} // namespace

Holder holderOf(const State &seen, Seat seat)
{
    return { seen, seat, knownOf(seen, seat), comparedFlors(seen) };
}

bool agrees(const Holder &holder, const Dealt &hand)
{
    Dealt dealt = holder.seen.played[holder.seat];
    for (const Card card : hand)
        dealt.push_back(card);
    const Known &known = holder.known;
    if ((known.flor || known.noFlor) && isFlor(dealt) != known.flor)
        return false;
    if (known.least > 0 || known.most < 99) {
        const int value = holder.comparesFlors ? florPoints(dealt) : envidoPoints(dealt);
        if (value < known.least || value > known.most)
            return false;
    }
    return !known.signs || signsAgree(holder, hand, dealt);
}

} // namespace sobremesa::truco
