// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/phases.h"
#include "engine/games/porrazo/table/words.h"

#include <algorithm>

namespace sobremesa::porrazo {

namespace {

constexpr int layOrder = 100; // taking comes first among the answers

// 4.3: for cards in their places, and for sets with the table.
Text placesAndSets(int places, int sets)
{
    if (sets == 0)
        return { SM_TEXT("porrazo", "+%1"), { std::int64_t { places } } };
    return { SM_TEXT("porrazo", "+%1 · places %2, sets %3"),
        { std::int64_t { places + sets }, std::int64_t { places }, std::int64_t { sets } } };
}

Offer answer(const Action &action, const char *title, Text worth, Manner manner, char letter)
{
    return { action, { title, {} }, std::move(worth), manner, Spot::Bar, letter, action.verb, {} };
}

// ---- the tendido

// Points of the sets that the tendido makes with the table, the same for every arrangement (4.3).
int setsOf(const State &state)
{
    int sum = 0;
    for (int rank = 1; rank <= rankCount; ++rank)
        sum += setPoints(static_cast<int>(setOf(state, rank).size()), rank);
    return sum;
}

Offer offerArrangement(const State &state, const Action &action)
{
    const Arrangement chosen = arrangementOf(action);
    Offer shown = answer(action,
        chosen.fromRight ? SM_TEXT("porrazo", "%1 from the right") : SM_TEXT("porrazo", "%1 from the left"),
        placesAndSets(placePoints(chosen), setsOf(state)), Manner::Secondary, 0);
    shown.title.values = { CardList(action.cards.begin(), action.cards.end()) };
    const Cards<4> scoring = inTheirPlaces(chosen);
    shown.concerns.assign(scoring.begin(), scoring.end());
    for (int number = 0; number < arrangementCount; ++number) {
        const Arrangement other = arrangement(state.tendido, number);
        if (other.row == chosen.row && other.fromRight == chosen.fromRight)
            shown.order = number;
    }
    return shown;
}

Offer offerWait(const State &state, const Action &action)
{
    const int left = dealsInHand(state.rules) - state.deal;
    return answer(action, SM_TEXT("porrazo", "Wait"),
        { SM_TEXT_N("porrazo", "after this deal, %n more"), {}, left }, Manner::Secondary, 'W');
}

// ---- declarations and claims

Offer offerDeclaration(const State &state, const Action &action)
{
    const bool rondine = action.word == 1;
    return answer(action,
        rondine ? SM_TEXT("porrazo", "Declare the rondine") : SM_TEXT("porrazo", "Declare the ronda"),
        { SM_TEXT("porrazo", "+%1 if it is the highest"),
            { std::int64_t { worth(holding(state, action.seat)) } } },
        Manner::Primary, 'D');
}

Offer offerSilence(const State &state, const Action &action)
{
    const char *worth = state.rules.claims ? SM_TEXT("porrazo", "an opponent may claim it")
                                           : SM_TEXT("porrazo", "it scores nothing");
    return answer(action, SM_TEXT("porrazo", "Stay silent"), { worth, {} }, Manner::Danger, 'S');
}

Offer offerClaim(const State &state, const Action &action)
{
    const auto holder = static_cast<Seat>(action.number);
    const Holding held = holding(state, holder);
    const bool rondine = held.kind == Combination::Rondine;
    Offer shown = answer(action,
        rondine ? SM_TEXT("porrazo", "Claim the rondine of %1: %2")
                : SM_TEXT("porrazo", "Claim the ronda of %1: %2"),
        { SM_TEXT("porrazo", "+%1 if it is the highest"), { std::int64_t { worth(held) } } },
        Manner::Secondary, 0);
    shown.title.values = { SeatName { holder }, RankName { held.rank } };
    return shown;
}

// ---- cards

Text cardsAndPoints(int cards, int sum)
{
    if (sum == 0)
        return { SM_TEXT_N("porrazo", "%n card(s)"), {}, cards };
    return { SM_TEXT_N("porrazo", "%n card(s), +%1"), { std::int64_t { sum } }, cards };
}

void offerCapture(const State &state, int rank, Offer &shown)
{
    const Capture made = captureOf(state, shown.action.seat, rank);
    shown.concerns.assign(made.run.begin(), made.run.end());
    static constexpr const char *titles[2][2] = {
        { SM_TEXT("porrazo", "Take %1"), SM_TEXT("porrazo", "Take %1 · Limpia") },
        { SM_TEXT("porrazo", "Take %1 · Porrazo"), SM_TEXT("porrazo", "Take %1 · Porrazo and limpia") },
    };
    shown.title = { titles[made.porrazo > 0][made.limpia > 0], { shown.concerns } };
    shown.worth = cardsAndPoints(static_cast<int>(made.run.size()) + 1, made.porrazo + made.limpia);
}

void offerCounter(const State &state, Offer &shown)
{
    const Capture made = counterOf(state, shown.action.seat);
    shown.title = { SM_TEXT("porrazo", "Counter-porrazo"), {} };
    shown.worth = cardsAndPoints(state.chain.gained.size() + 1, made.porrazo + made.limpia);
}

void offerLaying(const State &state, Card card, bool leaves, Offer &shown)
{
    const bool inPlace =
        card.rank() <= highestPlace && static_cast<int>(state.table.size()) + 1 == card.rank();
    shown.title = { leaves ? SM_TEXT("porrazo", "Leave it") : SM_TEXT("porrazo", "Lay it"), {} };
    shown.deed = { leaves ? SM_TEXT("porrazo", "Leave the %1") : SM_TEXT("porrazo", "Lay the %1"), { card } };
    shown.worth = inPlace ? Text { SM_TEXT("porrazo", "in its place, +%1"), { std::int64_t { card.rank() } } }
                          : Text { SM_TEXT("porrazo", "takes nothing"), {} };
    shown.order = layOrder;
}

Offer offerPlay(const State &state, const Action &action)
{
    Offer shown { action, {}, {}, Manner::Secondary, Spot::Card, 0, 0, {} };
    const Card card = action.cards[0];
    const bool leaves = action.word == leaveWord;
    switch (effectOf(state, card.rank(), leaves)) {
    case Effect::SanBenito:
        shown.title = { SM_TEXT("porrazo", "San Benito"), {} };
        shown.worth = { SM_TEXT("porrazo", "wins the game"), {} };
        break;
    case Effect::Counter:
        offerCounter(state, shown);
        break;
    case Effect::Capture:
        offerCapture(state, card.rank(), shown);
        break;
    case Effect::Lay:
        offerLaying(state, card, leaves, shown);
        break;
    }
    return shown;
}

} // namespace

Offer offer(const State &seen, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Tendido:
        return answer(action, SM_TEXT("porrazo", "Lay out the tendido"),
            { SM_TEXT("porrazo", "four cards to the table"), {} }, Manner::Primary, 'T');
    case Verb::Wait:
        return offerWait(seen, action);
    case Verb::Arrange:
        return offerArrangement(seen, action);
    case Verb::Declare:
        return offerDeclaration(seen, action);
    case Verb::Silent:
        return offerSilence(seen, action);
    case Verb::Play:
        break;
    case Verb::Claim:
        return offerClaim(seen, action);
    case Verb::Pass:
        return answer(action, SM_TEXT("porrazo", "Pass"), { SM_TEXT("porrazo", "claim nothing more"), {} },
            Manner::Secondary, 'P');
    }
    return offerPlay(seen, action);
}

