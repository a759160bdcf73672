// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/exercise.h"

#include "engine/learn/games.h" // written by engine/CMakeLists.txt from engine/games/list.cmake

#include <algorithm>
#include <array>

namespace sobremesa::learn {

namespace {

constexpr int tries = 40000;
constexpr int strictTries = tries / 2;

template<typename... States>
auto allDrills(const std::variant<States...> *)
{
    return std::array<std::span<const Drill>, sizeof...(States)> { drills(std::type_identity<States> {})... };
}

} // namespace

Exercise makeExercise(const Drill &drill, std::size_t facet, int box, std::uint64_t seed, int taught)
{
    const int known = std::max(taught, drill.facets[facet].lesson);
    for (int number = 0; number < tries; ++number) {
        Rng rng(mix(seed, static_cast<std::uint64_t>(number)));
        auto exercise = drill.attempt(facet, box, number < strictTries, rng);
        if (exercise && (exercise->needs <= known || number >= strictTries)) {
            exercise->seed = seed;
            return *std::move(exercise);
        }
    }
    require(false); // a facet without an exercise is a bug of its drill
    return {};
}

bool isRight(const Exercise &exercise, const Answer &answer)
{
    return exercise.answer == answer;
}

const Mistake *mistakeOf(const Exercise &exercise, const Answer &answer)
{
    const auto found = std::find_if(exercise.mistakes.begin(), exercise.mistakes.end(),
        [&](const Mistake &mistake) { return mistake.answer == answer; });
    return found == exercise.mistakes.end() ? nullptr : &*found;
}

std::span<const Drill> drillsOf(const GameInfo &game)
{
    static const auto all = allDrills(static_cast<const AnyState *>(nullptr));
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (games()[i] == &game)
            return all[i];
    }
    return {};
}

const Drill *drillAgainst(const GameInfo &game, Topic kind)
{
    const auto drills = drillsOf(game);
    const auto found = std::find_if(drills.begin(), drills.end(), [kind](const Drill &drill) {
        return std::find(drill.trains.begin(), drill.trains.end(), kind) != drill.trains.end();
    });
    return found == drills.end() ? nullptr : &*found;
}

std::vector<FacetPlace> facetsOf(const GameInfo &game)
{
    std::vector<FacetPlace> places;
    for (const Drill &drill : drillsOf(game)) {
        for (std::size_t i = 0; i < drill.facets.size(); ++i)
            places.push_back({ &game, &drill, i });
    }
    return places;
}

std::optional<FacetPlace> findFacet(std::string_view id)
{
    for (const GameInfo *game : games()) {
        for (const FacetPlace &place : facetsOf(*game)) {
            if (place.row().id == id)
                return place;
        }
    }
    return std::nullopt;
}

} // namespace sobremesa::learn
