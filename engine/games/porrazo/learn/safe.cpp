// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/parts.h"
#include "engine/games/porrazo/scoring.h"
#include "engine/learn/odds.h"

// Which lay costs least, where none of the cards takes anything? Counted: a lay is struck by every equal
// card. (4.6, section 5)
namespace sobremesa::porrazo::safe {

namespace {

using namespace learn;

constexpr int handSize = 3; // of both players
constexpr int lowest = 5; // below it a card may score in its place

struct Problem
{
    Cards<handSize> hand; // of three ranks
    Cards<packSize> table, gone;
};

int unseenOf(const Problem &problem, Card card)
{
    return ofEachRank - 1 - timesIn(problem.gone, card.rank());
}

double struck(const Problem &problem, Card card)
{
    const int unseen = packSize - handSize - static_cast<int>(problem.table.size() + problem.gone.size());
    return shareHolding(unseenOf(problem, card), unseen, handSize);
}

// Points that the lay costs on the average.
double cost(const Problem &problem, Card card)
{
    return worth(card.rank()) * struck(problem, card);
}

Card cardOf(const Problem &problem, const Answer &answer)
{
    return problem.hand[static_cast<std::size_t>(answer.number)];
}

Answer truth(const Problem &problem)
{
    return foremost(
        problem.hand, [&](Card left, Card right) { return cost(problem, left) < cost(problem, right); });
}

// The best lay leads by a tenth of a point, and by a quarter of what the next one costs.
bool isClear(const Problem &problem)
{
    const Card best = cardOf(problem, truth(problem));
    return std::all_of(problem.hand.begin(), problem.hand.end(), [&](Card card) {
        const double ahead = cost(problem, card) - cost(problem, best);
        return card == best || (ahead > 0.1 && ahead > cost(problem, card) / 4);
    });
}

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(frenchPack, rng);
    Problem problem;
    const auto newRank = [&](Card card) {
        return card.rank() >= lowest && timesIn(problem.hand, card.rank()) == 0;
    };
    while (problem.hand.size() < handSize)
        problem.hand.push_back(pack.take(newRank));
    const auto idle = [&](Card card) { return timesIn(problem.hand, card.rank()) == 0; };
    problem.table.push_back(pack.take([](Card card) { return card.rank() == 2; })); // nothing sweeps it all
    while (problem.table.size() < 4)
        problem.table.push_back(pack.take(idle));
    const bool gone = drawGone(pack, problem.hand, 2 + box / 2, 3 * box, problem.gone, rng);
    return gone && isClear(problem) ? std::optional(problem) : std::nullopt;
}

Answer laysTheCheapest(const Problem &problem)
{
    return foremost(problem.hand, [](Card left, Card right) {
        const int one = worth(left.rank()), other = worth(right.rank());
        return one != other ? one < other : left.rank() < right.rank();
    });
}

Answer countsEqualsOnly(const Problem &problem)
{
    return foremost(problem.hand, [&](Card left, Card right) {
        const int one = unseenOf(problem, left), other = unseenOf(problem, right);
        return one != other ? one < other : worth(left.rank()) > worth(right.rank());
    });
}

constexpr Facet facetRows[] = {
    { "porrazo.safe-lay", SM_TEXT("drills", "cards that are gone"), 9 },
    { "porrazo.struck-worth", SM_TEXT("drills", "what a blow would cost"), 9 },
};

constexpr Misrule<Problem> misrules[] = {
    { laysTheCheapest,
        [](const Problem &problem, const Answer &wrong) {
            const Card chosen = cardOf(problem, wrong);
            return Text { SM_TEXT("drills",
                              "You laid the %1 because it is worth little. %2 of 100 hands strike it; count "
                              "also what is gone."),
                { chosen, std::int64_t { inHundred(struck(problem, chosen)) } } };
        } },
    { countsEqualsOnly,
        [](const Problem &problem, const Answer &wrong) {
            const Card chosen = cardOf(problem, wrong);
            return Text { SM_TEXT("drills",
                              "You laid the %1 because few can strike it. But struck it costs %2: chance "
                              "times worth decides."),
                { chosen, std::int64_t { worth(chosen.rank()) } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.question = { SM_TEXT("drills", "Nothing fits. Which card costs least to lay?") };
    exercise.note = { SM_TEXT("drills", "Counted: how often it is struck, times what the blow is worth.") };
    exercise.rows = { { { SM_TEXT("drills", "Gone already") }, listOf(problem.gone), false },
        { { SM_TEXT("drills", "On the table") }, listOf(problem.table), false } };
    offerCards(problem.hand, exercise);
    const Card right = cardOf(problem, exercise.answer);
    exercise.because = { SM_TEXT("drills", "The %1: %2 of 100 hands strike it, for %3."),
        { right, std::int64_t { inHundred(struck(problem, right)) }, std::int64_t { worth(right.rank()) } } };
}

constexpr Topic trained[] = { Topic::Safe, Topic::Struck, Topic::Feeds };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::porrazo::safe

namespace sobremesa::porrazo {

constinit const learn::Drill safeDrill { "safe", SM_TEXT("drills", "Which card costs least to lay?"),
    safe::facetRows, learn::attemptOf<safe::recipe, safe::facetRows>, safe::trained };

} // namespace sobremesa::porrazo
