// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/singles.h"

namespace sobremesa::loba {

namespace {

// ---- trios

// Lists the ascending choices of the cards of one rank (and one joker) in the order of a dictionary, so that
// the shorter of two that begin alike comes first.
class TrioFinder
{
public:
    TrioFinder(const Bag &hand, int rank, int longest)
        : m_longest(longest)
    {
        for (int suit = 0; suit < 4; ++suit) {
            for (int copy = hand.count(Card::of(suit, rank)); copy > 0; --copy)
                m_cards.push_back(Card::of(suit, rank));
        }
        if (hand.count(Card::joker()) > 0)
            m_cards.push_back(Card::joker());
    }

    void find(Singles &out)
    {
        if (m_cards.size() < trioSize)
            return;
        m_chosen.push_back(0);
        while (!m_chosen.empty()) {
            if (m_chosen.size() >= trioSize)
                out.push_back(single());
            if (!deeper())
                advance();
        }
    }

private:
    bool deeper()
    {
        const int next = m_chosen.back() + 1;
        if (static_cast<int>(m_chosen.size()) == m_longest || next == static_cast<int>(m_cards.size()))
            return false;
        m_chosen.push_back(static_cast<std::uint8_t>(next));
        return true;
    }

    // The next choice for the last place that is another card; if there is none, for the place before.
    void advance()
    {
        while (!m_chosen.empty()) {
            std::uint8_t &last = m_chosen.back();
            const Card old = m_cards[last];
            while (last < m_cards.size() && m_cards[last] == old)
                ++last;
            if (last < m_cards.size())
                return;
            m_chosen.pop_back();
        }
    }

    [[nodiscard]] Single single() const
    {
        Single found;
        for (const std::uint8_t index : m_chosen)
            found.cards.push_back(m_cards[index]);
        found.bag = bagOf(found.cards);
        return found;
    }

    int m_longest;
    Cards<12> m_cards;
    InlineVector<std::uint8_t, 12> m_chosen;
};

// ---- escaleras

// Lists the escaleras of one suit from one low end in the order of a dictionary, the joker after every card:
// first without a joker, then with the joker as far up as it goes, and so on down to the low end.
class EscaleraFinder
{
public:
    EscaleraFinder(const Bag &hand, int suit, bool anyLength)
        : m_hand(hand)
        , m_suit(suit)
        , m_anyLength(anyLength)
    {
    }

    void find(int low, Singles &out) const
    {
        const int longest = m_anyLength ? highAce - low + 1 : escaleraSize;
        const int run = std::min(runFrom(low), longest);
        for (int length = escaleraSize; length <= run; ++length)
            out.push_back(single(low, length, none));
        if (m_hand.count(Card::joker()) == 0)
            return;
        for (int joker = std::min(run, longest - 1); joker >= 0; --joker) {
            const int whole = std::min(joker + 1 + runFrom(low + joker + 1), longest);
            for (int length = std::max(escaleraSize, joker + 1); length <= whole; ++length)
                out.push_back(single(low, length, joker));
        }
    }

private:
    // How many cards are held without a gap from this place up.
    [[nodiscard]] int runFrom(int place) const
    {
        int run = 0;
        while (place + run <= highAce && m_hand.count(cardAt(m_suit, place + run)) > 0)
            ++run;
        return run;
    }

    [[nodiscard]] Single single(int low, int length, int joker) const
    {
        Single found;
        found.escalera = true;
        for (int i = 0; i < length; ++i)
            found.cards.push_back(i == joker ? Card::joker() : cardAt(m_suit, low + i));
        found.bag = bagOf(found.cards);
        return found;
    }

    const Bag &m_hand;
    int m_suit;
    bool m_anyLength;
};

} // namespace

void findTrios(const Bag &hand, int longest, Singles &out)
{
    for (int rank = 1; rank <= 13; ++rank)
        TrioFinder(hand, rank, longest).find(out);
}

void findEscaleras(const Bag &hand, bool anyLength, Singles &out)
{
    for (int suit = 0; suit < 4; ++suit) {
        const EscaleraFinder finder(hand, suit, anyLength);
        for (int low = lowAce; low + escaleraSize - 1 <= highAce; ++low)
            finder.find(low, out);
    }
}

} // namespace sobremesa::loba
