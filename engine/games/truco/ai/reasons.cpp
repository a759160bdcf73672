// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/reasons.h"

#include "engine/ai/outcomes.h"
#include "engine/games/truco/ai/knowledge.h"
#include "engine/games/truco/ai/opencards.h"

#include <algorithm>

namespace sobremesa::truco {

namespace {

constexpr int mostOpen = 6; // seats whose tricks are looked through to the end
constexpr double callWorth = 0.5; // part of a stake that a word is worth which may still be refused

// The share of the worlds in which it holds.
template<typename Holds>
double shareOf(const Insight<State> &insight, Holds holds)
{
    const auto count = std::count_if(insight.guesses.begin(), insight.guesses.end(), holds);
    return static_cast<double>(count) / static_cast<double>(insight.guesses.size());
}

Because reasonOf(Topic topic, double worth)
{
    Because reason;
    reason.topic = topic;
    reason.worth = worth;
    return reason;
}

double expected(double chance, double stake)
{
    return (2 * chance - 1) * stake;
}

// ---- the tricks

bool canLookThrough(const State &seen)
{
    return active(seen.play).size() <= mostOpen && seen.play.turn != nobody;
}

double handShare(const Insight<State> &insight)
{
    const Side own = teamOf(insight.seen.viewer);
    return shareOf(insight, [own](const State &world) { return OpenCards(world).winner() == own; });
}

// 4.4: the side takes the trick although everybody of the others who can beat the card does so.
bool takesTrick(const State &world, const Action &action)
{
    const Side own = teamOf(action.seat);
    const std::size_t trick = world.play.tricks.size();
    int ours = strength(action.cards[0]);
    int theirs = 0;
    for (const Seat seat : world.play.seats) {
        int &best = teamOf(seat) == own ? ours : theirs;
        if (world.played[seat].size() > trick)
            best = std::max(best, strength(world.played[seat][trick]));
        else if (seat != action.seat && active(world.play).contains(seat))
            for (const Card card : world.hands[seat])
                best = std::max(best, strength(card));
    }
    return ours > theirs;
}

// 9.1: what stays in hand.
void addKept(const Insight<State> &insight, Card played, Reasons &list)
{
    const State &seen = insight.seen.state;
    Card best;
    for (const Card card : seen.hands[insight.seen.viewer])
        if (card != played && (!best.known() || strength(card) > strength(best)))
            best = card;
    if (!best.known() || strength(best) <= strength(played))
        return;
    int above = 0;
    for (const Card card : State::info().pack->cards()) {
        bool open = false;
        for (Seat seat = 0; seat < seen.rules.players; ++seat)
            open = open || seen.played[seat].contains(card) || seen.hands[seat].contains(card);
        above += !open && strength(card) > strength(best) ? 1 : 0;
    }
    Because &reason = list.emplace_back(reasonOf(Topic::Keeps, 0.04 * (strength(best) - strength(played))));
    reason.card = played;
    reason.cards = { best };
    reason.number = above;
}

Reasons ofPlay(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    const int stake = std::max(seen.play.truco.accepted, seen.play.truco.open) + 1;
    Reasons list;
    const double trick = shareOf(insight, [&](const State &world) { return takesTrick(world, action); });
    Because &takes = list.emplace_back(reasonOf(Topic::Trick, 0.4 * stake * trick));
    takes.card = action.cards[0];
    takes.chance = hundredths(trick);
    if (active(seen.play).size() <= mostOpen) {
        const Side own = teamOf(action.seat);
        const double hand = shareOf(insight, [&](const State &world) {
            return OpenCards(world).winnerAfter(action.seat, action.cards[0]) == own;
        });
        Because &wins = list.emplace_back(reasonOf(Topic::Hand, expected(hand, stake)));
        wins.card = action.cards[0];
        wins.row = reason::hand;
        wins.chance = hundredths(hand);
    }
    addKept(insight, action.cards[0], list);
    return list;
}

// ---- the envido

// The side with the most points; with equal ones the one of who is nearer to the mano. Below 0: the seat has
// none; nobody at all: the others.
template<typename PointsOf>
bool winsByPoints(const State &world, Side own, PointsOf pointsOf)
{
    int best = -1;
    Side winner = other(own);
    Seat seat = world.play.mano;
    for (int i = 0; i < world.rules.players; ++i, seat = next(seat, world.rules.players)) {
        if (!active(world.play).contains(seat))
            continue;
        if (const int points = pointsOf(dealtTo(world, seat)); points > best) {
            best = points;
            winner = teamOf(seat);
        }
    }
    return winner == own;
}

// 4.7
bool winsEnvido(const State &world, Side own)
{
    return winsByPoints(world, own, envidoPoints);
}

double envidoShare(const Insight<State> &insight)
{
    const Side own = teamOf(insight.seen.viewer);
    return shareOf(insight, [own](const State &world) { return winsEnvido(world, own); });
}

// ---- the flor

// 4.9
bool winsFlor(const State &world, Side own)
{
    return winsByPoints(
        world, own, [](const Dealt &dealt) { return isFlor(dealt) ? florPoints(dealt) : -1; });
}

// ---- words

// What a expected is won for, and what it must be won for.
Because priceOf(std::uint8_t row, double share, double need, int stake, double worth)
{
    Because price = reasonOf(Topic::Price, worth);
    price.shade = row == reason::envido ? Shade::Points : Shade::Plain;
    price.row = row;
    price.chance = hundredths(share);
    price.need = hundredths(need);
    price.points = stake;
    return price;
}

// 9.1: wanting a stake instead of paying the refusal pays from here on.
double neededShare(double stake, double refusal)
{
    return (stake - refusal) / (2 * stake);
}

int envidoStake(const State &seen, const InlineVector<std::uint8_t, 4> &chain, Side side)
{
    return endsWithFalta(chain) ? rest(seen, side) : chainPoints(chain);
}

Reasons ofEnvidoBid(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    auto chain = seen.play.envido.chain;
    chain.push_back(static_cast<std::uint8_t>(action.verb - verb::envido));
    const int stake = envidoStake(seen, chain, teamOf(action.seat));
    const double share = envidoShare(insight);
    return { priceOf(reason::envido, share, 0.5, stake, callWorth * expected(share, std::min(stake, 6))) };
}

Reasons ofTrucoStep(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    if (!canLookThrough(seen))
        return {};
    const int stake = action.verb - verb::truco + 2;
    const double share = handShare(insight);
    return { priceOf(reason::truco, share, 0.5, stake, callWorth * expected(share, stake)) };
}

// What the others book at once and for certain.
Reasons ofGivingUp(const Insight<State> &insight, const Action &action)
{
    std::vector<Event> buffer;
    int least = 1000;
    for (std::size_t i = 0; i < std::min<std::size_t>(insight.guesses.size(), 200); ++i) {
        State world = insight.guesses[i];
        const Yield yield = yieldOf(world, action, buffer);
        least = std::min(least, yield.lost < 0 ? -yield.lost : 0);
    }
    if (least <= 0)
        return {};
    Because reason = reasonOf(Topic::Price, -least);
    reason.shade = Shade::GivesUp;
    reason.points = least;
    return { reason };
}

// What the winner of the flor scores if the bet is wanted (5.1).
int florStake(const State &seen, Side side)
{
    return 3 * static_cast<int>(seen.play.flor.shown.size()) + raiseIfWanted(seen, side);
}

// Wanting the bet on the flor instead of backing down before it.
Reasons ofWantingFlor(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    const Side own = teamOf(action.seat);
    const int stake = florStake(seen, own);
    const int refusal = 3 * shownBy(seen, other(own)) + raiseIfRefused(seen.play.flor);
    const double share = shareOf(insight, [own](const State &world) { return winsFlor(world, own); });
    Because price = priceOf(
        reason::flor, share, std::max(0.0, neededShare(stake, refusal)), stake, expected(share, stake));
    price.shade = Shade::Flor;
    return { price };
}

Reasons ofRaisingFlor(const Insight<State> &insight, const Action &action)
{
    const Side own = teamOf(action.seat);
    const int stake = florStake(insight.seen.state, own) + 3;
    const double share = shareOf(insight, [own](const State &world) { return winsFlor(world, own); });
    Because price = priceOf(reason::flor, share, 0.5, stake, callWorth * expected(share, stake));
    price.shade = Shade::Flor;
    return { price };
}

bool isAboutFlor(const State &seen)
{
    return seen.phase == Phase::FlorRound || seen.phase == Phase::FlorAnswer;
}

Reasons ofWanting(const Insight<State> &insight, const Action &action)
{
    const State &seen = insight.seen.state;
    if (seen.phase == Phase::Envido) {
        const auto &chain = seen.play.envido.chain;
        const int stake = envidoStake(seen, chain, teamOf(action.seat));
        const double share = envidoShare(insight);
        return { priceOf(
            reason::envido, share, neededShare(stake, chainRefused(chain)), stake, expected(share, stake)) };
    }
    if (seen.phase != Phase::Play || active(seen.play).size() > mostOpen)
        return {};
    const int open = seen.play.truco.open;
    const double share = handShare(insight);
    return { priceOf(
        reason::truco, share, neededShare(open + 1, open), open + 1, expected(share, open + 1)) };
}

} // namespace

Reasons reasons(const Insight<State> &insight, const Action &action)
{
    switch (action.verb) {
    case verb::play:
        return ofPlay(insight, action);
    case verb::envido:
    case verb::realEnvido:
    case verb::faltaEnvido:
        return ofEnvidoBid(insight, action);
    case verb::truco:
    case verb::retruco:
    case verb::valeCuatro:
        return ofTrucoStep(insight, action);
    case verb::contraflor:
    case verb::contraflorResto:
        return ofRaisingFlor(insight, action);
    case verb::quiero:
        return isAboutFlor(insight.seen.state) ? ofWantingFlor(insight, action) : ofWanting(insight, action);
    case verb::noQuiero:
    case verb::achico:
    case verb::mazo:
        return ofGivingUp(insight, action);
    default:
        return {};
    }
}

double errorUnit(const State & /*state*/)
{
    return 1.5;
}

} // namespace sobremesa::truco
