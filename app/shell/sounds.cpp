// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/sounds.h"

#include "app/settings.h"

#include <QElapsedTimer>
#include <QJSEngine>

#include <array>
#include <utility>

namespace {

struct Row
{
    const char *name;
    int weight; // what tells more is heard even so
    int rest; // milliseconds in which nothing of its weight or less begins after it
};

// In the order of Sounds::Sound.
constexpr std::array<Row, Sounds::Win + 1> rows { {
    { "deal", 0, 100 },
    { "lay", 1, 80 },
    { "take", 1, 300 },
    { "beans", 2, 250 },
    { "knock", 3, 200 },
    { "shuffle", 4, 600 },
    { "win", 5, 1500 },
} };

double volumeOf(const QString &setting)
{
    if (setting == QLatin1String("off"))
        return 0;
    return setting == QLatin1String("quiet") ? 0.3 : 1;
}

qint64 milliseconds()
{
    static const QElapsedTimer timer = [] {
        QElapsedTimer begun;
        begun.start();
        return begun;
    }();
    return timer.elapsed();
}

} // namespace

Sounds::Sounds(QObject *parent, Clock clock)
    : QObject(parent)
    , m_clock(std::move(clock))
{
}

Sounds::~Sounds() = default;

Sounds *Sounds::create(QQmlEngine *, QJSEngine *)
{
    QJSEngine::setObjectOwnership(&shared(), QJSEngine::CppOwnership);
    return &shared();
}

Sounds &Sounds::shared()
{
    static Sounds sounds { nullptr, milliseconds };
    return sounds;
}

QString Sounds::name(Sound sound)
{
    return QString::fromLatin1(rows[sound].name);
}

void Sounds::setMaker(Maker maker)
{
    m_player.reset();
    m_tried = false;
    m_maker = std::move(maker);
}

bool Sounds::givesWay(Sound sound, qint64 now) const
{
    return m_last && now - m_since < rows[*m_last].rest && rows[sound].weight <= rows[*m_last].weight;
}

void Sounds::play(Sound sound)
{
    const double volume = volumeOf(Settings::shared().sound());
    const qint64 now = m_clock();
    if (volume == 0 || !m_maker || givesWay(sound, now))
        return;
    m_last = sound;
    m_since = now;
    if (!std::exchange(m_tried, true))
        m_player = m_maker();
    if (m_player)
        m_player->play(name(sound), volume);
}
