// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/situation.h"

#include "engine/games/truco/phases.h"

#include <algorithm>

namespace sobremesa::truco {

namespace {

// Several small numbers in one.
class Packing
{
public:
    // Of the numbers 0 to count - 1.
    template<typename Number>
    Packing &add(Number number, unsigned count)
    {
        m_key = m_key * count + static_cast<std::uint64_t>(number);
        return *this;
    }
    [[nodiscard]] std::uint64_t key() const { return m_key; }

private:
    std::uint64_t m_key = 1;
};

// ---- cards

// By strength, from 1 (the fours) to 14 (the ace of swords).
constexpr std::array<std::uint8_t, 15> classes { 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 7, 8, 9 };
constexpr std::array<std::uint8_t, 15> thirds { 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2 };
constexpr std::array<std::uint8_t, 15> quarters { 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 3, 3 };
constexpr std::array<std::uint8_t, 15> halves { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1 };
constexpr unsigned classCount = 10;
// In the first trick there is more to tell apart.
constexpr std::array<std::uint8_t, 15> firstClasses { 0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 6, 7, 7 };

bool isWeaker(Card left, Card right)
{
    const int weak = strength(left), strong = strength(right);
    return weak != strong ? weak < strong : left < right;
}

// By hand: there are three at most, and situations are asked for millions of times.
Cards<handSize> byStrength(Cards<handSize> hand)
{
    for (std::size_t i = 1; i < hand.size(); ++i)
        for (std::size_t at = i; at > 0 && isWeaker(hand[at], hand[at - 1]); --at)
            std::swap(hand[at], hand[at - 1]);
    return hand;
}

// How a hand looks beside the card that it has to beat.
struct Beside
{
    int losing = 0, tying = 0;
};

Beside beside(const Cards<handSize> &hand, int lies)
{
    Beside beside;
    for (const Card card : hand) {
        beside.losing += strength(card) < lies ? 1 : 0;
        beside.tying += strength(card) == lies ? 1 : 0;
    }
    return beside;
}

// ---- points

// 0 to 15: below 20 in two classes, then each.
int pointsClass(int points)
{
    return points < 20 ? (points < 5 ? 0 : 1) : points - 18;
}
// 0 to 2, once the seat has not opened the envido.
int coarseClass(int points)
{
    return points < 23 ? 0 : points < 27 ? 1 : 2;
}
// 0 to 2: what is known of somebody who declared so many.
int declaredClass(int points)
{
    return points < 27 ? 0 : points < 30 ? 1 : 2;
}

// How good the cards are for the tricks, by the best two: 0 to 4.
int handClass(const Dealt &dealt)
{
    std::array<int, handSize> powers {};
    std::transform(dealt.begin(), dealt.end(), powers.begin(), strength);
    std::sort(powers.begin(), powers.end());
    const int sum = powers[2] + 2 * powers[1];
    return sum <= 18 ? 0 : sum <= 23 ? 1 : sum <= 27 ? 2 : sum <= 31 ? 3 : 4;
}

// ---- the seat's view

// One seat's, of a play of two.
struct View
{
    const State &state;
    Seat seat;
    Seat rival = static_cast<Seat>(1 - seat);
    const Play &play = state.play;
    std::size_t trick = play.tricks.size();

