// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/search.h"

// The iterations: a guess, a walk down the tree, a playout, and back.
namespace sobremesa {

template<GameState S>
void Search<S>::run(const StopFlag *stop)
{
    Hooks::depthOf(m_seen.state) == 1 ? race(stop) : grow(stop);
}

template<GameState S>
void Search<S>::grow(const StopFlag *stop)
{
    plant();
    if (m_roots.empty())
        return;
    for (int done = 0; done < m_budget; ++done) {
        if (done % pollEvery == 0 && (isSet(stop) || decided(m_budget - done)))
            break;
        iterate();
    }
    judge();
}

// True if the second of the candidates cannot become the most tried any more.
template<GameState S>
bool Search<S>::decided(int left) const
{
    if (m_level.temperature > 0)
        return false;
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    for (const Candidate &candidate : m_roots) {
        const std::uint32_t visits = m_tree[candidate.node].visits;
        second = std::max(second, std::min(first, visits));
        first = std::max(first, visits);
    }
    return first > second + static_cast<std::uint32_t>(left);
}

template<GameState S>
S Search<S>::guess()
{
    S world = m_worlds.draw(m_rng);
    Hooks::forgetIn(world, m_memory, m_seen.viewer, m_lapses, m_rng);
    return world;
}

template<GameState S>
void Search<S>::iterate()
{
    S world = guess();
    m_path.clear();
    descend(world);
    remember(Hooks::worthOf(world));
}

template<GameState S>
void Search<S>::remember(const Payoff &payoff)
{
    for (const std::uint32_t index : m_path)
        m_tree[index].add(payoff[m_tree[index].side]);
    Node &all = m_tree[0];
    all.add(payoff[m_side]);
    m_spread = all.visits < 16 ? m_spread : std::max(0.1, all.error() * std::sqrt(all.visits));
}

template<GameState S>
void Search<S>::descend(S &world)
{
    Options options;
    m_legal.clear();
    legal(world, m_seen.viewer, m_legal);
    rootOptions(options);
    walk(world, options);
}

// From one of the seat's own options to the end. Precondition: the legal actions of the world are in m_legal.
template<GameState S>
void Search<S>::walk(S &world, Options &options)
{
    SeatSet passed;
    Asked asked { m_seen.viewer, m_must };
    while (!options.empty() && take(world, asked, options, passed)) {
        do {
            asked = nextAsked(world, passed);
            if (asked.seat == nobody || Hooks::settledIn(m_seen.state, world))
                return;
            m_legal.clear();
            legal(world, asked.seat, m_legal);
            innerOptions(world, asked, options);
        } while (follow(world, asked, options, passed));
    }
    playOut(world, passed);
}

// In a game of bluff another seat goes by its own cards. True if it lets it pass, which tells nothing;
// otherwise its move is the only option left.
template<GameState S>
bool Search<S>::follow(const S &world, Asked asked, Options &options, SeatSet &passed)
{
    if (asked.seat == m_seen.viewer || !Hooks::bluffsIn(world) || m_legal.empty())
        return false;
    const std::size_t move = usualMove(world, asked);
    if (move == m_legal.size()) {
        passed.insert(asked.seat);
        return true;
    }
    options.clear();
    options.push_back({ keyOf(m_legal[move]), static_cast<std::uint16_t>(move) });
    return false;
}

// Chooses and does one of the options. False where the tree ends.
template<GameState S>
bool Search<S>::take(S &world, Asked asked, Options &options, SeatSet &passed)
{
    const std::uint32_t parent = m_path.empty() ? 0 : m_path.back();
    if (parent != 0)
        findNodes(parent, options);
    Option chosen = select(world, parent, options);
    const bool known = chosen.node != 0 && m_tree[chosen.node].visits > 0;
    if (chosen.node == 0 && !m_tree.full())
        chosen.node = m_tree.grow(parent, chosen.key, sideOf(world, asked.seat), chosen.prior);
    if (chosen.place == passPlace) {
        passed.insert(asked.seat);
    } else {
        Events deaf;
        apply(world, m_legal[chosen.place], deaf);
        passed.clear();
    }
    if (chosen.node != 0)
        m_path.push_back(chosen.node);
    return known && m_path.size() < std::min(m_path.capacity(), Hooks::depthOf(m_seen.state));
}

// The place, among the legal actions, of what somebody would do who plays by the book, or where there is none
// by the game's policy; their number: let it pass.
template<GameState S>
std::size_t Search<S>::usualMove(const S &world, Asked asked)
{
    if (m_legal.empty())
        return 0;
    if (m_book)
        if (const auto way = drawByHeart(world, asked.seat, *m_book, m_rng))
            return static_cast<std::size_t>(
                std::find(m_legal.begin(), m_legal.end(), *way) - m_legal.begin());
    const std::size_t place = std::min(Hooks::policyOf(world, m_memory, m_legal, m_rng), m_legal.size());
    return asked.must && place == m_legal.size() ? 0 : place;
}

template<GameState S>
void Search<S>::playOut(S &world, SeatSet passed)
{
    Events deaf;
    for (int step = 0; step < longest; ++step) {
        const Asked asked = nextAsked(world, passed);
        if (asked.seat == nobody || Hooks::settledIn(m_seen.state, world))
            return;
        m_legal.clear();
        legal(world, asked.seat, m_legal);
        if (asked.must && m_legal.empty())
            return;
        const std::size_t move = usualMove(world, asked);
        if (move == m_legal.size()) {
            passed.insert(asked.seat);
        } else {
            apply(world, m_legal[move], deaf);
            passed.clear();
        }
    }
}

} // namespace sobremesa
