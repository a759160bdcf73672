// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"
#include "engine/games/truco/scoring.h"

// Which hand does this sign tell of? (2.6, 4.11)
namespace sobremesa::truco::sign {

namespace {

using namespace learn;

constexpr std::size_t hands = 4;
constexpr int cardSigns = 7; // the first ones tell of a card, in the order of strength

struct Problem
{
    int sign = 0;
    std::array<Dealt, hands> held; // of one of them the sign is true
};

// The words of the table.
constexpr const char *looks[] = { "Raised eyebrows", "Wink", "Mouth to the right", "Mouth to the left",
    "Biting the lower lip", "A kiss", "Open mouth" };
static_assert(std::size(looks) == cardSigns);

bool tells(const Dealt &hand, int sign)
{
    return (heldSigns(hand) >> sign & 1U) != 0;
}

// One card that has a sign, and two that have none.
Dealt handWith(Shuffled &pack, int sign)
{
    const auto alone = [](Card card) { return heldSigns({ card }); };
    const auto without = [&](Card card) { return (alone(card) & ((1U << cardSigns) - 1)) == 0; };
    return { pack.take([&](Card card) { return (alone(card) >> sign & 1U) != 0; }), pack.take(without),
        pack.take(without) };
}

std::optional<Problem> draw(std::size_t /*facet*/, int /*box*/, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem problem;
    std::array<int, cardSigns> signs { 0, 1, 2, 3, 4, 5, 6 };
    shuffle(signs, rng);
    problem.sign = signs[0];
    for (std::size_t hand = 0; hand < hands; ++hand) {
        problem.held[hand] = handWith(pack, signs[hand]);
        shuffle(problem.held[hand], rng);
    }
    return problem;
}

// Of which hand it would be told; -1: of none that is offered.
int toldBy(const Problem &problem, int sign)
{
    for (std::size_t hand = 0; hand < hands; ++hand) {
        if (tells(problem.held[hand], sign))
            return static_cast<int>(hand);
    }
    return -1;
}

Answer truth(const Problem &problem)
{
    return numberAnswer(toldBy(problem, problem.sign));
}

Answer taken(const Problem &problem, int sign)
{
    const int hand = toldBy(problem, sign);
    return hand < 0 ? truth(problem) : numberAnswer(hand);
}

// Left for right, the eyebrows for the wink.
Answer mixesTheBravas(const Problem &problem)
{
    constexpr int bravas = 4;
    return problem.sign < bravas ? taken(problem, problem.sign ^ 1) : truth(problem);
}

Answer mixesTheOthers(const Problem &problem)
{
    static constexpr int mixed[] = { 0, 1, 2, 3, 5, 6, 4 }; // lip, kiss, open mouth
    return taken(problem, mixed[problem.sign]);
}

constexpr Facet facetRows[] = {
    { "truco.signs", SM_TEXT("drills", "signs of the bravas"), 8 },
    { "truco.signs-low", SM_TEXT("drills", "signs of threes, twos and aces"), 8 },
};

constexpr Misrule<Problem> misrules[] = {
    { mixesTheBravas,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "Eyebrows and mouth to the right tell of espadas; a wink and mouth to the left of the other "
                "two.") };
        } },
    { mixesTheOthers,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "Biting the lip tells of a three, a kiss of a two, an open mouth of a false ace.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.question = { SM_TEXT("drills", "Your partner's sign: %1. Which hand does it tell of?"),
        { Term { looks[problem.sign] } } };
    for (const Dealt &hand : problem.held) {
        const CardList cards = listOf(hand);
        exercise.offered.push_back({ static_cast<int>(exercise.offered.size()), { "%1", { cards } }, cards });
    }
    const Dealt &right = problem.held[static_cast<std::size_t>(exercise.answer.number)];
    const Card told =
        *std::find_if(right.begin(), right.end(), [&](Card card) { return tells({ card }, problem.sign); });
    exercise.because = { SM_TEXT("drills", "It tells of the %1."), { told } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::sign

namespace sobremesa::truco {

constinit const learn::Drill signDrill { "sign", SM_TEXT("drills", "What does this sign tell?"),
    sign::facetRows, learn::attemptOf<sign::recipe, sign::facetRows> };

} // namespace sobremesa::truco
