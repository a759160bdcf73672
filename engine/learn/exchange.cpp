// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/exchange.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

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

} // namespace

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

void fillHand(Exchange &exchange, std::vector<Card> now, const std::vector<Card> &wanted)
{
    exchange.apply(now);
    const auto leaving = without(now, wanted);
    const auto coming = without(wanted, now);
    for (std::size_t i = 0; i < leaving.size() && i < coming.size(); ++i)
        exchange.swap(leaving[i], coming[i]);
}

Refusal wrongWorld(std::string why)
{
    return Refusal { "world", std::move(why), {}, "" };
}

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

} // namespace sobremesa::learn
