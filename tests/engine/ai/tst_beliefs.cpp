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

// Players who do what the game's policy says, and all that happens to them.
template<typename S>
struct Play
{
    S state;
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
    [[nodiscard]] Seen<S> seenBy(Seat seat) const { return { redact(state, seat), seat, Heard(last, seat) }; }
};

template<typename S>
Play<S> dealt(Rng &rng, int players, std::initializer_list<std::size_t> switchedOn = {})
{
    Setup setup;
    setup.options = standardOptions(S::info().options);
    setup.options[playersRow] = static_cast<std::int16_t>(players);
    for (const std::size_t row : switchedOn)
        setup.options[row] = 1;
    Play<S> play { *S::start(setup) };
    const DealPlan wanted = plan(play.state);
    PackCards pack = wanted.pack;
    shuffle(pack, rng);
    pack.resize(wanted.size);
    play.happen({}, pack);
    return play;
}

// Calls back at every decision of a deal.
template<typename S = State, typename Visit>
void playDeal(Rng &rng, const Visit &visit, int players = 2)
{
    Play<S> play = dealt<S>(rng, players);
    Actions open;
    while (!waiting(play.state).empty()) {
        const Seat seat = waiting(play.state).first();
        visit(play, seat);
        open.clear();
        legal(play.state, seat, open);
        const std::size_t place = Knowledge<S>::policyOf(play.state, recall(play.seenBy(seat)), open, rng);
        play.happen(open[place < open.size() ? place : 0]);
    }
}

// What listening gives to the true cards, in bits a decision.
template<typename S>
double bitsOf(int players, int deals)
{
    Rng rng(3);
    double bits = 0;
    int decisions = 0;
    for (int deal = 0; deal < deals; ++deal) {
        const auto listen = [&](const Play<S> &play, Seat seat) {
            const Seen<S> seen = play.seenBy(seat);
            Beliefs<S> beliefs(seen, worlds(seen), 1.0, 1000);
            Rng chance(7);
            bits += std::log2(beliefs.favour(play.state, chance));
            ++decisions;
        };
        playDeal<S>(rng, listen, players);
    }
    return bits / decisions;
}

// Ranks in the hand of the next seat that plays for another side.
template<typename S>
double ranksBeside(const S &world, Seat seat)
{
    double sum = 0;
    for (const ZoneCards &zone : zones(world))
        if (zone.place == Place { Zone::Hand, static_cast<Seat>((seat + 1) % seatCount(world)) })
            for (const Card card : zone.cards)
                sum += card.isJoker() ? 0 : card.rank();
    return sum;
}

// How far apart the means of many guesses lie, beside how far they should if each was a guess of its own: 1.
template<typename S>
double spreadBeside(int players)
{
    constexpr int seeds = 12, guesses = 1500, positions = 12, every = 3;
    Rng rng(8);
    std::uint64_t decision = 0;
    double apart = 0, expected = 0;
    playDeal<S>(
        rng,
        [&](const Play<S> &play, Seat seat) {
            if (++decision % every != 0 || decision > positions * every)
                return;
            const Seen<S> seen = play.seenBy(seat);
            double sum = 0, squares = 0;
            for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                Beliefs<S> beliefs(seen, worlds(seen), 1.0, 60'000);
                Rng chance(mix(decision, seed));
                double total = 0, totalSquares = 0;
                for (int i = 0; i < guesses; ++i) {
                    const double ranks = ranksBeside(beliefs.draw(chance), seat);
                    total += ranks;
                    totalSquares += ranks * ranks;
                }
                const double mean = total / guesses;
                sum += mean;
                squares += mean * mean;
                expected += (totalSquares / guesses - mean * mean) / guesses / seeds;
            }
            apart += (squares - sum * sum / seeds) / (seeds - 1);
        },
        players);
    return apart / expected;
}

// In how many of 200 worlds a position something holds, for who listens and for who does not.
struct Guessed
{
    double listening = 0, deaf = 0;
    int positions = 0;

    template<typename S, typename Holds>
    void add(const Seen<S> &seen, const Holds &holds)
    {
        ++positions;
        listening += share(seen, 1.0, holds);
        deaf += share(seen, 0.0, holds);
    }

private:
    template<typename S, typename Holds>
    static int share(const Seen<S> &seen, double attention, const Holds &holds)
    {
        Beliefs<S> beliefs(seen, worlds(seen), attention, 1000);
        Rng chance(7);
        int times = 0;
        for (int i = 0; i < 200; ++i)
            times += holds(beliefs.draw(chance)) ? 1 : 0;
        return times;
    }
};

