// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/table/tablecontroller.h"
#include "app/text/offerwords.h"
#include "engine/ai/player.h"
#include "engine/match/record.h"
#include "tests/app/table/told.h"

#include <QSignalSpy>
#include <QTest>

using namespace sobremesa;

namespace {

const QString gameId = QStringLiteral("cuarenta");
constexpr int thinking = 30'000; // milliseconds; the machine may be busy

std::vector<Player> twoPlayers()
{
    return { { "You", 1, nullptr }, { "Rosa", 2, findLevel("greedy") } };
}

// Cuarenta for two: these hands, the first seat to play.
Match cuarentaWith(const char *hands, std::uint64_t seed, const char *actions = "")
{
    const QByteArray text = QByteArray(R"({"format":"sobremesa-record","version":1,"game":"cuarenta",)"
                                       R"("start":{"dealer":1},"deals":[{"hands":)")
        + hands + R"(}],"actions":[)" + actions + "]}";
    auto record = readRecord(text.toStdString());
    Opening opening = record->opening;
    opening.seed = seed;
    Match match = *Match::begin(std::move(opening));
    for (const Action &action : record->actions)
        if (match.play(action))
            qFatal("refused");
    return match;
}

// Every action of the match, as records spell it.
QStringList recordOn(const Match &match)
{
    QStringList actions;
    for (std::size_t i = 0; i < match.actionCount(); ++i)
        actions.append(actionText(match, i));
    return actions;
}

} // namespace

class TestCoach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void stopsACostlyMoveOnce();
    void tellsTheFiguresOfTheHint();
    void playsWhatIsWanted();
    void waitsNoLongerThanAllowed();
    void staysAway_data();
    void staysAway();
    void knowsNoMoreThanTheSeat();
    void changesNoRecord_data();
    void changesNoRecord();
    void explainsTheQuestionOnce();
    void explainsPointsThreeTimes();
    void saysLessOnRequest();
    void isSilentAboutWhatSits();
    void takesItsLeave();

private:
    std::unique_ptr<Shelf> m_shelf;
    std::unique_ptr<CoachMemory> m_memory;
    std::unique_ptr<TableController> m_table;

    void sit(Match match, std::vector<Player> players = twoPlayers());
    [[nodiscard]] Coach &coach() const { return *m_table->coach(); }
    [[nodiscard]] std::size_t played() const { return m_table->match()->actionCount(); }
    void waitForEstimate();
    void choose(const Action &action) { Q_EMIT m_table->answering()->decided(action); }
    [[nodiscard]] bool sitAtAMistake(Mistake &mistake);
};

void TestCoach::initTestCase()
{
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
}

void TestCoach::init()
{
    Settings::shared().useOnce(Settings::Coach, QStringLiteral("first"));
    m_table.reset();
    m_memory.reset();
    m_shelf = std::make_unique<Shelf>();
    m_memory = std::make_unique<CoachMemory>(*m_shelf);
    m_table = std::make_unique<TableController>(*m_shelf);
    m_table->coach()->sitDown(*m_memory);
    m_memory->read();
    QTRY_VERIFY(m_memory->isRead());
}

void TestCoach::sit(Match match, std::vector<Player> players)
{
    m_table->show(std::move(match), std::move(players));
    QTRY_VERIFY(m_table->isAtRest());
}

void TestCoach::waitForEstimate()
{
    auto *estimate = coach().findChild<Estimate *>();
    QVERIFY(estimate);
    QTRY_VERIFY_WITH_TIMEOUT(estimate->isReady(), thinking);
}

// A position in which a card is a costly error.
bool TestCoach::sitAtAMistake(Mistake &mistake)
{
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        Match match = randomMatch(*findGame("cuarenta"), 2, seed, 6 + static_cast<int>(seed % 5));
        Actions open;
        if (isOver(match.position()) || waiting(match.position()).first() != 0)
            continue;
        legal(match.position(), 0, open);
        if (open.size() < 2)
            continue;
        sit(std::move(match));
        waitForEstimate();
        const Mistakes found = coach().findChild<Estimate *>()->mistakes();
        if (found.empty())
            continue;
        mistake = found.front();
        return true;
    }
    return false;
}

