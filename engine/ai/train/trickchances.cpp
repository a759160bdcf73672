// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/trickchances.h"

#include "engine/games/truco/ai/packing.h"
#include "engine/games/truco/ai/teamview.h"

#include <algorithm>
#include <vector>

namespace sobremesa::train {

using namespace truco;

namespace {

constexpr int samples = 300, samplesOfTeams = 60;

double leadWorth(const State &state, Seat seat, int power)
{
    const auto &hand = state.hands[seat];
    if (!state.play.tricks.empty())
        return power;
    const auto better =
        std::count_if(hand.begin(), hand.end(), [power](Card other) { return strength(other) > power; });
    return better == 1 ? 1 : better == 0 ? 0.5 : 0;
}

// A tie is worth more than any loss, and more than a win where it ends the hand: who has won a trick needs no
// other.
double tieWorth(const View &view)
{
    constexpr double enough = 200, tying = 10;
    const auto &tricks = view.play.tricks;
    return std::find(tricks.begin(), tricks.end(), view.side) != tricks.end() ? enough : tying;
}

double worthByThumb(const View &view, const Lying &lying, int power)
{
    constexpr int winning = 100;
    const int own = lying.best[view.side], others = lying.best[other(view.side)];
    if (lying.cards == 0)
        return leadWorth(view.state, view.seat, power);
    if (own > others)
        return -power; // the partner has it
    return power > others ? winning - power : power == others ? tieWorth(view) : -power;
}

// 1 nobody, 2 the seat, 3 the other one; 0: it has not been played yet.
std::uint64_t wonBy(const State &state, Seat seat, std::size_t trick)
{
    const auto &tricks = state.play.tricks;
    return trick >= tricks.size() ? 0 : tricks[trick] == parda ? 1 : tricks[trick] == teamOf(seat) ? 2 : 3;
}

// All that the chance of one of two depends on: the own cards, what lies, who has won what, and whose turn it
// is.
std::uint64_t keyOfTwo(const State &state, Seat seat)
{
    const View view { state, seat };
    const Cards<handSize> hand = byStrength(state.hands[seat]);
    std::uint64_t key = seat == state.play.mano ? 1 : 0;
    key <<= 4U * (handSize - hand.size());
    for (const Card card : hand)
        key = key << 4U | static_cast<std::uint64_t>(strength(card));
    for (const Seat each : { seat, view.rival() })
        key = key << 4U | static_cast<std::uint64_t>(view.cardOf(each, view.trick));
    for (std::size_t trick = 0; trick + 1 < handSize; ++trick)
        key = key << 2U | wonBy(state, seat, trick);
    return key << 1U | (seat == state.play.lead ? 1U : 0U);
}

// The same of one of a team; and who has laid, and what a partner has made a sign for.
std::uint64_t keyOfTeams(const State &state, Seat seat)
{
    const View view { state, seat };
    const Lying lying = lyingIn(view);
    const Dealt hand = byStrength(state.hands[seat]);
    Packing packing;
    for (std::size_t i = 0; i < handSize; ++i)
        packing.add(i < hand.size() ? strength(hand[i]) : 0, 16);
    packing.add(lying.best[view.side], 16).add(lying.best[other(view.side)], 16);
    for (unsigned each = 0; each < view.count(); ++each)
        packing.add(view.cardOf(static_cast<Seat>((seat + each) % view.count()), view.trick) > 0, 2);
    const PartnersBest best = partnersBest(view);
    packing.add(placesFrom(state, state.play.lead, seat), view.count()).add(best.power, 16);
    if (!view.isOfPairs()) // which of the two partners
        packing.add(best.power > 0 ? placesFrom(state, best.seat, seat) : 0, view.count());
    packing.add(teamOf(state.play.mano) == view.side, 2);
    for (std::size_t trick = 0; trick + 1 < handSize; ++trick)
        packing.add(wonBy(state, seat, trick), 4);
    return packing.key();
}

std::uint64_t keyOf(const State &state, Seat seat)
{
    return state.rules.players == 2 ? keyOfTwo(state, seat) : keyOfTeams(state, seat);
}

// What the others may hold, by the key alone: the cards of closed tricks are in it, and those that do not
// take the trick for their side.
std::vector<Card> hiddenFrom(const State &state, Seat seat)
{
    std::array<int, 2> best = lyingIn({ state, seat }).best;
    std::vector<Card> seen(state.hands[seat].begin(), state.hands[seat].end());
    for (Seat each = 0; each < state.rules.players; ++each) {
        int &wanted = best[teamOf(each)];
        const auto &played = state.played[each];
        if (played.size() <= state.play.tricks.size() || strength(played.back()) != wanted)
            continue;
        seen.push_back(played.back());
        wanted = 0;
    }
    std::vector<Card> hidden;
    for (const Card card : plan(state).pack)
        if (std::find(seen.begin(), seen.end(), card) == seen.end())
            hidden.push_back(card);
    std::stable_sort(
        hidden.begin(), hidden.end(), [](Card left, Card right) { return strength(left) < strength(right); });
    return hidden;
}

// The places of the hidden cards; where a partner's sign tells of one, that card is laid down and no longer
// hidden.
std::vector<Card *> placesIn(State &world, Seat seat, std::vector<Card> &hidden)
{
    const View view { world, seat };
    std::vector<Card *> places;
    for (int after = 1; after < world.rules.players; ++after) // not from a fixed seat: the key knows of none
        for (Card &card : world.hands[static_cast<std::size_t>((seat + after) % world.rules.players)])
            places.push_back(&card);
    const PartnersBest best = view.isOfTeams() ? partnersBest(view) : PartnersBest {};
    const auto known = std::find_if(
        hidden.begin(), hidden.end(), [&best](Card card) { return strength(card) == best.power; });
    if (best.power == 0 || known == hidden.end() || world.hands[best.seat].empty())
        return places;
    Card &held = world.hands[best.seat][0];
    held = *known;
    hidden.erase(known);
    std::erase(places, &held);
    return places;
}

// Words are over; only the tricks are played, for a point.
bool winsTricks(State world, Side side)
{
    world.play.truco = {};
    world.play.envido = {};
    world.play.envido.stage = Stage::Done;
    world.phase = Phase::Play;
    world.scores = {};
    Events deaf;
    while (world.phase == Phase::Play && world.play.turn != nobody) {
        Action action;
        action.seat = world.play.turn;
        action.verb = verb::play;
        action.cards.push_back(cardByThumb(world, action.seat));
        apply(world, action, deaf);
    }
    return world.scores[static_cast<std::size_t>(side)] > 0;
}

double played(State world, Seat seat, std::uint64_t key)
{
    std::vector<Card> hidden = hiddenFrom(world, seat);
    const std::vector<Card *> places = placesIn(world, seat, hidden);
    const int count = world.rules.players == 2 ? samples : samplesOfTeams;
    Rng rng(key);
    int won = 0;
    for (int i = 0; i < count; ++i) {
        shuffleFirst(hidden, places.size(), rng);
        for (std::size_t place = 0; place < places.size(); ++place)
            *places[place] = hidden[place];
        won += winsTricks(world, teamOf(seat)) ? 1 : 0;
    }
    return static_cast<double>(won) / count;
}

} // namespace

Card cardByThumb(const State &state, Seat seat)
{
    const View view { state, seat };
    const Lying lying = lyingIn(view);
    const auto &hand = state.hands[seat];
    return *std::max_element(hand.begin(), hand.end(), [&](Card left, Card right) {
        return worthByThumb(view, lying, strength(left)) < worthByThumb(view, lying, strength(right));
    });
}

double TrickChances::of(const State &state, Seat seat)
{
    const std::uint64_t key = keyOf(state, seat);
    const auto found = m_known.find(key);
    return found != m_known.end() ? found->second
                                  : m_known.emplace(key, played(state, seat, key)).first->second;
}

} // namespace sobremesa::train
