// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/parts.h"
#include "engine/learn/readlesson.h"

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

void readConsequence(const Node &node, const Terms &terms, Reply &reply)
{
    reply.goal = readPhrase(node.member("goal"), terms);
    reply.text = readWanted(node.member("text"), terms);
    reply.then = readActions(node.member("then"), terms);
    if (node.member("world").given())
        reply.world = readWorld(node.member("world"), terms);
    reply.bars = readBars(node.member("bars"), terms);
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

constexpr std::string_view picks[] = { "number", "cards", "choice", "seat" };
constexpr int mostNumber = 1000;

Pick readPick(const Node &node)
{
    const std::string name = node.text();
    const auto *const found = std::find(std::begin(picks), std::end(picks), name);
    if (found == std::end(picks))
        node.refuse("must be number, cards, choice or seat");
    return static_cast<Pick>(std::min<std::ptrdiff_t>(found - std::begin(picks), 3));
}

std::vector<Zone> readZones(const Node &node)
{
    const std::string name = node.text();
    if (name == "hand")
        return { Zone::Hand };
    if (name == "table")
        return { Zone::Table, Zone::Trick, Zone::Meld, Zone::Discards };
    if (name != "all")
        node.refuse("must be hand, table or all");
    return { Zone::Hand, Zone::Table, Zone::Trick, Zone::Meld, Zone::Discards };
}

Answer readAnswer(const Node &node, const Terms &terms, const Question &question)
{
    Answer answer;
    if (question.pick == Pick::Cards)
        answer.cards = readCards(node, terms);
    else
        answer.number = node.number(-mostNumber, mostNumber);
    return answer;
}

bool isOption(const Question &question, const Answer &answer)
{
    const auto &numbers = question.numbers;
    switch (question.pick) {
    case Pick::Cards:
        return !answer.cards.empty();
    case Pick::Choice:
        return answer.number >= 0 && std::cmp_less(answer.number, question.choices.size());
    default:
        return std::find(numbers.begin(), numbers.end(), answer.number) != numbers.end();
    }
}

void readOptions(const Node &node, const Terms &terms, Question &question)
{
    if (question.pick == Pick::Cards) {
        question.zones = readZones(node);
        return;
    }
    for (const Node &element : node.list()) {
        if (question.pick == Pick::Choice)
            question.choices.push_back(readWanted(element, terms));
        else
            question.numbers.push_back(question.pick == Pick::Seat ? readSeat(element, terms)
                                                                   : element.number(-mostNumber, mostNumber));
    }
    if (question.numbers.size() + question.choices.size() < 2)
        node.refuse("must be at least two");
}

void readAskReplies(const Node &node, const Terms &terms, Step &step)
{
    if (!node.given())
        return;
    for (const Node &element : node.list()) {
        element.only({ "match", "text", "goal", "bars" });
        const Node match = element.member("match");
        Reply reply;
        reply.any = match.isText() && *match.value().text() == "*";
        if (!reply.any) {
            reply.option = readAnswer(match, terms, step.question);
            if (!isOption(step.question, reply.option) || reply.option == step.question.answer)
                match.refuse("is not one of the wrong options");
        }
        if (!step.replies.empty() && step.replies.back().any)
            element.refuse("comes after \"*\" and is never said");
        readConsequence(element, terms, reply);
        step.replies.push_back(std::move(reply));
    }
}

void readAsk(const Node &node, const Terms &terms, Step &step)
{
    node.only({ "kind", "id", "goal", "text", "label", "light", "rule", "pick", "options", "answer", "check",
        "guess", "right", "replies", "back" });
    Question &question = step.question;
    question.pick = readPick(node.member("pick"));
    readOptions(node.member("options"), terms, question);
    question.answer = readAnswer(node.member("answer"), terms, question);
    if (!isOption(question, question.answer))
        node.member("answer").refuse("is not among the options");
    question.check = readCheck(node.member("check"), terms);
    if (question.check.kind == CheckKind::Nothing && question.pick != Pick::Choice)
        node.member("check").refuse("is missing: the engine must find this answer too");
    question.guess = node.member("guess").flag(false);
    if (node.member("back").given())
        question.back = node.member("back").number(1, 9);
    step.right =
        question.guess ? readPhrase(node.member("right"), terms) : readWanted(node.member("right"), terms);
    readAskReplies(node.member("replies"), terms, step);
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