void TestCoach::stopsACostlyMoveOnce()
{
    Mistake mistake;
    QVERIFY(sitAtAMistake(mistake));
    const std::size_t before = played();
    choose(mistake.action);
    QVERIFY(coach().isStopping());
    QCOMPARE(played(), before);
    QVERIFY(m_table->turns()->isHeld());
    QVERIFY(!coach().warning().isEmpty());
    QVERIFY(!coach().warningWhy().isEmpty());
    QVERIFY(m_table->narrator()->status().contains(coach().warning()));
    choose(mistake.action); // pressed twice
    QVERIFY(coach().isStopping());
    coach().takeBack();
    QVERIFY(!coach().isStopping());
    QVERIFY(!m_table->turns()->isHeld());
    QCOMPARE(played(), before);
    QVERIFY(m_table->myTurn());
    choose(mistake.action); // the player has thought again
    QVERIFY(!coach().isStopping());
    QTRY_VERIFY(played() > before);
}

// What the coach warns of costs as much as the hint beside it says.
void TestCoach::tellsTheFiguresOfTheHint()
{
    Mistake mistake;
    QVERIFY(sitAtAMistake(mistake));
    const Hint &hint = *m_table->assistant()->hint();
    m_table->assistant()->askHint();
    QTRY_VERIFY_WITH_TIMEOUT(hint.step() != Hint::None, thinking);
    while (hint.step() != Hint::HowMuch)
        m_table->assistant()->askHint();
    QStringList worths;
    for (const WeighedAction &row : hint.rows())
        worths.append(row.worth);
    QVERIFY2(worths.contains(signedAverageText(-mistake.why.difference)), qPrintable(worths.join(u' ')));
}

void TestCoach::playsWhatIsWanted()
{
    Mistake mistake;
    QVERIFY(sitAtAMistake(mistake));
    const std::size_t before = played();
    choose(mistake.action);
    QVERIFY(coach().isStopping());
    coach().playIt();
    QVERIFY(!coach().isStopping());
    QVERIFY(played() > before);
    QVERIFY(m_table->match()->action(before) == mistake.action);
}

// Not judged yet: the card goes after a quarter of a second.
void TestCoach::waitsNoLongerThanAllowed()
{
    sit(cuarentaWith(R"([["4h","5d","7d","Kd","Qh"],["2s","5s","7c","Kc","Jd"]])", 1));
    auto *estimate = coach().findChild<Estimate *>();
    estimate->forget(); // it never comes
    Actions open;
    legal(m_table->match()->position(), 0, open);
    const std::size_t before = played();
    choose(open[0]);
    QCOMPARE(played(), before);
    QVERIFY(!coach().isStopping());
    QTRY_VERIFY(played() > before);
    QVERIFY(m_table->match()->action(before) == open[0]);
}

void TestCoach::staysAway_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("finished");
    QTest::addColumn<bool>("knows");
    QTest::addColumn<bool>("present");
    QTest::newRow("first games") << "first" << 1 << 0 << false << true;
    QTest::newRow("the fifth game") << "first" << 1 << 4 << false << true;
    QTest::newRow("after five games") << "first" << 1 << 5 << false << false;
    QTest::newRow("knows the game") << "first" << 1 << 0 << true << false;
    QTest::newRow("always") << "always" << 1 << 50 << true << true;
    QTest::newRow("off") << "off" << 1 << 0 << false << false;
    QTest::newRow("two people") << "always" << 2 << 0 << false << false;
}

void TestCoach::staysAway()
{
    QFETCH(QString, setting);
    QFETCH(int, people);
    QFETCH(int, finished);
    QFETCH(bool, knows);
    QFETCH(bool, present);
    Settings::shared().useOnce(Settings::Coach, setting);
    for (int i = 0; i < finished; ++i)
        m_memory->addFinished(gameId, false);
    if (knows)
        m_memory->setWanted(gameId, false);
    auto players = twoPlayers();
    if (people == 2)
        players[1].level = nullptr;
    sit(cuarentaWith(R"([["4h","5d","7d","Kd","Qh"],["2s","5s","7c","Kc","Jd"]])", 1), players);
    QCOMPARE(coach().isPresent(), present);
    QCOMPARE(coach().sentence().isEmpty(), !present);
    Actions open;
    legal(m_table->match()->position(), 0, open);
    const std::size_t before = played();
    if (present)
        return;
    choose(open[0]);
    QVERIFY(played() > before);
}

