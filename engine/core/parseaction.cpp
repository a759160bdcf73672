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
    Text read()
    {
        for (const Argument argument : m_verb.arguments) {
            if (Text wrong = readArgument(argument); !wrong.empty())
                return wrong;
        }
        if (atEnd())
            return {};
        return { SM_TEXT("engine", "there is nothing to say after %1 here: %2"),
            { quoted(m_verb.name), quoted(m_words[m_next]) } };
    }

private:
    [[nodiscard]] bool atEnd() const { return m_next == m_words.size(); }

    Text readArgument(Argument argument)
    {
        const bool optional = argument == Argument::OptionalWord || argument == Argument::OptionalSuit
            || argument == Argument::Cards;
        if (atEnd())
            return optional ? Text {} : Text { SM_TEXT("engine", "something is missing at the end") };
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

    Text readCard(std::string_view text)
    {
        const auto card = m_pack.parse(text);
        if (!card)
            return { SM_TEXT("engine", "%1 is not a card of this pack"), { quoted(text) } };
        if (m_action.cards.size() == m_action.cards.capacity())
            return { SM_TEXT("engine", "too many cards") };
        m_action.cards.push_back(*card);
        return {};
    }

    Text readCards()
    {
        while (!atEnd()) {
            if (Text wrong = readCard(m_words[m_next++]); !wrong.empty())
                return wrong;
        }
        return {};
    }

    Text readWord()
    {
        const std::string_view text = m_words[m_next++];
        for (std::size_t i = 0; i < m_verb.words.size(); ++i) {
            if (m_verb.words[i] == text)
                m_action.word = static_cast<std::uint8_t>(i);
        }
        if (m_action.word != none)
            return {};
        return { SM_TEXT("engine", "%1 cannot be said here"), { quoted(text) } };
    }

    Text readNumber(Argument argument)
    {
        const std::string_view text = m_words[m_next++];
        std::optional<int> number;
        if (argument == Argument::Number)
            number = parseNumber(text);
        else
            number = argument == Argument::Rank ? m_pack.parseRank(text) : m_pack.parseSuit(text);
        if (!number)
            return { SM_TEXT("engine", "%1 is not what is asked for here"), { quoted(text) } };
        m_action.number = static_cast<std::uint8_t>(*number);
        return {};
    }

    Text readGroups()
    {
        while (!atEnd()) {
            if (Text wrong = readGroup(m_words[m_next++]); !wrong.empty())
                return wrong;
        }
        return {};
    }

    Text readGroup(std::string_view text)
    {
        const std::size_t second = text.find(m_verb.joints[1]) != std::string_view::npos ? 1 : 0;
        startGroup(m_action, static_cast<unsigned>(second));
        for (const std::string_view code : split(text, m_verb.joints[second])) {
            if (Text wrong = readCard(code); !wrong.empty())
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

Refusal malformed(std::string_view text, Text why)
{
    Refusal refusal = refused("", std::move(why));
    refusal.message.insert(0, quoted(text) + ": ");
    return refusal;
}

} // namespace

Result<Action> parseAction(std::string_view text, std::span<const VerbSpec> verbs, const Pack &pack)
{
    const Words words = split(text, ' ');
    const auto seat = parseNumber(words[0]);
    if (!seat || *seat >= maxSeats || words.size() < 2)
        return malformed(text, { SM_TEXT("engine", "an action is written as seat and verb") });
    Action action;
    action.seat = static_cast<Seat>(*seat);
    const auto verb =
        std::find_if(verbs.begin(), verbs.end(), [&](const auto &row) { return row.name == words[1]; });
    if (verb == verbs.end())
        return malformed(
            text, { SM_TEXT("engine", "%1 is not an action of this game"), { quoted(words[1]) } });
    action.verb = static_cast<std::uint8_t>(verb - verbs.begin());
    Text wrong = Reader(words, *verb, pack, action).read();
    if (!wrong.empty())
        return malformed(text, std::move(wrong));
    if (verb->anyOrder)
        std::sort(action.cards.begin(), action.cards.end());
    return action;
}

} // namespace sobremesa
