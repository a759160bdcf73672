// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/games.h"
#include "engine/ai/player.h"
#include "engine/ai/reasons.h"
#include "engine/games/loba/ai/goingout.h"
#include "tests/engine/playedloba.h"

#include <QTest>

using namespace sobremesa;
using namespace sobremesa::loba;

namespace {

// Every order of everything that can be done in the turn, but for a card of the stock.
bool bruteForce(const State &state, Seat seat)
{
    Actions open;
    legal(state, seat, open);
    return std::any_of(open.begin(), open.end(), [&](const Action &action) {
        const bool draws = action.verb == static_cast<std::uint8_t>(Verb::Draw);
        if (draws && action.word != static_cast<std::uint8_t>(Source::Discards))
            return false;
        State after = state;
        Events deaf;
        apply(after, action, deaf);
        const bool goesOn = after.turn == seat && after.phase == Phase::Play;
        return after.hands[seat].empty() || (goesOn && bruteForce(after, seat));
    });
}

// Whether following the way, asked for anew after every action, leaves no card in the hand.
bool leadsOut(State state, Seat seat)
{
    Events deaf;
    for (auto action = goingOut(state); action; action = goingOut(state)) {
        apply(state, Action(*action), deaf);
        if (state.hands[seat].empty())
            return true;
        if (state.turn != seat)
            return false;
    }
    return false;
}

bool saysThatItGoesOut(const Observation &seen, const Action &action)
{
    const Reasons reasons = reasonsOf(seen, action, 1);
    return std::any_of(reasons.begin(), reasons.end(),
        [](const Because &reason) { return reason.topic == Topic::Wins && reason.shade == Shade::Deal; });
}

} // namespace

class TestLobaGoingOut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asBruteForce_data()
    {
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("games");
        QTest::addRow("standard, two") << QByteArray("players") << QByteArray("2") << 2 << 300;
        QTest::addRow("standard, four") << QByteArray("players") << QByteArray("4") << 4 << 150;
        QTest::addRow("exact") << QByteArray("initial_meld") << QByteArray("exact") << 3 << 150;
        QTest::addRow("free") << QByteArray("initial_meld") << QByteArray("free") << 3 << 150;
        QTest::addRow("lay off at once")
            << QByteArray("layoff_on_meld_turn") << QByteArray("true") << 3 << 60;
        QTest::addRow("must discard") << QByteArray("must_discard") << QByteArray("true") << 3 << 150;
    }

    // Found if and only if there is a way, and it is a way; what the seat does not see tells nothing.
    void asBruteForce()
    {
        QFETCH(const QByteArray, option);
        QFETCH(const QByteArray, value);
        QFETCH(const int, players);
        QFETCH(const int, games);
        const auto &specs = State::info().options;
        OptionValues options =
            *readOption(standardOptions(specs), option.toStdString(), value.toStdString(), specs);
        options[playersRow] = static_cast<std::int16_t>(players);
        int ways = 0, none = 0;
        playLoba(options, games, 5, [&](const State &state, Seat seat) {
            const auto way = goingOut(state);
            ++(way ? ways : none);
            QCOMPARE(way.has_value(), bruteForce(state, seat));
            QVERIFY(!way || leadsOut(state, seat));
            QVERIFY(way == goingOut(redact(state, seat)));
        });
        QVERIFY(ways >= games * dealsOfGame);
        QVERIFY(none >= ways);
    }

    void everyLevelTakesIt_data()
    {
        QTest::addColumn<QByteArray>("level");
        for (const Level &level : levels())
            QTest::addRow("%s", std::string(level.id).c_str()) << QByteArray(level.id.data());
    }

    // What is certain nobody leaves, however little he thinks; and it is told.
    void everyLevelTakesIt()
    {
        QFETCH(const QByteArray, level);
        OptionValues options = standardOptions(State::info().options);
        options[playersRow] = 2;
        int ways = 0;
        playLoba(options, 40, 5, [&](const State &state, Seat seat) {
            if (!goingOut(state))
                return;
            const auto choice = choose(observe(Position { state }, seat), *findLevel(level.toStdString()), 1);
            QVERIFY(choice);
            State after = state;
            Events deaf;
            apply(after, Action(*choice), deaf);
            QVERIFY(after.hands[seat].empty() || bruteForce(after, seat));
            QVERIFY(saysThatItGoesOut(observe(Position { state }, seat), *choice));
            if (ways++ % 20 > 0 || level != "master") // the search behind a hint takes long
                return;
            const Advices advices =
                advise(observe(Position { state }, seat), *findLevel(level.toStdString()), 1);
            QVERIFY(goesOutBy(state, *advices.front().action));
        });
        QVERIFY(ways >= 40 * dealsOfGame);
    }
};

QTEST_APPLESS_MAIN(TestLobaGoingOut)
#include "tst_lobagoingout.moc"
