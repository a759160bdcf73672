// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/learn/parts.h"
#include "engine/games/truco/scoring.h"

// Which side takes this trick of four? (4.4)
namespace sobremesa::truco::side {

namespace {

using namespace learn;

constexpr int players = 4;
enum Taken : std::uint8_t { ours, theirs, nobodys };

struct Problem
{
    std::array<Card, players> cards; // by seat; 0 and 2 are partners
};

// Often with two equal ones, so that it matters whose they are.
std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    Shuffled pack(spanishPack, rng);
    Problem problem;
    problem.cards[0] = pack.take();
    const bool equal = oneIn(2, rng) || box > 3;
    problem.cards[1] = equal ? pack.takeRank(problem.cards[0].rank()) : pack.take();
    problem.cards[2] = pack.take();
    problem.cards[3] = pack.take();
    shuffle(problem.cards, rng);
    return problem;
}

Answer truth(const Problem &problem)
{
    State state;
    state.phase = Phase::Play;
    state.dealer = players - 1;
    state.play.seats = SeatSet::firstOf(players);
    state.play.turn = 0;
    for (std::size_t seat = 0; seat < players; ++seat)
        state.hands[seat] = { problem.cards[seat], Card {}, Card {} };
    std::vector<Event> unheard;
    Events events(unheard);
    for (Seat seat = 0; seat < players; ++seat) {
        Action action;
        action.seat = seat;
        action.cards.push_back(problem.cards[seat]);
        apply(state, action, events);
    }
    const Side winner = state.play.tricks[0];
    return numberAnswer(winner == parda ? nobodys : winner == 0 ? ours : theirs);
}

int strongest(const Problem &problem)
{
    int best = 0;
    for (const Card card : problem.cards)
        best = std::max(best, strength(card));
    return best;
}

int bestOf(const Problem &problem, std::size_t side)
{
    return std::max(strength(problem.cards[side]), strength(problem.cards[side + 2]));
}

Answer onlyTheOwnCard(const Problem &problem)
{
    const Answer right = truth(problem);
    const bool partners = right.number == ours && strength(problem.cards[0]) < strongest(problem);
    return partners ? numberAnswer(theirs) : right;
}

Answer equalIsAlwaysParda(const Problem &problem)
{
    const auto best = std::count_if(problem.cards.begin(), problem.cards.end(),
        [&](Card card) { return strength(card) == strongest(problem); });
    return best > 1 ? numberAnswer(nobodys) : truth(problem);
}

Answer firstOfEqualsWins(const Problem &problem)
{
    if (bestOf(problem, 0) != bestOf(problem, 1))
        return truth(problem);
    const auto first = std::find_if(problem.cards.begin(), problem.cards.end(),
        [&](Card card) { return strength(card) == strongest(problem); });
    return numberAnswer((first - problem.cards.begin()) % 2 == 0 ? ours : theirs);
}

constexpr Facet facetRows[] = {
    { "truco.partner", SM_TEXT("drills", "the partner's card counts too"), 8 },
    { "truco.partner-equal", SM_TEXT("drills", "equal cards of one side"), 8 },
    { "truco.sides-equal", SM_TEXT("drills", "equal cards of both sides"), 8 },
};

constexpr Misrule<Problem> misrules[] = {
    { onlyTheOwnCard,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "You looked at your own card. What your partner takes, your side takes.") };
        } },
    { equalIsAlwaysParda,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT(
                "drills", "Two equal cards of the same side are no parda: that side has the trick.") };
        } },
    { firstOfEqualsWins,
        [](const Problem &, const Answer &) {
            return Text { SM_TEXT("drills",
                "You gave it to the one who came first. Equal cards of both sides: nobody has the trick.") };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

void show(const Problem &problem, Exercise &exercise)
{
    exercise.question = { SM_TEXT("drills", "Four players, two sides. Who takes the trick?") };
    exercise.rows = { { { SM_TEXT("drills", "You, then your partner") },
                          { problem.cards[0], problem.cards[2] }, false },
        { { SM_TEXT("drills", "The others") }, { problem.cards[1], problem.cards[3] }, false } };
    exercise.note = { SM_TEXT("drills", "You led, and sit opposite your partner.") };
    offerTexts({ { SM_TEXT("drills", "your side") }, { SM_TEXT("drills", "the other side") },
                   { SM_TEXT("drills", "nobody, parda") } },
        exercise);
    const auto best = std::find_if(problem.cards.begin(), problem.cards.end(),
        [&](Card card) { return strength(card) == strongest(problem); });
    exercise.because = exercise.answer.number == nobodys
        ? Text { SM_TEXT("drills", "Both sides have one as high as the %1: a parda."), { *best } }
        : Text { SM_TEXT("drills", "The highest card, the %1, decides."), { *best } };
}

constexpr Topic trained[] = { Topic::Trick };

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::truco::side

namespace sobremesa::truco {

constinit const learn::Drill sideDrill { "side", SM_TEXT("drills", "Which side takes the trick?"),
    side::facetRows, learn::attemptOf<side::recipe, side::facetRows>, side::trained };

} // namespace sobremesa::truco
