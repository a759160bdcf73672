// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coach/warning.h"
#include "app/settings.h"
#include "engine/match/record.h"
#include "tests/app/scratch.h"

#include <QTest>

using namespace sobremesa;

namespace {

Match firstBatch()
{
    auto record = readRecord(R"({"format":"sobremesa-record","version":1,"game":"cuarenta",)"
                             R"("start":{"dealer":1},"deals":[{"hands":[["As","4h","6d","Jc","Kh"],)"
                             R"(["2c","3d","5s","7h","Qd"]]}],"actions":[]})");
    Opening opening = record->opening;
    opening.seed = 7;
    return *Match::begin(std::move(opening));
}

Action actionWith(const Match &match, const char *text)
{
    return *parseAction(text, match.game().verbs, *match.game().pack);
}

} // namespace

// The short warning names what the costly move does badly, or what the best one does better.
class TestWarning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Settings::shared().useOnce(Settings::Language, "en"); }
    void namesTheReason_data();
    void namesTheReason();
    void saysOfWhich();

private:
    Scratch m_scratch;
};

void TestWarning::namesTheReason_data()
{
    QTest::addColumn<int>("topic");
    QTest::addColumn<bool>("ofMove");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, Topic topic, bool ofMove, const char *text) {
        QTest::newRow(name) << static_cast<int>(topic) << ofMove << QString::fromUtf8(text);
    };
    row("struck", Topic::Struck, true, "The 6♦ may be struck: about −1.5.");
    row("takes", Topic::Takes, false, "The 6♦ takes less than you could: about −1.5.");
    row("books", Topic::Books, false, "The 6♦ leaves points on the table: about −1.5.");
    row("safe", Topic::Safe, false, "Another card is safer than the 6♦: about −1.5.");
    row("keeps", Topic::Keeps, false, "The 6♦ is better kept: about −1.5.");
    row("burden", Topic::Burden, false, "A more expensive card than the 6♦ could go: about −1.5.");
    row("a bet's price says nothing of a card", Topic::Price, true,
        "6♦: about 1.5 less than the best choice.");
    row("what the move does well is no warning", Topic::Takes, true,
        "6♦: about 1.5 less than the best choice.");
}

void TestWarning::namesTheReason()
{
    QFETCH(int, topic);
    QFETCH(bool, ofMove);
    QFETCH(QString, text);
    const Match match = firstBatch();
    Mistake mistake;
    mistake.action = actionWith(match, "0 play 6d");
    mistake.why.difference = 1.5;
    Because reason;
    reason.topic = static_cast<Topic>(topic);
    reason.ofOther = ofMove;
    reason.cards = { mistake.action.cards[0] };
    mistake.why.reasons = { reason };
    QCOMPARE(warningText(mistake, match.observe(0), { &match.game(), { "You", "Rosa" }, {} }), text);
}

// Why: of the move, or of the best choice, and which of the two it is.
void TestWarning::saysOfWhich()
{
    const Match match = firstBatch();
    Because reason;
    reason.topic = Topic::Hand;
    reason.shade = Shade::Deal;
    reason.chance = 30;
    const auto told = [&match](const Because &why) {
        Mistake mistake;
        mistake.why.reasons = { why };
        return warningReason(mistake, { &match.game(), { "You", "Rosa" }, {} });
    };
    const QString text =
        QStringLiteral("Played to the end, it leaves you more tokens than now in 30 of 100 possible deals.");
    QCOMPARE(told(reason), "The best choice: " + text);
    reason.ofOther = true;
    reason.fitsBoth = true; // which a warning tells by beginning with the best choice or not
    QCOMPARE(told(reason), text);
    reason.shade = Shade::Average;
    reason.points = 3;
    QVERIFY(told(reason).startsWith(QStringLiteral("Played to the end, it costs 3 ")));
}

QTEST_MAIN(TestWarning)
#include "tst_warning.moc"
