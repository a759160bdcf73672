// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/games.h"
#include "engine/ai/player.h"
#include "engine/ai/solve.h"
#include "engine/ai/verdict.h"
#include "engine/games/cuarenta/worlds.h"
#include "engine/games/porrazo/worlds.h"
#include "engine/games/tresillo/worlds.h"

#include <QTest>

#include <tuple>

using namespace sobremesa;

namespace {

constexpr std::size_t plenty = 50'000'000;

// Every line of play, looked at as it comes: nothing is ordered, nothing left out.
template<typename S>
Payoff bruteForce(const S &start, const S &now, Side root, SeatSet passed = {})
{
    const Asked asked = nextAsked(now, passed);
    if (asked.seat == nobody || settled(start, now))
        return worth(now);
    Actions open;
    legal(now, asked.seat, open);
    const Side side = sideOf(now, asked.seat);
    std::vector<Payoff> ends;
    for (const Action &action : open) {
        S after = now;
        Events deaf;
        apply(after, action, deaf);
        ends.push_back(bruteForce(start, after, root));
    }
    if (!asked.must) {
        passed.insert(asked.seat);
        ends.push_back(bruteForce(start, now, root, passed));
    }
    return *std::max_element(ends.begin(), ends.end(), [side, root](const Payoff &left, const Payoff &right) {
        // Of equals what serves the asking side least; then any fixed order.
        return std::tuple(left[side], -left[root], right) < std::tuple(right[side], -right[root], left);
    });
}

template<typename S>
int cardsHeld(const S &state)
{
    int cards = 0;
    for (Seat seat = 0; seat < seatCount(state); ++seat)
        for (const ZoneCards &zone : zones(state))
            if (zone.place == Place { Zone::Hand, seat })
                cards += static_cast<int>(zone.cards.size());
    return cards;
}

// Random games until the end of a deal is small enough; visits so many ends.
template<typename S, typename Visit>
void ends(int players, int mostCards, int wanted, const Visit &visit)
{
    const GameInfo &game = S::info();
    OptionValues options = standardOptions(game.options);
    options[playersRow] = static_cast<std::int16_t>(players);
    Rng rng(11);
    Actions open;
    Events deaf;
    S state = *S::start({ options, {} });
    while (wanted > 0) {
        if (winner(state))
            state = *S::start({ options, {} });
        if (actors(state).empty()) {
            dealShuffled(state, rng);
            continue;
        }
        const Seat seat = waiting(state).empty() ? actors(state).first() : waiting(state).first();
        open.clear();
        legal(state, seat, open);
        const bool small = endgame(state) > 0 && open.size() > 1 && cardsHeld(state) <= mostCards;
        if (small && waiting(state).contains(seat)) {
            visit(state, seat);
            --wanted;
        }
        apply(state, Action(open[rng.below(static_cast<std::uint32_t>(open.size()))]), deaf);
    }
}

template<typename S>
void sameAsBruteForce(int players, int mostCards, int wanted)
{
    ends<S>(players, mostCards, wanted, [](const S &state, Seat seat) {
        const Seen<S> seen { redact(state, seat), seat };
        Solver<S> solver(seen, plenty);
        Actions open;
        legal(state, seat, open);
        for (const Action &action : open) {
            S after = state;
            Events deaf;
            apply(after, action, deaf);
            const auto solved = solver.after(state, seat, action);
            QVERIFY(solved.has_value());
            const Side side = sideOf(state, seat);
            QCOMPARE((*solved)[side], bruteForce(state, after, side)[side]);
        }
    });
}

template<typename S>
void knowsTheOnlyWorld()
{
    ends<S>(2, 10, 30, [](const S &state, Seat seat) {
        const Seen<S> seen { redact(state, seat), seat };
        const Solution solution = solve(seen, worlds(seen), plenty, Rng(3));
        QCOMPARE(solution.worlds, 1);
        QVERIFY(solution.found());
        Solver<S> open(seen, plenty);
        const auto truth = open.after(state, seat, solution.actions.front().action);
        QVERIFY(truth.has_value());
        QCOMPARE((*truth)[sideOf(state, seat)], solution.actions.front().points);
    });
}

// Whatever may be done, the judge tells exactly by how much another action is better.
template<typename S>
void judgedAsItIs()
{
    ends<S>(2, 10, 20, [](const S &state, Seat seat) {
        const Seen<S> seen { redact(state, seat), seat };
        const Solution solution = solve(seen, worlds(seen), plenty, Rng(3));
        QVERIFY(solution.found());
        for (const Solved &played : solution.actions) {
            const auto verdict = judge(observe(Position { state }, seat), *played.action, 5);
            QVERIFY(verdict.has_value());
            QCOMPARE(verdict->loss, solution.actions.front().points - played.points);
            QCOMPARE(verdict->cost[sideOf(state, seat)], verdict->loss);
            QCOMPARE(verdict->error, 0.0);
        }
    });
}

} // namespace

class SolveTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cuarentaBruteForce_data();
    void cuarentaBruteForce();
    void porrazoBruteForce_data();
    void porrazoBruteForce();
    void tresilloBruteForce();
    void findsTheOnlyWorld();
    void givesUpInTime();
    void strongPlaysTheBest();
    void judgesWithoutAnError();
};

void SolveTest::cuarentaBruteForce_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("cards");
    QTest::newRow("two") << 2 << 6;
    QTest::newRow("four") << 4 << 6;
}

void SolveTest::cuarentaBruteForce()
{
    QFETCH(int, players);
    QFETCH(int, cards);
    sameAsBruteForce<cuarenta::State>(players, cards, 60);
}

void SolveTest::porrazoBruteForce_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("two") << 2;
    QTest::newRow("three") << 3;
    QTest::newRow("four, each for itself") << 4;
}

void SolveTest::porrazoBruteForce()
{
    QFETCH(int, players);
    sameAsBruteForce<porrazo::State>(players, 7, 40);
}

void SolveTest::tresilloBruteForce()
{
    sameAsBruteForce<tresillo::State>(3, 8, 30);
}

// What two players cannot see of each other at the end is all in the other hand.
void SolveTest::findsTheOnlyWorld()
{
    knowsTheOnlyWorld<cuarenta::State>();
    knowsTheOnlyWorld<porrazo::State>();
}

void SolveTest::givesUpInTime()
{
    ends<cuarenta::State>(2, 10, 10, [](const cuarenta::State &state, Seat seat) {
        const Seen<cuarenta::State> seen { redact(state, seat), seat };
        const Solution all = solve(seen, worlds(seen), plenty, Rng(3));
        QVERIFY(solve(seen, worlds(seen), all.steps, Rng(3)).found());
        const Solution none = solve(seen, worlds(seen), all.steps / 2, Rng(3));
        QVERIFY(!none.found());
        QVERIFY(none.steps <= all.steps / 2 + 1);
    });
}

// The strong player takes what no answer can better.
void SolveTest::strongPlaysTheBest()
{
    ends<cuarenta::State>(2, 8, 40, [](const cuarenta::State &state, Seat seat) {
        const Position position { state };
        const auto chosen = choose(observe(position, seat), *findLevel("master"), 5);
        QVERIFY(chosen.has_value());
        const Seen<cuarenta::State> seen { redact(state, seat), seat };
        const Solution solution = solve(seen, worlds(seen), plenty, Rng(3));
        Solver<cuarenta::State> solver(seen, plenty);
        const auto payoff = solver.after(state, seat, chosen);
        QVERIFY(payoff.has_value());
        QCOMPARE((*payoff)[sideOf(state, seat)], solution.actions.front().points);
    });
}

void SolveTest::judgesWithoutAnError()
{
    judgedAsItIs<cuarenta::State>();
    judgedAsItIs<porrazo::State>();
}

QTEST_GUILESS_MAIN(SolveTest)
#include "tst_solve.moc"
