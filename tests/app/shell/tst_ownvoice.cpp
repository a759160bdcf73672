// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/ownvoice.h"

#include <QStringList>
#include <QTest>

namespace {

// What was asked of the speech of a test.
struct Heard
{
    int made = 0;
    QStringList begun;
    QList<QLocale::Language> chosen;
    bool stopped = false;
    bool gone = false;
    std::function<void()> done;
};

class TestSpeech : public Speech
{
public:
    explicit TestSpeech(Heard &heard)
        : m_heard(heard)
    {
        ++heard.made;
    }
    ~TestSpeech() override { m_heard.gone = true; }
    Q_DISABLE_COPY_MOVE(TestSpeech)
    bool choose(QLocale::Language language) override
    {
        m_heard.chosen.append(language);
        return language != QLocale::Japanese; // has no such voice
    }
    void speak(const QString &words) override { m_heard.begun.append(words); }
    void stop() override { m_heard.stopped = true; }
    void listen(std::function<void()> whenDone) override { m_heard.done = std::move(whenDone); }

private:
    Heard &m_heard;
};

OwnVoice::Maker makerOf(Heard &heard)
{
    return [&heard] { return std::make_unique<TestSpeech>(heard); };
}

} // namespace

// The system's own voice: one sentence after the other, and nothing before it is wanted.
class TestOwnVoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysOneAfterTheOther();
    void isMadeWithTheFirstSentence();
    void choosesTheLanguageOnce();
    void saysNothingInALanguageItHasNot();
    void hushesAndGoesOn();
    void doesWithoutAVoice();
    void endsBeforeItIsDestroyed();
};

void TestOwnVoice::saysOneAfterTheOther()
{
    Heard heard;
    OwnVoice voice(makerOf(heard));
    for (const char *words : { "one", "two", "two" })
        QVERIFY(voice.say(words, QLocale::English));
    QCOMPARE(heard.begun, QStringList("one"));
    heard.done();
    QCOMPARE(heard.begun, QStringList({ "one", "two" }));
    heard.done();
    heard.done();
    QCOMPARE(heard.begun, QStringList({ "one", "two", "two" }));
    QVERIFY(voice.say("three", QLocale::English));
    QCOMPARE(heard.begun.last(), "three");
}

void TestOwnVoice::isMadeWithTheFirstSentence()
{
    Heard heard;
    OwnVoice voice(makerOf(heard));
    voice.hush();
    QCOMPARE(heard.made, 0);
    QVERIFY(voice.say("one", QLocale::English));
    QVERIFY(voice.say("two", QLocale::English));
    QCOMPARE(heard.made, 1);
}

void TestOwnVoice::choosesTheLanguageOnce()
{
    Heard heard;
    OwnVoice voice(makerOf(heard));
    for (const QLocale::Language language : { QLocale::English, QLocale::English, QLocale::Spanish })
        QVERIFY(voice.say("one", language));
    QCOMPARE(heard.chosen, QList<QLocale::Language>({ QLocale::English, QLocale::Spanish }));
}

void TestOwnVoice::saysNothingInALanguageItHasNot()
{
    Heard heard;
    OwnVoice voice(makerOf(heard));
    QVERIFY(!voice.say("いち", QLocale::Japanese));
    QVERIFY(heard.begun.isEmpty());
    QVERIFY(voice.say("one", QLocale::English));
    QCOMPARE(heard.begun, QStringList("one"));
}

void TestOwnVoice::hushesAndGoesOn()
{
    Heard heard;
    OwnVoice voice(makerOf(heard));
    QVERIFY(voice.say("one", QLocale::English));
    QVERIFY(voice.say("two", QLocale::English));
    voice.hush();
    QVERIFY(heard.stopped);
    heard.done(); // late
    QCOMPARE(heard.begun, QStringList("one"));
    QVERIFY(voice.say("three", QLocale::English));
    QCOMPARE(heard.begun.last(), "three");
}

void TestOwnVoice::doesWithoutAVoice()
{
    OwnVoice voice([] { return std::unique_ptr<Speech>(); });
    QVERIFY(!voice.say("one", QLocale::English));
    voice.hush();
}

void TestOwnVoice::endsBeforeItIsDestroyed()
{
    Heard heard;
    OwnVoice voice(makerOf(heard));
    QVERIFY(voice.say("one", QLocale::English));
    voice.end();
    QVERIFY(heard.stopped && heard.gone);
    QVERIFY(!voice.say("two", QLocale::English));
    QCOMPARE(heard.made, 1);
}

QTEST_GUILESS_MAIN(TestOwnVoice)
#include "tst_ownvoice.moc"
