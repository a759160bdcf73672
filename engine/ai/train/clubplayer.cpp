// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/train/clubplayer.h"

#include "engine/games/truco/phases.h"

#include <algorithm>
#include <array>
#include <bit>

namespace sobremesa::train {

using namespace truco;

namespace {

constexpr double certain = 0.9; // a chance of the tricks

double between(double low, double high, Rng &rng)
{
    return low + (high - low) * rng.real();
}

// One in five has one point more in mind, another one a point less.
int about(int points, Rng &rng)
{
    const std::uint32_t die = rng.below(5);
    return points + (die == 0 ? -1 : die == 1 ? 1 : 0);
}

Seat seatOf(const Situation &now)
{
    return (*std::find_if(now.ways.begin(), now.ways.end(), [](const auto &way) {
        return way.has_value();
    }))->seat;
}

} // namespace

// What is decided now, and what the seat has for it.
struct ClubPlayer::Turn
{
    const State &state;
    const Situation &now;
    TrickChances &chances;
    Rng &rng;
    Seat seat = seatOf(now);
    bool mano = seat == state.play.mano;
    bool must = actors(state).contains(seat);
    // Ties are the mano's; of four somebody has more than of two.
    int points = envidoPoints(dealtTo(state, seat)) + (mano ? 1 : 0) - (state.rules.players > 2 ? 2 : 0);

