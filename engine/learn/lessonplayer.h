// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/progress.h"

namespace sobremesa::learn {

enum class LessonState : std::uint8_t {
    Watching, // others act as written: playDue()
    Asked, // the learner is to act, to answer or to read
    Reply, // played or answered, but not the right thing
    Right, // done; its reason stands in the slip
    Shown, // the right action has been made to be seen; nothing counts
    Playing, // free play; whoever plays the others calls act()
    Closed // left, or at its end
};

// A lesson as it is being taken: a value that can be copied. It knows where the learner stands, which
// position lies on the table, what the slip says and what is lit. Who shows it calls act() and answer() for
// the learner, plays the due actions of others at its own speed, and asks again after every call: each of
// them may put another position on the table (match()). No call is ever out of place: what makes no sense in
// a state changes nothing. The lesson must outlive its player.
class LessonPlayer
{
public:
    // From its first step, or from where the progress stands; a step that is not there (any more) starts
    // anew.
    [[nodiscard]] static LessonPlayer begin(const Lesson &lesson, Progress progress = {});
    // The id of the first step about this chapter of the rules page, "4.6"; the first of all without one.
    [[nodiscard]] static std::string stepAbout(const Lesson &lesson, std::string_view rule);

    // ---- where it stands

    [[nodiscard]] LessonState state() const { return m_state; }
    [[nodiscard]] const Lesson &lesson() const { return *m_lesson; }
    [[nodiscard]] const Scene &scene() const { return m_lesson->scenes[m_place.scene]; }
    [[nodiscard]] const Step &step() const { return scene().steps[m_place.step]; }
    [[nodiscard]] Seat seat() const { return scene().seat; }
    // What lies on the table now: in Reply perhaps with other hidden cards, in Shown with the right action.
    [[nodiscard]] const Match &match() const { return m_match; }
    // Counted over the steps that wait for the learner, from 0.
    [[nodiscard]] std::size_t dot() const;
    [[nodiscard]] std::size_t dotCount() const;
    // The name of a seat in this lesson; empty for the learner.
    [[nodiscard]] const std::string &nameOf(Seat seat) const { return m_lesson->names[seat]; }

    // ---- what the slip says

    [[nodiscard]] const Phrase &goal() const;
    [[nodiscard]] const Phrase &text() const;
    // As the step says; after its second reply only what is to be done with.
    [[nodiscard]] std::vector<Light> lights() const;
    // What answers the last action or answer; null unless in Reply.
    [[nodiscard]] const Reply *reply() const { return m_reply; }
    [[nodiscard]] int repliesHere() const { return m_replies; }
    [[nodiscard]] int refusalsHere() const { return m_refusals; }
    // How many points worse than the accepted action the one that was replied to is; 0 if it is not.
    [[nodiscard]] int costsMore() const { return m_costsMore; }
    // Hidden cards lie as they might: "what can happen".
    [[nodiscard]] bool inWorld() const { return m_inWorld; }
    // The answer given, right or not; in Shown the right one.
    [[nodiscard]] const std::optional<Answer> &answered() const { return m_answered; }

    // What "Show me" makes in this position: the step's own action, or where another accepted one has made it
    // impossible the first legal one that is accepted. Precondition: a Do step.
    [[nodiscard]] Action rightAction() const;

    // ---- what others do

    // The next action of another seat that the lesson has written down; null if none is due.
    [[nodiscard]] const Action *due() const { return m_due.empty() ? nullptr : m_due.data(); }
    // Plays it; its events are those of the match's last action.
    void playDue();

    // ---- what the learner does

    // An action of the learner, in Playing of anybody. Says why it is refused, and then nothing has changed.
    std::optional<Refusal> act(const Action &action);
    void answer(const Answer &given);
    // Enter: from reading or Right to the next step; from Reply and Shown to the question; ends free play.
    void next();
    // The very same position as before the reply.
    void again();
    // To the step before, its position restored; from the first one it leaves.
    void back();
    // Goes on as if it had been done; the lesson stays unfinished.
    void skip();
    // "Show me": makes the right action, or marks the right answer; again() takes it back.
    void show();
    void leave();

    // ---- what is kept

    [[nodiscard]] const Progress &progress() const { return m_progress; }
    [[nodiscard]] int stars() const { return starsOf(*m_lesson, m_progress); }
    // The last play step reached what it aimed at.
    [[nodiscard]] bool aimMet() const { return m_aimMet; }

private:
    struct Place
    {
        std::size_t scene = 0;
        std::size_t step = 0;
    };
    struct Moment
    {
        Place place;
        Match match;
    };

    LessonPlayer(const Lesson &lesson, Match match)
        : m_lesson(&lesson)
        , m_match(std::move(match))
        , m_start(m_match)
    {
    }
    void enterScene(std::size_t scene);
    void enterStep();
    void advance();
    void goTo(const std::string &wanted);
    void playAllDue();
    void restore();
    void settle(StepResult result);
    void stumble(const std::string &how);
    [[nodiscard]] bool hasStumbled() const;
    [[nodiscard]] bool accepts(const Action &action, const Match &after) const;
    void reactTo(const Action &action);
    void replyTo(const Action &action, const Outcome &outcome);
    void followPlay();
    void endPlay();
    void replyWith(const Reply *reply);
    [[nodiscard]] std::optional<Refusal> freePlay(const Action &action);

    const Lesson *m_lesson;
    LessonState m_state = LessonState::Asked;
    Place m_place;
    Match m_match;
    Match m_start; // as the step began
    std::vector<Moment> m_history; // of the steps that waited
    Actions m_due;
    const Reply *m_reply = nullptr;
    std::optional<Answer> m_answered;
    int m_replies = 0;
    int m_refusals = 0;
    int m_costsMore = 0;
    int m_deals = 0; // of a play step, over
    bool m_inWorld = false;
    bool m_aimMet = false;
    Progress m_progress;
};

} // namespace sobremesa::learn
