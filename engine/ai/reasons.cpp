// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/reasons.h"

#include "engine/ai/byheart.h"
#include "engine/ai/games.h"
#include "engine/ai/hooks.h"
#include "engine/ai/reasongames.h"
#include "engine/ai/winning.h"

#include <algorithm>

namespace sobremesa {

namespace {

// A reason with the points that it explains between two actions.
struct Weighed
{
    const Because *reason = nullptr;
    double explains = 0;
    bool ofOther = false;
};

// What says that something cannot happen stands against what says how likely it is.
Topic scaleOf(Topic topic)
{
    return topic == Topic::Safe ? Topic::Struck : topic;
}

// Reasons about the same matter: of the same topic and, for points, of the same kind; what a bet costs is
// another matter than what giving up costs, and how often a deal is won another than what it brings.
bool sameMatter(const Because &left, const Because &right)
{
    const bool shaded = left.topic == Topic::Price || left.topic == Topic::Hand;
    return scaleOf(left.topic) == scaleOf(right.topic)
        && (left.topic != Topic::Books || left.row == right.row) && (!shaded || left.shade == right.shade);
}

const Because *counterpart(const Because &reason, const Reasons &others)
{
    const auto found = std::find_if(
        others.begin(), others.end(), [&](const Because &other) { return sameMatter(reason, other); });
    return found == others.end() ? nullptr : &*found;
}

// Of two reasons about the same matter the weaker one is told too if it carries a number of its own.
constexpr double secondVoice = 0.5;

bool tellsByItself(const Because &reason)
{
    return reason.chance >= 0 || reason.topic == Topic::Safe;
}

// A share that says the contrary of what it is to explain: of a bet, what it is won for and what it must be
// won for; of a deal, how often either choice wins it.
bool contradicts(const Because &reason, const Because *counterpart, bool ofOther)
{
    if (reason.chance < 0)
        return false;
    if (reason.need >= 0)
        return ((reason.heard >= 0 ? reason.heard : reason.chance) < reason.need) != ofOther;
    return reason.topic == Topic::Hand && counterpart
        && (ofOther ? reason.chance >= counterpart->chance : reason.chance <= counterpart->chance);
}

void weighChosen(const Reasons &chosen, const Reasons &others, std::vector<Weighed> &weighed)
{
    for (const Because &reason : chosen) {
        const Because *other = counterpart(reason, others);
        const double gap = reason.worth - (other ? other->worth : 0);
        if ((other && reason.saysSameAs(*other)) || contradicts(reason, other, false))
            continue;
        const bool louder = !other || std::abs(reason.worth) >= std::abs(other->worth);
        if (louder && reason.worth > 0)
            weighed.push_back({ &reason, gap });
        else if (other && tellsByItself(reason))
            weighed.push_back({ &reason, secondVoice * gap });
    }
}

// Against the other action speaks what it loses.
void weighOther(const Reasons &chosen, const Reasons &others, std::vector<Weighed> &weighed)
{
    for (const Because &reason : others) {
        const Because *own = counterpart(reason, chosen);
        const double gap = (own ? own->worth : 0) - reason.worth;
        if ((own && reason.saysSameAs(*own)) || contradicts(reason, own, true))
            continue;
        const bool louder = !own || std::abs(reason.worth) > std::abs(own->worth);
        if (louder && reason.worth < 0)
            weighed.push_back({ &reason, gap, true });
        else if (own && louder && tellsByItself(reason))
            weighed.push_back({ &reason, secondVoice * gap, true });
    }
}

template<typename Visit>
auto visitSeen(const Observation &observation, Visit visit)
{
    return std::visit(
        [&]<typename S>(const S &state) {
            static_assert(Reasoning<S>);
            return visit(Seen<S> { state, observation.viewer, observation.heard });
        },
        observation.position.state);
}

const Advice *adviceOn(const Advices &advices, const std::optional<Action> &action)
{
    for (const Advice &advice : advices)
        if (advice.action && advice.action != advices.front().action && (!action || advice.action == action))
            return &advice;
    return action ? adviceOn(advices, std::nullopt) : nullptr;
}

// Nothing to compare: either there is nothing else, or nothing else has been looked at.
Explanation::Kind withoutOther(const Observation &observation)
{
    Actions open;
    offered(observation.position, observation.viewer, open);
    const bool mayWait = !waiting(observation.position).contains(observation.viewer);
    return open.size() > 1 || mayWait ? Explanation::Kind::Untried : Explanation::Kind::None;
}

bool hasSureWay(const Observation &observation)
{
    return std::visit(
        [&observation]<typename S>(
            const S &state) { return Knowledge<S>::sureWayIn(state, observation.viewer).has_value(); },
        observation.position.state);
}

// Both play the card that the sentence names, and it is not about the card alone; or both are melds, say, and
// it names none. What a deal brings in the end always says of which it speaks.
bool fitsBoth(const Because &reason, const Action &chosen, const Action &other)
{
    const bool toTheEnd = reason.shade == Shade::Deal || reason.shade == Shade::Average;
    if (reason.topic == Topic::Hand && toTheEnd)
        return false;
    if (!reason.card.known())
        return !chosen.cards.empty() && chosen.verb == other.verb;
    if (reason.topic == Topic::Builds || reason.topic == Topic::Burden)
        return false;
    return std::find(chosen.cards.begin(), chosen.cards.end(), reason.card) != chosen.cards.end();
}

// However alike two actions come out: to win now is better than later.
bool tellsOfWin(const Reasons &reasons)
{
    return !reasons.empty() && reasons.front().topic == Topic::Wins && !reasons.front().ofOther;
}

// Of two that come out alike nothing can be told, but that one wins now, or what speaks against one that
// nobody would think of.
void concludeFrom(Explanation &why, bool near, bool poor)
{
    if (near && !poor && !tellsOfWin(why.reasons))
        why.reasons.clear();
    why.kind = !why.reasons.empty() ? Explanation::Kind::Given
        : near                      ? Explanation::Kind::Equal
                                    : Explanation::Kind::Numbers;
}

} // namespace

Reasons reasonsOf(const Observation &observation, const Action &action, int count, std::uint64_t seed)
{
    return visitSeen(observation, [&]<typename S>(Seen<S> seen) {
        return reasonsWithWin(
            Insight<S>(std::move(seen), count > 0 ? count : Insight<S>::usual, seed), action);
    });
}

double errorUnitOf(const Observation &observation)
{
    return std::visit([](const auto &state) { return errorUnit(state); }, observation.position.state);
}

Reasons difference(const Reasons &chosen, const Reasons &other, double unit)
{
    std::vector<Weighed> weighed;
    weighChosen(chosen, other, weighed);
    weighOther(chosen, other, weighed);
    std::erase_if(weighed, [unit](const Weighed &each) { return each.explains < unit / 10; });
    std::stable_sort(weighed.begin(), weighed.end(),
        [](const Weighed &left, const Weighed &right) { return left.explains > right.explains; });
    Reasons told;
    for (std::size_t i = 0; i < std::min(weighed.size(), mostReasonsGiven); ++i) {
        told.push_back(*weighed[i].reason);
        told.back().ofOther = weighed[i].ofOther;
    }
    return told;
}

Explanation explain(const Observation &observation, const Advices &advices,
    const std::optional<Action> &other, const StopFlag *stop, const Book *book)
{
    Explanation why;
    const Advice *second = advices.empty() || !advices.front().action ? nullptr : adviceOn(advices, other);
    if (!second || isSet(stop)) {
        why.kind = withoutOther(observation);
        return why;
    }
    const Advice &best = advices.front();
    why.other = second->action;
    why.difference = best.points - second->points;
    why.error = std::sqrt(best.error * best.error + second->error * second->error);
    const double unit = errorUnitOf(observation);
    const bool near = why.difference < std::max(unit / 10, 2 * why.error);
    if (!near || second->poor || hasSureWay(observation))
        why.reasons = visitSeen(observation, [&]<typename S>(Seen<S> seen) {
            const Insight<S> insight(std::move(seen), Insight<S>::usual, 1, bookOf<S>(book));
            return difference(
                reasonsWithWin(insight, *best.action), reasonsWithWin(insight, *second->action), unit);
        });
    for (Because &reason : why.reasons)
        reason.fitsBoth = reason.ofOther && fitsBoth(reason, *best.action, *second->action);
    concludeFrom(why, near, second->poor);
    return why;
}

} // namespace sobremesa
