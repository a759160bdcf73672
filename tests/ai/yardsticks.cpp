// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ai/yardsticks.h"

#include "app/books/books.h"
#include "engine/games/truco/rows.h"
#include "tests/ai/textbook.h"
#include "tests/ai/thumb.h"

#include <charconv>
#include <fstream>
#include <iterator>
#include <memory>
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

// Who never looks at the cards before a word: what is said first of what may be said.
struct Stubborn
{
    std::string_view name;
    std::vector<int> words;
};

const std::vector<Stubborn> &stubbornOnes()
{
    namespace verb = truco::verb;
    static const std::vector<Stubborn> all {
        { "raiser",
            { verb::valeCuatro, verb::retruco, verb::truco, verb::realEnvido, verb::envido, verb::quiero } },
        { "gambler", { verb::faltaEnvido, verb::valeCuatro, verb::retruco, verb::truco, verb::quiero } },
        { "station", { verb::quiero } },
        { "folder", { verb::noQuiero } },
        { "bluffer", { verb::truco, verb::envido, verb::noQuiero } },
        { "robber", { verb::envido, verb::noQuiero } },
    };
    return all;
}

// A level, and a book of its own.
struct Reader
{
    Level level;
    std::shared_ptr<const Book> book {};
};

// The book in a file; none, and a word about it, if there is none to read.
std::shared_ptr<const Book> bookIn(const std::string &name)
{
    std::ifstream file(name, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    for (const GameInfo *game : games())
        if (auto book = Book::read(bytes, *game))
            return std::make_shared<const Book>(std::move(*book));
    std::fprintf(stderr, "%s is no book for these rules\n", name.c_str());
    return nullptr;
}

// "name=value" of a level; false if it is none.
bool change(Reader &reader, const std::string &name, const std::string &text)
{
    Level &level = reader.level;
    if (name == "book") {
        level.reads = false;
        reader.book = text == "none" ? nullptr : bookIn(text);
        level.book = reader.book.get();
        return text == "none" || level.book;
    }
    double value = 0;
    if (!(std::istringstream(text) >> value))
        return false;
    if (name == "iterations")
        level.iterations = static_cast<int>(value);
    else if (name == "exactness")
        level.exactness = static_cast<int>(value);
    else if (name == "memory")
        level.memory = value;
    else if (name == "attention")
        level.attention = value;
    else if (name == "style")
        level.style = static_cast<Style>(static_cast<int>(value));
    else if (name == "bound")
        level.bound = value;
    else if (name == "temperature")
        level.temperature = value;
    else
        return false;
    return true;
}

// What the program's hint says; where it says nothing, or what is refused, what the level it comes from does.
Answer byHint(const cli::Question &question)
{
    const Level level = withBook(levels().back(), infoOf(question.observation.position));
    const Advices advices = advise(question.observation, level, question.seed);
    const auto taken = std::find_if(advices.begin(), advices.end(), [&question](const Advice &advice) {
        return !advice.action
            || std::find(question.refused.begin(), question.refused.end(), *advice.action)
            == question.refused.end();
    });
    if (taken != advices.end())
        return taken->action;
    return choose(question.observation, level, question.seed, {}, question.refused);
}

// "level,iterations=24000,exactness=0,book=none": a level that differs in so many things; nothing if it is
// none.
std::optional<Reader> levelIn(const std::string &text)
{
    std::istringstream words(text);
    std::string word;
    std::getline(words, word, ',');
    const Level *plain = findLevel(word);
    if (!plain)
        return std::nullopt;
    Reader reader { *plain };
    while (std::getline(words, word, ',')) {
        const std::size_t equals = std::min(word.find('='), word.size() - 1);
        if (!change(reader, word.substr(0, equals), word.substr(equals + 1)))
            return std::nullopt;
    }
    return reader;
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
    if (name == "hint")
        return { name, byHint };
    for (const Stubborn &one : stubbornOnes())
        if (one.name == name)
            return { name, [&one](const cli::Question &question) {
                        return askedBy(question, [&one]<typename S>(const AskedSeat<S> &asked, const S &) {
                            if constexpr (std::is_same_v<S, truco::State>)
                                return stubborn(asked, one.words);
                            else
                                return thumb(asked);
                        });
                    } };
    const auto reader = levelIn(name);
    if (!reader)
        return {};
    return { name, [reader = *reader](const cli::Question &question) {
                const Level level = withBook(reader.level, infoOf(question.observation.position));
                return choose(question.observation, level, question.seed, {}, question.refused);
            } };
}

} // namespace sobremesa::yardstick
