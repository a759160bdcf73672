// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/reasons.h"

#include "engine/ai/player.h"
#include "engine/ai/ranking.h"
#include "engine/games/loba/loba.h"
#include "engine/games/truco/ai/gamechance.h"
#include "engine/games/truco/phases.h"
#include "engine/games/truco/rows.h"
#include "engine/games/truco/scoring.h"
#include "engine/match/randomgame.h"
#include "engine/match/record.h"
#include "engine/table/because.h"
#include "tests/engine/everygame.h"
#include "tests/engine/sanitized.h"

#include <QTest>

using namespace sobremesa;

namespace {

constexpr int usualDecisions = 25;
constexpr int decisions = repeats(usualDecisions, 5); // of each game
constexpr int manyDecisions = 250; // where they are quickly judged
constexpr int positionsWeighed = repeats(120, 20); // by a search
constexpr int flors = repeats(20, 3); // that are compared
constexpr int fewWorlds = 300; // where numbers are not compared
constexpr int freshWorlds = 20'000;
constexpr int near = 2; // hundredths by which a share of worlds may be off
constexpr int nearWeighed = 6; // where few of them carry most of the weight

// As a computer player would, or anyhow where it lets its turn pass. False if there is nothing to be done.
bool playOn(Match &match, Seat seat, const Actions &open, Rng &rng)
{
    const auto action = choose(match.observe(seat), *findLevel("greedy"), rng.next());
    if (action && !match.play(*action))
        return true;
    return !match.play(open[rng.below(static_cast<std::uint32_t>(open.size()))]);
}

// Games of computer players; calls `visit` with decisions of a seat that has a choice, until it says enough.
template<typename Visit>
void decide(const GameInfo &game, std::uint64_t seed, Visit visit, int count = decisions)
{
    Rng rng(seed);
    for (int left = count; left > 0;) {
        auto match = Match::begin(randomOpening(game, rng));
        QVERIFY(match);
        for (int move = 0; move < 400 && left > 0; ++move) {
            const SeatSet asked = waiting(match->position());
            if (asked.empty())
                break;
            const Seat seat = asked.first();
            Actions open;
            legal(match->position(), seat, open);
            if (open.size() > 1 && rng.below(6) == 0) {
                visit(*match, seat, open, rng);
                --left;
            }
            if (!playOn(*match, seat, open, rng))
                break;
        }
    }
}

// Cards of Porrazo that the seat has not seen.
CardList unseenBy(const porrazo::State &state, Seat seat)
{
    CardList left;
    const PackCards all = frenchPack.cards();
    const auto isSeen = [&state, seat](Card card) {
        return state.table.contains(card) || state.hands[seat].contains(card)
            || std::any_of(
                state.piles.begin(), state.piles.end(), [card](CardSet pile) { return pile.contains(card); });
    };
    std::remove_copy_if(all.begin(), all.end(), std::back_inserter(left), isSeen);
    return left;
}

// Hands of some size that can be drawn from the cards, and those of them that hold the rank.
struct Hands
{
    long all = 0;
    long with = 0;

