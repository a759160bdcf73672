// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/start.h"

#include <algorithm>

namespace sobremesa {

std::optional<Refusal> unknownStartKey(const Value &start, std::span<const std::string_view> known)
{
    if (start.isNull())
        return std::nullopt;
    if (!start.object())
        return refused("start", { SM_TEXT("engine", "must be an object") });
    for (const auto &[key, value] : *start.object()) {
        if (std::find(known.begin(), known.end(), key) == known.end())
            return refused("start." + key, { SM_TEXT("engine", "this game knows no such start value") });
    }
    return std::nullopt;
}

Result<Seat> startDealer(const Value &start, int seats)
{
    const Value *dealer = start.find("dealer");
    if (!dealer)
        return static_cast<Seat>(seats - 1);
    if (!dealer->integer() || *dealer->integer() < 0 || *dealer->integer() >= seats)
        return refused("start.dealer", { SM_TEXT("engine", "must be a seat from 0 to %1"), { seats - 1 } });
    return static_cast<Seat>(*dealer->integer());
}

Result<Scores> startScores(const Value &start, int sides, int low, int high)
{
    Scores scores;
    scores.resize(static_cast<std::size_t>(sides));
    const Value *given = start.find("scores");
    if (!given)
        return scores;
    if (!given->list() || given->list()->size() != scores.size())
        return refused("start.scores", { SM_TEXT("engine", "must be a list of %1 numbers"), { sides } });
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const std::int64_t *score = (*given->list())[i].integer();
        if (!score || *score < low || *score > high)
            return refused(at("start.scores", i),
                { SM_TEXT("engine", "must be a whole number from %1 to %2"), { low, high } });
        scores[i] = static_cast<std::int32_t>(*score);
    }
    return scores;
}

} // namespace sobremesa
