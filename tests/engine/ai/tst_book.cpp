// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/byheart.h"
#include "engine/ai/player.h"
#include "engine/ai/reasons.h"
#include "engine/ai/verdict.h"
#include "engine/games/truco/ai/knowledge.h"
#include "engine/games/truco/ai/signs.h"
#include "engine/games/truco/ai/situation.h"
#include "engine/games/truco/phases.h"
#include "engine/games/truco/rows.h"
#include "engine/games/truco/scoring.h"
#include "engine/match/json.h"
#include "engine/match/randomgame.h"

#include <QTest>

#include <functional>
#include <map>
#include <numeric>
#include <set>

using namespace sobremesa;

// Books are read as they were written or not at all; and a player goes by what one says of what its seat
// sees.
class BookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatWasWritten();
    void refuses_data();
    void refuses();
    void survivesEveryByte();
    void isDrawnByItsShares();
    void waysAreLegal_data() { rules(); }
    void waysAreLegal();
    void seesNothingHidden_data() { rules(); }
    void seesNothingHidden();
    void isSilentElsewhere_data();
    void isSilentElsewhere();
    void isSilentOverAFlor();
    void isSilentAtTheEndOfTeams_data() { tables(); }
    void isSilentAtTheEndOfTeams();
    void tellsWhatEachNeeds();
    void isSilentBeforeAnEnvidoOfThrees();
    void signsComeFirst_data() { teams(); }
    void signsComeFirst();
    void hearsItsPartnersAlone_data() { teams(); }
    void hearsItsPartnersAlone();
    void isPlayed_data() { tables(); }
    void isPlayed();
    void sharesAddUp_data() { tables(); }
    void sharesAddUp();
    void isTrusted();
    void givesNoGameAway();
    void tellsWhyByIt();

private:
    static void rules();
    static void tables();
    static void teams();
};

