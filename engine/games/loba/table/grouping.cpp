// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/scoring.h"
#include "engine/games/loba/table/words.h"

#include <algorithm>

// The hand as its owner has arranged it: which cards that lie side by side are a meld, and what can be put
// down as it lies (section 4.4).
namespace sobremesa::loba {

namespace {

using HandCards = std::span<const Card>;

Term nameOf(bool escalera)
{
    return { escalera ? SM_TEXT("loba", "escalera") : SM_TEXT("loba", "trio") };
}

// The meld that these cards are as they lie: an escalera from either end, a trio in any order.
std::optional<Meld> meldOf(HandCards cards, bool anySize)
{
    Cards<14> turned;
    for (const Card card : cards)
        turned.push_back(card);
    if (const auto meld = readMeld(turned, true, anySize))
        return meld;
    std::reverse(turned.begin(), turned.end());
    if (const auto meld = readMeld(turned, true, anySize))
        return meld;
    Cards<14> sorted;
    for (const Card card : cards)
        sorted.insert(
            static_cast<std::size_t>(std::upper_bound(sorted.begin(), sorted.end(), card) - sorted.begin()),
            card);
    return readMeld(sorted, false, anySize);
}

// The best cut of the hand from one card on.
struct Cut
{
    std::size_t covered = 0; // cards in melds from here to the end
    std::size_t length = 0; // of the meld that begins here; 0: the card is loose
    std::optional<Meld> meld {};
};

using Cuts = std::array<Cut, 15>;

// Melds that cover as many cards as possible, found from the right to the left.
Cuts cutsOf(const State &state, Seat seat, HandCards hand)
{
    Cuts cuts {};
    const bool anySize = state.rules.initialMeld == InitialMeld::Free;
    const std::size_t longest = state.melded.contains(seat) ? 0 : hand.size();
    for (std::size_t first = hand.size(); first-- > 0;) {
        Cut &best = cuts[first];
        best.covered = cuts[first + 1].covered;
        for (std::size_t length = trioSize; length <= std::min(longest, hand.size() - first); ++length) {
            const std::size_t covered = length + cuts[first + length].covered;
            if (covered < best.covered)
                continue;
            if (const auto meld = meldOf(hand.subspan(first, length), anySize))
                best = { covered, length, meld };
        }
    }
    return cuts;
}

HandGroup looseGroup(HandCards cards)
{
    int points = 0;
    for (const Card card : cards)
        points += valueOf(card);
    return { static_cast<int>(cards.size()), false, { SM_TEXT_N("loba", "loose · %n point(s)"), {}, points },
        { SM_TEXT_N("loba", "%n point(s)"), {}, points } };
}

bool isKnown(Card card)
{
    return card.known();
}

// A meld in such a form that two of them can be compared.
using Written = std::pair<bool, CardList>;

std::vector<Written> meldsIn(const Action &action)
{
    std::vector<Written> melds;
    for (const CardGroup &group : groupsOf(action))
        melds.emplace_back(group.kind == escaleraKind, CardList(group.cards.begin(), group.cards.end()));
    std::sort(melds.begin(), melds.end());
    return melds;
}

std::vector<Written> meldsIn(const Cuts &cuts, std::size_t count)
{
    std::vector<Written> melds;
    for (std::size_t i = 0; i<count; i += cuts[i].length> 0 ? static_cast<std::size_t>(cuts[i].length) : 1U) {
        if (cuts[i].meld)
            melds.emplace_back(
                cuts[i].meld->escalera, CardList(cuts[i].meld->cards.begin(), cuts[i].meld->cards.end()));
    }
    std::sort(melds.begin(), melds.end());
    return melds;
}

Offer layDown(const Action &action, const std::vector<Written> &melds)
{
    static constexpr std::array sums { "%1", "%1 + %2", "%1 + %2 + %3", "%1 + %2 + %3 + %4" };
    Offer shown { action, { SM_TEXT("loba", "Lay down"), {} }, {}, Manner::Primary, Spot::Bar, 'M', -1000,
        {} };
    std::vector<TextValue> names;
    names.reserve(melds.size());
    for (const auto &[escalera, cards] : melds)
        names.emplace_back(nameOf(escalera));
    const char *sum = sums[std::min(melds.size(), sums.size()) - 1];
    shown.worth = { sum, std::move(names) };
    shown.final = true;
    return shown;
}

} // namespace

std::vector<HandGroup> handGroups(const State &seen, Seat seat, std::span<const Card> hand)
{
    std::vector<HandGroup> groups;
    if (hand.empty() || hand.size() >= Cuts {}.size() || !std::all_of(hand.begin(), hand.end(), isKnown))
        return groups;
    const Cuts cuts = cutsOf(seen, seat, hand);
    std::size_t loose = 0; // where the loose cards before this one begin
    const auto close = [&](std::size_t end) {
        if (end > loose)
            groups.push_back(looseGroup(hand.subspan(loose, end - loose)));
    };
    for (std::size_t i = 0; i < hand.size();) {
        const Cut &cut = cuts[i];
        if (!cut.meld) {
            ++i;
            continue;
        }
        close(i);
        const Text name { "%1", { nameOf(cut.meld->escalera) } };
        groups.push_back({ static_cast<int>(cut.length), true, name, name });
        i += cut.length;
        loose = i;
    }
    close(hand.size());
    return groups;
}

// The melds that lie ready in the hand, if they are one of the ways to go down.
std::optional<Offer> readyOffer(const State &seen, Seat seat, std::span<const Card> hand)
{
    const bool mine = actors(seen).contains(seat) && seen.phase == Phase::Play && !seen.melded.contains(seat);
    if (!mine || hand.size() >= Cuts {}.size())
        return {};
    const std::vector<Written> ready = meldsIn(cutsOf(seen, seat, hand), hand.size());
    Actions actions;
    legal(seen, seat, actions);
    for (const Action &action : actions) {
        if (static_cast<Verb>(action.verb) == Verb::Meld && meldsIn(action) == ready)
            return layDown(action, ready);
    }
    return {};
}

} // namespace sobremesa::loba
