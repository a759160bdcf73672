// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/deals.h"

#include <string>

namespace sobremesa {

namespace {

// Takes the cards that a deal names out of the pack, each its first copy.
class Taker
{
public:
    Taker(const DealPlan &plan, const Pack &pack)
        : m_left(plan.pack)
        , m_pack(pack)
    {
    }

    std::optional<Refusal> take(const std::vector<Card> &cards, const std::string &place)
    {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (!m_left.remove(cards[i]))
                return refused(at(place, i),
                    { SM_TEXT("engine", "%1 is dealt more often than the pack holds it"),
                        { m_pack.code(cards[i]) } });
        }
        return std::nullopt;
    }
    // What nobody named, in canonical order.
    [[nodiscard]] const PackCards &rest() const { return m_left; }

private:
    PackCards m_left;
    const Pack &m_pack;
};

void fillUp(PackCards &order, const PackCards &rest, std::size_t size)
{
    for (const Card card : rest) {
        if (order.size() < size)
            order.push_back(card);
    }
}

PackCards shuffled(const DealPlan &plan, Rng &rng)
{
    PackCards order = plan.pack;
    shuffle(order, rng);
    order.resize(plan.size);
    return order;
}

Result<PackCards> listed(
    const std::vector<Card> &cards, const std::string &place, const DealPlan &plan, const Pack &pack)
{
    Taker taker(plan, pack);
    if (auto wrong = taker.take(cards, place))
        return *wrong;
    if (cards.size() > plan.size)
        return refused(place,
            { SM_TEXT("engine", "has more cards than are dealt, %1"),
                { static_cast<std::int64_t>(plan.size) } });
    PackCards order;
    for (const Card card : cards)
        order.push_back(card);
    fillUp(order, taker.rest(), plan.size);
    return order;
}

std::optional<Refusal> wrongSizes(const GivenDeal &given, const DealPlan &plan, int seats)
{
    if (given.hands.size() != static_cast<std::size_t>(seats))
        return refused("hands", { SM_TEXT("engine", "must be %1 hands"), { seats } });
    for (std::size_t seat = 0; seat < given.hands.size(); ++seat) {
        const auto wanted = std::count(plan.order.begin(), plan.order.end(), static_cast<Seat>(seat));
        if (std::cmp_not_equal(given.hands[seat].size(), wanted))
            return refused(at("hands", seat), { SM_TEXT("engine", "must be %1 cards"), { wanted } });
    }
    return std::nullopt;
}

Result<PackCards> fromHands(const GivenDeal &given, const DealPlan &plan, int seats, const Pack &pack)
{
    if (auto wrong = wrongSizes(given, plan, seats))
        return *wrong;
    Taker taker(plan, pack);
    for (std::size_t seat = 0; seat < given.hands.size(); ++seat) {
        if (auto wrong = taker.take(given.hands[seat], at("hands", seat)))
            return *wrong;
    }
    if (auto wrong = taker.take(given.cards, "stock"))
        return *wrong;
    if (plan.order.size() + given.cards.size() > plan.size)
        return refused("stock", { SM_TEXT("engine", "has more cards than are left") });
    PackCards order;
    BySeat<std::size_t> dealt {};
    for (const Seat seat : plan.order)
        order.push_back(given.hands[seat][dealt[seat]++]);
    for (const Card card : given.cards)
        order.push_back(card);
    fillUp(order, taker.rest(), plan.size);
    return order;
}

} // namespace

Result<PackCards> orderOf(const GivenDeal &given, const DealPlan &plan, int seats, const Pack &pack, Rng &rng)
{
    switch (given.form) {
    case GivenDeal::Form::Deck:
        return listed(given.cards, "deck", plan, pack);
    case GivenDeal::Form::Hands:
        return fromHands(given, plan, seats, pack);
    case GivenDeal::Form::Seed:
        break;
    }
    if (plan.listed)
        return refused("seed",
            { SM_TEXT("engine", "the start is in the middle of a deal, so this must be %1"),
                { "\"hands\" or \"deck\"" } });
    return shuffled(plan, rng);
}

Result<PackCards> reshuffleOf(
    const GivenDeal &given, std::size_t number, const DealPlan &plan, const Pack &pack, Rng &rng)
{
    if (given.form == GivenDeal::Form::Seed)
        return shuffled(plan, rng);
    static const std::vector<Card> nothing;
    const bool listedHere = number < given.reshuffles.size();
    return listed(listedHere ? given.reshuffles[number] : nothing, at("reshuffles", number), plan, pack);
}

} // namespace sobremesa
