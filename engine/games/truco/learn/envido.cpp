// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"
#include "engine/games/truco/scoring.h"

#include <numeric>

// What is my envido? (5.2)
namespace sobremesa::truco::tantos {

namespace {

using namespace learn;

struct Problem
{
    Dealt dealt;
    std::size_t played = 0; // of these, from the first
};

constexpr int numbered = 7;

std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem problem;
    problem.dealt.push_back(pack.take());
    for (int more = 0; more < 2; ++more)
        problem.dealt.push_back(oneIn(2, rng) ? pack.takeSuit(problem.dealt[0].suit()) : pack.take());
    shuffle(problem.dealt, rng);
    problem.played = facet == 4 || (box > 2 && oneIn(3, rng)) ? 1 : 0;
    return problem;
}

Answer truth(const Problem &problem)
{
    return numberAnswer(envidoPoints(problem.dealt));
}

int numberOf(Card card)
{
    return card.rank() <= numbered ? card.rank() : 0;
}

// 10, 11 and 12 as they are printed.
int printed(Card card)
{
    return card.rank() <= numbered ? card.rank() : card.rank() + 2;
}

int pairs(const Problem &problem, int base, int (*count)(Card), std::size_t from = 0)
{
    int best = 0;
    for (std::size_t i = from; i < problem.dealt.size(); ++i) {
        best = std::max(best, count(problem.dealt[i]));
        for (std::size_t j = from; j < i; ++j) {
            if (problem.dealt[i].suit() == problem.dealt[j].suit())
                best = std::max(best, base + count(problem.dealt[i]) + count(problem.dealt[j]));
        }
    }
    return best;
}

Answer withoutTwenty(const Problem &problem)
{
    return numberAnswer(pairs(problem, 0, numberOf));
}

Answer figuresCount(const Problem &problem)
{
    return numberAnswer(pairs(problem, 20, printed));
}

Answer addsAllThree(const Problem &problem)
{
    return isFlor(problem.dealt) ? numberAnswer(florPoints(problem.dealt)) : truth(problem);
}

bool hasPair(const Problem &problem)
{
    return pairs(problem, 100, numberOf) >= 100;
}

Answer addsSuits(const Problem &problem)
{
    if (hasPair(problem))
        return truth(problem);
    std::array<int, 3> numbers {};
    std::transform(problem.dealt.begin(), problem.dealt.end(), numbers.begin(), numberOf);
    std::sort(numbers.begin(), numbers.end());
    return numberAnswer(20 + numbers[1] + numbers[2]);
}

Answer forgetsThePlayed(const Problem &problem)
{
    return numberAnswer(pairs(problem, 20, numberOf, problem.played));
}

constexpr Facet facetRows[] = {
    { "truco.twenty", SM_TEXT("drills", "twenty for a pair"), 5 },
    { "truco.figures", SM_TEXT("drills", "pictures count nothing"), 5 },
    { "truco.two-best", SM_TEXT("drills", "only the two best"), 5 },
    { "truco.three-suits", SM_TEXT("drills", "three suits"), 5 },
    { "truco.dealt", SM_TEXT("drills", "played cards count too"), 5 },
};

constexpr Misrule<Problem> misrules[] = {
    { withoutTwenty,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: two of a suit begin at 20."),
                { std::int64_t { wrong.number } } };
        } },
    { figuresCount,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT(
                              "drills", "You chose %1: sota, caballo and rey count nothing in the envido."),
                { std::int64_t { wrong.number } } };
        } },
    { addsAllThree,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: that is all three. The envido counts the two best of a suit."),
                { std::int64_t { wrong.number } } };
        } },
    { addsSuits,
        [](const Problem &, const Answer &wrong) {
            return Text {
                SM_TEXT("drills",
                    "You chose %1: cards of different suits are not added. The best single card counts."),
                { std::int64_t { wrong.number } }
            };
        } },
    { forgetsThePlayed,
        [](const Problem &problem, const Answer &wrong) {
            return Text {
                SM_TEXT("drills",
                    "You chose %1, without the %2 that you have played. All three cards dealt to you count."),
                { std::int64_t { wrong.number }, problem.dealt[0] }
            };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

Text becauseOf(const Problem &problem, int points)
{
    for (std::size_t i = 0; i < problem.dealt.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const Card left = problem.dealt[j], right = problem.dealt[i];
            if (left.suit() == right.suit() && 20 + numberOf(left) + numberOf(right) == points)
                return { SM_TEXT("drills", "20 + %1 + %2 = %3, with %4."),
                    { std::int64_t { numberOf(left) }, std::int64_t { numberOf(right) },
                        std::int64_t { points }, CardList { left, right } } };
        }
    }
    return { SM_TEXT("drills", "Three suits: the best single card, %1."), { std::int64_t { points } } };
}

void show(const Problem &problem, Exercise &exercise)
{
    exercise.question = { SM_TEXT("drills", "How many points of envido do you have?") };
    const CardList hand(problem.dealt.begin() + problem.played, problem.dealt.end());
    if (problem.played > 0)
        exercise.rows.push_back({ { SM_TEXT("drills", "You have played") }, { problem.dealt[0] }, false });
    exercise.rows.push_back({ { SM_TEXT("drills", "Your hand") }, hand, false });
    exercise.because = becauseOf(problem, exercise.answer.number);
}

constexpr Topic trained[] = { Topic::Books };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::tantos

namespace sobremesa::truco {

constinit const learn::Drill envidoDrill { "envido", SM_TEXT("drills", "What is my envido?"),
    tantos::facetRows, learn::attemptOf<tantos::recipe, tantos::facetRows>, tantos::trained };

} // namespace sobremesa::truco
