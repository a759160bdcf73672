// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"
#include "engine/games/truco/scoring.h"

// Which of these cards is the highest? (4.4)
namespace sobremesa::truco::ladder {

namespace {

using namespace learn;

using Problem = Cards<4>;

enum Rank { ace = 1, two = 2, three = 3, seven = 7, jack = 8 };
constexpr int oros = 0, espadas = 2, bastos = 3;

bool isBrava(Card card)
{
    return (card.rank() == ace && card.suit() >= espadas)
        || (card.rank() == seven && (card.suit() == espadas || card.suit() == oros));
}

std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    static constexpr int often[] = { ace, ace, seven, seven, three, two, 10 };
    Shuffled pack(spanishPack, rng);
    Problem cards;
    while (cards.size() < 4) {
        const bool telling = rng.below(10) < static_cast<std::uint32_t>(2 + box);
        const Card card = telling ? pack.takeRank(often[rng.below(std::size(often))]) : pack.take();
        cards.push_back(card.known() ? card : pack.take());
    }
    return cards;
}

// The place of the one card that is the highest by these strengths; 4 where two are.
template<typename Strength>
int highestOf(const Problem &cards, Strength strengthOf)
{
    int best = 0;
    for (int place = 1; place < 4; ++place) {
        if (strengthOf(cards[static_cast<std::size_t>(place)])
            > strengthOf(cards[static_cast<std::size_t>(best)]))
            best = place;
    }
    const auto high = std::count_if(cards.begin(), cards.end(),
        [&](Card card) { return strengthOf(card) == strengthOf(cards[static_cast<std::size_t>(best)]); });
    return high == 1 ? best : 4;
}

Answer truth(const Problem &cards)
{
    return numberAnswer(highestOf(cards, [](Card card) { return strength(card); }));
}

// Strengths of the cards that are not bravas: 10 the threes, 9 the twos, 8 the aces.
int commonStrength(Card card)
{
    return card.rank() <= three ? 7 + card.rank() : card.rank() - 3;
}

Answer byNumber(const Problem &cards)
{
    return numberAnswer(highestOf(cards, [](Card card) { return card.rank(); }));
}

Answer withoutBravas(const Problem &cards)
{
    return numberAnswer(highestOf(cards, commonStrength));
}

Answer everyAceIsHigh(const Problem &cards)
{
    return numberAnswer(highestOf(
        cards, [](Card card) { return card.rank() == ace && !isBrava(card) ? 13 : strength(card); }));
}

Answer everySevenIsHigh(const Problem &cards)
{
    return numberAnswer(highestOf(
        cards, [](Card card) { return card.rank() == seven && !isBrava(card) ? 11 : strength(card); }));
}

Answer aceAboveThree(const Problem &cards)
{
    return numberAnswer(highestOf(cards, [](Card card) {
        const bool common = card.rank() <= three && !isBrava(card);
        return common ? 11 - card.rank() : strength(card);
    }));
}

Answer kingAboveThree(const Problem &cards)
{
    return numberAnswer(highestOf(cards, [](Card card) {
        return card.rank() >= jack ? strength(card) * 2 : isBrava(card) ? 100 : strength(card);
    }));
}

constexpr Facet facetRows[] = {
    { "truco.ladder", SM_TEXT("drills", "the ladder of ranks"), 1 },
    { "truco.bravas", SM_TEXT("drills", "the four bravas"), 1 },
    { "truco.false-aces", SM_TEXT("drills", "the false aces"), 1 },
    { "truco.false-sevens", SM_TEXT("drills", "the false sevens"), 1 },
    { "truco.threes", SM_TEXT("drills", "three, two, ace"), 1 },
    { "truco.figures-low", SM_TEXT("drills", "pictures below the threes"), 1 },
};

TextValue bestOf(const Problem &cards)
{
    return cards[static_cast<std::size_t>(truth(cards).number)];
}

TextValue chosen(const Problem &cards, const Answer &wrong)
{
    return cards[static_cast<std::size_t>(std::min(wrong.number, 3))];
}

constexpr Misrule<Problem> misrules[] = {
    { byNumber,
        [](const Problem &cards, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You went by the numbers. In Truco the ranks fall 3, 2, 1, rey, caballo, sota, "
                              "7, 6, 5, 4, with four cards above them: here the %1 leads."),
                { bestOf(cards) } };
        } },
    { withoutBravas,
        [](const Problem &cards, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You forgot the bravas: ace of espadas, ace of bastos, seven of espadas, seven "
                              "of oros stand above all others. Here it is the %1."),
                { bestOf(cards) } };
        } },
    { everyAceIsHigh,
        [](const Problem &cards, const Answer &wrong) {
            return Text {
                SM_TEXT("drills",
                    "Only the aces of espadas and bastos are high. The %1 is a false ace, below the twos."),
                { chosen(cards, wrong) }
            };
        } },
    { everySevenIsHigh,
        [](const Problem &cards, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "Only the sevens of espadas and oros are high. The %1 is below the sotas."),
                { chosen(cards, wrong) } };
        } },
    { aceAboveThree,
        [](const Problem &cards, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You put the %1 above the %2. The threes come first, then the twos, then the "
                              "false aces."),
                { chosen(cards, wrong), bestOf(cards) } };
        } },
    { kingAboveThree,
        [](const Problem &cards, const Answer &wrong) {
            return Text { SM_TEXT("drills",
                              "You put the %1 above the %2. Pictures stand below threes, twos and aces."),
                { chosen(cards, wrong), bestOf(cards) } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &cards, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.inOrder = true;
    exercise.question = { SM_TEXT("drills", "Which card is the highest?") };
    for (const Card card : cards)
        exercise.offered.push_back(
            { static_cast<int>(exercise.offered.size()), learn::cardText(card), { card } });
    exercise.offered.push_back({ 4, { SM_TEXT("drills", "two are equal") }, {} });
    if (exercise.answer.number == 4)
        exercise.because = { SM_TEXT("drills", "The two highest are equal.") };
    else
        exercise.because = { SM_TEXT("drills", "The %1 is the highest."), { bestOf(cards) } };
}

std::optional<Problem> drawUseful(std::size_t facet, int box, Rng &rng)
{
    const auto cards = draw(facet, box, rng);
    // A tie is an answer too, but a rare one, and never what an error is explained by.
    return cards && truth(*cards).number < 4 ? cards : std::nullopt;
}

constexpr Topic trained[] = { Topic::Keeps };

constexpr Recipe<Problem> recipe { drawUseful, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::ladder

namespace sobremesa::truco {

constinit const learn::Drill trickDrill { "ladder", SM_TEXT("drills", "Which card is the highest?"),
    ladder::facetRows, learn::attemptOf<ladder::recipe, ladder::facetRows>, ladder::trained };

} // namespace sobremesa::truco
