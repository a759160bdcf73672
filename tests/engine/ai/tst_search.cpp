// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/ai/tinygame.h"

#include "engine/ai/search.h"

#include <QTest>

using namespace sobremesa;

namespace {

constexpr Level thorough { "thorough", "", Mind::Search, 2000, 1.0, 0.0 };

tiny::State dealt(std::uint64_t seed)
{
    tiny::State state;
    Rng rng(seed);
    PackCards pack = plan(state).pack;
    shuffle(pack, rng);
    Events deaf;
    deal(state, pack, deaf);
    return state;
}

tiny::State handsOf(std::array<int, 3> first, std::array<int, 3> second)
{
    tiny::State state;
    state.dealt = true;
    for (std::size_t i = 0; i < 3; ++i) {
        state.hands[0].push_back(Card::of(0, first[i]));
        state.hands[1].push_back(Card::of(0, second[i]));
    }
    return state;
}

Action played(Seat seat, int rank)
{
    return { .seat = seat, .verb = tiny::Play, .cards = { Card::of(0, rank) } };
}

std::optional<Action> chosen(const tiny::State &state, Seat seat, std::span<const Action> refused = {})
{
    const Seen<tiny::State> seen { redact(state, seat), seat };
    Search<tiny::State> search(seen, thorough, 7, refused);
    search.run({});
    return search.choice();
}

Advices thoughts(const Seen<tiny::State> &seen, std::uint64_t seed)
{
    Search<tiny::State> search(seen, thorough, seed);
    search.run({});
    return search.advices();
}

} // namespace

class SearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void actsOutOfTurnWhenItPays();
    void letsPassWhatWouldCost();
    void winsAsCheaplyAsPossible();
    void doesNotRepeatWhatWasRefused();
    void decidesFromWhatItSees();
    void stopsWhenAsked();
    void advisesTheBestFirst();
    void errsWithinItsBound();
};

void SearchTest::actsOutOfTurnWhenItPays()
{
    tiny::State state = handsOf({ 6, 1, 3 }, { 2, 7, 8 });
    Events deaf;
    apply(state, { .seat = 1, .verb = tiny::Boast, .cards = {} }, deaf);
    QCOMPARE(state.points[1], std::int16_t { 1 });
    const std::optional<Action> action = chosen(handsOf({ 6, 1, 8 }, { 2, 7, 3 }), 0);
    QVERIFY(action.has_value());
    state = handsOf({ 6, 1, 3 }, { 2, 7, 8 });
    apply(state, played(0, 6), deaf);
    QCOMPARE(chosen(state, 1)->verb, std::uint8_t { tiny::Boast });
}

void SearchTest::letsPassWhatWouldCost()
{
    QVERIFY(!chosen(handsOf({ 6, 1, 8 }, { 2, 7, 3 }), 1).has_value());
}

// The highest card is worth more in a later trick.
void SearchTest::winsAsCheaplyAsPossible()
{
    tiny::State state = handsOf({ 3, 1, 6 }, { 4, 2, 8 });
    state.boasted = { true, true };
    Events deaf;
    apply(state, played(0, 3), deaf);
    QCOMPARE(*chosen(state, 1), played(1, 4));
}

void SearchTest::doesNotRepeatWhatWasRefused()
{
    tiny::State state = handsOf({ 6, 1, 3 }, { 2, 7, 8 });
    state.boasted = { true, true };
    Events deaf;
    apply(state, played(0, 6), deaf);
    const std::array refused { played(1, 7) };
    QVERIFY(*chosen(state, 1, refused) != played(1, 7));
}

// Whatever is hidden is dealt again: same view, same seed, same decision, same advice.
void SearchTest::decidesFromWhatItSees()
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const tiny::State state = dealt(seed);
        tiny::State other = state;
        Rng rng(seed + 100);
        other = worlds(Seen<tiny::State> { other, 0 }).draw(rng);
        const Seen<tiny::State> seen { redact(state, 0), 0 };
        const Seen<tiny::State> same { redact(other, 0), 0 };
        QCOMPARE(thoughts(seen, seed), thoughts(same, seed));
        QCOMPARE(chosen(state, 0), chosen(other, 0));
    }
}

void SearchTest::stopsWhenAsked()
{
    constexpr Level endless { "endless", "", Mind::Search, 1'000'000, 1.0, 0.0 };
    const Seen<tiny::State> seen { redact(dealt(3), 0), 0 };
    const StopFlag stop = true;
    Search<tiny::State> search(seen, endless, 1);
    search.run(&stop);
    QVERIFY(search.advices().empty());
}

void SearchTest::advisesTheBestFirst()
{
    tiny::State state = handsOf({ 6, 1, 3 }, { 2, 7, 8 });
    state.boasted = { true, true };
    Events deaf;
    apply(state, played(0, 6), deaf);
    const Advices list = thoughts({ redact(state, 1), 1 }, 1);
    QCOMPARE(list.size(), 3U);
    QCOMPARE(*list.front().action, played(1, 7));
    QVERIFY(list.front().visits > list.back().visits);
    QVERIFY(list.front().points > list.back().points);
}

// What a level that takes anything for the best gives away at most, by its own reckoning.
double mostGivenAway(double bound)
{
    const Level blind { "blind", "", Mind::Search, 2000, 1.0, 50.0, bound };
    double most = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Seen<tiny::State> seen { redact(dealt(seed), 0), 0 };
        Search<tiny::State> search(seen, blind, seed);
        search.run({});
        const std::optional<Action> choice = search.choice();
        for (const Advice &advice : search.advices())
            if (advice.action == choice)
                most = std::max(most, search.advices().front().points - advice.points);
    }
    return most;
}

void SearchTest::errsWithinItsBound()
{
    QVERIFY(mostGivenAway(std::numeric_limits<double>::infinity()) > 0.8);
    const double bounded = mostGivenAway(0.4);
    QVERIFY2(bounded > 0.1 && bounded <= 0.4, qPrintable(QString::number(bounded)));
}

QTEST_APPLESS_MAIN(SearchTest)
#include "tst_search.moc"
