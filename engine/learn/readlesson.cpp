// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/readlesson.h"

#include "engine/learn/parts.h"
#include "engine/match/json.h"
#include "engine/match/record.h"

#include <algorithm>
#include <set>

namespace sobremesa::learn {

namespace {

constexpr std::string_view format = "sobremesa-lesson";

void readHead(const Node &root, Lesson &lesson)
{
    root.only({ "format", "version", "id", "game", "stage", "order", "minutes", "newcomers", "teaches",
        "needs", "rule", "cards", "names", "title", "about", "gain", "scenes" });
    if (root.member("format").text() != format)
        root.member("format").refuse("must be \"sobremesa-lesson\"");
    (void)root.member("version").number(1, 1);
    lesson.game = findGame(root.member("game").text());
    if (!lesson.game)
        root.member("game").refuse("is not one of the games");
}

std::string wantedId(const Lesson &lesson)
{
    const std::string game(lesson.game->id);
    return lesson.order > 0 ? game + '-' + std::to_string(lesson.order)
                            : game + "-game-" + std::to_string(lesson.stage);
}

void readPlace(const Node &root, Lesson &lesson)
{
    lesson.stage = root.member("stage").number(1, 3);
    if (root.member("order").given())
        lesson.order = root.member("order").number(1, 20);
    lesson.minutes = root.member("minutes").number(1, 60);
    lesson.newcomers = root.member("newcomers").flag(false);
    if (lesson.newcomers && lesson.order != 1)
        root.member("newcomers").refuse("is for a first lesson");
    lesson.id = root.member("id").text();
    if (lesson.id != wantedId(lesson))
        root.member("id").refuse("must be \"" + wantedId(lesson) + '"');
}

void readAbout(const Node &root, const Terms &terms, Lesson &lesson)
{
    constexpr std::size_t mostCards = 4;
    lesson.teaches = root.member("teaches").texts();
    lesson.needs = root.member("needs").texts();
    lesson.rule = root.member("rule").text();
    for (const Node &card : root.member("cards").list())
        lesson.cards.push_back(readCard(card, terms));
    if (lesson.cards.size() > mostCards)
        root.member("cards").refuse("must be four at most");
    lesson.names = root.member("names").texts();
    lesson.title = readWanted(root.member("title"), terms);
    lesson.about = readWanted(root.member("about"), terms);
    for (const Node &line : root.member("gain").list())
        lesson.gain.push_back(readWanted(line, terms));
    if (lesson.gain.empty() || lesson.gain.size() > 3)
        root.member("gain").refuse("must be one to three lines");
}

// The record of a scene says only what differs from a new game.
Record readSceneRecord(const Node &node, const Lesson &lesson)
{
    node.only({ "options", "start", "deals", "seed", "note", "actions" });
    if (node.trouble().any())
        return {};
    Value record { Value::Object {} };
    record.add("format", Value("sobremesa-record"));
    record.add("version", Value(1));
    record.add("game", Value(std::string(lesson.game->id)));
    for (const auto &[name, value] : *node.value().object())
        record.add(name, value);
    if (!node.member("actions").given())
        record.add("actions", Value(Value::List {}));
    const auto read = readRecord(writeJsonLine(record));
    if (!read) {
        const Refusal &refusal = read.refusal();
        node.trouble().at(node.place() + (refusal.place.empty() ? "" : '.' + refusal.place), refusal.message);
        return {};
    }
    return *read;
}

void readSceneSteps(const Node &node, const Terms &terms, Scene &scene)
{
    for (const Node &element : node.list()) {
        if (node.trouble().any())
            return;
        scene.steps.push_back(readStep(element, terms));
    }
    if (scene.steps.empty())
        node.refuse("must not be empty");
    else if (!waits(scene.steps.back()))
        node.refuse("must end with a step that waits for the learner");
}

Scene readScene(const Node &node, const Lesson &lesson)
{
    Scene scene;
    node.only({ "id", "seat", "record", "steps" });
    scene.id = node.member("id").text();
    const Record record = readSceneRecord(node.member("record"), lesson);
    if (node.trouble().any())
        return scene;
    scene.opening = record.opening;
    scene.prelude = record.actions;
    const int seats = playersIn(scene.opening.setup.options);
    scene.seat = static_cast<Seat>(node.member("seat").number(0, seats - 1));
    if (std::cmp_less(lesson.names.size(), seats))
        node.refuse("has more seats than the lesson has names");
    const auto match = replay(record);
    if (!match)
        node.member("record").refuse(oneLine(match.refusal()));
    else
        readSceneSteps(node.member("steps"), Terms { *lesson.game, scene.seat, seats }, scene);
    return scene;
}

// Ids are how the store knows a step again.
void checkIds(const Node &root, const Lesson &lesson)
{
    std::set<std::string> known;
    for (const Scene &scene : lesson.scenes) {
        for (const Step &step : scene.steps) {
            if (waits(step) && !known.insert(step.id).second)
                root.member("scenes").refuse("the step \"" + step.id + "\" is there twice");
        }
    }
}

} // namespace

Result<Lesson> readLesson(std::string_view text)
{
    const auto value = readJson(text, Decimals::Read);
    if (!value)
        return value.refusal();
    Trouble trouble;
    const Node root(&*value, "", trouble);
    Lesson lesson;
    readHead(root, lesson);
    if (!trouble.any())
        readPlace(root, lesson);
    if (!trouble.any())
        readAbout(root, Terms { *lesson.game, 0, maxSeats }, lesson);
    if (trouble.any())
        return trouble.refusal();
    for (const Node &element : root.member("scenes").list()) {
        if (!trouble.any())
            lesson.scenes.push_back(readScene(element, lesson));
    }
    if (lesson.scenes.empty())
        root.member("scenes").refuse("must not be empty");
    checkIds(root, lesson);
    if (trouble.any())
        return trouble.refusal();
    return lesson;
}

Match beginScene(const Scene &scene)
{
    Match match = *Match::begin(scene.opening);
    for (const Action &action : scene.prelude)
        (void)match.play(action); // the reader has played it
    return match;
}

bool isJudged(const Step &step)
{
    return step.kind == StepKind::Do || (step.kind == StepKind::Ask && !step.question.guess)
        || (step.kind == StepKind::Play && step.aim.has_value());
}

} // namespace sobremesa::learn
