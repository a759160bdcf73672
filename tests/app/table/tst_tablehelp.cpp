// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/table/fingerprint.h"
#include "app/table/tablecontroller.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace sobremesa;

// What the table offers beside playing: the way back, the same deal for the neighbour, the rules and the
// cards explained, and the proof of the deal.
class TestTableHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void restartsTheDeal();
    void exchangesTheSeats();
    void showsTheFingerprintInTheFirstDeal();
    void knowsTheSectionOfWhatIsOnTheScreen();
    void tellsAboutACard();

private:
    [[nodiscard]] QStringList handOf(Seat seat) const;
    void playOn(std::size_t actions);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TableController> m_table;
};

void TestTableHelp::initTestCase()
{
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
}

void TestTableHelp::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_table = std::make_unique<TableController>(m_folder->path());
    Opening opening;
    opening.game = findGame("cuarenta");
    opening.setup.options = standardOptions(opening.game->options);
    opening.setup.options[playersRow] = 2;
    opening.seed = 5;
    QVERIFY(
        !m_table->begin(std::move(opening), { { "You", 1, nullptr }, { "Rosa", 2, findLevel("greedy") } }));
    QTRY_VERIFY(m_table->myTurn());
}

void TestTableHelp::cleanup()
{
    m_table.reset();
    m_folder.reset();
}

QStringList TestTableHelp::handOf(Seat seat) const
{
    QStringList codes;
    for (const ZoneCards &zone : zones(m_table->match()->position())) {
        for (const Card card : zone.cards) {
            if (zone.place == Place { Zone::Hand, seat })
                codes.append(QString::fromStdString(m_table->match()->game().pack->code(card)));
        }
    }
    codes.sort();
    return codes;
}

// Presses whatever may be played until so many actions are done.
void TestTableHelp::playOn(std::size_t actions)
{
    QElapsedTimer clock;
    clock.start();
    while (m_table->match()->actionCount() < actions && clock.elapsed() < 20'000) {
        QTest::qWait(0);
        if (!m_table->myTurn())
            continue;
        for (int row = 0;
             row < m_table->cards()->rowCount() && m_table->answering()->answers()->rowCount() == 0; ++row) {
            if (m_table->cards()->index(row).data(CardModel::UsableRole).toBool())
                m_table->answering()->press(row);
        }
        m_table->answering()->answer(0);
    }
    QTRY_VERIFY(m_table->myTurn());
}

void TestTableHelp::restartsTheDeal()
{
    const QStringList before = handOf(0);
    playOn(3);
    QVERIFY(handOf(0) != before);
    m_table->restart();
    QCOMPARE(m_table->match()->actionCount(), std::size_t(0));
    QCOMPARE(handOf(0), before);
    QVERIFY(m_table->canRedo());
    QTRY_VERIFY(m_table->myTurn());
}

void TestTableHelp::exchangesTheSeats()
{
    const QStringList mine = handOf(0);
    const QStringList hers = handOf(1);
    m_table->exchangeSeats();
    QTRY_VERIFY(!m_table->isRunning());
    QCOMPARE(m_table->match()->dealt().size(), std::size_t(1));
    QVERIFY(m_table->match()->actionCount() <= 1);
    if (m_table->match()->actionCount() == 0)
        QCOMPARE(handOf(1), mine);
    QCOMPARE(handOf(0), hers);
}

void TestTableHelp::showsTheFingerprintInTheFirstDeal()
{
    static const QRegularExpression form("^[0-9A-F]{4}\u00B7[0-9A-F]{4}$");
    const QString seal = m_table->game()->seal();
    QVERIFY2(form.match(seal).hasMatch(), qPrintable(seal));
    GivenDeal other = m_table->match()->dealt().front();
    QCOMPARE(fingerprintOf(other, *m_table->match()->game().pack), seal);
    std::swap(other.cards[0], other.cards[39]);
    QVERIFY(fingerprintOf(other, *m_table->match()->game().pack) != seal);
}

void TestTableHelp::knowsTheSectionOfWhatIsOnTheScreen()
{
    QCOMPARE(m_table->assistant()->section(), QStringLiteral("4.4"));
    playOn(2);
    QVERIFY(m_table->narrator()->log()->rowCount() > 2);
    const int last = m_table->narrator()->log()->rowCount() - 1;
    m_table->looking()->lookAt(last);
    QVERIFY(m_table->looking()->isActive());
    QCOMPARE(m_table->assistant()->section(), m_table->narrator()->log()->line(last).section);
    QVERIFY(!m_table->assistant()->section().isEmpty());
    m_table->looking()->stop();
}

void TestTableHelp::tellsAboutACard()
{
    const CardNotes about = m_table->assistant()->aboutCard(QStringLiteral("7h"));
    QCOMPARE(about.name, QStringLiteral("seven of hearts"));
    QVERIFY(!about.notes.isEmpty());
    QCOMPARE(m_table->assistant()->aboutCard(QStringLiteral("nothing")), CardNotes());
}

QTEST_MAIN(TestTableHelp)
#include "tst_tablehelp.moc"
