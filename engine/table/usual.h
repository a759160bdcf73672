// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/table/told.h"

namespace sobremesa {

// The plain ways, for whichever game it is: an action as records spell it, a word and who says it, the reason
// of points.
[[nodiscard]] Offer plainOffer(const GameInfo &game, const Action &action);
[[nodiscard]] Told plainTold(const GameInfo &game, Seat viewer, const Event &event);

// What a game is shown like that does not say how. A game takes each by name.
namespace usual {

template<typename S>
[[nodiscard]] Offer offer(const S & /*seen*/, const Action &action)
{
    return plainOffer(S::info(), action);
}
template<typename S>
[[nodiscard]] Text question(const S & /*seen*/, Seat /*viewer*/, std::optional<Card> /*lifted*/)
{
    return {};
}
template<typename S>
[[nodiscard]] Text remark(const S & /*seen*/, Seat /*viewer*/)
{
    return {};
}
template<typename S>
[[nodiscard]] std::vector<Offer> closedWords(const S & /*seen*/, Seat /*viewer*/)
{
    return {};
}
template<typename S>
[[nodiscard]] bool askedInSecret(const S & /*seen*/)
{
    return false;
}
template<typename S>
[[nodiscard]] Told tell(const S & /*seen*/, Seat viewer, std::span<const Event> step, std::size_t index)
{
    return plainTold(S::info(), viewer, step[index]);
}
template<typename S>
void follow(S & /*world*/, const Event & /*event*/)
{
}
template<typename S>
[[nodiscard]] std::vector<Told> standing(const S & /*seen*/, Seat /*seat*/)
{
    return {};
}
template<typename S>
[[nodiscard]] std::vector<Text> stakes(const S & /*seen*/, Seat /*seat*/)
{
    return {};
}
template<typename S>
[[nodiscard]] Text headline(const S & /*seen*/)
{
    return {};
}
template<typename S>
[[nodiscard]] Text seatLine(const S & /*seen*/, Seat /*seat*/)
{
    return {};
}
template<typename S>
[[nodiscard]] Text seatRole(const S & /*seen*/, Seat /*seat*/)
{
    return {};
}
template<typename S>
[[nodiscard]] Text sideNote(const S & /*seen*/, Side /*side*/)
{
    return {};
}
template<typename S>
[[nodiscard]] Text worthNote(const S & /*seen*/)
{
    return {};
}
template<typename S>
[[nodiscard]] int dealsInAll(const S & /*seen*/)
{
    return 0;
}
template<typename S>
[[nodiscard]] std::vector<int> gamesWon(const S & /*seen*/)
{
    return {};
}
template<typename S>
[[nodiscard]] int dealNumber(const S & /*seen*/)
{
    return 0;
}
template<typename S>
[[nodiscard]] Facts tableFacts(const S & /*seen*/)
{
    return Value::Object {};
}
template<typename S>
[[nodiscard]] std::vector<Text> cardNotes(const S & /*seen*/, Seat /*viewer*/, Card /*card*/)
{
    return {};
}
// By rank, then suit.
template<typename S>
[[nodiscard]] int handOrder(const S & /*seen*/, Card card)
{
    return card.rank() * 8 + card.suit();
}
template<typename S>
[[nodiscard]] bool trumpNow(const S & /*seen*/, Card /*card*/)
{
    return false;
}
template<typename S>
[[nodiscard]] Remarks shows(const S & /*seen*/, Seat /*viewer*/, std::span<const Event> /*step*/)
{
    return {};
}
template<typename S>
[[nodiscard]] Remarks mayDo(const S & /*seen*/, Seat /*viewer*/)
{
    return {};
}
template<typename S>
[[nodiscard]] std::vector<HandGroup> handGroups(
    const S & /*seen*/, Seat /*seat*/, std::span<const Card> /*hand*/)
{
    return {};
}
template<typename S>
[[nodiscard]] std::optional<Offer> readyOffer(
    const S & /*seen*/, Seat /*seat*/, std::span<const Card> /*hand*/)
{
    return {};
}
template<typename S>
[[nodiscard]] std::span<const char *const> handOrders(const S & /*seen*/)
{
    return {};
}
template<typename S>
[[nodiscard]] CardList orderedHand(const S & /*seen*/, Seat /*seat*/, int /*order*/)
{
    return {};
}

} // namespace usual

} // namespace sobremesa