    void draw(const CardList &cards, std::size_t from, std::size_t size, int rank, bool has = false)
    {
        if (size == 0) {
            ++all;
            with += has ? 1 : 0;
            return;
        }
        for (std::size_t i = from; i + size <= cards.size(); ++i)
            draw(cards, i + 1, size - 1, rank, has || cards[i].rank() == rank);
    }
};

// Nothing is known of the others' hands but how many cards they hold.
bool isUntold(const porrazo::State &state)
{
    return state.phase == porrazo::Phase::Play && !state.rules.automatic && state.tendido.empty()
        && std::all_of(state.declared.begin(), state.declared.begin() + state.rules.players,
            [](porrazo::Combination said) { return said == porrazo::Combination::None; });
}

// Compares the chances in what is said of a strike with all hands; how many there were.
int comparedStrikes(const Observation &seen, Seat seat, const Action &action)
{
    const auto &state = std::get<porrazo::State>(seen.position.state);
    const std::size_t held = state.hands[next(seat, state.rules.players)].size();
    int compared = 0;
    for (const Because &reason : reasonsOf(seen, action, fewWorlds)) {
        if (reason.topic != Topic::Struck || held == 0)
            continue;
        Hands hands;
        hands.draw(unseenBy(state, seat), 0, held, action.cards[0].rank());
        const auto chance = hundredths(static_cast<double>(hands.with) / static_cast<double>(hands.all));
        compared += QTest::qCompare(reason.chance, chance, "reason", "all hands", __FILE__, __LINE__) ? 1 : 0;
    }
    return compared;
}

// What the seat would have seen had the hidden cards lain otherwise.
Observation twinOf(const Match &match, Seat seat, Rng &rng)
{
    Observation twin = match.observe(seat);
    twin.position = observe(resampled(twin, rng), seat).position;
    return twin;
}

// What the others book for the flor at once, and not for the cards played before.
int bookedForFlor(Match match, const Action &action)
{
    if (match.play(action))
        return -1;
    int points = 0;
    for (const Event &event : match.events(match.actionCount() - 1))
        if (event.kind == EventKind::Scored
            && (event.code == truco::reason::flor || event.code == truco::reason::contraflorRefused))
            points += event.points;
    return points;
}

const Action *findVerb(const Actions &open, std::uint8_t verb)
{
    const auto found =
        std::find_if(open.begin(), open.end(), [verb](const Action &action) { return action.verb == verb; });
    return found == open.end() ? nullptr : &*found;
}

// Wanting a bet on a flor pays from the share on that its stake and the price of backing down make: in
// points, or where it may decide the game in what they are worth there.
double wantingPaysFrom(const truco::State &state, Side own, int stake, int refusal)
{
    const int needs = state.rules.target - state.scores[own];
    const int theirs = state.rules.target - state.scores[truco::other(own)];
    if (stake < std::min(needs, theirs))
        return std::max(0.0, (stake - refusal) / (2.0 * stake));
    const auto at = [&](int won, int lost) { return truco::standing(state, own, won, lost); };
    return std::max(0.0, (at(0, refusal) - at(0, stake)) / (at(stake, 0) - at(0, stake)));
}

void comparePrice(const Match &match, const Action &want, const Action &backDown)
{
    const Reasons reasons = reasonsOf(match.observe(want.seat), want, fewWorlds);
    QVERIFY(!reasons.empty() && reasons[0].shade == Shade::Flor);
    const auto &state = std::get<truco::State>(match.position().state);
    const int refusal = bookedForFlor(match, backDown);
    const double need = wantingPaysFrom(state, truco::teamOf(want.seat), reasons[0].points, refusal);
    QCOMPARE(int(reasons[0].need), int(hundredths(need)));
}

const Because *sameFact(const Because &reason, const Reasons &list)
{
    for (const Because &other : list)
        if (other.topic == reason.topic && other.row == reason.row && other.shade == reason.shade)
            return &other;
    return nullptr;
}

// With two players: in so many of these worlds the seat's flor is the highest, in hundredths.
int highestInHundred(const Observation &seen, Seat seat, Rng &rng)
{
    constexpr int worlds = 2000;
    int highest = 0;
    for (int world = 0; world < worlds; ++world) {
        const Position other = resampled(seen, rng);
        const auto &state = std::get<truco::State>(other.state);
        const auto rival = truco::dealtTo(state, static_cast<Seat>(1 - seat));
        const int own = truco::florPoints(truco::dealtTo(state, seat)) + (state.play.mano == seat ? 1 : 0);
        highest += !truco::isFlor(rival) || truco::florPoints(rival) < own ? 1 : 0;
    }
    return highest * 100 / worlds;
}

// In so many of these worlds the accused was dealt a flor, in hundredths.
int floresInHundred(const Observation &seen, Seat accused, Rng &rng)
{
    constexpr int worlds = 2000;
    int hidden = 0;
    for (int world = 0; world < worlds; ++world) {
        const Position other = resampled(seen, rng);
        hidden += truco::isFlor(truco::dealtTo(std::get<truco::State>(other.state), accused)) ? 1 : 0;
    }
    return hidden * 100 / worlds;
}

void compareAccusation(const Observation &seen, const Action &accuse, Rng &rng)
{
    constexpr int apart = 6; // hundredths: both are samples
    const auto accused = static_cast<Seat>(accuse.number);
    const Reasons why = reasonsOf(seen, accuse, 2000);
    QCOMPARE(why.size(), std::size_t(1));
    QCOMPARE(why[0].seat, accused);
    QVERIFY(std::abs(why[0].chance - floresInHundred(seen, accused, rng)) <= apart);
}

// Cards that going down now leaves behind, one discarded; none where nothing is to be waited for: later
// deals, a trio more than the contract on the table, or somebody about to go out.
int leftTooEarly(const loba::State &state, const Action &meld)
{
    static constexpr std::array<std::size_t, 3> contracts { 6, 7, 8 };
    const auto deal = static_cast<std::size_t>(state.deal);
    if (deal > contracts.size() || meld.cards.size() >= contracts[deal - 1] + 3
        || state.rules.initialMeld == loba::InitialMeld::Exact)
        return 0;
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        if (state.melded.contains(seat) && state.hands[seat].size() < 3)
            return 0;
    return static_cast<int>(state.hands[meld.seat].size() - meld.cards.size() - 1);
}

} // namespace