// The rank of the card that lay on top when the seat has just laid another one; 0 if it did something else.
int rankLeftLying(const cuarenta::State &state, Seat seat)
{
    const auto &played = state.played[seat];
    const auto &table = state.table;
    if (state.batch != 1 || played.empty() || table.size() < 3 || !(table.back() == played.back()))
        return 0;
    const int rank = table[table.size() - 2].rank();
    return rank == played.back().rank() ? 0 : rank;
}

auto findWord(const Actions &open, int verb)
{
    return std::find_if(
        open.begin(), open.end(), [verb](const Action &action) { return action.verb == verb; });
}

// Somebody opens the game with a falta envido, whatever he holds.
struct Falta
{
    Play<State> play;
    Seat caller;
};
std::optional<Falta> openedWithFalta(Rng &rng, int players)
{
    Falta falta { dealt<State>(rng, players), 0 };
    falta.caller = waiting(falta.play.state).first();
    Actions open;
    legal(falta.play.state, falta.caller, open);
    const auto found = findWord(open, truco::verb::faltaEnvido);
    if (found == open.end())
        return std::nullopt;
    falta.play.happen(*found);
    return falta;
}

// The first in a deal who may say contraflor al resto says it, whatever his flor.
std::optional<Falta> raisedToTheRest(Rng &rng)
{
    Falta falta { dealt<State>(rng, 4, { static_cast<std::size_t>(truco::Option::Flor) }), 0 };
    Actions open;
    const auto deal = falta.play.state.deals;
    while (falta.play.state.deals == deal && !waiting(falta.play.state).empty()) {
        falta.caller = waiting(falta.play.state).first();
        open.clear();
        legal(falta.play.state, falta.caller, open);
        const auto found = findWord(open, truco::verb::contraflorResto);
        if (found != open.end()) {
            falta.play.happen(*found);
            return falta;
        }
        const std::size_t place = policy(falta.play.state, open, rng);
        falta.play.happen(open[place < open.size() ? place : 0]);
    }
    return std::nullopt;
}

int pointsIn(const State &state, Seat seat)
{
    return truco::envidoPoints(dealtTo(state, seat));
}

template<typename Hand>
bool holdsRank(const Hand &hand, int rank)
{
    return std::any_of(hand.begin(), hand.end(), [rank](Card card) { return card.rank() == rank; });
}

} // namespace

// What is made of what others said and did.
class BeliefsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTruthBecomesLikelier_data();
    void theTruthBecomesLikelier();
    void laysTellOfTakes();
    void silenceTellsOfRondas();
    void discardsTellOfPairs();
    void topStaysAfterAReshuffle();
    void faltaTellsOfPoints_data();
    void faltaTellsOfPoints();
    void restTellsOfTheFlor();
    void nobodyStakesTheGameOnLittle_data();
    void nobodyStakesTheGameOnLittle();
    void hearsNothingWithoutAttention();
    void keepsEnoughWorlds();
    void manyWorldsAreMany_data();
    void manyWorldsAreMany();
    void equalInputEqualWorlds();
};

void BeliefsTest::theTruthBecomesLikelier_data()
{
    QTest::addColumn<double>("bits");
    QTest::addColumn<double>("least");
    QTest::newRow("Truco") << bitsOf<truco::State>(2, 300) << 0.15;
    QTest::newRow("Cuarenta") << bitsOf<cuarenta::State>(2, 60) << 0.05;
    QTest::newRow("Cuarenta, four") << bitsOf<cuarenta::State>(4, 60) << 0.2;
    QTest::newRow("Porrazo") << bitsOf<porrazo::State>(2, 60) << 0.1;
    QTest::newRow("Porrazo, four") << bitsOf<porrazo::State>(4, 60) << 0.2;
    QTest::newRow("Loba") << bitsOf<loba::State>(2, 40) << 0.2;
    QTest::newRow("Loba, four") << bitsOf<loba::State>(4, 20) << 0.5;
}

// Over many decisions the true cards are favoured, and by more than a little.
void BeliefsTest::theTruthBecomesLikelier()
{
    QFETCH(double, bits);
    QFETCH(double, least);
    QVERIFY2(bits > least, qPrintable(QString::number(bits)));
}

