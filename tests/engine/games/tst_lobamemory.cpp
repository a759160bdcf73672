// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/loba/worlds.h"
#include "engine/match/randomgame.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <map>

using namespace sobremesa;
using namespace sobremesa::loba;

namespace {

constexpr int draws = 100'000;
constexpr double surprise = 4.5; // standard deviations of chi-squared

using Key = std::vector<Card>; // the other's hand, then the stock

const std::vector<std::string> &unseenCodes()
{
    static const std::vector<std::string> codes { "5h", "5h", "Kd", "2s", "7c" };
    return codes;
}

// Two players; all but five cards lie open or in the viewer's hand. The other holds two of them.
State afterTwoReshuffles()
{
    Bag open = bagOf(doublePack.cards());
    for (const std::string &code : unseenCodes())
        open.remove(*doublePack.parse(code));
    State state;
    state.rules.players = 2;
    state.phase = Phase::Draw;
    state.begun = true;
    state.reshuffled = 2;
    state.melds.push_back({});
    for (const Card card : open.cards()) {
        if (state.hands[0].size() < handSize)
            state.hands[0].push_back(card);
        else if (state.melds[0].cards.size() < 6)
            state.melds[0].cards.push_back(card);
        else
            state.discards.push_back(card);
    }
    state.hands[1] = { Card {}, Card {} };
    state.stock = { Card {}, Card {}, Card {} };
    return state;
}

Key keyOf(const State &world)
{
    Key key(world.hands[1].begin(), world.hands[1].end());
    std::sort(key.begin(), key.end());
    key.insert(key.end(), world.stock.begin(), world.stock.end());
    return key;
}

// Every order of the five cards, of which the first two lie with the other.
std::map<Key, double> everyWay()
{
    std::vector<Card> cards;
    for (const std::string &code : unseenCodes())
        cards.push_back(*doublePack.parse(code));
    std::array<std::size_t, 5> order { 0, 1, 2, 3, 4 };
    std::map<Key, double> shares;
    do {
        Key key;
        for (const std::size_t place : order)
            key.push_back(cards[place]);
        std::sort(key.begin(), key.begin() + 2);
        shares[key] += 1.0 / 120;
    } while (std::next_permutation(order.begin(), order.end()));
    return shares;
}

// Of a pack in which everything is counted: what lies open, is known, and may lie anywhere.
int counted(const Seen<State> &seen, const Memory &memory)
{
    int cards = static_cast<int>(seen.state.discards.size() + seen.state.hands[seen.viewer].size());
    for (const Meld &meld : seen.state.melds)
        cards += static_cast<int>(meld.cards.size());
    for (Seat seat = 0; seat < seen.state.rules.players; ++seat)
        cards += seat == seen.viewer ? 0 : static_cast<int>(memory.known[seat].size());
    return cards + static_cast<int>(memory.spreads[0].pools[0].cards().size());
}

bool holdsAll(const State &world, const Memory &memory, Seat viewer)
{
    for (Seat seat = 0; seat < world.rules.players; ++seat)
        if (seat != viewer && !bagOf(world.hands[seat]).holds(bagOf(memory.known[seat])))
            return false;
    return true;
}

// What this seat saw in mid-game where the stock was shuffled since, every hundredth action.
void eachAfterAReshuffle(std::uint64_t seed, const std::function<void(const Seen<State> &)> &look)
{
    const Match match = randomGame(State::info(), seed);
    for (std::size_t i = 0; i < match.actionCount(); i += 100) {
        const Observation seen = match.observeBefore(i, static_cast<Seat>(seed % 2));
        const auto &state = std::get<State>(seen.position.state);
        if (state.reshuffled != 0 && !handsAreOpen(state))
            look({ state, seen.viewer, seen.heard });
    }
}

int cardsIn(const std::array<Hand, mostSeats> &hands)
{
    int cards = 0;
    for (const Hand &hand : hands)
        cards += static_cast<int>(hand.size());
    return cards;
}

} // namespace

// What is left to a seat that cannot know of which cards the stock was shuffled.
class TestLobaMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingHeard();
    void leftOutAsUnlikely();
};

// A position by itself: every way to deal what is not seen is equally likely.
void TestLobaMemory::nothingHeard()
{
    const State state = afterTwoReshuffles();
    const auto shares = everyWay();
    const Worlds imagined = worlds(Seen<State> { state, 0, {} });
    std::map<Key, int> counts;
    Rng rng(7);
    for (int i = 0; i < draws; ++i)
        ++counts[keyOf(imagined.draw(rng))];
    QCOMPARE(counts.size(), shares.size());
    double sum = 0;
    for (const auto &[key, share] : shares) {
        const double off = counts[key] - share * draws;
        sum += off * off / (share * draws);
    }
    const double freedom = static_cast<double>(shares.size()) - 1;
    const double off = (sum - freedom) / std::sqrt(2 * freedom);
    qInfo("%zu worlds, %d draws, %+.2f", shares.size(), draws, off);
    QVERIFY(std::abs(off) < surprise);
}

// Where the true spread was left out, what somebody took is remembered all the same.
void TestLobaMemory::leftOutAsUnlikely()
{
    int lost = 0, knowing = 0, lostByTheUsual = 0, looked = 0;
    Rng rng(5);
    const auto look = [&](const Seen<State> &own) {
        const Memory usual = recall(own);
        const Memory memory = recall(own, 1);
        ++looked;
        lostByTheUsual += usual.spreads[0].pools.size() == 1 ? 1 : 0;
        QVERIFY(memory.known == usual.known);
        QCOMPARE(memory.taken, usual.taken);
        if (memory.spreads[0].pools.size() > 1)
            return;
        ++lost;
        QCOMPARE(counted(own, memory), static_cast<int>(doublePack.cards().size()));
        QVERIFY(holdsAll(Worlds(own, memory).draw(rng), memory, own.viewer));
        knowing += cardsIn(memory.known);
    };
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        eachAfterAReshuffle(seed, look);
    qInfo(
        "%d positions after a reshuffle: lost %d with one spread (%d cards known), %d with the usual number",
        looked, lost, knowing, lostByTheUsual);
    QVERIFY(lost > 0 && knowing > 0);
}

QTEST_APPLESS_MAIN(TestLobaMemory)
#include "tst_lobamemory.moc"
