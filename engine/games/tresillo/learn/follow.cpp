// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/learn/parts.h"

// What must I follow, what may I keep? (4.11)
namespace sobremesa::tresillo::following {

namespace {

using namespace learn;

struct Problem
{
    int trump = 0;
    Card led;
    Hand hand;
};

enum Wanted : std::size_t { reneges = 2, forcedOut = 3 };

// Few trumps, so that it matters what each of them owes.
std::optional<Problem> drawEstuches(std::size_t facet, int box, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem problem;
    problem.trump = between(0, suitCount - 1, rng);
    const auto estuche = [&](Card card) { return isEstuche(card, problem.trump); };
    const auto ordinary = [&](Card card) { return isTrump(card, problem.trump) && !estuche(card); };
    const auto plain = [&](Card card) { return !isTrump(card, problem.trump); };
    problem.led = facet == reneges ? pack.take(ordinary) : pack.take(estuche);
    problem.hand.push_back(pack.take(estuche));
    if (oneIn(3, rng))
        problem.hand.push_back(pack.take(estuche));
    while (static_cast<int>(problem.hand.size()) < std::min(3 + box, 8))
        problem.hand.push_back(pack.take(plain));
    shuffle(problem.hand, rng);
    return problem;
}

std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    if (facet == reneges || facet == forcedOut)
        return drawEstuches(facet, box, rng);
    Shuffled pack(spanishPack, rng);
    Problem problem;
    problem.trump = between(0, suitCount - 1, rng);
    const auto estuche = [&](Card card) { return isEstuche(card, problem.trump); };
    const std::uint32_t lot = rng.below(4);
    problem.led = lot == 0 ? pack.take(estuche) : lot == 1 ? pack.takeSuit(problem.trump) : pack.take();
    while (static_cast<int>(problem.hand.size()) < std::min(3 + box, 8)) {
        const Card card = oneIn(5, rng) ? pack.take(estuche) : pack.take();
        problem.hand.push_back(card.known() ? card : pack.take());
    }
    return problem;
}

Answer truth(const Problem &problem)
{
    Actions actions;
    legal(answering(problem.hand, problem.led, problem.trump), 0, actions);
    CardList cards;
    for (const Action &action : actions) {
        if (action.verb == row(Verb::Play))
            cards.push_back(action.cards[0]);
    }
    return cardsAnswer(cards);
}

template<typename Wanted>
Answer those(const Problem &problem, Wanted wanted)
{
    CardList cards;
    std::copy_if(problem.hand.begin(), problem.hand.end(), std::back_inserter(cards), wanted);
    return cardsAnswer(cards);
}

Answer all(const Problem &problem)
{
    return cardsAnswer(problem.hand);
}

template<typename Wanted>
Answer thoseOrAll(const Problem &problem, Wanted wanted)
{
    const Answer cards = those(problem, wanted);
    return cards.cards.empty() ? all(problem) : cards;
}

bool trumpLed(const Problem &problem)
{
    return isTrump(problem.led, problem.trump);
}

bool holdsOrdinary(const Problem &problem)
{
    return std::any_of(problem.hand.begin(), problem.hand.end(),
        [&](Card card) { return isTrump(card, problem.trump) && !isEstuche(card, problem.trump); });
}

Answer keepsNoSuit(const Problem &problem)
{
    return trumpLed(problem) && !holdsOrdinary(problem) ? truth(problem) : all(problem);
}

// By the suit that is printed on each card.
Answer byPrintedSuit(const Problem &problem)
{
    return thoseOrAll(problem, [&](Card card) { return card.suit() == problem.led.suit(); });
}

Answer everyTrumpIsOwed(const Problem &problem)
{
    return trumpLed(problem) ? thoseOrAll(problem, [&](Card card) { return isTrump(card, problem.trump); })
                             : truth(problem);
}

Answer estuchesAreAlwaysFree(const Problem &problem)
{
    if (!trumpLed(problem))
        return truth(problem);
    return holdsOrdinary(problem) ? those(problem, [&](Card card) { return isTrump(card, problem.trump); })
                                  : all(problem);
}

Answer mustTrump(const Problem &problem)
{
    const auto follows = [&](Card card) {
        return powerInTrick(card, problem.led, problem.trump) > 0 && !isTrump(card, problem.trump);
    };
    if (trumpLed(problem) || std::any_of(problem.hand.begin(), problem.hand.end(), follows))
        return truth(problem);
    return thoseOrAll(problem, [&](Card card) { return isTrump(card, problem.trump); });
}

Answer mustBeat(const Problem &problem)
{
    Answer may = truth(problem);
    if (may.cards.size() == problem.hand.size())
        return may;
    const int led = powerInTrick(problem.led, problem.led, problem.trump);
    CardList higher;
    std::copy_if(may.cards.begin(), may.cards.end(), std::back_inserter(higher), [&](Card card) {
        return powerInTrick(card, problem.led, problem.trump) > led
            && isTrump(card, problem.trump) == trumpLed(problem);
    });
    return higher.empty() ? may : cardsAnswer(higher);
}

constexpr Facet facetRows[] = {
    { "tresillo.follow", SM_TEXT("drills", "following suit"), 1 },
    { "tresillo.trump-suit", SM_TEXT("drills", "espada and basto follow trumps"), 2 },
    { "tresillo.renege", SM_TEXT("drills", "keeping an estuche back"), 7 },
    { "tresillo.renege-higher", SM_TEXT("drills", "a higher estuche forces"), 7 },
    { "tresillo.no-duty", SM_TEXT("drills", "nobody must trump"), 1 },
    { "tresillo.no-beating", SM_TEXT("drills", "nobody must beat"), 1 },
};

constexpr Misrule<Problem> misrules[] = {
    { keepsNoSuit,
        [](const Problem &problem, const Answer &) {
            return Text { trumpLed(problem)
                    ? SM_TEXT("drills", "A trump was led: who has an ordinary trump must play a trump.")
                    : SM_TEXT("drills", "Who has the suit led must follow it."),
                {} };
        } },
    { byPrintedSuit,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "You went by the printed suits. The aces of espadas and bastos are trumps, whatever suit is "
                "trumps.") };
        } },
    { everyTrumpIsOwed,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "An estuche may be kept back. With no ordinary trump in hand any card may be played.") };
        } },
    { estuchesAreAlwaysFree,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "The %1 was led: it forces every lower estuche out."),
                { problem.led } };
        } },
    { mustTrump,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "Without the suit led any card may be played. Nobody must trump.") };
        } },
    { mustBeat,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills", "You chose only cards that beat it. To follow is enough.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Cards;
    exercise.question = { SM_TEXT("drills", "Trumps: %1. Which cards may you play?"),
        { SuitName { problem.trump } } };
    exercise.note = { SM_TEXT("drills", "Tap every card that the rules allow.") };
    exercise.rows = { { { SM_TEXT("drills", "Led") }, { problem.led }, false },
        { { SM_TEXT("drills", "Your hand") }, listOf(problem.hand), true } };
    exercise.because = exercise.answer.cards.size() == problem.hand.size()
        ? Text { SM_TEXT("drills", "Every card may be played.") }
        : Text { SM_TEXT("drills", "These may be played: %1."), { CardList(exercise.answer.cards) } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::tresillo::following

namespace sobremesa::tresillo {

constinit const learn::Drill followDrill { "follow", SM_TEXT("drills", "What must I follow?"),
    following::facetRows, learn::attemptOf<following::recipe, following::facetRows> };

} // namespace sobremesa::tresillo
