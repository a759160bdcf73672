// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/games.h"
#include "engine/ai/player.h"
#include "engine/ai/reasons.h"
#include "engine/ai/verdict.h"
#include "engine/games/cuarenta/ai/knowledge.h"
#include "engine/games/cuarenta/captures.h"
#include "engine/games/cuarenta/scoring.h"
#include "engine/games/cuarenta/worlds.h"
#include "tests/engine/sanitized.h"

#include <QTest>

using namespace sobremesa;
using namespace sobremesa::cuarenta;

namespace {

template<typename Container>
void read(const QString &codes, Container &cards)
{
    for (const QString &code : codes.split(' ', Qt::SkipEmptyParts))
        cards.push_back(fortyPack.parse(code.toStdString()).value());
}

State inPlay(const QString &table, const QString &hand)
{
    State state;
    state.opened = true;
    state.phase = Phase::Play;
    state.dealer = 1;
    state.batch = 1;
    read(table, state.table);
    read(hand, state.hands[0]);
    return state;
}

// Games near their end, played anyhow; visits every position with the seat that is asked.
template<typename Visit>
void playEnds(int players, int games, const Visit &visit)
{
    OptionValues options = standardOptions(State::info().options);
    options[playersRow] = static_cast<std::int16_t>(players);
    Rng rng(3);
    Events deaf;
    Actions open;
    for (int game = 0; game < games; ++game) {
        State state = *State::start({ options, {} });
        for (std::uint8_t &score : state.scores)
            score = static_cast<std::uint8_t>(target - 2U - 2U * rng.below(3));
        while (!winner(state)) {
            if (actors(state).empty()) {
                dealShuffled(state, rng);
                continue;
            }
            const Seat seat = waiting(state).empty() ? actors(state).first() : waiting(state).first();
            visit(state, seat);
            open.clear();
            legal(state, seat, open);
            apply(state, Action(open[rng.below(static_cast<std::uint32_t>(open.size()))]), deaf);
        }
    }
}

// Not by four of a kind in the next batch: that is luck.
bool winsBy(State state, const Action &action)
{
    const Side side = sideOf(state, action.seat);
    Events deaf;
    apply(state, action, deaf);
    return winner(state) == side && state.scores[side] >= target;
}

bool saysThatItWins(const Observation &seen, const Action &action)
{
    constexpr int worlds = 200;
    const Reasons reasons = reasonsOf(seen, action, worlds);
    return std::any_of(
        reasons.begin(), reasons.end(), [](const Because &reason) { return reason.topic == Topic::Wins; });
}

QStringList playsOf(const State &state, const QString &card)
{
    Actions plays;
    Captures(state, 0, plays).add(fortyPack.parse(card.toStdString()).value());
    QStringList written;
    for (const Action &play : plays)
        written += QString::fromStdString(printMove(play, State::info().verbs, fortyPack)).mid(5);
    return written;
}

} // namespace

class CuarentaTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsCards_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("dealing");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("reason");
        QTest::addColumn<int>("points");
        const auto row = [](const char *name, int first, int second, int dealing, int side, Reason reason,
                             int points) {
            QTest::newRow(name) << first << second << dealing << side << static_cast<int>(reason) << points;
        };
        row("nobody has a card", 0, 0, 1, 0, Reason::EqualCards, 2);
        row("20 each", 20, 20, 0, 1, Reason::EqualCards, 2);
        row("16 each", 16, 16, 1, 0, Reason::EqualCards, 2);
        row("nobody has 20", 18, 19, 1, 1, Reason::MostCards, 2);
        row("20", 20, 14, 1, 0, Reason::Cards, 6);
        row("21", 21, 15, 1, 0, Reason::Cards, 8);
        row("22", 10, 22, 1, 1, Reason::Cards, 8);
        row("23", 23, 6, 1, 0, Reason::Cards, 10);
        row("27", 27, 6, 1, 0, Reason::Cards, 14);
        row("39", 39, 0, 1, 0, Reason::Cards, 26);
        row("40", 0, 40, 1, 1, Reason::Cards, 26);
    }
    void countsCards()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(int, dealing);
        const CountPoints count = countPoints(first, second, static_cast<Side>(dealing));
        QTEST(int { count.side }, "side");
        QTEST(static_cast<int>(count.reason), "reason");
        QTEST(count.points, "points");
    }

    // Who remembers nothing still sees what was played a moment ago.
    void forgetsNothingOfThisBatch()
    {
        State state = inPlay("4h 5s", "As");
        read("7c 7d Qh", state.hands[1]);
        read("Kh", state.played[0]);
        read("Kd", state.played[1]);
        Cards<14> taken;
        read("Kh Kd 2h 3h 6c", taken);
        state.captured[0] = RankSet::of(taken);
        int lost = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            State world = state;
            Rng rng(seed);
            forget(world, 0, Lapses(0, seed), rng);
            QVERIFY(world.captured[0].contains(taken[0]) && world.captured[0].contains(taken[1]));
            QCOMPARE(world.captured[0].size(), 5);
            lost += (state.captured[0] - world.captured[0]).size();
        }
        QVERIFY(lost > 20);
    }

    void booksCaptures_data()
    {
        QTest::addColumn<int>("rule38");
        QTest::addColumn<bool>("allTwos");
        QTest::addColumn<int>("score");
        QTest::addColumn<int>("caida");
        QTest::addColumn<int>("limpia");
        const auto row = [](const char *name, Rule38 rule, bool allTwos, int score, int caida, int limpia) {
            QTest::newRow(name) << static_cast<int>(rule) << allTwos << score << caida << limpia;
        };
        row("both", Rule38::NoCaida, false, 36, 2, 2);
        row("38: limpia only", Rule38::NoCaida, false, 38, 0, 2);
        row("38: caida only", Rule38::OnlyCaida, false, 38, 2, 0);
        row("38: no restriction", Rule38::None, false, 38, 2, 2);
        row("all twos", Rule38::NoCaida, true, 10, 2, 0);
        row("all twos at 38", Rule38::NoCaida, true, 38, 0, 2);
        row("all twos, only caida", Rule38::OnlyCaida, true, 38, 2, 0);
    }
    void booksCaptures()
    {
        QFETCH(int, rule38);
        QFETCH(bool, allTwos);
        QFETCH(int, score);
        Rules rules;
        rules.rule38 = static_cast<Rule38>(rule38);
        rules.allTwos = allTwos;
        const CapturePoints points = capturePoints(rules, score, true, true);
        QTEST(points.caida, "caida");
        QTEST(points.limpia, "limpia");
        const CapturePoints nothing = capturePoints(rules, score, false, false);
        QCOMPARE(nothing.caida + nothing.limpia, 0);
    }

    void showsPerros_data()
    {
        QTest::addColumn<int>("score");
        QTest::addColumn<int>("up");
        QTest::addColumn<int>("down");
        QTest::newRow("0") << 0 << 0 << 0;
        QTest::newRow("8") << 8 << 4 << 0;
        QTest::newRow("10") << 10 << 0 << 1;
        QTest::newRow("28") << 28 << 4 << 2;
        QTest::newRow("36") << 36 << 3 << 3;
        QTest::newRow("38") << 38 << 0 << 0;
        QTest::newRow("44") << 44 << 0 << 0;
    }
    void showsPerros()
    {
        QFETCH(int, score);
        QTEST(perros(score).up, "up");
        QTEST(perros(score).down, "down");
    }

    void listsCaptures_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("missed");
        QTest::addColumn<bool>("sumOfTwo");
        QTest::addColumn<QStringList>("plays");
        const auto row = [](const char *name, const char *table, const char *card, const QStringList &plays,
                             Missed missed = Missed::Claim, bool sumOfTwo = false) {
            QTest::newRow(name) << table << card << static_cast<int>(missed) << sumOfTwo << plays;
        };
        row("match or one of the sums", "2s 4h 5s 5d 7c", "7d", { "7d", "7d 7c", "7d 2s 5s", "7d 2s 5d" });
        row("sum of three", "As 2h 4c", "7d", { "7d", "7d As 2h 4c" });
        row("sum of two only", "As 2h 4c", "6d", { "6d", "6d 2h 4c" }, Missed::Claim, true);
        row("three are too many", "As 2h 4c", "7d", { "7d" }, Missed::Claim, true);
        row("equal ranks add up", "3s 3h", "6d", { "6d", "6d 3s 3h" });
        row("five aces and twos", "As Ah Ad Ac 2s", "6d", { "6d", "6d As Ah Ad Ac 2s" });
        row("pictures do not add", "As Js Qs", "Kd", { "Kd" });
        row("jack follows seven", "7s Jh", "7d", { "7d", "7d 7s", "7d 7s Jh" });
        row("nothing follows the king", "Ks As", "Kd", { "Kd", "Kd Ks" });
        row("no run without a capture", "6c 7d", "5d", { "5d" });
        row("a gap ends the run", "5s 6c Jh", "5d", { "5d", "5d 5s", "5d 5s 6c" });
        row("one of each rank", "5s 6d 6c 7c", "5h",
            { "5h", "5h 5s", "5h 5s 6d", "5h 5s 6d 7c", "5h 5s 6c", "5h 5s 6c 7c" });
        row("forced: the whole run", "5s 6d 6c 7c", "5h", { "5h", "5h 5s 6d 7c", "5h 5s 6c 7c" },
            Missed::Forced);
        row("run above the card, not above the sum", "2s 3h 4c 6c", "5d",
            { "5d", "5d 2s 3h", "5d 2s 3h 6c" });
    }
    void listsCaptures()
    {
        QFETCH(QString, table);
        QFETCH(QString, card);
        QFETCH(int, missed);
        QFETCH(bool, sumOfTwo);
        State state = inPlay(table, card);
        state.rules.missed = static_cast<Missed>(missed);
        state.rules.sumOfTwo = sumOfTwo;
        QTEST(playsOf(state, card), "plays");
    }

    void findsEqualCards()
    {
        Cards<5> hand;
        read("Ks 5h Kd 5c Kh", hand);
        QCOMPARE(rankOfThree(RankSet::of(hand)), 13);
        QCOMPARE(rankOfFour(RankSet::of(hand)), 0);
        hand.clear();
        read("Ks Kc Kd 5c Kh", hand);
        QCOMPARE(rankOfThree(RankSet::of(hand)), 0);
        QCOMPARE(rankOfFour(RankSet::of(hand)), 13);
    }

    // What an opponent declared must be in every guess at his cards, with what he has played already.
    void guessesDeclaredRondas()
    {
        State state = inPlay("5d 2c", "7h 4s Jd Qc");
        read("2c", state.played[0]);
        read("5d", state.played[1]);
        read("5s 5h Kd 3h", state.hands[1]);
        state.declared.insert(1);
        for (const Card card : RankSet::of(fortyPack.cards()) - dealt(state, 0) - dealt(state, 1))
            state.stock.push_back(card);
        const State seen = redact(state, 0);
        Rng rng(7);
        for (int i = 0; i < 500; ++i) {
            State guess = seen;
            guess = worlds(Seen<State> { guess, 0 }).draw(rng);
            QVERIFY(rankOfThree(dealt(guess, 1)) != 0);
            QVERIFY(redact(guess, 0) == seen);
        }
    }

    void refusesWithTheRule_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("rule");
        QTest::newRow("turn") << "1 play 7d"
                              << "It is the turn of seat 0."
                              << "4.4";
        QTest::newRow("hand") << "0 play 7d"
                              << "The 7d is not in the hand."
                              << "4.4";
        QTest::newRow("table") << "0 play 7h 7c"
                               << "The 7c is not on the table."
                               << "4.4";
        QTest::newRow("order") << "0 play 7h 5s 2c"
                               << "Captured cards are written in ascending order."
                               << "4.4";
        QTest::newRow("ronda") << "0 ronda"
                               << "A ronda is three equal cards among the five just dealt."
                               << "4.3";
        QTest::newRow("claim") << "0 claim"
                               << "No run has been left on the table."
                               << "4.6";
        QTest::newRow("pass") << "0 pass"
                              << "Only the last missed run of a deal is passed."
                              << "4.6";
        QTest::newRow("collect") << "0 collect K"
                                 << "Captured rondas are collected after the deal."
                                 << "4.7";
        QTest::newRow("seat") << "2 play 7d"
                              << "There is no such seat."
                              << "1";
    }
    void refusesWithTheRule()
    {
        QFETCH(QString, action);
        const State state = inPlay("5s 2c", "7h 4s Jd Qc");
        const auto parsed = parseAction(action.toStdString(), State::info().verbs, fortyPack);
        QVERIFY(bool(parsed));
        const Objection why = refuse(state, *parsed);
        QTEST(QString::fromStdString(plain(why.sentence, fortyPack)), "message");
        QTEST(QString(why.rule), "rule");
    }

    void takesTheGame_data()
    {
        QTest::addColumn<int>("players");
        QTest::newRow("two") << 2;
        QTest::newRow("four") << 4;
    }
    // Whoever can reach the target at once does so at every level, without seeing a hidden card; and the hint
    // says so.
    void takesTheGame()
    {
        QFETCH(int, players);
        int ways = 0, others = 0;
        playEnds(players, repeats(200, 20), [&](const State &state, Seat seat) {
            Actions open;
            legal(state, seat, open);
            const auto wins = [&state](const Action &action) { return winsBy(state, action); };
            const auto way = sureWay(redact(state, seat), seat);
            QCOMPARE(way.has_value(), std::any_of(open.begin(), open.end(), wins));
            QVERIFY(!way || wins(*way));
            ++(way ? ways : others);
            if (!way)
                return;
            const Observation seen = observe(Position { state }, seat);
            for (const Level &level : levels()) {
                const auto choice = choose(seen, level, 1);
                QVERIFY(choice && wins(*choice));
            }
            const Advices advices = advise(seen, levels().back(), 1);
            QVERIFY(wins(*advices.front().action));
            QVERIFY(std::is_sorted(advices.begin(), advices.end(),
                [](const Advice &left, const Advice &right) { return left.points > right.points; }));
            if (advices.size() > 1 && !wins(*advices[1].action)) {
                const Explanation why = explain(seen, advices);
                QCOMPARE(why.kind, Explanation::Kind::Given);
                QVERIFY(why.reasons.front().topic == Topic::Wins);
                QVERIFY(!judge(seen, *advices.front().action, 1)); // nothing better is looked for
            }
            for (const Action &action : open) {
                QCOMPARE(saysThatItWins(seen, action), wins(action));
                if (wins(action) || ways % 40 > 0) // a judge takes its time
                    continue;
                const auto verdict = judge(seen, action, 1);
                QVERIFY(verdict && wins(*verdict->best));
            }
        });
        QVERIFY(ways > repeats(50, 5));
        QVERIFY(others > ways);
    }
};

QTEST_APPLESS_MAIN(CuarentaTest)
#include "tst_cuarenta.moc"