class TestReasons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twinWorlds_data() { addGames(); }
    void twinWorlds();
    void freshWorldsAgree_data() { addGames(); }
    void freshWorldsAgree();
    void haveSentences_data() { addGames(); }
    void haveSentences();
    void strikesAreCounted();
    void differences();
    void betsExplainWhatTheySay();
    void sharesExplainWhatTheySay();
    void tellsWhatALostDealCosts();
    void somethingIsKnown_data();
    void somethingIsKnown();
    void nothingElseIsSaidOfWhatIsNot();
    void whatNobodyThinksOfHasItsReason();
    void tellsWhichOfTwoWays();
    void namesTheOtherOnce();
    void whatWasSaidTells();
    void callingPaysFrom_data();
    void callingPaysFrom();
    void theHighestIsCertain();
    void backingDownCostsWhatIsBooked();
    void accusingCountsTheFlors();
    void announcingCountsTheFlors();
    void meldingTooEarlyIsTold();
};

// Nothing but what the seat sees is asked: with the hidden cards exchanged every reason is the same.
void TestReasons::twinWorlds()
{
    QFETCH(QString, id);
    decide(*findGame(id.toStdString()), 5, [](const Match &match, Seat seat, const Actions &open, Rng &rng) {
        const Observation seen = match.observe(seat);
        const Observation twin = twinOf(match, seat, rng);
        QVERIFY(seen == twin);
        for (std::size_t i = 0; i < std::min<std::size_t>(open.size(), 3); ++i)
            QVERIFY(reasonsOf(seen, open[i], fewWorlds) == reasonsOf(twin, open[i], fewWorlds));
    });
}