    [[nodiscard]] int cardOf(Seat who, std::size_t at) const
    {
        return state.played[who].size() > at ? strength(state.played[who][at]) : 0;
    }
    [[nodiscard]] int needs(Seat who) const { return state.rules.target - state.scores[teamOf(who)]; }
    [[nodiscard]] int ownPoints() const { return envidoPoints(dealtTo(state, seat)); }
    [[nodiscard]] bool opensEnvido() const { return mayOpenEnvido(state, seat); }
};

// How near the sides are to the target: 0 to 4, of which 0 and 1 are one where the stakes are small.
enum : std::uint8_t { farAway, midway, ownNear, rivalNear, bothNear, nearnessCount };

int nearness(const View &view)
{
    constexpr int near = 5, far = 15;
    const int own = view.needs(view.seat), others = view.needs(view.rival);
    if (own > near && others > near)
        return std::min(own, others) >= far ? farAway : midway;
    return own > near ? rivalNear : others > near ? ownNear : bothNear;
}
int nearnessOfTricks(const View &view)
{
    return std::max<int>(midway, nearness(view)) - midway;
}

// What the envido has told, 0 to 10: nothing; that the rival, or the seat itself, refused it; or what was
// declared.
constexpr unsigned toldCount = 11;
int told(const View &view)
{
    const Envido &envido = view.play.envido;
    if (envido.stage != Stage::Done)
        return 0;
    if (envido.winner == nobody)
        return envido.by == teamOf(view.seat) ? 1 : 2;
    int own = -1, others = -1;
    for (const Declared &said : view.play.declared) {
        if (said.points != Declared::sonBuenas)
            (said.seat == view.seat ? own : others) = declaredClass(said.points);
    }
    return others < 0 ? 3 + (own > 0 ? 1 : 0) : 5 + others * 2 + (own < 0 ? 0 : 1);
}
// Later only the rival's points count: 0 to 5.
constexpr unsigned toldLaterCount = 6;
int toldLater(const View &view)
{
    constexpr std::array<std::uint8_t, toldCount> rows { 0, 1, 0, 2, 2, 3, 3, 4, 4, 5, 5 };
    return rows[static_cast<std::size_t>(told(view))];
}

// The truco as it stands: 0 to 3 not open, and the same with the right to raise; 8 to 10 open steps.
constexpr unsigned standCount = 11;
int stand(const View &view)
{
    const Truco &truco = view.play.truco;
    if (truco.open > 0)
        return 7 + truco.open;
    return truco.accepted + (truco.mayRaise == teamOf(view.seat) ? 4 : 0);
}

// ---- what can be done

void addWord(Situation &now, Seat seat, int verb)
{
    Action action;
    action.seat = seat;
    action.verb = static_cast<std::uint8_t>(verb);
    now.ways.push_back(action);
}

// Cards of equal strength are one way.
void addCards(const View &view, Situation &now)
{
    int before = 0;
    for (const Card card : byStrength(view.state.hands[view.seat])) {
        if (strength(card) == before)
            continue;
        before = strength(card);
        addWord(now, view.seat, verb::play);
        now.ways[now.ways.size() - 1]->cards.push_back(card);
    }
}

void addWords(const View &view, std::uint32_t words, Situation &now)
{
    for (int verb = verb::envido; verb <= verb::noQuiero; ++verb)
        if ((words >> verb & 1U) != 0)
            addWord(now, view.seat, verb);
}

// ---- keys

enum Kind : std::uint8_t { opensEnvido, answersEnvido, firstTrick, laterTricks, kindCount };

std::uint64_t openingKey(const View &view)
{
    const int lies = view.cardOf(view.rival, view.trick);
    Packing packing;
    packing.add(opensEnvido, kindCount).add(nearness(view), nearnessCount);
    packing.add(pointsClass(view.ownPoints()), 16).add(handClass(dealtTo(view.state, view.seat)), 5);
    packing.add(view.seat == view.play.mano, 2).add(stand(view), standCount);
    packing.add(lies == 0 ? 0U : quarters[static_cast<std::size_t>(lies)] + 1U, 5);
    return packing.key();
}

std::uint64_t envidoKey(const View &view)
{
    Packing packing;
    packing.add(answersEnvido, kindCount).add(nearness(view), nearnessCount);
    packing.add(pointsClass(view.ownPoints()), 16).add(handClass(dealtTo(view.state, view.seat)), 5);
    packing.add(view.seat == view.play.mano, 2).add(view.play.truco.open > 0, 2);
    for (std::size_t i = 0; i < view.play.envido.chain.capacity(); ++i)
        packing.add(i < view.play.envido.chain.size() ? view.play.envido.chain[i] + 1 : 0, 4);
    return packing.key();
}

// The ways are told apart by what decides which there are.
void addMoment(const View &view, Packing &packing, std::size_t ways)
{
    const Truco &truco = view.play.truco;
    packing.add(stand(view), standCount).add(truco.open > 0 && truco.by == teamOf(view.seat), 2);
    packing.add(ways, Situation::mostWays + 1).add(view.seat == view.play.mano, 2);
    packing.add(view.play.turn == view.seat, 2);
}

unsigned classOf(const View &view, int power)
{
    return (view.trick == 0 ? firstClasses : classes)[static_cast<std::size_t>(power)];
}

void addHand(const View &view, Packing &packing)
{
    const Cards<handSize> hand = byStrength(view.state.hands[view.seat]);
    for (std::size_t i = 0; i < handSize; ++i)
        packing.add(i < hand.size() ? classOf(view, strength(hand[i])) + 1U : 0U, classCount + 1);
}

void addTable(const View &view, Packing &packing)
{
    const int own = view.cardOf(view.seat, view.trick), lies = view.cardOf(view.rival, view.trick);
    packing.add(own == 0 ? 0U : classOf(view, own) + 1U, classCount + 1);
    const Beside look = lies == 0 ? Beside {} : beside(view.state.hands[view.seat], lies);
    packing.add(look.losing, handSize + 1).add(look.tying, handSize + 1);
    packing.add(lies == 0 ? 0U : quarters[static_cast<std::size_t>(lies)] + 1U, 5);
}

std::uint64_t firstKey(const View &view, std::size_t ways)
{
    const bool open = view.play.envido.stage == Stage::None; // the rival may still open it
    Packing packing;
    packing.add(firstTrick, kindCount).add(nearnessOfTricks(view), nearnessCount - 1);
    addMoment(view, packing, ways);
    addHand(view, packing);
    addTable(view, packing);
    packing.add(open, 2).add(open ? coarseClass(view.ownPoints()) : told(view), toldCount);
    return packing.key();
}

// Which tricks the seat has won, in base 3.
void addTricks(const View &view, Packing &packing)
{
    for (std::size_t i = 0; i + 1 < handSize; ++i) {
        const Side side = i < view.trick ? view.play.tricks[i] : parda;
        packing.add(side == parda ? 0 : side == teamOf(view.seat) ? 1 : 2, 3);
    }
    packing.add(view.trick, handSize);
}

int bestBefore(const View &view, Seat who)
{
    int best = 0;
    for (std::size_t i = 0; i < view.trick; ++i)
        best = std::max(best, view.cardOf(who, i));
    return best;
}

// Who follows to the last trick has seen what will come of it: the own card no longer matters.
bool knowsTheEnd(const View &view)
{
    return view.trick + 1 == handSize && view.cardOf(view.rival, view.trick) > 0
        && !view.state.hands[view.seat].empty();
}

std::uint64_t laterKey(const View &view, std::size_t ways)
{
    Packing packing;
    packing.add(laterTricks, kindCount).add(nearnessOfTricks(view), nearnessCount - 1);
    addMoment(view, packing, ways);
    addTricks(view, packing);
    addTable(view, packing);
    packing.add(knowsTheEnd(view), 2);
    if (!knowsTheEnd(view))
        addHand(view, packing);
    packing.add(halves[static_cast<std::size_t>(bestBefore(view, view.seat))], 2);
    packing.add(thirds[static_cast<std::size_t>(bestBefore(view, view.rival))], 3);
    packing.add(toldLater(view), toldLaterCount);
    return packing.key();
}

bool spokenOf(const State &state)
{
    const Rules &rules = state.rules;
    const bool table = rules.players == 2 && !rules.flor && !rules.malasBuenas && rules.envidoAfterTruco;
    return table && (state.phase == Phase::Play || state.phase == Phase::Envido);
}

// The envido first, where it may be opened.
Situation opening(const View &view)
{
    Situation now { openingKey(view), {}, true };
    addWords(view, 7U << verb::envido, now);
    now.ways.push_back(std::nullopt);
    return now;
}

Situation answerToEnvido(const View &view)
{
    Situation now { envidoKey(view), {} };
    addWords(view,
        static_cast<std::uint32_t>(envidoRaises(view.state)) << verb::envido | 1U << verb::quiero
            | 1U << verb::noQuiero,
        now);
    return now;
}

Situation ownTurn(const View &view)
{
    Situation now;
    const Truco &truco = view.play.truco;
    const bool waits = truco.open > 0 && truco.by == teamOf(view.seat);
    if ((truco.open == 0 || waits) && mayPlayCard(view.state, view.seat))
        addCards(view, now);
    if (waits)
        now.ways.push_back(std::nullopt);
    else
        addWords(view, trucoWords(truco, teamOf(view.seat)), now);
    now.key = view.trick == 0 ? firstKey(view, now.ways.size()) : laterKey(view, now.ways.size());
    return now;
}

} // namespace

Situation situation(const State &state, Seat viewer, int thing)
{
    if (!spokenOf(state))
        return {};
    if (!waiting(state).contains(viewer)) {
        Situation now;
        now.ways.push_back(std::nullopt);
        return now;
    }
    const View view { state, viewer };
    if (state.phase == Phase::Envido)
        return answerToEnvido(view);
    return thing == 0 && view.opensEnvido() ? opening(view) : ownTurn(view);
}

} // namespace sobremesa::truco
