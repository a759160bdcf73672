// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"
#include "engine/ai/ranking.h"
#include "tests/engine/everygame.h"

#include <QTest>

#include <cmath>

using namespace sobremesa;

namespace {

constexpr int positions = 80; // of each game
constexpr std::size_t shown = 5; // rows of a hint

// A game as casual players play it, up to so many of the positions in which there is something to choose.
template<typename Visit>
void play(const GameInfo &game, int players, Visit visit)
{
    const Level &casual = *findLevel("casual");
    Rng rng(7);
    Actions open;
    Events deaf;
    Setup setup { standardOptions(game.options), {} };
    setup.options[playersRow] = static_cast<std::int16_t>(players);
    Position position = *startGame(game, setup);
    for (int seen = 0; seen < positions;) {
        if (winner(position))
            position = *startGame(game, setup);
        if (actors(position).empty()) {
            dealShuffled(position, rng);
            continue;
        }
        const Observation observation = observe(position, waiting(position).first());
        if (rng.below(4) == 0 && visit(observation))
            ++seen;
        const auto chosen = choose(observation, casual, rng.next());
        open.clear();
        for (const Seat seat : actors(position))
            legal(position, seat, open);
        apply(position, chosen ? *chosen : open[rng.below(static_cast<std::uint32_t>(open.size()))], deaf);
    }
}

const Advice *find(const Advices &list, const std::optional<Action> &action)
{
    const auto found = std::find_if(
        list.begin(), list.end(), [&action](const Advice &advice) { return advice.action == action; });
    return found == list.end() ? nullptr : &*found;
}

// Whether every row that a hint shows lies as far behind the first as it says, give or take what it says.
bool holds(const Advices &list, const Advices &better)
{
    const Advice &first = list.front();
    const Advice *betterFirst = find(better, first.action);
    for (std::size_t row = 1; row < std::min(list.size(), shown); ++row) {
        const Advice *after = find(better, list[row].action);
        if (!betterFirst || !after)
            continue; // left out as too little tried
        const double off = (list[row].points - first.points) - (after->points - betterFirst->points);
        double doubt = 0; // one for all rows
        for (std::size_t each = 1; each < std::min(list.size(), shown); ++each)
            doubt = std::max(doubt, doubtBetween(first, list[each]));
        if (std::abs(off) > doubt + 1e-9)
            return false;
    }
    return true;
}

} // namespace

class BarsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdAgainstMoreThought_data() { addGames(); }
    void holdAgainstMoreThought();
};

// With other worlds and ten times the thought the distances stay within what the hint says, in 95 of 100.
void BarsTest::holdAgainstMoreThought()
{
    QFETCH(QString, id);
    const GameInfo &game = *findGame(id.toStdString());
    Level much = *findLevel("master");
    much.iterations *= 10;
    int judged = 0, held = 0;
    play(game, game.options[playersRow].choices.front().value, [&](const Observation &seen) {
        const Advices list = ranked(seen, advise(seen, *findLevel("master"), 1));
        if (list.size() < 2)
            return false;
        ++judged;
        held += holds(list, ranked(seen, advise(seen, much, 2))) ? 1 : 0;
        return true;
    });
    qInfo("%s: %d of %d", game.id.data(), held, judged);
    QVERIFY(held * 100 >= judged * 95);
}

QTEST_APPLESS_MAIN(BarsTest)
#include "tst_bars.moc"
