// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"

namespace sobremesa {

namespace {

bool wantsDeal(const Position &position)
{
    return actors(position).empty() && !isOver(position);
}

Refusal below(std::string place, const Refusal &refusal)
{
    Refusal whole = refusal;
    whole.place = std::move(place) + (refusal.place.empty() ? "" : '.' + refusal.place);
    return whole;
}

} // namespace

Result<Match> Match::begin(Opening opening)
{
    const Result<Position> first = startGame(*opening.game, opening.setup);
    if (!first)
        return first.refusal();
    Match match(std::move(opening));
    match.m_now.position = *first;
    std::vector<Event> list;
    if (auto refusal = match.dealWhileWanted(list))
        return *refusal;
    match.m_begun = match.keep(std::nullopt, std::move(list));
    return match;
}

std::optional<Refusal> Match::play(const Action &action)
{
    if (!isLegal(m_now.position, action, m_buffer))
        return refuse(m_now.position, action);
    Moment before = m_now;
    std::vector<Event> list;
    Events events(list);
    apply(m_now.position, action, events);
    if (auto refusal = dealWhileWanted(list)) {
        returnTo(before);
        return refusal;
    }
    m_steps.push_back({ std::move(before), keep(action, std::move(list)) });
    return std::nullopt;
}

std::shared_ptr<const Happening> Match::keep(std::optional<Action> action, std::vector<Event> events)
{
    m_now.last = std::make_shared<Happening>(action, std::move(events), m_now.last);
    return m_now.last;
}

bool Match::undo()
{
    if (m_steps.empty())
        return false;
    returnTo(m_steps.back().before);
    m_steps.pop_back();
    return true;
}

void Match::returnTo(const Moment &moment)
{
    m_now = moment;
    m_dealt.resize(moment.deals);
    if (!m_dealt.empty())
        m_dealt.back().reshuffles.resize(moment.reshuffles);
}

std::optional<Refusal> Match::dealWhileWanted(std::vector<Event> &list)
{
    Events events(list);
    while (wantsDeal(m_now.position)) {
        const DealPlan wanted = plan(m_now.position);
        if (!wanted.reshuffle && !nextDeal())
            return std::nullopt;
        if (auto refusal = dealOnce(wanted, events))
            return refusal;
    }
    return std::nullopt;
}

bool Match::isOutOfDeals() const
{
    return wantsDeal(m_now.position);
}

std::optional<GivenDeal> Match::nextDeal() const
{
    const std::size_t number = m_dealt.size();
    if (number < m_opening.deals.size())
        return m_opening.deals[number];
    if (!m_opening.seed)
        return std::nullopt;
    GivenDeal deal;
    deal.seed = mix(*m_opening.seed, number);
    return deal;
}

std::optional<Refusal> Match::dealOnce(const DealPlan &wanted, Events &events)
{
    const Pack &pack = *game().pack;
    const std::size_t number = m_dealt.size() - (wanted.reshuffle ? 1 : 0);
    const bool listed = number < m_opening.deals.size();
    const GivenDeal given = !wanted.reshuffle ? *nextDeal() : listed ? m_opening.deals[number] : GivenDeal {};
    if (!wanted.reshuffle)
        m_now.rng = Rng(given.seed);
    const auto order = wanted.reshuffle
        ? reshuffleOf(given, m_dealt.back().reshuffles.size(), wanted, pack, m_now.rng)
        : orderOf(given, wanted, seatCount(m_now.position), pack, m_now.rng);
    if (!order)
        return below("deals[" + std::to_string(number) + ']', order.refusal());
    const std::vector<Card> cards(order->begin(), order->end());
    if (wanted.reshuffle)
        m_dealt.back().reshuffles.push_back(cards);
    else
        m_dealt.push_back({ GivenDeal::Form::Deck, 0, cards, {}, {} });
    m_now.deals = m_dealt.size();
    m_now.reshuffles = m_dealt.back().reshuffles.size();
    deal(m_now.position, *order, events);
    return std::nullopt;
}

} // namespace sobremesa
