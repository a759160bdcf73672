// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/registry.h"

#include <array>

namespace sobremesa {

namespace {

template<typename... States>
constexpr auto startersOf(const std::variant<States...> *)
{
    using Starter = Result<Position> (*)(const Setup &);
    return std::array<Starter, sizeof...(States)> { [](const Setup &setup) -> Result<Position> {
        const Result<States> state = States::start(setup);
        if (!state)
            return state.refusal();
        return Position { *state };
    }... };
}

template<typename... States>
auto infosOf(const std::variant<States...> *)
{
    static_assert((GameState<States> && ...));
    return std::array<const GameInfo *, sizeof...(States)> { &States::info()... };
}

using Games = decltype(Position::state);

const auto &allInfos()
{
    static const auto infos = infosOf(static_cast<const Games *>(nullptr));
    return infos;
}

} // namespace

std::span<const GameInfo *const> games()
{
    return allInfos();
}

const GameInfo *findGame(std::string_view id)
{
    for (const GameInfo *game : games()) {
        if (game->id == id)
            return game;
    }
    return nullptr;
}

Result<Position> startGame(const GameInfo &game, const Setup &setup)
{
    static constexpr auto starters = startersOf(static_cast<const Games *>(nullptr));
    for (std::size_t i = 0; i < starters.size(); ++i) {
        if (games()[i] == &game)
            return starters[i](setup);
    }
    return refused("game", { SM_TEXT("engine", "is not known") });
}

const GameInfo &infoOf(const Position &position)
{
    return *games()[position.state.index()];
}

int seatCount(const Position &position)
{
    return std::visit([](const auto &state) { return seatCount(state); }, position.state);
}

int sideCount(const Position &position)
{
    return std::visit([](const auto &state) { return sideCount(state); }, position.state);
}

Side sideOf(const Position &position, Seat seat)
{
    return std::visit([&](const auto &state) { return sideOf(state, seat); }, position.state);
}

Scores scores(const Position &position)
{
    return std::visit([](const auto &state) { return scores(state); }, position.state);
}

std::uint8_t phase(const Position &position)
{
    return std::visit([](const auto &state) { return phase(state); }, position.state);
}

SeatSet actors(const Position &position)
{
    return std::visit([](const auto &state) { return actors(state); }, position.state);
}

SeatSet waiting(const Position &position)
{
    return std::visit([](const auto &state) { return waiting(state); }, position.state);
}

std::optional<Side> winner(const Position &position)
{
    return std::visit([](const auto &state) { return winner(state); }, position.state);
}

bool isOver(const Position &position)
{
    return phase(position) + std::size_t { 1 } == infoOf(position).phases.size(); // the last row is "over"
}

void legal(const Position &position, Seat seat, Actions &out)
{
    std::visit(
        [&](const auto &state) {
            if (seat < seatCount(state))
                legal(state, seat, out);
        },
        position.state);
}

void offered(const Position &position, Seat seat, Actions &out)
{
    std::visit(
        [&](const auto &state) {
            if (seat < seatCount(state))
                offered(state, seat, out);
        },
        position.state);
}

void apply(Position &position, const Action &action, Events &events)
{
    std::visit([&](auto &state) { apply(state, action, events); }, position.state);
}

DealPlan plan(const Position &position)
{
    return std::visit([](const auto &state) { return plan(state); }, position.state);
}

void deal(Position &position, const PackCards &deck, Events &events)
{
    std::visit([&](auto &state) { deal(state, deck, events); }, position.state);
}

Observation observe(const Position &position, Seat seat, std::shared_ptr<const Happening> last)
{
    return std::visit(
        [&](const auto &state) {
            return Observation { Position { redact(state, seat) }, seat, Heard(std::move(last), seat) };
        },
        position.state);
}

Position resampled(const Observation &observation, Rng &rng)
{
    return std::visit(
        [&]<typename S>(const S &state) {
            return Position { worlds(Seen<S> { state, observation.viewer, observation.heard }).draw(rng) };
        },
        observation.position.state);
}

Zones zones(const Position &position)
{
    return std::visit([](const auto &state) { return zones(state); }, position.state);
}

Facts facts(const Position &position)
{
    return std::visit([](const auto &state) { return facts(state); }, position.state);
}

Refusal refuse(const Position &position, const Action &action)
{
    Objection why = std::visit([&](const auto &state) { return refuse(state, action); }, position.state);
    std::string message = plain(why.sentence, *infoOf(position).pack);
    return { "", std::move(message), std::move(why.sentence), why.rule };
}

} // namespace sobremesa
