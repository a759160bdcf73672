// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/parts.h"

#include <algorithm>

namespace sobremesa::learn {

namespace {

// The row of a table whose name this is.
template<typename Rows>
std::uint8_t rowOf(const Node &node, std::string_view name, const Rows &rows, const char *what)
{
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].name == name)
            return static_cast<std::uint8_t>(row);
    }
    node.refuse('"' + std::string(name) + "\" is no " + what + " of this game");
    return none;
}

void checkSentence(const Node &node, const std::string &text, const Terms &terms)
{
    if (text.empty())
        node.refuse("must not be empty");
    const std::string_view strange = strangePlace(text, *terms.game.pack);
    if (!strange.empty())
        node.refuse('"' + std::string(strange) + "\" is neither a place nor a mark");
}

bool namesSeat(const std::string &text)
{
    return text.size() > 2 && text[0] >= '0' && text[0] <= '9' && text[1] == ' ';
}

Chance readChance(const Node &node, const Terms &terms)
{
    Chance chance;
    if (!node.member("holds").given()) {
        chance.matcher = readMatcher(node, terms);
        return chance;
    }
    node.only({ "seat", "holds", "least" });
    chance.seat = readSeat(node.member("seat"), terms);
    chance.holds = readCards(node.member("holds"), terms);
    if (node.member("least").given())
        chance.least = node.member("least").number(1, 4);
    return chance;
}

} // namespace

Phrase readPhrase(const Node &node, const Terms &terms)
{
    Phrase phrase;
    if (!node.given())
        return phrase;
    node.only({ "en", "es", "ja" });
    for (std::size_t i = 0; i < languageCodes.size(); ++i) {
        const Node member = node.member(std::string(languageCodes[i]));
        phrase.text[i] = member.text();
        if (!node.trouble().any())
            checkSentence(member, phrase.text[i], terms);
        if (!node.trouble().any() && placesOf(phrase.text[i]) != placesOf(phrase.text[0]))
            member.refuse("must have the same places in braces as \"en\"");
    }
    return phrase;
}

Phrase readWanted(const Node &node, const Terms &terms)
{
    if (!node.given())
        node.refuse("is missing");
    return readPhrase(node, terms);
}

Card readCard(const Node &node, const Terms &terms)
{
    const std::string code = node.text();
    const auto card = terms.game.pack->parse(code);
    if (!card)
        node.refuse('"' + code + "\" is not a card of this game");
    return card.value_or(Card {});
}

std::vector<Card> readCards(const Node &node, const Terms &terms)
{
    std::vector<Card> cards;
    for (const Node &element : node.list())
        cards.push_back(readCard(element, terms));
    std::sort(cards.begin(), cards.end());
    return cards;
}

Seat readSeat(const Node &node, const Terms &terms)
{
    return static_cast<Seat>(node.number(0, terms.seats - 1));
}

Action readAction(const Node &node, const Terms &terms)
{
    const std::string text = node.text();
    const std::string whole = namesSeat(text) ? text : std::to_string(terms.learner) + ' ' + text;
    const auto action = parseAction(whole, terms.game.verbs, *terms.game.pack);
    if (!action) {
        node.refuse('"' + text + "\": " + action.refusal().message);
        return {};
    }
    if (action->seat >= terms.seats)
        node.refuse('"' + text + "\": there is no such seat");
    return *action;
}

std::vector<Action> readActions(const Node &node, const Terms &terms)
{
    std::vector<Action> actions;
    if (node.isText())
        actions.push_back(readAction(node, terms));
    else if (node.given())
        for (const Node &element : node.list())
            actions.push_back(readAction(element, terms));
    return actions;
}

std::uint8_t readReason(const Node &node, const Terms &terms)
{
    return rowOf(node, node.text(), terms.game.reasons, "reason");
}

std::uint8_t readPhase(const Node &node, const Terms &terms)
{
    return rowOf(node, node.text(), terms.game.phases, "phase");
}

std::uint8_t verbOf(const Node &node, std::string_view name, const Terms &terms)
{
    return rowOf(node, name, terms.game.verbs, "verb");
}

World readWorld(const Node &node, const Terms &terms)
{
    World world;
    node.only({ "hands", "stock" });
    const Node hands = node.member("hands");
    for (int seat = 0; hands.isObject() && seat < terms.seats; ++seat) {
        const Node hand = hands.member(std::to_string(seat));
        if (hand.given())
            world.hands.emplace_back(static_cast<Seat>(seat), readCards(hand, terms));
    }
    if (hands.isObject() && hands.value().object()->size() != world.hands.size())
        hands.refuse("must name seats from 0 to " + std::to_string(terms.seats - 1));
    if (node.member("stock").given())
        for (const Node &card : node.member("stock").list())
            world.stock.push_back(readCard(card, terms));
    return world;
}

std::vector<Bar> readBars(const Node &node, const Terms &terms)
{
    std::vector<Bar> bars;
    if (!node.given())
        return bars;
    for (const Node &element : node.list()) {
        element.only({ "label", "chance", "value" });
        Bar bar;
        bar.label = readWanted(element.member("label"), terms);
        if (element.member("chance").given())
            bar.chance = readChance(element.member("chance"), terms);
        else
            bar.value = element.member("value").share();
        bars.push_back(std::move(bar));
    }
    return bars;
}

} // namespace sobremesa::learn
