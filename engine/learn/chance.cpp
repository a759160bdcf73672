// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/chance.h"

#include "engine/core/unseen.h"
#include "engine/learn/exchange.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

// C(size, count), as a number large enough for shares.
double choose(int size, int count)
{
    double ways = count < 0 || count > size ? 0 : 1;
    for (int i = 0; i < count && ways > 0; ++i)
        ways = ways * (size - i) / (i + 1);
    return ways;
}

double shareHolding(const Chance &chance, const Match &match, Seat viewer)
{
    const Position &seen = match.observe(viewer).position;
    const CardList unseen = unseenCards(zones(seen), *match.game().pack);
    const int all = static_cast<int>(unseen.size());
    const int hand = static_cast<int>(handOf(match.position(), chance.seat).size());
    const int wanted = static_cast<int>(std::count_if(unseen.begin(), unseen.end(), [&](Card card) {
        return std::find(chance.holds.begin(), chance.holds.end(), card) != chance.holds.end();
    }));
    double ways = 0;
    for (int held = chance.least; held <= std::min(wanted, hand); ++held)
        ways += choose(wanted, held) * choose(all - wanted, hand - held);
    return all == 0 ? 0 : ways / choose(all, hand);
}

struct Count
{
    int all = 0;
    int good = 0;

    [[nodiscard]] double share() const { return all == 0 ? 0 : static_cast<double>(good) / all; }
};

void countWorld(const Matcher &matcher, Position world, const Action &action, Actions &buffer, Count &count)
{
    buffer.clear();
    legal(world, action.seat, buffer);
    if (std::find(buffer.begin(), buffer.end(), action) == buffer.end())
        return;
    std::vector<Event> list;
    Events events(list);
    apply(world, action, events);
    ++count.all;
    count.good += matches(matcher, { infoOf(world), action, list, world }) ? 1 : 0;
}

// The one other seat that holds cards; nobody if several do.
Seat onlyOther(const Position &position, Seat viewer)
{
    Seat found = nobody;
    for (Seat seat = 0; seat < seatCount(position); ++seat) {
        if (seat == viewer || handOf(position, seat).empty())
            continue;
        if (found != nobody)
            return nobody;
        found = seat;
    }
    return found;
}

// Calls with every choice of so many cards.
template<typename Visitor>
void choices(const CardList &cards, std::size_t count, Visitor visitor)
{
    std::vector<std::size_t> picked(count);
    for (std::size_t i = 0; i < count; ++i)
        picked[i] = i;
    for (;;) {
        std::vector<Card> hand;
        hand.reserve(count);
        for (const std::size_t place : picked)
            hand.push_back(cards[place]);
        visitor(hand);
        std::size_t last = count;
        while (last > 0 && picked[last - 1] == cards.size() - count + last - 1)
            --last;
        if (last == 0)
            return;
        ++picked[last - 1];
        for (std::size_t i = last; i < count; ++i)
            picked[i] = picked[i - 1] + 1;
    }
}

double sampledShare(const Matcher &matcher, const Match &match, Seat viewer, const Action &action)
{
    constexpr std::uint64_t samples = 4000;
    const Observation observation = match.observe(viewer);
    Actions buffer;
    Count count;
    for (std::uint64_t i = 0; i < samples; ++i) {
        Rng rng(i);
        countWorld(matcher, resampled(observation, rng), action, buffer, count);
    }
    return count.share();
}

double enumeratedShare(
    const Matcher &matcher, const Match &match, Seat viewer, Seat other, const Action &action)
{
    const Observation observation = match.observe(viewer);
    const CardList unseen = unseenCards(zones(observation.position), *match.game().pack);
    const std::vector<Card> held = handOf(match.position(), other);
    Actions buffer;
    Count count;
    choices(unseen, held.size(), [&](const std::vector<Card> &hand) {
        Exchange exchange;
        fillHand(exchange, held, hand);
        const auto world = replayed(match, exchange);
        if (world)
            countWorld(matcher, world->position(), action, buffer, count);
    });
    return count.share();
}

bool canEnumerate(const Match &match, Seat viewer, Seat other)
{
    constexpr double most = 20000;
    const CardList unseen = unseenCards(zones(match.observe(viewer).position), *match.game().pack);
    const auto held = handOf(match.position(), other).size();
    return choose(static_cast<int>(unseen.size()), static_cast<int>(held)) <= most;
}

} // namespace

double shareOf(const Chance &chance, const Match &match, Seat viewer, const Action &action)
{
    if (!chance.matcher)
        return shareHolding(chance, match, viewer);
    const Seat other = onlyOther(match.position(), viewer);
    if (other != nobody && canEnumerate(match, viewer, other))
        return enumeratedShare(*chance.matcher, match, viewer, other, action);
    return sampledShare(*chance.matcher, match, viewer, action);
}

} // namespace sobremesa::learn
