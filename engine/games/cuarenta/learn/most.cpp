// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/learn/ontable.h"
#include "engine/games/cuarenta/learn/parts.h"

// How many cards can this card take at most? (4.4, 4.5)
namespace sobremesa::cuarenta::most {

namespace {

using namespace learn;

constexpr int seven = 7; // values: A 1 … 7, J 8, Q 9, K 10

using Problem = OnTable;

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(fortyPack, rng);
    Problem problem;
    problem.card = pack.take();
    const int place = placeOf(problem.card);
    if (oneIn(2, rng))
        problem.table.push_back(pack.takeRank(problem.card.rank()));
    if (oneIn(3, rng))
        problem.table.push_back(pack.takeRank(problem.card.rank()));
    for (int step = 1; step <= 1 + box / 2 && place + step < places; ++step) {
        if (!oneIn(3, rng))
            problem.table.push_back(pack.takeRank(rankAt(place + step)));
    }
    while (static_cast<int>(problem.table.size()) < 3 + box)
        problem.table.push_back(pack.take());
    shuffle(problem.table, rng);
    return problem;
}

Answer truth(const Problem &problem)
{
    const Actions captures = capturesOf(tableWith(problem.table, problem.card));
    return numberAnswer(captures.empty() ? 0 : static_cast<int>(captures.front().cards.size()) - 1);
}

int sumOf(const Problem &problem, std::size_t cards = 7)
{
    return valueOf(problem.card) <= seven ? longestSum(problem, seven, cards) : 0;
}

// A base, and with it the run.
Answer together(int base, int run)
{
    return numberAnswer(base > 0 ? base + run : 0);
}

int baseOf(const Problem &problem)
{
    return std::max(std::min(equalsOf(problem), 1), sumOf(problem));
}

Answer takesAllEquals(const Problem &problem)
{
    return together(std::max(equalsOf(problem), sumOf(problem)), runAbove(problem, 0));
}

Answer addsTwoOnly(const Problem &problem)
{
    return together(std::max(std::min(equalsOf(problem), 1), sumOf(problem, 2)), runAbove(problem, 0));
}

Answer addsPictures(const Problem &problem)
{
    return together(
        std::max(std::min(equalsOf(problem), 1), longestSum(problem, places, 7)), runAbove(problem, 0));
}

Answer takesEqualAndSum(const Problem &problem)
{
    return together(std::min(equalsOf(problem), 1) + sumOf(problem), runAbove(problem, 0));
}

Answer takesNoRun(const Problem &problem)
{
    return numberAnswer(baseOf(problem));
}

Answer jumpsAGap(const Problem &problem)
{
    return together(baseOf(problem), runAbove(problem, 1));
}

Answer stopsAtTheSeven(const Problem &problem)
{
    return together(
        baseOf(problem), valueOf(problem.card) <= seven ? runAbove(problem, 0, seven) : runAbove(problem, 0));
}

constexpr Facet facetRows[] = {
    { "cuarenta.equal", SM_TEXT("drills", "one equal card"), 1 },
    { "cuarenta.sum", SM_TEXT("drills", "sums"), 2 },
    { "cuarenta.pictures", SM_TEXT("drills", "picture cards are not added"), 2 },
    { "cuarenta.one-base", SM_TEXT("drills", "an equal card or a sum"), 2 },
    { "cuarenta.run", SM_TEXT("drills", "runs"), 4 },
    { "cuarenta.gap", SM_TEXT("drills", "gaps in a run"), 4 },
    { "cuarenta.seven-jack", SM_TEXT("drills", "the jack follows the seven"), 4 },
};

TextValue rankOf(const Problem &problem)
{
    return RankName { problem.card.rank() };
}

constexpr Misrule<Problem> misrules[] = {
    { takesAllEquals,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "You counted every %1. A card takes only one equal card."),
                { rankOf(problem) } };
        } },
    { addsTwoOnly,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "A sum may have more than two cards: %1 cards make %2 here."),
                { std::int64_t { sumOf(problem) }, std::int64_t { valueOf(problem.card) } } };
        } },
    { addsPictures,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "You added up picture cards. J, Q and K have no number: they take, and are taken by, equal "
                "cards "
                "only.") };
        } },
    { takesEqualAndSum,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You took the %1 and a sum. It is one or the other, and then the run."),
                { rankOf(problem) } };
        } },
    { takesNoRun,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You left the run. What follows the %1 upwards without a gap may come along."),
                { rankOf(problem) } };
        } },
    { jumpsAGap,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills", "You jumped a rank that is missing. A run ends at a gap.") };
        } },
    { stopsAtTheSeven,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You stopped at the seven. There are no 8, 9 and 10: the jack follows.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

CardList takenBy(const Action &capture)
{
    return { capture.cards.begin() + 1, capture.cards.end() };
}

void show(const Problem &problem, Exercise &exercise)
{
    const Actions captures = capturesOf(tableWith(problem.table, problem.card));
    exercise.question = { SM_TEXT("drills", "How many cards can the %1 take?"), { problem.card } };
    exercise.note = { SM_TEXT("drills", "Count the most that it can take from the table.") };
    exercise.rows = { { { SM_TEXT("drills", "On the table") }, listOf(problem.table), false },
        { { SM_TEXT("drills", "You play") }, { problem.card }, false } };
    exercise.because = captures.empty()
        ? Text { SM_TEXT("drills", "The %1 takes nothing: there is no equal card and no sum."),
              { problem.card } }
        : Text { SM_TEXT("drills", "The %1 takes %2."), { problem.card, takenBy(captures.front()) } };
}

constexpr Topic trained[] = { Topic::Takes, Topic::Next };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::cuarenta::most

namespace sobremesa::cuarenta {

constinit const learn::Drill mostDrill { "most", SM_TEXT("drills", "What may this card take?"),
    most::facetRows, learn::attemptOf<most::recipe, most::facetRows>, most::trained };

} // namespace sobremesa::cuarenta
