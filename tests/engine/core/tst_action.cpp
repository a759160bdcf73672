// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/action.h"

#include <QTest>

#include <array>

using namespace sobremesa;

namespace {

constexpr std::array cardAndCards { Argument::Card, Argument::Cards };
constexpr std::array wordAndSuit { Argument::Word, Argument::OptionalSuit };
constexpr std::array cardNumberWord { Argument::Card, Argument::Number, Argument::OptionalWord };
constexpr std::array oneRank { Argument::Rank };
constexpr std::array melds { Argument::Groups };
constexpr std::array<std::string_view, 3> words { "low", "high", "solo" };
constexpr std::array verbs {
    VerbSpec { "play", cardAndCards, {} },
    VerbSpec { "contract", wordAndSuit, words },
    VerbSpec { "layoff", cardNumberWord, words },
    VerbSpec { "collect", oneRank, {} },
    VerbSpec { .name = "meld", .arguments = melds, .joints = "=-" },
    VerbSpec { "pass", {}, {} },
};

} // namespace

class TestAction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spelling_data();
    void spelling();
    void refused_data();
    void refused();
};

void TestAction::spelling_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : { "0 play 7h", "1 play 7d 2s 5s", "2 contract solo d", "2 contract low",
             "3 layoff 4d 2 high", "3 layoff 9h 12", "4 collect K", "5 meld 9s=9h=** 4d-5d-**-7d", "7 pass" })
        QTest::newRow(text) << text;
}

void TestAction::spelling()
{
    QFETCH(QString, text);
    const auto action = parseAction(text.toStdString(), verbs, doublePack);
    QVERIFY2(action, action ? "" : action.refusal().message.c_str());
    QCOMPARE(QString::fromStdString(print(*action, verbs, doublePack)), text);
}

void TestAction::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("because");
    QTest::newRow("empty") << ""
                           << "seat and verb";
    QTest::newRow("no verb") << "0"
                             << "seat and verb";
    QTest::newRow("no seat") << "play 7h"
                             << "seat and verb";
    QTest::newRow("seat too large") << "8 pass"
                                    << "seat and verb";
    QTest::newRow("seat with a zero") << "01 pass"
                                      << "seat and verb";
    QTest::newRow("verb") << "0 fly 7h"
                          << "\"fly\" is not an action";
    QTest::newRow("card") << "0 play 1h"
                          << "\"1h\" is not a card";
    QTest::newRow("two spaces") << "0 play  7h"
                                << "is not a card";
    QTest::newRow("space at the end") << "0 pass "
                                      << "nothing to say after";
    QTest::newRow("missing card") << "0 play"
                                  << "something is missing";
    QTest::newRow("too much") << "0 collect K Q"
                              << "nothing to say after";
    QTest::newRow("word") << "0 contract grande"
                          << "cannot be said";
    QTest::newRow("rank") << "0 collect X"
                          << "not what is asked for";
    QTest::newRow("number") << "0 layoff 9h -1"
                            << "not what is asked for";
    QTest::newRow("too many cards") << QStringLiteral("0 play") + QStringLiteral(" 7h").repeated(20)
                                    << "too many cards";
    QTest::newRow("broken meld") << "0 meld 9s=9h="
                                 << "is not a card";
}

void TestAction::refused()
{
    QFETCH(QString, text);
    QFETCH(QString, because);
    const auto action = parseAction(text.toStdString(), verbs, doublePack);
    QVERIFY(!action);
    QVERIFY2(
        QString::fromStdString(action.refusal().message).contains(because), action.refusal().message.c_str());
}

QTEST_APPLESS_MAIN(TestAction)
#include "tst_action.moc"
