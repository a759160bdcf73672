// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/options.h"

#include <QTest>

using namespace sobremesa;

namespace {

constexpr std::array players { OptionChoice { 2, "", "" }, OptionChoice { 4, "", "" } };
constexpr std::array styles { OptionChoice { 0, "claim", "" }, OptionChoice { 1, "forced", "" } };
constexpr std::array specs {
    OptionSpec { "players", OptionKind::Number, 2, players },
    OptionSpec { "style", OptionKind::Word, 0, styles },
    OptionSpec { "target", OptionKind::Number, 61, {}, 10, 500 },
    OptionSpec { "flor", OptionKind::Boolean, 0 },
};

} // namespace

class TestOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fromText_data();
    void fromText();
    void writtenAndRead();
};

void TestOptions::fromText_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("refused"); // empty: accepted
    QTest::newRow("number of a list") << "players"
                                      << "4"
                                      << "";
    QTest::newRow("word") << "style"
                          << "forced"
                          << "";
    QTest::newRow("number of a range") << "target"
                                       << "500"
                                       << "";
    QTest::newRow("boolean") << "flor"
                             << "true"
                             << "";
    QTest::newRow("not in the list") << "players"
                                     << "3"
                                     << "options.players: must be one of 2, 4";
    QTest::newRow("no such word") << "style"
                                  << "free"
                                  << "options.style: must be one of \"claim\", \"forced\"";
    QTest::newRow("above the range") << "target"
                                     << "501"
                                     << "options.target: must be a whole number from 10 to 500";
    QTest::newRow("far above the range") << "target"
                                         << "99999999999999999999"
                                         << "options.target";
    QTest::newRow("not a boolean") << "flor"
                                   << "1"
                                   << "options.flor: must be true or false";
    QTest::newRow("no such option") << "jokers"
                                    << "2"
                                    << "options.jokers: this game has no such option";
}

void TestOptions::fromText()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QString, refused);
    const OptionValues before = standardOptions(specs);
    const auto after = readOption(before, name.toStdString(), text.toStdString(), specs);
    QCOMPARE(bool(after), refused.isEmpty());
    if (after) {
        QVERIFY(*after != before);
        return;
    }
    const QString message = QString::fromStdString(after.refusal().place + ": " + after.refusal().message);
    QVERIFY2(message.startsWith(refused), qPrintable(message));
}

void TestOptions::writtenAndRead()
{
    OptionValues values = standardOptions(specs);
    values[0] = 4;
    values[1] = 1;
    values[2] = 100;
    values[3] = 1;
    const auto read = readOptions(writeOptions(values, specs), specs);
    QVERIFY(read);
    QCOMPARE(*read, values);
}

QTEST_APPLESS_MAIN(TestOptions)
#include "tst_options.moc"
