// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/ownvoice.h"

#ifdef SOBREMESA_SPEECH
#include <QTextToSpeech>

#include <algorithm>

namespace {

class SystemSpeech : public Speech
{
public:
    bool choose(QLocale::Language language) override
    {
        const QList<QLocale> locales = m_speech.availableLocales();
        const auto found = std::find_if(locales.begin(), locales.end(),
            [language](const QLocale &locale) { return locale.language() == language; });
        if (found == locales.end())
            return false;
        m_speech.setLocale(*found);
        return true;
    }

    void speak(const QString &words) override { m_speech.say(words); }
    void stop() override { m_speech.stop(); }

    void listen(std::function<void()> whenDone) override
    {
        // Ready again, or broken: what waits is not held up by what cannot be said.
        QObject::connect(&m_speech, &QTextToSpeech::stateChanged, &m_speech,
            [this, whenDone = std::move(whenDone)](QTextToSpeech::State state) {
                const bool spoke = std::exchange(m_spoke, state == QTextToSpeech::Speaking);
                if (spoke && state != QTextToSpeech::Paused && state != QTextToSpeech::Speaking)
                    whenDone();
            });
    }

private:
    QTextToSpeech m_speech;
    bool m_spoke = false;
};

} // namespace

std::unique_ptr<Speech> systemSpeech()
{
    return std::make_unique<SystemSpeech>();
}

bool OwnVoice::isBuilt()
{
    return true;
}
#else
std::unique_ptr<Speech> systemSpeech()
{
    return nullptr;
}

bool OwnVoice::isBuilt()
{
    return false;
}
#endif
