// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"
#include "engine/match/randomgame.h"
#include "tests/engine/ai/tinygame.h"
#include "tests/engine/everygame.h"
#include "tests/engine/knowledge/story.h"

#include <QTest>

using namespace sobremesa;
using namespace sobremesa::knowledge;

// Two games that give something away, each in its own manner.
namespace sobremesa::leaky {

// What a seat sees tells whether the other one holds the jack.
struct Glance : tiny::State
{
    bool otherHasJack = false;

    friend bool operator==(const Glance &, const Glance &) = default;
};
static Glance redact(const Glance &state, Seat seat)
{
    Glance seen { tiny::redact(state, seat), false };
    seen.otherHasJack = state.hands[next(seat, 2)].contains(Card::of(0, 8));
    return seen;
}

// When the cards are dealt, everybody sees one of them.
struct Loud : tiny::State
{
    friend bool operator==(const Loud &, const Loud &) = default;
};
static Loud redact(const Loud &state, Seat seat)
{
    return { tiny::redact(state, seat) };
}
static void deal(Loud &state, const PackCards &deck, Events &events)
{
    tiny::deal(state, deck, events);
    events.moved(0, state.hands[1][0], { Zone::Stock, 0 }, { Zone::Hand, 1 });
}

} // namespace sobremesa::leaky

namespace {

constexpr int pairsTried = 16; // of cards that change places, in each position looked at

// Words, points and notes: what the rules have everybody be told. Cards tell who saw them.
std::vector<Event> told(std::vector<Event> events)
{
    std::erase_if(events,
        [](const Event &event) { return event.kind == EventKind::Moved || event.kind == EventKind::Shown; });
    return events;
}

// Cards that by the rules everybody has seen: they lay openly, or were turned up.
bool layOpenly(const Event &event)
{
    const auto isPublic = [](Zone zone) {
        return zone != Zone::Stock && zone != Zone::Hand && zone != Zone::Aside;
    };
    return event.kind == EventKind::Shown
        || (event.kind == EventKind::Moved && (isPublic(event.from.zone) || isPublic(event.to.zone)));
}

// The cards that the seat cannot place: none of their kind was seen.
template<typename S>
std::vector<bool> unknownCards(const S &now, const Hidden &hidden, const std::vector<Event> &perceived)
{
    std::map<Card, int> seen;
    for (const ZoneCards &zone : zones(now))
        for (const Card card : zone.cards)
            ++seen[card];
    for (const Card card : hidden.cards)
        --seen[card];
    for (const Event &event : perceived)
        for (const Card card : event.cards)
            seen[card] += layOpenly(event) ? 1 : 0;
    std::vector<bool> unknown;
    for (const Card card : hidden.cards)
        unknown.push_back(seen[card] == 0);
    return unknown;
}

// Two cards of different places, each where the other one is.
std::optional<Exchange> anyTwo(const Hidden &hidden, const std::vector<bool> &unknown, Rng &rng)
{
    if (hidden.places.size() < 2)
        return std::nullopt;
    const auto place = rng.below(static_cast<std::uint32_t>(hidden.places.size() - 1));
    std::uint32_t start = 0;
    for (std::uint32_t i = 0; i < place; ++i)
        start += static_cast<std::uint32_t>(hidden.places[i]);
    const auto size = static_cast<std::uint32_t>(hidden.places[place]);
    const auto all = static_cast<std::uint32_t>(hidden.cards.size());
    const std::uint32_t one = start + rng.below(size);
    const std::uint32_t other = start + size + rng.below(all - start - size);
    if (!unknown[one] || !unknown[other])
        return std::nullopt;
    Exchange exchange;
    exchange.put(hidden.cards[one], hidden.cards[other]);
    exchange.put(hidden.cards[other], hidden.cards[one]);
    return exchange;
}

enum class Found : std::uint8_t { Twin, NoTwin, InEvents, InSight };

// Tells the story of another world that nobody could tell from this one by what was done, said and scored.
template<typename S>
Found compare(const Story<S> &story, Seat viewer, Rng &rng)
{
    const S seen = look(story.now, viewer);
    Retelling<S> truth(story, viewer, Exchange(), rng);
    if (!truth.possible() || !truth.endsWith(seen))
        return Found::NoTwin;
    const Hidden hidden = hiddenPlaces(zones(story.now), zones(seen));
    const auto exchange = anyTwo(hidden, unknownCards(story.now, hidden, truth.perceived()), rng);
    if (!exchange)
        return Found::NoTwin;
    Retelling<S> twin(story, viewer, *exchange, rng);
    Found found = Found::NoTwin;
    do {
        if (!twin.possible() || told(twin.perceived()) != told(truth.perceived())
            || scores(twin.state()) != scores(story.now))
            continue;
        if (twin.perceived() != truth.perceived())
            return Found::InEvents;
        if (look(twin.state(), viewer) == seen)
            return Found::Twin;
        // Who is to act knows it.
        if (actors(twin.state()).contains(viewer) == actors(story.now).contains(viewer))
            found = Found::InSight;
    } while (twin.possible() && twin.keepSecret());
    return found;
}

struct Tally
{
    int twins = 0, inEvents = 0, inSight = 0;

