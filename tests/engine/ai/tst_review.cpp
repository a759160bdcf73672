// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/review.h"

#include "engine/ai/player.h"
#include "engine/ai/reasons.h"
#include "engine/games/truco/rows.h"
#include "engine/match/booked.h"
#include "tests/engine/everygame.h"
#include "tests/engine/sanitized.h"

#include <QTest>

using namespace sobremesa;

namespace {

constexpr std::size_t longest = 600; // actions

Opening usualOpening(const GameInfo &game, std::uint64_t seed)
{
    Opening opening;
    opening.game = &game;
    opening.setup.options = standardOptions(game.options);
    opening.seed = seed;
    return opening;
}

// Until so many deals have been played.
Match played(const Opening &opening, int deals, const char *level)
{
    Match match = *Match::begin(opening);
    std::uint64_t choice = *opening.seed;
    while (match.actionCount() < longest && static_cast<int>(match.dealt().size()) <= deals
        && !isOver(match.position())) {
        std::optional<Action> action;
        for (const Seat seat : waiting(match.position())) // one of them may wait for another
            if (!action)
                action = choose(match.observe(seat), *findLevel(level), ++choice);
        if (!action || match.play(*action))
            break;
    }
    return match;
}

Match played(const GameInfo &game, std::uint64_t seed, int deals, const char *level = "greedy")
{
    return played(usualOpening(game, seed), deals, level);
}

// The same game with two cards of the pack exchanged, as far as its actions are still legal.
std::optional<Match> exchanged(const Match &match, std::size_t one, std::size_t other)
{
    Opening opening = match.opening();
    opening.seed.reset();
    opening.deals = match.dealt();
    std::vector<Card> &pack = opening.deals.front().cards;
    if (opening.deals.front().form != GivenDeal::Form::Deck)
        return std::nullopt;
    std::swap(pack[one % pack.size()], pack[other % pack.size()]);
    auto twin = Match::begin(opening);
    for (std::size_t i = 0; twin && i < match.actionCount(); ++i) {
        if (twin->play(match.action(i)))
            return std::nullopt;
    }
    return twin ? std::optional<Match>(std::move(*twin)) : std::nullopt;
}

bool looksTheSame(const Match &left, const Match &right, Seat seat)
{
    for (std::size_t i = 0; i < left.actionCount(); ++i) {
        if (!(left.observeBefore(i, seat) == right.observeBefore(i, seat)))
            return false;
    }
    return left.observe(seat) == right.observe(seat);
}

// A game that looks the same to the seat, with other cards where it cannot see.
std::optional<Match> twinOf(const Match &match, Seat seat)
{
    for (std::size_t i = 0; i < 200; ++i) {
        auto twin = exchanged(match, i, 7 * i + 3 + i / 40);
        if (twin && !(twin->position() == match.position()) && looksTheSame(match, *twin, seat))
            return twin;
    }
    return std::nullopt;
}

// The verdicts on the first decisions of a seat.
std::vector<std::optional<Verdict>> firstVerdicts(const Match &match, Seat seat)
{
    const Reviewed reviewed(match);
    std::vector<std::optional<Verdict>> list;
    for (const std::size_t action : reviewed.decisions()) {
        if (reviewed.seatOf(action) != seat || list.size() == 2)
            continue;
        const auto decision = reviewed.judged(action);
        list.push_back(decision ? std::optional(decision->verdict) : std::nullopt);
    }
    return list;
}

bool saysAnything(const std::vector<std::optional<Verdict>> &verdicts)
{
    return std::any_of(
        verdicts.begin(), verdicts.end(), [](const auto &verdict) { return verdict.has_value(); });
}

double meanLoss(const Match &match)
{
    const Reviewed reviewed(match);
    double sum = 0;
    int count = 0;
    for (const std::size_t action : reviewed.decisions()) {
        if (const auto decision = reviewed.judged(action)) {
            sum += decision->verdict.loss;
            ++count;
        }
    }
    return count == 0 ? 0 : sum / count;
}

} // namespace

class TestReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgedByWhatCouldBeKnown_data() { addGames(); }
    void judgedByWhatCouldBeKnown();
    void verdictsHoldTogether_data() { addGames(); }
    void verdictsHoldTogether();
    void barsAddUp_data() { addGames(); }
    void barsAddUp();
    void gamesOfAMatchAddUp();
    void decisionsAndDeals();
    void masterCostsLittle();
    void stopsAtOnce();
};

// Two games that look the same to a seat, with different cards where it cannot see: equal verdicts.
void TestReview::judgedByWhatCouldBeKnown()
{
    QFETCH(QString, id);
    const GameInfo &game = *findGame(id.toStdString());
    bool compared = false;
    for (std::uint64_t seed = 1; seed < 40 && !compared; ++seed) {
        Match match = played(game, seed, 1);
        while (match.actionCount() > 6)
            match.undo();
        const Seat seat = match.action(match.actionCount() - 1).seat;
        const auto twin = twinOf(match, seat);
        if (!twin)
            continue;
        const auto verdicts = firstVerdicts(match, seat);
        QVERIFY(verdicts == firstVerdicts(*twin, seat));
        compared = saysAnything(verdicts);
    }
    QVERIFY(compared);
}

