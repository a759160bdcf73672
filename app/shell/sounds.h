// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>

class QJSEngine;
class QQmlEngine;

// What makes the sounds: the system's loudspeakers, or a test's.
class SoundPlayer
{
public:
    SoundPlayer() = default;
    virtual ~SoundPlayer() = default;
    Q_DISABLE_COPY_MOVE(SoundPlayer)

    // One of resources/sounds, at a volume from 0 to 1. Comes back at once, whatever the device does.
    virtual void play(const QString &name, double volume) = 0;
};

// The one of the system; null where the program was built without it.
[[nodiscard]] std::unique_ptr<SoundPlayer> systemSounds();

// The sounds of the table, as loud as the player wants them. Nothing is made before the first one, and
// nothing sounds until somebody has said what makes them: tests and pictures are silent. Where much happens
// at once one sound stands for all of it.
class Sounds : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // The program was built with sounds.
    Q_PROPERTY(bool built READ isBuilt CONSTANT)

public:
    enum Sound { Deal, Lay, Take, Beans, Knock, Shuffle, Win };
    Q_ENUM(Sound)

    using Maker = std::function<std::unique_ptr<SoundPlayer>()>;
    using Clock = std::function<qint64()>; // milliseconds

    // No default constructor, or QML would make one of its own.
    explicit Sounds(QObject *parent, Clock clock);
    ~Sounds() override;
    static Sounds *create(QQmlEngine *engine, QJSEngine *script);
    [[nodiscard]] static Sounds &shared();

    [[nodiscard]] static bool isBuilt();
    // The name of its file.
    [[nodiscard]] static QString name(Sound sound);
    // Who makes the player from now on; the one before is gone. None: silence.
    void setMaker(Maker maker);
    // A sound gives way to one that has just begun, unless it tells more.
    Q_INVOKABLE void play(Sounds::Sound sound);

private:
    [[nodiscard]] bool givesWay(Sound sound, qint64 now) const;

    Clock m_clock;
    Maker m_maker;
    std::unique_ptr<SoundPlayer> m_player;
    bool m_tried = false;
    std::optional<Sound> m_last;
    qint64 m_since = 0; // when it began
};
