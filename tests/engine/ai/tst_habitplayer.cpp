// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/habitplayer.h"
#include "engine/games/truco/ai/habits.h"
#include "engine/games/truco/ai/situation.h"
#include "tests/engine/ai/trucohands.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sobremesa;
using namespace sobremesa::train;
using truco::State;

// Who goes by the habits that playouts suppose of everybody.
class HabitPlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesByItsHabits_data();
    void goesByItsHabits();
    void laysOneOfEqualCards();
    void seesNothingHidden();
};

namespace {

constexpr int tries = 4000;

using Counts = std::array<int, Situation::mostWays>;

Counts countsOf(const State &state, const Situation &now)
{
    Counts counts {};
    Rng rng(3);
    for (int i = 0; i < tries; ++i)
        ++counts[wayByHabit(state, now, rng)];
    return counts;
}

} // namespace

void HabitPlayerTest::goesByItsHabits_data()
{
    QTest::addColumn<QStringList>("actions");
    QTest::addColumn<int>("seat");
    QTest::addColumn<int>("thing");
    QTest::addColumn<int>("silence"); // its place, or -1 where somebody must do something
    QTest::newRow("opens an envido or not") << QStringList() << 0 << 0 << 3;
    QTest::newRow("lays or calls") << QStringList() << 0 << 1 << -1;
    QTest::newRow("answers the envido or leaves it") << QStringList { "0 envido" } << 1 << 0 << 5;
    QTest::newRow("must answer it") << QStringList { "0 envido" } << 3 << 0 << -1;
    QTest::newRow("answers the truco or leaves it") << QStringList { "0 truco" } << 1 << 1 << 3;
}

void HabitPlayerTest::goesByItsHabits()
{
    QFETCH(QStringList, actions);
    QFETCH(int, seat);
    QFETCH(int, thing);
    QFETCH(int, silence);
    const State state = trucoAfter({ "5o 6c 6b", "4o 5c Rc", "Ce 5b 4e", "Re 4b Sc" }, actions);
    const Situation now = truco::situation(state, static_cast<Seat>(seat), thing);
    Actions spoken;
    for (const auto &way : now.ways)
        if (way)
            spoken.push_back(*way);
    QCOMPARE(now.ways.size(), spoken.size() + (silence < 0 ? 0 : 1));
    const auto place = std::find(now.ways.begin(), now.ways.end(), std::nullopt) - now.ways.begin();
    QCOMPARE(static_cast<int>(place), silence < 0 ? static_cast<int>(now.ways.size()) : silence);
    const truco::Shares shares = truco::sharesOf(state, spoken);
    const Counts counts = countsOf(state, now);
    double left = 1;
    for (std::size_t way = 0; way < now.ways.size(); ++way) {
        const double share = way < shares.size() ? static_cast<double>(shares[way]) : left;
        left -= share;
        const double error = std::sqrt(share * (1 - share) * tries);
        QVERIFY2(std::abs(counts[way] - share * tries) <= 4 * error + 1,
            qPrintable(QStringLiteral("way %1: %2 of %3").arg(way).arg(counts[way]).arg(share * tries)));
    }
}

// They are one way, and the number of ways is what is drawn from.
void HabitPlayerTest::laysOneOfEqualCards()
{
    const State state = trucoAfter({ "4o 4c 4b", "Ro 7b 3c", "Ce 5b 4e", "Re 2b 2o" });
    const Situation now = truco::situation(state, 0, 1);
    QCOMPARE(now.ways.size(), std::size_t { 2 });
    const Counts counts = countsOf(state, now);
    QVERIFY(counts[0] > tries / 2);
    QCOMPARE(counts[0] + counts[1], tries);
}

// The same whatever the others hold.
void HabitPlayerTest::seesNothingHidden()
{
    const QString own = QStringLiteral("Se 6o Rc");
    const auto counts = [&own](const QStringList &others) {
        const State state = trucoAfter({ own, others[0], others[1], others[2] });
        return countsOf(state, truco::situation(state, 0, 1));
    };
    QCOMPARE(counts({ "Ro 7b 3c", "Ce 5b 4e", "Re 2b 4o" }), counts({ "1e 4b 4c", "5o 5c 6b", "1b 6c So" }));
}

QTEST_APPLESS_MAIN(HabitPlayerTest)
#include "tst_habitplayer.moc"
