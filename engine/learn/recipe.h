// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/learn/exercise.h"

#include <algorithm>

// How the drills of all games are made: cards are drawn, the rules answer, and so does everybody who lacks
// one facet. What comes out differently is an exercise.
namespace sobremesa::learn {

// How somebody answers who lacks the facet in the same place of the drill's list.
template<typename Problem>
struct Misrule
{
    Answer (*answer)(const Problem &problem);
    Text (*why)(const Problem &problem, const Answer &wrong);
};

template<typename Problem>
struct Recipe
{
    std::optional<Problem> (*draw)(std::size_t facet, int box, Rng &rng); // nothing: drawn in vain
    Answer (*truth)(const Problem &problem); // what the rules say
    // Question, rows and what holds; for a choice also all that could be offered.
    void (*show)(const Problem &problem, Exercise &exercise);
    std::span<const Misrule<Problem>> misrules;
};

[[nodiscard]] inline Answer numberAnswer(int number)
{
    return { number, {} };
}
template<typename Container>
[[nodiscard]] Answer cardsAnswer(const Container &cards)
{
    Answer answer { 0, std::vector<Card>(cards.begin(), cards.end()) };
    std::sort(answer.cards.begin(), answer.cards.end());
    return answer;
}
[[nodiscard]] inline Text numberText(int number)
{
    return { "%1", { std::int64_t { number } } };
}
[[nodiscard]] inline Text cardText(Card card)
{
    return { "%1", { card } };
}

// Adds the error unless somebody else makes the same one. False if the exercise is of no use: the own error
// is no error, or with "strict" that of another facet as well.
[[nodiscard]] bool addMistake(Exercise &exercise, Mistake mistake, bool strict);
// Chooses what is offered: the right answer, the error of the facet, other errors, then what is near.
void offer(Exercise &exercise, Rng &rng);

template<typename Problem>
[[nodiscard]] std::optional<Exercise> cook(const Recipe<Problem> &recipe, std::span<const Facet> facets,
    std::size_t facet, int box, bool strict, Rng &rng)
{
    const std::optional<Problem> problem = recipe.draw(facet, box, rng);
    if (!problem)
        return std::nullopt;
    Exercise exercise;
    exercise.facet = facets[facet].id;
    exercise.box = box;
    exercise.answer = recipe.truth(*problem);
    const auto mistakeAt = [&](std::size_t at) {
        const Answer wrong = recipe.misrules[at].answer(*problem);
        if (!isRight(exercise, wrong))
            exercise.needs = std::max(exercise.needs, facets[at].lesson);
        return Mistake { facets[at].id, wrong, recipe.misrules[at].why(*problem, wrong) };
    };
    bool useful = addMistake(exercise, mistakeAt(facet), strict);
    for (std::size_t at = 0; useful && at < facets.size(); ++at)
        useful = at == facet || addMistake(exercise, mistakeAt(at), strict);
    if (!useful)
        return std::nullopt;
    recipe.show(*problem, exercise);
    offer(exercise, rng);
    return exercise;
}

// The same as Drill::attempt wants it.
template<const auto &recipe, const auto &facets>
[[nodiscard]] std::optional<Exercise> attemptOf(std::size_t facet, int box, bool strict, Rng &rng)
{
    return cook(recipe, std::span<const Facet>(facets), facet, box, strict, rng);
}

// Cards of a shuffled pack, one by one.
class Shuffled
{
public:
    Shuffled(const Pack &pack, Rng &rng)
        : m_cards(pack.cards())
    {
        shuffle(m_cards, rng);
    }
    // The next one for which this holds, or unknown.
    template<typename Wanted>
    Card take(Wanted wanted)
    {
        const Card *found = std::find_if(m_cards.begin(), m_cards.end(), wanted);
        if (found == m_cards.end())
            return {};
        const Card card = *found;
        m_cards.erase(static_cast<std::size_t>(found - m_cards.begin()));
        return card;
    }
    Card take()
    {
        return take([](Card) { return true; });
    }
    Card takeRank(int rank)
    {
        return take([rank](Card card) { return card.rank() == rank; });
    }
    Card takeSuit(int suit)
    {
        return take([suit](Card card) { return card.suit() == suit; });
    }

private:
    PackCards m_cards;
};

// How many cards of a rank are among these.
template<typename Container>
[[nodiscard]] int timesIn(const Container &cards, int rank)
{
    return static_cast<int>(
        std::count_if(cards.begin(), cards.end(), [rank](Card card) { return card.rank() == rank; }));
}
inline constexpr int ofEachRank = 4;

// The place of the first of these that no other goes before.
template<typename Container, typename Before>
[[nodiscard]] Answer foremost(const Container &choices, Before before)
{
    return numberAnswer(
        static_cast<int>(std::min_element(choices.begin(), choices.end(), before) - choices.begin()));
}

// Cards that are gone: so many of the ranks in this hand, among so many others. False if there are too few.
template<typename Hand, typename Gone>
[[nodiscard]] bool drawGone(
    Shuffled &pack, const Hand &hand, int ofItsRanks, int others, Gone &gone, Rng &rng)
{
    const auto size = static_cast<std::uint32_t>(hand.size());
    for (int card = 0; card < ofItsRanks; ++card)
        gone.push_back(pack.takeRank(hand[rng.below(size)].rank()));
    if (std::any_of(gone.begin(), gone.end(), [](Card card) { return !card.known(); }))
        return false;
    for (int card = 0; card < others; ++card)
        gone.push_back(pack.take());
    std::sort(gone.begin(), gone.end());
    return true;
}

// One of these cards is the answer, by its place.
template<typename Container>
void offerCards(const Container &cards, Exercise &exercise)
{
    for (const Card card : cards)
        exercise.offered.push_back({ static_cast<int>(exercise.offered.size()), cardText(card), { card } });
}
// One of these sentences, by its place.
inline void offerTexts(std::initializer_list<Text> texts, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    for (const Text &text : texts)
        exercise.offered.push_back({ static_cast<int>(exercise.offered.size()), text, {} });
}

// True once in so many times.
[[nodiscard]] inline bool oneIn(std::uint32_t times, Rng &rng)
{
    return rng.below(times) == 0;
}
[[nodiscard]] inline int between(int low, int high, Rng &rng)
{
    return low + static_cast<int>(rng.below(static_cast<std::uint32_t>(high - low + 1)));
}

} // namespace sobremesa::learn
