// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/learn/parts.h"
#include "engine/learn/odds.h"

// Which card is the hardest to hit, laid on an empty table? Counted: whoever holds an equal card scores a
// caída and a limpia. (4.6)
namespace sobremesa::cuarenta::safe {

namespace {

using namespace learn;

constexpr int handSize = 5; // of both players

struct Problem
{
    Cards<handSize> hand;
    Cards<40> gone;
};

int heldOf(const Problem &problem, Card card)
{
    return timesIn(problem.hand, card.rank());
}

int unseenOf(const Problem &problem, Card card)
{
    return ofEachRank - heldOf(problem, card) - timesIn(problem.gone, card.rank());
}

// One card a rank, in the order of the hand.
std::vector<Card> choices(const Problem &problem)
{
    std::vector<Card> cards;
    for (const Card card : problem.hand) {
        if (timesIn(cards, card.rank()) == 0)
            cards.push_back(card);
    }
    return cards;
}

Card cardOf(const Problem &problem, const Answer &answer)
{
    return choices(problem)[static_cast<std::size_t>(answer.number)];
}

Answer truth(const Problem &problem)
{
    return foremost(choices(problem),
        [&](Card left, Card right) { return unseenOf(problem, left) < unseenOf(problem, right); });
}

int hits(const Problem &problem, Card card)
{
    const int unseen = 40 - handSize - static_cast<int>(problem.gone.size());
    return inHundred(shareHolding(unseenOf(problem, card), unseen, handSize));
}

// Only one card is the safest.
bool isClear(const Problem &problem)
{
    const Card best = cardOf(problem, truth(problem));
    const std::vector<Card> cards = choices(problem);
    return cards.size() >= 3 && std::all_of(cards.begin(), cards.end(), [&](Card card) {
        return card == best || unseenOf(problem, card) > unseenOf(problem, best);
    });
}

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(fortyPack, rng);
    Problem problem;
    problem.hand.push_back(pack.take());
    if (oneIn(2, rng))
        problem.hand.push_back(pack.takeRank(problem.hand[0].rank()));
    while (problem.hand.size() < handSize)
        problem.hand.push_back(pack.take());
    shuffle(problem.hand, rng);
    const bool gone = drawGone(pack, problem.hand, 2 + box, 2 * box, problem.gone, rng);
    return gone && isClear(problem) ? std::optional(problem) : std::nullopt;
}

Answer forgetsTheGone(const Problem &problem)
{
    return foremost(choices(problem), [&](Card left, Card right) {
        const int held = heldOf(problem, left), other = heldOf(problem, right);
        return held != other ? held > other : left.rank() > right.rank();
    });
}

Answer keepsPairs(const Problem &problem)
{
    return foremost(choices(problem), [&](Card left, Card right) {
        const bool pair = heldOf(problem, left) > 1, other = heldOf(problem, right) > 1;
        return pair != other ? other : unseenOf(problem, left) < unseenOf(problem, right);
    });
}

Answer laysTheLowest(const Problem &problem)
{
    return foremost(choices(problem), [](Card left, Card right) { return placeOf(left) < placeOf(right); });
}

constexpr Facet facetRows[] = {
    { "cuarenta.safe-lay", SM_TEXT("drills", "cards that are gone"), 7 },
    { "cuarenta.pair", SM_TEXT("drills", "a pair is safer"), 7 },
    { "cuarenta.low-lay", SM_TEXT("drills", "low is not safe"), 7 },
};

TextValue best(const Problem &problem)
{
    return cardOf(problem, truth(problem));
}
TextValue unseenBest(const Problem &problem)
{
    return std::int64_t { unseenOf(problem, cardOf(problem, truth(problem))) };
}

constexpr Misrule<Problem> misrules[] = {
    { forgetsTheGone,
        [](const Problem &problem, const Answer &) {
            return Text {
                SM_TEXT("drills",
                    "You counted your own hand only. What is gone cannot hit either: unseen of the rank of "
                    "the %1: %2."),
                { best(problem), unseenBest(problem) }
            };
        } },
    { keepsPairs,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You kept the pair together. Of the rank of the %1 you hold two, and nobody "
                              "can hit with those."),
                { best(problem) } };
        } },
    { laysTheLowest,
        [](const Problem &problem, const Answer &wrong) {
            const Card chosen = cardOf(problem, wrong);
            return Text { SM_TEXT("drills",
                              "You laid the lowest. The %1 is hit by every equal card: %2 of 100 hands hold "
                              "one."),
                { chosen, std::int64_t { hits(problem, chosen) } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.question = { SM_TEXT("drills", "The table is empty. Which card is the hardest to hit?") };
    exercise.note = { SM_TEXT("drills", "Counted over all hands of five that the next player may hold.") };
    exercise.rows = { { { SM_TEXT("drills", "Gone already") }, listOf(problem.gone), false },
        { { SM_TEXT("drills", "Your hand") }, listOf(problem.hand), false } };
    offerCards(choices(problem), exercise);
    const Card right = cardOf(problem, exercise.answer);
    exercise.because = { SM_TEXT("drills", "The %1: unseen of its rank: %2. It is hit by %3 of 100 hands."),
        { right, std::int64_t { unseenOf(problem, right) }, std::int64_t { hits(problem, right) } } };
}

constexpr Topic trained[] = { Topic::Safe, Topic::Struck, Topic::Clears, Topic::Feeds };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::cuarenta::safe

namespace sobremesa::cuarenta {

constinit const learn::Drill safeDrill { "safe", SM_TEXT("drills", "Which card is the safest to lay?"),
    safe::facetRows, learn::attemptOf<safe::recipe, safe::facetRows>, safe::trained };

} // namespace sobremesa::cuarenta
