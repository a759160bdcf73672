// SPDX-License-Identifier: GPL-3.0-or-later
// How long an exercise takes to be drawn, on the thread of the window:
//   bench_drills [GAME]
// Of each facet the median and the longest in milliseconds of the processor, over all boxes.
#include "app/cli/processortime.h"
#include "engine/games/registry.h"
#include "engine/learn/boxes.h"
#include "engine/learn/exercise.h"

#include <algorithm>
#include <cstdio>

using namespace sobremesa;

namespace {

constexpr int drawn = 200; // of each facet and box

double timeOf(const learn::FacetPlace &place, int box, std::uint64_t seed)
{
    const double before = cli::millisecondsOfThread();
    const auto exercise = learn::makeExercise(*place.drill, place.facet, box, seed);
    return exercise.facet.empty() ? 0 : cli::millisecondsOfThread() - before;
}

void measure(const learn::FacetPlace &place)
{
    std::vector<double> times;
    for (int box = 1; box <= learn::boxCount; ++box) {
        for (std::uint64_t seed = 0; seed < drawn; ++seed)
            times.push_back(timeOf(place, box, seed));
    }
    std::ranges::sort(times);
    std::printf("%-28s median %7.3f ms, longest %7.3f ms\n", std::string(place.row().id).c_str(),
        times[times.size() / 2], times.back());
}

} // namespace

int main(int count, char **values)
{
    for (const GameInfo *game : games()) {
        if (count > 1 && game->id != values[1])
            continue;
        for (const learn::FacetPlace &place : learn::facetsOf(*game))
            measure(place);
    }
    return 0;
}