namespace {

using Bytes = std::vector<std::uint8_t>;

const GameInfo &trucoGame()
{
    return *findGame("truco");
}

const std::vector<BookLine> someLines { { 7, { 255 } }, { 3, { 5, 250 } },
    { 4'000'000'000U, { 0, 0, 1, 254 } }, { 300, { 1, 2, 3, 4, 245, 0, 0, 0 } },
    { 301, { 0, 0, 0, 0, 0, 0, 0, 255 } } };

Bytes someBook()
{
    return Book::write(someLines, trucoGame());
}

// Positions of random deals, with every seat that can act.
void walk(const OptionValues &options, const std::function<void(const Position &, Seat)> &visit,
    const Value &start = {})
{
    Rng rng(5);
    Events deaf;
    Actions buffer;
    for (int game = 0; game < 60; ++game) {
        Position position = *startGame(trucoGame(), { options, start });
        for (int move = 0; move < 60 && !isOver(position); ++move) {
            if (actors(position).empty()) {
                const DealPlan wanted = plan(position);
                PackCards pack = wanted.pack;
                shuffle(pack, rng);
                deal(position, pack, deaf);
                continue;
            }
            for (const Seat seat : actors(position))
                visit(position, seat);
            apply(position, randomAction(position, rng, buffer), deaf);
        }
    }
}

OptionValues trucoOptions(int players = 2, truco::Option option = truco::Option::Flor, std::int16_t value = 0)
{
    OptionValues options = standardOptions(trucoGame().options);
    options[playersRow] = static_cast<std::int16_t>(players);
    options[row(option)] = value;
    return options;
}

// Six may begin with duels.
Value startOf(const OptionValues &options)
{
    const bool duels = options[playersRow] == 6 && options[row(truco::Option::PicaPica)] != 0;
    return duels ? *readJson(R"({"round":"pica","scores":[10,10]})") : Value();
}

const truco::State &stateOf(const Position &position)
{
    return std::get<truco::State>(position.state);
}

// Whether there is a flor to bet about, as the seat sees it.
bool isOverAFlor(const truco::State &state, Seat seat)
{
    if (!state.rules.flor)
        return false;
    Cards<truco::handSize> dealt = state.hands[seat];
    for (const Card card : state.played[seat])
        dealt.push_back(card);
    const bool own = std::all_of(
        dealt.begin(), dealt.end(), [&dealt](Card card) { return card.suit() == dealt[0].suit(); });
    return own || !state.play.flor.shown.empty();
}

bool isAtTheEndOfTeams(const truco::State &state)
{
    return state.play.seats.size() > 2
        && std::max(state.scores[0], state.scores[1]) >= state.rules.target - truco::endOfTeams;
}

// Those of a team are all there, and whoever has told its partners what it may.
bool isOfTeams(const truco::State &state, Seat seat)
{
    return state.play.down.empty() && !truco::hasSignToMake(state, seat);
}

// Three a side think about that for themselves.
bool mayOpenOfThrees(const truco::State &state, Seat seat)
{
    const truco::Truco &truco = state.play.truco;
    const bool calls = truco.open > 0 && truco.by == truco::teamOf(seat);
    return state.play.seats.size() == 6 && state.phase == truco::Phase::Play && !calls
        && waiting(state).contains(seat) && truco::mayOpenEnvido(state, seat);
}

// The betting that the book is about.
bool isOfTheBook(const truco::State &state, Seat seat)
{
    if (isAtTheEndOfTeams(state) || mayOpenOfThrees(state, seat)
        || (state.play.seats.size() > 2 && !isOfTeams(state, seat)))
        return false;
    const bool play = state.phase == truco::Phase::Play || state.phase == truco::Phase::Envido;
    return play && !isOverAFlor(state, seat);
}

// All that the seat may do, one thing after the other, and a book that says of each thing that the first way
// is taken most.
struct Decided
{
    std::vector<std::optional<Action>> ways;
    std::vector<BookLine> lines;
    int things = 0;
};

BookLine lineOf(const Situation &now)
{
    constexpr int few = 20;
    BookShares shares { static_cast<std::uint8_t>(wholeShare - few * (now.ways.size() - 1)) };
    while (shares.size() < now.ways.size())
        shares.push_back(few);
    return { Book::folded(now.key), shares };
}

Decided decidedBy(const truco::State &state, Seat seat)
{
    Decided all;
    for (Situation now { 0, {}, true }; now.goesOn; ++all.things) {
        now = situation(state, seat, all.things);
        if (now.ways.size() > 1)
            all.lines.push_back(lineOf(now));
        std::copy_if(now.ways.begin(), now.ways.end(), std::back_inserter(all.ways),
            [&now](const auto &way) { return way || !now.goesOn; });
    }
    return all;
}

bool anyDominated(const truco::State &state, const std::vector<std::optional<Action>> &ways)
{
    return std::any_of(
        ways.begin(), ways.end(), [&state](const auto &way) { return way && dominated(state, *way); });
}

Match dealt(std::uint64_t seed)
{
    return *Match::begin({ &trucoGame(), { trucoOptions(), {} }, {}, {}, seed, {} });
}

int envidoOf(const Match &match, Seat seat)
{
    return truco::envidoPoints(truco::dealtTo(stateOf(match.position()), seat));
}

// All on a falta envido, or all on something else; nothing where there is no such choice.
BookShares sharesOfFalta(const Situation &now, bool says)
{
    const auto falta = std::find_if(now.ways.begin(), now.ways.end(),
        [](const auto &way) { return way && way->verb == truco::verb::faltaEnvido; });
    if (falta == now.ways.end() || now.ways.size() < 2)
        return {};
    BookShares shares;
    while (shares.size() < now.ways.size())
        shares.push_back(0);
    const auto place = static_cast<std::size_t>(falta - now.ways.begin());
    shares[says ? place : (place + 1) % now.ways.size()] = wholeShare;
    return shares;
}

// By which whoever may speak first says falta envido with many points alone, or with few of them alone.
Bytes bookOfFalta(bool many)
{
    constexpr int enough = 29; // points
    std::map<std::uint64_t, BookLine> said;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const Match match = dealt(seed);
        const Seat seat = waiting(match.position()).first();
        const Situation now = situation(stateOf(match.position()), seat, 0);
        const BookShares shares = sharesOfFalta(now, (envidoOf(match, seat) >= enough) == many);
        if (!shares.empty())
            said.insert({ now.key, { Book::folded(now.key), shares } });
    }
    std::vector<BookLine> lines;
    lines.reserve(said.size());
    for (const auto &[key, line] : said)
        lines.push_back(line);
    return Book::write(lines, trucoGame());
}

// In how many hundredths a falta envido, once said, is won by who wants it with 24 points, going by that
// book; -1 if nothing is told of it.
int shareOfWanting(bool many)
{
    const auto book = Book::read(bookOfFalta(many), trucoGame());
    std::uint64_t seed = 0;
    while (envidoOf(dealt(seed), 1 - waiting(dealt(seed).position()).first()) != 24)
        ++seed;
    Match match = dealt(seed);
    const Seat first = waiting(match.position()).first();
    const Seat second = static_cast<Seat>(1 - first);
    if (!book || match.play(actionOf(first, truco::verb::faltaEnvido)))
        return -1;
    // Whichever is the better one, the share tells why.
    for (const int worth : { -9, 9 }) {
        Advices advices { { actionOf(second, truco::verb::quiero), static_cast<double>(worth), 0.1, 100 },
            { actionOf(second, truco::verb::noQuiero), 0, 0.1, 100 } };
        if (worth < 0)
            std::swap(advices[0], advices[1]);
        const Explanation why = explain(match.observe(second), advices, std::nullopt, nullptr, &*book);
        for (const Because &reason : why.reasons)
            if (reason.chance >= 0)
                return reason.heard >= 0 ? reason.heard : reason.chance;
    }
    return -1;
}

bool same(const Situation &left, const Situation &right)
{
    return left.key == right.key && left.goesOn == right.goesOn
        && std::equal(left.ways.begin(), left.ways.end(), right.ways.begin(), right.ways.end());
}

} // namespace

