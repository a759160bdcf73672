// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/chance.h"
#include "engine/learn/lessonplayer.h"
#include "engine/learn/matcher.h"
#include "lessonfiles.h"

using namespace sobremesa;
using namespace sobremesa::learn;

// A lesson as it is taken: what the slip says, what lies on the table, what is kept.
class TestLessonPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rightWayGivesThreeStars();
    void replyShowsWhatCanHappen();
    void replyTellsWhatItCosts();
    void lightsNarrowAfterTwoReplies();
    void refusedChangesNothing();
    void showIsTakenBackAndCostsAStar();
    void skippedStaysUnfinished();
    void goesOnWhereItWasLeft();
    void anUnknownStepStartsAnew();
    void looksBack();
    void playEndsWithTheDeal();
    void chancesAreCounted();

private:
    [[nodiscard]] static Action action(const LessonPlayer &player, const char *text)
    {
        const GameInfo &game = *player.lesson().game;
        return *parseAction(std::to_string(player.seat()) + ' ' + text, game.verbs, *game.pack);
    }
    static void watch(LessonPlayer &player)
    {
        while (player.state() == LessonState::Watching)
            player.playDue();
    }
    // To the step "strike" of "The blow".
    static void toStrike(LessonPlayer &player)
    {
        watch(player);
        player.answer({ 4, {} });
        player.next();
        player.next();
    }
};

void TestLessonPlayer::rightWayGivesThreeStars()
{
    const Lesson lesson = lessonfiles::lesson("porrazo/3");
    LessonPlayer player = LessonPlayer::begin(lesson);
    QCOMPARE(player.dotCount(), std::size_t { 6 });
    QCOMPARE(player.state(), LessonState::Watching);
    toStrike(player);
    QCOMPARE(player.step().id, std::string("strike"));
    QCOMPARE(player.dot(), std::size_t { 2 });
    QVERIFY(!player.act(action(player, "play Kd")));
    QCOMPARE(player.state(), LessonState::Right);
    QCOMPARE(player.text().in(Language::Japanese), player.step().right.in(Language::Japanese));
    player.next();
    watch(player);
    QVERIFY(!player.act(action(player, "play 6d")));
    player.next();
    player.answer({ 0, {} });
    player.next();
    QCOMPARE(player.state(), LessonState::Playing);
    QCOMPARE(player.stars(), 0);
    player.next();
    QCOMPARE(player.state(), LessonState::Closed);
    QVERIFY(isFinished(lesson, player.progress()));
    QCOMPARE(player.stars(), 2); // free play was left before it reached its aim
}

void TestLessonPlayer::replyShowsWhatCanHappen()
{
    const Lesson lesson = lessonfiles::lesson("porrazo/3");
    LessonPlayer player = LessonPlayer::begin(lesson);
    toStrike(player);
    const Position before = player.match().position();
    QVERIFY(!player.act(action(player, "play 9h")));
    QCOMPARE(player.state(), LessonState::Reply);
    QVERIFY(player.inWorld());
    QVERIFY(player.due());
    player.playDue();
    QVERIFY(!player.due());
    QCOMPARE(booked(player.match().events(player.match().actionCount() - 1), 1), 1);
    player.again();
    QVERIFY(!player.inWorld());
    QVERIFY(player.match().position() == before);
    QCOMPARE(player.state(), LessonState::Asked);
}

void TestLessonPlayer::replyTellsWhatItCosts()
{
    const Lesson lesson = lessonfiles::lesson("truco/5");
    Progress progress;
    progress.step = "refuse";
    LessonPlayer player = LessonPlayer::begin(lesson, progress);
    QCOMPARE(player.step().id, std::string("refuse"));
    QVERIFY(!player.act(action(player, "quiero")));
    QCOMPARE(player.costsMore(), 1);
    QCOMPARE(player.goal().in(Language::English), player.reply()->goal.in(Language::English));
}

void TestLessonPlayer::lightsNarrowAfterTwoReplies()
{
    const Lesson lesson = lessonfiles::lesson("porrazo/3");
    LessonPlayer player = LessonPlayer::begin(lesson);
    toStrike(player);
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(player.lights().size(), std::size_t { 2 });
        QVERIFY(!player.act(action(player, "play 7s")));
        player.again();
    }
    QCOMPARE(player.lights().size(), std::size_t { 1 });
    QCOMPARE(player.lights()[0].card, Card::of(2, 13));
    QCOMPARE(player.repliesHere(), 2);
}

void TestLessonPlayer::refusedChangesNothing()
{
    const Lesson lesson = lessonfiles::lesson("porrazo/3");
    LessonPlayer player = LessonPlayer::begin(lesson);
    toStrike(player);
    const Position before = player.match().position();
    const auto refusal = player.act(action(player, "play As"));
    QVERIFY(refusal);
    QVERIFY(!refusal->message.empty());
    QCOMPARE(player.refusalsHere(), 1);
    QCOMPARE(player.state(), LessonState::Asked);
    QVERIFY(player.match().position() == before);
    QVERIFY(!player.act(action(player, "play Kd")));
    QCOMPARE(player.progress().results.at("strike"), StepResult::Right);
}

