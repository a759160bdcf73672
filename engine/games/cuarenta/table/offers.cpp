// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cuarenta/captures.h"
#include "engine/games/cuarenta/scoring.h"
#include "engine/games/cuarenta/table/words.h"

// What the table offers, and what it asks.
namespace sobremesa::cuarenta {

namespace {

// The cards captured besides the one played: the base, and the run above it (4.4, 4.5).
struct Parts
{
    CardList base;
    CardList run;
};

Parts partsOf(const Action &action)
{
    Parts parts;
    const int played = placeOf(action.cards[0]);
    for (std::size_t i = 1; i < action.cards.size(); ++i)
        (placeOf(action.cards[i]) <= played ? parts.base : parts.run).push_back(action.cards[i]);
    return parts;
}

const char *titleOf(bool run, bool caida, bool limpia)
{
    static constexpr const char *titles[2][4] = {
        { SM_TEXT("cuarenta", "%1"), SM_TEXT("cuarenta", "%1 · Caída"), SM_TEXT("cuarenta", "%1 · Limpia"),
            SM_TEXT("cuarenta", "%1 · Caída y limpia") },
        { SM_TEXT("cuarenta", "%1 + %2"), SM_TEXT("cuarenta", "%1 + %2 · Caída"),
            SM_TEXT("cuarenta", "%1 + %2 · Limpia"), SM_TEXT("cuarenta", "%1 + %2 · Caída y limpia") },
    };
    return titles[run ? 1 : 0][(caida ? 1 : 0) + (limpia ? 2 : 0)];
}

Text worthOf(const State &state, Seat seat, int cards, bool caida, bool limpia)
{
    const CapturePoints points = capturePoints(state.rules, state.scores[sideOf(state, seat)], caida, limpia);
    const int sum = points.caida + points.limpia;
    if (sum > 0)
        return { SM_TEXT_N("cuarenta", "%n card(s), +%1"), { std::int64_t { sum } }, cards };
    if (caida || limpia)
        return { SM_TEXT_N("cuarenta", "%n card(s), no points at 38"), {}, cards };
    return { SM_TEXT_N("cuarenta", "%n card(s)"), {}, cards };
}

Offer offerPlay(const State &state, const Action &action)
{
    Offer shown { action, {}, {}, Manner::Secondary, Spot::Card, 0, 0, {} };
    if (action.cards.size() == 1) {
        shown.title = { SM_TEXT("cuarenta", "Lay it"), {} };
        shown.deed = { SM_TEXT("cuarenta", "Lay the %1"), { action.cards[0] } };
        shown.worth = { SM_TEXT("cuarenta", "takes nothing"), {} };
        shown.order = 100;
        return shown;
    }
    const Parts parts = partsOf(action);
    const bool match = parts.base.size() == 1 && parts.base[0].rank() == action.cards[0].rank();
    const bool caida = match && parts.base[0] == state.laid;
    const bool limpia = action.cards.size() - 1 == state.table.size();
    shown.title = { titleOf(!parts.run.empty(), caida, limpia), { CardSum { parts.base }, parts.run } };
    shown.worth = worthOf(state, action.seat, static_cast<int>(action.cards.size()), caida, limpia);
    shown.concerns.assign(action.cards.begin() + 1, action.cards.end());
    // Equal card, then sums; the longer run first.
    shown.order = (match ? 0 : 40) + static_cast<int>(20 - action.cards.size());
    return shown;
}

Offer wordOffer(const Action &action, const char *title, Text worth, Manner manner, Spot spot, char letter)
{
    return { action, { title, {} }, std::move(worth), manner, spot, letter, action.verb, {} };
}

Text points(int number)
{
    return { SM_TEXT("cuarenta", "+%1"), { std::int64_t { number } } };
}

} // namespace

Offer offer(const State &seen, const Action &action)
{
    switch (static_cast<Verb>(action.verb)) {
    case Verb::Ronda:
        return wordOffer(action, SM_TEXT("cuarenta", "Ronda"), points(rondaPoints(seen.rules)),
            Manner::Secondary, Spot::Beside, 'R');
    case Verb::Claim:
        return wordOffer(action, SM_TEXT("cuarenta", "Claim the run"), {}, Manner::Primary,
            seen.phase == Phase::LastClaim ? Spot::Bar : Spot::Beside, 'C');
    case Verb::Pass:
        return wordOffer(
            action, SM_TEXT("cuarenta", "Nothing to claim"), {}, Manner::Secondary, Spot::Bar, 'P');
    case Verb::Collect: {
        Offer shown = wordOffer(action, SM_TEXT("cuarenta", "Collect: %1"), points(capturedRondaPoints),
            Manner::Primary, Spot::Bar, 0);
        shown.title.values = { RankName { action.number } };
        return shown;
    }
    case Verb::Forgo:
        return wordOffer(action, SM_TEXT("cuarenta", "Forgo"), {}, Manner::Danger, Spot::Bar, 'F');
    case Verb::Play:
        break;
    }
    return offerPlay(seen, action);
}

Text question(const State &seen, Seat viewer, std::optional<Card> lifted)
{
    if (lifted)
        return { SM_TEXT("cuarenta", "How does the %1 take?"), { *lifted } };
    if (seen.phase == Phase::LastClaim && actors(seen).contains(viewer))
        return { SM_TEXT("cuarenta", "Did the last card leave a run?"), {} };
    if (seen.phase == Phase::Count && actors(seen).contains(viewer))
        return { SM_TEXT("cuarenta", "You have captured a ronda. Of which rank?"), {} };
    if (seen.phase == Phase::Play && seen.turn == viewer)
        return { SM_TEXT("cuarenta", "Your turn: play a card"), {} };
    return {};
}

} // namespace sobremesa::cuarenta