// A share of the usual worlds lies within two in a hundred of that of many others; what goes by what was
// heard is only about right.
void TestReasons::freshWorldsAgree()
{
    QFETCH(QString, id);
    int compared = 0;
    decide(*findGame(id.toStdString()), 6, [&](const Match &match, Seat seat, const Actions &open, Rng &rng) {
        const Observation seen = match.observe(seat);
        const Action &action = open[rng.below(static_cast<std::uint32_t>(open.size()))];
        const Reasons usual = reasonsOf(seen, action);
        const Reasons fresh = reasonsOf(seen, action, freshWorlds, 99);
        for (const Because &reason : usual) {
            const Because *other = sameFact(reason, fresh);
            if (!other) // so rare that one in a hundred is not reached
                QVERIFY2(reason.chance <= near, qPrintable(QString::number(reason.chance)));
            else
                QVERIFY2(std::abs(reason.chance - other->chance) <= near,
                    qPrintable(QStringLiteral("topic %1: %2, %3")
                                   .arg(static_cast<int>(reason.topic))
                                   .arg(reason.chance)
                                   .arg(other->chance)));
            if (other && reason.heard >= 0 && other->heard >= 0)
                QVERIFY(std::abs(reason.heard - other->heard) <= nearWeighed);
            ++compared;
        }
    });
    QVERIFY(compared > decisions / 4);
}

void TestReasons::haveSentences()
{
    QFETCH(QString, id);
    const GameInfo &game = *findGame(id.toStdString());
    decide(game, 7, [&](const Match &match, Seat seat, const Actions &open, Rng & /*rng*/) {
        for (const Action &action : open) {
            for (const Because &reason : reasonsOf(match.observe(seat), action, fewWorlds)) {
                const std::string words = plain(becauseText(reason, game), *game.pack);
                QVERIFY(!words.empty());
                QVERIFY2(words.find('%') == std::string::npos, words.c_str());
            }
        }
    });
}

// Porrazo: the chance that the next seat holds an equal card is that of all the hands it can have.
void TestReasons::strikesAreCounted()
{
    int counted = 0;
    decide(
        *findGame("porrazo"), 8,
        [&](const Match &match, Seat seat, const Actions &open, Rng & /*rng*/) {
            const auto seen = match.observe(seat);
            if (!isUntold(std::get<porrazo::State>(seen.position.state)))
                return;
            for (const Action &action : open)
                counted += comparedStrikes(seen, seat, action);
        },
        manyDecisions);
    QVERIFY(counted > 10);
}

// What holds for both is dropped; small things are not told; three at most, the weightiest first.
void TestReasons::differences()
{
    const auto reason = [](Topic topic, double worth, int chance = -1) {
        Because because;
        because.topic = topic;
        because.worth = worth;
        because.chance = chance;
        return because;
    };
    const Reasons chosen { reason(Topic::Takes, 1), reason(Topic::Struck, -0.2, 10),
        reason(Topic::Next, 0.1, 5) };
    const Reasons other { reason(Topic::Takes, 1), reason(Topic::Struck, -1.5, 60),
        reason(Topic::Clears, -4, 80), reason(Topic::Feeds, -3, 70) };
    const Reasons told = difference(chosen, other, 2);
    QCOMPARE(told.size(), 3U);
    QCOMPARE(told[0].topic, Topic::Clears);
    QCOMPARE(told[1].topic, Topic::Feeds);
    QCOMPARE(told[2].topic, Topic::Struck);
    QCOMPARE(told[2].chance, 60);
    QVERIFY(told[2].ofOther);
    QVERIFY(difference(chosen, chosen, 2).empty());
    QVERIFY(difference({ reason(Topic::Takes, 0.1) }, {}, 2).empty());
}

// What a bet is won for speaks for it from what it needs on, and below that against it; never the contrary.
void TestReasons::betsExplainWhatTheySay()
{
    const auto bet = [](int chance, int need, double worth) {
        Because because;
        because.topic = Topic::Price;
        because.shade = Shade::Points;
        because.chance = chance;
        because.need = need;
        because.worth = worth;
        return because;
    };
    Because gift; // what the other choice gives away
    gift.topic = Topic::Price;
    gift.shade = Shade::GivesUp;
    gift.worth = -2;
    QCOMPARE(difference({ bet(46, 39, 2) }, { gift }, 2).size(), 2U);
    QCOMPARE(difference({ bet(20, 33, 2) }, { gift }, 2).size(), 1U);
    QCOMPARE(difference({}, { bet(20, 33, -3) }, 2).size(), 1U);
    QVERIFY(difference({}, { bet(46, 39, -3) }, 2).empty());
    const Reasons raised = difference({ bet(20, 50, -1) }, { bet(20, 33, -4) }, 2);
    QCOMPARE(raised.size(), 1U); // one sentence, about what is not to be wanted
    QVERIFY(raised[0].ofOther);
}

