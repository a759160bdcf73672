// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/parts.h"

// What does this card take? (4.6)
namespace sobremesa::porrazo::taking {

namespace {

using namespace learn;

struct Problem
{
    Cards<packSize> table; // the oldest first
    Card card;
};

constexpr int king = rankCount;

int above(int rank)
{
    return rank % rankCount + 1;
}

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(frenchPack, rng);
    Problem problem;
    problem.card = oneIn(4, rng) ? pack.takeRank(between(11, king, rng)) : pack.take();
    int rank = problem.card.rank();
    problem.table.push_back(pack.takeRank(rank));
    for (int step = 0; step < 2 + box / 2; ++step) {
        rank = above(rank);
        if (!oneIn(3, rng))
            problem.table.push_back(pack.takeRank(rank));
    }
    if (oneIn(2, rng))
        problem.table.push_back(pack.takeRank(problem.card.rank()));
    while (static_cast<int>(problem.table.size()) < 3 + box)
        problem.table.push_back(pack.take());
    shuffle(problem.table, rng);
    return problem;
}

Answer truth(const Problem &problem)
{
    Cards<packSize> taken = problem.table;
    for (const Card left : played(tableWith(problem.table), problem.card).state.table)
        taken.remove(left);
    return cardsAnswer(taken);
}

// The oldest or the last card of a rank on the table.
Card cardOf(const Problem &problem, int rank, bool oldest = false)
{
    Card found;
    for (const Card card : problem.table) {
        if (card.rank() == rank && !(oldest && found.known()))
            found = card;
    }
    return found;
}

// One card of each rank from this one upwards, over so many gaps, at most to this rank.
CardList upwards(const Problem &problem, int from, int gaps, int last, bool oldest = false)
{
    CardList cards;
    int rank = from;
    for (int step = 0; step < rankCount; ++step, rank = above(rank)) {
        const Card card = cardOf(problem, rank, oldest);
        if (card.known())
            cards.push_back(card);
        else if (--gaps < 0)
            break;
        if (rank == last)
            break;
    }
    return cards;
}

Answer takesAllEquals(const Problem &problem)
{
    CardList cards = upwards(problem, problem.card.rank(), 0, 0);
    const Card last = cards.front();
    for (const Card card : problem.table) {
        if (card.rank() == last.rank() && card != last)
            cards.push_back(card);
    }
    return cardsAnswer(cards);
}

Answer takesTheOldest(const Problem &problem)
{
    return cardsAnswer(upwards(problem, problem.card.rank(), 0, 0, true));
}

Answer takesNoRun(const Problem &problem)
{
    return cardsAnswer(CardList { cardOf(problem, problem.card.rank()) });
}

Answer stopsAtTheKing(const Problem &problem)
{
    return cardsAnswer(upwards(problem, problem.card.rank(), 0, king));
}

Answer jumpsAGap(const Problem &problem)
{
    CardList cards = upwards(problem, problem.card.rank(), 1, 0);
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    return cardsAnswer(cards);
}

Answer runsDownToo(const Problem &problem)
{
    CardList cards = upwards(problem, problem.card.rank(), 0, 0);
    for (int rank = problem.card.rank() - 1; rank > 0; --rank) {
        const Card card = cardOf(problem, rank);
        if (!card.known() || std::find(cards.begin(), cards.end(), card) != cards.end())
            break;
        cards.push_back(card);
    }
    return cardsAnswer(cards);
}

constexpr Facet facetRows[] = {
    { "porrazo.take", SM_TEXT("drills", "one equal card"), 1 },
    { "porrazo.last-laid", SM_TEXT("drills", "the equal card laid last"), 1 },
    { "porrazo.run", SM_TEXT("drills", "runs"), 2 },
    { "porrazo.corner", SM_TEXT("drills", "runs beyond the king"), 2 },
    { "porrazo.gap", SM_TEXT("drills", "gaps in a run"), 2 },
    { "porrazo.upwards", SM_TEXT("drills", "runs go up only"), 2 },
};

constexpr Misrule<Problem> misrules[] = {
    { takesAllEquals,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "You took every %1. A card takes only one equal card: the %2."),
                { RankName { problem.card.rank() }, cardOf(problem, problem.card.rank()) } };
        } },
    { takesTheOldest,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "Of equal cards the one laid last is taken: the %1, not the %2."),
                { cardOf(problem, problem.card.rank()), cardOf(problem, problem.card.rank(), true) } };
        } },
    { takesNoRun,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You stopped at the %1. The cards that follow it upwards come along."),
                { cardOf(problem, problem.card.rank()) } };
        } },
    { stopsAtTheKing,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT(
                              "drills", "You stopped at the king. The ace follows it: the %1 comes along."),
                { cardOf(problem, 1) } };
        } },
    { jumpsAGap,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT(
                              "drills", "You took %1: one rank is missing there, and a run ends at a gap."),
                { CardList(wrong.cards) } };
        } },
    { runsDownToo,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "A run goes up from the %1, never down."),
                { RankName { problem.card.rank() } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Cards;
    exercise.question = { SM_TEXT("drills", "What does the %1 take?"), { problem.card } };
    exercise.note = { SM_TEXT("drills", "Tap every card that it takes from the table.") };
    exercise.rows = { { { SM_TEXT("drills", "On the table, the oldest first") }, listOf(problem.table),
                          true },
        { { SM_TEXT("drills", "You play") }, { problem.card }, false } };
    exercise.because = { SM_TEXT("drills", "The %1 takes %2."),
        { problem.card, upwards(problem, problem.card.rank(), 0, 0) } };
}

constexpr Topic trained[] = { Topic::Takes, Topic::Next };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::porrazo::taking

namespace sobremesa::porrazo {

constinit const learn::Drill takeDrill { "take", SM_TEXT("drills", "What does this card take?"),
    taking::facetRows, learn::attemptOf<taking::recipe, taking::facetRows>, taking::trained };

} // namespace sobremesa::porrazo
