// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/words.h"

#include "engine/table/games.h"

namespace sobremesa {

namespace {

template<typename S>
Offer spelt(const S &, const Action &action)
{
    const GameInfo &game = S::info();
    const auto arguments = game.verbs[action.verb].arguments;
    Offer shown;
    shown.action = action;
    shown.title = { "%1", { printMove(action, game.verbs, *game.pack) } };
    shown.spot = !arguments.empty() && arguments[0] == Argument::Card ? Spot::Card : Spot::Bar;
    return shown;
}

template<typename S>
Told spelt(const S &, const Event &event)
{
    const GameInfo &game = S::info();
    if (event.kind == EventKind::Said)
        return { { "%2: %1", { printMove(event.action, game.verbs, *game.pack), SeatName { event.seat } } } };
    if (event.kind == EventKind::Scored)
        return { { "%1", { Term { game.reasons[event.code].label } } } };
    return {};
}

} // namespace

Offer offerOf(const Observation &seen, const Action &action)
{
    return std::visit(
        [&](const auto &state) {
            if constexpr (TableGame<std::remove_cvref_t<decltype(state)>>)
                return offer(state, action);
            else
                return spelt(state, action);
        },
        seen.position.state);
}

Text questionOf(const Observation &seen, std::optional<Card> lifted)
{
    return std::visit(
        [&](const auto &state) {
            if constexpr (TableGame<std::remove_cvref_t<decltype(state)>>)
                return question(state, seen.viewer, lifted);
            else
                return Text {};
        },
        seen.position.state);
}

Told told(const Observation &seen, std::span<const Event> step, std::size_t index)
{
    return std::visit(
        [&](const auto &state) {
            if constexpr (TableGame<std::remove_cvref_t<decltype(state)>>)
                return tell(state, seen.viewer, step, index);
            else
                return spelt(state, step[index]);
        },
        seen.position.state);
}

std::vector<Text> stakesOf(const Observation &seen)
{
    return std::visit(
        [](const auto &state) -> std::vector<Text> {
            if constexpr (BiddingGame<std::remove_cvref_t<decltype(state)>>)
                return stakes(state);
            else
                return {};
        },
        seen.position.state);
}

std::vector<Offer> closedWordsOf(const Observation &seen)
{
    return std::visit(
        [&](const auto &state) -> std::vector<Offer> {
            if constexpr (BiddingGame<std::remove_cvref_t<decltype(state)>>)
                return closedWords(state, seen.viewer);
            else
                return {};
        },
        seen.position.state);
}

Text remarkOf(const Observation &seen)
{
    return std::visit(
        [&](const auto &state) {
            if constexpr (BiddingGame<std::remove_cvref_t<decltype(state)>>)
                return remark(state, seen.viewer);
            else
                return Text {};
        },
        seen.position.state);
}

std::vector<Told> standingOf(const Observation &seen, Seat seat)
{
    return std::visit(
        [&](const auto &state) -> std::vector<Told> {
            if constexpr (BiddingGame<std::remove_cvref_t<decltype(state)>>)
                return standing(state, seat);
            else
                return {};
        },
        seen.position.state);
}

Text headlineOf(const Observation &seen)
{
    return std::visit(
        [](const auto &state) {
            if constexpr (TableGame<std::remove_cvref_t<decltype(state)>>)
                return headline(state);
            else
                return Text {};
        },
        seen.position.state);
}

std::vector<Text> cardNotesOf(const Observation &seen, Card card)
{
    return std::visit(
        [&](const auto &state) {
            if constexpr (CardGame<std::remove_cvref_t<decltype(state)>>)
                return cardNotes(state, seen.viewer, card);
            else
                return std::vector<Text> {};
        },
        seen.position.state);
}

std::string_view sectionOf(const Observation &seen)
{
    const GameInfo &game = infoOf(seen.position);
    return sectionOf(game, game.phases[phase(seen.position)].name);
}

Text seatLineOf(const Observation &seen, Seat seat)
{
    return std::visit(
        [&](const auto &state) {
            if constexpr (TableGame<std::remove_cvref_t<decltype(state)>>)
                return seatLine(state, seat);
            else
                return Text {};
        },
        seen.position.state);
}

Text seatRoleOf(const Observation &seen, Seat seat)
{
    return std::visit(
        [&](const auto &state) {
            if constexpr (TableGame<std::remove_cvref_t<decltype(state)>>)
                return seatRole(state, seat);
            else
                return Text {};
        },
        seen.position.state);
}

Text sideNoteOf(const Observation &seen, Side side)
{
    return std::visit(
        [&](const auto &state) {
            if constexpr (TableGame<std::remove_cvref_t<decltype(state)>>)
                return sideNote(state, side);
            else
                return Text {};
        },
        seen.position.state);
}

std::vector<HandGroup> handGroupsOf(const Observation &seen, std::span<const Card> hand)
{
    return std::visit(
        [&](const auto &state) -> std::vector<HandGroup> {
            if constexpr (ArrangedGame<std::remove_cvref_t<decltype(state)>>)
                return handGroups(state, seen.viewer, hand);
            else
                return {};
        },
        seen.position.state);
}

std::optional<Offer> readyOfferOf(const Observation &seen, std::span<const Card> hand)
{
    return std::visit(
        [&](const auto &state) -> std::optional<Offer> {
            if constexpr (ArrangedGame<std::remove_cvref_t<decltype(state)>>)
                return readyOffer(state, seen.viewer, hand);
            else
                return {};
        },
        seen.position.state);
}

std::span<const char *const> handOrdersOf(const Observation &seen)
{
    return std::visit(
        [&](const auto &state) -> std::span<const char *const> {
            if constexpr (ArrangedGame<std::remove_cvref_t<decltype(state)>>)
                return handOrders(state);
            else
                return {};
        },
        seen.position.state);
}

CardList orderedHandOf(const Observation &seen, int order)
{
    return std::visit(
        [&](const auto &state) -> CardList {
            if constexpr (ArrangedGame<std::remove_cvref_t<decltype(state)>>)
                return orderedHand(state, seen.viewer, order);
            else
                return {};
        },
        seen.position.state);
}

int handOrderOf(const Observation &seen, Card card)
{
    return std::visit(
        [&](const auto &state) {
            if constexpr (requires { handOrder(state, card); })
                return handOrder(state, card);
            else
                return card.rank() * 8 + card.suit();
        },
        seen.position.state);
}

bool trumpNowOf(const Observation &seen, Card card)
{
    return std::visit(
        [&](const auto &state) {
            if constexpr (requires { trumpNow(state, card); })
                return trumpNow(state, card);
            else
                return false;
        },
        seen.position.state);
}

bool askedInSecretIn(const Observation &seen)
{
    return std::visit(
        [](const auto &state) {
            if constexpr (requires { askedInSecret(state); })
                return askedInSecret(state);
            else
                return false;
        },
        seen.position.state);
}

Facts tableFactsOf(const Observation &seen)
{
    return std::visit(
        [](const auto &state) {
            if constexpr (requires { tableFacts(state); })
                return tableFacts(state);
            else
                return Facts { Value::Object {} };
        },
        seen.position.state);
}

Text worthNoteOf(const Observation &seen)
{
    return std::visit(
        [](const auto &state) {
            if constexpr (requires { worthNote(state); })
                return worthNote(state);
            else
                return Text {};
        },
        seen.position.state);
}

int dealsInAllOf(const Observation &seen)
{
    return std::visit(
        [](const auto &state) {
            if constexpr (requires { dealsInAll(state); })
                return dealsInAll(state);
            else
                return 0;
        },
        seen.position.state);
}

void followIn(Observation &seen, const Event &event)
{
    std::visit(
        [&](auto &state) {
            if constexpr (requires { follow(state, event); })
                follow(state, event);
        },
        seen.position.state);
}

} // namespace sobremesa
