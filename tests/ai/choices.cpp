// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sequential.h"
#include "engine/ai/verdict.h"
#include "engine/core/rng.h"
#include "tests/ai/yardsticks.h"

#include <algorithm>

namespace sobremesa::yardstick {

namespace {

using Choice = std::optional<Action>; // nothing: let it pass

// Where two players would do different things, what the judge thinks of both.
class Comparison
{
public:
    explicit Comparison(const std::array<cli::Player, 2> &asked)
        : m_asked(asked)
    {
    }

    void ask(const cli::Question &question)
    {
        const Choice first = m_asked[0].decide(question);
        const Choice second = m_asked[1].decide(question);
        ++m_choices.decisions;
        if (first == second)
            return m_gains.add(0);
        ++m_choices.different;
        if (const auto gain = gainBetween(question, first, second))
            m_gains.add(*gain);
        else
            ++m_choices.unjudged;
    }

    [[nodiscard]] Choices choices() const
    {
        Choices choices = m_choices;
        choices.gain = m_gains.mean();
        choices.interval = m_gains.interval();
        return choices;
    }

private:
    // Both in the same worlds; nothing where the judge has dropped one of them.
    static std::optional<double> gainBetween(
        const cli::Question &question, const Choice &first, const Choice &second)
    {
        const auto verdict = judge(question.observation, first ? *first : *second, mix(question.seed, 0));
        if (!verdict)
            return std::nullopt;
        const auto pointsOf = [&verdict](const Choice &choice) {
            return std::find_if(verdict->estimates.begin(), verdict->estimates.end(),
                [&choice](const Advice &estimate) { return estimate.action == choice; });
        };
        const auto before = pointsOf(first), after = pointsOf(second);
        if (before == verdict->estimates.end() || after == verdict->estimates.end())
            return std::nullopt;
        return after->points - before->points;
    }

    const std::array<cli::Player, 2> &m_asked;
    Choices m_choices;
    cli::Tally m_gains;
};

} // namespace

Choices compareChoices(const GameInfo &game, const Setup &setup, const std::array<cli::Player, 2> &asked,
    const Sample &sample, std::uint64_t seed)
{
    Comparison comparison(asked);
    int questions = 0;
    const cli::Player playing { sample.playing.name, [&](const cli::Question &question) {
                                   const bool open = comparison.choices().decisions < sample.decisions;
                                   if (open && ++questions % sample.every == 0)
                                       comparison.ask(question);
                                   return sample.playing.decide(question);
                               } };
    cli::Pairing pairing { &game, setup, { playing, playing } };
    while (comparison.choices().decisions < sample.decisions)
        (void)cli::playContest(pairing, seed++, 0);
    return comparison.choices();
}

} // namespace sobremesa::yardstick
