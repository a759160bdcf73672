// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/matcher.h"
#include "engine/learn/phrase.h"
#include "engine/match/match.h"

// A lesson as its file says it: data, read and checked by name. What it does is engine/learn/lessonplayer.h.
namespace sobremesa::learn {

enum class StepKind : std::uint8_t { Say, Show, Watch, Do, Ask, Play };

enum class LightKind : std::uint8_t {
    Card, // wherever it lies openly, or in the learner's hand
    Hand,
    Table,
    Trick,
    Stock,
    Took, // number: the side
    Seat, // number
    Score, // number: the side
    Stake,
    Bar,
    Button, // verb
    Meld, // number
    Log
};

// What the light leaves open.
struct Light
{
    LightKind kind = LightKind::Hand;
    Card card;
    int number = 0;
    std::uint8_t verb = none;

    friend bool operator==(const Light &, const Light &) = default;
};

// An answer to a question: a number, a seat or the place of a choice; or cards in canonical order.
struct Answer
{
    int number = 0;
    std::vector<Card> cards;

    friend bool operator==(const Answer &, const Answer &) = default;
};

enum class Pick : std::uint8_t { Number, Cards, Choice, Seat };

// How the engine finds the answer to a question.
enum class CheckKind : std::uint8_t { Nothing, Fact, Books, Gain, Winner, Takes, Legal };
struct Check
{
    CheckKind kind = CheckKind::Nothing;
    std::string name; // Fact, Winner ("trick", or a reason)
    std::optional<Seat> seat; // Fact: of the list that the fact is
    std::uint8_t reason = none; // Books
    std::vector<Action> after;
    Matcher matcher; // Legal: whose cards are asked for
};

struct Question
{
    Pick pick = Pick::Number;
    std::vector<int> numbers; // options of Number and Seat
    std::vector<Phrase> choices;
    std::vector<Zone> zones; // Cards: where they may be tapped
    Answer answer;
    Check check;
    bool guess = false; // counts for nothing
    int back = 0; // so many actions of the learner are taken back while it is asked
};

// Cards that lie elsewhere than the record says, unseen by the learner: "what can happen".
struct World
{
    std::vector<std::pair<Seat, std::vector<Card>>> hands; // what these seats hold now
    std::vector<Card> stock; // from the top, as far as given
};

// A share that the engine counts: worlds in which the learner's action matches, or in which a seat holds one
// of these cards.
struct Chance
{
    std::optional<Matcher> matcher;
    Seat seat = nobody;
    std::vector<Card> holds;
    int least = 1; // of them
};

struct Bar
{
    Phrase label;
    std::optional<Chance> chance; // otherwise the value
    double value = 0;
};

// What is said to an action or answer that is not the right one.
struct Reply
{
    Matcher match; // of an action
    Answer option; // of an answer
    bool any = false; // "*"
    Phrase goal, text;
    std::vector<Action> then;
    std::optional<World> world;
    std::vector<Bar> bars;
};

// How a play step ends.
struct Until
{
    int deals = 1;
    bool game = false;
    std::uint8_t phase = none;
};

struct Step
{
    StepKind kind = StepKind::Say;
    std::string id; // empty for Watch
    std::string rule; // chapter of the rules page
    Phrase goal, text, label, right;
    std::vector<Light> lights;
    std::vector<Action> actions; // Watch: in order; Do: what others do after an accepted action ("then")
    std::vector<Matcher> accept; // Do
    std::optional<Action> show; // Do
    std::vector<Reply> replies;
    Question question; // Ask
    Until until; // Play
    std::string level;
    bool coach = false;
    std::optional<Matcher> aim;
};

struct Scene
{
    std::string id;
    Seat seat = 0; // the learner
    Opening opening;
    std::vector<Action> prelude; // what has been played before the learner sits down
    std::vector<Step> steps;
};

struct Lesson
{
    std::string id; // "<game>-<order>", or "<game>-game-<stage>" for the game that closes a stage
    const GameInfo *game = nullptr;
    int stage = 1;
    int order = 0; // 0: the game that closes its stage
    int minutes = 0;
    bool newcomers = false; // the one lesson that somebody new to all games is offered
    std::vector<std::string> teaches, needs; // facets
    std::string rule;
    std::vector<Card> cards; // for its place on the path
    std::vector<std::string> names; // by seat; empty for the learner
    Phrase title;
    Phrase about; // what it is about: one sentence
    std::vector<Phrase> gain; // "You will be able to"
    std::vector<Scene> scenes;
};

// The verb of what tells a partner something and changes nothing else: free in a lesson, and without reply.
inline constexpr std::string_view freeVerb = "sign";

// The position in which a scene begins.
[[nodiscard]] Match beginScene(const Scene &scene);
// True if the step waits for the learner: it has a dot in the slip.
[[nodiscard]] constexpr bool waits(const Step &step)
{
    return step.kind != StepKind::Watch;
}
// True if its answer decides about a star.
[[nodiscard]] bool isJudged(const Step &step);

} // namespace sobremesa::learn
