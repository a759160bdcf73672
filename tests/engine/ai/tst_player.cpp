// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"

#include "engine/ai/games.h"
#include "engine/ai/hooks.h"
#include "engine/ai/reasons.h"
#include "engine/ai/verdict.h"
#include "engine/match/match.h"
#include "tests/engine/sanitized.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>

using namespace sobremesa;

namespace {

std::atomic<long> allocated = 0;

} // namespace

void *operator new(std::size_t size)
{
    ++allocated;
    if (void *memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
// Standard algorithms borrow memory by this form; it must come from where operator delete gives it back.
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    ++allocated;
    return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace {

constexpr Level quick { "quick", "", Mind::Search, 30, 0.5, 0.3 };

OptionValues optionsFor(const GameInfo &game, int players)
{
    OptionValues options = standardOptions(game.options);
    options[playersRow] = static_cast<std::int16_t>(players);
    return options;
}

// A game of random actions that calls `visit` with every so many of its positions.
template<typename Visit>
void walk(const GameInfo &game, int players, std::uint64_t seed, int stride, Visit visit)
{
    Position position = *startGame(game, { optionsFor(game, players), {} });
    Rng rng(seed);
    Actions actions;
    Events deaf;
    for (int move = 0; move < 400 && !winner(position); ++move) {
        if (actors(position).empty()) {
            dealShuffled(position, rng);
            continue;
        }
        if (move % stride == 0)
            visit(position);
        actions.clear();
        for (const Seat seat : actors(position))
            legal(position, seat, actions);
        apply(position, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], deaf);
    }
}

bool isOffered(const Observation &observation, const Action &action)
{
    Actions list;
    offered(observation.position, observation.viewer, list);
    return std::find(list.begin(), list.end(), action) != list.end();
}

// Somebody of the same side is asked as well, and comes later.
bool canBeLeft(const Position &position, Seat seat)
{
    bool later = false;
    for (const Seat each : waiting(position))
        later = later || (each > seat && sideOf(position, each) == sideOf(position, seat));
    return later;
}

// What the first of those who are asked, and have an answer, sees and does.
std::pair<Observation, std::optional<Action>> nextChoice(
    const Match &match, const Level &level, std::uint64_t chance)
{
    for (const Seat seat : waiting(match.position())) {
        const Observation seen = match.observe(seat);
        if (const auto action = choose(seen, level, chance))
            return { seen, action };
    }
    return { match.observe(0), std::nullopt };
}

void addGames()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<int>("players");
    for (std::size_t index = 0; index < games().size(); ++index) {
        const GameInfo &game = *games()[index];
        for (const OptionChoice &choice : game.options[playersRow].choices)
            QTest::addRow("%s %d", game.id.data(), choice.value)
                << static_cast<int>(index) << int { choice.value };
    }
}

const GameInfo &gameOfRow()
{
    QFETCH(int, game);
    return *games()[static_cast<std::size_t>(game)];
}

} // namespace

class PlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelsAreInOrder();
    void aLowerLevelMisjudgesFurther_data() { addGames(); }
    void aLowerLevelMisjudgesFurther();
    void partnerIsNeverWeak();
    void actsOnlyAsOffered_data() { addGames(); }
    void actsOnlyAsOffered();
    void knowsNothingHidden_data() { addGames(); }
    void knowsNothingHidden();
    void leavesAnAnswerToAPartner();
    void lapsesCostNoMoreThanErrors_data();
    void lapsesCostNoMoreThanErrors();
    void stopsAtOnce_data() { addGames(); }
    void stopsAtOnce();
    void thinksWithoutTheHeap_data() { addGames(); }
    void thinksWithoutTheHeap();
};

void PlayerTest::levelsAreInOrder()
{
    QCOMPARE(levels().size(), 5U);
    for (std::size_t i = 1; i < levels().size(); ++i) {
        QVERIFY(levels()[i].iterations > levels()[i - 1].iterations);
        QVERIFY(levels()[i].memory >= levels()[i - 1].memory);
        QVERIFY(levels()[i].attention >= levels()[i - 1].attention);
        QVERIFY(levels()[i].bound <= levels()[i - 1].bound);
        QVERIFY(levels()[i].temperature <= levels()[i - 1].temperature);
    }
    QVERIFY(findLevel("random") && findLevel("greedy") && !findLevel("cheat"));
}

// By so much more that it shows, at every table; the best one does not misjudge at all.
void PlayerTest::aLowerLevelMisjudgesFurther()
{
    QFETCH(int, players);
    const Position start = *startGame(gameOfRow(), { optionsFor(gameOfRow(), players), {} });
    const auto leewayOf = [&start](const Level &level) {
        return std::visit(
            [&level]<typename S>(
                const S &state) { return double { Knowledge<S>::leewayOf(state, level.temperature) }; },
            start.state);
    };
    QCOMPARE(leewayOf(levels().back()), 0.0);
    for (std::size_t i = 1; i < levels().size(); ++i)
        QVERIFY(leewayOf(levels()[i - 1]) > 1.2 * leewayOf(levels()[i]));
}

void PlayerTest::partnerIsNeverWeak()
{
    const Level *regular = findLevel("regular");
    for (const Level &level : levels())
        QVERIFY(partnerLevel(level).iterations >= regular->iterations);
    QCOMPARE(partnerLevel(*findLevel("master")).id, std::string_view("master"));
    QCOMPARE(partnerLevel(*findLevel("random")).id, std::string_view("regular"));
}

