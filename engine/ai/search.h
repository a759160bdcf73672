// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/advice.h"
#include "engine/ai/beliefs.h"
#include "engine/ai/byheart.h"
#include "engine/ai/comparison.h"
#include "engine/ai/hooks.h"
#include "engine/ai/levels.h"
#include "engine/ai/solve.h"
#include "engine/ai/stop.h"
#include "engine/ai/tree.h"

#include <limits>

namespace sobremesa {

// Information-set Monte Carlo tree search: every iteration guesses the hidden cards, walks down one tree that
// all guesses share (each side choosing what has been best for itself), plays the rest by the game's policy
// and remembers what came out. It is given what a seat sees, and nothing else; equal input gives equal
// output.
template<GameState S>
class Search
{
public:
    // `leaves`: a question to several partners may be left to one of the later ones.
    Search(const Seen<S> &seen, const Level &level, std::uint64_t seed, std::span<const Action> refused = {},
        bool leaves = false)
        : m_seen(seen)
        , m_level(level)
        , m_budget(std::max(1, static_cast<int>(level.iterations * Hooks::effortOf(seen.state))))
        , m_book(bookOf<S>(level.book))
        , m_worlds(seen, worlds(seen), level.attention, m_budget, m_book)
        , m_memory(recall(seen))
        , m_lapses(level.memory, seed)
        , m_rng(seed)
        , m_tree(static_cast<std::size_t>(m_budget) + rootWidth + 1)
        , m_side(sideOf(seen.state, seen.viewer))
        , m_conviction(Hooks::convictionOf(seen.state))
        , m_must(leaves ? mustAct(seen.state, seen.viewer) : waiting(seen.state).contains(seen.viewer))
    {
        m_legal.reserve(4096);
        survey(refused);
    }

    // The candidates: what the seat may do, the best prior first, and letting it pass where it may.
    [[nodiscard]] bool empty() const { return m_roots.empty(); }
    [[nodiscard]] bool single() const { return m_roots.size() == 1; }
    [[nodiscard]] bool isOnly(const Action &action) const { return single() && m_roots[0].action == action; }
    // Adds what is offered but not thought of, to be judged beside the others; returns it.
    [[nodiscard]] Actions takeInPoor();
    [[nodiscard]] std::optional<Action> any();
    // The best at once; equal ones by the seed.
    [[nodiscard]] std::optional<Action> greedy();
    // What is done without thinking, if there is such a thing.
    [[nodiscard]] std::optional<Action> obvious() const;
    // The rest of the deal played exactly, if it is small enough and the level may; refused offers are left
    // out.
    [[nodiscard]] Solution solved();
    // Thinks until the budget is spent, the choice is clear or somebody asks to stop: by the tree, or where
    // it ends after the first move by a race (engine/ai/searchrace.h).
    void run(const StopFlag *stop);
    void grow(const StopFlag *stop);
    void race(const StopFlag *stop);
    // The choice at this level; none: let it pass.
    [[nodiscard]] std::optional<Action> choice();
    // What came out for each candidate, the most tried first.
    [[nodiscard]] Advices advices() const;
    // What solved() thinks of the candidates; certain, so that they count as tried in every world.
    [[nodiscard]] Advices exactAdvices();
    // Tries every candidate, and what was done, in the same worlds (engine/ai/searchcompare.h).
    [[nodiscard]] Comparison compare(const std::optional<Action> &played, double sharp, const StopFlag *stop);
    // The same where the rest can be played without an error in the only world there is; nothing elsewhere.
    [[nodiscard]] Comparison compareExactly(const std::optional<Action> &played);

private:
    static_assert(Imagined<S>);
    using Hooks = Knowledge<S>;
    using Worlds = Beliefs<S>;

    static constexpr std::size_t rootWidth = 32; // candidates of the seat itself
    static constexpr std::size_t width = 24; // actions looked at below
    static constexpr std::size_t freely = 8; // actions tried before the visits must be many
    static constexpr int surveyed = 8; // worlds for the first look
    static constexpr int pollEvery = 64;
    static constexpr int longest = 2000; // moves of a playout: against a game that does not end
    static constexpr std::uint16_t passPlace = 0xFFFF;
    static constexpr double curiosity = 0.9; // of the payoffs' spread, in the bounds of confidence
    static constexpr int firstShare = 64; // one of so many of the iterations tries every candidate alike,
    static constexpr int mostAtFirst = 16; // at most so often
    static constexpr double alike = 20; // visits for which an action counts as like the others
    static constexpr std::uint32_t fewest = 4; // visits, after which a weaker player has an opinion
    static constexpr double alsoGood = 0.03; // of the spread: what a player with a style gives away for it
    static constexpr double proof = 2.0; // standard errors by which an action must beat letting it pass
    static constexpr double hopeless = 3.0; // standard errors behind the best, after which nobody looks again
    static constexpr int lookEvery = 64; // worlds
    static constexpr int leastWorlds = 512; // before a difference is believed
    static constexpr std::size_t learningShare =
        5; // one of so many parts of the thought goes into the tree alone
    static constexpr double mixedShare = 0.1; // a share of the book's that is no accident
    static constexpr double unlearnt =
        1.0; // of the spread of payoffs: what a single try to learn leaves open

