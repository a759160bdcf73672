// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/parts.h"
#include "engine/games/porrazo/phases.h"

// What does this card score? (4.6, section 5)
namespace sobremesa::porrazo::points {

namespace {

using namespace learn;

struct Problem
{
    Cards<packSize> table; // the oldest first
    bool justLaid = false; // the last one, by the neighbour
    Card card;
};

// The table in which the neighbour has laid the last card, or has just taken something.
State stateOf(const Problem &problem)
{
    State state = tableWith(problem.table);
    if (problem.justLaid)
        state.chain = { laid, static_cast<std::uint8_t>(problem.table.back().rank()), 1, 0, 0, {} };
    return state;
}

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(frenchPack, rng);
    Problem problem;
    const int rank = between(1, rankCount, rng);
    problem.card = pack.takeRank(oneIn(2, rng) ? rank : between(10, rankCount, rng));
    const int cards = between(1, 2 + box / 2, rng);
    int next = problem.card.rank() % rankCount + 1;
    while (static_cast<int>(problem.table.size()) + 1 < cards) {
        problem.table.push_back(oneIn(3, rng) ? pack.take() : pack.takeRank(next));
        next = next % rankCount + 1;
    }
    const Card last = oneIn(3, rng) ? pack.take() : pack.takeRank(problem.card.rank());
    problem.table.insert(oneIn(2, rng)
            ? problem.table.size()
            : static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(problem.table.size()) + 1)),
        last);
    if (std::any_of(problem.table.begin(), problem.table.end(), [](Card card) { return !card.known(); }))
        return std::nullopt;
    problem.justLaid = !oneIn(3, rng);
    return problem;
}

struct Parts
{
    Capture capture; // empty: the card is laid
    int place = 0;
    bool takes = false;
};

Parts partsOf(const Problem &problem)
{
    const State state = stateOf(problem);
    Parts parts;
    const int rank = problem.card.rank();
    parts.takes = effectOf(state, rank, false) == Effect::Capture;
    if (parts.takes)
        parts.capture = captureOf(state, 0, rank);
    else if (rank <= highestPlace && static_cast<int>(problem.table.size()) + 1 == rank)
        parts.place = rank;
    return parts;
}

Answer truth(const Problem &problem)
{
    return numberAnswer(bookedFor0(played(stateOf(problem), problem.card).events));
}

Answer strikesOldCards(const Problem &problem)
{
    const Parts parts = partsOf(problem);
    return numberAnswer(parts.takes ? worth(problem.card.rank()) + parts.capture.limpia : parts.place);
}

Answer countsEachBlowAs1(const Problem &problem)
{
    const Parts parts = partsOf(problem);
    return numberAnswer((parts.capture.porrazo > 0 ? 1 : 0) + parts.capture.limpia + parts.place);
}

Answer forgetsTheLimpia(const Problem &problem)
{
    const Parts parts = partsOf(problem);
    return numberAnswer(parts.capture.porrazo + parts.place);
}

Answer limpiaByOwnCard(const Problem &problem)
{
    const Parts parts = partsOf(problem);
    const int limpia = parts.capture.limpia > 0 ? worth(problem.card.rank()) : 0;
    return numberAnswer(parts.capture.porrazo + limpia + parts.place);
}

Answer forgetsThePlace(const Problem &problem)
{
    const Parts parts = partsOf(problem);
    return numberAnswer(parts.capture.porrazo + parts.capture.limpia);
}

Answer anyLowCardScores(const Problem &problem)
{
    const Parts parts = partsOf(problem);
    const int rank = problem.card.rank();
    return parts.takes || rank > highestPlace ? truth(problem) : numberAnswer(rank);
}

constexpr Facet facetRows[] = {
    { "porrazo.just-laid", SM_TEXT("drills", "the card just laid"), 3 },
    { "porrazo.worth", SM_TEXT("drills", "what a blow is worth"), 3 },
    { "porrazo.limpia", SM_TEXT("drills", "limpia"), 5 },
    { "porrazo.limpia-worth", SM_TEXT("drills", "what a limpia is worth"), 5 },
    { "porrazo.place", SM_TEXT("drills", "in its place"), 4 },
    { "porrazo.place-count", SM_TEXT("drills", "counting the places"), 4 },
};