void TestLessonPlayer::showIsTakenBackAndCostsAStar()
{
    const Lesson lesson = lessonfiles::lesson("porrazo/3");
    LessonPlayer player = LessonPlayer::begin(lesson);
    toStrike(player);
    const Position before = player.match().position();
    player.show();
    QCOMPARE(player.state(), LessonState::Shown);
    QVERIFY(!(player.match().position() == before));
    player.next();
    QVERIFY(player.match().position() == before);
    QVERIFY(!player.act(action(player, "play Kd")));
    QCOMPARE(player.progress().results.at("strike"), StepResult::Late);
}

void TestLessonPlayer::skippedStaysUnfinished()
{
    const Lesson lesson = lessonfiles::lesson("porrazo/3");
    LessonPlayer player = LessonPlayer::begin(lesson);
    while (player.state() != LessonState::Closed)
        player.skip();
    QVERIFY(!isFinished(lesson, player.progress()));
    QCOMPARE(player.stars(), 0);
}

void TestLessonPlayer::goesOnWhereItWasLeft()
{
    const Lesson lesson = lessonfiles::lesson("porrazo/3");
    LessonPlayer player = LessonPlayer::begin(lesson);
    toStrike(player);
    QVERIFY(!player.act(action(player, "play 7s")));
    player.leave();
    QCOMPARE(player.state(), LessonState::Closed);
    LessonPlayer later = LessonPlayer::begin(lesson, player.progress());
    QCOMPARE(later.step().id, std::string("strike"));
    QVERIFY(!later.act(action(later, "play Kd")));
    QCOMPARE(later.progress().results.at("strike"), StepResult::Late); // the reply is remembered
    QCOMPARE(later.dot(), std::size_t { 2 });
    later.back();
    QCOMPARE(later.step().id, std::string("worth"));
}

void TestLessonPlayer::anUnknownStepStartsAnew()
{
    const Lesson lesson = lessonfiles::lesson("porrazo/3");
    Progress progress;
    progress.step = "of an older version";
    const LessonPlayer player = LessonPlayer::begin(lesson, progress);
    QCOMPARE(player.state(), LessonState::Watching);
    QCOMPARE(player.dot(), std::size_t { 0 });
    QVERIFY(player.progress().results.empty());
}

void TestLessonPlayer::looksBack()
{
    const Lesson lesson = lessonfiles::lesson("porrazo/3");
    Progress progress;
    progress.step = "queen";
    LessonPlayer player = LessonPlayer::begin(lesson, progress);
    Actions actions;
    legal(player.match().position(), player.seat(), actions);
    QCOMPARE(actions.size(), std::size_t { 3 }); // the action of the step before is taken back
    player.answer({ 3, {} });
    QCOMPARE(player.state(), LessonState::Reply);
    player.again();
    player.answer({ 0, {} });
    QCOMPARE(player.state(), LessonState::Right);
}

void TestLessonPlayer::playEndsWithTheDeal()
{
    const Lesson lesson = lessonfiles::lesson("porrazo/3");
    Progress progress;
    progress.step = "deal";
    LessonPlayer player = LessonPlayer::begin(lesson, progress);
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(player.state(), LessonState::Playing);
        Actions actions;
        legal(player.match().position(), actors(player.match().position()).first(), actions);
        QVERIFY(!player.act(actions.front()));
    }
    QCOMPARE(player.state(), LessonState::Right);
    player.next();
    QCOMPARE(player.state(), LessonState::Closed);
}

void TestLessonPlayer::chancesAreCounted()
{
    const Lesson lesson = lessonfiles::lesson("truco/5");
    Progress progress;
    progress.step = "refuse";
    const LessonPlayer player = LessonPlayer::begin(lesson, progress);
    const Reply &reply = player.step().replies.front();
    const double share = shareOf(*reply.bars[0].chance, player.match(), 0, action(player, "quiero"));
    QCOMPARE(share, 660.0 / 7770.0); // of the hands that three of 37 unseen cards make
    Chance rey;
    rey.seat = 1;
    rey.holds = { Card::of(0, 10), Card::of(2, 10), Card::of(1, 10) }; // one rey is the learner's own
    const double noneOfThem = 34.0 * 33 * 32 / (37.0 * 36 * 35);
    QVERIFY(std::abs(shareOf(rey, player.match(), 0, {}) - (1 - noneOfThem)) < 1e-9);
}

QTEST_APPLESS_MAIN(TestLessonPlayer)
#include "tst_lessonplayer.moc"
