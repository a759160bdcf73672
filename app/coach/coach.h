// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coach/coachmemory.h"
#include "app/coach/estimate.h"
#include "app/table/answering.h"
#include "app/table/narrator.h"
#include "app/table/session.h"

// Somebody at the player's shoulder who says little: what another's action shows, what has just scored, what
// a question is about, and, once in a position, that a move is costly. It knows what the player's seat sees
// and nothing else, never plays, and keeps a card back for a quarter of a second at most while it thinks.
class Coach : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(bool present READ isPresent NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed) // empty: it is silent
    Q_PROPERTY(QString section READ section NOTIFY changed) // of the rules, about the sentence
    Q_PROPERTY(QString note READ note NOTIFY changed) // when it is there at all: "first games"
    Q_PROPERTY(bool canQuieten READ canQuieten NOTIFY changed)
    Q_PROPERTY(bool canSpeakUp READ canSpeakUp NOTIFY changed)
    // A costly move waits for the player to think again.
    Q_PROPERTY(bool stopping READ isStopping NOTIFY changed)
    Q_PROPERTY(QString warning READ warning NOTIFY changed)
    Q_PROPERTY(QString warningWhy READ warningWhy NOTIFY changed)

public:
    Coach(Session &session, Picture &picture, Narrator &narrator, Answering &answering,
        QObject *parent = nullptr);

    // Sits down at this table, with what it remembers of the player.
    void sitDown(CoachMemory &memory);
    // In a lesson it is there whatever the player has set, and remembers nothing of it.
    void setInLesson(bool inLesson);

    // Everything has been told, nothing moves. `watching`: nobody plays.
    void lookAround(bool watching);
    // The game stands elsewhere, or another one lies on the table.
    void startAnew();
    // The viewer has decided. True: the action is kept back; either released() follows, or it is taken back.
    [[nodiscard]] bool keepsBack(const sobremesa::Action &action);
    // An action was done: what was thought before it is worthless.
    void forget();
    void retranslate() { Q_EMIT changed(); }

    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void playIt();
    // No more remarks of this kind; all of them again.
    Q_INVOKABLE void quieten();
    Q_INVOKABLE void speakUp();

    [[nodiscard]] bool isPresent() const;
    [[nodiscard]] QString sentence() const { return m_words && isPresent() ? m_words() : QString(); }
    [[nodiscard]] QString section() const { return sentence().isEmpty() ? QString() : m_section; }
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool canQuieten() const { return m_topic.has_value() && m_memory && !m_inLesson; }
    [[nodiscard]] bool canSpeakUp() const { return m_memory && m_memory->hasDropped(); }
    [[nodiscard]] bool isStopping() const { return m_stop.has_value(); }
    [[nodiscard]] QString warning() const;
    [[nodiscard]] QString warningWhy() const;

Q_SIGNALS:
    void changed();
    // An action is kept back until it is judged, or the player has decided.
    void keepingChanged(bool keeping);
    // Done after all.
    void released(const sobremesa::Action &action);

private:
    using Words = std::function<QString()>;

    void comeOrGo();
    [[nodiscard]] QString game() const;
    [[nodiscard]] bool isAlone() const;
    [[nodiscard]] bool speaksOf(CoachTopic topic, const QString &kind) const;
    void say(CoachTopic topic, const QString &kind, const QString &section, Words words);
    void hush();
    void hear(std::size_t step);
    [[nodiscard]] bool hearPoints(const std::vector<Beat> &beats);
    [[nodiscard]] QString pointsText(const sobremesa::Event &event, const sobremesa::Text &why) const;
    void hearAction(std::size_t step, const std::vector<Beat> &beats);
    void explainQuestion();
    void think();
    void endGame();
    [[nodiscard]] bool isCostly(const sobremesa::Action &action);
    [[nodiscard]] bool stopsFor(const sobremesa::Mistake &mistake) const;
    void remember(const sobremesa::Mistake *mistake);
    void stopAt(const sobremesa::Mistake &mistake);
    void keep(const std::optional<sobremesa::Action> &action);
    void forgetKept();
    void release();

    Session &m_session;
    Picture &m_picture;
    Narrator &m_narrator;
    Answering &m_answering;
    CoachMemory *m_memory = nullptr;
    Estimate m_estimate;
    QTimer m_patience;
    Words m_words; // in today's language
    QString m_section;
    std::optional<CoachTopic> m_topic; // of the sentence
    std::optional<sobremesa::Action> m_kept; // waits for the estimate, or for the player
    std::optional<sobremesa::Mistake> m_stop;
    std::size_t m_heard = 0; // actions of which something could have been said
    std::optional<std::size_t> m_thought, m_judged, m_stopped; // after so many actions
    bool m_spoken = false; // of others, since the viewer's last action
    bool m_spokeUp = false; // in this game
    bool m_watching = false;
    bool m_inLesson = false;
    bool m_ended = false;
};
