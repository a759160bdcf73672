// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"
#include "app/cli/sequential.h"
#include "engine/core/rng.h"
#include "engine/games/loba/loba.h"
#include "engine/games/truco/rows.h"
#include "tests/ai/yardsticks.h"

#include <QtTest>

#include <numeric>
#include <set>

using namespace sobremesa;
using cli::SequentialTest;
using cli::Tally;

// The arena measures: its test errs as seldom as it says, and the yardsticks play, each game to its end.
class TestArena : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tallies();
    void ratio();
    void errsSeldom_data();
    void errsSeldom();
    void yardsticks_data();
    void yardsticks();
    void goesOn();
    void laterDeals();
    void dealsEnd();
    void matchesCountAllGames();
    void saysWhoIsAhead();
    void comparesChoices();
    void booksFit();
    void isHeardByTheBook();
};

namespace {

Tally tallyOf(std::initializer_list<double> values, int times)
{
    Tally tally;
    for (int i = 0; i < times; ++i)
        for (const double value : values)
            tally.add(value);
    return tally;
}

// A mean of the seeded contests.
struct Played
{
    Tally difference;
};

Played play(const cli::Pairing &pairing)
{
    Played result;
    cli::runPairing(pairing, [&](const cli::Group &group) {
        result.difference.add(group.difference);
        return true;
    });
    return result;
}

cli::Pairing pairingOf(const char *game, const char *a, const char *b, int deals)
{
    cli::Pairing pairing;
    pairing.game = findGame(game);
    pairing.setup.options = standardOptions(pairing.game->options);
    pairing.players = { yardstick::findPlayer(a), yardstick::findPlayer(b) };
    pairing.deals = deals;
    pairing.unit = cli::Unit::Deal;
    return pairing;
}

} // namespace

void TestArena::tallies()
{
    const Tally tally = tallyOf({ 1, 2, 3, 4 }, 1);
    QCOMPARE(tally.count(), 4);
    QCOMPARE(tally.mean(), 2.5);
    QCOMPARE(tally.variance(), 5.0 / 3);
    QVERIFY(std::abs(tally.interval() - 1.96 * std::sqrt(5.0 / 12)) < 1e-12);
}

// 40 values of 0 and 2: mean 1, variance 40/39; between 0 and 1 the mean is as far from the middle as can be.
void TestArena::ratio()
{
    const SequentialTest test(0, 1);
    const Tally tally = tallyOf({ 0, 2 }, 20);
    QVERIFY(std::abs(test.ratio(tally) - 40 * 1.0 / (2 * 40.0 / 39)) < 1e-9);
    QVERIFY(test.answer(tally) == SequentialTest::Answer::High);
    QVERIFY(SequentialTest(1, 2).answer(tally) == SequentialTest::Answer::Low);
    QVERIFY(SequentialTest(0.5, 1.5).answer(tally) == SequentialTest::Answer::Open);
    QVERIFY(test.answer(tallyOf({ 0, 2 }, 10)) == SequentialTest::Answer::Open); // too few
}

void TestArena::errsSeldom_data()
{
    QTest::addColumn<double>("truth");
    QTest::addColumn<bool>("high");
    QTest::newRow("low") << 0.0 << false;
    QTest::newRow("high") << 0.3 << true;
}

// Of 400 tests with a known truth about one in twenty may be wrong; 32 would be a chance of one in two
// hundred.
void TestArena::errsSeldom()
{
    QFETCH(double, truth);
    QFETCH(bool, high);
    Rng rng(7);
    int wrong = 0;
    for (int run = 0; run < 400; ++run) {
        const SequentialTest test(0, 0.3);
        Tally tally;
        while (test.answer(tally) == SequentialTest::Answer::Open)
            tally.add(truth + 2.5 * rng.error());
        wrong += (test.answer(tally) == SequentialTest::Answer::High) == high ? 0 : 1;
    }
    QVERIFY2(wrong < 32, qPrintable(QString::number(wrong)));
}

