// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"
#include "engine/games/loba/loba.h"
#include "tests/app/table/openings.h"

#include <QTest>

using namespace sobremesa;
using loba::Source;
using loba::Verb;

namespace {

template<typename Row>
bool isRow(std::uint8_t value, Row row)
{
    return value == static_cast<std::uint8_t>(row);
}

bool isTaking(const Action &action)
{
    return isRow(action.verb, Verb::Draw) && isRow(action.word, Source::Discards);
}

// Quick players keep a game of Loba going. Where one of them would take from the discards, the player who is
// watched sits down, decides whether to take, and plays that turn to its end.
class Watch
{
public:
    Watch(int players, const Level &watched)
        : m_players(players)
        , m_watched(watched)
    {
    }

    void play(std::uint64_t game);
    [[nodiscard]] int takings() const { return m_takings; }
    [[nodiscard]] int givenBack() const { return m_givenBack; }

private:
    [[nodiscard]] Action chosen(const Match &match, Seat seat);
    void follow(const Match &match, const Action &action);

    int m_players;
    Level m_watched;
    Rng m_rng { 11 };
    bool m_sits = false; // the one who is watched
    Card m_taken {};
    int m_takings = 0;
    int m_givenBack = 0;
};

Action Watch::chosen(const Match &match, Seat seat)
{
    const Observation seen = match.observe(seat);
    const Action quick = *choose(seen, *findLevel("greedy"), m_rng.next());
    m_sits = m_sits || isTaking(quick);
    return m_sits ? *choose(seen, m_watched, m_rng.next()) : quick;
}

// Whoever goes out with the card gives nothing back.
void Watch::follow(const Match &match, const Action &action)
{
    const auto &state = std::get<loba::State>(match.position().state);
    if (isTaking(action)) {
        ++m_takings;
        m_taken = state.discards.back();
    } else if (isRow(action.verb, Verb::Draw)) {
        m_taken = {};
    } else if (isRow(action.verb, Verb::Discard)) {
        const bool goesOut = state.hands[action.seat].size() == 1;
        m_givenBack += m_taken.known() && action.cards[0] == m_taken && !goesOut ? 1 : 0;
        m_taken = {};
        m_sits = false;
    }
}

void Watch::play(std::uint64_t game)
{
    Match match = *Match::begin(openingFor(*findGame("loba"), m_players, game));
    while (!isOver(match.position())) {
        const Action action = chosen(match, waiting(match.position()).first());
        follow(match, action);
        QVERIFY(!match.play(action));
    }
}

} // namespace

class KeptCardsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsTakenToBeGivenBack_data();
    void nothingIsTakenToBeGivenBack();
};

void KeptCardsTest::nothingIsTakenToBeGivenBack_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QByteArray>("level");
    for (const int players : { 2, 4 }) {
        for (const Level &level : levels())
            QTest::addRow("%s of %d", level.id.data(), players) << players << QByteArray(level.id.data());
    }
}

// The weakest with all the thinking they have, the others with a part of it, which errs more often.
void KeptCardsTest::nothingIsTakenToBeGivenBack()
{
    QFETCH(int, players);
    QFETCH(QByteArray, level);
    constexpr int enough = 100;
    Level watched = *findLevel(level.constData());
    watched.iterations = std::min(watched.iterations, 120);
    watched.exactness = 0;
    Watch watch(players, watched);
    for (std::uint64_t game = 1; watch.takings() < enough; ++game)
        watch.play(game);
    qInfo("%d of %d", watch.givenBack(), watch.takings());
    QCOMPARE(watch.givenBack(), 0);
}

QTEST_GUILESS_MAIN(KeptCardsTest)
#include "tst_keptcards.moc"
