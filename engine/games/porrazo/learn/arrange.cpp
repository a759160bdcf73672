// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/porrazo/learn/parts.h"

// How is the tendido laid best? Every row that the rules allow is laid, and one of them scores most. (4.3)
namespace sobremesa::porrazo::rows {

namespace {

using namespace learn;

using Problem = Cards<4>;

constexpr int allowedRows = arrangementCount / 2; // each counted from the left and from the right
constexpr int otherRow = allowedRows; // one that no exchange within the pairs leads to
constexpr std::size_t offeredRows = 4;

Arrangement laidAs(const Problem &problem, int row, bool fromRight)
{
    return arrangement(problem, 2 * row + (fromRight ? 1 : 0));
}

// The better way of counting this row.
Arrangement better(const Cards<4> &row)
{
    const Arrangement left { row, false }, right { row, true };
    return placePoints(left) >= placePoints(right) ? left : right;
}

// What the rules book for each row, counted the better way.
std::array<int, allowedRows> bookedForRows(const Problem &problem)
{
    const State state = arranging(problem, {});
    Actions actions;
    legal(state, state.dealer, actions);
    std::array<int, allowedRows> points {};
    for (std::size_t number = 0; number < actions.size(); ++number)
        points[number / 2] = std::max(points[number / 2], bookedForTendido(state, actions[number]).places);
    return points;
}

Answer truth(const Problem &problem)
{
    return foremost(bookedForRows(problem), std::greater<> {});
}

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    const auto problem = drawTendido(4 + box, rng);
    if (!problem)
        return std::nullopt;
    const auto points = bookedForRows(*problem);
    const int most = *std::max_element(points.begin(), points.end());
    return std::count(points.begin(), points.end(), most) == 1 ? problem : std::nullopt;
}

Answer leavesItAsDealt(const Problem & /*problem*/)
{
    return numberAnswer(0);
}

// The best of all orders of the four cards.
Cards<4> freely(const Problem &problem)
{
    std::array<std::size_t, 4> order { 0, 1, 2, 3 };
    Cards<4> best = problem, row = problem;
    do {
        for (std::size_t place = 0; place < order.size(); ++place)
            row[place] = problem[order[place]];
        best = placePoints(better(row)) > placePoints(better(best)) ? row : best;
    } while (std::next_permutation(order.begin(), order.end()));
    return best;
}

Answer changesFreely(const Problem &problem)
{
    const auto points = bookedForRows(problem);
    const int most = *std::max_element(points.begin(), points.end());
    return placePoints(better(freely(problem))) > most ? numberAnswer(otherRow) : truth(problem);
}

// The first of the rows that are worth most to somebody who counts like this.
template<typename Count>
Answer bestRow(const Problem &problem, Count count)
{
    std::array<int, allowedRows> points {};
    for (int row = 0; row < allowedRows; ++row)
        points[static_cast<std::size_t>(row)] =
            count(placePoints(laidAs(problem, row, false)), placePoints(laidAs(problem, row, true)));
    return foremost(points, std::greater<> {});
}

Answer fromTheLeftOnly(const Problem &problem)
{
    return bestRow(problem, [](int left, int /*right*/) { return left; });
}

Answer addsBothWays(const Problem &problem)
{
    return bestRow(problem, [](int left, int right) { return left + right; });
}

constexpr Facet facetRows[] = {
    { "porrazo.lay-change", SM_TEXT("drills", "laying it anew"), 8 },
    { "porrazo.lay-pairs", SM_TEXT("drills", "no card leaves its pair"), 8 },
    { "porrazo.lay-right", SM_TEXT("drills", "a row for the other side"), 8 },
    { "porrazo.lay-one-way", SM_TEXT("drills", "a row for one side"), 8 },
};

Text told(const char *source, const Problem &problem, const Answer &wrong)
{
    const Arrangement row = better(laidAs(problem, wrong.number, false).row);
    return { source, { std::int64_t { placePoints(row) } } };
}

constexpr Misrule<Problem> misrules[] = {
    { leavesItAsDealt,
        [](const Problem &problem, const Answer &wrong) {
            return told(SM_TEXT("drills",
                            "You left the row as it was dealt: %1. Within each pair the cards may change "
                            "places."),
                problem, wrong);
        } },
    { changesFreely,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "This row is not allowed: a card has left its pair. Only the first two may change places, "
                "and the last two.") };
        } },
    { fromTheLeftOnly,
        [](const Problem &problem, const Answer &wrong) {
            return told(SM_TEXT("drills",
                            "You laid it for counting from the left: %1. Laid for the right it scores more."),
                problem, wrong);
        } },
    { addsBothWays,
        [](const Problem &problem, const Answer &wrong) {
            return told(SM_TEXT("drills", "You added both ways of counting. Only the better one counts: %1."),
                problem, wrong);
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

CardList rowOf(const Problem &problem, int number)
{
    return listOf(number == otherRow ? freely(problem) : laidAs(problem, number, false).row);
}

// The right one and that of the facet, then the other errors, then what is left.
std::vector<int> offeredNumbers(const Exercise &exercise)
{
    std::vector<int> numbers { exercise.answer.number };
    for (const Mistake &mistake : exercise.mistakes)
        numbers.push_back(mistake.answer.number);
    for (int row = 0; row < allowedRows; ++row) {
        if (std::find(numbers.begin(), numbers.end(), row) == numbers.end())
            numbers.push_back(row);
    }
    numbers.resize(offeredRows);
    return numbers;
}

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.question = { SM_TEXT("drills", "How do you lay it for the most points by places?") };
    exercise.note = { SM_TEXT("drills", "A row counts from the left or from the right, the better way.") };
    exercise.rows = { { { SM_TEXT("drills", "The tendido as dealt") }, listOf(problem), false } };
    for (const int number : offeredNumbers(exercise)) {
        const CardList row = rowOf(problem, number);
        exercise.offered.push_back({ number, { "%1", { row } }, row });
    }
    const Arrangement best = better(laidAs(problem, exercise.answer.number, false).row);
    exercise.because = { best.fromRight ? SM_TEXT("drills",
                             "Counted from the right, these lie in their places: %1. That is %2, more than "
                             "any other row allowed.")
                                        : SM_TEXT("drills",
                                            "Counted from the left, these lie in their places: %1. That is "
                                            "%2, more than any other row allowed."),
        { listOf(inTheirPlaces(best)), std::int64_t { placePoints(best) } } };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::porrazo::rows

namespace sobremesa::porrazo {

constinit const learn::Drill arrangeDrill { "arrange", SM_TEXT("drills", "How is the tendido laid best?"),
    rows::facetRows, learn::attemptOf<rows::recipe, rows::facetRows> };

} // namespace sobremesa::porrazo