Text question(const State &seen, Seat viewer, std::optional<Card> lifted)
{
    if (lifted)
        return { SM_TEXT("porrazo", "What does the %1 do?"), { *lifted } };
    if (!actors(seen).contains(viewer))
        return {};
    // In the order of enum Phase.
    static constexpr const char *questions[] = { SM_TEXT("porrazo", "Lay out the tendido after this deal?"),
        SM_TEXT("porrazo", "Arrange the tendido"), SM_TEXT("porrazo", "You hold equal cards. Declare them?"),
        SM_TEXT("porrazo", "Your turn: play a card"), SM_TEXT("porrazo", "Not declared: claim it?"), "", "" };
    static_assert(rowsUpTo<Phase::Over>(questions));
    return { questions[phase(seen)], {} };
}

// Why one would lay out the tendido: the four cards are hidden, what they may score is not (4.3).
Text remark(const State &seen, Seat viewer)
{
    if (seen.phase != Phase::Tendido || !actors(seen).contains(viewer))
        return {};
    if (seen.table.empty())
        return { SM_TEXT("porrazo",
                     "Once in every hand: an ace to a four in its place scores, and so do equal cards among "
                     "the four."),
            {} };
    return {
        SM_TEXT("porrazo",
            "Once in every hand: an ace to a four in its place scores, and so do cards equal to those on "
            "the table: %1."),
        { CardList(seen.table.begin(), seen.table.end()) }
    };
}

} // namespace sobremesa::porrazo
