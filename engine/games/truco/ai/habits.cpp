// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/habits.h"

#include "engine/ai/rising.h"
#include "engine/games/truco/ai/estimate.h"
#include "engine/games/truco/ai/giving.h"

#include <algorithm>

namespace sobremesa::truco {

namespace {

// Not everybody goes by the page: one in ten speaks more or less as it comes.
constexpr double loose = 0.1;
double usually(double share, double loosely)
{
    return (1 - loose) * share + loose * loosely;
}

// Envido points: the mano wins ties.
int ownPoints(const Giving &giving)
{
    const State &state = giving.state();
    return envidoPoints(dealtTo(state, giving.seat())) + (giving.seat() == state.play.mano ? 1 : 0);
}

// The same as they count between two: several opponents hold more (9.1, rule 2).
int pointsOf(const Giving &giving)
{
    const int rivals = activeOf(giving.state(), other(teamOf(giving.seat()))).size();
    return ownPoints(giving) - (rivals > 1 ? 2 : 0);
}

// Of partners who are asked together the last one must answer.
bool isLast(const Giving &giving)
{
    bool last = true;
    for (const Seat partner : activeOf(giving.state(), teamOf(giving.seat())))
        last = last && partner <= giving.seat();
    return last;
}

// ---- the envido (9.1, rules 1 to 4)

// Near the end of a game a falta envido is about little. About much, only who holds a lot says it: not even
// the loose ones stake a game on nothing.
double opensWithFalta(const State &state, Seat seat, int points)
{
    if (!isForMuch(state, seat))
        return usually(0, 0.15);
    return usually(points >= 30 ? 0.3 : points == 29 ? 0.1 : 0, 0.02);
}

// A raise to all that is left, by who holds enough for it and by who does not.
double raisesToRest(bool enough, double share, bool much)
{
    return usually(enough ? share : 0.0, much ? 0.02 : 0.12);
}

void openEnvido(Giving &giving)
{
    if (!giving.has(verb::envido))
        return;
    const State &state = giving.state();
    const int points = pointsOf(giving);
    const bool now = state.play.turn == giving.seat() || state.play.truco.open > 0;
    const bool fishes = points > 30 && giving.seat() == state.play.mano;
    const double share = points >= 27 ? (fishes ? 0.6 : 0.88)
        : points == 26                ? 0.45
        : points == 25                ? 0.18
                                      : 0.06;
    const double spoken = now ? usually(share, 0.35) : 0.05 * share;
    giving.give({ verb::faltaEnvido }, spoken * opensWithFalta(state, giving.seat(), points));
    giving.give({ verb::realEnvido },
        spoken
            * usually(points >= 31 ? 0.45
                    : points >= 29 ? 0.15
                                   : 0.03,
                0.3));
    giving.give({ verb::envido }, spoken);
}

// The dearer it is, the more it takes. Of two who are asked either may want it: each needs less for that, or
// whoever calls without points would be believed too often.
double leastPoints(const State &state, Seat seat)
{
    constexpr std::array<int, 3> stakes { 2, 4, 7 };
    constexpr std::array<double, 4> alone { 25, 27, 28.5, 30 }, together { 26, 27, 28.5, 29 };
    const auto &chain = state.play.envido.chain;
    const int stake = chainWanted(state, chain, teamOf(seat));
    const auto row =
        static_cast<std::size_t>(std::lower_bound(stakes.begin(), stakes.end(), stake) - stakes.begin());
    return activeOf(state, teamOf(seat)).size() > 1 ? together[row] : alone[row];
}

void answerEnvido(Giving &giving)
{
    const int points = pointsOf(giving);
    const bool much = isForMuch(giving.state(), giving.seat());
    giving.give({ verb::faltaEnvido }, raisesToRest(points >= (much ? 30 : 32), 0.5, much));
    giving.give({ verb::realEnvido, verb::envido },
        usually(points >= 30   ? 0.6
                : points == 29 ? 0.25
                               : 0.0,
            0.15));
    const double least = leastPoints(giving.state(), giving.seat());
    giving.give({ verb::quiero }, usually(rising(ownPoints(giving), least - 2.5, least + 0.5), 0.6));
    if (isLast(giving))
        giving.give({ verb::noQuiero });
}

// ---- the truco (9.1, rules 1 and 9 to 11)

void answerTruco(Giving &giving)
{
    constexpr std::array<double, 4> prices { 0, 0.25, 0.2, 0.17 };
    const double chance = trickChance(giving.state(), giving.seat());
    const double price = prices[giving.state().play.truco.open];
    giving.give({ verb::retruco, verb::valeCuatro },
        usually(chance > 0.72  ? 0.5
                : chance > 0.6 ? 0.15
                               : 0.02,
            0.15));
    giving.give({ verb::quiero }, usually(rising(chance, price - 0.02, price + 0.22), 0.6));
    if (isLast(giving))
        giving.give({ verb::noQuiero });
}

void callTruco(Giving &giving)
{
    const State &state = giving.state();
    if (state.play.truco.open > 0)
        return;
    const double chance = trickChance(state, giving.seat());
    const auto won = std::count(state.play.tricks.begin(), state.play.tricks.end(), teamOf(giving.seat()));
    const double good = rising(chance, 0.5, 0.75) * 0.6;
    const double bad = chance < 0.3 ? (won > 0 ? 0.12 : 0.06) : won > 0 ? 0.2 : 0.03;
    const bool turn = state.play.turn == giving.seat();
    const double share = turn ? usually(std::max(good, bad), 0.15) : chance > 0.9 ? 0.3 : 0.02 * good;
    giving.give({ verb::truco, verb::retruco, verb::valeCuatro }, share);
}

// ---- cards: what seems best most of the time, and the worse the more seldom

void playCards(Giving &giving)
{
    const Actions &actions = giving.actions();
    std::array<double, handSize> worths {};
    std::size_t cards = 0;
    while (cards < actions.size() && actions[cards].verb == verb::play) {
        worths[cards] = cardWorth(giving.state(), giving.seat(), actions[cards].cards[0]);
        ++cards;
    }
    const double best = *std::max_element(worths.begin(), worths.begin() + static_cast<int>(cards));
    double all = 0;
    for (std::size_t i = 0; i < cards; ++i) {
        const double behind = 1 + 16 * (best - worths[i]);
        worths[i] = 1 / (behind * behind);
        all += worths[i];
    }
    for (std::size_t i = 0; i < cards; ++i)
        giving.giveAt(i, giving.left() * worths[i] / all);
}

// Out of turn only to open an envido, to answer, to raise with a good hand, and for a flor.
void speakInPlay(Giving &giving)
{
    giving.give({ verb::flor }, 0.85);
    openEnvido(giving);
    if (giving.has(verb::quiero))
        return answerTruco(giving);
    callTruco(giving);
    if (giving.has(verb::play))
        playCards(giving);
}

void speakOfEnvido(Giving &giving)
{
    giving.give({ verb::flor });
    if (giving.has(verb::quiero))
        answerEnvido(giving);
}

void speakOfFlor(Giving &giving)
{
    const double chance = florChance(giving.state(), giving.seat());
    const bool much = isForMuch(giving.state(), giving.seat());
    giving.give({ verb::contraflorResto }, raisesToRest(chance > (much ? 0.85 : 0.7), 0.25, much));
    if (chance > 0.8)
        giving.give({ verb::contraflor }, 0.5);
    giving.give({ verb::flor });
    giving.give({ verb::quiero }, rising(chance, 0.3, 0.5));
    giving.give({ verb::achico, verb::quiero });
}

// Three open cards of a suit are a flor, no guess.
void accuse(Giving &giving)
{
    const Actions &actions = giving.actions();
    for (std::size_t i = 0; i < giving.shares().size(); ++i) {
        const Action &action = actions[i];
        if (action.verb == verb::accuse && giving.state().played[action.number].size() == handSize)
            return giving.giveAt(i, 1);
    }
    giving.give({ verb::done });
}

} // namespace

bool isForMuch(const State &state, Seat seat)
{
    constexpr int much = 7; // points: as dear as a real envido upon two others
    return rest(state, teamOf(seat)) > much;
}

Shares sharesOf(const State &state, const Actions &actions)
{
    Giving giving(state, actions);
    switch (state.phase) {
    case Phase::Play:
        speakInPlay(giving);
        break;
    case Phase::Envido:
        speakOfEnvido(giving);
        break;
    case Phase::FlorRound:
    case Phase::FlorAnswer:
        speakOfFlor(giving);
        break;
    case Phase::Claims:
        accuse(giving);
        break;
    default:
        giving.give({ verb::flor, verb::declare });
    }
    return giving.shares();
}

} // namespace sobremesa::truco
