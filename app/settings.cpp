// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/shell/systemlook.h"

#include <QCoreApplication>
#include <QFile>
#include <QQmlEngine>

#include <algorithm>
#include <optional>

namespace {

constexpr int firstGames = 3; // in which it is said whose turn it is

enum class Kind { Words, Number, Switch };

struct Row
{
    const char *key;
    Kind kind;
    QVariant standard;
    QStringList words; // of Kind::Words
    double least = 0; // of Kind::Number
    double most = 0;
    bool whole = true;
};

// In the order of Settings::Key.
const std::array<Row, Settings::KeyCount> &rows()
{
    static const std::array<Row, Settings::KeyCount> table { {
        { "theme", Kind::Words, "system", { "system", "mantel", "noche" } },
        { "cloth", Kind::Words, "salvia", { "salvia", "anil", "barro", "plain" } },
        { "back", Kind::Words, "azulejo", { "azulejo", "andes", "mate", "papel-picado" } },
        { "faces", Kind::Words, "standard", { "standard", "four", "large" } },
        { "textScale", Kind::Number, 1.0, {}, 0.8, 2.0, false }, { "highContrast", Kind::Switch, false, {} },
        { "speed", Kind::Number, 2, {}, 0, 3 },
        { "reducedMotion", Kind::Words, "system", { "system", "on", "off" } },
        { "sayMyTurn", Kind::Words, "first", { "first", "always", "never" } },
        { "singleLetters", Kind::Switch, true, {} },
        { "language", Kind::Words, "system", { "system", "en", "es", "ja" } },
        { "spokenAnnouncements", Kind::Switch, true, {} }, { "ownVoice", Kind::Switch, false, {} },
        { "oneClick", Kind::Switch, true, {} },
        { "coach", Kind::Words, "first", { "off", "first", "always" } },
        { "gamesBegun", Kind::Number, 0, {}, 0, firstGames + 1 },
        { "sound", Kind::Words, "quiet", { "off", "quiet", "normal" } },
        { "soundBefore", Kind::Words, "quiet", { "quiet", "normal" } }, // it was switched off
    } };
    return table;
}

std::optional<QVariant> asWord(const Row &row, const QVariant &value)
{
    const QString word = value.toString();
    return row.words.contains(word) ? std::optional<QVariant>(word) : std::nullopt;
}

std::optional<QVariant> asNumber(const Row &row, const QVariant &value)
{
    bool readable = false;
    const double number = value.toDouble(&readable);
    if (!readable || !(number >= row.least && number <= row.most))
        return std::nullopt;
    if (!row.whole)
        return number;
    return number == static_cast<int>(number) ? std::optional<QVariant>(static_cast<int>(number))
                                              : std::nullopt;
}

std::optional<QVariant> asSwitch(const QVariant &value)
{
    if (value.typeId() == QMetaType::Bool)
        return value;
    const QString word = value.toString();
    if (word == "true" || word == "false")
        return word == "true";
    return std::nullopt;
}

std::optional<QVariant> accepted(const Row &row, const QVariant &value)
{
    switch (row.kind) {
    case Kind::Words:
        return asWord(row, value);
    case Kind::Number:
        return asNumber(row, value);
    case Kind::Switch:
        return asSwitch(value);
    }
    return std::nullopt;
}

QString wanted(const Row &row)
{
    switch (row.kind) {
    case Kind::Words:
        return Settings::tr("one of %1").arg(row.words.join(", "));
    case Kind::Number:
        return Settings::tr("a number from %1 to %2").arg(row.least).arg(row.most);
    case Kind::Switch:
        return Settings::tr("true or false");
    }
    return {};
}

QString written(const QVariant &value)
{
    return value.canConvert<QString>() ? value.toString().left(60) : QString::fromLatin1(value.typeName());
}

// Windows and macOS have no file of their own for settings that could be read as one.
QString usualFile()
{
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
        QCoreApplication::applicationName())
        .fileName();
#else
    return QSettings().fileName();
#endif
}

} // namespace

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent)
    , m_store(file.isEmpty() ? usualFile() : file, QSettings::IniFormat)
{
    checkFile(m_store.fileName());
    for (std::size_t key = 0; key < KeyCount; ++key)
        read(static_cast<Key>(key));
    connect(&SystemLook::shared(), &SystemLook::changed, this, &Settings::changed);
}