void BookTest::readsWhatWasWritten()
{
    const auto book = Book::read(someBook(), trucoGame());
    QVERIFY(book && book->game() == &trucoGame());
    QCOMPARE(book->size(), someLines.size());
    QVERIFY(Book::write(book->lines(), trucoGame()) == someBook());
    std::vector<BookLine> lines;
    for (std::uint64_t key = 0; key < 40; ++key)
        lines.push_back({ Book::folded(key),
            { static_cast<std::uint8_t>(key % 16), static_cast<std::uint8_t>(255 - key % 16) } });
    const auto other = Book::read(Book::write(lines, trucoGame()), trucoGame());
    QVERIFY(other);
    for (std::uint64_t key = 0; key < 40; ++key) {
        const BookShares shares = other->find(key, 2);
        QCOMPARE(shares.size(), 2U);
        QCOMPARE(int { shares[0] }, static_cast<int>(key % 16));
        QCOMPARE(other->find(key, 3).size(), 3U); // a way that is never taken
        QVERIFY(other->find(key, 1).empty()); // about something else
    }
    QVERIFY(other->find(1000, 2).empty());
}

void BookTest::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const Bytes good = someBook();
    const auto text = [](const Bytes &bytes) {
        return QByteArray(reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    };
    const qsizetype head = text(good).indexOf('\n') + 1;
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("another game") << text(Book::write(someLines, *findGame("loba")));
    QTest::newRow("other rules") << text(good).replace(head - 2, 1, "x");
    QTest::newRow("another version") << text(good).replace("book 1", "book 2");
    QTest::newRow("more than it says") << text(good) + '\0';
    QTest::newRow("lines that are not there") << text(good).replace(head, 1, "\x7f");
    QTest::newRow("a huge number of lines") << text(good).left(head) + "\xff\xff\xff\xff\x7f";
    QTest::newRow("an endless number") << text(good).left(head) + "\xff\xff\xff\xff\xff\xff\xff";
    QTest::newRow("the same key twice") << text(good).left(head) + QByteArray("\x02\x05\xff\x00\xff", 5);
    QTest::newRow("too large a share") << text(good).left(head) + QByteArray("\x01\x05\xfe\xfe", 4);
    QTest::newRow("nothing to do") << text(good).left(head)
            + QByteArray("\x01\x05\x00\x00\x00\x00\x00\x00\x00\x00", 10);
    QTest::newRow("too big") << text(good) + QByteArray(static_cast<int>(Book::mostBytes), '\0');
}

