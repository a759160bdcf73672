// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/ownvoice.h"

#include <utility>

OwnVoice::OwnVoice(Maker maker)
    : m_maker(std::move(maker))
{
}

OwnVoice::~OwnVoice() = default;

bool OwnVoice::prepare(QLocale::Language language)
{
    if (!std::exchange(m_tried, true)) {
        m_speech = m_maker();
        if (m_speech)
            m_speech->listen([this] {
                m_speaking = false;
                next();
            });
    }
    if (m_speech && language != m_language) {
        m_language = language;
        m_voiced = m_speech->choose(language);
    }
    return m_speech && m_voiced;
}

bool OwnVoice::say(const QString &words, QLocale::Language language)
{
    if (!prepare(language))
        return false;
    m_waiting.push_back({ words, language });
    next();
    return true;
}

void OwnVoice::next()
{
    if (m_speaking || m_waiting.empty())
        return;
    const Sentence sentence = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_speaking = true;
    m_speech->speak(sentence.words);
}

void OwnVoice::hush()
{
    m_waiting.clear();
    if (!std::exchange(m_speaking, false))
        return;
    m_speech->stop();
}

void OwnVoice::end()
{
    hush();
    m_tried = true;
    m_speech.reset();
}
