// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/melds.h"

// All melds of a hand. First every single meld that its cards allow, in the order of section 4.4; then every
// ascending choice of them that the hand can pay for. So each way to go down is found once, and written in
// its one spelling.
namespace sobremesa::loba {

namespace {

struct Single
{
    Cards<14> cards;
    Bag bag;
    bool escalera = false;
};

// The most that twelve cards allow are some 330: eleven of one suit in sequence and a joker, of any length.
using Singles = InlineVector<Single, 400>;

int countOfRank(const Bag &hand, int rank)
{
    int count = 0;
    for (int suit = 0; suit < 4; ++suit)
        count += hand.count(Card::of(suit, rank));
    return count;
}

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

// ---- what goes down together

// Walks through the ascending choices of single melds, one of them at a time, without recursion.
class Chooser
{
public:
    Chooser(const Bag &hand, const MeldRules &rules, Action action, Actions &out)
        : m_rules(rules)
        , m_action(action)
        , m_out(out)
    {
        const bool any = rules.initial == InitialMeld::Free;
        const bool exact = rules.initial == InitialMeld::Exact;
        if (!exact || rules.contract.trios > 0)
            findTrios(hand, any ? static_cast<int>(m_action.cards.capacity()) : trioSize, m_singles);
        m_firstEscalera = static_cast<int>(m_singles.size());
        if (!exact || rules.contract.escaleras > 0)
            findEscaleras(hand, any, m_singles);
        m_steps.push_back({ -1, 0, 0, 0, hand });
    }

    void choose()
    {
        while (!m_steps.empty()) {
            if (!addNext())
                m_steps.pop_back();
            else if (satisfied(m_steps.back()))
                emit();
        }
    }

private:
    struct Step
    {
        int single = -1; // the one last chosen, and how far the search for the next one has come
        int trios = 0;
        int escaleras = 0;
        int cards = 0;
        Bag left;
        int tried = -1;
    };

    [[nodiscard]] bool satisfied(const Step &step) const
    {
        return step.trios >= m_rules.contract.trios && step.escaleras >= m_rules.contract.escaleras;
    }

    [[nodiscard]] bool allowed(const Step &step, const Single &single) const
    {
        if (step.cards + static_cast<int>(single.cards.size()) > m_rules.most)
            return false;
        if (m_rules.initial == InitialMeld::Exact)
            return single.escalera ? step.escaleras < m_rules.contract.escaleras
                                   : step.trios < m_rules.contract.trios;
        return true;
    }

    // Chooses one more meld after the last one, if there is one that has not been tried.
    bool addNext()
    {
        Step &step = m_steps.back();
        // After the first escalera no trio follows.
        const int end =
            step.trios < m_rules.contract.trios ? m_firstEscalera : static_cast<int>(m_singles.size());
        for (int i = std::max(step.tried + 1, std::max(step.single, 0)); i < end; ++i) {
            const Single &single = m_singles[static_cast<std::size_t>(i)];
            if (!step.left.holds(single.bag) || !allowed(step, single))
                continue;
            step.tried = i;
            Step further { i, step.trios + (single.escalera ? 0 : 1),
                step.escaleras + (single.escalera ? 1 : 0),
                step.cards + static_cast<int>(single.cards.size()), step.left };
            further.left -= single.bag;
            m_steps.push_back(further);
            return true;
        }
        return false;
    }

    void emit()
    {
        m_action.cards.clear();
        m_action.groupStarts = m_action.groupKinds = 0;
        for (std::size_t i = 1; i < m_steps.size(); ++i)
            write(m_singles[static_cast<std::size_t>(m_steps[i].single)]);
        m_out.push_back(m_action);
    }

    void write(const Single &single)
    {
        startGroup(m_action, single.escalera ? 1 : 0);
        for (const Card card : single.cards)
            m_action.cards.push_back(card);
    }

    const MeldRules &m_rules;
    Action m_action;
    Actions &m_out;
    Singles m_singles;
    int m_firstEscalera = 0;
    InlineVector<Step, 6> m_steps; // four melds of three cards are the most
};

// ---- the quick answer

// How many trios the hand allows at most, with as many jokers as it holds: a pair needs one, four cards two.
int mostTrios(const Bag &hand)
{
    int trios = 0;
    int jokers = hand.count(Card::joker());
    std::array<int, 4> rests {}; // by what is left over after whole trios; [3]: nothing of six
    for (int rank = 1; rank <= 13; ++rank) {
        const int count = countOfRank(hand, rank);
        trios += count / trioSize;
        ++rests[static_cast<std::size_t>(count == 6  ? 3
                : count % trioSize == 1 && count < 4 ? 0
                                                     : count % trioSize)];
    }
    for (const auto &[rest, price] : { std::pair(2U, 1), std::pair(1U, 2), std::pair(3U, 3) }) {
        const int more = std::min(rests[rest], jokers / price);
        trios += more;
        jokers -= more * price;
    }
    return trios;
}

int held(const Bag &hand, int suit, int place)
{
    return place >= lowAce && hand.count(cardAt(suit, place)) > 0 ? 1 : 0;
}

bool hasEscalera(const Bag &hand)
{
    const int needed = escaleraSize - (hand.count(Card::joker()) > 0 ? 1 : 0);
    for (int suit = 0; suit < 4; ++suit) {
        int within = 0; // cards held among the last four places
        for (int place = lowAce; place <= highAce; ++place) {
            within += held(hand, suit, place) - held(hand, suit, place - escaleraSize);
            if (within >= needed)
                return true;
        }
    }
    return false;
}

} // namespace

bool contractInReach(const Bag &hand, Contract contract)
{
    return (contract.trios == 0 || mostTrios(hand) >= contract.trios)
        && (contract.escaleras == 0 || hasEscalera(hand));
}

void listMelds(const Bag &hand, const MeldRules &rules, Action action, Actions &out)
{
    if (contractInReach(hand, rules.contract))
        Chooser(hand, rules, action, out).choose();
}

} // namespace sobremesa::loba
