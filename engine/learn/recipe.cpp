// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/recipe.h"

namespace sobremesa::learn {

namespace {

constexpr std::size_t mostOffered = 4;

bool isOffered(const std::vector<int> &numbers, int number)
{
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

// Numbers around the right one, the nearest first.
void addNear(std::vector<int> &numbers, int right, Rng &rng)
{
    for (int distance = 1; numbers.size() < mostOffered; ++distance) {
        const bool below = oneIn(2, rng);
        for (const int number :
            { right + (below ? -distance : distance), right + (below ? distance : -distance) }) {
            if (number >= 0 && numbers.size() < mostOffered && !isOffered(numbers, number))
                numbers.push_back(number);
        }
    }
}

// The right answer and the errors, that of the facet first.
std::vector<int> wantedNumbers(const Exercise &exercise, Rng &rng)
{
    std::vector<int> others;
    for (const Mistake &mistake : exercise.mistakes)
        others.push_back(mistake.answer.number);
    std::vector<int> numbers { exercise.answer.number, others.front() };
    others.erase(others.begin());
    shuffle(others, rng);
    for (const int number : others) {
        if (numbers.size() < mostOffered && !isOffered(numbers, number))
            numbers.push_back(number);
    }
    return numbers;
}

void offerNumbers(Exercise &exercise, Rng &rng)
{
    std::vector<int> numbers = wantedNumbers(exercise, rng);
    addNear(numbers, exercise.answer.number, rng);
    for (const int number : numbers)
        exercise.offered.push_back({ number, numberText(number), {} });
    shuffle(exercise.offered, rng);
}

} // namespace

bool addMistake(Exercise &exercise, Mistake mistake, bool strict)
{
    const bool own = exercise.mistakes.empty();
    if (isRight(exercise, mistake.answer))
        return !own;
    const Mistake *same = mistakeOf(exercise, mistake.answer);
    if (!same)
        exercise.mistakes.push_back(std::move(mistake));
    else if (same == &exercise.mistakes.front())
        exercise.alone = false;
    return exercise.alone || !strict;
}

void offer(Exercise &exercise, Rng &rng)
{
    if (exercise.pick == Pick::Number && exercise.offered.empty())
        offerNumbers(exercise, rng);
    else if (!exercise.inOrder)
        shuffle(exercise.offered, rng);
}

} // namespace sobremesa::learn
