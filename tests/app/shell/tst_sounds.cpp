// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/shell/log.h"
#include "app/shell/sounds.h"
#include "scratch.h"

#include <QFile>
#include <QMetaEnum>
#include <QRegularExpression>
#include <QTest>
#include <QtEndian>

namespace {

// What was asked of the player of a test.
struct Heard
{
    int made = 0;
    QStringList names;
    QList<double> volumes;
};

class TestPlayer : public SoundPlayer
{
public:
    explicit TestPlayer(Heard &heard)
        : m_heard(heard)
    {
        ++heard.made;
    }
    void play(const QString &name, double volume) override
    {
        m_heard.names.append(name);
        m_heard.volumes.append(volume);
    }

private:
    Heard &m_heard;
};

Sounds::Maker makerOf(Heard &heard)
{
    return [&heard] { return std::make_unique<TestPlayer>(heard); };
}

QList<Sounds::Sound> allSounds()
{
    const auto values = QMetaEnum::fromType<Sounds::Sound>();
    QList<Sounds::Sound> all;
    for (int row = 0; row < values.keyCount(); ++row)
        all.append(static_cast<Sounds::Sound>(values.value(row)));
    return all;
}

template<typename Number>
Number numberAt(const QByteArray &file, int place)
{
    return qFromLittleEndian<Number>(file.constData() + place);
}

} // namespace

// The sounds of the table: which are heard, how loud, and what they are made of.
class TestSounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isMadeWithTheFirstSound();
    void isAsLoudAsItIsSet();
    void doesWithoutAPlayer();
    void oneSoundStandsForMany();
    void whatTellsMoreIsHeard();
    void everySoundHasItsFile_data();
    void everySoundHasItsFile();
    void saysNothingWithoutADevice();

private:
    Scratch m_scratch;
    qint64 m_now = 0;
    Heard m_heard;
    Sounds m_sounds { nullptr, [this] { return m_now; } };
};

void TestSounds::init()
{
    m_now += 100000;
    m_heard = {};
    Settings::shared().setSound("quiet");
    m_sounds.setMaker(makerOf(m_heard));
}

void TestSounds::isMadeWithTheFirstSound()
{
    QCOMPARE(m_heard.made, 0);
    m_sounds.play(Sounds::Lay);
    m_now += 1000;
    m_sounds.play(Sounds::Take);
    QCOMPARE(m_heard.made, 1);
    QCOMPARE(m_heard.names, QStringList({ "lay", "take" }));
}

void TestSounds::isAsLoudAsItIsSet()
{
    Settings::shared().setSound("off");
    m_sounds.play(Sounds::Knock);
    QCOMPARE(m_heard.made, 0); // no device is opened for silence
    for (const char *volume : { "quiet", "normal" }) {
        Settings::shared().setSound(volume);
        m_now += 1000;
        m_sounds.play(Sounds::Knock);
    }
    QCOMPARE(m_heard.volumes.size(), 2);
    QVERIFY(m_heard.volumes[0] > 0 && m_heard.volumes[0] < m_heard.volumes[1] / 2);
    QVERIFY(m_heard.volumes[1] <= 1);
}

// Without a maker, or where the system has nothing that plays, all goes on in silence.
void TestSounds::doesWithoutAPlayer()
{
    int asked = 0;
    m_sounds.setMaker([&asked] {
        ++asked;
        return nullptr;
    });
    m_sounds.play(Sounds::Lay);
    m_now += 1000;
    m_sounds.play(Sounds::Lay);
    QCOMPARE(asked, 1);
    m_sounds.setMaker({});
    m_now += 1000;
    m_sounds.play(Sounds::Lay);
}

void TestSounds::oneSoundStandsForMany()
{
    for (int card = 0; card < 50; ++card) // at once
        m_sounds.play(Sounds::Deal);
    QCOMPARE(m_heard.names, QStringList({ "deal" }));
    m_now += 1000;
    for (int card = 0; card < 50; ++card) { // one after the other, fast
        m_sounds.play(Sounds::Deal);
        m_now += 25;
    }
    QVERIFY2(m_heard.names.size() > 10 && m_heard.names.size() < 15,
        qPrintable(QString::number(m_heard.names.size())));
    m_heard.names.clear();
    m_now += 1000;
    for (int card = 0; card < 10; ++card) { // slowly
        m_sounds.play(Sounds::Deal);
        m_now += 110;
    }
    QCOMPARE(m_heard.names.size(), 10);
}

void TestSounds::whatTellsMoreIsHeard()
{
    m_sounds.play(Sounds::Lay);
    m_sounds.play(Sounds::Knock);
    m_sounds.play(Sounds::Lay); // under the word
    QCOMPARE(m_heard.names, QStringList({ "lay", "knock" }));
    m_now += 1000;
    m_sounds.play(Sounds::Win);
    for (const Sounds::Sound sound : allSounds())
        m_sounds.play(sound);
    QCOMPARE(m_heard.names.mid(2), QStringList({ "win" }));
}

void TestSounds::everySoundHasItsFile_data()
{
    QTest::addColumn<QString>("name");
    const QList<Sounds::Sound> all = allSounds();
    QCOMPARE(all.size(), 7);
    for (const Sounds::Sound sound : all)
        QTest::addRow("%s", qPrintable(Sounds::name(sound))) << Sounds::name(sound);
}

// In the one form that the player reads, with air above its loudest moment and silence at both ends.
void TestSounds::everySoundHasItsFile()
{
    QFETCH(const QString, name);
    QFile source(":/sounds/" + name + ".wav");
    QVERIFY(source.open(QFile::ReadOnly));
    const QByteArray file = source.readAll();
    constexpr int header = 44;
    QVERIFY(file.startsWith("RIFF") && file.mid(8, 8) == "WAVEfmt " && file.mid(36, 4) == "data");
    QCOMPARE(numberAt<quint16>(file, 20), quint16(1)); // plain samples
    QCOMPARE(numberAt<quint16>(file, 22), quint16(1)); // one channel
    QCOMPARE(numberAt<quint32>(file, 24), quint32(22050)); // a second
    QCOMPARE(numberAt<quint16>(file, 34), quint16(16)); // bits each
    QCOMPARE(qsizetype(numberAt<quint32>(file, 40)), file.size() - header);
    int loudest = 0;
    for (int place = header; place < file.size(); place += 2)
        loudest = std::max(loudest, std::abs(int { numberAt<qint16>(file, place) }));
    QVERIFY2(loudest > 5000 && loudest < 25000, qPrintable(QString::number(loudest)));
    QCOMPARE(numberAt<qint16>(file, header), qint16(0));
    QCOMPARE(numberAt<qint16>(file, static_cast<int>(file.size()) - 2), qint16(0));
}

// The system's own player where nothing can be heard: no word on the terminal, and no waiting at the end.
void TestSounds::saysNothingWithoutADevice()
{
#ifdef Q_OS_LINUX
    qputenv("PULSE_SERVER", "unix:/nowhere");
    QTest::failOnWarning(QRegularExpression(".*"));
    keepLogIn(m_scratch.file("log"));
    m_sounds.setMaker(systemSounds);
    for (const Sounds::Sound sound : allSounds()) {
        m_now += 10000;
        m_sounds.play(sound);
    }
    m_sounds.setMaker({}); // what was asked for has been tried by then
    stopLog();
#else
    QSKIP("Only here is it known how to take the device away");
#endif
}

QTEST_MAIN(TestSounds)
#include "tst_sounds.moc"