// Two worlds that look equal to the seat: every word and every stop is the same.
void TestCoach::knowsNoMoreThanTheSeat()
{
    const char *hands[] = { R"([["4h","5d","7d","Kd","Qh"],["2s","5s","7c","Kc","Jd"]])",
        R"([["4h","5d","7d","Kd","Qh"],["4s","4c","3s","6c","Js"]])" };
    QStringList said[2];
    for (int world = 0; world < 2; ++world) {
        init();
        sit(cuarentaWith(hands[world], static_cast<std::uint64_t>(world) + 1));
        said[world].append(coach().sentence());
        waitForEstimate();
        Actions open;
        legal(m_table->match()->position(), 0, open);
        for (const Action &action : open) {
            if (!coach().keepsBack(action)) {
                said[world].append(QStringLiteral("goes"));
                continue;
            }
            said[world].append(coach().warning() + coach().warningWhy());
            coach().takeBack();
        }
    }
    QVERIFY(!said[0].first().isEmpty());
    QCOMPARE(said[0], said[1]);
}

void TestCoach::changesNoRecord_data()
{
    QTest::addColumn<QString>("game");
    for (const GameInfo *game : games())
        QTest::newRow(game->id.data()) << QString::fromUtf8(game->id.data(), int(game->id.size()));
}

// A game played on whatever the coach says has the player's choices and nothing else in it. Where nobody acts
// out of turn, which is a matter of time, the whole record is the same as without it.
void TestCoach::changesNoRecord()
{
    QFETCH(QString, game);
    const GameInfo &info = *findGame(game.toStdString());
    const int players = isPlayedBy(info, 2) ? 2 : 3;
    QList<QStringList> records;
    for (const char *setting : { "off", "always" }) {
        init();
        Settings::shared().useOnce(Settings::Coach, QString::fromLatin1(setting));
        std::vector<Player> people { { "You", 1, nullptr } };
        for (int seat = 1; seat < players; ++seat)
            people.push_back({ QStringLiteral("Seat %1").arg(seat), seat + 1, findLevel("greedy") });
        sit(*Match::begin(openingFor(info, players, 5)), people);
        Rng rng(9);
        std::vector<Action> chosen;
        for (int turns = 0; turns < 6; ++turns) {
            QTRY_VERIFY(m_table->myTurn() || m_table->isOver());
            if (m_table->isOver())
                break;
            Actions open;
            legal(m_table->match()->position(), 0, open);
            const std::size_t before = played();
            chosen.push_back(open[rng.below(static_cast<std::uint32_t>(open.size()))]);
            choose(chosen.back());
            QTRY_VERIFY(played() > before || coach().isStopping());
            coach().playIt();
            QTRY_VERIFY(played() > before);
            m_table->skip();
        }
        QTRY_VERIFY(m_table->myTurn() || m_table->isOver());
        records.append(recordOn(*m_table->match()));
        std::vector<Action> own;
        for (std::size_t i = 0; i < played(); ++i)
            if (m_table->match()->action(i).seat == 0)
                own.push_back(m_table->match()->action(i));
        QVERIFY(own == chosen);
    }
    if (game != QLatin1String("truco"))
        QCOMPARE(records[0], records[1]);
}

void TestCoach::explainsTheQuestionOnce()
{
    const char *hands = R"([["4h","5d","7d","Kd","Qh"],["2s","5s","7c","Kc","Jd"]])";
    sit(cuarentaWith(hands, 1));
    const QString first = coach().sentence();
    QVERIFY(!first.isEmpty());
    QVERIFY(!coach().section().isEmpty());
    QVERIFY(m_table->narrator()->status().contains(first));
    QCOMPARE(m_memory->timesSaid(gameId, CoachTopic::MayDo, QStringLiteral("play")), 1);
    sit(cuarentaWith(hands, 1));
    QVERIFY(coach().sentence() != first);
}

