// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/scoring.h"
#include "engine/games/loba/table/words.h"

#include <algorithm>
#include <tuple>

// Ways to sort a hand: by what is nearly a meld, by suit, by rank.
namespace sobremesa::loba {

namespace {

enum Order { byMelds, bySuit, byRank };

constexpr std::array<const char *, 3> orderNames { SM_TEXT("loba", "by melds"), SM_TEXT("loba", "by suit"),
    SM_TEXT("loba", "by rank") };

// Cards that are a meld, or wait for the missing ones.
struct Near
{
    bool escalera = false;
    bool wanted = false; // by the contract
    int missing = 0;
    int points = 0;
    Cards<4> cards; // jokers in the places that they would take
};

class Sorter
{
public:
    Sorter(const State &state, Seat seat)
        : m_hand(bagOf(state.hands[seat]))
        , m_wanted(contractOf(state.deal))
    {
    }

    // Melds first, then what is nearly one, then the rest by rank.
    CardList sorted()
    {
        CardList order;
        while (const auto next = best()) {
            for (const Card card : next->cards)
                m_hand.remove(card);
            auto &left = next->escalera ? m_wanted.escaleras : m_wanted.trios;
            left = static_cast<std::uint8_t>(std::max(0, left - 1));
            order.insert(order.end(), next->cards.begin(), next->cards.end());
        }
        const PackCards rest = m_hand.cards();
        CardList loose(rest.begin(), rest.end());
        std::sort(loose.begin(), loose.end(), [](Card left, Card right) {
            return std::pair(left.rank(), left.suit()) < std::pair(right.rank(), right.suit());
        });
        order.insert(order.end(), loose.begin(), loose.end());
        return order;
    }

private:
    // What the contract asks for comes first, then what lacks least, then what counts most.
    using Key = std::tuple<bool, bool, int, int>;
    [[nodiscard]] static Key keyOf(const Near &near)
    {
        return { near.missing == 0, near.wanted, -near.missing, near.points };
    }

    [[nodiscard]] std::optional<Near> best() const
    {
        std::optional<Near> found;
        const auto consider = [&](const std::optional<Near> &near) {
            if (near && (!found || keyOf(*near) > keyOf(*found)))
                found = near;
        };
        for (int rank = 1; rank <= 13; ++rank)
            consider(trio(rank));
        for (int suit = 0; suit < 4; ++suit) {
            for (int low = lowAce; low + escaleraSize - 1 <= highAce; ++low)
                consider(escalera(suit, low));
        }
        return found;
    }

    [[nodiscard]] std::optional<Near> trio(int rank) const
    {
        Near near { false, m_wanted.trios > 0, 0, 0, {} };
        for (int suit = 0; suit < 4; ++suit) {
            const Card card = Card::of(suit, rank);
            for (int copy = m_hand.count(card); copy > 0 && near.cards.size() < trioSize; --copy)
                near.cards.push_back(card);
        }
        if (near.cards.size() < 2)
            return {};
        near.missing = trioSize - static_cast<int>(near.cards.size());
        if (near.missing == 1 && m_hand.count(Card::joker()) > 0) {
            near.cards.push_back(Card::joker());
            near.missing = 0;
        }
        return counted(near);
    }

    [[nodiscard]] std::optional<Near> escalera(int suit, int low) const
    {
        const auto held = [&](int place) { return m_hand.count(cardAt(suit, place)) > 0 ? 1 : 0; };
        int missing = escaleraSize;
        for (int place = low; place < low + escaleraSize; ++place)
            missing -= held(place);
        if (missing > 2)
            return {};
        const bool joker = missing == 1 && m_hand.count(Card::joker()) > 0;
        Near near { true, m_wanted.escaleras > 0, joker ? 0 : missing, 0, {} };
        for (int place = low; place < low + escaleraSize; ++place) {
            if (held(place) != 0)
                near.cards.push_back(cardAt(suit, place));
            else if (joker)
                near.cards.push_back(Card::joker());
        }
        return counted(near);
    }

    [[nodiscard]] static Near counted(Near near)
    {
        for (const Card card : near.cards)
            near.points += valueOf(card);
        return near;
    }

    Bag m_hand;
    Contract m_wanted;
};

bool fitsSomewhere(const State &state, Card card)
{
    return std::any_of(state.melds.begin(), state.melds.end(),
        [card](const Meld &meld) { return fits(meld, card) || freesJoker(meld, card); });
}

} // namespace

std::span<const char *const> handOrders(const State &)
{
    return orderNames;
}

CardList orderedHand(const State &seen, Seat seat, int order)
{
    const Hand &hand = seen.hands[seat];
    CardList cards(hand.begin(), hand.end());
    if (order == byMelds && !seen.melded.contains(seat))
        return Sorter(seen, seat).sorted();
    if (order == byRank)
        std::stable_sort(cards.begin(), cards.end(), [](Card left, Card right) {
            return std::pair(left.rank(), left.suit()) < std::pair(right.rank(), right.suit());
        });
    // After the melds, what can be laid off comes first; hands are kept by suit.
    if (order == byMelds)
        std::stable_partition(
            cards.begin(), cards.end(), [&](Card card) { return fitsSomewhere(seen, card); });
    return cards;
}

} // namespace sobremesa::loba