// Nothing is better because it wins a deal less often: what it loses is told instead.
void TestReasons::sharesExplainWhatTheySay()
{
    const auto hand = [](int chance, double worth) {
        Because because;
        because.topic = Topic::Hand;
        because.shade = Shade::Deal;
        because.chance = chance;
        because.worth = worth;
        return because;
    };
    Because loss = hand(-1, -4);
    loss.shade = Shade::Average;
    loss.points = 4;
    QCOMPARE(difference({ hand(60, 2) }, { hand(40, -4), loss }, 2).size(), 3U);
    const Reasons told = difference({ hand(31, -1) }, { hand(43, -4), loss }, 2);
    QCOMPARE(told.size(), 1U);
    QCOMPARE(told[0].points, 4);
    QVERIFY(told[0].ofOther);
}

// 5.3: a won deal of Tresillo brings less than a lost one costs.
void TestReasons::tellsWhatALostDealCosts()
{
    int losing = 0;
    const auto look = [&losing](const Because &reason) {
        if (reason.shade != Shade::Average)
            return;
        ++losing;
        QVERIFY(reason.worth <= -0.5);
        QCOMPARE(reason.points, static_cast<int>(std::lround(-reason.worth)));
    };
    decide(*findGame("tresillo"), 7, [&](const Match &match, Seat seat, const Actions &open, Rng & /*rng*/) {
        for (const Action &action : open)
            for (const Because &reason : reasonsOf(match.observe(seat), action, fewWorlds))
                look(reason);
    });
    QVERIFY(losing > 0);
}

// Where the best action is clearly better than the next one, there is a reason for it in most positions.
void TestReasons::somethingIsKnown_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("least"); // in a hundred
    QTest::newRow("porrazo") << "porrazo" << 80;
    QTest::newRow("cuarenta") << "cuarenta" << 80;
    QTest::newRow("truco") << "truco" << 55; // what a bet says of the cards behind it is no reason
    QTest::newRow("tresillo") << "tresillo" << 70;
    QTest::newRow("loba") << "loba" << 50;
}

void TestReasons::somethingIsKnown()
{
    QFETCH(QString, id);
    QFETCH(int, least);
    int costly = 0, explained = 0;
    decide(
        *findGame(id.toStdString()), 9,
        [&](const Match &match, Seat seat, const Actions & /*open*/, Rng & /*rng*/) {
            const Observation seen = match.observe(seat);
            const Explanation why = explain(seen, ranked(seen, advise(seen, *findLevel("regular"), 1)));
            const bool judged =
                why.kind == Explanation::Kind::Given || why.kind == Explanation::Kind::Numbers;
            if (!judged || why.difference < errorUnitOf(seen) / 3)
                return;
            ++costly;
            explained += why.kind == Explanation::Kind::Given ? 1 : 0;
        },
        positionsWeighed);
    qInfo("%d of %d", explained, costly);
    QVERIFY(costly > 0);
    QVERIFY(explained * 100 >= costly * least);
}

// "There is nothing else to do" is said of a single action alone.
void TestReasons::nothingElseIsSaidOfWhatIsNot()
{
    decide(*findGame("cuarenta"), 10, [](const Match &match, Seat seat, const Actions &open, Rng & /*rng*/) {
        const Observation seen = match.observe(seat);
        const Explanation why = explain(seen, { { open[0], 1.0, 0.1, 100 } });
        QVERIFY(why.kind == Explanation::Kind::Untried);
        const Explanation other = explain(
            seen, { { open[0], 5.0, 0.1, 100 }, { open[1], 1.0, 0.1, 100 } }, std::optional(open.back()));
        QVERIFY(other.kind != Explanation::Kind::None && other.kind != Explanation::Kind::Untried);
    });
}

