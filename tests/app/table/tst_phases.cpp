// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/enginesetup.h"
#include "app/settings.h"
#include "app/table/tablecontroller.h"
#include "engine/match/randomgame.h"
#include "tests/app/scratch.h"
#include "tests/app/table/everytable.h"
#include "tests/app/table/openings.h"

#include <QQmlEngine>
#include <QQuickView>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

using namespace sobremesa;

namespace {

constexpr int actionsAtMost = 3'000;

// The seat that is to act sits at the screen, computers at the others.
std::vector<Player> playersOf(const Position &position)
{
    const SeatSet waited = waiting(position);
    const Seat person = waited.empty() ? Seat(0) : waited.first();
    std::vector<Player> players;
    players.reserve(static_cast<std::size_t>(seatCount(position)));
    for (int seat = 0; seat < seatCount(position); ++seat)
        players.push_back({ QStringLiteral("Player %1").arg(seat), seat + 1,
            seat == person ? nullptr : findLevel("greedy") });
    return players;
}

} // namespace

// Whatever can happen in a game can be looked at: the table is shown in every phase of random games, for
// every number of players, upright and wide, and says nothing to complain of.
class TestPhases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void everyPhaseCanBeShown_data();
    void everyPhaseCanBeShown();
    void everyGameCanBeShownThePlainWay();

private:
    void look(const Match &match);

    std::unique_ptr<Scratch> m_scratch;
    std::unique_ptr<TableController> m_table;
    std::unique_ptr<QQuickView> m_window;
};

void TestPhases::initTestCase()
{
    m_scratch = std::make_unique<Scratch>();
    Settings::shared().useOnce(Settings::Speed, 0);
    Settings::shared().useOnce(Settings::Language, "en");
    m_table = std::make_unique<TableController>(m_scratch->file("games"));
    m_window = std::make_unique<QQuickView>();
    setUpEngine(*m_window->engine());
    m_window->setResizeMode(QQuickView::SizeRootObjectToView);
    m_window->setInitialProperties({ { "controller", QVariant::fromValue(m_table.get()) } });
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestPhases::cleanupTestCase()
{
    m_window.reset();
    m_table.reset();
}

void TestPhases::look(const Match &match)
{
    m_table->show(Match(match), playersOf(match.position()));
    if (m_window->source().isEmpty())
        m_window->setSource(QUrl(QStringLiteral("qrc:/qt/qml/Sobremesa/Table/TablePage.qml")));
    for (const QSize size : { QSize(1280, 800), QSize(480, 800) }) {
        m_window->resize(size);
        QCoreApplication::processEvents();
        QVERIFY(!m_window->grabWindow().isNull());
    }
}

void TestPhases::everyPhaseCanBeShown_data()
{
    addTables();
}

void TestPhases::everyPhaseCanBeShown()
{
    QFETCH(const QString, id);
    QFETCH(const int, players);
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
    const GameInfo &game = *findGame(id.toStdString());
    std::set<std::uint8_t> shown;
    m_window->setSource({});
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        auto match = Match::begin(openingFor(game, players, seed));
        QVERIFY(match);
        Rng rng(seed);
        Actions buffer;
        for (int i = 0; i < actionsAtMost; ++i) {
            if (shown.insert(phase(match->position())).second)
                look(*match);
            if (isOver(match->position()))
                break;
            QVERIFY(!match->play(randomAction(match->position(), rng, buffer)));
        }
    }
    QVERIFY(shown.size() >= 2);
}

// A game that has no table of its own yet.
void TestPhases::everyGameCanBeShownThePlainWay()
{
    const QString plain = GameView::tableFileOf(QStringLiteral("nothing"));
    QCOMPARE(plain, QStringLiteral("qrc:/qt/qml/Sobremesa/Table/GameTable.qml"));
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
    for (const GameInfo *game : games()) {
        const QString id = QString::fromUtf8(game->id.data());
        QVERIFY2(GameView::tableFileOf(id) != plain, game->id.data());
        m_window->setSource({});
        const auto match = Match::begin(openingFor(*game, game->options[playersRow].standard, 1));
        QVERIFY(match);
        m_table->show(Match(*match), playersOf(match->position()));
        m_window->setSource(QUrl(plain));
        QCoreApplication::processEvents();
        QVERIFY(!m_window->grabWindow().isNull());
    }
    m_window->setSource({});
}

QTEST_MAIN(TestPhases)
#include "tst_phases.moc"
