// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/book.h"
#include "engine/ai/hooks.h"
#include "engine/ai/style.h"

#include <algorithm>

// What a player knows by heart: the ways of its book, one thing after the other.
namespace sobremesa {

// How often an action is done of which a book says so: a little more if it goes with the style, and never if
// the state makes it worse than something else, which a book of merged situations may not tell.
template<GameState S>
[[nodiscard]] std::uint8_t leaning(const S &state, const Action &action, std::uint8_t share, Style style)
{
    constexpr int leaningShare = 5; // one of so many parts of how often something is done
    if (Knowledge<S>::dominatedIn(state, {}, action))
        return 0;
    const double liked = liking(style, { Knowledge<S>::daringOf(state, action), action.cards.empty(), 0.0 });
    const int more = share / leaningShare * (liked > 0 ? 1 : liked < 0 ? -1 : 0);
    return static_cast<std::uint8_t>(std::min(share + more, int { wholeShare }));
}

// None if the book does not know the situation, or nothing good in it.
template<GameState S>
[[nodiscard]] BookShares sharesByHeart(
    const S &state, const Situation &now, const Book &book, Style style = Style::Even)
{
    if (now.ways.size() == 1)
        return { wholeShare };
    BookShares shares = book.find(now.key, now.ways.size());
    for (std::size_t way = 0; way < shares.size(); ++way)
        if (const auto &action = now.ways[way])
            shares[way] = leaning(state, *action, shares[way], style);
    const bool any = std::any_of(shares.begin(), shares.end(), [](std::uint8_t share) { return share > 0; });
    return any ? shares : BookShares {};
}

// What the book says here: an action, or to let it pass; nothing where it is silent. Needs a book of this
// game.
template<GameState S>
[[nodiscard]] std::optional<std::optional<Action>> drawByHeart(
    const S &state, Seat seat, const Book &book, Rng &rng, Style style = Style::Even)
{
    for (int thing = 0;; ++thing) {
        const Situation now = situation(state, seat, thing);
        const BookShares shares = sharesByHeart(state, now, book, style);
        if (shares.empty())
            return std::nullopt;
        const std::optional<Action> &way = now.ways[drawWay(shares, rng)];
        if (way || !now.goesOn)
            return std::optional(way);
    }
}

// How often something is done where one thing is decided, and how often the next thing is left to decide:
// from 0 to 1.
struct PartByHeart
{
    double own = 0;
    double goesOn = 0;
    bool ratherGoesOn = false; // at least half as often as anything else is done: who need not bet does not
};

// No action: to let it pass.
template<GameState S>
[[nodiscard]] PartByHeart partByHeart(
    const S &state, const Situation &now, const BookShares &shares, const std::optional<Action> &action)
{
    PartByHeart part;
    double whole = 0, most = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const std::optional<Action> &way = now.ways[i];
        const bool same = way ? action && sameWay(state, *way, *action) : !action;
        whole += shares[i];
        if (!way && now.goesOn) {
            part.goesOn += shares[i];
            continue;
        }
        most = std::max<double>(most, shares[i]);
        part.own += same ? shares[i] : 0;
    }
    return { part.own / whole, part.goesOn / whole, 2 * part.goesOn >= most };
}

// How often somebody who plays by the book does this, from 0 to 1; and what stands higher the sooner it is
// what he does: first he decides the first thing.
struct HeartShare
{
    double share = 0;
    double order = 0;
};

// Nothing where the book is silent.
template<GameState S>
[[nodiscard]] std::optional<HeartShare> shareByHeart(
    const S &state, Seat seat, const std::optional<Action> &action, const Book &book)
{
    HeartShare heart { 1, 0 };
    for (int thing = 0;; ++thing) {
        const Situation now = situation(state, seat, thing);
        const BookShares shares = sharesByHeart(state, now, book);
        if (shares.empty())
            return std::nullopt;
        const PartByHeart part = partByHeart(state, now, shares, action);
        if (part.own > 0 || !now.goesOn)
            return HeartShare { heart.share * part.own, heart.order + part.own };
        heart.share *= part.goesOn;
        heart.order += part.ratherGoesOn ? 1 : -1;
    }
}

// The level's book, if it is one of this game.
template<GameState S>
[[nodiscard]] const Book *bookOf(const Book *book)
{
    return book && book->game() == &S::info() ? book : nullptr;
}

} // namespace sobremesa