    struct Candidate
    {
        std::optional<Action> action;
        ActionKey key = passKey;
        double prior = 0;
        int open = 0; // of the surveyed worlds
        std::uint32_t node = 0;
        // What it seems to be worth after the thought, in points; by how much that may be off (a standard
        // error); and how often it was tried.
        double points = 0;
        double error = 0;
        std::uint32_t tries = 0;
    };
    struct Option
    {
        ActionKey key = passKey;
        std::uint16_t place = passPlace; // in m_legal
        std::uint32_t node = 0;
        float prior = 0;
    };
    using Options = InlineVector<Option, rootWidth + 1>;

    [[nodiscard]] const Candidate &misjudged(const Candidate &most);
    [[nodiscard]] const Candidate &suited(const Candidate &best) const;
    [[nodiscard]] Bearing bearingOf(const Candidate &candidate) const;
    [[nodiscard]] bool outweighsPassing(const Candidate &candidate) const;
    void judge();
    [[nodiscard]] double shareOf(const Trial &trial) const;
    [[nodiscard]] double scoreOf(const Trial &trial, const Candidate &candidate) const;
    void dropTheWorseHalf(std::vector<Trial> &trials) const;
    void judge(const std::vector<Trial> &trials);
    void survey(std::span<const Action> refused);
    void look(const S &world);
    void dropUnlikely();
    void plant();
    [[nodiscard]] S guess();
    void iterate();
    void descend(S &world);
    void walk(S &world, Options &options);
    void remember(const Payoff &payoff);
    void playOut(S &world, SeatSet passed);
    [[nodiscard]] std::size_t usualMove(const S &world, Asked asked);
    [[nodiscard]] bool follow(const S &world, Asked asked, Options &options, SeatSet &passed);
    [[nodiscard]] bool take(S &world, Asked asked, Options &options, SeatSet &passed);
    void rootOptions(Options &options);
    [[nodiscard]] bool liesAsBefore() const;
    void findCandidates();
    void innerOptions(const S &world, Asked asked, Options &options);
    void narrow(const S &world, Options &options);
    void findNodes(std::uint32_t parent, Options &options);
    // `often`: so many times.
    [[nodiscard]] bool isTried(const Option &option, std::uint32_t often) const
    {
        return option.node != 0 && m_tree[option.node].visits >= often;
    }
    [[nodiscard]] std::uint32_t triesAtFirst() const;
    [[nodiscard]] double promise(const S &world, Option &option) const;
    [[nodiscard]] double spreadOf(const Node &candidate) const;
    [[nodiscard]] double bound(const Node &node, bool own) const; // `own`: a candidate
    [[nodiscard]] const Option &select(const S &world, std::uint32_t parent, Options &options);
    [[nodiscard]] bool decided(int left) const;
    void keepAmongTheBest(const std::optional<Action> &played);
    [[nodiscard]] std::size_t placeOf(const std::optional<Action> &played) const;
    [[nodiscard]] int learn(const std::vector<Trial> &trials, std::size_t yardstick, const StopFlag *stop);
    [[nodiscard]] int tryAll(std::vector<Trial> &trials, std::size_t yardstick);
    [[nodiscard]] bool tryOut(S world, const Candidate &candidate, Payoff &payoff);
    [[nodiscard]] bool dropHopeless(std::vector<Trial> &trials, std::size_t yardstick, double sharp) const;
    void trustBook(Comparison &result) const;
    [[nodiscard]] Comparison weighed(
        const std::vector<Trial> &trials, std::size_t yardstick, int spent, double learnt) const;

    const Seen<S> &m_seen;
    const Level &m_level;
    int m_budget;
    const Book *m_book; // by which the others play, as far as it says anything
    Worlds m_worlds;
    MemoryOf<S> m_memory;
    Lapses m_lapses;
    Rng m_rng;
    Tree m_tree;
    Side m_side;
    double m_conviction;
    bool m_must;
    std::vector<Candidate> m_roots;
    const Candidate *m_favourite = nullptr; // after the thought
    Actions m_legal;
    Options m_found; // the candidates among the legal actions of the last world,
    std::size_t m_foundAmong = 0; // which were so many
    InlineVector<std::uint32_t, 128> m_path; // nodes of this iteration
    double m_spread = 4.0; // standard deviation of what came out so far; a guess before there is enough of it
    double m_baseline = 0; // what the surveyed worlds are worth
};

} // namespace sobremesa

#include "engine/ai/searchcompare.h"
#include "engine/ai/searchrace.h"
#include "engine/ai/searchroot.h"
#include "engine/ai/searchtree.h"
#include "engine/ai/searchwalk.h"