void BookTest::refuses()
{
    QFETCH(QByteArray, bytes);
    const auto *first = reinterpret_cast<const std::uint8_t *>(bytes.constData());
    const auto book = Book::read({ first, static_cast<std::size_t>(bytes.size()) }, trucoGame());
    QVERIFY(!book);
    QVERIFY(!book.refusal().message.empty());
}

// Cut off anywhere it is refused; with any byte changed it is refused, or every line is still the whole.
void BookTest::survivesEveryByte()
{
    const Bytes good = someBook();
    for (std::size_t size = 0; size < good.size(); ++size)
        QVERIFY(!Book::read({ good.data(), size }, trucoGame()));
    for (std::size_t place = 0; place < good.size(); ++place) {
        for (unsigned change = 1; change < 256; ++change) {
            Bytes bad = good;
            bad[place] = static_cast<std::uint8_t>(bad[place] ^ change);
            if (const auto book = Book::read(bad, trucoGame()))
                QCOMPARE(book->size(), someLines.size());
        }
    }
}

void BookTest::isDrawnByItsShares()
{
    Rng rng(3);
    std::array<int, 4> drawn {};
    for (int i = 0; i < 15'000; ++i)
        ++drawn[drawWay({ 17, 0, 170, 68 }, rng)];
    QVERIFY(std::abs(drawn[0] - 1'000) < 150 && drawn[1] == 0);
    QVERIFY(std::abs(drawn[2] - 10'000) < 300 && std::abs(drawn[3] - 4'000) < 300);
}

void BookTest::tables()
{
    QTest::addColumn<int>("players");
    QTest::newRow("two") << 2;
    QTest::newRow("two pairs") << 4;
    QTest::newRow("three a side") << 6;
}

void BookTest::teams()
{
    QTest::addColumn<int>("players");
    QTest::newRow("two pairs") << 4;
    QTest::newRow("three a side") << 6;
}

// Those by which two may play, and teams.
void BookTest::rules()
{
    using truco::Option;
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("option");
    QTest::addColumn<int>("value");
    QTest::newRow("usual") << 2 << int(Option::Flor) << 0;
    QTest::newRow("two pairs") << 4 << int(Option::Flor) << 0;
    QTest::newRow("three a side") << 6 << int(Option::PicaPica) << 0;
    QTest::newRow("duels") << 6 << int(Option::PicaPica) << 1;
    QTest::newRow("flor") << 2 << int(Option::Flor) << 1;
    QTest::newRow("another falta envido") << 2 << int(Option::FaltaEnvido) << 1;
    QTest::newRow("no envido after a truco") << 2 << int(Option::EnvidoAfterTruco) << 0;
    QTest::newRow("no card before the answer") << 2 << int(Option::OpenPlay) << 0;
}

// Each is legal, none is there twice, and who must act has one.
void BookTest::waysAreLegal()
{
    QFETCH(int, players);
    QFETCH(int, option);
    QFETCH(int, value);
    const OptionValues options =
        trucoOptions(players, static_cast<truco::Option>(option), static_cast<std::int16_t>(value));
    Actions open;
    int asked = 0, things = 0;
    walk(
        options,
        [&](const Position &position, Seat seat) {
            open.clear();
            legal(position, seat, open);
            bool goesOn = isOfTheBook(stateOf(position), seat);
            for (int thing = 0; goesOn; ++thing) {
                const Situation now = situation(stateOf(position), seat, thing);
                QVERIFY(!now.ways.empty());
                for (const auto &way : now.ways) {
                    QVERIFY(!way || std::find(open.begin(), open.end(), *way) != open.end());
                    QCOMPARE(std::count(now.ways.begin(), now.ways.end(), way), 1);
                }
                goesOn = now.goesOn;
                ++things;
            }
            asked += waiting(position).contains(seat) ? 1 : 0;
        },
        startOf(options));
    QVERIFY2(asked > 500 && things > 400, qPrintable(QStringLiteral("%1, %2").arg(asked).arg(things)));
}

// The same to the seat, whatever the others hold; and not the same everywhere.
void BookTest::seesNothingHidden()
{
    QFETCH(int, players);
    QFETCH(int, option);
    QFETCH(int, value);
    const OptionValues options =
        trucoOptions(players, static_cast<truco::Option>(option), static_cast<std::int16_t>(value));
    Rng rng(8);
    std::set<std::uint64_t> keys;
    walk(
        options,
        [&](const Position &position, Seat seat) {
            const Observation seen = observe(position, seat);
            const Position other = resampled(seen, rng);
            for (int thing = 0; thing < 2; ++thing) {
                const Situation now = situation(stateOf(position), seat, thing);
                QVERIFY(same(now, situation(stateOf(seen.position), seat, thing)));
                QVERIFY(same(now, situation(stateOf(other), seat, thing)));
                keys.insert(now.key);
            }
        },
        startOf(options));
    QVERIFY(keys.size() > 300);
}

void BookTest::isSilentElsewhere_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("signals");
    QTest::newRow("two pairs, open signs") << 4 << int(truco::Signals::Open);
    QTest::newRow("two pairs, no signs") << 4 << int(truco::Signals::Off);
    QTest::newRow("three a side, open signs") << 6 << int(truco::Signals::Open);
    QTest::newRow("three a side, no signs") << 6 << int(truco::Signals::Off);
}

void BookTest::isSilentElsewhere()
{
    QFETCH(int, players);
    QFETCH(int, signals);
    const OptionValues options =
        trucoOptions(players, truco::Option::Signals, static_cast<std::int16_t>(signals));
    walk(options, [&](const Position &position, Seat seat) {
        const truco::State &state = stateOf(position);
        const bool inDuel = state.play.seats.size() == 2 && isOfTheBook(state, seat);
        QCOMPARE(situation(state, seat, 0).ways.empty(), !inDuel);
    });
}

// With a flor, one's own or one that was shown, other points count.
void BookTest::isSilentOverAFlor()
{
    int silent = 0;
    walk(trucoOptions(2, truco::Option::Flor, 1), [&](const Position &position, Seat seat) {
        if (!isOverAFlor(stateOf(position), seat))
            return;
        QVERIFY(situation(stateOf(position), seat, 0).ways.empty());
        ++silent;
    });
    QVERIFY(silent > 20);
}

// Where every point counts for itself.
void BookTest::isSilentAtTheEndOfTeams()
{
    QFETCH(int, players);
    int silent = 0, spoken = 0;
    walk(
        trucoOptions(players),
        [&](const Position &position, Seat seat) {
            const truco::State &state = stateOf(position);
            const bool speaks = isOfTheBook(state, seat);
            QCOMPARE(situation(state, seat, 0).ways.empty(), !speaks);
            silent += isAtTheEndOfTeams(state) ? 1 : 0;
            spoken += speaks ? 1 : 0;
        },
        *readJson(R"({"scores":[25,20]})"));
    QCOMPARE(silent > 20, players > 2);
    QVERIFY(spoken > 20);
}

// Between two it counts there how much each needs, and elsewhere it does not.
void BookTest::tellsWhatEachNeeds()
{
    const auto keyAt = [](const char *start) {
        const Match match =
            *Match::begin({ &trucoGame(), { trucoOptions(), *readJson(start) }, {}, {}, 7, {} });
        return situation(stateOf(match.position()), waiting(match.position()).first(), 0).key;
    };
    const std::uint64_t early = keyAt(R"({"scores":[3,9]})");
    QCOMPARE(keyAt(R"({"scores":[0,14]})"), early);
    std::set<std::uint64_t> keys { early };
    for (const char *start : { R"({"scores":[25,9]})", R"({"scores":[9,25]})", R"({"scores":[25,25]})",
             R"({"scores":[28,25]})", R"({"scores":[29,25]})", R"({"scores":[29,29]})" })
        QVERIFY2(keys.insert(keyAt(start)).second, start);
    QVERIFY(keys.contains(keyAt(R"({"scores":[27,3]})"))); // as five to go
}

// What is learnt there is not played.
void BookTest::isSilentBeforeAnEnvidoOfThrees()
{
    int silent = 0;
    walk(trucoOptions(6), [&](const Position &position, Seat seat) {
        const truco::State &state = stateOf(position);
        if (!mayOpenOfThrees(state, seat) || !isOfTeams(state, seat) || isAtTheEndOfTeams(state))
            return;
        QVERIFY(situationAnywhere(state, seat, 0).goesOn);
        QVERIFY(situation(state, seat, 0).ways.empty());
        ++silent;
    });
    QVERIFY(silent > 50);
}

// Who has something to tell its partners does so before anything that the book says.
void BookTest::signsComeFirst()
{
    QFETCH(int, players);
    const Level thinker { "quick", "", Mind::Search, 10 };
    int signs = 0, others = 0;
    walk(trucoOptions(players), [&](const Position &position, Seat seat) {
        const truco::State &state = stateOf(position);
        if (!truco::hasSignToMake(state, seat) || truco::asksInVain(state, seat))
            return;
        QVERIFY(situation(state, seat, 0).ways.empty());
        const auto action = choose(observe(position, seat), thinker, 3);
        (action && action->verb == truco::verb::sign ? signs : others) += 1;
    });
    QVERIFY(signs > 50);
    QCOMPARE(others, 0);
}

// What any partner's sign tells makes another situation; an opponent's is not seen.
void BookTest::hearsItsPartnersAlone()
{
    QFETCH(int, players);
    int heard = 0;
    walk(trucoOptions(players), [&](const Position &position, Seat seat) {
        truco::State state = std::get<truco::State>(observe(position, seat).position.state);
        state.play.signs.clear();
        const Situation alone = situation(state, seat, 0);
        const auto seats = static_cast<int>(state.play.seats.size());
        const bool early = state.phase == truco::Phase::Play && state.play.tricks.empty();
        if (seats != players || alone.ways.size() < 2 || state.play.turn != seat || !early)
            return;
        const auto keyWith = [&](int other) {
            truco::State told = state;
            constexpr int aceOfSwords = 0;
            told.play.signs.push_back(truco::Sign::of((seat + other) % players, aceOfSwords, 0));
            return situation(told, seat, 0).key;
        };
        for (int other = 1; other < players; ++other)
            QCOMPARE(keyWith(other) != alone.key, other % 2 == 0);
        ++heard;
    });
    QVERIFY(heard > 20);
}

// What the book knows is done as it says, what it does not know as without it; a seat that need not act says
// nothing.
void BookTest::isPlayed()
{
    QFETCH(int, players);
    const Level thinker { "quick", "", Mind::Search, 10 };
    Level reader = thinker;
    int played = 0;
    walk(trucoOptions(players), [&](const Position &position, Seat seat) {
        const Situation now = situation(stateOf(position), seat, 0);
        if (now.ways.empty())
            return;
        const std::size_t wanted = now.key % now.ways.size();
        BookShares shares;
        for (std::size_t way = 0; way < now.ways.size(); ++way)
            shares.push_back(way == wanted ? wholeShare : std::uint8_t { 0 });
        const auto known =
            Book::read(Book::write({ { Book::folded(now.key), shares } }, trucoGame()), trucoGame());
        const auto empty = Book::read(Book::write({}, trucoGame()), trucoGame());
        QVERIFY(known && empty);
        const Observation seen = observe(position, seat);
        reader.book = &*known;
        const auto action = choose(seen, reader, 3);
        const auto &way = now.ways[wanted];
        if (way && dominated(stateOf(seen.position), *way))
            return; // see below
        if (way || !now.goesOn)
            QVERIFY(action == now.ways[wanted]);
        played += now.ways.size() > 1 ? 1 : 0;
        reader.book = &*empty;
        QVERIFY(choose(seen, reader, 3) == (now.ways.size() > 1 ? choose(seen, thinker, 3) : now.ways[0]));
    });
    QVERIFY(played > 300);
}

// What the book says of all that a seat may do adds up.
void BookTest::sharesAddUp()
{
    QFETCH(int, players);
    int added = 0, several = 0;
    walk(trucoOptions(players), [&](const Position &position, Seat seat) {
        const truco::State &state = stateOf(position);
        const Decided all = decidedBy(state, seat);
        if (all.ways.empty() || anyDominated(state, all.ways))
            return;
        const auto book = Book::read(Book::write(all.lines, trucoGame()), trucoGame());
        const double whole = std::accumulate(all.ways.begin(), all.ways.end(), 0.0,
            [&](double sum, const auto &way) { return sum + shareByHeart(state, seat, way, *book)->share; });
        QVERIFY2(std::abs(whole - 1) < 1e-6, qPrintable(QString::number(whole)));
        ++added;
        several += all.things > 1 ? 1 : 0;
    });
    QVERIFY(added > 300 && several > 50);
}

// What a book often does is the best in a hint and no mistake in a review, what it does most the first of
// all.
void BookTest::isTrusted()
{
    Level thinker { "quick", "", Mind::Search, 300 };
    int hinted = 0, judged = 0;
    walk(trucoOptions(), [&](const Position &position, Seat seat) {
        const Situation now = situation(stateOf(position), seat, 0);
        const auto good = [&](std::size_t way) {
            return now.ways[way] && !dominated(stateOf(position), *now.ways[way]);
        };
        if (now.ways.size() < 3 || now.goesOn || !good(0) || !good(1))
            return;
        BookShares shares { 75, 180 };
        for (std::size_t way = 2; way < now.ways.size(); ++way)
            shares.push_back(0);
        const auto book =
            Book::read(Book::write({ { Book::folded(now.key), shares } }, trucoGame()), trucoGame());
        QVERIFY(book);
        thinker.book = &*book;
        const Observation seen = observe(position, seat);
        const Advices advices = advise(seen, thinker, 3);
        QVERIFY(advices.size() > 1);
        QVERIFY(sameWay(stateOf(position), *now.ways[1], *advices.front().action));
        ++hinted;
        if (hinted % 40 != 0)
            return;
        const auto often = judge(seen, *now.ways[0], 1, nullptr, &*book);
        QVERIFY(often && often->loss == 0 && often->cost == Payoff {});
        QVERIFY(often->best == now.ways[1]);
        ++judged;
    });
    QVERIFY2(hinted > 100 && judged > 2, qPrintable(QString::number(hinted)));
}

// A book of merged situations may refuse what costs the game here: seven points with six to go.
void BookTest::givesNoGameAway()
{
    Position position = *startGame(trucoGame(), { trucoOptions(), *readJson(R"({"scores":[24,24]})") });
    Rng rng(3);
    Events deaf;
    const DealPlan wanted = plan(position);
    PackCards pack = wanted.pack;
    shuffle(pack, rng);
    deal(position, pack, deaf);
    namespace verb = truco::verb;
    for (const int said : { verb::envido, verb::envido, verb::realEnvido, verb::faltaEnvido }) {
        Action action;
        action.seat = waiting(position).first();
        action.verb = static_cast<std::uint8_t>(said);
        apply(position, action, deaf);
    }
    const Seat seat = waiting(position).first();
    const Situation now = situation(stateOf(position), seat, 0);
    BookShares shares;
    for (const auto &way : now.ways)
        shares.push_back(way && way->verb == verb::noQuiero ? wholeShare : std::uint8_t { 0 });
    const auto book =
        Book::read(Book::write({ { Book::folded(now.key), shares } }, trucoGame()), trucoGame());
    Level reader { "quick", "", Mind::Search, 10 };
    reader.book = &*book;
    QCOMPARE(int { choose(observe(position, seat), reader, 3)->verb }, int { verb::quiero });
}

// The share that goes by what was said is another one with a book of honest players than with one of liars.
void BookTest::tellsWhyByIt()
{
    const int honest = shareOfWanting(true), lying = shareOfWanting(false);
    QVERIFY2(honest >= 0 && honest + 30 < lying, qPrintable(QStringLiteral("%1, %2").arg(honest).arg(lying)));
}

QTEST_APPLESS_MAIN(BookTest)
#include "tst_book.moc"