// A caída is explained in the first three games in which there is one.
void TestCoach::explainsPointsThreeTimes()
{
    const char *hands = R"([["4h","5d","7d","Kd","Qh"],["2s","5s","7c","Kc","Jd"]])";
    const QString kind = QStringLiteral("caida");
    for (int game = 1; game <= 4; ++game) {
        sit(cuarentaWith(hands, 1));
        Actions open;
        legal(m_table->match()->position(), 0, open);
        const auto king = std::find_if(open.begin(), open.end(), [](const Action &action) {
            return action.cards.size() == 1 && action.cards[0] == Card::of(2, 13);
        });
        QVERIFY(king != open.end());
        choose(*king);
        QTRY_VERIFY(coach().isStopping() || played() > 0);
        coach().playIt();
        QTRY_VERIFY_WITH_TIMEOUT(m_table->myTurn(), thinking);
        QCOMPARE(m_table->match()->events(1).empty(), false);
        QCOMPARE(m_memory->timesSaid(gameId, CoachTopic::Scored, kind), std::min(game, 3));
    }
}

void TestCoach::saysLessOnRequest()
{
    const char *hands = R"([["4h","5d","7d","Kd","Qh"],["2s","5s","7c","Kc","Jd"]])";
    sit(cuarentaWith(hands, 1));
    const QString first = coach().sentence();
    QVERIFY(coach().canQuieten());
    QVERIFY(!coach().canSpeakUp());
    coach().quieten();
    QVERIFY(m_memory->isDropped(CoachTopic::MayDo));
    QVERIFY(coach().sentence() != first);
    QVERIFY(!coach().canQuieten());
    QVERIFY(coach().canSpeakUp());
    coach().speakUp();
    QVERIFY(!m_memory->hasDropped());
    QVERIFY(coach().sentence().isEmpty());
}

// Five right decisions of a kind, and the card goes.
void TestCoach::isSilentAboutWhatSits()
{
    for (const char *kind : { "takes", "books", "safe", "struck", "clears", "feeds", "next", "numbers" })
        for (int i = 0; i < 6; ++i)
            m_memory->addDecision(gameId, QString::fromLatin1(kind), false);
    Mistake mistake;
    QVERIFY(sitAtAMistake(mistake));
    const std::size_t before = played();
    choose(mistake.action);
    QVERIFY(!coach().isStopping());
    QVERIFY(played() > before);
}

void TestCoach::takesItsLeave()
{
    m_memory->addFinished(gameId, true);
    for (int topic = 0; topic < coachTopics; ++topic)
        m_memory->drop(static_cast<CoachTopic>(topic));
    // The king wins the game.
    Match match = *Match::begin([] {
        Opening opening = openingFor(*findGame("cuarenta"), 2, 1);
        const auto record = readRecord(
            R"({"format":"sobremesa-record","version":1,"game":"cuarenta","start":{"dealer":0,"scores":[36,10]},
            "deals":[{"hands":[["4h","5d","7d","Kd","Qh"],["2s","5s","7c","Kc","Jd"]]}],"actions":[]})");
        opening.setup = record->opening.setup;
        opening.deals = record->opening.deals;
        return opening;
    }());
    QVERIFY(!match.play({ .seat = 1, .verb = 0, .cards = { Card::of(3, 13) } }));
    sit(std::move(match));
    Actions open;
    legal(m_table->match()->position(), 0, open);
    const auto caida = std::find_if(open.begin(), open.end(),
        [](const Action &action) { return action.cards.size() == 2 && action.cards[0] == Card::of(2, 13); });
    QVERIFY(caida != open.end());
    choose(*caida);
    QTRY_VERIFY(m_table->isOver());
    QVERIFY(m_memory->hasLeft(gameId));
    QVERIFY(coach().sentence().contains(QStringLiteral("without me")));
    sit(cuarentaWith(R"([["4h","5d","7d","Kd","Qh"],["2s","5s","7c","Kc","Jd"]])", 1));
    QVERIFY(!coach().isPresent());
}

QTEST_MAIN(TestCoach)
#include "tst_coach.moc"
