// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/truco/rows.h"
#include "engine/match/randomgame.h"
#include "tests/engine/knowledge/reshuffled.h"

#include <QTest>

#include <cmath>
#include <unordered_map>

using namespace sobremesa;
using namespace sobremesa::knowledge;

namespace {

constexpr double mostWays = 8'000;
constexpr double mostWaysOfLoba = 400; // whose lists of actions are long
constexpr double mostWaysReshuffled = 4'000; // one is asked of the rules for each world
constexpr double mostWaysOfDuels = 20'000; // whole hands are hidden
constexpr int fewestWorlds = 4;
constexpr int fewestDraws = 100'000;
constexpr int positions = 8; // of each game
constexpr int drawsEach = 10; // of a world
constexpr double surprise = 4.5; // standard deviations of chi-squared

const GameInfo *told = nullptr; // the game of the row

// The same cards may have come to their places in several ways: some of a hand were dealt and others drawn.
// So often any of those ways is tried.
int retries()
{
    return told->id == "tresillo" ? 12 : 1;
}

// Which positions are looked at.
enum class Kind {
    Usual,
    ShuffledAgain,
    LaterDuel, // of a pica-pica: what was said in the earlier ones is known
};

double mostWaysOf(Kind kind)
{
    if (kind == Kind::LaterDuel)
        return mostWaysOfDuels;
    return told->id == "loba" ? mostWaysOfLoba : mostWays;
}

// The perceived story as it truly went.
struct Truth
{
    Observation seen;
    Hidden hidden; // if the cards were shuffled only once
    std::vector<Event> perceived;
};

bool isReshuffled(const Story<Position> &story)
{
    return std::count_if(story.steps.begin(), story.steps.end(), [](const Step &step) {
        return step.deck.has_value();
    }) > 1;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): one story, told in its order
Truth truthOf(const Story<Position> &story, Seat viewer)
{
    Truth truth;
    Position state = story.before;
    std::optional<Tracks> tracks;
    if (told->pack->copies > 1 && !isReshuffled(story) && !story.steps.empty())
        tracks.emplace(state, *story.steps[0].deck);
    std::shared_ptr<const Happening> last;
    for (const Step &step : story.steps) {
        std::vector<Event> happened;
        Events events(happened);
        if (step.deck)
            deal(state, *step.deck, events);
        else
            apply(state, Action(step.action), events);
        last = std::make_shared<Happening>(
            step.deck ? std::nullopt : std::optional(step.action), happened, last);
        for (Event &event : happened) {
            if (tracks && !step.deck)
                tracks->follow(event);
            if (perceive(event, viewer))
                truth.perceived.push_back(event);
        }
    }
    truth.seen = observe(story.now, viewer, last);
    truth.hidden = hiddenPlaces(zones(story.now), zones(truth.seen.position));
    if (tracks)
        truth.hidden = tracks->part(truth.hidden);
    return truth;
}

bool agrees(const Story<Position> &story, const Truth &truth, const Exchange &exchange, Rng &rng)
{
    Retelling<Position> other(story, truth.seen.viewer, exchange, rng);
    return other.possible() && other.endsWith(truth.seen.position) && other.perceived() == truth.perceived;
}

void addTo(Key &key, std::vector<Card> place)
{
    std::sort(place.begin(), place.end());
    for (const Card card : place)
        key.push_back(static_cast<char>(card.code));
    key.push_back('/');
}

// How often each world should come, of all that agree: as often as there are ways to deal it.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): way by way, each judged once
std::map<Key, double> enumerate(const Story<Position> &story, const Truth &truth)
{
    Rng rng(1);
    std::map<Key, double> shares;
    std::map<Key, bool> judged;
    double all = 0;
    Ways(truth.hidden).forEach([&](std::vector<Card> cards) {
        Key key;
        std::size_t from = 0;
        for (std::size_t number = 0; number < truth.hidden.places.size(); ++number) {
            const std::size_t count = truth.hidden.places[number];
            std::vector<Card> place(
                cards.begin() + std::ptrdiff_t(from), cards.begin() + std::ptrdiff_t(from + count));
            if (!truth.hidden.open.empty())
                place.insert(place.end(), truth.hidden.open[number].begin(), truth.hidden.open[number].end());
            addTo(key, place);
            from += count;
        }
        const auto [found, fresh] = judged.try_emplace(key, false);
        for (int i = 0; fresh && i < retries() && !found->second; ++i) {
            found->second =
                agrees(story, truth, exchangeOf(truth.hidden, cards, i > 0 && told->id == "tresillo"), rng);
            from = 0;
            for (const std::size_t count : truth.hidden.places) {
                std::vector<Card> place(
                    cards.begin() + std::ptrdiff_t(from), cards.begin() + std::ptrdiff_t(from + count));
                shuffle(place, rng);
                std::copy(place.begin(), place.end(), cards.begin() + std::ptrdiff_t(from));
                from += count;
            }
        }
        if (found->second) {
            shares[key] += 1;
            all += 1;
        }
    });
    for (auto &[key, share] : shares)
        share /= all;
    return shares;
}

// The same where the cards were shuffled again; nothing if there are too many ways.
std::map<Key, double> enumerateReshuffled(const Story<Position> &story, const Truth &truth)
{
    Rng rng(1);
    std::map<Key, double> shares;
    std::map<Key, bool> judged;
    double all = 0;
    Reshuffled ways(story, truth.seen.viewer);
    const bool few = ways.forEach(mostWaysReshuffled, [&](const auto &put, auto &lying, double weight) {
        Key key;
        for (const Place &place : truth.hidden.names)
            addTo(key, lying[place]);
        const auto [found, fresh] = judged.try_emplace(key, false);
        if (fresh)
            found->second = agrees(story, truth, exchangeOf(put), rng);
        if (!found->second)
            return;
        shares[key] += weight;
        all += weight;
    });
    if (!few)
        return {};
    for (auto &[key, share] : shares)
        share /= all;
    return shares;
}

// Reads from a world what tells it from others: the cards in the places that the seat does not see.
class KeyReader
{
public:
    explicit KeyReader(const Observation &seen)
    {
        const Zones known = zones(seen.position);
        for (std::size_t zone = 0; zone < known.size(); ++zone) {
            Hidden hidden { zone, {} };
            for (const Card card : known[zone].cards)
                if (card.known())
                    hidden.known.push_back(card);
            if (hidden.known.size() < known[zone].cards.size())
                m_hidden.push_back(hidden);
        }
    }
    [[nodiscard]] Key operator()(const Position &world) const
    {
        Key key;
        const Zones all = zones(world);
        for (const Hidden &hidden : m_hidden) {
            PackCards cards = all[hidden.zone].cards;
            for (const Card card : hidden.known)
                cards.remove(card);
            std::sort(cards.begin(), cards.end());
            for (const Card card : cards)
                key.push_back(static_cast<char>(card.code));
            key.push_back('/');
        }
        return key;
    }

private:
    struct Hidden
    {
        std::size_t zone = 0;
        PackCards known;
    };
    std::vector<Hidden> m_hidden;
};

std::string print(const Key &key, const Pack &pack)
{
    std::string text;
    for (const char code : key)
        text += code == '/' ? "/ " : pack.code(Card { static_cast<std::uint8_t>(code) }) + ' ';
    return text;
}

// Draws and counts; how far chi-squared is from what chance gives, in standard deviations.
double chiSquared(const Observation &seen, const std::map<Key, double> &shares, int draws)
{
    std::unordered_map<Key, int> counts;
    const KeyReader keyOf(seen);
    Rng rng(7);
    std::visit(
        [&]<typename S>(const S &state) {
            const auto imagined = worlds(Seen<S> { state, seen.viewer, seen.heard });
            for (int i = 0; i < draws; ++i)
                ++counts[keyOf(Position { imagined.draw(rng) })];
        },
        seen.position.state);
    double sum = 0;
    for (const auto &[key, share] : shares) {
        const double expected = share * draws;
        const double off = counts[key] - expected;
        sum += off * off / expected;
    }
    for (const auto &[key, count] : counts)
        if (!shares.contains(key))
            qWarning(
                "drawn %d times, but impossible: %s", count, print(key, *infoOf(seen.position).pack).c_str());
    if (counts.size() > shares.size())
        return HUGE_VAL;
    const double freedom = static_cast<double>(shares.size()) - 1;
    return (sum - freedom) / std::sqrt(2 * freedom);
}

// How far the sampler is from uniform in this position; nothing if there are too many or too few worlds.
std::optional<double> judge(const Story<Position> &story, Seat viewer, Kind kind, Rng &rng)
{
    const Truth truth = truthOf(story, viewer);
    const bool reshuffled = kind == Kind::ShuffledAgain;
    const double ways = waysToLie(truth.hidden);
    if (!reshuffled && (ways > mostWaysOf(kind) || ways < fewestWorlds))
        return {};
    const auto shares = reshuffled ? enumerateReshuffled(story, truth) : enumerate(story, truth);
    if (shares.size() < fewestWorlds)
        return {};
    // Where everything is possible there is little to learn.
    if (static_cast<double>(shares.size()) >= ways && rng.below(6) != 0)
        return {};
    const int draws = std::max(fewestDraws, drawsEach * static_cast<int>(shares.size()));
    const double off = chiSquared(truth.seen, shares, draws);
    qInfo("%s, %d players, phase %s, seat %d: %.0f ways, %zu worlds, %d draws, %+.2f", told->id.data(),
        seatCount(story.now), told->phases[phase(story.now)].name.data(), viewer, ways, shares.size(), draws,
        off);
    return off;
}

bool isLaterDuel(const Position &position)
{
    const auto *truco = std::get_if<truco::State>(&position.state);
    return truco && truco->duel > 1;
}

bool mayBeJudged(const Story<Position> &story, Kind kind)
{
    if (isOver(story.now) || actors(story.now).empty())
        return false;
    return isReshuffled(story) == (kind == Kind::ShuffledAgain)
        && isLaterDuel(story.now) == (kind == Kind::LaterDuel);
}

// Any action; hands are laid down seldom, or there would be no declarations to hear.
Action talkative(const Position &position, Rng &rng)
{
    Action action = anyAction(position, rng);
    for (int i = 0; i < 3 && (action.verb == truco::verb::mazo || action.verb == truco::verb::noQuiero); ++i)
        action = anyAction(position, rng);
    return action;
}

Setup setupFor(Kind kind, Rng &rng)
{
    Setup setup = randomSetup(*told, rng);
    if (kind == Kind::LaterDuel) {
        setup.options[0] = truco::mostSeats;
        setup.options[static_cast<std::size_t>(truco::Option::PicaPica)] = true;
        setup.options[static_cast<std::size_t>(truco::Option::PicaFrom)] = 0;
    }
    return setup;
}

// The same for some position of a random game, if there is one that can be judged.
std::optional<double> judgeGame(Kind kind, Rng &rng)
{
    const Setup setup = setupFor(kind, rng);
    const auto choose = kind == Kind::LaterDuel ? talkative : anyAction<Position>;
    Story<Position> story { *startGame(*told, setup), {}, *startGame(*told, setup) };
    for (int i = 0; i < 2000 && goOn(story, rng, isOver(story.now), choose); ++i) {
        if (rng.below(20) != 0 || !mayBeJudged(story, kind))
            continue;
        const auto viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(seatCount(story.now))));
        if (const auto off = judge(story, viewer, kind, rng))
            return off;
    }
    return {};
}

} // namespace

// Every world that agrees with what a seat knows is drawn equally often, and no other.
class TestWorlds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void uniform_data();
    void uniform();
};

void TestWorlds::uniform_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("kind");
    for (const GameInfo *game : games())
        QTest::newRow(game->id.data())
            << QString::fromUtf8(game->id.data(), int(game->id.size())) << int(Kind::Usual);
    QTest::newRow("loba, shuffled again") << "loba" << int(Kind::ShuffledAgain);
    QTest::newRow("truco, later duels") << "truco" << int(Kind::LaterDuel);
}

void TestWorlds::uniform()
{
    QFETCH(QString, id);
    QFETCH(int, kind);
    told = findGame(id.toStdString());
    Rng rng(11);
    int looked = 0;
    for (int attempt = 0; looked < positions && attempt < 2000; ++attempt) {
        const std::optional<double> off = judgeGame(Kind(kind), rng);
        if (off && *off > surprise)
            QFAIL("not uniform");
        looked += off ? 1 : 0;
    }
    QCOMPARE(looked, positions);
}

QTEST_APPLESS_MAIN(TestWorlds)
#include "tst_worlds.moc"
