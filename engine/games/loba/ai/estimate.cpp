// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/estimate.h"

#include <algorithm>
#include <utility>

namespace sobremesa::loba {

namespace {

// What a meld costs that wants so many cards.
constexpr std::array<double, 4> trioWay { 0.0, 1.5, 2.1, 3.4 };
constexpr std::array<double, 5> escaleraWay { 0.0, 2.2, 4.2, 4.8, 6.6 };
// What a spare pair or a spare beginning of an escalera saves, and how many of them count.
constexpr double sparePair = 0.15;
constexpr double spareThree = 0.25;
constexpr double spareTwo = 0.04;
constexpr double moreShare = 0.8; // of the way to a trio more
// How many of four places are in a set of them; quicker than std::popcount where that is a call.
constexpr std::array<std::uint8_t, 16> bitsOfFour { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };

std::uint16_t bitsOf(Card card)
{
    const unsigned high = card.rank() == lowAce ? 1U << highAce : 0U;
    return static_cast<std::uint16_t>(1U << card.rank() | high);
}

} // namespace

bool waitsForMore(const State &state)
{
    constexpr int deals = 3;
    constexpr std::size_t last = 2; // cards of somebody who goes out next, as likely as not
    if (state.deal > deals || state.rules.initialMeld == InitialMeld::Exact)
        return false;
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        if (state.melded.contains(seat) && state.hands[seat].size() <= last)
            return false;
    return true;
}

void Estimate::Held::add(Card card)
{
    if (card.isJoker()) {
        ++jokers;
        return;
    }
    count(card.rank(), 1);
    const auto suit = static_cast<std::size_t>(card.suit());
    const std::uint16_t bits = bitsOf(card);
    twice[suit] = static_cast<std::uint16_t>(twice[suit] | (once[suit] & bits));
    once[suit] = static_cast<std::uint16_t>(once[suit] | bits);
}

void Estimate::Held::remove(Card card)
{
    if (card.isJoker()) {
        --jokers;
        return;
    }
    count(card.rank(), -1);
    const auto suit = static_cast<std::size_t>(card.suit());
    const std::uint16_t bits = bitsOf(card);
    once[suit] = static_cast<std::uint16_t>(once[suit] & (~bits | twice[suit]));
    twice[suit] = static_cast<std::uint16_t>(twice[suit] & ~bits);
}

void Estimate::Held::count(int rank, int change)
{
    std::uint8_t &cards = ofRank[static_cast<std::size_t>(rank)];
    --ranks[std::min<std::size_t>(cards, 3)];
    cards = static_cast<std::uint8_t>(cards + change);
    ++ranks[std::min<std::size_t>(cards, 3)];
}

Estimate::Estimate(const State &state, Seat seat)
    : m_contract(contractOf(state.deal))
    , m_waits(waitsForMore(state))
{
    for (const Card card : state.hands[seat])
        m_held.add(card);
    if (m_contract.escaleras == 0)
        return;
    Held out;
    for (const Card card : state.discards)
        out.add(card);
    for (const Meld &meld : state.melds)
        for (const Card card : meld.cards)
            out.add(card);
    m_gone = out.twice;
}

double Estimate::aimWith(Card card) const
{
    Held held = m_held;
    held.add(card);
    return aimOf(held);
}

double Estimate::aimWithout(Card card) const
{
    Held held = m_held;
    held.remove(card);
    return aimOf(held);
}

double Estimate::aimExchanging(Card taken, Card given) const
{
    Held held = m_held;
    held.add(taken);
    held.remove(given);
    return aimOf(held);
}

double Estimate::aimOf(const Held &held) const
{
    const Windows windows = windowsOf(held);
    const double way = wayTo(m_contract, held, windows);
    return m_waits ? way + moreShare * wayTo(withTrioMore(m_contract), held, windows) : way;
}

double Estimate::wayTo(const Contract &contract, const Held &held, const Windows &windows) const
{
    if (contract.escaleras == 0)
        return finish(contract, held, {});
    const double way = contract.escaleras == 1 ? withOneWindow(contract, held, windows)
                                               : withTwoWindows(contract, held, windows);
    const auto threes = std::count_if(
        windows.begin(), windows.end(), [](const Window &window) { return window.missing == 1; });
    const auto twos = static_cast<int>(windows.size()) - threes;
    const double spare = spareThree * static_cast<double>(std::clamp<std::ptrdiff_t>(threes - 1, 0, 3))
        + spareTwo * static_cast<double>(std::min<std::ptrdiff_t>(twos, 6));
    return way == 0 ? 0 : std::max(0.3, way - spare);
}

int Estimate::missingIn(const Held &held, int suit, int low) const
{
    const auto index = static_cast<std::size_t>(suit);
    const unsigned absent = ~static_cast<unsigned>(held.once[index]) >> low & 0xFU;
    return bitsOfFour[absent] + bitsOfFour[absent & static_cast<unsigned>(m_gone[index]) >> low];
}

Estimate::Windows Estimate::nearest(const std::array<Windows, 3> &byMissing)
{
    Windows windows;
    for (const Windows &some : byMissing)
        for (const Window &window : some)
            if (windows.size() < Windows::capacity())
                windows.push_back(window);
    return windows;
}

// Those that want two cards at most, the best first; none where no escalera is wanted.
Estimate::Windows Estimate::windowsOf(const Held &held) const
{
    if (m_contract.escaleras == 0)
        return {};
    std::array<Windows, 3> byMissing;
    for (std::uint8_t suit = 0; suit < 4; ++suit) {
        if (held.once[suit] == 0)
            continue;
        for (std::uint8_t low = lowAce; low + escaleraSize - 1 <= highAce; ++low) {
            const auto missing = static_cast<std::uint8_t>(missingIn(held, suit, low));
            if (missing <= 2 && byMissing[missing].size() < Windows::capacity())
                byMissing[missing].push_back({ suit, low, missing });
        }
    }
    return nearest(byMissing);
}

// The hand without the cards that it holds of these four places.
Estimate::Held Estimate::without(const Held &held, const Window &window)
{
    Held left = held;
    for (int place = window.low; place < window.low + escaleraSize; ++place)
        if ((held.once[window.suit] >> place & 1U) != 0)
            left.remove(cardAt(window.suit, place));
    return left;
}

// With its cards still in the trios too no hand is farther away: what is not nearer even so need not be
// looked at.
double Estimate::withOneWindow(const Contract &contract, const Held &held, const Windows &windows)
{
    double best = finish(contract, held, { 3 });
    for (const Window &window : windows)
        if (finish(contract, held, { window.missing }) < best)
            best = std::min(best, finish(contract, without(held, window), { window.missing }));
    return best;
}

double Estimate::withTwoWindows(const Contract &contract, const Held &held, const Windows &windows) const
{
    double best = finish(contract, held, { 3, 3 });
    for (std::size_t i = 0; i < windows.size(); ++i) {
        if (finish(contract, held, { windows[i].missing, windows[i].missing }) >= best)
            break; // those that follow want as many cards at least
        const Held left = without(held, windows[i]);
        best = std::min(best, finish(contract, left, { windows[i].missing, 3 }));
        best = withSecond(contract, left, windows, i, best);
    }
    return best;
}

// With the first one taken out of the hand, and one after it; the best one so far if none is better.
double Estimate::withSecond(
    const Contract &contract, const Held &left, const Windows &windows, std::size_t first, double best) const
{
    std::array<double, 3> least {}; // by what the second one wants
    for (std::uint8_t missing = 0; missing < least.size(); ++missing)
        least[missing] = finish(contract, left, { windows[first].missing, missing });
    for (std::size_t j = first; j < windows.size(); ++j) {
        Window second = windows[j];
        if (least[second.missing] >= best)
            break;
        second.missing = static_cast<std::uint8_t>(missingIn(left, second.suit, second.low));
        if (second.missing > 2 || least[second.missing] >= best)
            continue;
        best = contract.trios == 0
            ? least[second.missing]
            : std::min(
                best, finish(contract, without(left, second), { windows[first].missing, second.missing }));
    }
    return best;
}

// With the escaleras chosen: the trios from what is left, and the jokers where they save most.
double Estimate::finish(const Contract &contract, const Held &held, Wanted escaleras)
{
    Ranks ranks = held.ranks;
    double way = 0;
    InlineVector<double, 3> savings; // what a joker saves in each meld
    for (int trio = 0; trio < contract.trios; ++trio) {
        std::size_t count = 3;
        while (count > 0 && ranks[count] == 0)
            --count;
        --ranks[count];
        way += trioWay[3 - count];
        savings.push_back(count == 3 ? 0 : trioWay[3 - count] - trioWay[2 - count]);
    }
    for (const std::uint8_t missing : escaleras) {
        way += escaleraWay[missing];
        savings.push_back(missing == 0 ? 0 : escaleraWay[missing] - escaleraWay[missing - 1U]);
    }
    for (int joker = 0; joker < std::min(held.jokers, 3); ++joker) {
        double &most = *std::max_element(savings.begin(), savings.end());
        way -= std::exchange(most, 0);
    }
    const bool pairsHelp = way > 1e-9 && contract.trios > 0;
    const double spare = pairsHelp ? sparePair * std::min(ranks[2] + ranks[3], 2) : 0.0;
    return way <= 1e-9 ? 0.0 : std::max(0.3, way - spare);
}

} // namespace sobremesa::loba
