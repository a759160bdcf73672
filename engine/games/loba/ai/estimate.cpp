// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/ai/estimate.h"

#include "engine/games/loba/ai/finish.h"

#include <algorithm>
#include <bit>

namespace sobremesa::loba {

namespace {

// What a spare beginning of an escalera saves; how many count is below.
constexpr double spareThree = 0.25;
constexpr double spareTwo = 0.04;
constexpr double moreShare = 0.8; // of the way to a trio more
// How many of four places are in a set of them; quicker than std::popcount where that is a call.
constexpr std::array<std::uint8_t, 16> bitsOfFour { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };

// The lowest of each four places of which two at least are in a set.
unsigned lowsOfTwo(unsigned places)
{
    const unsigned second = places >> 1U;
    const unsigned third = places >> 2U;
    const unsigned fourth = places >> 3U;
    const unsigned two = ((places | second) & (third | fourth)) | (places & second) | (third & fourth);
    constexpr unsigned all = (1U << (highAce - escaleraSize + 2)) - (1U << lowAce);
    return two & all;
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
        return Finish(contract.trios, held).with();
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
        for (unsigned lows = lowsOfTwo(held.once[suit]); lows != 0; lows &= lows - 1) {
            const auto low = static_cast<std::uint8_t>(std::countr_zero(lows));
            const auto missing = static_cast<std::uint8_t>(missingIn(held, suit, low));
            if (missing <= 2 && byMissing[missing].size() < Windows::capacity())
                byMissing[missing].push_back({ suit, low, missing });
        }
    }
    return nearest(byMissing);
}

// The hand without the cards that it holds of these four places.
Held Estimate::without(const Held &held, const Window &window)
{
    Held left = held;
    left.removePlaces(window.suit, 0xFU << window.low);
    return left;
}

// With its cards still in the trios too no hand is farther away: what is not nearer even so need not be
// looked at.
double Estimate::withOneWindow(const Contract &contract, const Held &held, const Windows &windows)
{
    const Finish all(contract.trios, held);
    double best = all.with(3);
    for (const Window &window : windows)
        if (all.with(window.missing) < best)
            best = std::min(best, Finish(contract.trios, without(held, window)).with(window.missing));
    return best;
}

double Estimate::withTwoWindows(const Contract &contract, const Held &held, const Windows &windows) const
{
    const Finish all(contract.trios, held);
    double best = all.with(3, 3);
    for (std::size_t i = 0; i < windows.size(); ++i) {
        if (all.with(windows[i].missing, windows[i].missing) >= best)
            break; // those that follow want as many cards at least
        best = withSecond(contract, without(held, windows[i]), windows, i, best);
    }
    return best;
}

// With the first one taken out of the hand, and one after it or none; the best one so far if none is better.
double Estimate::withSecond(
    const Contract &contract, const Held &left, const Windows &windows, std::size_t first, double best) const
{
    const Finish least(contract.trios, left);
    const std::uint8_t missing = windows[first].missing;
    best = std::min(best, least.with(missing, 3));
    for (std::size_t j = first; j < windows.size(); ++j) {
        Window second = windows[j];
        if (least.with(missing, second.missing) >= best)
            break;
        if (second.suit == windows[first].suit)
            second.missing = static_cast<std::uint8_t>(missingIn(left, second.suit, second.low));
        if (second.missing > 2 || least.with(missing, second.missing) >= best)
            continue;
        const double way = contract.trios == 0
            ? least.with(missing, second.missing)
            : Finish(contract.trios, without(left, second)).with(missing, second.missing);
        best = std::min(best, way);
    }
    return best;
}

} // namespace sobremesa::loba
