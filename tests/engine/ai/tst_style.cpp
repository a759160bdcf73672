// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"
#include "engine/games/truco/rows.h"

#include <QTest>

#include <set>

using namespace sobremesa;

class TestStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void liking_data();
    void liking();
    void aBoldPlayerCallsMore();
    void everyStyleHasItsWord();
};

void TestStyle::liking_data()
{
    QTest::addColumn<int>("style");
    QTest::addColumn<Bearing>("rather");
    QTest::addColumn<Bearing>("other");
    const Bearing plain {}, call { 1, true, 1.0 }, refusal { -1, true, 0.0 }, wild { 0, false, 5.0 };
    QTest::newRow("bold calls") << int { row(Style::Bold) } << call << wild;
    QTest::newRow("bold takes chances") << int { row(Style::Bold) } << wild << plain;
    QTest::newRow("careful refuses") << int { row(Style::Cautious) } << refusal << plain;
    QTest::newRow("careful takes no chances") << int { row(Style::Cautious) } << plain << wild;
    QTest::newRow("chatty speaks") << int { row(Style::Chatty) } << refusal << wild;
    QTest::newRow("quiet plays") << int { row(Style::Quiet) } << wild << call;
}

void TestStyle::liking()
{
    QFETCH(int, style);
    QFETCH(Bearing, rather);
    QFETCH(Bearing, other);
    const auto leans = static_cast<Style>(style);
    QVERIFY(sobremesa::liking(leans, rather) > sobremesa::liking(leans, other));
    QCOMPARE(sobremesa::liking(Style::Even, rather), sobremesa::liking(Style::Even, other));
}

namespace {

// How often the leader of fresh hands of Truco says a word at once.
int callsOf(Style style)
{
    Level level = *findLevel("regular");
    level.iterations = 300;
    level.style = style;
    Setup setup;
    setup.options = standardOptions(findGame("truco")->options);
    setup.options[playersRow] = 2;
    int calls = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Position position = *startGame(*findGame("truco"), setup);
        PackCards pack = plan(position).pack;
        Rng rng(seed);
        shuffle(pack, rng);
        pack.resize(plan(position).size);
        Events deaf;
        deal(position, pack, deaf);
        const auto action = choose(observe(position, waiting(position).first()), level, seed);
        calls += action && action->verb != truco::verb::play ? 1 : 0;
    }
    return calls;
}

} // namespace

void TestStyle::aBoldPlayerCallsMore()
{
    const int bold = callsOf(Style::Bold), even = callsOf(Style::Even), careful = callsOf(Style::Cautious);
    QVERIFY2(bold > even && even > careful,
        qPrintable(QStringLiteral("%1 %2 %3").arg(bold).arg(even).arg(careful)));
}

// But the even one.
void TestStyle::everyStyleHasItsWord()
{
    std::set<std::string_view> labels;
    for (const Style style : { Style::Even, Style::Bold, Style::Cautious, Style::Chatty, Style::Quiet })
        labels.insert(labelOf(style));
    QCOMPARE(labels.size(), 5U);
    QVERIFY(labels.contains(""));
}

QTEST_APPLESS_MAIN(TestStyle)
#include "tst_style.moc"
