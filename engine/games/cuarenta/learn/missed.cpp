// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/learn/parts.h"

// What was missed? (4.6)
namespace sobremesa::cuarenta::missing {

namespace {

using namespace learn;

// Seat 1 has taken with a card, and this table is left.
struct Problem
{
    Card played;
    int runEnd = 0; // place of the last card taken
    Cards<40> table;
};

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(fortyPack, rng);
    Problem problem;
    problem.played = pack.takeRank(rankAt(between(0, places - 3, rng)));
    problem.runEnd = placeOf(problem.played);
    std::array<bool, places> there {};
    for (int place = 0; place < places; ++place) {
        const bool near = place > problem.runEnd && place < problem.runEnd + 5;
        there[static_cast<std::size_t>(place)] =
            near ? !oneIn(4, rng) : oneIn(static_cast<std::uint32_t>(7 - box), rng);
    }
    for (int place = 0; place < places; ++place) {
        if (there[static_cast<std::size_t>(place)] && place != problem.runEnd)
            problem.table.push_back(pack.takeRank(rankAt(place)));
    }
    shuffle(problem.table, rng);
    return problem.table.size() > 8 ? std::nullopt : std::optional(problem);
}

Answer truth(const Problem &problem)
{
    State state = tableWith(problem.table, Card {});
    state.capturer = 1;
    state.runEnd = static_cast<std::uint8_t>(problem.runEnd);
    Action claim = actionOf(0, Verb::Claim);
    Actions actions;
    if (!isLegal(state, claim, actions))
        return cardsAnswer(CardList {});
    const RankSet before = state.captured[0];
    Events events;
    apply(state, claim, events);
    CardList claimed;
    for (const Card card : state.captured[0] - before)
        claimed.push_back(card);
    return cardsAnswer(claimed);
}

CardList above(const Problem &problem, int gaps)
{
    CardList cards;
    for (int place = problem.runEnd + 1; place < places; ++place) {
        const auto found = std::find_if(problem.table.begin(), problem.table.end(),
            [place](Card card) { return placeOf(card) == place; });
        if (found != problem.table.end())
            cards.push_back(*found);
        else if (--gaps < 0)
            break;
    }
    return cards;
}

Answer onlyTheNext(const Problem &problem)
{
    CardList cards = above(problem, 0);
    cards.resize(std::min<std::size_t>(cards.size(), 1));
    return cardsAnswer(cards);
}

Answer overAGap(const Problem &problem)
{
    return cardsAnswer(above(problem, 1));
}

Answer downwardsToo(const Problem &problem)
{
    CardList cards = above(problem, 0);
    for (int place = problem.runEnd - 1; place >= 0; --place) {
        const auto found = std::find_if(problem.table.begin(), problem.table.end(),
            [place](Card card) { return placeOf(card) == place; });
        if (found == problem.table.end())
            break;
        cards.push_back(*found);
    }
    return cardsAnswer(cards);
}

constexpr Facet facetRows[] = {
    { "cuarenta.missed", SM_TEXT("drills", "the whole missed run"), 5 },
    { "cuarenta.claim-gap", SM_TEXT("drills", "a claim ends at a gap"), 5 },
    { "cuarenta.claim-upwards", SM_TEXT("drills", "claims go up only"), 5 },
};

constexpr Misrule<Problem> misrules[] = {
    { onlyTheNext,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You took the next card alone. A claim takes all of the run that was left.") };
        } },
    { overAGap,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills", "You jumped a rank that is missing. A run ends at a gap.") };
        } },
    { downwardsToo,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills", "A run goes up from the %1, never down."), { problem.played } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Cards;
    exercise.question = { SM_TEXT("drills",
                              "Your neighbour took a card equal to the %1, and no more. What can you claim?"),
        { problem.played } };
    exercise.note = { SM_TEXT("drills", "Tap every card of the missed run.") };
    exercise.rows = { { { SM_TEXT("drills", "On the table") }, listOf(problem.table), true } };
    exercise.because = exercise.answer.cards.empty()
        ? Text { SM_TEXT("drills", "Nothing was missed: no card follows the %1."), { problem.played } }
        : Text { SM_TEXT("drills", "The claim takes %1."), { CardList(exercise.answer.cards) } };
}

constexpr Topic trained[] = { Topic::Opens };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::cuarenta::missing

namespace sobremesa::cuarenta {

constinit const learn::Drill missedDrill { "missed", SM_TEXT("drills", "What was missed?"),
    missing::facetRows, learn::attemptOf<missing::recipe, missing::facetRows>, missing::trained };

} // namespace sobremesa::cuarenta
