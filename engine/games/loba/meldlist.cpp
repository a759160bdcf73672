// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/singles.h"

// All melds of a hand: every ascending choice of the single melds that its cards allow and that the hand can
// pay for. So each way to go down is found once, and written in its one spelling.
namespace sobremesa::loba {

namespace {

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

} // namespace

void listMelds(const Bag &hand, const MeldRules &rules, Action action, Actions &out)
{
    if (contractInReach(hand, rules.contract))
        Chooser(hand, rules, action, out).choose();
}

} // namespace sobremesa::loba