// Who could have taken a card and laid another one hardly holds its equal.
void BeliefsTest::laysTellOfTakes()
{
    Rng rng(8);
    Guessed held;
    for (int deal = 0; deal < 40; ++deal) {
        playDeal<cuarenta::State>(rng, [&](const Play<cuarenta::State> &play, Seat seat) {
            const Seat other = static_cast<Seat>(1 - seat);
            if (const int rank = rankLeftLying(play.state, other); rank > 0)
                held.add(play.seenBy(seat),
                    [&](const cuarenta::State &world) { return holdsRank(world.hands[other], rank); });
        });
    }
    QVERIFY(held.positions > 10);
    QVERIFY2(held.listening < 0.8 * held.deaf, qPrintable(QString::number(held.listening / held.deaf)));
}

// Whoever held two equal cards would have said so.
void BeliefsTest::silenceTellsOfRondas()
{
    Rng rng(9);
    Guessed held;
    for (int deal = 0; deal < 10; ++deal) {
        playDeal<porrazo::State>(rng, [&](const Play<porrazo::State> &play, Seat seat) {
            const Seat other = static_cast<Seat>(1 - seat);
            const Seen<porrazo::State> seen = play.seenBy(seat);
            const bool silent = play.state.declared[other] == porrazo::Combination::None;
            if (silent && seen.state.phase == porrazo::Phase::Play)
                held.add(seen, [&](const porrazo::State &world) {
                    return holding(world, other).kind != porrazo::Combination::None;
                });
        });
    }
    QVERIFY(held.positions > 10);
    QVERIFY2(held.listening < 0.2 * held.deaf, qPrintable(QString::number(held.listening / held.deaf)));
}

// Whoever throws a rank away hardly holds a pair of it.
void BeliefsTest::discardsTellOfPairs()
{
    Rng rng(10);
    Guessed held;
    for (int deal = 0; deal < 20; ++deal) {
        playDeal<loba::State>(rng, [&](const Play<loba::State> &play, Seat seat) {
            const Seen<loba::State> seen = play.seenBy(seat);
            const Card last = seen.state.discards.empty() ? Card {} : seen.state.discards.back();
            const Seat other = static_cast<Seat>(1 - seat);
            const bool thrown = seen.state.phase == loba::Phase::Draw && seen.state.discards.size() > 1;
            if (thrown && !last.isJoker() && seen.state.melded.empty())
                held.add(seen, [&](const loba::State &world) {
                    const loba::Hand &hand = world.hands[other];
                    return std::count_if(hand.begin(), hand.end(), [last](Card card) {
                        return card.rank() == last.rank();
                    }) > 1;
                });
        });
    }
    QVERIFY(held.positions > 10);
    QVERIFY2(held.listening < 0.5 * held.deaf, qPrintable(QString::number(held.listening / held.deaf)));
}

// What lay on top when the discards were shuffled is what the next seat leaves lying.
void BeliefsTest::topStaysAfterAReshuffle()
{
    Rng rng(11);
    Play<loba::State> play = dealt<loba::State>(rng, 2);
    play.state.stock.resize(1);
    const Seat seat = play.state.turn;
    const auto stock = static_cast<std::uint8_t>(loba::Source::Stock);
    const auto act = [&play](loba::Verb verb, std::uint8_t word, Card card = {}) {
        Action action;
        action.seat = play.state.turn;
        action.verb = row(verb);
        action.word = word;
        if (card.known())
            action.cards.push_back(card);
        play.happen(action);
    };
    const Card old = play.state.discards.back();
    const auto &hand = play.state.hands[seat];
    const Card thrown = *std::find_if(
        hand.begin(), hand.end(), [old](Card card) { return !card.isJoker() && card.rank() != old.rank(); });
    act(loba::Verb::Draw, stock);
    act(loba::Verb::Discard, 0, thrown);
    play.happen({}, plan(play.state).pack);
    QCOMPARE(play.state.reshuffled, std::uint8_t { 1 });
    const Seat other = play.state.turn;
    act(loba::Verb::Draw, stock);
    const auto pairOf = [&](Card card) { return clues(play.seenBy(seat)).ofRank[other][card.rank()][2]; };
    QVERIFY(pairOf(thrown) < 1);
    QCOMPARE(pairOf(old), 1.0);
}

void BeliefsTest::faltaTellsOfPoints_data()
{
    QTest::addColumn<int>("players");
    for (const int players : { 2, 4, 6 })
        QTest::addRow("%d", players) << players;
}