// However near it comes out: the reason against it is told, where there is one.
void TestReasons::whatNobodyThinksOfHasItsReason()
{
    int given = 0;
    decide(*findGame("cuarenta"), 10, [&](const Match &match, Seat seat, const Actions &open, Rng & /*rng*/) {
        const Observation seen = match.observe(seat);
        Advices pair { { open.front(), 1.0, 0.1, 100 }, { open.back(), 1.0, 0.1, 100 } };
        QVERIFY(explain(seen, pair).kind == Explanation::Kind::Equal);
        pair[1].poor = true;
        const Explanation why = explain(seen, pair);
        QVERIFY(why.other == open.back());
        QVERIFY(why.kind == (why.reasons.empty() ? Explanation::Kind::Equal : Explanation::Kind::Given));
        given += why.reasons.empty() ? 0 : 1;
    });
    QVERIFY(given > 0);
}

// Of two ways to play one card, what is said of the other one would read as a reason for it.
void TestReasons::tellsWhichOfTwoWays()
{
    int marked = 0;
    const auto compare = [&](const Observation &seen, const Action &chosen, const Action &other) {
        const bool oneCard = other.cards[0] == chosen.cards[0];
        for (const Because &reason :
            explain(seen, { { chosen, 5.0, 0.1, 100 }, { other, 1.0, 0.1, 100 } }).reasons) {
            QCOMPARE(reason.fitsBoth, reason.ofOther && oneCard);
            marked += reason.fitsBoth ? 1 : 0;
        }
    };
    decide(
        *findGame("cuarenta"), 13,
        [&](const Match &match, Seat seat, const Actions &open, Rng & /*rng*/) {
            for (const Action &other : open)
                if (other != open[0] && !other.cards.empty() && !open[0].cards.empty())
                    compare(match.observe(seat), open[0], other);
        },
        usualDecisions);
    QVERIFY(marked > 0);
}

// Tresillo: what a deal brings in the end names the other choice itself.
void TestReasons::namesTheOtherOnce()
{
    const GameInfo &game = *findGame("tresillo");
    int told = 0;
    decide(
        game, 14,
        [&](const Match &match, Seat seat, const Actions &open, Rng & /*rng*/) {
            const Advices two { { open[0], 5.0, 0.1, 100 }, { open.back(), 1.0, 0.1, 100 } };
            for (const Because &reason : explain(match.observe(seat), two).reasons) {
                const std::string words = plain(becauseText(reason, game), *game.pack);
                const bool names = words.find("other choice") != std::string::npos;
                QVERIFY2(!names || !reason.fitsBoth, words.c_str());
                told += names ? 1 : 0;
            }
        },
        10);
    QVERIFY(told > 0);
}

void TestReasons::callingPaysFrom_data()
{
    QTest::addColumn<QByteArray>("scores");
    QTest::addColumn<int>("verb");
    QTest::addColumn<int>("least"); // hundredths
    QTest::addColumn<int>("most");
    const int truco = truco::verb::truco, envido = truco::verb::envido;
    const int falta = truco::verb::faltaEnvido;
    QTest::newRow("in the middle of the game") << QByteArray("12,15") << truco << 50 << 50;
    QTest::newRow("envido there") << QByteArray("12,15") << envido << 50 << 50;
    QTest::newRow("far ahead, less is enough") << QByteArray("28,20") << truco << 60 << 80;
    QTest::newRow("an envido that wins the game") << QByteArray("28,20") << envido << 50 << 60;
    QTest::newRow("far behind, everything is worth a try") << QByteArray("20,28") << truco << 20 << 40;
    QTest::newRow("the game is won without it") << QByteArray("29,20") << truco << 100 << 100;
    QTest::newRow("the game is lost without it") << QByteArray("20,29") << truco << 0 << 0;
    QTest::newRow("everything at once, far ahead") << QByteArray("20,2") << falta << 70 << 95;
}

