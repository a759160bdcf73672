// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/learn/parts.h"

// Is this hand a bid? Counted: five trumps with two estuches, or six with one. (9.1)
namespace sobremesa::tresillo::bidding {

namespace {

using namespace learn;

struct Problem
{
    Cards<cardsEach> hand;
};

enum Verdict : std::uint8_t { tooShort, tooWeak, entrada };

// What a hand is with this suit as trumps.
struct Suit
{
    int trumps = 0, estuches = 0;
};
Suit countIn(const Problem &problem, int trump)
{
    Suit suit;
    for (const Card card : problem.hand) {
        suit.trumps += isTrump(card, trump) ? 1 : 0;
        suit.estuches += isEstuche(card, trump) ? 1 : 0;
    }
    return suit;
}
// By the printed suits: the black aces are trumps in their own suit alone.
Suit countPrinted(const Problem &problem, int trump)
{
    Suit suit;
    for (const Card card : problem.hand) {
        suit.trumps += card.suit() == trump ? 1 : 0;
        suit.estuches += card.suit() == trump && isEstuche(card, trump) ? 1 : 0;
    }
    return suit;
}

constexpr int fewTrumps = 5, manyTrumps = 6, fewEstuches = 1, manyEstuches = 2;

bool isLongEnough(Suit suit)
{
    return suit.trumps >= fewTrumps;
}
bool isBid(Suit suit)
{
    return (suit.trumps >= fewTrumps && suit.estuches >= manyEstuches)
        || (suit.trumps >= manyTrumps && suit.estuches >= fewEstuches);
}

// The best verdict of the four suits.
template<typename Count>
Answer judged(const Problem &problem, Count count)
{
    int best = tooShort;
    for (int trump = 0; trump < suitCount; ++trump) {
        const Suit suit = count(problem, trump);
        best = std::max<int>(best, isBid(suit) ? entrada : isLongEnough(suit) ? tooWeak : tooShort);
    }
    return numberAnswer(best);
}

Answer truth(const Problem &problem)
{
    return judged(problem, countIn);
}

// Many cards of one suit, and an estuche now and then.
std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem problem;
    const int trump = between(0, suitCount - 1, rng);
    const auto estuche = [&](Card card) { return isEstuche(card, trump); };
    const auto ordinary = [&](Card card) { return isTrump(card, trump) && !estuche(card); };
    for (int card = between(0, 2, rng); card > 0; --card)
        problem.hand.push_back(pack.take(estuche));
    for (int card = between(box > 2 ? 3 : 2, 5, rng); card > 0; --card)
        problem.hand.push_back(pack.take(ordinary));
    while (problem.hand.size() < cardsEach)
        problem.hand.push_back(pack.take([&](Card card) { return !isTrump(card, trump); }));
    std::sort(problem.hand.begin(), problem.hand.end());
    return problem;
}

Answer lengthIsEnough(const Problem &problem)
{
    const Answer right = truth(problem);
    return right.number == tooWeak ? numberAnswer(entrada) : right;
}

Answer estuchesAreEnough(const Problem &problem)
{
    const Answer right = truth(problem);
    bool two = false;
    for (int trump = 0; trump < suitCount; ++trump)
        two = two || countIn(problem, trump).estuches >= manyEstuches;
    return right.number == tooShort && two ? numberAnswer(entrada) : right;
}

Answer bySuitsAsPrinted(const Problem &problem)
{
    return judged(problem, countPrinted);
}

constexpr Facet facetRows[] = {
    { "tresillo.honest", SM_TEXT("drills", "a long suit without estuches"), 4 },
    { "tresillo.bid-length", SM_TEXT("drills", "estuches without length"), 4 },
    { "tresillo.bid-aces", SM_TEXT("drills", "espada and basto count in every suit"), 4 },
};

constexpr Misrule<Problem> misrules[] = {
    { lengthIsEnough,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You counted the trumps alone. Five need two estuches with them, six need one.") };
        } },
    { estuchesAreEnough,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "Two estuches are two tricks. Without five trumps the rest goes to the others.") };
        } },
    { bySuitsAsPrinted,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "You went by the printed suits. Espada and basto are trumps and estuches in every suit.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    static constexpr const char *because[] = {
        SM_TEXT("drills", "In no suit does it have five trumps."),
        SM_TEXT("drills", "Long enough, but not enough estuches in that suit."),
        SM_TEXT("drills", "Enough trumps and enough estuches in one suit."),
    };
    exercise.question = { SM_TEXT("drills", "By the rule of thumb, is this hand an entrada?") };
    exercise.note = { SM_TEXT(
        "drills", "Rule of thumb: in one suit five trumps with two estuches, or six with one.") };
    exercise.rows = { { { SM_TEXT("drills", "Your hand") }, listOf(problem.hand), false } };
    offerTexts({ { SM_TEXT("drills", "Pass: too few trumps") },
                   { SM_TEXT("drills", "Pass: estuches missing") }, { SM_TEXT("drills", "Entrada") } },
        exercise);
    exercise.because = { because[exercise.answer.number] };
}

constexpr Topic trained[] = { Topic::Hand, Topic::Builds };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::tresillo::bidding

namespace sobremesa::tresillo {

constinit const learn::Drill bidDrill { "bid", SM_TEXT("drills", "Is this hand a bid?"), bidding::facetRows,
    learn::attemptOf<bidding::recipe, bidding::facetRows>, bidding::trained };

} // namespace sobremesa::tresillo
