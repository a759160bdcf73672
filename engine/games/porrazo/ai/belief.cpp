// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/powers.h"
#include "engine/games/porrazo/ai/knowledge.h"
#include "engine/games/porrazo/phases.h"

#include <algorithm>

// How well the cards of a guessed world go with what the others have laid, taken and not declared (9).
namespace sobremesa::porrazo {

namespace {

// Fitted to thousands of deals: the logarithm of what was given to the true cards.
constexpr double surprise = 0.03; // of those who play against this page
constexpr double keenness = 1.3; // of what seems better, by points
constexpr double silence = 0.05; // of those who hold something and do not say so
constexpr double most = 12; // points beyond which nothing is keener

HandCards several(Card card, std::size_t copies)
{
    HandCards hand;
    for (; copies > 0; --copies)
        hand.push_back(card);
    return hand;
}

// What the seats saw at each play of this deal.
class Following
{
public:
    explicit Following(const Seen<State> &seen)
        : m_then(seen.state)
        , m_viewer(seen.viewer)
    {
        m_then.table.clear();
        m_then.piles = {};
        m_then.captured = {};
        m_then.hands = {};
        m_then.chain = {};
    }
    void follow(const Heard::Step &step);
    [[nodiscard]] const Clues &clues() const { return m_clues; }

private:
    void played(const Action &action);
    void remember(const Action &action);
    void moved(const Event &event);
    [[nodiscard]] double weight(const Action &action);
    [[nodiscard]] double bestWeight(Seat seat, int rank, std::size_t copies);

    State m_then;
    Seat m_viewer;
    BySeat<std::uint8_t> m_number {};
    Clues m_clues;
};

void Following::follow(const Heard::Step &step)
{
    if (step.action && step.action->verb == row(Verb::Play))
        played(*step.action);
    for (const Event &event : step.events) {
        if (event.kind == EventKind::Moved)
            moved(event);
        if (event.kind != EventKind::Noted || event.code != row(Note::NextDeal))
            continue;
        m_clues.plays.clear();
        m_number = {};
        m_then.hands = {};
        m_then.chain = {};
    }
}

void Following::played(const Action &action)
{
    if (action.seat != m_viewer)
        remember(action);
    ++m_number[action.seat];
    const int rank = action.cards[0].rank();
    const Chain before = m_then.chain;
    const auto chain = [&](std::uint8_t length, const Capture &made) {
        m_then.chain = { length, static_cast<std::uint8_t>(rank), action.seat,
            static_cast<std::uint8_t>(made.porrazo), static_cast<std::uint8_t>(made.limpia),
            before.gained | CardSet(action.cards[0]) };
    };
    switch (effectOf(m_then, rank, action.word == leaveWord)) {
    case Effect::Lay:
        return chain(laid, {});
    case Effect::Counter:
        return chain(countered, counterOf(m_then, action.seat));
    case Effect::Capture:
        if (const Capture made = captureOf(m_then, action.seat, rank); made.porrazo > 0)
            return chain(struck, made);
        break;
    case Effect::SanBenito:
        break;
    }
    m_then.chain = {};
}

// With one, two or three cards of the rank in hand.
void Following::remember(const Action &action)
{
    Clue clue { action.seat, m_number[action.seat], action.cards[0] };
    const HandCards hand = m_then.hands[action.seat];
    for (std::size_t copies = 1; copies <= clue.best.size(); ++copies) {
        for (int rank = 1; rank <= rankCount; ++rank)
            clue.best[copies - 1][static_cast<std::size_t>(rank)] =
                static_cast<float>(bestWeight(action.seat, rank, copies));
        m_then.hands[action.seat] = several(action.cards[0], copies);
        clue.own[copies - 1] = static_cast<float>(weight(action));
    }
    m_then.hands[action.seat] = hand;
    m_clues.plays.push_back(clue);
}

double Following::weight(const Action &action)
{
    return roughPowerOfTwo(keenness * std::clamp(prior(m_then, action), -most, most));
}

double Following::bestWeight(Seat seat, int rank, std::size_t copies)
{
    Action action;
    action.seat = seat;
    action.verb = row(Verb::Play);
    action.word = none;
    action.cards.push_back(Card::of(0, rank));
    m_then.hands[seat] = several(action.cards[0], copies);
    double best = weight(action);
    if (mayLeave(m_then, rank)) {
        action.word = leaveWord;
        best = std::max(best, weight(action));
    }
    return best;
}

void Following::moved(const Event &event)
{
    for (const Card card : event.cards) {
        if (event.from.zone == Zone::Table)
            m_then.table.remove(card);
        if (event.from.zone == Zone::Captured)
            m_then.piles[event.from.owner].remove(card);
        if (event.from.zone == Zone::Hand && !m_then.hands[event.from.owner].empty())
            m_then.hands[event.from.owner].pop_back(); // which one does not matter
        if (event.to.zone == Zone::Table)
            m_then.table.push_back(card);
        if (event.to.zone == Zone::Captured)
            m_then.piles[event.to.owner].insert(card);
        if (event.to.zone == Zone::Hand && m_then.hands[event.to.owner].size() < HandCards::capacity())
            m_then.hands[event.to.owner].push_back(Card {});
    }
}

// The share of players who would have played this card of the hand that they had then.
double shareOf(const Clue &clue, const State &world)
{
    const HandCards &played = world.played[clue.seat];
    HandCards hand = world.hands[clue.seat];
    for (std::size_t i = clue.number; i < played.size(); ++i)
        hand.push_back(played[i]);
    const auto copiesOf = [&hand](int rank) {
        return static_cast<std::size_t>(
            std::count_if(hand.begin(), hand.end(), [rank](Card card) { return card.rank() == rank; }));
    };
    double all = 0;
    for (const Card card : hand)
        all += clue.best[copiesOf(card.rank()) - 1][static_cast<std::size_t>(card.rank())];
    const std::size_t copies = copiesOf(clue.card.rank());
    return clue.own[copies - 1] * static_cast<double>(copies) / all;
}

// What could be declared was not.
bool keepsQuiet(const State &world, Seat seat)
{
    return !world.rules.automatic && world.declared[seat] == Combination::None
        && holding(world, seat).kind != Combination::None;
}

} // namespace

Clues clues(const Seen<State> &seen)
{
    Clues clues;
    if (seen.state.phase != Phase::Play)
        return clues;
    Following following(seen);
    for (const Heard::Step &step : seen.heard.deal())
        following.follow(step);
    clues = following.clues();
    clues.viewer = seen.viewer;
    return clues;
}

double likelihood(const State &world, const Clues &clues)
{
    if (clues.viewer == nobody)
        return 1;
    double likelihood = 1;
    for (Seat seat = 0; seat < world.rules.players; ++seat)
        if (seat != clues.viewer && keepsQuiet(world, seat))
            likelihood *= silence;
    for (const Clue &clue : clues.plays) {
        const HandCards &played = world.played[clue.seat];
        if (clue.number < played.size() && played[clue.number] == clue.card)
            likelihood *= surprise + (1 - surprise) * shareOf(clue, world);
    }
    return likelihood;
}

} // namespace sobremesa::porrazo
