// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/world.h"

#include "engine/core/unseen.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

std::vector<Card> handOf(const Position &position, Seat seat)
{
    for (const ZoneCards &zone : zones(position)) {
        if (zone.place == Place { Zone::Hand, seat })
            return { zone.cards.begin(), zone.cards.end() };
    }
    return {};
}

std::vector<Card> stockOf(const Position &position)
{
    for (const ZoneCards &zone : zones(position)) {
        if (zone.place.zone == Zone::Stock)
            return { zone.cards.begin(), zone.cards.end() };
    }
    return {};
}

// Pairs of cards that change places all over the deal.
class Exchange
{
public:
    void swap(Card left, Card right)
    {
        if (left != right)
            m_pairs.emplace_back(left, right);
    }
    void apply(std::vector<Card> &cards) const
    {
        for (Card &card : cards)
            card = after(card);
    }
    [[nodiscard]] Card after(Card card) const
    {
        for (const auto &[left, right] : m_pairs)
            card = card == left ? right : card == right ? left : card;
        return card;
    }

private:
    std::vector<std::pair<Card, Card>> m_pairs;
};

// What is in the first and not in the second, card by card.
std::vector<Card> without(std::vector<Card> cards, const std::vector<Card> &gone)
{
    for (const Card card : gone) {
        const auto found = std::find(cards.begin(), cards.end(), card);
        if (found != cards.end())
            cards.erase(found);
    }
    return cards;
}

void fillHand(Exchange &exchange, std::vector<Card> now, const std::vector<Card> &wanted)
{
    exchange.apply(now);
    const auto leaving = without(now, wanted);
    const auto coming = without(wanted, now);
    for (std::size_t i = 0; i < leaving.size() && i < coming.size(); ++i)
        exchange.swap(leaving[i], coming[i]);
}

void fillStock(Exchange &exchange, const std::vector<Card> &stock, const std::vector<Card> &wanted)
{
    for (std::size_t i = 0; i < wanted.size() && i < stock.size(); ++i)
        exchange.swap(exchange.after(stock[i]), wanted[i]);
}

Refusal wrongWorld(std::string why)
{
    return Refusal { "world", std::move(why), {}, "" };
}

// The same opening and actions with the cards of the last deal exchanged.
Result<Match> replayed(const Match &match, const Exchange &exchange)
{
    Opening opening = match.opening();
    std::vector<GivenDeal> deals = match.dealt();
    exchange.apply(deals.back().cards);
    for (auto &order : deals.back().reshuffles)
        exchange.apply(order);
    for (std::size_t i = deals.size(); i < opening.deals.size(); ++i)
        deals.push_back(opening.deals[i]);
    opening.deals = std::move(deals);
    auto other = Match::begin(std::move(opening));
    for (std::size_t i = 0; other && i < match.actionCount(); ++i) {
        if (auto refusal = other->play(match.action(i)))
            return wrongWorld("what has been played would not be possible: " + refusal->message);
    }
    return other;
}

Exchange exchangeFor(const Match &match, const World &world)
{
    Exchange exchange;
    for (const auto &[seat, wanted] : world.hands)
        fillHand(exchange, handOf(match.position(), seat), wanted);
    fillStock(exchange, stockOf(match.position()), world.stock);
    return exchange;
}

// ---- chances

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

Result<Match> inWorld(const Match &match, const World &world, Seat viewer)
{
    auto other = replayed(match, exchangeFor(match, world));
    if (!other)
        return other;
    for (const auto &[seat, wanted] : world.hands) {
        auto now = handOf(other->position(), seat);
        std::sort(now.begin(), now.end());
        if (now != wanted)
            return wrongWorld("seat " + std::to_string(seat) + " cannot hold these cards now");
    }
    const auto stock = stockOf(other->position());
    if (world.stock.size() > stock.size()
        || !std::equal(world.stock.begin(), world.stock.end(), stock.begin()))
        return wrongWorld("these cards cannot be in the stock now");
    if (!(other->observe(viewer) == match.observe(viewer)))
        return wrongWorld("the learner would see a difference");
    return other;
}

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
