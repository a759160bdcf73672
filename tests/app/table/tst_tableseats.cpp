// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tableseats.h"
#include "openings.h"

#include <QSignalSpy>
#include <QTest>

using namespace sobremesa;

// Who is awaited, and from when on it is said that somebody thinks.
class TestTableSeats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void saysOnlyAfterAWhile();
    void onlyAFaceOfOurOwnHasAStyle_data();
    void onlyAFaceOfOurOwnHasAStyle();
    void theViewerIsNotThinking();
    void whoHasActedThinksNoMore();
    void nothingIsToldTwice();
    void nobodyThinksWhereNobodyActs();

private:
    [[nodiscard]] QString line(int seat) const
    {
        return m_seats->index(seat).data(TableSeats::LineRole).toString();
    }
    void await(SeatSet turns) { m_seats->update(m_match->observe(0), m_names, turns); }

    std::optional<Match> m_match;
    std::unique_ptr<TableSeats> m_seats;
    TableNames m_names;
};

void TestTableSeats::init()
{
    m_names = { games()[0], { "You", "Ana" }, {} };
    auto match = Match::begin(openingFor(*games()[0], 2, 5));
    QVERIFY(match);
    m_match.emplace(std::move(*match));
    m_seats = std::make_unique<TableSeats>();
    m_seats->set({ { "You", 1, nullptr }, { "Ana", 2, nullptr } }, m_match->observe(0), m_names);
}

void TestTableSeats::saysOnlyAfterAWhile()
{
    await({ 1 });
    QVERIFY(m_seats->index(1).data(TableSeats::TurnRole).toBool());
    QVERIFY(line(1) != "thinking");
    QTRY_COMPARE_WITH_TIMEOUT(line(1), QString("thinking"), 3000);
    await({ 1 }); // also when everything is told once more
    QCOMPARE(line(1), QString("thinking"));
}

void TestTableSeats::onlyAFaceOfOurOwnHasAStyle_data()
{
    QTest::addColumn<bool>("computer");
    QTest::addColumn<bool>("leans");
    QTest::addColumn<QString>("manner");
    QTest::newRow("a computer") << true << true << "talks a lot";
    QTest::newRow("a person with the same face") << false << true << "";
    QTest::newRow("a computer in a lesson") << true << false << "";
}

void TestTableSeats::onlyAFaceOfOurOwnHasAStyle()
{
    QFETCH(bool, computer);
    QFETCH(bool, leans);
    m_seats->set({ { "You", 1, nullptr }, { "Rosa", 2, computer ? findLevel("strong") : nullptr, leans } },
        m_match->observe(0), m_names);
    await({});
    QTEST(m_seats->index(1).data(TableSeats::MannerRole).toString(), "manner");
}

void TestTableSeats::theViewerIsNotThinking()
{
    await({ 0, 1 });
    QTRY_COMPARE_WITH_TIMEOUT(line(1), QString("thinking"), 3000);
    QCOMPARE(line(0), QString("your turn"));
}

void TestTableSeats::whoHasActedThinksNoMore()
{
    await({ 1 });
    QTRY_COMPARE_WITH_TIMEOUT(line(1), QString("thinking"), 3000);
    await({});
    QVERIFY(line(1) != "thinking");
    await({ 1 }); // the time begins anew
    QVERIFY(line(1) != "thinking");
}

void TestTableSeats::nothingIsToldTwice()
{
    await({ 1 });
    QSignalSpy changed(m_seats.get(), &TableSeats::dataChanged);
    QTRY_COMPARE_WITH_TIMEOUT(changed.count(), 1, 3000);
    QTest::qWait(700); // no timer goes on at rest
    QCOMPARE(changed.count(), 1);
}

void TestTableSeats::nobodyThinksWhereNobodyActs() // a lesson waits for the learner
{
    await({ 1 });
    QTRY_COMPARE_WITH_TIMEOUT(line(1), QString("thinking"), 3000);
    m_seats->setOthersThink(false);
    await({ 1 });
    QTest::qWait(700);
    QVERIFY(line(1) != "thinking");
    QVERIFY(m_seats->index(1).data(TableSeats::TurnRole).toBool());
    m_seats->setOthersThink(true);
    await({ 1 });
    QTRY_COMPARE_WITH_TIMEOUT(line(1), QString("thinking"), 3000);
}

QTEST_MAIN(TestTableSeats)
#include "tst_tableseats.moc"
