// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/phases.h"
#include "engine/games/tresillo/table/words.h"

// For somebody who learns the game.
namespace sobremesa::tresillo {

namespace {

// 4.11: what an answer to the card led shows of the rules.
Remark answered(Seat seat, Card led, Card played, int trump)
{
    const SeatName name { seat };
    if (isTrump(led, trump)) {
        if (isTrump(played, trump))
            return { "follow_trump",
                { SM_TEXT("tresillo", "A trump was led: %1 must play one too."), { name } } };
        return { "no_trump",
            { SM_TEXT("tresillo",
                  "%1 has no trump that must be played: only the espada, the mala and the basto may be kept "
                  "back."),
                { name } } };
    }
    if (played.suit() == led.suit() && !isTrump(played, trump))
        return { "follow",
            { SM_TEXT("tresillo", "%1 follows: whoever has a card of %2 must play it."),
                { name, SuitName { led.suit() } } } };
    return { "void",
        { SM_TEXT("tresillo", "%1 has no card of %2, and then any card may be played."),
            { name, SuitName { led.suit() } } } };
}

constexpr const char *sentenceOf(Phase phase)
{
    switch (phase) {
    case Phase::Bidding:
        return SM_TEXT("tresillo",
            "Whoever wins the auction names the trumps, and must win more tricks than either opponent.");
    case Phase::Contract:
        return SM_TEXT("tresillo",
            "Entrada: you name trumps and exchange cards. Vuelta: the stock names them. Solo: without "
            "exchange, for more tokens.");
    case Phase::PenetroTake:
        return SM_TEXT(
            "tresillo", "Everybody passed: in a penetro the dealer plays with cards of the stock.");
    case Phase::PenetroTrump:
        return SM_TEXT("tresillo", "Name the trumps and throw one card, or give up and pay.");
    case Phase::Drop:
        return SM_TEXT("tresillo", "Three play in a deal: one of the dealer's three opponents drops out.");
    case Phase::First:
        return SM_TEXT("tresillo",
            "Two play against the declarer. The first opponent exchanges first, from what is left of the "
            "stock.");
    case Phase::Exchange:
        return SM_TEXT("tresillo",
            "Throw what you do not want, and take as many from the stock. Everyone sees how many, "
            "nobody sees which.");
    case Phase::Play:
        return SM_TEXT("tresillo",
            "The suit led must be followed; whoever has none may play any card. The highest trump wins the "
            "trick.");
    case Phase::Surrender:
        return SM_TEXT("tresillo", "The declarer gives up: accept, or take over the contract and play on.");
    case Phase::Bola:
        return SM_TEXT("tresillo", "Five tricks in a row are won: stop here, or try for all nine, the bola.");
    case Phase::Between:
    case Phase::Over:
        break;
    }
    return "";
}

} // namespace

Remarks shows(const State &seen, Seat viewer, std::span<const Event> step)
{
    const Event *played = openlyPlayed(step);
    if (!played || played->seat == viewer || played->to.zone != Zone::Trick || seen.phase != Phase::Play)
        return {};
    const Cards<3> trick = currentTrick(seen.now);
    if (trick.empty() || trick.size() == 3)
        return {};
    return { answered(played->seat, trick[0], played->cards[0], seen.now.trump) };
}

Remarks mayDo(const State &seen, Seat /*viewer*/)
{
    const auto row = static_cast<std::size_t>(seen.phase);
    const Text sentence { sentenceOf(seen.phase) };
    return sentence.empty() ? Remarks {} : Remarks { { State::info().phases[row].name, sentence } };
}

} // namespace sobremesa::tresillo
