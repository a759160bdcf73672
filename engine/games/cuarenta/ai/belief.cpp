// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/powers.h"
#include "engine/games/cuarenta/ai/knowledge.h"
#include "engine/games/cuarenta/captures.h"

#include <algorithm>

// How well the cards of a guessed world go with what the others have laid and taken: who lays a card holds
// none that would have taken something, or hardly ever (9).
namespace sobremesa::cuarenta {

namespace {

// Fitted to thousands of deals: the logarithm of what was given to the true cards.
constexpr double surprise = 0.02; // of those who play against this page
constexpr double keenness = 1.75; // of taking, by points
// Of laying a card, by how many of its rank the seat has not seen: who has more of them is safer (9.1, rule
// 3).
constexpr std::array<double, 4> laidWeights { 6, 4, 3, 1 };

// What the seats saw at each play of this batch.
class Following
{
public:
    explicit Following(const Seen<State> &seen)
        : m_then(seen.state)
        , m_viewer(seen.viewer)
    {
        m_then.table.clear();
        m_then.laid = {};
    }
    void follow(const Heard::Step &step);
    [[nodiscard]] const Clues &clues() const { return m_clues; }

private:
    void played(const Action &action);
    void moved(const Event &event);
    [[nodiscard]] double taking(Seat seat, int place);

    State m_then;
    Seat m_viewer;
    RankSet m_gone;
    std::array<std::uint8_t, 4> m_number {};
    Actions m_ways;
    Clues m_clues;
};

void Following::follow(const Heard::Step &step)
{
    if (step.action && step.action->verb == row(Verb::Play))
        played(*step.action);
    for (const Event &event : step.events) {
        if (event.kind == EventKind::Moved)
            moved(event);
        if (event.kind != EventKind::Noted || event.code != row(Note::Batch))
            continue;
        m_clues.plays.clear();
        m_number = {};
        m_then.laid = {};
    }
}

void Following::played(const Action &action)
{
    Clue clue { action.seat, m_number[action.seat]++, action.cards[0], action.cards.size() > 1 };
    if (action.seat != m_viewer) {
        for (int place = 0; place < places; ++place) {
            const auto at = static_cast<std::size_t>(place);
            clue.taking[at] = static_cast<float>(taking(action.seat, place));
            clue.gone[at] = static_cast<std::uint8_t>(m_gone.ofRank(place).size());
        }
        m_clues.plays.push_back(clue);
    }
    m_then.laid = action.cards.size() > 1 ? Card {} : action.cards[0];
}

void Following::moved(const Event &event)
{
    for (const Card card : event.cards) {
        if (event.to.zone == Zone::Table) {
            m_then.table.push_back(card);
            m_gone.insert(card);
        }
        if (event.from.zone == Zone::Table)
            m_then.table.remove(card);
    }
}

// The weight of the best that a card of this place could take; 0: nothing.
double Following::taking(Seat seat, int place)
{
    m_ways.clear();
    Captures(m_then, seat, m_ways).add(Card::of(0, rankAt(place)));
    double best = 0;
    for (const Action &way : m_ways)
        if (way.cards.size() > 1)
            best = std::max(best, prior(m_then, way));
    return best > 0 ? roughPowerOfTwo(keenness * best) : 0.0;
}

// The share of players who would have played this card of the hand that they had then.
double shareOf(const Clue &clue, const State &world)
{
    const Cards<5> &played = world.played[clue.seat];
    RankSet hand = RankSet::of(world.hands[clue.seat]);
    for (std::size_t i = clue.number; i < played.size(); ++i)
        hand.insert(played[i]);
    const auto laying = [&](int place) {
        const int unseen = 4 - clue.gone[static_cast<std::size_t>(place)] - hand.ofRank(place).size();
        return laidWeights[static_cast<std::size_t>(std::clamp(unseen, 0, 3))];
    };
    double all = 0;
    for (const Card card : hand) {
        const int place = placeOf(card);
        all += std::max<double>(clue.taking[static_cast<std::size_t>(place)], laying(place));
    }
    const int place = placeOf(clue.card);
    const double own = clue.took ? clue.taking[static_cast<std::size_t>(place)] : laying(place);
    return own * hand.ofRank(place).size() / all;
}

} // namespace

Clues clues(const Seen<State> &seen)
{
    if (seen.state.phase != Phase::Play)
        return {};
    Following following(seen);
    for (const Heard::Step &step : seen.heard.deal())
        following.follow(step);
    return following.clues();
}

double likelihood(const State &world, const Clues &clues)
{
    double likelihood = 1;
    for (const Clue &clue : clues.plays) {
        const Cards<5> &played = world.played[clue.seat];
        if (clue.number < played.size() && played[clue.number] == clue.card)
            likelihood *= surprise + (1 - surprise) * shareOf(clue, world);
    }
    return likelihood;
}

} // namespace sobremesa::cuarenta
