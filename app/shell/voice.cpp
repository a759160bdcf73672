// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voice.h"

#include "app/settings.h"
#include "app/text/eartext.h"
#include "app/text/language.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QGuiApplication>
#include <QJSEngine>
#include <QWindow>

namespace {

// Readers drop what is shown while much else changes: they get the first sentence when the table has changed,
// and one after the other.
constexpr int calm = 400; // milliseconds
constexpr int gap = 80; // milliseconds
constexpr int longest = 3000; // milliseconds that a sentence waits for a table which does not come to rest

QObject *speakingWindow()
{
    const QWindowList windows = QGuiApplication::topLevelWindows();
    QWindow *focused = QGuiApplication::focusWindow();
    return focused != nullptr || windows.isEmpty() ? focused : windows.front();
}

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
constexpr std::size_t keptSentences = 64; // for readers that are behind

class Sentence : public QObject
{
public:
    explicit Sentence(QString words)
        : m_words(std::move(words))
    {
    }
    [[nodiscard]] const QString &words() const { return m_words; }

private:
    QString m_words;
};

class SpokenSentence : public QAccessibleObject
{
public:
    explicit SpokenSentence(Sentence *sentence)
        : QAccessibleObject(sentence)
        , m_words(sentence->words())
    {
    }

    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(speakingWindow());
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_words : QString();
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
    [[nodiscard]] QAccessible::State state() const override { return {}; }

private:
    QString m_words;
};

// The accessible side owns the interface.
void show(Sentence *sentence)
{
    auto *spoken = new SpokenSentence(sentence);
    QAccessible::registerAccessibleInterface(spoken);
    // NOLINTNEXTLINE(clang-analyzer-cplusplus.NewDeleteLeaks): it is deleted there
    QAccessibleEvent event(sentence, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
}
#endif

} // namespace

Voice::Voice(QObject *parent, bool (*listens)())
    : QObject(parent)
    , m_listens(listens)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Voice::sayNext);
}

Voice::~Voice() = default;

Voice *Voice::create(QQmlEngine *, QJSEngine *)
{
    QJSEngine::setObjectOwnership(&shared(), QJSEngine::CppOwnership);
    return &shared();
}

Voice &Voice::shared()
{
    static Voice voice { nullptr, QAccessible::isActive };
    [[maybe_unused]] static const bool ends = [] {
        qAddPostRoutine([] { voice.m_own.end(); });
        return true;
    }();
    return voice;
}

QString Voice::words(const QString &sentence)
{
    return earText(sentence);
}

bool Voice::tryOwn(const QString &sentence)
{
    return m_own.say(words(sentence), QLocale(Language::shared().code()).language());
}

void Voice::say(const QString &sentence)
{
    if (sentence.isEmpty())
        return;
    if (!m_listens()) {
        if (Settings::shared().ownVoice())
            tryOwn(sentence);
        return;
    }
    if (m_waiting.empty())
        m_since.start();
    m_waiting.push_back(words(sentence));
    if (!m_timer.isActive() || m_since.elapsed() < longest) // the table has changed again
        m_timer.start(calm);
}

void Voice::sayNext()
{
    if (m_waiting.empty())
        return;
    const QString words = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_since.start();
    m_timer.start(gap);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QObject *bearer = speakingWindow();
    if (bearer != nullptr) {
        QAccessibleAnnouncementEvent event(bearer, words);
        QAccessible::updateAccessibility(&event);
    }
#else
    auto *bearer = new Sentence(words);
    m_said.emplace_back(bearer);
    show(bearer);
    if (m_said.size() > keptSentences)
        m_said.pop_front();
#endif
    Q_EMIT said(words, bearer);
}