void TestReview::verdictsHoldTogether()
{
    QFETCH(QString, id);
    const Match match = played(*findGame(id.toStdString()), 5, 1, "random");
    const Reviewed reviewed(match);
    int looked = 0;
    for (std::size_t i = 0; i < reviewed.decisions().size() && looked < repeats(5, 1); i += 3) {
        const auto decision = reviewed.judged(reviewed.decisions()[i]);
        if (!decision)
            continue;
        ++looked;
        const Verdict &verdict = decision->verdict;
        const Side side = sideOf(match.position(), decision->seat);
        QVERIFY(verdict.estimates.size() >= 2);
        QCOMPARE(verdict.estimates.front().action, verdict.best);
        const auto own = std::find_if(verdict.estimates.begin(), verdict.estimates.end(),
            [&](const Advice &advice) { return advice.action == match.action(decision->number); });
        QVERIFY(own != verdict.estimates.end());
        QVERIFY(verdict.loss == 0 || verdict.loss > 2 * verdict.error);
        QCOMPARE(verdict.cost[side], verdict.loss);
        if (verdict.loss > 0)
            QVERIFY(std::abs(verdict.estimates.front().points - own->points - verdict.loss) < 1e-9);
        QVERIFY(verdict.iterations > 0);
    }
    QVERIFY(looked > 0);
}

// What the deals brought is what the game brought, and every bar is made of the decisions it stands for.
void TestReview::barsAddUp()
{
    QFETCH(QString, id);
    const GameInfo &game = *findGame(id.toStdString());
    const Match match = played(game, 9, 3);
    const Reviewed reviewed(match);
    Decisions decisions;
    for (std::size_t i = 0; i < reviewed.decisions().size(); i += repeats(29, 87)) {
        if (auto decision = reviewed.judged(reviewed.decisions()[i]))
            decisions.push_back(std::move(*decision));
    }
    const int seats = seatCount(match.position());
    for (Seat seat = 0; seat < seats; ++seat) {
        const Side side = sideOf(match.position(), seat);
        double sum = 0;
        for (int deal = 0; deal < reviewed.deals(); ++deal) {
            const Bars bars = reviewed.bars(deal, seat, decisions);
            QVERIFY(std::abs(bars.cards + bars.own + bars.partners + bars.others - bars.result) < 1e-9);
            QVERIFY(bars.own <= 0);
            sum += bars.result;
        }
        const double brought =
            leadIn(scores(match.position()), game)[side] - leadIn(scores(match.before(0)), game)[side];
        QVERIFY(std::abs(sum - brought) < 1e-9);
    }
}

// In a match the scores begin anew with each game, and what the deals brought does not.
void TestReview::gamesOfAMatchAddUp()
{
    Opening opening = usualOpening(*findGame("truco"), 3);
    const auto option = [&opening](truco::Option row) -> auto &
    {
        return opening.setup.options[static_cast<std::size_t>(row)];
    };
    option(truco::Option::Players) = 2;
    option(truco::Option::Target) = 15;
    option(truco::Option::Games) = 3;
    const Match match = played(opening, 100, "random");
    QVERIFY(isOver(match.position()));
    const Reviewed reviewed(match);
    const Scores points = booked(match);
    QVERIFY(points[0] + points[1] >= 30);
    for (const Seat seat : { Seat { 0 }, Seat { 1 } }) {
        double sum = 0;
        for (int deal = 0; deal < reviewed.deals(); ++deal) {
            const double result = reviewed.bars(deal, seat, {}).result;
            QVERIFY2(std::abs(result) < 15, qPrintable(QString::number(result)));
            sum += result;
        }
        QCOMPARE(sum, static_cast<double>(points[seat] - points[1 - seat]));
    }
}

void TestReview::decisionsAndDeals()
{
    const Match match = played(*findGame("cuarenta"), 4, 2);
    const Reviewed reviewed(match);
    QVERIFY(reviewed.deals() >= 2);
    int last = 0;
    for (const std::size_t action : reviewed.decisions()) {
        QVERIFY(reviewed.dealOf(action) == last || reviewed.dealOf(action) == last + 1);
        last = reviewed.dealOf(action);
        QVERIFY(last < reviewed.deals());
    }
    QVERIFY(reviewed.bars(0, 0, {}).whole);
    // Whoever holds one card chooses nothing.
    QVERIFY(reviewed.decisions().size() < match.actionCount());
}

// 15.5: the player that judges finds little in what it plays itself, and much in what a beginner does.
void TestReview::masterCostsLittle()
{
    const GameInfo &game = *findGame("cuarenta");
    const Match master = played(game, 11, 1, "master");
    const double unit = errorUnitOf(master.observe(0));
    const double best = meanLoss(master);
    const double beginner = meanLoss(played(game, 11, 1, "beginner"));
    QVERIFY2(best < unit / 20, qPrintable(QString::number(best)));
    QVERIFY2(beginner > 5 * best, qPrintable(QString::number(beginner)));
}

void TestReview::stopsAtOnce()
{
    const Match match = played(*findGame("cuarenta"), 4, 1);
    const StopFlag stop = true;
    const Reviewed reviewed(match);
    QVERIFY(!reviewed.judged(reviewed.decisions().front(), &stop));
}

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