// Truco between two: from what share of deals on playing for more pays, once it is wanted.
void TestReasons::callingPaysFrom()
{
    QFETCH(QByteArray, scores);
    QFETCH(int, verb);
    QFETCH(int, least);
    QFETCH(int, most);
    const QByteArray record =
        R"({"format":"sobremesa-record","version":1,"game":"truco","options":{"players":2},
        "start":{"dealer":1,"scores":[)"
        + scores + R"(]},"deals":[{"hands":[["7e","6e","1b"],["3c","6c","Sb"]]}],"actions":[]})";
    const Observation seen = replay(*readRecord(record.toStdString()))->observe(0);
    Action call;
    call.seat = 0;
    call.verb = static_cast<std::uint8_t>(verb);
    const Reasons reasons = reasonsOf(seen, call);
    QVERIFY(!reasons.empty() && reasons[0].topic == Topic::Price);
    QVERIFY2(
        reasons[0].need >= least && reasons[0].need <= most, qPrintable(QString::number(reasons[0].need)));
}

// Truco: with these points the envido is mostly won, but not against whoever stakes the game on it.
void TestReasons::whatWasSaidTells()
{
    const auto record =
        readRecord(R"({"format":"sobremesa-record","version":1,"game":"truco","options":{"players":2},
        "start":{"dealer":1},"deals":[{"hands":[["7e","6e","1b"],["3c","6c","Sb"]]}],
        "actions":["0 falta_envido"]})");
    const Observation seen = replay(*record)->observe(1);
    const Action wanting = actionOf(1, truco::verb::quiero);
    const Action refusing = actionOf(1, truco::verb::noQuiero);
    const Reasons reasons = reasonsOf(seen, wanting);
    QVERIFY(!reasons.empty() && reasons[0].shade == Shade::Points);
    QVERIFY(reasons[0].chance >= 60);
    QVERIFY(reasons[0].heard >= 0 && reasons[0].heard < reasons[0].need);
    const Explanation why = explain(seen, { { refusing, 0, 0.1, 100 }, { wanting, -20, 0.1, 100 } });
    QCOMPARE(why.kind, Explanation::Kind::Given);
    QVERIFY(std::any_of(why.reasons.begin(), why.reasons.end(),
        [&](const Because &reason) { return reason.ofOther && reason.heard == reasons[0].heard; }));
}

// Truco: 33 points of the mano are beaten by nobody, however many worlds are looked at.
void TestReasons::theHighestIsCertain()
{
    const auto record =
        readRecord(R"({"format":"sobremesa-record","version":1,"game":"truco","options":{"players":2},
        "start":{"dealer":1},"deals":[{"hands":[["7e","6e","1b"],["3c","6c","Sb"]]}],"actions":[]})");
    const Observation seen = replay(*record)->observe(0);
    for (const int count : { fewWorlds, 2000, 8000, freshWorlds }) {
        const Reasons reasons = reasonsOf(seen, actionOf(0, truco::verb::envido), count);
        QVERIFY(!reasons.empty());
        QCOMPARE(reasons[0].chance, 100);
    }
}

