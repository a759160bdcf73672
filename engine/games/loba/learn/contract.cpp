// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/learn/parts.h"

// Which contract does this hand hold? (4.2, 4.4)
namespace sobremesa::loba::contracts {

namespace {

using namespace learn;

constexpr std::size_t shown = 12;
constexpr int noContract = 0;

// What seems to be there: each is one of the facets.
enum Flaw : std::size_t { joker, shortRun, cardTwice };

struct Problem
{
    Cards<shown> hand;
    std::size_t flaw = joker;
    int seeming = 1; // the deal whose contract one sees, or overlooks, with this flaw
    InlineVector<std::uint8_t, 3> deals; // offered
};

void addTrio(Cards<shown> &hand, int size, Rng &rng)
{
    const int rank = between(1, 13, rng);
    const int first = between(0, 3, rng);
    for (int card = 0; card < size; ++card)
        hand.push_back(Card::of((first + card) % 4, rank));
}

void addEscalera(Cards<shown> &hand, int size, Rng &rng)
{
    const int suit = between(0, 3, rng);
    const int low = between(lowAce, highAce + 1 - size, rng);
    for (int place = low; place < low + size; ++place)
        hand.push_back(cardAt(suit, place));
}

// The melds of the contract, but the last one with its flaw.
void addMelds(Problem &problem, Contract contract, Rng &rng)
{
    const int whole = contract.escaleras - 1;
    for (int meld = 0; meld < whole; ++meld)
        addEscalera(problem.hand, escaleraSize, rng);
    if (problem.flaw == cardTwice) {
        const int suit = between(0, 3, rng);
        const int low = between(lowAce, highAce + 1 - escaleraSize, rng);
        const Card shared = cardAt(suit, low + between(0, escaleraSize - 1, rng));
        for (int place = low; place < low + escaleraSize; ++place)
            problem.hand.push_back(cardAt(suit, place));
        for (int other = 1; other < trioSize; ++other)
            problem.hand.push_back(Card::of((suit + other) % 4, shared.rank()));
    } else {
        addEscalera(problem.hand, escaleraSize - 1, rng);
        if (problem.flaw == joker)
            problem.hand.push_back(Card::joker());
    }
    for (int trio = problem.flaw == cardTwice ? 1 : 0; trio < contract.trios; ++trio)
        addTrio(problem.hand, trioSize, rng);
}

bool holds(const Problem &problem, int deal)
{
    Actions actions;
    listMelds(bagOf(problem.hand), { contractOf(deal), InitialMeld::Exact, shown }, {}, actions);
    return !actions.empty();
}

Answer truth(const Problem &problem)
{
    for (const std::uint8_t deal : problem.deals) {
        if (holds(problem, deal))
            return numberAnswer(deal);
    }
    return numberAnswer(noContract);
}

// Offers what seems to be there and two others, of all of which one is really there at most.
bool offerDeals(Problem &problem, Rng &rng)
{
    std::array<std::uint8_t, dealsOfGame> order { 1, 2, 3, 4, 5, 6 };
    shuffle(order, rng);
    problem.deals.push_back(static_cast<std::uint8_t>(problem.seeming));
    bool found = holds(problem, problem.seeming);
    if (found != (problem.flaw == joker))
        return false;
    for (const std::uint8_t deal : order) {
        if (problem.deals.size() == 3 || deal == problem.seeming)
            continue;
        const bool really = holds(problem, deal);
        if (!really || !found)
            problem.deals.push_back(deal);
        found = found || really;
    }
    return problem.deals.size() == 3;
}

std::optional<Problem> draw(std::size_t facet, int /*box*/, Rng &rng)
{
    static constexpr int withEscalera[] = { 2, 3, 5, 6 };
    static constexpr int withBoth[] = { 2, 5, 6 };
    Problem problem;
    problem.flaw = facet;
    problem.seeming = facet == cardTwice ? withBoth[rng.below(3)] : withEscalera[rng.below(4)];
    addMelds(problem, contractOf(problem.seeming), rng);
    while (problem.hand.size() < shown - 1)
        problem.hand.push_back(Card::of(between(0, 3, rng), between(1, 13, rng)));
    std::sort(problem.hand.begin(), problem.hand.end());
    const bool thrice = std::any_of(problem.hand.begin(), problem.hand.end(),
        [&](Card card) { return std::count(problem.hand.begin(), problem.hand.end(), card) > 2; });
    return !thrice && offerDeals(problem, rng) ? std::optional(problem) : std::nullopt;
}

Answer overlooksTheJoker(const Problem &problem)
{
    return problem.flaw == joker ? numberAnswer(noContract) : truth(problem);
}
Answer threeMakeAnEscalera(const Problem &problem)
{
    return problem.flaw == shortRun ? numberAnswer(problem.seeming) : truth(problem);
}
Answer countsACardTwice(const Problem &problem)
{
    return problem.flaw == cardTwice ? numberAnswer(problem.seeming) : truth(problem);
}

constexpr Facet facetRows[] = {
    { "loba.contract", SM_TEXT("drills", "a joker completes a contract"), 3 },
    { "loba.deal-six", SM_TEXT("drills", "escaleras of four in a contract"), 9 },
    { "loba.deal-five", SM_TEXT("drills", "each card serves once"), 9 },
};

constexpr Misrule<Problem> misrules[] = {
    { overlooksTheJoker,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You left the joker out. It takes the place of the missing card.") };
        } },
    { threeMakeAnEscalera,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You took three in a row for an escalera. It needs four of one suit.") };
        } },
    { countsACardTwice,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills", "You used one card twice, for a trio and for an escalera.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

constexpr const char *contractWords[] = { SM_TEXT("drills", "none of them"), SM_TEXT("drills", "two trios"),
    SM_TEXT("drills", "one trio, one escalera"), SM_TEXT("drills", "two escaleras"),
    SM_TEXT("drills", "three trios"), SM_TEXT("drills", "two trios, one escalera"),
    SM_TEXT("drills", "one trio, two escaleras") };

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.question = { SM_TEXT("drills", "Which of these contracts can you put down?") };
    exercise.rows = { { { SM_TEXT("drills", "Your hand") }, listOf(problem.hand), false } };
    for (const std::uint8_t deal : problem.deals)
        exercise.offered.push_back({ deal, { contractWords[deal] }, {} });
    exercise.offered.push_back({ noContract, { contractWords[noContract] }, {} });
    exercise.because = exercise.answer.number == noContract
        ? Text { SM_TEXT("drills", "Trios of three and escaleras of four: none of these is whole.") }
        : Text { SM_TEXT("drills", "Trios of three and escaleras of four, each card once: it is there.") };
}

constexpr Topic trained[] = { Topic::Next };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::loba::contracts

namespace sobremesa::loba {

constinit const learn::Drill contractDrill { "contract", SM_TEXT("drills", "Which contract is there?"),
    contracts::facetRows, learn::attemptOf<contracts::recipe, contracts::facetRows>, contracts::trained };

} // namespace sobremesa::loba
