// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/world.h"

#include "engine/learn/exchange.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

void fillStock(Exchange &exchange, const std::vector<Card> &stock, const std::vector<Card> &wanted)
{
    for (std::size_t i = 0; i < wanted.size() && i < stock.size(); ++i)
        exchange.swap(exchange.after(stock[i]), wanted[i]);
}

Exchange exchangeFor(const Match &match, const World &world)
{
    Exchange exchange;
    for (const auto &[seat, wanted] : world.hands)
        fillHand(exchange, handOf(match.position(), seat), wanted);
    fillStock(exchange, stockOf(match.position()), world.stock);
    return exchange;
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

} // namespace sobremesa::learn
