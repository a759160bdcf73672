// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voice.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QTest>

// What a screen reader is told.
class TestVoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysEverySentenceOnceAndInOrder();
    void waitsForATableThatChangesAgain();
    void doesNothingWithoutAReader();
};

void TestVoice::saysEverySentenceOnceAndInOrder()
{
    Voice voice(nullptr, [] { return true; });
    QStringList heard;
    connect(&voice, &Voice::said, this, [&](const QString &sentence, [[maybe_unused]] QObject *bearer) {
        heard.append(sentence);
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
        QAccessibleInterface *shown = QAccessible::queryAccessibleInterface(bearer);
        QVERIFY(shown != nullptr);
        QCOMPARE(shown->role(), QAccessible::Notification);
        QCOMPARE(shown->text(QAccessible::Name), sentence);
#endif
    });
    QStringList sentences;
    for (int i = 0; i < 5; ++i)
        sentences << QString::number(i) << QStringLiteral("again") << QStringLiteral("again");
    for (const QString &sentence : std::as_const(sentences))
        voice.say(sentence);
    QTRY_COMPARE(heard, sentences);
    QTRY_VERIFY(!voice.isSaying());
}

// What is begun goes on when the table has come to rest again: readers drop what is shown while it changes.
void TestVoice::waitsForATableThatChangesAgain()
{
    Voice voice(nullptr, [] { return true; });
    QList<qint64> times;
    QElapsedTimer clock;
    clock.start();
    connect(&voice, &Voice::said, this, [&] { times.append(clock.elapsed()); });
    voice.say("one");
    voice.say("two");
    QTRY_COMPARE(times.size(), 1);
    voice.say("three");
    QTRY_COMPARE(times.size(), 3);
    QVERIFY(times[1] - times[0] >= 300); // not at once, as the second of two
}

void TestVoice::doesNothingWithoutAReader()
{
    Voice voice(nullptr, [] { return false; });
    voice.say(QStringLiteral("nobody hears it"));
    QVERIFY(!voice.isSaying());
}

QTEST_MAIN(TestVoice)
#include "tst_voice.moc"
