// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/keptreview.h"
#include "app/text/gametext.h"
#include "engine/learn/exercise.h"

#include <algorithm>

using namespace sobremesa;

namespace {

constexpr auto notJudged = "none"; // of a decision without a verdict: nobody has to try again

QString textOf(const std::optional<Action> &action, const GameInfo &game)
{
    return action ? QString::fromStdString(print(*action, game.verbs, *game.pack)) : QString();
}

std::optional<Action> actionFrom(const QString &text, const GameInfo &game)
{
    const auto action = parseAction(text.toStdString(), game.verbs, *game.pack);
    return action ? std::optional(*action) : std::nullopt;
}

Advices estimatesFrom(const DecisionReview &kept, const GameInfo &game)
{
    Advices list;
    for (const ActionReview &row : kept.estimates)
        list.push_back({ actionFrom(row.action, game), row.points, row.error, row.worlds, row.often });
    return list;
}

Verdict verdictFrom(const DecisionReview &kept, const GameInfo &game)
{
    Verdict verdict;
    verdict.best = actionFrom(kept.best, game);
    verdict.estimates = estimatesFrom(kept, game);
    verdict.loss = kept.loss;
    verdict.error = kept.error;
    for (qsizetype side = 0; side < std::min(kept.cost.size(), qsizetype(maxSeats)); ++side)
        verdict.cost[static_cast<std::size_t>(side)] = kept.cost[side];
    verdict.expected = kept.expected;
    verdict.expectedError = kept.expectedError;
    verdict.iterations = kept.iterations;
    return verdict;
}

} // namespace

QString drillAgainst(const QString &game, Topic kind)
{
    const GameInfo *info = findGame(game.toStdString());
    const learn::Drill *drill = info ? learn::drillAgainst(*info, kind) : nullptr;
    return drill ? idText(drill->id) : QString();
}

QString kindId(Topic topic)
{
    return idText(topicIds[static_cast<std::size_t>(topic)]);
}

std::optional<Topic> kindFrom(const QString &id)
{
    const auto found = std::find(topicIds.begin(), topicIds.end(), id.toStdString());
    return found == topicIds.end() ? std::nullopt
                                   : std::optional(static_cast<Topic>(found - topicIds.begin()));
}

DecisionReview keptDecision(const ReviewedGame &game, const JudgedDecision &found)
{
    const GameInfo &info = game.match.game();
    DecisionReview kept;
    kept.number = static_cast<int>(found.action);
    kept.seat = game.reviewed.seatOf(found.action);
    const std::string_view phase = info.phases[sobremesa::phase(game.match.before(found.action))].name;
    kept.phase = idText(phase);
    kept.played = textOf(game.match.action(found.action), info);
    kept.player = idText(judgeVersion);
    kept.best = QString::fromLatin1(notJudged);
    kept.facet = found.kind ? kindId(*found.kind) : QString();
    if (!found.decision)
        return kept;
    const Verdict &verdict = found.decision->verdict;
    kept.best = textOf(verdict.best, info);
    kept.loss = verdict.loss;
    kept.error = verdict.error;
    kept.iterations = verdict.iterations;
    kept.expected = verdict.expected;
    kept.expectedError = verdict.expectedError;
    for (int side = 0; side < sideCount(game.match.position()); ++side)
        kept.cost.append(verdict.cost[static_cast<std::size_t>(side)]);
    for (const Advice &advice : verdict.estimates)
        kept.estimates.append(
            { textOf(advice.action, info), advice.points, advice.error, advice.visits, advice.often });
    return kept;
}

std::optional<JudgedDecision> decisionFrom(const ReviewedGame &game, const DecisionReview &kept)
{
    const GameInfo &info = game.match.game();
    if (kept.number < 0 || kept.number >= static_cast<int>(game.match.actionCount())
        || kept.player != idText(judgeVersion))
        return std::nullopt;
    const auto action = static_cast<std::size_t>(kept.number);
    if (kept.played != textOf(game.match.action(action), info))
        return std::nullopt;
    JudgedDecision found { action, std::nullopt, kindFrom(kept.facet) };
    if (kept.best != QLatin1String(notJudged))
        found.decision = Decision { action, game.reviewed.seatOf(action), game.reviewed.dealOf(action),
            verdictFrom(kept, info) };
    return found;
}