void TestArena::yardsticks_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QByteArray>("player");
    QTest::addColumn<int>("deals");
    for (const GameInfo *game : games()) {
        const QByteArray id(game->id.data(), static_cast<qsizetype>(game->id.size()));
        QTest::newRow(id + " thumb") << id << QByteArray("thumb") << 24;
        QTest::newRow(id + " textbook") << id << QByteArray("textbook:30") << 24;
        QTest::newRow(id + " open") << id << QByteArray("open:30") << 24;
    }
}

// Each gains points from somebody who plays by chance.
void TestArena::yardsticks()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, player);
    QFETCH(int, deals);
    const cli::Pairing pairing = pairingOf(game, player, "random", deals);
    const Played result = play(pairing);
    QCOMPARE(result.difference.count(), deals);
    QVERIFY2(result.difference.mean() > 0.2, qPrintable(QString::number(result.difference.mean())));
}

// What is played in two parts is what is played in one.
void TestArena::goesOn()
{
    cli::Pairing pairing = pairingOf("cuarenta", "thumb", "greedy", 6);
    std::vector<double> whole, parts;
    const auto into = [](std::vector<double> &list) {
        return [&list](const cli::Group &group) {
            list.push_back(group.difference);
            return list.size() % 4 != 0;
        };
    };
    pairing.threads = 2;
    cli::runPairing(pairing, [&whole](const cli::Group &group) {
        whole.push_back(group.difference);
        return true;
    });
    pairing.threads = 1;
    cli::runPairing(pairing, into(parts));
    QCOMPARE(parts.size(), 4U);
    pairing.firstGroup = parts.size();
    cli::runPairing(pairing, into(parts));
    QCOMPARE(parts, whole);
}

// After two deals A plays the third one alone, and nothing booked before it counts.
void TestArena::laterDeals()
{
    cli::Pairing pairing = pairingOf("loba", "thumb", "thumb", 2);
    pairing.setup.options[playersRow] = 2;
    pairing.earlier = 2;
    std::set<int> deals;
    pairing.players[0].decide = [&deals, &pairing](const cli::Question &question) {
        deals.insert(std::get<loba::State>(question.observation.position.state).deal);
        return pairing.players[1].decide(question);
    };
    std::vector<cli::Contest> contests;
    cli::runPairing(pairing, [&contests](const cli::Group &group) {
        contests.insert(contests.end(), group.contests.begin(), group.contests.end());
        return true;
    });
    QCOMPARE(contests.size(), std::size_t { 4 });
    for (std::size_t i = 0; i < contests.size(); ++i) {
        QCOMPARE(contests[i].difference, contests[i].reasons.empty() ? 0.0 : -contests[i].reasons[0]);
        QCOMPARE(contests[i].difference, -contests[i ^ 1U].difference); // equals, on both sides
    }
    QCOMPARE(deals, std::set<int> { 3 });
}

// In the last deal nearly every card of a hand is wanted: two who both take and give discards could do so for
// ever.
void TestArena::dealsEnd()
{
    constexpr std::size_t most = 3000; // steps of a deal: with every reshuffle it has about a thousand
    cli::Pairing pairing = pairingOf("loba", "greedy", "thumb", 120);
    pairing.setup.options[playersRow] = 2;
    pairing.earlier = 5;
    const cli::Player quick = yardstick::findPlayer("random"); // breaks the circle
    std::size_t longest = 0;
    for (cli::Player &player : pairing.players)
        player.decide = [&longest, &quick, decide = player.decide](const cli::Question &question) {
            const std::size_t steps = question.observation.heard.deal().size();
            longest = std::max(longest, steps);
            return steps < most ? decide(question) : quick.decide(question);
        };
    (void)play(pairing);
    QVERIFY2(longest > 0 && longest < most, qPrintable(QString::number(longest)));
}

