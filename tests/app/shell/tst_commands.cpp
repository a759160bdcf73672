// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/icons/iconprovider.h"
#include "app/settings.h"
#include "app/shell/commandrows.h"
#include "app/shell/commands.h"
#include "scratch.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

class TestCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { Settings::shared().useOnce(Settings::SingleLetters, true); }
    void namesAndKeysAreUsedOnce();
    void everyIconIsDrawn();
    void everyLetterHasAKeyForTheWindow();
    void leavesMacOsItsOwnKeys();
    void lettersCanBeSwitchedOff();
    void keysOfTheTable_data();
    void keysOfTheTable();
    void doesOnlyWhatIsPossible();
    void saysWhatDemoWillDo();
    void saysWhatBecomesOfTheSound();

private:
    Scratch m_scratch;
    Commands m_commands;
};

void TestCommands::namesAndKeysAreUsedOnce()
{
    QSet<QString> names;
    QSet<QString> keys;
    for (const Command *command : m_commands.list()) {
        QVERIFY2(!names.contains(command->name()), qPrintable(command->name()));
        names.insert(command->name());
        QStringList own = command->shortcuts();
        for (const QKeySequence &sequence : command->tableKeys())
            own.append(sequence.toString());
        for (const QString &key : std::as_const(own)) {
            QVERIFY2(!keys.contains(key), qPrintable(command->name() + ": " + key));
            keys.insert(key);
        }
    }
    QVERIFY(keys.size() > 40);
}

void TestCommands::everyIconIsDrawn()
{
    for (const Command *command : m_commands.list())
        QVERIFY2(command->icon().isEmpty() || hasIcon(command->icon()), qPrintable(command->icon()));
}

void TestCommands::everyLetterHasAKeyForTheWindow()
{
    for (const Command *command : m_commands.list()) {
        for (const QKeySequence &sequence : command->tableKeys()) {
            const Qt::Key key = sequence[0].key();
            if (key >= Qt::Key_A && key <= Qt::Key_Z)
                QVERIFY2(!command->shortcuts().isEmpty(), qPrintable(command->name()));
        }
    }
}

void TestCommands::leavesMacOsItsOwnKeys()
{
    const QSet<QString> kept { "Ctrl+H", "Ctrl+M", "Ctrl+W", "Ctrl+Tab", "Ctrl+Space" };
    QSet<QString> found;
    for (const CommandRow &row : commandRows()) {
        QCOMPARE(windowKeys(row, true).size(), windowKeys(row, false).size());
        for (const QKeySequence &sequence : windowKeys(row, true)) {
            const QString key = sequence.toString(QKeySequence::PortableText);
            QVERIFY2(!kept.contains(key) && !found.contains(key), qPrintable(row.name + QString(": ") + key));
            found.insert(key);
        }
    }
    for (const char *hint : { "Meta+H", "Meta+Shift+H" })
        QVERIFY2(found.contains(QKeySequence(hint).toString(QKeySequence::PortableText)), hint);
}

void TestCommands::lettersCanBeSwitchedOff()
{
    const Command *hint = m_commands.find("hint");
    QCOMPARE(hint->key(), QString("H"));
    QSignalSpy changed(hint, &Command::changed);
    Settings::shared().useOnce(Settings::SingleLetters, false);
    QVERIFY(!changed.isEmpty());
    QCOMPARE(hint->key(), QKeySequence(hint->shortcuts().value(0)).toString(QKeySequence::NativeText));
    QCOMPARE(m_commands.byTableKey(Qt::Key_H, Qt::NoModifier, "h"), QString());
    QCOMPARE(m_commands.byTableKey(Qt::Key_F6, Qt::NoModifier, ""), QString("zone"));
}

void TestCommands::keysOfTheTable_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *tag, Qt::Key key, Qt::KeyboardModifiers modifiers, const char *text,
                         const char *name) {
        QTest::newRow(tag) << int(key) << static_cast<int>(modifiers.toInt()) << QString(text)
                           << QString(name);
    };
    row("letter", Qt::Key_H, Qt::NoModifier, "h", "hint");
    row("large letter", Qt::Key_H, Qt::ShiftModifier, "H", "lesshint");
    row("digit", Qt::Key_3, Qt::NoModifier, "3", "answer");
    row("digit that needs Shift", Qt::Key_3, Qt::ShiftModifier, "3", "answer");
    row("digit of the keypad", Qt::Key_0, Qt::KeypadModifier, "0", "answer");
    row("Return", Qt::Key_Return, Qt::NoModifier, "\r", "press");
    row("Enter", Qt::Key_Enter, Qt::KeypadModifier, "\r", "press");
    row("arrow with Shift", Qt::Key_Left, Qt::ShiftModifier, "", "shift");
    row("nothing", Qt::Key_F12, Qt::NoModifier, "", "");
    row("with Ctrl", Qt::Key_H, Qt::ControlModifier, "", "");
}

void TestCommands::keysOfTheTable()
{
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(QString, text);
    QTEST(m_commands.byTableKey(key, modifiers, text), "name");
}

void TestCommands::doesOnlyWhatIsPossible()
{
    QSignalSpy triggered(&m_commands, &Commands::triggered);
    m_commands.find("undo")->trigger();
    QCOMPARE(triggered.count(), 0);
    m_commands.setCanUndo(true);
    m_commands.find("undo")->trigger();
    QCOMPARE(triggered.count(), 1);
    m_commands.find("settings")->trigger();
    QCOMPARE(triggered.constLast().constFirst().toString(), QString("settings"));
    QCOMPARE(m_commands.find("no such command"), nullptr);
}

void TestCommands::saysWhatDemoWillDo()
{
    const Command *demo = m_commands.find("demo");
    const QString before = demo->text();
    QSignalSpy changed(demo, &Command::changed);
    m_commands.setDemo(true);
    QVERIFY(!changed.isEmpty());
    QVERIFY(demo->text() != before);
}

void TestCommands::saysWhatBecomesOfTheSound()
{
    const Command *sound = m_commands.find("sound");
    QVERIFY(!sound->isEnabled()); // the program may be built without
    m_commands.setCanSound(true);
    QVERIFY(sound->isEnabled());
    QCOMPARE(sound->text(), "Sound off");
    QCOMPARE(sound->icon(), "mute");
    m_commands.setSilent(true);
    QCOMPARE(sound->text(), "Sound on");
    QCOMPARE(sound->icon(), "sound");
    QVERIFY(sound->isEnabled());
}

QTEST_MAIN(TestCommands)
#include "tst_commands.moc"
