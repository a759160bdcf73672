// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "engine/core/result.h"

namespace sobremesa {

namespace {

std::string listed(const CardList &cards, const Pack &pack, std::string_view joint)
{
    std::string out;
    for (const Card card : cards) {
        if (!out.empty())
            out += joint;
        out += pack.code(card);
    }
    return out;
}

struct Printer
{
    const Pack &pack;

    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const std::string &text) const { return text; }
    std::string operator()(Card card) const { return pack.code(card); }
    std::string operator()(const CardList &cards) const { return listed(cards, pack, " "); }
    std::string operator()(const CardSum &sum) const { return listed(sum.cards, pack, " + "); }
    std::string operator()(SuitName suit) const
    {
        return { pack.suits[static_cast<std::size_t>(suit.suit)] };
    }
    std::string operator()(RankName rank) const
    {
        return { pack.ranks[static_cast<std::size_t>(rank.rank - 1)] };
    }
    std::string operator()(Term term) const { return term.source; }
    std::string operator()(SeatName seat) const { return "seat " + std::to_string(seat.seat); }
    std::string operator()(SideName side) const { return "side " + std::to_string(side.side); }
};

void fill(std::string &sentence, const std::string &place, const std::string &value)
{
    for (std::size_t at = sentence.find(place); at != std::string::npos;
         at = sentence.find(place, at + value.size()))
        sentence.replace(at, place.size(), value);
}

} // namespace

std::string plain(const Text &text, const Pack &pack)
{
    std::string sentence = text.source;
    fill(sentence, "%n", std::to_string(text.count));
    fill(sentence, "(s)", text.count == 1 ? "" : "s");
    for (std::size_t i = 0; i < text.values.size(); ++i)
        fill(sentence, '%' + std::to_string(i + 1), std::visit(Printer { pack }, text.values[i]));
    return sentence;
}

Refusal refused(std::string place, Text why, const char *rule)
{
    std::string message = plain(why, frenchPack); // no card stands in it but as it was written
    return { std::move(place), std::move(message), std::move(why), rule };
}

} // namespace sobremesa