void PlayerTest::actsOnlyAsOffered()
{
    QFETCH(int, players);
    const std::array<const Level *, 4> minds { &quick, findLevel("beginner"), findLevel("random"),
        findLevel("greedy") };
    walk(gameOfRow(), players, 3, 19, [&](const Position &position) {
        for (Seat seat = 0; seat < seatCount(position); ++seat) {
            const Observation seen = observe(position, seat);
            for (const Level *level : minds) {
                const std::optional<Action> action = choose(seen, *level, 5);
                QVERIFY(action || !waiting(position).contains(seat) || canBeLeft(position, seat));
                QVERIFY(!action || isOffered(seen, *action));
            }
        }
    });
}

// Of two partners who are asked the first leaves it to the second now and then, as people do.
void PlayerTest::leavesAnAnswerToAPartner()
{
    const GameInfo &truco = *findGame("truco");
    int left = 0, answered = 0;
    for (std::uint64_t game = 1; game <= 30; ++game)
        walk(truco, 4, game, 1, [&](const Position &position) {
            for (const Seat seat : waiting(position)) {
                if (!canBeLeft(position, seat))
                    continue;
                const bool acts = choose(observe(position, seat), quick, 5).has_value();
                ++(acts ? answered : left);
            }
        });
    QVERIFY2(left > 10 && answered > 10, qPrintable(QString("%1, %2").arg(left).arg(answered)));
}

void PlayerTest::lapsesCostNoMoreThanErrors_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("moves");
    struct Row
    {
        const char *game, *level;
        int seed, moves;
    };
    for (const Row &row : { Row { "cuarenta", "casual", 4, 80 }, Row { "cuarenta", "regular", 4, 115 },
             Row { "cuarenta", "regular", 30, 32 }, Row { "cuarenta", "beginner", 31, 34 },
             Row { "porrazo", "casual", 3, 112 }, Row { "porrazo", "regular", 2, 60 },
             Row { "truco", "beginner", 1, 4 }, Row { "truco", "beginner", 11, 3 },
             Row { "truco", "casual", 11, 50 } })
        QTest::addRow("%s %s %d", row.game, row.level, row.seed)
            << row.game << row.level << row.seed << row.moves;
}

// Games in whose last moves here somebody who has forgotten some of the cards gone by would throw away more
// than a hand with a card that nobody who remembers would play, or the whole game with an answer that nobody
// who has listened would give. The judge thinks a hundred times as long, so that a little more than the bound
// is no blunder.
void PlayerTest::lapsesCostNoMoreThanErrors()
{
    QFETCH(QString, game);
    QFETCH(QString, level);
    QFETCH(int, seed);
    QFETCH(int, moves);
    const int last = std::min(moves, repeats(20, 3));
    const Level &forgetful = *findLevel(level.toStdString());
    Opening opening;
    opening.game = findGame(game.toStdString());
    opening.setup.options = optionsFor(*opening.game, 2);
    opening.seed = static_cast<std::uint64_t>(seed);
    auto match = Match::begin(opening);
    QVERIFY(match);
    int judged = 0;
    for (int move = 0; move < moves; ++move) {
        const auto chance = mix(*opening.seed, static_cast<std::uint64_t>(move));
        const auto [seen, action] = nextChoice(*match, forgetful, chance);
        QVERIFY(action);
        const auto verdict = move < moves - last ? std::nullopt : judge(seen, *action, chance);
        judged += verdict ? 1 : 0;
        const double allowed = 1.4 * forgetful.bound * errorUnitOf(seen);
        const double loss = verdict ? verdict->loss : 0;
        QVERIFY2(loss <= allowed, qPrintable(QString::number(loss)));
        QVERIFY(!match->play(*action));
    }
    QVERIFY(judged > last / 2);
}

// Whatever is hidden is dealt again: same view, same seed, same decision, same advice.
void PlayerTest::knowsNothingHidden()
{
    QFETCH(int, players);
    Rng rng(9);
    walk(gameOfRow(), players, 4, 23, [&](const Position &position) {
        for (const Seat seat : actors(position)) {
            const Observation seen = observe(position, seat);
            const Observation other = observe(resampled(seen, rng), seat);
            const std::uint64_t seed = rng.next();
            QCOMPARE(choose(seen, quick, seed), choose(other, quick, seed));
            QCOMPARE(advise(seen, quick, seed), advise(other, quick, seed));
        }
    });
}

// Asked to stop beforehand, it tries nothing, however much it may; asked by another thread, it hears it
// sooner or later, which no clock is asked about.
void PlayerTest::stopsAtOnce()
{
    QFETCH(int, players);
    constexpr Level endless { "endless", "", Mind::Search, 100'000'000 / 64, 1.0, 0.0 };
    walk(gameOfRow(), players, 6, 150, [&](const Position &position) {
        const Observation seen = observe(position, waiting(position).first());
        const StopFlag stop = true;
        QVERIFY(advise(seen, endless, 1, &stop).empty());
        StopFlag later = false;
        std::thread interrupter([&later] { later = true; });
        while (!advise(seen, quick, 1, &later).empty())
            std::this_thread::yield();
        interrupter.join();
    });
}

// Ten times the thought asks for memory exactly as often.
void PlayerTest::thinksWithoutTheHeap()
{
    QFETCH(int, players);
    constexpr Level little { "little", "", Mind::Search, 50, 1.0, 0.0 };
    constexpr Level much { "much", "", Mind::Search, 500, 1.0, 0.0 };
    walk(gameOfRow(), players, 8, 40, [&](const Position &position) {
        const Observation seen = observe(position, waiting(position).first());
        const long before = allocated;
        (void)choose(seen, little, 1);
        const long between = allocated;
        (void)choose(seen, much, 1);
        QCOMPARE(allocated - between, between - before);
    });
}

QTEST_APPLESS_MAIN(PlayerTest)
#include "tst_player.moc"
