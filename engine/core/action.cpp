// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/action.h"

namespace sobremesa {

namespace {

void printGroups(const Action &action, std::string_view joints, const Pack &pack, std::string &out)
{
    for (const CardGroup &group : groupsOf(action)) {
        char before = ' ';
        for (const Card card : group.cards) {
            out += before + pack.code(card);
            before = joints[group.kind];
        }
    }
}

void printCards(const Action &action, std::size_t first, std::size_t last, const Pack &pack, std::string &out)
{
    for (std::size_t i = first; i < last; ++i)
        out += ' ' + pack.code(action.cards[i]);
}

void printLetter(std::string_view letters, std::size_t place, std::string &out)
{
    out += ' ';
    out += letters[place];
}

void printArgument(Argument argument, const Action &action, const VerbSpec &verb, const Pack &pack,
    std::size_t &card, std::string &out)
{
    switch (argument) {
    case Argument::Card:
        printCards(action, card, card + 1, pack, out);
        ++card;
        break;
    case Argument::Cards:
        printCards(action, card, action.cards.size(), pack, out);
        break;
    case Argument::Word:
    case Argument::OptionalWord:
        if (action.word != none)
            out.append(" ").append(verb.words[action.word]);
        break;
    case Argument::Number:
        out += ' ' + std::to_string(action.number);
        break;
    case Argument::Suit:
    case Argument::OptionalSuit:
        if (action.number != none)
            printLetter(pack.suits, action.number, out);
        break;
    case Argument::Rank:
        printLetter(pack.ranks, action.number - 1U, out);
        break;
    case Argument::Groups:
        printGroups(action, verb.joints, pack, out);
        break;
    }
}

} // namespace

CardGroups groupsOf(const Action &action)
{
    CardGroups groups;
    for (std::size_t i = 0; i < action.cards.size(); ++i) {
        if ((action.groupStarts >> i & 1U) != 0)
            groups.push_back({ {}, static_cast<std::uint8_t>(action.groupKinds >> i & 1U) });
        std::span<const Card> &cards = groups.back().cards;
        cards = { action.cards.begin() + i - cards.size(), cards.size() + 1 };
    }
    return groups;
}

std::string printMove(const Action &action, std::span<const VerbSpec> verbs, const Pack &pack)
{
    const VerbSpec &verb = verbs[action.verb];
    std::string out(verb.name);
    std::size_t card = 0;
    for (const Argument argument : verb.arguments)
        printArgument(argument, action, verb, pack, card, out);
    return out;
}

std::string print(const Action &action, std::span<const VerbSpec> verbs, const Pack &pack)
{
    return std::to_string(action.seat) + ' ' + printMove(action, verbs, pack);
}

} // namespace sobremesa