// The scores of a match begin anew with each of its games.
void TestArena::matchesCountAllGames()
{
    cli::Pairing pairing = pairingOf("truco", "greedy", "random", 4);
    const auto option = [&pairing](truco::Option row) -> auto &
    {
        return pairing.setup.options[static_cast<std::size_t>(row)];
    };
    option(truco::Option::Players) = 2;
    option(truco::Option::Target) = 15;
    option(truco::Option::Games) = 3;
    pairing.unit = cli::Unit::Game;
    std::vector<cli::Contest> contests;
    cli::runPairing(pairing, [&contests](const cli::Group &group) {
        contests.insert(contests.end(), group.contests.begin(), group.contests.end());
        return true;
    });
    double most = 0;
    for (const cli::Contest &contest : contests) {
        QCOMPARE(contest.difference, std::accumulate(contest.reasons.begin(), contest.reasons.end(), 0.0));
        most = std::max(most, contest.difference);
    }
    QVERIFY2(most > 15, qPrintable(QString::number(most)));
}

// Between two it is who wins; among more, whoever leaves somebody behind need not win.
void TestArena::saysWhoIsAhead()
{
    cli::Pairing pairing = pairingOf("porrazo", "thumb", "random", 6);
    const auto look = [&pairing](int players, auto check) {
        pairing.setup.options[playersRow] = static_cast<std::int16_t>(players);
        cli::runPairing(pairing, [&](const cli::Group &group) {
            double sum = 0;
            for (const cli::Contest &contest : group.contests) {
                check(contest);
                sum += contest.ahead;
            }
            return std::abs(group.ahead - sum / players) < 1e-9;
        });
    };
    look(2, [](const cli::Contest &contest) { QCOMPARE(contest.ahead, contest.won); });
    int between = 0;
    look(4, [&between](const cli::Contest &contest) {
        QVERIFY(contest.won < 1 || contest.ahead == 1);
        QVERIFY(contest.ahead > 0 || contest.won == 0);
        between += contest.won == 0 && contest.ahead > 0 ? 1 : 0;
    });
    QVERIFY(between > 0);
}

// A player differs in nothing from himself; who plays by chance loses what the other gains.
void TestArena::comparesChoices()
{
    const cli::Pairing pairing = pairingOf("cuarenta", "greedy", "random", 1);
    const yardstick::Sample sample { yardstick::findPlayer("greedy"), 24, 3 };
    const auto &[good, bad] = pairing.players;
    const auto compare = [&](const cli::Player &one, const cli::Player &other) {
        return yardstick::compareChoices(*pairing.game, pairing.setup, { one, other }, sample, 5);
    };
    const yardstick::Choices same = compare(good, good);
    QCOMPARE(same.decisions, 24);
    QCOMPARE(same.different, 0);
    QCOMPARE(same.gain, 0.0);
    const yardstick::Choices better = compare(bad, good);
    QVERIFY(better.different > 5 && better.unjudged < better.different);
    QVERIFY2(better.gain > 0.1, qPrintable(QString::number(better.gain)));
    QCOMPARE(better.different, compare(good, bad).different);
}

// Every book of the program is for the rules as they are now: whoever changes them makes it anew (target
// sobremesa_books_train).
void TestArena::booksFit()
{
    QVERIFY(!bookFiles().empty());
    for (const BookFile &file : bookFiles()) {
        const GameInfo *game = findGame(file.game);
        QVERIFY(game);
        const Level master = withBook(*findLevel("master"), *game);
        QVERIFY2(master.book, file.game.data());
        QVERIFY(master.book->size() > 100'000);
        QCOMPARE(withBook(*findLevel("strong"), *game).book, master.book);
        QVERIFY(!withBook(*findLevel("regular"), *game).book);
    }
}

// Who plays by a book is heard better by it than by what players usually do.
void TestArena::isHeardByTheBook()
{
    cli::Pairing pairing = pairingOf("truco", "master", "master", 1);
    pairing.setup.options[playersRow] = 2;
    const auto bits = [&](const Book *book) {
        return yardstick::beliefBits(*pairing.game, pairing.setup, { pairing.players[0], book }, 60, 3);
    };
    const yardstick::Bits usually = bits(nullptr), byBook = bits(findBook(*pairing.game));
    QCOMPARE(usually.decisions, byBook.decisions);
    QVERIFY2(byBook.mean > usually.mean + 0.1,
        qPrintable(QString::number(usually.mean) + ' ' + QString::number(byBook.mean)));
}

QTEST_GUILESS_MAIN(TestArena)
#include "tst_arena.moc"
