// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"
#include "engine/games/truco/scoring.h"
#include "engine/match/randomgame.h"
#include "engine/table/words.h"
#include "tests/engine/everygame.h"
#include "tests/engine/sanitized.h"

#include <QTest>

#include <map>
#include <optional>
#include <set>

using namespace sobremesa;

// What is told to somebody who learns: of the actions of others, and of what may be done.

namespace {

constexpr int rounds = 24; // games of each kind
constexpr int longest = 500; // actions of one
constexpr int worldsTried = 20; // until somebody holds there what he has played

struct Overheard
{
    const Position &before; // the action
    const Match &after;
    Seat viewer = 0;
    const Remark &remark;
};

std::vector<Event> perceivedBy(const Match &match, Seat viewer)
{
    std::vector<Event> events;
    for (Event event : match.events(match.actionCount() - 1))
        if (perceive(event, viewer))
            events.push_back(event);
    return events;
}

using Observations = std::vector<Observation>; // of each seat

// Plays a game quickly; calls `visit` after each action, with what all seats saw before it.
template<typename Visit>
void play(const GameInfo &game, std::uint64_t seed, Visit visit)
{
    Rng rng(seed);
    auto match = Match::begin(randomOpening(game, rng));
    QVERIFY(match);
    Actions buffer;
    for (int move = 0; move < longest && !actors(match->position()).empty(); ++move) {
        Observations before;
        for (Seat seat = 0; seat < seatCount(match->position()); ++seat)
            before.push_back(match->observe(seat));
        const SeatSet asked = waiting(match->position());
        const auto action = rng.below(3) == 0 || asked.empty()
            ? randomAction(match->position(), rng, buffer)
            : choose(match->observe(asked.first()), *findLevel("greedy"), rng.next())
                  .value_or(randomAction(match->position(), rng, buffer));
        if (match->play(action) && match->play(randomAction(match->position(), rng, buffer)))
            return;
        visit(before, *match);
    }
}

template<typename Visit>
void hear(const GameInfo &game, Visit visit)
{
    for (std::uint64_t seed = 1; seed <= rounds; ++seed)
        play(game, seed, [&](const Observations &before, const Match &after) {
            for (const Observation &seen : before)
                for (const Remark &remark : showsIn(seen, perceivedBy(after, seen.viewer)))
                    visit(Overheard { after.before(after.actionCount() - 1), after, seen.viewer, remark });
        });
}

// What is seen of other hidden cards, if the action could be done there and looked the same.
std::optional<Observation> twinOf(
    const Observation &seen, const Action &action, const std::vector<Event> &perceived, Rng &rng)
{
    Position world = resampled(seen, rng);
    Observation twin = seen;
    twin.position = observe(world, seen.viewer).position;
    Actions open;
    legal(world, action.seat, open);
    if (std::find(open.begin(), open.end(), action) == open.end())
        return std::nullopt;
    std::vector<Event> happened;
    Events events(happened);
    apply(world, action, events);
    std::erase_if(happened, [&](Event &event) { return !perceive(event, seen.viewer); });
    return happened == perceived ? std::optional(twin) : std::nullopt;
}

QStringList wordsOf(const Remarks &remarks, const GameInfo &game)
{
    QStringList words;
    for (const Remark &remark : remarks)
        words.append(QString::fromStdString(plain(remark.sentence, *game.pack)));
    return words;
}

// Cards that any seat holds in its hand, seen by nobody.
CardList held(const Position &position, Seat seat)
{
    for (const ZoneCards &zone : zones(position))
        if (zone.place == Place { Zone::Hand, seat })
            return listOf(zone.cards);
    return {};
}

Card playedIn(const Overheard &heard)
{
    return openlyPlayed(perceivedBy(heard.after, heard.viewer))->cards[0];
}

bool nobodyHolds(const Overheard &heard, int rank)
{
    for (Seat seat = 0; seat < seatCount(heard.before); ++seat) {
        for (const Card card : held(heard.before, seat))
            if (card.rank() == rank && card != playedIn(heard))
                return false;
    }
    return true;
}

// The card has no other use: all its actions in that position are this one.
bool hasOneUse(const Overheard &heard)
{
    const Action &action = heard.after.action(heard.after.actionCount() - 1);
    Actions open;
    legal(heard.before, action.seat, open);
    return std::count_if(open.begin(), open.end(), [&](const Action &other) {
        return !other.cards.empty() && other.cards[0] == action.cards[0];
    }) == 1;
}

bool holdsNoneOf(const Overheard &heard, int suit, int trump)
{
    const Action &action = heard.after.action(heard.after.actionCount() - 1);
    const CardList cards = held(heard.before, action.seat);
    return std::none_of(cards.begin(), cards.end(),
        [&](Card card) { return card.suit() == suit && !tresillo::isTrump(card, trump); });
}

bool nobodyBeats(const Overheard &heard)
{
    const auto &state = std::get<truco::State>(heard.before.state);
    for (const auto &hand : state.hands)
        for (const Card card : hand)
            if (truco::strength(card) > truco::strength(playedIn(heard)))
                return false;
    return true;
}

bool isVoid(const Overheard &heard)
{
    const auto &now = std::get<tresillo::State>(heard.before.state).now;
    return holdsNoneOf(heard, now.played[now.played.size() - now.played.size() % 3].suit(), now.trump);
}

std::set<Card> heldBefore(const Overheard &heard)
{
    const Action &action = heard.after.action(heard.after.actionCount() - 1);
    std::set<Card> cards;
    for (const Card card : held(heard.before, action.seat))
        cards.insert(card);
    return cards;
}

// Each card named as still there is there.
bool holdsThose(const Overheard &heard)
{
    const auto named = std::get<CardList>(heard.remark.sentence.values[3]);
    const std::set<Card> cards = heldBefore(heard);
    return !named.empty() && std::all_of(named.begin(), named.end(), [&](Card card) {
        return card != playedIn(heard) && cards.contains(card);
    });
}

// What is still held after the card is of a rank that the sentence names.
bool equalsThose(const Overheard &heard)
{
    std::set<int> ranks;
    for (const TextValue &value : heard.remark.sentence.values)
        if (const auto *card = std::get_if<Card>(&value))
            ranks.insert(card->rank());
    std::set<Card> cards = heldBefore(heard);
    cards.erase(playedIn(heard));
    return !cards.empty()
        && std::all_of(cards.begin(), cards.end(), [&](Card card) { return ranks.contains(card.rank()); });
}

bool holdsIt(const Overheard &heard)
{
    const Action &action = heard.after.action(heard.after.actionCount() - 1);
    const CardList cards = held(heard.after.position(), action.seat);
    return std::count(cards.begin(), cards.end(), std::get<Card>(heard.remark.sentence.values[1])) > 0;
}

bool hasOneCard(const Overheard &heard)
{
    const Action &action = heard.after.action(heard.after.actionCount() - 1);
    return held(heard.after.position(), action.seat).size() == 1;
}

// What a kind claims of the whole table, hidden cards included.
const std::map<std::string_view, bool (*)(const Overheard &)> claims {
    { "safe", [](const Overheard &heard) { return nobodyHolds(heard, playedIn(heard).rank()); } },
    { "must_take", hasOneUse },
    { "highest", nobodyBeats },
    { "points", holdsThose },
    { "ronda", equalsThose },
    { "rondine", equalsThose },
    { "took", holdsIt },
    { "last_card", hasOneCard },
};

} // namespace

