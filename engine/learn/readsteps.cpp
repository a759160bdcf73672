// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/parts.h"
#include "engine/learn/readlesson.h"
#include "engine/learn/readstep.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

void readSlip(const Node &node, const Terms &terms, Step &step)
{
    step.id = node.member("id").text();
    step.goal = readWanted(node.member("goal"), terms);
    step.text = readPhrase(node.member("text"), terms);
    step.label = readPhrase(node.member("label"), terms);
    step.lights = readLights(node.member("light"), terms);
    if (node.member("rule").given())
        step.rule = node.member("rule").text();
}

void readWatch(const Node &node, const Terms &terms, Step &step)
{
    node.only({ "kind", "actions" });
    step.actions = readActions(node.member("actions"), terms);
    if (step.actions.empty())
        node.member("actions").refuse("must be a list of actions");
    for (const Action &action : step.actions) {
        if (action.seat == terms.learner)
            node.member("actions").refuse("must not act for the learner");
    }
}

void readDoReplies(const Node &node, const Terms &terms, Step &step)
{
    if (!node.given())
        return;
    for (const Node &element : node.list()) {
        element.only({ "match", "text", "goal", "then", "world", "bars" });
        Reply reply;
        reply.match = readMatcher(element.member("match"), terms);
        reply.any = reply.match.kind == MatcherKind::Any;
        readConsequence(element, terms, reply);
        if (!step.replies.empty() && step.replies.back().any)
            element.refuse("comes after \"*\" and is never said");
        if (reply.any && step.replies.empty())
            element.refuse("\"*\" needs a reply of its own before it, for the most tempting action");
        step.replies.push_back(std::move(reply));
    }
}

// The action of "Show me": named, or the first plain action that is accepted.
std::optional<Action> shownAction(const Node &node, const Terms &terms, const Step &step)
{
    if (node.given())
        return readAction(node, terms);
    const auto plain = std::find_if(step.accept.begin(), step.accept.end(),
        [](const Matcher &matcher) { return matcher.kind == MatcherKind::Is; });
    if (plain != step.accept.end())
        return plain->action;
    node.refuse("is missing, as no accepted matcher is a plain action");
    return std::nullopt;
}

void readDo(const Node &node, const Terms &terms, Step &step)
{
    node.only({ "kind", "id", "goal", "text", "label", "light", "rule", "accept", "right", "replies", "then",
        "show" });
    for (const Node &element : node.member("accept").list())
        step.accept.push_back(readMatcher(element, terms));
    step.right = readWanted(node.member("right"), terms);
    step.actions = readActions(node.member("then"), terms);
    step.show = shownAction(node.member("show"), terms, step);
    readDoReplies(node.member("replies"), terms, step);
}

Until readUntil(const Node &node, const Terms &terms)
{
    const std::string text = node.text();
    if (text == "deal")
        return {};
    if (text == "game")
        return { 0, true, none };
    if (text.size() == 7 && text.ends_with(" deals") && text[0] >= '2' && text[0] <= '9')
        return { text[0] - '0', false, none };
    return { 0, false, readPhase(node, terms) };
}

void readPlay(const Node &node, const Terms &terms, Step &step)
{
    node.only({ "kind", "id", "goal", "text", "label", "light", "rule", "until", "level", "coach", "aim" });
    step.until = readUntil(node.member("until"), terms);
    step.level = node.member("level").text();
    step.coach = node.member("coach").flag(true);
    if (node.member("aim").given())
        step.aim = readMatcher(node.member("aim"), terms);
}

struct KindRow
{
    std::string_view name;
    StepKind kind;
};
constexpr KindRow kinds[] = { { "say", StepKind::Say }, { "show", StepKind::Show },
    { "watch", StepKind::Watch }, { "do", StepKind::Do }, { "ask", StepKind::Ask },
    { "play", StepKind::Play } };

} // namespace

void readConsequence(const Node &node, const Terms &terms, Reply &reply)
{
    reply.goal = readPhrase(node.member("goal"), terms);
    reply.text = readWanted(node.member("text"), terms);
    reply.then = readActions(node.member("then"), terms);
    if (node.member("world").given())
        reply.world = readWorld(node.member("world"), terms);
    reply.bars = readBars(node.member("bars"), terms);
}

Step readStep(const Node &node, const Terms &terms)
{
    Step step;
    const std::string name = node.member("kind").text();
    const auto *const kind = std::find_if(
        std::begin(kinds), std::end(kinds), [&](const KindRow &row) { return row.name == name; });
    if (kind == std::end(kinds)) {
        node.member("kind").refuse("must be say, show, watch, do, ask or play");
        return step;
    }
    step.kind = kind->kind;
    if (step.kind == StepKind::Watch) {
        readWatch(node, terms, step);
        return step;
    }
    readSlip(node, terms, step);
    if (step.kind == StepKind::Do)
        readDo(node, terms, step);
    else if (step.kind == StepKind::Ask)
        readAsk(node, terms, step);
    else if (step.kind == StepKind::Play)
        readPlay(node, terms, step);
    else
        node.only({ "kind", "id", "goal", "text", "label", "light", "rule" });
    return step;
}

} // namespace sobremesa::learn
