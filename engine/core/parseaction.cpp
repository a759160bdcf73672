// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/action.h"

#include <algorithm>
#include <charconv>

namespace sobremesa {

namespace {

using Words = std::vector<std::string_view>;

Words split(std::string_view text, char separator)
{
    Words words;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(separator, begin);
        words.push_back(text.substr(begin, end - begin));
        if (end == std::string_view::npos)
            return words;
        begin = end + 1;
    }
}

std::string quoted(std::string_view text)
{
    return '"' + std::string(text.substr(0, 80)) + '"';
}

std::optional<int> parseNumber(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    if (!whole || number < 0 || number >= none || (text.size() > 1 && text[0] == '0') || text[0] == '-')
        return std::nullopt;
    return number;
}

// Reads the words of one action, one argument after the other.
class Reader
{
public:
    Reader(Words words, const VerbSpec &verb, const Pack &pack, Action &action)
        : m_words(std::move(words))
        , m_verb(verb)
        , m_pack(pack)
        , m_action(action)
    {
    }

    // What is wrong, or an empty text.
    std::string read()
    {
        for (const Argument argument : m_verb.arguments) {
            if (std::string wrong = readArgument(argument); !wrong.empty())
                return wrong;
        }
        return m_next < m_words.size()
            ? "there is nothing to say after " + quoted(m_verb.name) + " here: " + quoted(m_words[m_next])
            : std::string();
    }

private:
    [[nodiscard]] bool atEnd() const { return m_next == m_words.size(); }

    std::string readArgument(Argument argument)
    {
        const bool optional = argument == Argument::OptionalWord || argument == Argument::OptionalSuit
            || argument == Argument::Cards;
        if (atEnd())
            return optional ? std::string() : "something is missing at the end";
        switch (argument) {
        case Argument::Card:
            return readCard(m_words[m_next++]);
        case Argument::Cards:
            return readCards();
        case Argument::Word:
        case Argument::OptionalWord:
            return readWord();
        case Argument::Groups:
            return readGroups();
        default:
            return readNumber(argument);
        }
    }

    std::string readCard(std::string_view text)
    {
        const auto card = m_pack.parse(text);
        if (!card)
            return quoted(text) + " is not a card of this pack";
        if (m_action.cards.size() == m_action.cards.capacity())
            return "too many cards";
        m_action.cards.push_back(*card);
        return {};
    }

    std::string readCards()
    {
        while (!atEnd()) {
            if (std::string wrong = readCard(m_words[m_next++]); !wrong.empty())
                return wrong;
        }
        return {};
    }

    std::string readWord()
    {
        const std::string_view text = m_words[m_next++];
        for (std::size_t i = 0; i < m_verb.words.size(); ++i) {
            if (m_verb.words[i] == text)
                m_action.word = static_cast<std::uint8_t>(i);
        }
        return m_action.word == none ? quoted(text) + " cannot be said here" : std::string();
    }

    std::string readNumber(Argument argument)
    {
        const std::string_view text = m_words[m_next++];
        std::optional<int> number;
        if (argument == Argument::Number)
            number = parseNumber(text);
        else
            number = argument == Argument::Rank ? m_pack.parseRank(text) : m_pack.parseSuit(text);
        if (!number)
            return quoted(text) + " is not what is asked for here";
        m_action.number = static_cast<std::uint8_t>(*number);
        return {};
    }

    std::string readGroups()
    {
        while (!atEnd()) {
            if (std::string wrong = readGroup(m_words[m_next++]); !wrong.empty())
                return wrong;
        }
        return {};
    }

    std::string readGroup(std::string_view text)
    {
        const std::size_t second = text.find(m_verb.joints[1]) != std::string_view::npos ? 1 : 0;
        startGroup(m_action, static_cast<unsigned>(second));
        for (const std::string_view code : split(text, m_verb.joints[second])) {
            if (std::string wrong = readCard(code); !wrong.empty())
                return wrong;
        }
        return {};
    }

    Words m_words;
    const VerbSpec &m_verb;
    const Pack &m_pack;
    Action &m_action;
    std::size_t m_next = 2;
};

Refusal malformed(std::string_view text, const std::string &why)
{
    return Refusal { "", quoted(text) + ": " + why, {}, "" };
}

} // namespace

Result<Action> parseAction(std::string_view text, std::span<const VerbSpec> verbs, const Pack &pack)
{
    const Words words = split(text, ' ');
    const auto seat = parseNumber(words[0]);
    if (!seat || *seat >= maxSeats || words.size() < 2)
        return malformed(text, "an action is written as seat and verb");
    Action action;
    action.seat = static_cast<Seat>(*seat);
    const auto verb =
        std::find_if(verbs.begin(), verbs.end(), [&](const auto &row) { return row.name == words[1]; });
    if (verb == verbs.end())
        return malformed(text, quoted(words[1]) + " is not an action of this game");
    action.verb = static_cast<std::uint8_t>(verb - verbs.begin());
    const std::string wrong = Reader(words, *verb, pack, action).read();
    if (!wrong.empty())
        return malformed(text, wrong);
    if (verb->anyOrder)
        std::sort(action.cards.begin(), action.cards.end());
    return action;
}

} // namespace sobremesa