    void add(Found found)
    {
        twins += found == Found::Twin ? 1 : 0;
        inEvents += found == Found::InEvents ? 1 : 0;
        inSight += found == Found::InSight ? 1 : 0;
    }
};

// A whole small game.
template<typename S>
Tally lookThrough(std::uint64_t seed)
{
    Rng rng(seed);
    Tally tally;
    Story<S> story { S {}, {}, S {} };
    do {
        for (Seat viewer = 0; viewer < 2 && !story.steps.empty(); ++viewer)
            tally.add(compare(story, viewer, rng));
    } while (goOn(story, rng, story.now.dealt && actors(story.now).empty(), anyAction<S>));
    return tally;
}

template<typename S>
Tally lookThroughMany()
{
    Tally all;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Tally tally = lookThrough<S>(seed);
        all.twins += tally.twins;
        all.inEvents += tally.inEvents;
        all.inSight += tally.inSight;
    }
    return all;
}

} // namespace

// Worlds that differ only in what a seat cannot know look and sound the same to it.
class TestLeaks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsPlanted();
    void nothingLeaks_data();
    void nothingLeaks();
    void nobodyIsAskedInVain();
};

// Otherwise the test below could not fail.
void TestLeaks::findsWhatIsPlanted()
{
    const Tally fair = lookThroughMany<tiny::State>();
    QVERIFY(fair.twins > 100);
    QCOMPARE(fair.inEvents + fair.inSight, 0);
    QVERIFY(lookThroughMany<leaky::Glance>().inSight > 0);
    QVERIFY(lookThroughMany<leaky::Loud>().inEvents > 0);
}

void TestLeaks::nothingLeaks_data()
{
    addGames();
}

// Every option is drawn often; each seat is looked through.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): one story, told in its order
void TestLeaks::nothingLeaks()
{
    QFETCH(QString, id);
    const GameInfo *played = findGame(id.toStdString());
    Rng rng(5);
    Tally tally;
    const bool slow = played->id == "loba"; // its lists of actions are long
    for (int game = 0; game < (slow ? 6 : 100); ++game) {
        const Position start = *startGame(*played, randomSetup(*played, rng));
        Story<Position> story { start, {}, start };
        for (int i = 0; i < 90 && goOn(story, rng, isOver(story.now), anyAction<Position>); ++i) {
            if (isOver(story.now) || actors(story.now).empty() || rng.below(4) != 0)
                continue;
            for (Seat viewer = 0; viewer < seatCount(story.now); ++viewer) {
                for (int pair = 0; pair < pairsTried / seatCount(story.now); ++pair) {
                    const Found found = compare(story, viewer, rng);
                    QVERIFY2(found != Found::InEvents && found != Found::InSight,
                        qPrintable(QStringLiteral("game %1, step %2, phase %3, seat %4: %5")
                                       .arg(game)
                                       .arg(i)
                                       .arg(played->phases[phase(story.now)].name.data())
                                       .arg(viewer)
                                       .arg(found == Found::InEvents ? "events differ" : "sight differs")));
                    tally.add(found);
                }
            }
        }
    }
    qInfo("%s: %d twins", played->id.data(), tally.twins);
    QVERIFY(tally.twins > (slow ? 100 : 2000));
}

// Truco 4.9: in a last call of flor others may make signs, but only because somebody holds a flor. Whoever
// was asked then would know it; so a player who is not called has nothing to say.
void TestLeaks::nobodyIsAskedInVain()
{
    const GameInfo &game = *findGame("truco");
    Rng rng(9);
    int looked = 0;
    for (int number = 0; number < 400; ++number) {
        Setup setup = randomSetup(game, rng);
        setup.options[4] = 1; // flor
        const auto start = startGame(game, setup);
        Story<Position> story { *start, {}, *start };
        for (int i = 0; i < 200 && goOn(story, rng, isOver(story.now), anyAction<Position>); ++i) {
            if (game.phases[phase(story.now)].name != "flor_call")
                continue;
            for (const Seat seat : actors(story.now) - waiting(story.now)) {
                ++looked;
                QVERIFY(!choose(observe(story.now, seat), *findLevel("casual"), 1));
            }
        }
    }
    QVERIFY(looked > 20);
}

QTEST_APPLESS_MAIN(TestLeaks)
#include "tst_leaks.moc"
