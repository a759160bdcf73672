// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/games.h"
#include "engine/ai/hooks.h"
#include "engine/ai/player.h"
#include "engine/match/json.h"

#include <QTest>

using namespace sobremesa;

namespace {

constexpr Level quick { "quick", "", Mind::Search, 24, 1.0, 0.0 };

// What a seat was offered, parted by whether there is something better to think of.
struct Offers
{
    Actions good, poor;
};

Offers offersOf(const Observation &observation)
{
    return std::visit(
        [&]<typename S>(const S &state) {
            const Seen<S> seen { state, observation.viewer, observation.heard };
            const auto memory = recall(seen);
            Actions all;
            offered(state, observation.viewer, all);
            Offers offers;
            for (const Action &action : all)
                (Knowledge<S>::dominatedIn(state, memory, action) ? offers.poor : offers.good)
                    .push_back(action);
            return offers;
        },
        observation.position.state);
}

// A table of quick players, and all that happens at it.
class Table
{
public:
    Table(const GameInfo &game, int players, const Value &start)
        : m_position(begun(game, players, start))
    {
    }
    // One action or deal; calls back before an action with what the seat sees and does.
    template<typename Visit>
    void step(Rng &rng, const Visit &visit)
    {
        std::vector<Event> list;
        Events events(list);
        if (actors(m_position).empty()) {
            dealShuffled(m_position, rng, events);
            m_last = std::make_shared<Happening>(std::nullopt, std::move(list), m_last);
            return;
        }
        const SeatSet needed = waiting(m_position);
        const Seat seat = needed.empty() ? actors(m_position).first() : needed.first();
        const Observation seen = observe(m_position, seat, m_last);
        Action action = chosen(seen, rng);
        visit(seen, action);
        apply(m_position, action, events);
        m_last = std::make_shared<Happening>(action, std::move(list), m_last);
    }
    [[nodiscard]] bool over() const { return isOver(m_position); }

private:
    static Position begun(const GameInfo &game, int players, const Value &start)
    {
        Setup setup { {}, start };
        setup.options = standardOptions(game.options);
        setup.options[playersRow] = static_cast<std::int16_t>(players);
        return *startGame(game, setup);
    }
    // What is refused is asked again.
    [[nodiscard]] Action chosen(const Observation &seen, Rng &rng) const
    {
        Actions open;
        legal(m_position, seen.viewer, open);
        std::vector<Action> refused;
        for (;;) {
            const auto action = choose(seen, quick, rng.next(), {}, refused);
            if (!action)
                return open.front();
            if (std::find(open.begin(), open.end(), *action) != open.end())
                return *action;
            refused.push_back(*action);
        }
    }

    Position m_position;
    std::shared_ptr<const Happening> m_last;
};

} // namespace

class DominatedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNotDone_data();
    void isNotDone();
};

void DominatedTest::isNotDone_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("players");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<int>("games"); // whether there is anything poor to do is luck
    QTest::newRow("loba gives nothing back") << QByteArray("loba") << 2 << QByteArray("{}") << 4;
    QTest::newRow("tresillo keeps the mala") << QByteArray("tresillo") << 3 << QByteArray("{}") << 4;
    QTest::newRow("truco plays on") << QByteArray("truco") << 2 << QByteArray("{}") << 4;
    QTest::newRow("partners open nothing out of turn") << QByteArray("truco") << 4 << QByteArray("{}") << 4;
    QTest::newRow("truco gives no game away")
        << QByteArray("truco") << 2 << QByteArray(R"({"scores":[29,28]})") << 30;
    QTest::newRow("partners give no game away")
        << QByteArray("truco") << 4 << QByteArray(R"({"scores":[29,28]})") << 30;
}

// Offered it is, so that the rules allow it; nobody thinks of it as long as there is something else.
void DominatedTest::isNotDone()
{
    QFETCH(QByteArray, game);
    QFETCH(int, players);
    QFETCH(QByteArray, start);
    QFETCH(int, games);
    Rng rng(8);
    int poor = 0;
    for (int round = 0; round < games; ++round) {
        Table table(*findGame(game.constData()), players, *readJson(start.constData()));
        for (int i = 0; i < 1200 && !table.over(); ++i) {
            table.step(rng, [&poor](const Observation &seen, const Action &action) {
                const Offers offers = offersOf(seen);
                poor += static_cast<int>(offers.poor.size());
                const bool done =
                    std::find(offers.poor.begin(), offers.poor.end(), action) != offers.poor.end();
                QVERIFY(!done || (offers.good.empty() && waiting(seen.position).contains(seen.viewer)));
            });
        }
    }
    QVERIFY2(poor > 3, qPrintable(QString::number(poor)));
}

QTEST_GUILESS_MAIN(DominatedTest)
#include "tst_dominated.moc"
