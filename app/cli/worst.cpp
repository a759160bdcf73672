// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"
#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "engine/ai/player.h"
#include "engine/ai/reasons.h"
#include "engine/ai/verdict.h"
#include "engine/match/match.h"

#include <algorithm>
#include <iostream>

namespace sobremesa::cli {

namespace {

constexpr int longest = 5000; // actions of one game

// A decision that cost something, as its seat saw it.
struct Slip
{
    std::uint64_t game = 0; // its seed
    std::size_t action = 0;
    std::string line;
    double loss = 0;
};

// Players of one level, and what the judge makes of their decisions.
class Court
{
public:
    Court(const GameInfo &game, const OptionValues &options, const Level &level)
        : m_game(game)
        , m_options(options)
        , m_level(level)
    {
    }

    void sit(std::size_t decisions, std::uint64_t seed)
    {
        for (; m_decisions < decisions; ++seed) {
            Opening opening;
            opening.game = &m_game;
            opening.setup.options = m_options;
            opening.seed = seed;
            if (auto match = Match::begin(opening))
                follow(*match, decisions);
        }
    }

    void tell(std::size_t longestList)
    {
        std::stable_sort(m_slips.begin(), m_slips.end(),
            [](const Slip &left, const Slip &right) { return left.loss > right.loss; });
        double sum = 0;
        for (const Slip &slip : m_slips)
            sum += slip.loss;
        for (std::size_t i = 0; i < std::min(longestList, m_slips.size()); ++i)
            std::cout << "game " << m_slips[i].game << ", action " << m_slips[i].action + 1 << ": "
                      << m_slips[i].line << '\n';
        std::cout << m_game.id << ", " << m_level.id << ": " << m_decisions << " decisions, cost "
                  << sum / static_cast<double>(m_decisions) << " each, unit of errors " << m_unit << '\n';
    }

private:
    void follow(Match &match, std::size_t decisions)
    {
        for (int i = 0; i < longest && m_decisions < decisions && goOn(match); ++i) {
        }
    }

    bool goOn(Match &match)
    {
        return askInTurn(match.position(), [&](Seat seat) { return act(match, seat); });
    }

    bool act(Match &match, Seat seat)
    {
        const Observation seen = match.observe(seat);
        const std::uint64_t seed = mix(mix(match.opening().seed.value_or(0), seat), match.actionCount());
        const auto action = choose(seen, m_level, seed);
        if (!action || match.play(*action))
            return false;
        if (const auto verdict = judge(seen, *action, seed, nullptr, findBook(match.game()))) {
            ++m_decisions;
            m_unit = errorUnitOf(seen);
            if (verdict->loss > 0)
                m_slips.push_back({ match.opening().seed.value_or(0), match.actionCount() - 1,
                    lineOf(seen, *action, *verdict), verdict->loss });
        }
        return true;
    }

    [[nodiscard]] std::string move(const std::optional<Action> &action) const
    {
        return action ? printMove(*action, m_game.verbs, *m_game.pack) : "wait";
    }

    [[nodiscard]] std::string lineOf(
        const Observation &seen, const Action &action, const Verdict &verdict) const
    {
        std::string line = "seat " + std::to_string(action.seat) + " chose " + move(action) + ", "
            + std::to_string(verdict.loss) + " worse than " + move(verdict.best) + "; score";
        for (const std::int32_t score : scores(seen.position))
            line += ' ' + std::to_string(score);
        for (const ZoneCards &zone : zones(seen.position)) {
            if (std::none_of(zone.cards.begin(), zone.cards.end(), [](Card card) { return card.known(); }))
                continue;
            line += " [";
            for (const Card card : zone.cards)
                line.append(m_game.pack->code(card)).append(" ");
            line.back() = ']';
        }
        return line;
    }

    const GameInfo &m_game;
    OptionValues m_options;
    Level m_level;
    std::vector<Slip> m_slips;
    std::size_t m_decisions = 0;
    double m_unit = 1;
};

} // namespace

int runWorst(const Arguments &arguments)
{
    Parsed parsed(arguments, { "--level", "--decisions", "--players", "--option", "--seed", "--list" });
    const GameInfo *game = readGame(parsed);
    const Level *level = readLevel(parsed, "regular");
    const auto decisions = parsed.number("--decisions", 1000, 1, 1'000'000);
    const auto seed = parsed.number("--seed", 1, 0, UINT64_MAX);
    const auto list = parsed.number("--list", 10, 1, 1000);
    const OptionValues options = game ? readGameOptions(parsed, *game) : OptionValues {};
    if (!parsed.good() || !game || !level)
        return parsed.refuse();
    Court court(*game, options, withBook(*level, *game));
    court.sit(decisions, seed);
    court.tell(list);
    return 0;
}

} // namespace sobremesa::cli
