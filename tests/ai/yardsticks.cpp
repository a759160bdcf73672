// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ai/yardsticks.h"

#include "tests/ai/textbook.h"
#include "tests/ai/thumb.h"

#include <charconv>
#include <sstream>

namespace sobremesa::yardstick {

namespace {

constexpr int usualPlayouts = 10'000;

// Asks with the state's own type.
template<typename Decide>
Answer askedBy(const cli::Question &question, const Decide &decide)
{
    return std::visit(
        [&]<typename S>(const S &state) -> Answer {
            const Seat viewer = question.observation.viewer;
            const Seen<S> seen { state, viewer, question.observation.heard };
            Actions offers;
            offered(state, viewer, offers);
            std::erase_if(offers, [&](const Action &action) {
                return std::find(question.refused.begin(), question.refused.end(), action)
                    != question.refused.end();
            });
            Rng rng(question.seed);
            const bool must = waiting(state).contains(viewer);
            if (offers.empty() || (must && offers.size() == 1))
                return offers.empty() ? Answer {} : Answer { offers[0] };
            return decide(AskedSeat<S> { seen, offers, must, rng }, std::get<S>(question.open.state));
        },
        question.observation.position.state);
}

template<typename S>
Answer byTextbook(const AskedSeat<S> &asked, int playouts)
{
    const auto imagined = worlds(asked.seen);
    return Textbook(asked, [&imagined](Rng &rng) { return imagined.draw(rng); }).decide(playouts);
}

template<typename S>
Answer byOpenCards(const AskedSeat<S> &asked, const S &open, int playouts)
{
    return Textbook(asked, [&open](Rng &) { return open; }).decide(playouts);
}

// "name" or "name:PLAYOUTS"; nothing if it is neither.
std::optional<int> playoutsIn(const std::string &text, const std::string &name)
{
    if (text == name)
        return usualPlayouts;
    int playouts = 0;
    const std::size_t colon = name.size();
    if (text.size() <= colon + 1 || text.compare(0, colon, name) != 0 || text[colon] != ':')
        return std::nullopt;
    const char *end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + colon + 1, end, playouts);
    return read.ptr == end && playouts > 0 ? std::optional(playouts) : std::nullopt;
}

// "level,iterations=24000,exactness=0": a level that differs in so many things; nothing if it is none.
std::optional<Level> levelIn(const std::string &text)
{
    std::istringstream words(text);
    std::string word;
    std::getline(words, word, ',');
    const Level *plain = findLevel(word);
    if (!plain)
        return std::nullopt;
    Level level = *plain;
    while (std::getline(words, word, ',')) {
        std::istringstream setting(word);
        std::string name;
        double value = 0;
        std::getline(setting, name, '=');
        if (!(setting >> value))
            return std::nullopt;
        if (name == "iterations")
            level.iterations = static_cast<int>(value);
        else if (name == "exactness")
            level.exactness = static_cast<int>(value);
        else if (name == "memory")
            level.memory = value;
        else if (name == "temperature")
            level.temperature = value;
        else
            return std::nullopt;
    }
    return level;
}

} // namespace

cli::Player findPlayer(const std::string &name)
{
    if (name == "thumb")
        return { name, [](const cli::Question &question) {
                    return askedBy(question, [](const auto &asked, const auto &) { return thumb(asked); });
                } };
    if (const auto playouts = playoutsIn(name, "textbook"))
        return { name, [count = *playouts](const cli::Question &question) {
                    return askedBy(question,
                        [count](const auto &asked, const auto &) { return byTextbook(asked, count); });
                } };
    if (const auto playouts = playoutsIn(name, "open"))
        return { name, [count = *playouts](const cli::Question &question) {
                    return askedBy(question, [count](const auto &asked, const auto &open) {
                        return byOpenCards(asked, open, count);
                    });
                } };
    const auto level = levelIn(name);
    if (!level)
        return {};
    return { name, [level = *level](const cli::Question &question) {
                return choose(question.observation, level, question.seed, {}, question.refused);
            } };
}

} // namespace sobremesa::yardstick