// Truco: after one raise of the flor, and after two.
void TestReasons::backingDownCostsWhatIsBooked()
{
    Rng rng(11);
    std::array<int, 3> compared {}; // by the number of raises
    while (compared[1] < flors || compared[2] < flors) {
        auto match = Match::begin(randomOpening(*findGame("truco"), rng));
        QVERIFY(match);
        Actions open;
        for (int move = 0; move < 60 && !isOver(match->position()); ++move) {
            const auto &state = std::get<truco::State>(match->position().state);
            const SeatSet asked = waiting(match->position());
            open.clear();
            if (!asked.empty())
                legal(match->position(), asked.first(), open);
            const Action *want = findVerb(open, truco::verb::quiero);
            const Action *backDown = findVerb(open, truco::verb::achico);
            if (state.phase == truco::Phase::FlorAnswer && want && backDown) {
                comparePrice(*match, *want, *backDown);
                ++compared[state.play.flor.raises.size()];
            }
            Actions buffer;
            QVERIFY(!match->play(randomAction(match->position(), rng, buffer)));
        }
    }
}

// Truco: how likely it is that somebody hid a flor, counted once more over other worlds.
void TestReasons::accusingCountsTheFlors()
{
    Rng rng(12);
    int compared = 0;
    while (compared < flors && !QTest::currentTestFailed()) {
        auto match = Match::begin(randomOpening(*findGame("truco"), rng));
        QVERIFY(match);
        Actions open;
        for (int move = 0; move < 60 && !isOver(match->position()); ++move) {
            const SeatSet asked = waiting(match->position());
            open.clear();
            if (!asked.empty())
                legal(match->position(), asked.first(), open);
            if (const Action *accuse = findVerb(open, truco::verb::accuse)) {
                compareAccusation(match->observe(asked.first()), *accuse, rng);
                ++compared;
            }
            Actions buffer;
            QVERIFY(!match->play(randomAction(match->position(), rng, buffer)));
        }
    }
}

// Truco: how likely it is that no other flor is higher, counted once more over other worlds.
void TestReasons::announcingCountsTheFlors()
{
    constexpr int apart = 4; // hundredths: both are samples
    Opening opening;
    opening.game = findGame("truco");
    opening.setup.options = standardOptions(opening.game->options);
    opening.setup.options[playersRow] = 2;
    opening.setup.options[row(truco::Option::Flor)] = 1;
    Rng rng(13);
    for (int compared = 0; compared < flors && !QTest::currentTestFailed();) {
        opening.seed = rng.next();
        auto match = Match::begin(opening);
        QVERIFY(match);
        const Seat seat = waiting(match->position()).first();
        Actions open;
        legal(match->position(), seat, open);
        const Action *flor = findVerb(open, truco::verb::flor);
        if (!flor)
            continue;
        const Observation seen = match->observe(seat);
        const Reasons why = reasonsOf(seen, *flor, 2000);
        QCOMPARE(why.size(), std::size_t(1));
        QCOMPARE(int(why[0].points), 3);
        QVERIFY(std::abs(why[0].chance - highestInHundred(seen, seat, rng)) <= apart);
        ++compared;
    }
}

// Loba: of a meld after which much would be left in the hand, and of no other, the reason says how much.
void TestReasons::meldingTooEarlyIsTold()
{
    int told = 0, untold = 0;
    const auto visit = [&](const Match &match, Seat seat, const Actions &open, Rng & /*rng*/) {
        const auto *meld = findVerb(open, static_cast<std::uint8_t>(loba::Verb::Meld));
        if (!meld)
            return;
        const Observation seen = match.observe(seat);
        const Reasons why = reasonsOf(seen, *meld, fewWorlds);
        const auto burden = std::find_if(why.begin(), why.end(), [](const Because &reason) {
            return reason.topic == Topic::Burden && reason.shade == Shade::Alone;
        });
        const int left = leftTooEarly(std::get<loba::State>(seen.position.state), *meld);
        QCOMPARE(burden == why.end() ? 0 : burden->number, left);
        ++(left > 0 ? told : untold);
    };
    decide(*findGame("loba"), 12, visit, 4 * manyDecisions);
    QVERIFY(told > 10);
    QVERIFY(untold > 0);
}

QTEST_APPLESS_MAIN(TestReasons)
#include "tst_reasons.moc"
