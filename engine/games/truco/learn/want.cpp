// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"
#include "engine/games/truco/scoring.h"
#include "engine/learn/odds.h"

#include <numeric>

// With which hand is a bid of envido to be wanted? Refused it costs a little, wanted it wins or loses the
// stake: how often one must win follows from both. Counted over all hands that the other may hold. (5.2, 9.1)
namespace sobremesa::truco::want {

namespace {

using namespace learn;

constexpr std::size_t offeredHands = 4;
constexpr double margin = 0.04; // to either side: what is nearer is not asked
constexpr int numbered = 7;
constexpr std::size_t suitCount = 4;
constexpr std::size_t priceFacet = 3;

struct Problem
{
    std::array<Dealt, offeredHands> hands;
    bool mano = false; // wins ties
    int stake = 2;
    int refused = 1;

    // The share of wins from which wanting costs no more than refusing.
    [[nodiscard]] double needed() const { return double(stake - refused) / (2 * stake); }
};

using Numbers = std::vector<int>; // of one suit, as the envido counts them, the lowest first

std::array<Numbers, suitCount> unseenBut(const Dealt &hand)
{
    std::array<Numbers, suitCount> suits;
    for (const Card card : spanishPack.cards()) {
        if (std::count(hand.begin(), hand.end(), card) == 0)
            suits[static_cast<std::size_t>(card.suit())].push_back(card.rank() <= numbered ? card.rank() : 0);
    }
    for (Numbers &numbers : suits)
        std::sort(numbers.begin(), numbers.end());
    return suits;
}

// How many hands of three suits are worth so much at most.
int threeSuits(const std::array<Numbers, suitCount> &suits, int most)
{
    int hands = 0;
    for (std::size_t without = 0; without < suits.size(); ++without) {
        int each = 1;
        for (std::size_t suit = 0; suit < suits.size(); ++suit) {
            if (suit != without)
                each *= static_cast<int>(std::count_if(
                    suits[suit].begin(), suits[suit].end(), [most](int number) { return number <= most; }));
        }
        hands += each;
    }
    return hands;
}

// How many hands with two or three of this suit are: the two best of them count, on twenty.
int withPair(const Numbers &suit, int others, int most)
{
    constexpr int twenty = 20;
    int hands = 0;
    for (std::size_t high = 0; high < suit.size(); ++high) {
        for (std::size_t low = 0; low < high; ++low) {
            if (twenty + suit[high] + suit[low] <= most)
                hands += others + static_cast<int>(low); // the third one of another suit, or below both
        }
    }
    return hands;
}

// The share of the other's hands that this one beats.
double shareWon(const Dealt &hand, bool mano)
{
    constexpr int unseen = 37, all = 37 * 36 * 35 / 6;
    const auto suits = unseenBut(hand);
    const int most = envidoPoints(hand) - (mano ? 0 : 1);
    int won = threeSuits(suits, most);
    for (const Numbers &suit : suits)
        won += withPair(suit, unseen - static_cast<int>(suit.size()), most);
    return double(won) / all;
}

template<typename Count>
Answer highest(const Problem &problem, Count count)
{
    const auto best = std::max_element(problem.hands.begin(), problem.hands.end(),
        [&](const Dealt &left, const Dealt &right) { return count(left) < count(right); });
    return numberAnswer(static_cast<int>(best - problem.hands.begin()));
}

Answer truth(const Problem &problem)
{
    return highest(problem, [](const Dealt &hand) { return envidoPoints(hand); });
}

// Only the best hand is to be wanted.
bool isClear(const Problem &problem)
{
    const auto best = static_cast<std::size_t>(truth(problem).number);
    for (std::size_t hand = 0; hand < offeredHands; ++hand) {
        const double share = shareWon(problem.hands[hand], problem.mano);
        if (hand == best ? share < problem.needed() + margin : share > problem.needed() - margin)
            return false;
    }
    return true;
}

// Two of a suit and a third of another, or three suits.
Dealt handFrom(Shuffled &pack, bool pair, int most, Rng &rng)
{
    Dealt hand;
    const auto fits = [&](Card card, bool figure) {
        return card.rank() > numbered ? true : !figure && (pair || card.rank() <= most);
    };
    const bool figure = oneIn(3, rng);
    hand.push_back(pack.take([&](Card card) { return fits(card, figure); }));
    if (pair)
        hand.push_back(pack.takeSuit(hand[0].suit()));
    while (hand.size() < 3) {
        const bool another = oneIn(3, rng);
        hand.push_back(pack.take([&](Card card) {
            return fits(card, another) && std::none_of(hand.begin(), hand.end(), [card](Card each) {
                return each.suit() == card.suit();
            });
        }));
    }
    shuffle(hand, rng);
    return hand;
}

bool isWhole(const Dealt &hand)
{
    return std::all_of(hand.begin(), hand.end(), [](Card card) { return card.known(); });
}

std::optional<Problem> draw(std::size_t facet, int /*box*/, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem problem;
    problem.mano = oneIn(2, rng);
    const bool dear = facet == priceFacet || oneIn(3, rng);
    if (dear)
        problem.stake = between(15, 25, rng);
    const std::size_t best = rng.below(offeredHands);
    const std::size_t low = (best + 1 + rng.below(offeredHands - 1)) % offeredHands;
    for (std::size_t at = 0; at < offeredHands; ++at) {
        problem.hands[at] = handFrom(pack, at == best || (dear && at == low), dear ? numbered : 3, rng);
        if (!isWhole(problem.hands[at]))
            return std::nullopt;
    }
    return isClear(problem) ? std::optional(problem) : std::nullopt;
}

int sum(const Dealt &hand, int (*count)(Card))
{
    return std::accumulate(
        hand.begin(), hand.end(), 0, [count](int points, Card card) { return points + count(card); });
}

Answer takesTheStrongest(const Problem &problem)
{
    return highest(
        problem, [](const Dealt &hand) { return sum(hand, [](Card card) { return strength(card); }); });
}

Answer countsFigures(const Problem &problem)
{
    return highest(problem, [](const Dealt &hand) {
        return sum(hand, [](Card card) { return card.rank() > numbered ? card.rank() + 2 : 0; });
    });
}

Answer addsSuits(const Problem &problem)
{
    return highest(problem, [](const Dealt &hand) {
        return sum(hand, [](Card card) { return card.rank() > numbered ? 0 : card.rank(); });
    });
}

// The smallest of those with two of a suit.
Answer takesAnyPair(const Problem &problem)
{
    constexpr int pair = 20;
    return highest(problem, [](const Dealt &hand) {
        const int points = envidoPoints(hand);
        return points >= pair ? 100 - points : 0;
    });
}

constexpr Facet facetRows[] = {
    { "truco.want-strong", SM_TEXT("drills", "strong cards are not points"), 5 },
    { "truco.want-figures", SM_TEXT("drills", "pictures win no envido"), 5 },
    { "truco.want-suits", SM_TEXT("drills", "a pair of one suit decides"), 5 },
    { "truco.want-price", SM_TEXT("drills", "the dearer, the more it needs"), 6 },
};

Text told(const char *source, const Problem &problem, const Answer &wrong)
{
    const Dealt &hand = problem.hands[static_cast<std::size_t>(wrong.number)];
    const auto won = std::int64_t { inHundred(shareWon(hand, problem.mano)) };
    return { source, { std::int64_t { envidoPoints(hand) }, won } };
}

std::int64_t neededOf(const Problem &problem)
{
    return std::int64_t { inHundred(problem.needed()) };
}

constexpr Misrule<Problem> misrules[] = {
    { takesTheStrongest,
        [](const Problem &problem, const Answer &wrong) {
            return told(
                SM_TEXT("drills",
                    "You took the strongest cards. For the envido they are %1 points: that beats %2 of "
                    "100 hands."),
                problem, wrong);
        } },
    { countsFigures,
        [](const Problem &problem, const Answer &wrong) {
            return told(
                SM_TEXT("drills",
                    "You took the pictures. They count nothing: %1 points, which beat %2 of 100 hands."),
                problem, wrong);
        } },
    { addsSuits,
        [](const Problem &problem, const Answer &wrong) {
            return told(
                SM_TEXT("drills",
                    "You added different suits. Only one card counts: %1 points, which beat %2 of 100 "
                    "hands."),
                problem, wrong);
        } },
    { takesAnyPair,
        [](const Problem &problem, const Answer &wrong) {
            Text text = told(SM_TEXT("drills",
                                 "Two of a suit are not always enough: %1 points beat %2 of 100 hands, and "
                                 "here it needs %3."),
                problem, wrong);
            text.values.emplace_back(neededOf(problem));
            return text;
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.pick = Pick::Choice;
    exercise.question = problem.stake == 2
        ? Text { SM_TEXT("drills", "The other says envido. With which hand do you say quiero?") }
        : Text { SM_TEXT("drills", "The other says falta envido. With which hand do you say quiero?") };
    exercise.note = { problem.mano
            ? SM_TEXT("drills", "You are mano. Wanted it is worth %1, refused %2.")
            : SM_TEXT("drills", "The other is mano. Wanted it is worth %1, refused %2."),
        { std::int64_t { problem.stake }, std::int64_t { problem.refused } } };
    for (const Dealt &hand : problem.hands) {
        const CardList cards = listOf(hand);
        exercise.offered.push_back({ static_cast<int>(exercise.offered.size()), { "%1", { cards } }, cards });
    }
    const Dealt &best = problem.hands[static_cast<std::size_t>(exercise.answer.number)];
    const auto won = std::int64_t { inHundred(shareWon(best, problem.mano)) };
    exercise.because = { SM_TEXT("drills", "%1 points beat %2 of 100 hands. Quiero pays from %3."),
        { std::int64_t { envidoPoints(best) }, won, neededOf(problem) } };
}

constexpr Topic trained[] = { Topic::Price };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::want

namespace sobremesa::truco {

constinit const learn::Drill wantDrill { "want", SM_TEXT("drills", "Want the envido, or not?"),
    want::facetRows, learn::attemptOf<want::recipe, want::facetRows>, want::trained };

} // namespace sobremesa::truco
