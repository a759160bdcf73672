// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <deque>
#include <functional>
#include <memory>

// What speaks: the system's own, or a test's.
class Speech
{
public:
    Speech() = default;
    virtual ~Speech() = default;
    Q_DISABLE_COPY_MOVE(Speech)

    // A voice of this language; false: the system has none.
    virtual bool choose(QLocale::Language language) = 0;
    // Begins to speak; `whenDone` of listen() is called when it has come to its end.
    virtual void speak(const QString &words) = 0;
    virtual void stop() = 0;
    virtual void listen(std::function<void()> whenDone) = 0;
};

// The one of the system; null where the program was built without it.
[[nodiscard]] std::unique_ptr<Speech> systemSpeech();

// Speaks sentences with the system's own voice, each once and in order, where no screen reader runs. Nothing
// of it is loaded before the first sentence.
class OwnVoice
{
public:
    using Maker = std::function<std::unique_ptr<Speech>()>;

    explicit OwnVoice(Maker maker = systemSpeech);
    ~OwnVoice();
    Q_DISABLE_COPY_MOVE(OwnVoice)

    // The program was built with it.
    [[nodiscard]] static bool isBuilt();
    // After what is being said already. False: the system has no voice of this language.
    bool say(const QString &words, QLocale::Language language);
    void hush();
    // Nothing is said any more. Not later than the application: what speaks is a plugin, whose own data may
    // be gone when the last objects of the program are destroyed.
    void end();

private:
    struct Sentence
    {
        QString words;
        QLocale::Language language = QLocale::AnyLanguage;
    };
    void next();
    bool prepare(QLocale::Language language);

    Maker m_maker;
    std::unique_ptr<Speech> m_speech;
    bool m_tried = false;
    bool m_speaking = false;
    QLocale::Language m_language = QLocale::AnyLanguage;
    bool m_voiced = false; // there is a voice of m_language
    std::deque<Sentence> m_waiting;
};
