// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/expect.h"

#include "engine/match/describe.h"
#include "engine/match/json.h"

#include <algorithm>
#include <set>

namespace sobremesa {

namespace {

// The elements of a list as text, in order.
std::vector<std::string> sorted(const Value &value)
{
    std::vector<std::string> lines;
    for (const Value &element : value.list() ? *value.list() : Value::List {})
        lines.push_back(writeJsonLine(element));
    std::sort(lines.begin(), lines.end());
    return lines;
}

bool sameInAnyOrder(const Value &left, const Value &right)
{
    return left.list() && right.list() && left.list()->size() == right.list()->size()
        && sorted(left) == sorted(right);
}

class Comparison
{
public:
    Comparison(const Match &match, std::vector<Mismatch> &out)
        : m_match(match)
        , m_now(describeBriefly(match))
        , m_out(out)
    {
    }

    void compare(const std::string &key, const Value &expected)
    {
        if (key == "legal" || key == "has_legal")
            compareLegal(key, expected);
        else if (key == "illegal")
            compareIllegal(expected);
        else if (key == "state")
            compareFacts(expected);
        else if (key == "hands")
            compareHands(expected);
        else if (key == "actors" || key == "table")
            want(sameInAnyOrder(expected, *m_now.find(key)), key, expected, *m_now.find(key));
        else if (const Value *found = m_now.find(key))
            want(expected == *found, key, expected, *found);
        else
            m_out.push_back({ key, "a key of records.md", "an unknown key" });
    }

private:
    void want(bool holds, const std::string &key, const Value &expected, const Value &found)
    {
        if (!holds)
            m_out.push_back({ key, writeJsonLine(expected), writeJsonLine(found) });
    }

    void compareLegal(const std::string &key, const Value &expected)
    {
        if (!expected.object())
            return want(false, key, expected, Value());
        for (const auto &[seat, list] : *expected.object()) {
            const bool known =
                seat.size() == 1 && seat[0] >= '0' && seat[0] - '0' < seatCount(m_match.position());
            if (known && key == "has_legal" && includes(seat, list))
                continue;
            const Value found =
                known ? legalOf(m_match.position(), static_cast<Seat>(seat[0] - '0')) : Value();
            const bool holds = key == "legal" && sameInAnyOrder(list, found);
            want(holds, std::string(key).append(1, '.').append(seat), list, found);
        }
    }

    // True if all of these are legal for the seat.
    [[nodiscard]] bool includes(const std::string &seat, const Value &list) const
    {
        if (!list.list())
            return false;
        std::set<std::string> texts;
        for (const Value &move : *list.list())
            texts.insert(seat + ' ' + (move.text() ? *move.text() : ""));
        return legalAmong(m_match.position(), texts).size() == texts.size();
    }

    void compareIllegal(const Value &expected)
    {
        if (!expected.list())
            return want(false, "illegal", expected, Value());
        const GameInfo &game = m_match.game();
        std::set<std::string> texts;
        for (const Value &text : *expected.list()) {
            const auto action = parseAction(text.text() ? *text.text() : "", game.verbs, *game.pack);
            if (action)
                texts.insert(print(*action, game.verbs, *game.pack));
        }
        for (const std::string &text : legalAmong(m_match.position(), texts))
            want(false, "illegal", Value(text), Value("a legal action"));
    }

    void compareFacts(const Value &expected)
    {
        const Value found = facts(m_match.position());
        if (!expected.object())
            return want(false, "state", expected, found);
        for (const auto &[name, value] : *expected.object()) {
            const Value *fact = found.find(name);
            want(
                fact && sameFact(value, *fact), "state." + name, value, fact ? *fact : Value("no such fact"));
        }
    }

    // The members of an object have no order.
    static bool sameFact(
        const Value &expected, const Value &found) // NOLINT(misc-no-recursion): facts are shallow
    {
        if (!expected.object() || !found.object())
            return expected == found;
        return expected.object()->size() == found.object()->size()
            && std::all_of(expected.object()->begin(), expected.object()->end(), [&](const auto &member) {
                   const Value *other = found.find(member.first);
                   return other && sameFact(member.second, *other);
               });
    }

    void compareHands(const Value &expected)
    {
        const Value &found = *m_now.find("hands");
        bool same = expected.list() && expected.list()->size() == found.list()->size();
        for (std::size_t seat = 0; same && seat < found.list()->size(); ++seat)
            same = sameInAnyOrder((*expected.list())[seat], (*found.list())[seat]);
        want(same, "hands", expected, found);
    }

    const Match &m_match;
    Value m_now;
    std::vector<Mismatch> &m_out;
};

std::vector<Mismatch> refusedAs(const Refusal &refusal, const Value *wanted)
{
    const std::string line = oneLine(refusal);
    if (wanted && wanted->text() && line.find(*wanted->text()) != std::string::npos)
        return {};
    return { { wanted ? "refused" : "record",
        wanted ? writeJsonLine(*wanted) : "a record that can be replayed", line } };
}

// The text with which the record should be refused. Looked for before the record is read, as that may well
// fail.
Value wantedRefusal(std::string_view text)
{
    const auto root = readJson(text);
    const Value *expect = root ? root->find("expect") : nullptr;
    const Value *refused = expect ? expect->find("refused") : nullptr;
    return refused ? *refused : Value();
}

} // namespace

std::vector<Mismatch> check(std::string_view text)
{
    const Value refused = wantedRefusal(text);
    const auto record = readRecord(text);
    if (!record)
        return refusedAs(record.refusal(), refused.isNull() ? nullptr : &refused);
    const auto match = replay(*record);
    if (!match)
        return refusedAs(match.refusal(), refused.isNull() ? nullptr : &refused);
    if (!refused.isNull())
        return { { "refused", writeJsonLine(refused), "the record is accepted" } };
    std::vector<Mismatch> mismatches;
    if (record->expect.object()) {
        Comparison comparison(*match, mismatches);
        for (const auto &[key, expected] : *record->expect.object())
            comparison.compare(key, expected);
    }
    return mismatches;
}

} // namespace sobremesa