    [[nodiscard]] double chance() const { return chances.of(state, seat); }
    [[nodiscard]] bool sometimes(double share) const { return rng.real() < share; }
    [[nodiscard]] bool isAsked() const
    {
        return state.play.truco.open > 0 && state.play.truco.by != teamOf(seat);
    }
    [[nodiscard]] bool isAhead() const
    {
        const auto &tricks = state.play.tricks;
        return std::find(tricks.begin(), tricks.end(), teamOf(seat)) != tricks.end();
    }
    // The place of that action or silence; as many as there are ways if it is none of them.
    [[nodiscard]] std::size_t placeOf(const std::optional<Action> &action) const
    {
        return static_cast<std::size_t>(
            std::find(now.ways.begin(), now.ways.end(), action) - now.ways.begin());
    }
    [[nodiscard]] std::size_t placeOf(int word) const
    {
        Action action;
        action.seat = seat;
        action.verb = static_cast<std::uint8_t>(word);
        return placeOf(std::optional(action));
    }
    // Of equal cards the ways have one.
    [[nodiscard]] std::size_t placeOf(Card card) const
    {
        const auto isEqual = [card](const auto &way) {
            return way && !way->cards.empty() && strength(way->cards[0]) == strength(card);
        };
        return static_cast<std::size_t>(
            std::find_if(now.ways.begin(), now.ways.end(), isEqual) - now.ways.begin());
    }
};

ClubPlayer ClubPlayer::drawn(Rng &rng)
{
    ClubPlayer player;
    player.m_opens = about(player.m_opens, rng);
    player.m_wants = about(player.m_wants, rng);
    player.m_lies = between(0.02, 0.1, rng);
    player.m_fishes = between(0.2, 0.7, rng);
    player.m_margin = between(0.05, 0.15, rng);
    player.m_calls = between(0.57, 0.68, rng);
    player.m_often = between(0.4, 0.8, rng);
    player.m_bluffs = between(0.03, 0.13, rng);
    player.m_raises = between(0.75, 0.85, rng);
    return player;
}

std::size_t ClubPlayer::way(const State &state, const Situation &now, TrickChances &chances, Rng &rng) const
{
    const Turn turn { state, now, chances, rng };
    for (const std::uint8_t word : wordsOf(turn))
        if (const std::size_t place = turn.placeOf(int { word }); place < now.ways.size())
            return place;
    const bool plays = turn.must && state.phase == Phase::Play && !now.goesOn;
    if (plays && !state.hands[turn.seat].empty())
        if (const std::size_t place = turn.placeOf(cardByThumb(state, turn.seat)); place < now.ways.size())
            return place;
    const std::size_t silence = turn.placeOf(std::nullopt);
    return silence < now.ways.size() ? silence : 0;
}

std::optional<Action> ClubPlayer::callOutOfTurn(
    const State &state, Seat seat, TrickChances &chances, Rng &rng) const
{
    constexpr std::uint32_t calls = 1U << verb::truco | 1U << verb::retruco | 1U << verb::valeCuatro;
    const std::uint32_t words = trucoWords(state.play.truco, teamOf(seat)) & calls;
    if (words == 0 || seat == state.play.turn || state.hands[seat].empty())
        return std::nullopt;
    if (chances.of(state, seat) <= certain || rng.real() >= m_often)
        return std::nullopt;
    Action action;
    action.seat = seat;
    action.verb = static_cast<std::uint8_t>(std::countr_zero(words));
    Actions open;
    return isLegal(state, action, open) ? std::optional(action) : std::nullopt;
}

ClubPlayer::Words ClubPlayer::wordsOf(const Turn &turn) const
{
    if (turn.state.phase == Phase::Envido)
        return envidoAnswer(turn);
    if (turn.now.goesOn)
        return envidoOpening(turn);
    return turn.isAsked() ? trucoAnswer(turn) : trucoCall(turn);
}

// Rules 2, 3, 5 and 11; never out of turn.
ClubPlayer::Words ClubPlayer::envidoOpening(const Turn &turn) const
{
    constexpr int poor = 24, high = 30, highest = 31;
    if (!turn.must)
        return {};
    if (turn.points < m_opens) {
        const bool lies = !turn.isAsked() && turn.points < poor && turn.sometimes(m_lies);
        return lies ? Words { verb::envido } : Words {};
    }
    if (!turn.isAsked() && turn.mano && turn.points >= high && turn.sometimes(m_fishes))
        return {};
    return turn.points >= highest ? Words { verb::realEnvido } : Words { verb::envido };
}

// Rule 1: the dearer, the more points.
ClubPlayer::Words ClubPlayer::envidoAnswer(const Turn &turn) const
{
    constexpr int raises = 30, raisesToRest = 32;
    const auto &chain = turn.state.play.envido.chain;
    const int stake = chainWanted(turn.state, chain, teamOf(turn.seat));
    Words words;
    if (turn.points >= raisesToRest)
        words.push_back(verb::faltaEnvido);
    if (turn.points >= raises)
        words.push_back(verb::realEnvido);
    const int least = m_wants + (stake <= 2 ? 0 : stake <= 4 ? 2 : stake <= 7 ? 4 : 6);
    words.push_back(turn.points >= least ? verb::quiero : verb::noQuiero);
    return words;
}

// Rules 1 and 10.
ClubPlayer::Words ClubPlayer::trucoAnswer(const Turn &turn) const
{
    constexpr std::array<double, 4> prices { 0, 0.25, 0.2, 0.17 };
    constexpr double usually = 0.7;
    Words words;
    const double chance = turn.chance();
    if (chance > m_raises && turn.sometimes(usually)) {
        words.push_back(verb::retruco);
        words.push_back(verb::valeCuatro);
    }
    const double price = prices[turn.state.play.truco.open];
    words.push_back(chance > price + m_margin ? verb::quiero : verb::noQuiero);
    return words;
}

// Rules 9 and 11; out of turn only with a win that is all but certain.
ClubPlayer::Words ClubPlayer::trucoCall(const Turn &turn) const
{
    constexpr double poor = 0.3, middling = 0.3;
    if (turn.state.play.truco.open > 0)
        return {};
    const double chance = turn.chance();
    const bool ahead = turn.isAhead();
    const double bluff = m_bluffs * (ahead ? 1.5 : 0.6);
    const double share = chance > m_calls ? m_often : chance < poor ? bluff : ahead ? middling : 0.0;
    const bool calls = turn.must ? turn.sometimes(share) : chance > certain;
    return calls ? Words { verb::truco, verb::retruco, verb::valeCuatro } : Words {};
}

} // namespace sobremesa::train