class TestLearning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSaidIsTrue_data() { addGames(); }
    void whatIsSaidIsTrue();
    void hiddenCardsChangeNothing_data() { addGames(); }
    void hiddenCardsChangeNothing();
    void voidInTresillo();
    void everyKindIsHeard_data();
    void everyKindIsHeard();
    void everyQuestionIsAboutSomething_data() { addGames(); }
    void everyQuestionIsAboutSomething();
};

void TestLearning::whatIsSaidIsTrue()
{
    QFETCH(QString, id);
    const GameInfo &game = *findGame(id.toStdString());
    hear(game, [&](const Overheard &heard) {
        const std::string words = plain(heard.remark.sentence, *game.pack);
        QVERIFY(!words.empty() && words.find('%') == std::string::npos);
        QVERIFY(heard.after.action(heard.after.actionCount() - 1).seat != heard.viewer);
        const auto claim = claims.find(heard.remark.kind);
        if (claim != claims.end())
            QVERIFY2(claim->second(heard), words.c_str());
    });
}

// In every world that looks the same the same is said of the same action.
void TestLearning::hiddenCardsChangeNothing()
{
    QFETCH(QString, id);
    const GameInfo &game = *findGame(id.toStdString());
    Rng rng(3);
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= repeats(rounds, 4); ++seed)
        play(game, seed, [&](const Observations &before, const Match &after) {
            for (const Observation &seen : before) {
                const auto perceived = perceivedBy(after, seen.viewer);
                const Remarks said = showsIn(seen, perceived);
                std::optional<Observation> twin;
                for (int tried = 0; !said.empty() && !twin && tried < worldsTried; ++tried)
                    twin = twinOf(seen, after.action(after.actionCount() - 1), perceived, rng);
                if (!twin)
                    continue;
                ++compared;
                QCOMPARE(wordsOf(showsIn(*twin, perceived), game), wordsOf(said, game));
            }
        });
    QVERIFY(compared > repeats(20, 0));
}

