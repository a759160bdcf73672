// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/words.h"

#include "engine/table/games.h"

namespace sobremesa {

namespace {

// Asks the game that is seen.
template<typename Question>
auto ask(const Observation &seen, Question question)
{
    return std::visit(
        [&]<typename S>(const S &state) {
            static_assert(TableGame<S>);
            return question(state);
        },
        seen.position.state);
}

} // namespace

Offer offerOf(const Observation &seen, const Action &action)
{
    return ask(seen, [&](const auto &state) { return offer(state, action); });
}

Text questionOf(const Observation &seen, std::optional<Card> lifted)
{
    return ask(seen, [&](const auto &state) { return question(state, seen.viewer, lifted); });
}

Told told(const Observation &seen, std::span<const Event> step, std::size_t index)
{
    return ask(seen, [&](const auto &state) { return tell(state, seen.viewer, step, index); });
}

std::vector<Text> stakesOf(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return stakes(state, seen.viewer); });
}

std::vector<Offer> closedWordsOf(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return closedWords(state, seen.viewer); });
}

Text remarkOf(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return remark(state, seen.viewer); });
}

std::vector<Told> standingOf(const Observation &seen, Seat seat)
{
    return ask(seen, [&](const auto &state) { return standing(state, seat); });
}

Text headlineOf(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return headline(state); });
}

Text seatLineOf(const Observation &seen, Seat seat)
{
    return ask(seen, [&](const auto &state) { return seatLine(state, seat); });
}

Text seatRoleOf(const Observation &seen, Seat seat)
{
    return ask(seen, [&](const auto &state) { return seatRole(state, seat); });
}

Text sideNoteOf(const Observation &seen, Side side)
{
    return ask(seen, [&](const auto &state) { return sideNote(state, side); });
}

std::vector<Text> cardNotesOf(const Observation &seen, Card card)
{
    return ask(seen, [&](const auto &state) { return cardNotes(state, seen.viewer, card); });
}

std::string_view sectionOf(const Observation &seen)
{
    const GameInfo &game = infoOf(seen.position);
    return sectionOf(game, game.phases[phase(seen.position)].name);
}

Remarks showsIn(const Observation &before, std::span<const Event> step)
{
    return ask(before, [&](const auto &state) { return shows(state, before.viewer, step); });
}

Remarks mayDoIn(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return mayDo(state, seen.viewer); });
}

std::vector<HandGroup> handGroupsOf(const Observation &seen, std::span<const Card> hand)
{
    return ask(seen, [&](const auto &state) { return handGroups(state, seen.viewer, hand); });
}

std::optional<Offer> readyOfferOf(const Observation &seen, std::span<const Card> hand)
{
    return ask(seen, [&](const auto &state) { return readyOffer(state, seen.viewer, hand); });
}

std::span<const char *const> handOrdersOf(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return handOrders(state); });
}

CardList orderedHandOf(const Observation &seen, int order)
{
    return ask(seen, [&](const auto &state) { return orderedHand(state, seen.viewer, order); });
}

int handOrderOf(const Observation &seen, Card card)
{
    return ask(seen, [&](const auto &state) { return handOrder(state, card); });
}

bool trumpNowOf(const Observation &seen, Card card)
{
    return ask(seen, [&](const auto &state) { return trumpNow(state, card); });
}

bool askedInSecretIn(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return askedInSecret(state); });
}

Facts tableFactsOf(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return tableFacts(state); });
}

Text worthNoteOf(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return worthNote(state); });
}

int dealsInAllOf(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return dealsInAll(state); });
}

std::vector<int> gamesWonOf(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return gamesWon(state); });
}

int dealNumberOf(const Observation &seen)
{
    return ask(seen, [&](const auto &state) { return dealNumber(state); });
}

void followIn(Observation &seen, const Event &event)
{
    std::visit([&](auto &state) { follow(state, event); }, seen.position.state);
}

} // namespace sobremesa
