// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/goingout.h"

#include "engine/games/loba/ai/held.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace sobremesa::loba {

namespace {

// Tries out what the seat may do until the hand is empty. What is laid off in another order leads to the same
// hand and table: each is gone on from once.
class WayOut
{
public:
    explicit WayOut(Seat seat)
        : m_seat(seat)
    {
    }

    [[nodiscard]] std::optional<Action> find(const State &state)
    {
        Actions open;
        legal(state, m_seat, open);
        const auto found = std::find_if(
            open.begin(), open.end(), [&](const Action &action) { return leadsOut(state, action); });
        return found == open.end() ? std::nullopt : std::optional(*found);
    }

    [[nodiscard]] bool leadsOut(const State &state, const Action &action)
    {
        if (!mayServe(state, action))
            return false;
        State after = state;
        Events deaf;
        apply(after, action, deaf);
        return after.hands[m_seat].empty() || (isNew(after) && find(after));
    }

private:
    static constexpr std::size_t most = 1000;

    struct Stand
    {
        Hand hand;
        InlineVector<Meld, mostMelds> melds;

        friend bool operator==(const Stand &, const Stand &) = default;
    };

    // The stock is not known, a discard ends the turn, and what a meld leaves must be discarded as a rule.
    [[nodiscard]] bool mayServe(const State &state, const Action &action) const
    {
        switch (static_cast<Verb>(action.verb)) {
        case Verb::Draw:
            return action.word == static_cast<std::uint8_t>(Source::Discards);
        case Verb::Meld:
            return state.rules.layoffOnMeldTurn || isOutBy(state, action.cards.size());
        case Verb::Discard:
            return state.hands[m_seat].size() == 1;
        default:
            return true;
        }
    }

    [[nodiscard]] bool isNew(const State &state)
    {
        const Stand stand { state.hands[m_seat], state.melds };
        if (m_seen.size() == most || std::find(m_seen.begin(), m_seen.end(), stand) != m_seen.end())
            return false;
        m_seen.push_back(stand);
        return true;
    }

    Seat m_seat;
    std::vector<Stand> m_seen;
};

// No meld takes it, however much is laid off before it.
bool isStuck(const State &state, Card card)
{
    return std::none_of(state.melds.begin(), state.melds.end(), [card](const Meld &meld) {
        return card.isJoker() || (meld.escalera ? meld.suit == card.suit() : meld.low == card.rank());
    });
}

// The hand in this turn, the card that can be taken with it.
Hand handWithTop(const State &state)
{
    Hand hand = state.hands[state.turn];
    if (state.phase == Phase::Draw)
        hand.push_back(state.discards.back());
    return hand;
}

// The places of a suit that some escalera takes.
unsigned inEscaleras(unsigned places, int jokers)
{
    constexpr unsigned whole = (1U << escaleraSize) - 1;
    unsigned served = 0;
    for (int low = lowAce; low + escaleraSize - 1 <= highAce; ++low) {
        const unsigned window = places & whole << low;
        if (std::popcount(window) + std::min(jokers, 1) >= escaleraSize)
            served |= window;
    }
    return served;
}

// All cards of a hand but one find a place in some meld, if not all of them at the same time.
bool findPlaces(const Hand &hand)
{
    Held held;
    for (const Card card : hand)
        held.add(card);
    std::array<unsigned, 4> served {};
    for (std::size_t suit = 0; suit < served.size(); ++suit)
        served[suit] = inEscaleras(held.once[suit], held.jokers);
    const auto fitsNowhere = [&](Card card) {
        if (card.isJoker() || held.ofRank[card.rank()] + std::min(held.jokers, 1) >= trioSize)
            return false;
        return (served[static_cast<std::size_t>(card.suit())] & placesOf(card)) == 0;
    };
    return std::count_if(hand.begin(), hand.end(), fitsNowhere) <= 1;
}

// Melds of three and four cards leave no more than one card of so many, and hold the contract.
bool addUp(std::size_t cards, const Contract &contract)
{
    const int most = static_cast<int>(cards);
    for (Contract least = contract; cardsFor(least) <= most; ++least.escaleras)
        for (Contract melds = least; cardsFor(melds) <= most; ++melds.trios)
            if (cardsFor(melds) + 1 >= most)
                return true;
    return false;
}

// A quick answer for most hands. Of those that have melded two cards that are stuck are one too many.
bool isOutOfReach(const State &state)
{
    const Hand hand = handWithTop(state);
    if (state.melded.contains(state.turn))
        return std::count_if(hand.begin(), hand.end(), [&](Card card) { return isStuck(state, card); }) > 1;
    const bool longer = state.rules.initialMeld == InitialMeld::Free || state.rules.layoffOnMeldTurn;
    return !longer && !(addUp(hand.size(), contractOf(state.deal)) && findPlaces(hand));
}

} // namespace

std::optional<Action> goingOut(const State &state)
{
    const bool playing = state.phase == Phase::Draw || state.phase == Phase::Play;
    return playing && !isOutOfReach(state) ? WayOut(state.turn).find(state) : std::nullopt;
}

bool goesOutBy(const State &state, const Action &action)
{
    return WayOut(action.seat).leadsOut(state, action);
}

} // namespace sobremesa::loba
