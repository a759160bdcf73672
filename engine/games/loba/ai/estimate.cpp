// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/estimate.h"

#include <algorithm>

namespace sobremesa::loba {

namespace {

// What a meld costs that wants so many cards.
constexpr std::array<double, 4> trioWay { 0.0, 1.0, 2.1, 3.4 };
constexpr std::array<double, 5> escaleraWay { 0.0, 1.5, 3.1, 4.8, 6.6 };
// What a spare pair or a spare beginning of an escalera saves, and how many of them count.
constexpr double sparePair = 0.22;
constexpr double spareThree = 0.25;
constexpr double spareTwo = 0.04;
constexpr std::size_t mostWindows = 9;
// How many of four places are in a set of them; quicker than std::popcount where that is a call.
constexpr std::array<std::uint8_t, 16> bitsOfFour { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };

std::uint16_t bitsOf(Card card)
{
    const unsigned high = card.rank() == lowAce ? 1U << highAce : 0U;
    return static_cast<std::uint16_t>(1U << card.rank() | high);
}

} // namespace

void Estimate::Held::add(Card card)
{
    if (card.isJoker()) {
        ++jokers;
        return;
    }
    ++ofRank[static_cast<std::size_t>(card.rank())];
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
    --ofRank[static_cast<std::size_t>(card.rank())];
    const auto suit = static_cast<std::size_t>(card.suit());
    const std::uint16_t bits = bitsOf(card);
    once[suit] = static_cast<std::uint16_t>(once[suit] & (~bits | twice[suit]));
    twice[suit] = static_cast<std::uint16_t>(twice[suit] & ~bits);
}

Estimate::Estimate(const State &state, Seat seat)
    : m_contract(contractOf(state.deal))
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

double Estimate::wayWith(Card card) const
{
    Held held = m_held;
    held.add(card);
    return wayOf(held);
}

double Estimate::wayWithout(Card card) const
{
    Held held = m_held;
    held.remove(card);
    return wayOf(held);
}

double Estimate::wayOf(const Held &held) const
{
    if (m_contract.escaleras == 0)
        return finish(held, {});
    const Windows windows = windowsOf(held);
    const double way =
        m_contract.escaleras == 1 ? withOneWindow(held, windows) : withTwoWindows(held, windows);
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

// Those that want two cards at most, the best first.
Estimate::Windows Estimate::windowsOf(const Held &held) const
{
    std::array<Windows, 3> byMissing;
    for (std::uint8_t suit = 0; suit < 4; ++suit) {
        if (held.once[suit] == 0)
            continue;
        for (std::uint8_t low = lowAce; low + escaleraSize - 1 <= highAce; ++low) {
            const int missing = missingIn(held, suit, low);
            if (missing <= 2)
                byMissing[static_cast<std::size_t>(missing)].push_back(
                    { suit, low, static_cast<std::uint8_t>(missing) });
        }
    }
    Windows windows;
    for (const Windows &some : byMissing)
        for (const Window &window : some)
            if (windows.size() < mostWindows)
                windows.push_back(window);
    return windows;
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

double Estimate::withOneWindow(const Held &held, const Windows &windows) const
{
    double best = finish(held, { 3 });
    for (const Window &window : windows)
        best = std::min(best, finish(without(held, window), { window.missing }));
    return best;
}

double Estimate::withTwoWindows(const Held &held, const Windows &windows) const
{
    double best = finish(held, { 3, 3 });
    for (std::size_t i = 0; i < windows.size(); ++i) {
        const Held left = without(held, windows[i]);
        best = std::min(best, finish(left, { windows[i].missing, 3 }));
        for (std::size_t j = i; j < windows.size(); ++j) {
            Window second = windows[j];
            second.missing = static_cast<std::uint8_t>(missingIn(left, second.suit, second.low));
            if (second.missing > 2)
                continue;
            const Held rest = m_contract.trios > 0 ? without(left, second) : left;
            best = std::min(best, finish(rest, { windows[i].missing, second.missing }));
        }
    }
    return best;
}

// With the escaleras chosen: the trios from what is left, and the jokers where they save most.
double Estimate::finish(const Held &held, Wanted escaleras) const
{
    std::array<int, 4> ranks {}; // how many ranks there are with 0, 1, 2, 3 or more cards
    if (m_contract.trios > 0)
        for (std::size_t rank = 1; rank <= 13; ++rank)
            ++ranks[std::min<std::size_t>(held.ofRank[rank], 3)];
    double way = 0;
    std::array<double, 3> savings {};
    std::size_t melds = 0;
    for (int trio = 0; trio < m_contract.trios; ++trio) {
        std::size_t count = 3;
        while (count > 0 && ranks[count] == 0)
            --count;
        --ranks[count];
        way += trioWay[3 - count];
        savings[melds++] = count == 3 ? 0 : trioWay[3 - count] - trioWay[2 - count];
    }
    for (const std::uint8_t missing : escaleras) {
        way += escaleraWay[missing];
        savings[melds++] = missing == 0 ? 0 : escaleraWay[missing] - escaleraWay[missing - 1U];
    }
    if (held.jokers > 0)
        std::sort(savings.begin(), savings.end(), std::greater<>());
    for (int joker = 0; joker < std::min(held.jokers, 3); ++joker)
        way -= savings[static_cast<std::size_t>(joker)];
    const bool pairsHelp = way > 1e-9 && m_contract.trios > 0;
    const double spare = pairsHelp ? sparePair * std::min(ranks[2] + ranks[3], 2) : 0.0;
    return way <= 1e-9 ? 0.0 : std::max(0.3, way - spare);
}

} // namespace sobremesa::loba
