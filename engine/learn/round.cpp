// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/learn/round.h"

#include <algorithm>
#include <numeric>

namespace sobremesa::learn {

namespace {

constexpr std::size_t questionsBetween = 3; // other questions before a missed one comes back
constexpr int newInRound = 3;

bool wasAsked(const std::vector<RoundAnswer> &asked, std::size_t facet)
{
    return std::any_of(
        asked.begin(), asked.end(), [&](const RoundAnswer &each) { return each.facet == facet; });
}

// The oldest question that was missed, not asked again since, and is old enough.
std::optional<std::size_t> missed(const std::vector<RoundAnswer> &asked)
{
    for (std::size_t at = 0; at + questionsBetween < asked.size(); ++at) {
        const auto again = std::any_of(asked.begin() + static_cast<std::ptrdiff_t>(at) + 1, asked.end(),
            [&](const RoundAnswer &later) { return later.facet == asked[at].facet; });
        if (!asked[at].right && !again)
            return asked[at].facet;
    }
    return std::nullopt;
}

std::optional<std::size_t> lowestDue(
    const std::vector<Memory> &memories, const std::vector<RoundAnswer> &asked, int day)
{
    std::optional<std::size_t> best;
    for (std::size_t facet = 0; facet < memories.size(); ++facet) {
        const bool wanted = isDue(memories[facet], day) && !isNew(memories[facet]) && !wasAsked(asked, facet);
        if (wanted && (!best || memories[facet].box < memories[*best].box))
            best = facet;
    }
    return best;
}

// The first that has come up but was never asked; freely, the first that was never asked.
std::optional<std::size_t> firstNew(
    const std::vector<Memory> &memories, const std::vector<RoundAnswer> &asked, bool freely)
{
    for (std::size_t facet = 0; facet < memories.size(); ++facet) {
        if (isNew(memories[facet]) && (memories[facet].box > 0 || freely) && !wasAsked(asked, facet))
            return facet;
    }
    return std::nullopt;
}

// One that has come up, or any if none has; not the last one once more, if there is another.
std::size_t anyOld(const std::vector<Memory> &memories, const std::vector<RoundAnswer> &asked, Rng &rng)
{
    const bool anyUp =
        std::any_of(memories.begin(), memories.end(), [](const Memory &memory) { return memory.box > 0; });
    std::vector<std::size_t> facets;
    for (std::size_t facet = 0; facet < memories.size(); ++facet) {
        if (memories[facet].box > 0 || !anyUp)
            facets.push_back(facet);
    }
    if (facets.size() > 1 && !asked.empty())
        std::erase(facets, asked.back().facet);
    return facets[rng.below(static_cast<std::uint32_t>(facets.size()))];
}

// New facets of this round: they were asked for the first time in it.
int newIn(const std::vector<Memory> &memories, const std::vector<RoundAnswer> &asked)
{
    int count = 0;
    for (std::size_t facet = 0; facet < memories.size(); ++facet) {
        const auto times = std::count_if(
            asked.begin(), asked.end(), [&](const RoundAnswer &each) { return each.facet == facet; });
        count += times > 0 && memories[facet].right + memories[facet].wrong == times ? 1 : 0;
    }
    return count;
}

} // namespace

std::optional<std::size_t> nextToPractise(const std::vector<Memory> &memories,
    const std::vector<RoundAnswer> &asked, int day, bool freely, Rng &rng)
{
    if (memories.empty())
        return std::nullopt;
    if (const auto facet = missed(asked))
        return facet;
    if (const auto facet = lowestDue(memories, asked, day))
        return facet;
    const auto facet = firstNew(memories, asked, freely);
    return facet && (freely || newIn(memories, asked) < newInRound) ? *facet : anyOld(memories, asked, rng);
}

int dueOf(const std::vector<Memory> &memories, int day)
{
    return static_cast<int>(std::count_if(
        memories.begin(), memories.end(), [day](const Memory &memory) { return isDue(memory, day); }));
}

std::vector<std::size_t> drawEvenly(std::size_t facets, int questions, Rng &rng)
{
    std::vector<std::size_t> drawn;
    std::vector<std::size_t> all(facets);
    std::iota(all.begin(), all.end(), std::size_t { 0 });
    while (facets > 0 && drawn.size() < static_cast<std::size_t>(questions)) {
        shuffle(all, rng);
        const auto missing = std::min(all.size(), static_cast<std::size_t>(questions) - drawn.size());
        drawn.insert(drawn.end(), all.begin(), all.begin() + static_cast<std::ptrdiff_t>(missing));
    }
    return drawn;
}

} // namespace sobremesa::learn
