// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/parts.h"

// Matchers and checks: what is asked of an action, and of the engine.
namespace sobremesa::learn {

namespace {

Matcher plain(MatcherKind kind)
{
    Matcher matcher;
    matcher.kind = kind;
    return matcher;
}

void readGain(const Node &node, Matcher &matcher)
{
    constexpr int most = 1000;
    if (!node.isList()) {
        matcher.low = matcher.high = node.number(-most, most);
        return;
    }
    const auto ends = node.list();
    if (ends.size() != 2)
        return node.refuse("must be a number or two");
    matcher.low = ends[0].number(-most, most);
    matcher.high = ends[1].number(matcher.low, most);
}

void readTakes(const Node &node, const Terms &terms, Matcher &matcher)
{
    constexpr int most = 40;
    if (node.isList()) {
        matcher.cards = readCards(node, terms);
        return;
    }
    matcher.kind = MatcherKind::TakesMany;
    matcher.low = node.number(1, most);
}

void readParts(const Node &node, const Terms &terms, Matcher &matcher) // NOLINT(misc-no-recursion)
{
    for (const Node &part : node.list())
        matcher.parts.push_back(readMatcher(part, terms));
    if (matcher.parts.empty())
        node.refuse("must not be empty");
}

struct Row
{
    const char *name;
    MatcherKind kind;
};
constexpr Row rows[] = { { "verb", MatcherKind::Verb }, { "card", MatcherKind::Card },
    { "books", MatcherKind::Books }, { "gain", MatcherKind::Gain }, { "takes", MatcherKind::Takes },
    { "leaves", MatcherKind::Leaves }, { "wins", MatcherKind::Wins }, { "phase", MatcherKind::Phase },
    { "all", MatcherKind::All }, { "any", MatcherKind::OneOf }, { "not", MatcherKind::Not } };

Matcher readRow(const Row &row, const Node &node, const Terms &terms) // NOLINT(misc-no-recursion)
{
    Matcher matcher = plain(row.kind);
    switch (row.kind) {
    case MatcherKind::Verb:
        matcher.code = verbOf(node, node.text(), terms);
        break;
    case MatcherKind::Card:
        matcher.cards = { readCard(node, terms) };
        break;
    case MatcherKind::Books:
        matcher.code = readReason(node, terms);
        break;
    case MatcherKind::Gain:
        readGain(node, matcher);
        break;
    case MatcherKind::Takes:
        readTakes(node, terms, matcher);
        break;
    case MatcherKind::Leaves:
        matcher.low = node.number(0, 52);
        break;
    case MatcherKind::Wins:
        matcher.name = node.text();
        break;
    case MatcherKind::Phase:
        matcher.code = readPhase(node, terms);
        break;
    case MatcherKind::Not:
        matcher.parts.push_back(readMatcher(node, terms));
        break;
    default:
        readParts(node, terms, matcher);
    }
    return matcher;
}

Check checkOf(const Node &node, const Terms &terms)
{
    Check check;
    if (node.member("fact").given()) {
        check.kind = CheckKind::Fact;
        check.name = node.member("fact").text();
        if (node.member("seat").given())
            check.seat = readSeat(node.member("seat"), terms);
    } else if (node.member("books").given()) {
        check.kind = CheckKind::Books;
        check.reason = readReason(node.member("books"), terms);
    } else if (node.member("gain").given()) {
        check.kind = CheckKind::Gain;
    } else if (node.member("winner").given()) {
        check.kind = CheckKind::Winner;
        check.name = node.member("winner").text();
    } else if (node.member("takes").given()) {
        check.kind = CheckKind::Takes;
    } else if (node.member("legal").given()) {
        check.kind = CheckKind::Legal;
        check.matcher = readMatcher(node.member("legal"), terms);
    } else {
        node.refuse("must have one of fact, books, gain, winner, takes and legal");
    }
    return check;
}

} // namespace

Matcher readMatcher(const Node &node, const Terms &terms) // NOLINT(misc-no-recursion): JSON has 64 levels
{
    if (node.isText()) {
        if (*node.value().text() == "*")
            return plain(MatcherKind::Any);
        Matcher matcher = plain(MatcherKind::Is);
        matcher.action = readAction(node, terms);
        return matcher;
    }
    node.only({ "verb", "card", "books", "gain", "takes", "leaves", "wins", "phase", "all", "any", "not" });
    std::vector<Matcher> found;
    for (const Row &row : rows) {
        const Node member = node.member(row.name);
        if (member.given())
            found.push_back(readRow(row, member, terms));
    }
    if (found.empty())
        node.refuse("must be an action or a matcher");
    if (found.size() == 1)
        return std::move(found[0]);
    Matcher all = plain(MatcherKind::All);
    all.parts = std::move(found);
    return all;
}

Check readCheck(const Node &node, const Terms &terms)
{
    if (!node.given())
        return {};
    node.only({ "fact", "seat", "books", "gain", "winner", "takes", "legal", "after" });
    Check check = checkOf(node, terms);
    check.after = readActions(node.member("after"), terms);
    const bool needsAction = check.kind != CheckKind::Fact && check.kind != CheckKind::Legal;
    if (needsAction && check.after.empty())
        node.member("after").refuse("must name an action");
    return check;
}

} // namespace sobremesa::learn
