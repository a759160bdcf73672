// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/readstep.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

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

} // namespace

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

} // namespace sobremesa::learn