bool Settings::tellsMyTurn() const
{
    return sayMyTurn() == QLatin1String("always")
        || (sayMyTurn() == QLatin1String("first") && m_values[GamesBegun].toInt() <= firstGames);
}

void Settings::setSound(const QString &value)
{
    set(SoundBefore, value); // off is none of its words
    set(Sound, value);
}

void Settings::switchSound()
{
    setSound(sound() == QLatin1String("off") ? m_values[SoundBefore].toString() : QStringLiteral("off"));
}

void Settings::countGame()
{
    set(GamesBegun, std::min(m_values[GamesBegun].toInt() + 1, firstGames + 1));
}

Settings *Settings::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&shared(), QQmlEngine::CppOwnership);
    return &shared();
}

Settings &Settings::shared()
{
    static Settings settings { QString() };
    return settings;
}

bool Settings::stillness() const
{
    return reducedMotion() == "on" || (reducedMotion() == "system" && SystemLook::shared().reducesMotion());
}

bool Settings::isDark() const
{
    return theme() == "noche" || (theme() == "system" && SystemLook::shared().isDark());
}

bool Settings::systemContrast()
{
    return SystemLook::shared().wantsContrast();
}

double Settings::textSize() const
{
    const Row &row = rows()[TextScale];
    return std::clamp(textScale() * systemTextFactor(), row.least, row.most);
}

double Settings::systemTextFactor()
{
    return SystemLook::shared().textFactor();
}

void Settings::forgetProblem()
{
    if (m_problems.isEmpty())
        return;
    m_problems.removeFirst();
    Q_EMIT problemsChanged();
}

bool Settings::useOnce(Key key, const QVariant &value)
{
    const auto good = accepted(rows()[key], value);
    if (!good)
        return false;
    if (m_values[key] != *good) {
        m_values[key] = *good;
        Q_EMIT changed();
    }
    return true;
}

QString Settings::lastSetup(const QString &game) const
{
    return m_store.value("setup/" + game).toString();
}

void Settings::rememberSetup(const QString &game, const QString &json)
{
    m_store.setValue("setup/" + game, json);
}

void Settings::set(Key key, const QVariant &value)
{
    const QVariant before = m_values[key];
    if (useOnce(key, value) && before != m_values[key])
        m_store.setValue(rows()[key].key, m_values[key]);
}

void Settings::read(Key key)
{
    const Row &row = rows()[key];
    m_values[key] = row.standard;
    if (!m_store.contains(row.key))
        return;
    const QVariant stored = m_store.value(row.key);
    if (const auto good = accepted(row, stored)) {
        m_values[key] = *good;
        return;
    }
    m_problems << tr("Setting %1: \"%2\" is not %3; it was put aside and \"%4\" is used.")
                      .arg(row.key, written(stored), wanted(row), row.standard.toString());
    m_store.setValue(QString("aside/") + row.key, stored);
    m_store.remove(row.key);
}

// A file that is not in the form of settings at all is kept under another name, and all defaults are used.
void Settings::checkFile(const QString &file)
{
    m_store.sync();
    if (m_store.status() != QSettings::FormatError)
        return;
    QFile::remove(file + ".damaged");
    const bool kept = QFile::copy(file, file + ".damaged");
    m_store.clear();
    m_problems << tr("Settings: %1 could not be read; the defaults are used.").arg(file)
            + (kept ? QString(" ") + tr("It was kept as %1.").arg(file + ".damaged") : QString());
}
