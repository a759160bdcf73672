// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/learn/parts.h"
#include "engine/games/tresillo/scoring.h"

// Who gets what, and who pays it? Judged for the declarer. (5.2 to 5.4)
namespace sobremesa::tresillo::payment {

namespace {

using namespace learn;

struct Problem
{
    int players = 3;
    int plate = 6;
    Contract contract = Contract::Entrada;
    Result result = Result::Sacada; // or puesta
    bool bonusAlone = false; // for who has not met the plate
};

enum Place : std::size_t { fromEach, plateAgain, vueltaBonus, soloBonus, fourPay };

Contract drawContract(std::size_t facet, Rng &rng)
{
    if (facet == vueltaBonus || facet == soloBonus)
        return facet == soloBonus ? Contract::Solo : Contract::Vuelta;
    const bool plain = facet == fromEach || facet == plateAgain;
    static constexpr Contract lots[] = { Contract::Entrada, Contract::Vuelta, Contract::Solo };
    return plain ? Contract::Entrada : lots[rng.below(3)];
}

std::optional<Problem> draw(std::size_t facet, int box, Rng &rng)
{
    Problem problem;
    problem.players = facet == fourPay || oneIn(4, rng) ? maxPlayers : 3;
    problem.plate = 6 + between(0, 3 + 2 * box, rng);
    problem.contract = drawContract(facet, rng);
    const bool lost = facet == plateAgain || (facet != fromEach && oneIn(2, rng));
    problem.result = lost ? Result::Puesta : Result::Sacada;
    problem.bonusAlone = (facet == vueltaBonus || facet == soloBonus) && oneIn(2, rng);
    if (problem.bonusAlone)
        problem.players = 3;
    return problem;
}

// What the contract brings or costs beyond an entrada.
Answer bonus(const Problem &problem)
{
    return numberAnswer((problem.players - 1) * contractBonus(problem.contract));
}

Answer truth(const Problem &problem)
{
    if (problem.bonusAlone)
        return bonus(problem);
    State state;
    state.rules.players = static_cast<std::uint8_t>(problem.players);
    state.plate = problem.plate;
    state.now.active = { 0, 1, 2 };
    state.now.declarer = 0;
    state.now.contract = problem.contract;
    state.now.valueCase = Case::Clean;
    state.now.value = valueFor(Case::Clean, problem.plate, problem.players, 0);
    return numberAnswer(std::abs(paymentIf(state, problem.result, 0)));
}

// The declarer's plate, one for each of so many, and the bonus for each of so many.
Answer sum(const Problem &problem, int ones, int bonuses)
{
    return numberAnswer(problem.plate + ones + bonuses * contractBonus(problem.contract));
}
int onesOf(const Problem &problem)
{
    return problem.result == Result::Sacada ? problem.players - 1 : problem.players;
}

Answer plateAlone(const Problem &problem)
{
    const bool matters = problem.result == Result::Sacada && !problem.bonusAlone;
    return matters ? sum(problem, 0, problem.players - 1) : truth(problem);
}
Answer lostPlateAlone(const Problem &problem)
{
    const bool matters = problem.result == Result::Puesta && !problem.bonusAlone;
    return matters ? sum(problem, 0, problem.players - 1) : truth(problem);
}
Answer noBonus(const Problem &problem, Contract contract)
{
    if (problem.contract != contract)
        return truth(problem);
    return problem.bonusAlone ? numberAnswer(0) : sum(problem, onesOf(problem), 0);
}
Answer vueltaIsFree(const Problem &problem)
{
    return noBonus(problem, Contract::Vuelta);
}
Answer soloIsFree(const Problem &problem)
{
    return noBonus(problem, Contract::Solo);
}
// The dealer sits out, and is forgotten.
Answer threePay(const Problem &problem)
{
    if (problem.players == 3)
        return truth(problem);
    Problem without = problem;
    without.players = 3;
    return truth(without);
}

constexpr Facet facetRows[] = {
    { "tresillo.plate", SM_TEXT("drills", "the plate and one from each"), 8 },
    { "tresillo.value", SM_TEXT("drills", "what a puesta costs"), 8 },
    { "tresillo.vuelta", SM_TEXT("drills", "one more for a vuelta"), 6 },
    { "tresillo.solo", SM_TEXT("drills", "two more for a solo"), 6 },
    { "tresillo.four", SM_TEXT("drills", "the dealer pays too"), 10 },
};

constexpr Misrule<Problem> misrules[] = {
    { plateAlone,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: each of the others pays one token more."),
                { std::int64_t { wrong.number } } };
        } },
    { lostPlateAlone,
        [](const Problem &problem, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: a puesta costs the plate and one for each of the %2 players."),
                { std::int64_t { wrong.number }, std::int64_t { problem.players } } };
        } },
    { vueltaIsFree,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: without the vuelta, one to or from each."),
                { std::int64_t { wrong.number } } };
        } },
    { soloIsFree,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills", "You chose %1: without the solo, two to or from each."),
                { std::int64_t { wrong.number } } };
        } },
    { threePay,
        [](const Problem &, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You chose %1: as among three. The dealer sits out, but pays and collects."),
                { std::int64_t { wrong.number } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

constexpr const char *contracts[] = { "Entrada", "Vuelta", "Solo" };

void showBonus(const Problem &problem, Exercise &exercise)
{
    const Term contract { contracts[row(problem.contract)] };
    const bool won = problem.result == Result::Sacada;
    exercise.question = { won
            ? SM_TEXT("drills", "Sacada. How many tokens more than for an entrada does the declarer get?")
            : SM_TEXT("drills", "Puesta. How many tokens more than for an entrada does the declarer pay?") };
    exercise.note = { SM_TEXT("drills", "%1, against two opponents."), { contract } };
    exercise.because = { SM_TEXT("drills", "%1: %2 to or from each of the two opponents, %3 in all."),
        { contract, std::int64_t { contractBonus(problem.contract) },
            std::int64_t { exercise.answer.number } } };
}

void show(const Problem &problem, Exercise &exercise)
{
    if (problem.bonusAlone)
        return showBonus(problem, exercise);
    const bool won = problem.result == Result::Sacada;
    exercise.question = { won
            ? SM_TEXT("drills", "Sacada. How many tokens does the declarer get in all?")
            : SM_TEXT("drills", "Puesta. How many tokens does the declarer lay down in all?") };
    exercise.note = { SM_TEXT("drills", "%1, %2 players, %3 tokens in the plate, no stake and no debt."),
        { Term { contracts[row(problem.contract)] }, std::int64_t { problem.players },
            std::int64_t { problem.plate } } };
    exercise.because = { SM_TEXT("drills", "Plate %1, players %2, contract %3: %4 in all."),
        { std::int64_t { problem.plate }, std::int64_t { onesOf(problem) },
            std::int64_t { (problem.players - 1) * contractBonus(problem.contract) },
            std::int64_t { exercise.answer.number } } };
}

constexpr Topic trained[] = { Topic::Books, Topic::Price };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::tresillo::payment

namespace sobremesa::tresillo {

constinit const learn::Drill paymentDrill { "payment", SM_TEXT("drills", "Who pays what?"),
    payment::facetRows, learn::attemptOf<payment::recipe, payment::facetRows>, payment::trained };

} // namespace sobremesa::tresillo
