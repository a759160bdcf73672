// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/tresillo/learn/parts.h"

// How high must I bid at least? (4.3)
namespace sobremesa::tresillo::auctioning {

namespace {

using namespace learn;

struct Problem
{
    State state; // it is the turn of the learner, seat 0
    int place = 0, bidder = 0; // in the order of priority, from 1
};

int placeOf(const Deal &deal, Seat seat)
{
    return static_cast<int>(std::find(deal.active.begin(), deal.active.end(), seat) - deal.active.begin())
        + 1;
}

State opened(Rng &rng)
{
    State state;
    state.phase = Phase::Bidding;
    state.dealer = static_cast<Seat>(rng.below(3));
    state.turn = next(state.dealer, 3);
    for (Seat seat = state.turn; state.now.active.size() < 3; seat = next(seat, 3))
        state.now.active.push_back(seat);
    return state;
}

// Some words of the auction, then the learner's turn against a bid.
std::optional<Problem> draw(std::size_t /*facet*/, int box, Rng &rng)
{
    State state = opened(rng);
    std::vector<Event> unheard;
    Events events(unheard);
    for (int word = between(1, 3 + box, rng); word > 0; --word) {
        Actions actions;
        legal(state, state.turn, actions);
        apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
        if (state.phase != Phase::Bidding)
            return std::nullopt;
    }
    if (state.turn != 0 || state.now.bidder == nobody)
        return std::nullopt;
    return Problem { state, placeOf(state.now, 0), placeOf(state.now, state.now.bidder) };
}

// The lowest contract of whoever stays in; 0: he may only pass.
Answer truth(const Problem &problem)
{
    Actions actions;
    legal(problem.state, 0, actions);
    const auto more = std::find_if(actions.begin(), actions.end(),
        [](const Action &action) { return action.word == row(BidWord::Mas); });
    if (more == actions.end())
        return numberAnswer(0);
    State after = problem.state;
    std::vector<Event> unheard;
    Events events(unheard);
    apply(after, *more, events);
    return numberAnswer(after.now.level);
}

constexpr int soloLevel = 3;

Answer alwaysHigher(const Problem &problem)
{
    const int level = problem.state.now.level;
    return numberAnswer(level < soloLevel ? level + 1 : 0);
}
Answer alwaysHolds(const Problem &problem)
{
    return numberAnswer(problem.state.now.level);
}

constexpr Facet facetRows[] = {
    { "tresillo.hold", SM_TEXT("drills", "whoever sits before the bidder can hold"), 4 },
    { "tresillo.priority", SM_TEXT("drills", "whoever sits behind the bidder must go higher"), 4 },
};

constexpr Misrule<Problem> misrules[] = {
    { alwaysHigher,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You went higher. Number %1 comes before number %2 and may hold the same bid."),
                { std::int64_t { problem.place }, std::int64_t { problem.bidder } } };
        } },
    { alwaysHolds,
        [](const Problem &problem, const Answer &) {
            return Text { SM_TEXT("drills",
                              "You held the bid. Number %1 comes behind number %2 and has to go higher."),
                { std::int64_t { problem.place }, std::int64_t { problem.bidder } } };
        } },
};
static_assert(std::size(misrules) == std::size(facetRows));

constexpr const char *levels[] = { SM_TEXT("drills", "nothing: I have to pass"), SM_TEXT("drills", "entrada"),
    SM_TEXT("drills", "vuelta"), SM_TEXT("drills", "solo") };

void show(const Problem &problem, Exercise &exercise)
{
    static constexpr const char *notes[] = { "",
        SM_TEXT("drills", "You are number %1 in the order of priority. Number %2 has bid entrada."),
        SM_TEXT("drills", "You are number %1 in the order of priority. Number %2 has bid vuelta."),
        SM_TEXT("drills", "You are number %1 in the order of priority. Number %2 has bid solo.") };
    exercise.question = { SM_TEXT("drills", "You want to play. What do you bid at least?") };
    exercise.note = { notes[problem.state.now.level],
        { std::int64_t { problem.place }, std::int64_t { problem.bidder } } };
    offerTexts({ { levels[0] }, { levels[1] }, { levels[2] }, { levels[3] } }, exercise);
    exercise.because = problem.place < problem.bidder
        ? Text { SM_TEXT("drills", "You come before the bidder: the same bid is enough.") }
        : Text { SM_TEXT("drills", "You come behind the bidder: only a higher bid counts.") };
}

constexpr Recipe<Problem> recipe { draw, truth, show, misrules };

} // namespace

} // namespace sobremesa::tresillo::auctioning

namespace sobremesa::tresillo {

constinit const learn::Drill auctionDrill { "auction", SM_TEXT("drills", "Who may bid what?"),
    auctioning::facetRows, learn::attemptOf<auctioning::recipe, auctioning::facetRows> };

} // namespace sobremesa::tresillo
