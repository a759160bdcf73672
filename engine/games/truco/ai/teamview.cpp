// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/ai/teamview.h"

#include <algorithm>

namespace sobremesa::truco {

int unseenAbove(const View &view, int power)
{
    static constexpr std::array<std::uint8_t, 15> ofStrength { 0, 4, 4, 4, 2, 4, 4, 4, 2, 4, 4, 1, 1, 1, 1 };
    int unseen = 0;
    for (auto each = static_cast<std::size_t>(power) + 1; each < ofStrength.size(); ++each)
        unseen += ofStrength[each];
    const auto isAbove = [power](Card card) { return strength(card) > power; };
    const auto &own = view.state.hands[view.seat];
    unseen -= static_cast<int>(std::count_if(own.begin(), own.end(), isAbove));
    for (const Dealt &played : view.state.played)
        unseen -= static_cast<int>(std::count_if(played.begin(), played.end(), isAbove));
    return unseen;
}

unsigned worthOf(const View &view, int power)
{
    static constexpr std::array<int, worthCount - 1> bounds { 0, 1, 2, 3, 5, 8, 13, 20 };
    const int above = unseenAbove(view, power);
    return static_cast<unsigned>(std::lower_bound(bounds.begin(), bounds.end(), above) - bounds.begin());
}

PartnersBest partnersBest(const View &view)
{
    constexpr int signsOfCards = 7, aceOfSwords = 14; // a sign for each strength from the top
    PartnersBest best;
    for (const Sign sign : view.play.signs) {
        const int power = aceOfSwords - sign.code();
        if (!view.isPartner(sign.seat()) || sign.code() >= signsOfCards || power <= best.power)
            continue;
        const auto &played = view.state.played[sign.seat()];
        const auto isIt = [power](Card card) { return strength(card) == power; };
        if (std::none_of(played.begin(), played.end(), isIt))
            best = { power, sign.seat() };
    }
    return best;
}

bool partnerHasPoints(const View &view)
{
    constexpr int signOfPoints = 7;
    const auto &signs = view.play.signs;
    return std::any_of(signs.begin(), signs.end(),
        [&view](Sign sign) { return view.isPartner(sign.seat()) && sign.code() == signOfPoints; });
}

Lying lyingIn(const View &view)
{
    Lying lying;
    for (const Seat seat : view.play.seats) {
        const int power = view.cardOf(seat, view.trick);
        int &best = lying.best[teamOf(seat)];
        best = std::max(best, power);
        lying.cards += power > 0 ? 1 : 0;
    }
    return lying;
}

} // namespace sobremesa::truco