Text blowIsOld(const Problem &problem, const Answer & /*wrong*/)
{
    return { SM_TEXT("drills",
                 "You counted a blow. Only the card that your neighbour has just laid can be struck; this %1 "
                 "lay there before."),
        { RankName { problem.card.rank() } } };
}

Text blowIsWorth(const Problem &problem, const Answer & /*wrong*/)
{
    return { SM_TEXT(
                 "drills", "You counted 1 for the blow. A king is worth 4, a queen 3, a jack 2: here %1."),
        { std::int64_t { worth(problem.card.rank()) } } };
}

Text tableIsEmpty(const Problem &problem, const Answer & /*wrong*/)
{
    return { SM_TEXT("drills", "You left out the limpia. No card remains on the table: %1 more."),
        { std::int64_t { partsOf(problem).capture.limpia } } };
}

Text limpiaByHighest(const Problem &problem, const Answer & /*wrong*/)
{
    Card highest;
    for (const Card card : partsOf(problem).capture.run)
        highest = card.rank() > highest.rank() ? card : highest;
    return { SM_TEXT("drills",
                 "You counted the limpia by your own card. The highest card taken decides, the %1: %2."),
        { highest, std::int64_t { worth(highest.rank()) } } };
}

Text liesInItsPlace(const Problem &problem, const Answer & /*wrong*/)
{
    return { SM_TEXT(
                 "drills", "The %1 becomes card number %2 on the table: in its place it scores its number."),
        { problem.card, std::int64_t { problem.card.rank() } } };
}

Text liesElsewhere(const Problem &problem, const Answer & /*wrong*/)
{
    return { SM_TEXT("drills", "The %1 becomes card number %2 on the table. That is not its place."),
        { problem.card, static_cast<std::int64_t>(problem.table.size()) + 1 } };
}

constexpr Misrule<Problem> misrules[] = {
    { strikesOldCards, blowIsOld },
    { countsEachBlowAs1, blowIsWorth },
    { forgetsTheLimpia, tableIsEmpty },
    { limpiaByOwnCard, limpiaByHighest },
    { forgetsThePlace, liesInItsPlace },
    { anyLowCardScores, liesElsewhere },
};
static_assert(std::size(misrules) == std::size(facetRows));

Text becauseOf(const Problem &problem)
{
    const Parts parts = partsOf(problem);
    if (parts.place > 0)
        return { SM_TEXT("drills", "It is laid in its place: %1."), { std::int64_t { parts.place } } };
    if (!parts.takes)
        return { SM_TEXT("drills", "It is laid, and not in its place: 0.") };
    if (parts.capture.porrazo > 0 && parts.capture.limpia > 0)
        return { SM_TEXT("drills", "Porrazo %1 and limpia %2."),
            { std::int64_t { parts.capture.porrazo }, std::int64_t { parts.capture.limpia } } };
    if (parts.capture.porrazo > 0)
        return { SM_TEXT("drills", "Porrazo: %1."), { std::int64_t { parts.capture.porrazo } } };
    if (parts.capture.limpia > 0)
        return { SM_TEXT("drills", "Limpia: %1."), { std::int64_t { parts.capture.limpia } } };
    return { SM_TEXT("drills", "It takes an old card and leaves others: 0.") };
}

void show(const Problem &problem, Exercise &exercise)
{
    exercise.question = { SM_TEXT("drills", "How many points does the %1 score?"), { problem.card } };
    exercise.note = problem.justLaid
        ? Text { SM_TEXT("drills", "Your neighbour has just laid the %1."), { problem.table.back() } }
        : Text { SM_TEXT("drills", "Your neighbour has just taken: nothing here is new.") };
    exercise.rows = { { { SM_TEXT("drills", "On the table, the oldest first") }, listOf(problem.table),
                          false },
        { { SM_TEXT("drills", "You play") }, { problem.card }, false } };
    exercise.because = becauseOf(problem);
}

constexpr Topic trained[] = { Topic::Books, Topic::Clears, Topic::Opens };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::porrazo::points

namespace sobremesa::porrazo {

constinit const learn::Drill pointsDrill { "points", SM_TEXT("drills", "What does this card score?"),
    points::facetRows, learn::attemptOf<points::recipe, points::facetRows>, points::trained };

} // namespace sobremesa::porrazo