// One hand in eight has 29 points; of those with which somebody stakes the game nearly all have.
void BeliefsTest::faltaTellsOfPoints()
{
    QFETCH(int, players);
    Rng rng(10);
    Guessed held;
    for (int deal = 0; deal < 20; ++deal) {
        const auto falta = openedWithFalta(rng, players);
        QVERIFY(falta);
        const Seat asked = waiting(falta->play.state).first();
        held.add(falta->play.seenBy(asked),
            [&](const State &world) { return pointsIn(world, falta->caller) >= 29; });
    }
    QVERIFY2(held.listening > 4 * held.deaf, qPrintable(QString::number(held.listening / held.deaf)));
}

// The same of a contraflor al resto: few flores have 34 points.
void BeliefsTest::restTellsOfTheFlor()
{
    Rng rng(12);
    Guessed held;
    for (int deal = 0; deal < 4000 && held.positions < 10; ++deal) {
        if (const auto rest = raisedToTheRest(rng)) {
            const Seat asked = waiting(rest->play.state).first();
            held.add(rest->play.seenBy(asked),
                [&](const State &world) { return truco::florPoints(dealtTo(world, rest->caller)) >= 34; });
        }
    }
    QVERIFY2(held.positions == 10, qPrintable(QString::number(held.positions)));
    QVERIFY2(held.listening > 2 * held.deaf, qPrintable(QString::number(held.listening / held.deaf)));
}

void BeliefsTest::nobodyStakesTheGameOnLittle_data()
{
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("players");
    for (const Level &level : levels()) {
        for (const int players : { 4, 6 })
            QTest::addRow("%s, %d", level.id.data(), players)
                << QString::fromLatin1(level.id.data()) << players;
    }
}

// Whoever wants a falta envido at the first card wants it for the whole game. A beginner may slip once.
void BeliefsTest::nobodyStakesTheGameOnLittle()
{
    QFETCH(QString, level);
    QFETCH(int, players);
    Rng rng(11);
    int asked = 0, wanted = 0;
    for (std::uint64_t deal = 0; deal < 30; ++deal) {
        const auto falta = openedWithFalta(rng, players);
        QVERIFY(falta);
        for (const Seat seat : waiting(falta->play.state)) {
            if (pointsIn(falta->play.state, seat) > 29)
                continue;
            ++asked;
            const Seen<State> seen = falta->play.seenBy(seat);
            const auto answer =
                choose({ { seen.state }, seat, seen.heard }, *findLevel(level.toStdString()), deal);
            wanted += answer && answer->verb == truco::verb::quiero ? 1 : 0;
        }
    }
    QVERIFY(asked > 30);
    QVERIFY2(wanted <= (level == QLatin1String("beginner") ? 1 : 0), qPrintable(QString::number(wanted)));
}

void BeliefsTest::hearsNothingWithoutAttention()
{
    Rng rng(4);
    double points[2] {};
    for (int deal = 0; deal < 60; ++deal) {
        playDeal(rng, [&](const Play<State> &play, Seat seat) {
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
        playDeal(rng, [&](const Play<State> &play, Seat seat) {
            const Seen<State> seen = play.seenBy(seat);
            Beliefs<State> beliefs(seen, worlds(seen), 1.0, 1000);
            Rng chance(7);
            (void)beliefs.draw(chance);
            QVERIFY2(beliefs.effectiveSize() > 20, qPrintable(QString::number(beliefs.effectiveSize())));
        });
    }
}

void BeliefsTest::manyWorldsAreMany_data()
{
    QTest::addColumn<double>("spread");
    QTest::newRow("Truco") << spreadBeside<truco::State>(2);
    QTest::newRow("Cuarenta, four") << spreadBeside<cuarenta::State>(4);
    QTest::newRow("Porrazo") << spreadBeside<porrazo::State>(2);
    QTest::newRow("Tresillo") << spreadBeside<tresillo::State>(3);
    QTest::newRow("Loba") << spreadBeside<loba::State>(2);
}

// What many guesses agree on is known as well as their number tells: the same few likely worlds do not come
// again and again.
void BeliefsTest::manyWorldsAreMany()
{
    QFETCH(double, spread);
    QVERIFY2(spread < 2, qPrintable(QString::number(spread)));
}

void BeliefsTest::equalInputEqualWorlds()
{
    Rng rng(6);
    playDeal(rng, [&](const Play<State> &play, Seat seat) {
        const Seen<State> seen = play.seenBy(seat);
        Beliefs<State> one(seen, worlds(seen), 0.7, 200), other(seen, worlds(seen), 0.7, 200);
        Rng first(9), second(9);
        for (int i = 0; i < 50; ++i)
            QVERIFY(one.draw(first) == other.draw(second));
    });
}

QTEST_GUILESS_MAIN(BeliefsTest)
#include "tst_beliefs.moc"