void TestLearning::voidInTresillo()
{
    int heardOf = 0;
    hear(*findGame("tresillo"), [&](const Overheard &heard) {
        if (heard.remark.kind != "void")
            return;
        ++heardOf;
        QVERIFY(isVoid(heard));
    });
    QVERIFY(heardOf > 10);
}

void TestLearning::everyKindIsHeard_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("kinds");
    QTest::newRow("porrazo") << "porrazo" << QStringList { "must_take", "ronda", "rondine", "safe" };
    QTest::newRow("cuarenta") << "cuarenta" << QStringList { "safe", "sum" };
    QTest::newRow("truco") << "truco" << QStringList { "after_parda", "highest", "needs_both", "points" };
    QTest::newRow("tresillo") << "tresillo" << QStringList { "follow", "follow_trump", "no_trump", "void" };
    QTest::newRow("loba") << "loba" << QStringList { "last_card", "layoff", "melded", "took" };
}

void TestLearning::everyKindIsHeard()
{
    QFETCH(QString, id);
    QFETCH(QStringList, kinds);
    std::set<std::string_view> found;
    hear(*findGame(id.toStdString()), [&](const Overheard &heard) { found.insert(heard.remark.kind); });
    QStringList list;
    for (const std::string_view kind : found)
        list.append(QString::fromUtf8(kind.data(), static_cast<int>(kind.size())));
    QCOMPARE(list, kinds);
}

// Whoever is waited for can be told what it is about, in a whole sentence.
void TestLearning::everyQuestionIsAboutSomething()
{
    QFETCH(QString, id);
    const GameInfo &game = *findGame(id.toStdString());
    for (std::uint64_t seed = 1; seed <= rounds / 4; ++seed)
        play(game, seed, [&](const Observations &before, const Match &after) {
            for (const Seat seat : waiting(after.before(after.actionCount() - 1))) {
                const Remarks remarks = mayDoIn(before[seat]);
                QVERIFY(!remarks.empty());
                for (const Remark &remark : remarks) {
                    QVERIFY(!remark.kind.empty());
                    const std::string words = plain(remark.sentence, *game.pack);
                    QVERIFY(!words.empty() && words.find('%') == std::string::npos);
                }
            }
        });
}

QTEST_APPLESS_MAIN(TestLearning)
#include "tst_learning.moc"
