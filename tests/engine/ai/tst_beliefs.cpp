// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/beliefs.h"
#include "engine/ai/games.h"
#include "engine/ai/player.h"
#include "engine/games/truco/phases.h"
#include "engine/games/truco/worlds.h"

#include <QTest>

#include <cmath>

using namespace sobremesa;

namespace {

using State = truco::State;

// Two players who do what the habits of the page say, and all that happens to them.
struct Play
{
    State state;
    std::shared_ptr<const Happening> last {};

    void happen(const std::optional<Action> &action, const PackCards &pack = {})
    {
        std::vector<Event> list;
        Events events(list);
        if (action)
            apply(state, *action, events);
        else
            deal(state, pack, events);
        last = std::make_shared<Happening>(action, std::move(list), last);
    }
    [[nodiscard]] Seen<State> seenBy(Seat seat) const
    {
        return { redact(state, seat), seat, Heard(last, seat) };
    }
};

Play dealt(Rng &rng)
{
    Setup setup;
    setup.options = standardOptions(State::info().options);
    setup.options[0] = 2;
    Play play { *State::start(setup) };
    const DealPlan wanted = plan(play.state);
    PackCards pack = wanted.pack;
    shuffle(pack, rng);
    pack.resize(wanted.size);
    play.happen({}, pack);
    return play;
}

// Calls back at every decision of a deal.
template<typename Visit>
void playDeal(Rng &rng, const Visit &visit)
{
    Play play = dealt(rng);
    Actions open;
    while (!actors(play.state).empty() && play.state.deals == 1) {
        const Seat seat = waiting(play.state).first();
        visit(play, seat);
        open.clear();
        legal(play.state, seat, open);
        const std::size_t place = policy(play.state, open, rng);
        play.happen(open[place < open.size() ? place : 0]);
    }
}

} // namespace

// What is made of what others said and did.
class BeliefsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTruthBecomesLikelier();
    void hearsNothingWithoutAttention();
    void keepsEnoughWorlds();
    void equalInputEqualWorlds();
};

// In bits: over many decisions the true cards are favoured, and by more than a little.
void BeliefsTest::theTruthBecomesLikelier()
{
    Rng rng(3);
    double bits = 0;
    int decisions = 0;
    for (int deal = 0; deal < 300; ++deal) {
        playDeal(rng, [&](const Play &play, Seat seat) {
            const Seen<State> seen = play.seenBy(seat);
            Beliefs<State> beliefs(seen, worlds(seen), 1.0, 1000);
            Rng chance(7);
            bits += std::log2(beliefs.favour(play.state, chance));
            ++decisions;
        });
    }
    const double mean = bits / decisions;
    QVERIFY2(mean > 0.15, qPrintable(QString::number(mean)));
}

void BeliefsTest::hearsNothingWithoutAttention()
{
    Rng rng(4);
    double points[2] {};
    for (int deal = 0; deal < 60; ++deal) {
        playDeal(rng, [&](const Play &play, Seat seat) {
            const Seen<State> seen = play.seenBy(seat);
            const bool bid = play.state.play.envido.stage == truco::Stage::Bidding;
            for (const int attention : { 0, 1 }) {
                Beliefs<State> beliefs(seen, worlds(seen), attention, 1000);
                Rng chance(7);
                for (int i = 0; bid && i < 200; ++i)
                    points[attention] +=
                        truco::envidoPoints(dealtTo(beliefs.draw(chance), static_cast<Seat>(1 - seat)));
            }
        });
    }
    QVERIFY(points[1] > 1.1 * points[0]); // who bids holds points; unless one does not listen
}

void BeliefsTest::keepsEnoughWorlds()
{
    Rng rng(5);
    for (int deal = 0; deal < 60; ++deal) {
        playDeal(rng, [&](const Play &play, Seat seat) {
            const Seen<State> seen = play.seenBy(seat);
            Beliefs<State> beliefs(seen, worlds(seen), 1.0, 1000);
            Rng chance(7);
            (void)beliefs.draw(chance);
            QVERIFY2(beliefs.effectiveSize() > 20, qPrintable(QString::number(beliefs.effectiveSize())));
        });
    }
}

void BeliefsTest::equalInputEqualWorlds()
{
    Rng rng(6);
    playDeal(rng, [&](const Play &play, Seat seat) {
        const Seen<State> seen = play.seenBy(seat);
        Beliefs<State> one(seen, worlds(seen), 0.7, 200), other(seen, worlds(seen), 0.7, 200);
        Rng first(9), second(9);
        for (int i = 0; i < 50; ++i)
            QVERIFY(one.draw(first) == other.draw(second));
    });
}

QTEST_GUILESS_MAIN(BeliefsTest)
#include "tst_beliefs.moc"
