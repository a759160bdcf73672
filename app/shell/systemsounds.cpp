// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/sounds.h"

#ifdef SOBREMESA_SOUND
#include "app/shell/log.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QBuffer>
#include <QElapsedTimer>
#include <QFile>
#include <QMediaDevices>
#include <QThread>
#include <QTimer>

namespace {

constexpr int latest = 300; // milliseconds: what a slow device would play later than this is not played
constexpr int ending = 400; // milliseconds for what is on its way to the loudspeaker
constexpr int farewell = 500; // milliseconds that the end of the program waits for a device
constexpr int headerSize = 44; // bytes before the samples in every file of resources/sounds

// As resources/sounds/make.py writes them.
QAudioFormat fileFormat()
{
    QAudioFormat format;
    format.setSampleRate(22050);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

QByteArray samplesOf(const QString &name)
{
    QFile file(QStringLiteral(":/sounds/%1.wav").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().mid(headerSize) : QByteArray();
}

// A stream for one sound, which goes with it: at rest none is open.
class Stream : public QAudioSink
{
public:
    Stream(const QAudioDevice &device, const QByteArray &samples, double volume, QObject *parent)
        : QAudioSink(device, fileFormat(), parent)
    {
        m_source.setData(samples);
        m_source.open(QIODevice::ReadOnly);
        setVolume(volume);
        connect(this, &QAudioSink::stateChanged, this, &Stream::follow);
        start(&m_source);
        follow(state()); // what fails at once does not always say so
    }

private:
    // The device takes the last samples before they are heard.
    void follow(QAudio::State state)
    {
        if (state == QAudio::StoppedState)
            deleteLater();
        else if (state == QAudio::IdleState && m_source.atEnd())
            QTimer::singleShot(ending, this, &QAudioSink::stop);
    }

    QBuffer m_source;
};

// Whoever talks to the device. It may take its time, or not answer at all, so this lives in a thread of its
// own.
class Loudspeaker : public QObject
{
public:
    void play(const QString &name, double volume, const QElapsedTimer &asked)
    {
        if (asked.elapsed() > latest)
            return;
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (!device.isNull())
            new Stream(device, samplesOf(name), volume, this);
    }
};

class SystemSounds : public SoundPlayer
{
public:
    SystemSounds()
    {
        m_thread->setObjectName(QStringLiteral("sounds"));
        m_loudspeaker->moveToThread(m_thread);
        QObject::connect(m_thread, &QThread::started, m_loudspeaker, keepThreadQuiet, Qt::DirectConnection);
        QObject::connect(m_thread, &QThread::finished, m_loudspeaker, &QObject::deleteLater);
        m_thread->start();
    }

    // After what was asked for before. A device that does not answer keeps its thread: the program ends
    // without it.
    ~SystemSounds() override
    {
        QMetaObject::invokeMethod(m_loudspeaker, [thread = m_thread] { thread->quit(); });
        if (m_thread->wait(farewell))
            delete m_thread;
    }
    Q_DISABLE_COPY_MOVE(SystemSounds)

    void play(const QString &name, double volume) override
    {
        QElapsedTimer asked;
        asked.start();
        QMetaObject::invokeMethod(m_loudspeaker,
            [speaker = m_loudspeaker, name, volume, asked] { speaker->play(name, volume, asked); });
    }

private:
    QThread *m_thread = new QThread;
    Loudspeaker *m_loudspeaker = new Loudspeaker;
};

} // namespace

std::unique_ptr<SoundPlayer> systemSounds()
{
    return std::make_unique<SystemSounds>();
}

bool Sounds::isBuilt()
{
    return true;
}
#else
std::unique_ptr<SoundPlayer> systemSounds()
{
    return nullptr;
}

bool Sounds::isBuilt()
{
    return false;
}
#endif
