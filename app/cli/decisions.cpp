// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decisions.h"

#include "app/books/books.h"
#include "app/cli/arguments.h"
#include "app/cli/game.h"
#include "engine/ai/player.h"
#include "engine/ai/tree.h"

#include <array>
#include <iostream>
#include <sstream>

namespace sobremesa::cli {

namespace {

constexpr std::uint64_t tableSeed = 40;
constexpr int asked = 4; // positions of one walk
constexpr int stride = 5; // actions from one of them to the next
constexpr int longestWalk = 2000;
constexpr int briefly = 60; // iterations where an option changes

constexpr std::array<std::string_view, 7> columns { "random", "greedy", "beginner", "casual", "regular",
    "strong", "master" };

// A game with these options, and how the table names it.
struct Setting
{
    std::string name;
    OptionValues options {};
    int most = 0; // iterations
};

std::vector<std::int16_t> valuesOf(const OptionSpec &spec)
{
    std::vector<std::int16_t> values;
    for (const OptionChoice &choice : spec.choices)
        values.push_back(choice.value);
    if (values.empty() && spec.name == "players")
        for (int value = spec.low; value <= spec.high; ++value)
            values.push_back(static_cast<std::int16_t>(value));
    else if (values.empty())
        values = { spec.low, spec.high };
    return values;
}

// Every number of players; then every other value of every option.
std::vector<Setting> settingsOf(const GameInfo &game, int most)
{
    std::vector<Setting> settings;
    for (std::size_t row = 0; row < game.options.size(); ++row) {
        for (const std::int16_t value : valuesOf(game.options[row])) {
            Setting setting { std::string(game.options[row].name) + '=' + std::to_string(value),
                standardOptions(game.options), row == 0 ? most : std::min(most, briefly) };
            if (row > 0 && setting.options[row] == value)
                continue;
            setting.options[row] = value;
            if (startGame(game, { setting.options, {} }))
                settings.push_back(std::move(setting));
        }
    }
    return settings;
}

Level capped(const GameInfo &game, std::string_view id, int most)
{
    Level level = withBook(*findLevel(id), game);
    level.iterations = std::min(level.iterations, most);
    return level;
}

std::string written(const Position &position, const std::optional<Action> &action)
{
    const GameInfo &game = infoOf(position);
    return action ? printMove(*action, game.verbs, *game.pack) : "-";
}

std::uint64_t hashOf(const Advices &advices)
{
    std::uint64_t hash = 0;
    for (const Advice &advice : advices) {
        hash = mix(hash, advice.action ? keyOf(*advice.action) : passKey);
        hash = mix(hash, std::bit_cast<std::uint64_t>(advice.points));
        hash = mix(hash, std::bit_cast<std::uint64_t>(advice.error));
        hash = mix(hash, static_cast<std::uint64_t>(advice.visits));
    }
    return hash;
}

void printDecisions(
    const Position &position, Seat seat, const Setting &setting, std::uint64_t seed, std::ostream &out)
{
    const Observation seen = observe(position, seat);
    const GameInfo &game = infoOf(position);
    out << "  seat " << int(seat) << ':';
    for (const std::string_view id : columns)
        out << ' ' << written(position, choose(seen, capped(game, id, setting.most), seed)) << " |";
    out << ' ' << std::hex << hashOf(advise(seen, capped(game, "regular", setting.most), seed)) << std::dec
        << '\n';
}

// Games, one after the other, in which whoever must act is greedy.
class Walk
{
public:
    Walk(const GameInfo &game, const Setting &setting, std::uint64_t seed)
        : m_start(*startGame(game, { setting.options, {} }))
        , m_position(m_start)
        , m_rng(seed)
    {
    }

    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] bool wantsCards() const { return actors(m_position).empty(); }
    [[nodiscard]] std::uint64_t number() { return m_rng.next(); }
    // Anybody who may act.
    [[nodiscard]] Seat anybody()
    {
        const SeatSet seats = actors(m_position);
        auto place = m_rng.below(static_cast<std::uint32_t>(seats.size()));
        for (const Seat seat : seats) {
            if (place-- == 0)
                return seat;
        }
        return seats.first();
    }
    // The next deal, of a new game where the old one is over.
    void deal()
    {
        if (isOver(m_position))
            m_position = m_start;
        dealShuffled(m_position, m_rng);
    }
    void act()
    {
        const SeatSet needed = waiting(m_position);
        const Seat seat = needed.empty() ? actors(m_position).first() : needed.first();
        const auto chosen = choose(observe(m_position, seat), *findLevel("greedy"), m_rng.next());
        Events deaf;
        if (chosen && isLegal(m_position, *chosen, m_buffer)) {
            apply(m_position, *chosen, deaf);
            return;
        }
        m_buffer.clear();
        legal(m_position, seat, m_buffer);
        apply(m_position, m_buffer.front(), deaf);
    }

private:
    Position m_start;
    Position m_position;
    Rng m_rng;
    Actions m_buffer;
};

void printWalk(const GameInfo &game, const Setting &setting, std::uint64_t seed, std::ostream &out)
{
    out << game.id << ' ' << setting.name << '\n';
    Walk walk(game, setting, seed);
    const int wanted = setting.most > briefly ? asked : asked / 2;
    for (int step = 0, printed = 0; printed < wanted && step < longestWalk; ++step) {
        if (walk.wantsCards()) {
            walk.deal();
            continue;
        }
        if (step % stride == 1) {
            const Seat seat = walk.anybody();
            printDecisions(walk.position(), seat, setting, walk.number(), out);
            ++printed;
        }
        walk.act();
    }
}

// Each game in a file of its own.
int writeAll(const std::string &folder, std::uint64_t seed)
{
    for (const GameInfo *game : games()) {
        const std::string path = folder + '/' + std::string(game->id) + ".txt";
        if (!writeFile(path, decisionsText(*game, seed))) {
            std::cerr << path << ": cannot be written\n";
            return 1;
        }
    }
    return 0;
}

} // namespace

std::string decisionsText(const GameInfo &game, std::uint64_t seed, int most)
{
    std::ostringstream out;
    out << game.id << ":";
    for (const std::string_view id : columns)
        out << ' ' << id << " |";
    out << " what regular thinks\n";
    std::uint64_t number = 0;
    for (const Setting &setting : settingsOf(game, most))
        printWalk(game, setting, mix(seed, number++), out);
    return out.str();
}

int runDecisions(const Arguments &arguments)
{
    Parsed parsed(arguments, { "--seed", "--out" });
    const std::uint64_t seed = parsed.number("--seed", tableSeed, 0, UINT64_MAX);
    const GameInfo *chosen = readGameIfAny(parsed);
    if (chosen && parsed.has("--out"))
        parsed.fail("--out: writes all games, and wants none named");
    if (!parsed.good())
        return parsed.refuse();
    if (parsed.has("--out"))
        return writeAll(parsed.text("--out"), seed);
    for (const GameInfo *game : games()) {
        if (!chosen || game == chosen)
            std::cout << decisionsText(*game, seed);
    }
    return 0;
}

} // namespace sobremesa::cli
