// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <array>

class QJSEngine;
class QQmlEngine;

// What the player has chosen for the whole program. Every value is checked on reading and on writing, so that
// nobody who asks ever sees one that is not in its row of the table in settings.cpp.
class Settings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(QString cloth READ cloth WRITE setCloth NOTIFY changed)
    Q_PROPERTY(QString back READ back WRITE setBack NOTIFY changed)
    Q_PROPERTY(QString faces READ faces WRITE setFaces NOTIFY changed)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY changed)
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY changed)
    Q_PROPERTY(QString reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(bool stillness READ stillness NOTIFY changed)
    Q_PROPERTY(bool dark READ isDark NOTIFY changed)
    Q_PROPERTY(bool contrast READ contrast NOTIFY changed)
    Q_PROPERTY(bool systemContrast READ systemContrast NOTIFY changed)
    Q_PROPERTY(double textSize READ textSize NOTIFY changed)
    Q_PROPERTY(double systemTextFactor READ systemTextFactor NOTIFY changed)
    Q_PROPERTY(QString sayMyTurn READ sayMyTurn WRITE setSayMyTurn NOTIFY changed)
    Q_PROPERTY(bool singleLetters READ singleLetters WRITE setSingleLetters NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(bool ownVoice READ ownVoice WRITE setOwnVoice NOTIFY changed)
    Q_PROPERTY(bool spokenAnnouncements READ spokenAnnouncements WRITE setSpokenAnnouncements NOTIFY changed)
    Q_PROPERTY(QString sound READ sound WRITE setSound NOTIFY changed)
    Q_PROPERTY(bool oneClick READ oneClick WRITE setOneClick NOTIFY changed)
    Q_PROPERTY(QString coach READ coach WRITE setCoach NOTIFY changed)
    Q_PROPERTY(bool tellsMyTurn READ tellsMyTurn NOTIFY changed)
    Q_PROPERTY(QStringList problems READ problems NOTIFY problemsChanged)

public:
    enum Key : std::size_t {
        Theme,
        Cloth,
        Back,
        Faces,
        TextScale,
        HighContrast,
        Speed,
        ReducedMotion,
        SayMyTurn,
        SingleLetters,
        Language,
        SpokenAnnouncements,
        OwnVoice,
        OneClick,
        Coach,
        GamesBegun,
        Sound,
        SoundBefore,
        KeyCount
    };

    // No default constructor: QML would prefer it to create() and have settings of its own. An empty name is
    // the usual file.
    explicit Settings(const QString &file, QObject *parent = nullptr);
    static Settings *create(QQmlEngine *engine, QJSEngine *script);
    // The one of the program; tests make their own on a file of theirs.
    [[nodiscard]] static Settings &shared();

    [[nodiscard]] QString theme() const { return m_values[Theme].toString(); }
    [[nodiscard]] QString cloth() const { return m_values[Cloth].toString(); }
    [[nodiscard]] QString back() const { return m_values[Back].toString(); }
    [[nodiscard]] QString faces() const { return m_values[Faces].toString(); }
    [[nodiscard]] double textScale() const { return m_values[TextScale].toDouble(); }
    [[nodiscard]] bool highContrast() const { return m_values[HighContrast].toBool(); }
    [[nodiscard]] int speed() const { return m_values[Speed].toInt(); }
    [[nodiscard]] QString reducedMotion() const { return m_values[ReducedMotion].toString(); }
    // Reduced motion after "as the system says" has been answered.
    [[nodiscard]] bool stillness() const;
    // The same of the theme, of contrast and of the size of text: what the player and the system want
    // together.
    [[nodiscard]] bool isDark() const;
    [[nodiscard]] bool contrast() const { return highContrast() || systemContrast(); }
    [[nodiscard]] static bool systemContrast();
    [[nodiscard]] double textSize() const;
    [[nodiscard]] static double systemTextFactor();
    [[nodiscard]] QString sayMyTurn() const { return m_values[SayMyTurn].toString(); }
    [[nodiscard]] bool singleLetters() const { return m_values[SingleLetters].toBool(); }
    [[nodiscard]] QString language() const { return m_values[Language].toString(); }
    [[nodiscard]] bool ownVoice() const { return m_values[OwnVoice].toBool(); }
    [[nodiscard]] bool spokenAnnouncements() const { return m_values[SpokenAnnouncements].toBool(); }
    [[nodiscard]] bool oneClick() const { return m_values[OneClick].toBool(); }
    [[nodiscard]] QString coach() const { return m_values[Coach].toString(); }
    // How loud the table is: "off", "quiet" or "normal".
    [[nodiscard]] QString sound() const { return m_values[Sound].toString(); }
    // Whether it is said that a card is to be played: always, never, or in the first three games.
    [[nodiscard]] bool tellsMyTurn() const;

    void setTheme(const QString &value) { set(Theme, value); }
    void setCloth(const QString &value) { set(Cloth, value); }
    void setBack(const QString &value) { set(Back, value); }
    void setFaces(const QString &value) { set(Faces, value); }
    void setTextScale(double value) { set(TextScale, value); }
    void setHighContrast(bool value) { set(HighContrast, value); }
    void setSpeed(int value) { set(Speed, value); }
    void setReducedMotion(const QString &value) { set(ReducedMotion, value); }
    void setSayMyTurn(const QString &value) { set(SayMyTurn, value); }
    void setSingleLetters(bool value) { set(SingleLetters, value); }
    void setLanguage(const QString &value) { set(Language, value); }
    void setOwnVoice(bool value) { set(OwnVoice, value); }
    void setSpokenAnnouncements(bool value) { set(SpokenAnnouncements, value); }
    void setOneClick(bool value) { set(OneClick, value); }
    void setCoach(const QString &value) { set(Coach, value); }
    void setSound(const QString &value);
    // Off, and on again as loud as before.
    Q_INVOKABLE void switchSound();
    void countGame(); // one more was begun

    // One sentence for each value that could not be read; the value itself is kept under "aside/".
    [[nodiscard]] QStringList problems() const { return m_problems; }
    Q_INVOKABLE void forgetProblem(); // the first one: it has been read
    // For this run only, as the command line asks for it; false if the value is not one of the row.
    bool useOnce(Key key, const QVariant &value);
    // The seats and options last used for a game, as the new game sheet writes them.
    [[nodiscard]] Q_INVOKABLE QString lastSetup(const QString &game) const;
    Q_INVOKABLE void rememberSetup(const QString &game, const QString &json);
    // The file itself, for what is kept beside the settings.
    [[nodiscard]] QSettings &store() { return m_store; }

Q_SIGNALS:
    void changed();
    void problemsChanged();

private:
    void set(Key key, const QVariant &value);
    void read(Key key);
    void checkFile(const QString &file);

    QSettings m_store;
    std::array<QVariant, KeyCount> m_values;
    QStringList m_problems;
};
