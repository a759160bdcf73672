// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/games.h"
#include "engine/games/loba/ai/goingout.h"
#include "engine/games/loba/ai/reasons.h"
#include "engine/games/loba/ai/stockreasons.h"
#include "tests/engine/playedloba.h"

#include <QTest>

#include <algorithm>

using namespace sobremesa;
using namespace sobremesa::loba;

namespace {

constexpr int near = 2; // hundredths by which a share of worlds may be off

PackCards unseenIn(const Seen<State> &seen)
{
    Bag left;
    for (const Card card : State::info().pack->cards())
        left.add(card);
    for (const ZoneCards &zone : zones(seen.state))
        for (const Card card : zone.cards)
            if (card.known())
                left.remove(card);
    return left.cards();
}

bool canPlay(const State &state, Verb verb, Card card)
{
    Actions open;
    legal(state, state.turn, open);
    return std::any_of(open.begin(), open.end(), [&](const Action &action) {
        return static_cast<Verb>(action.verb) == verb
            && (!card.known() || std::count(action.cards.begin(), action.cards.end(), card) > 0);
    });
}

bool brings(Shade shade, State state, Card card)
{
    state.stock[0] = card;
    Events deaf;
    apply(state, actionOf(state.turn, Verb::Draw, row(Source::Stock)), deaf);
    switch (shade) {
    case Shade::Out:
        return goingOut(state).has_value();
    case Shade::Contract:
        return canPlay(state, Verb::Meld, {});
    default:
        return canPlay(state, Verb::Layoff, card);
    }
}

// In hundredths of the unseen cards, any of which may lie on top.
double counted(Shade shade, const Seen<State> &seen)
{
    const PackCards unseen = unseenIn(seen);
    const auto count = std::count_if(
        unseen.begin(), unseen.end(), [&](Card card) { return brings(shade, seen.state, card); });
    return 100.0 * static_cast<double>(count) / static_cast<double>(unseen.size());
}

// The seat on turn holds these cards, this one lies on top, and nobody has melded.
State withHand(int deal, const QByteArray &hand, const char *top)
{
    State state = *State::start({ standardOptions(State::info().options), {} });
    Rng rng(3);
    dealShuffled(state, rng);
    state.deal = static_cast<std::uint8_t>(deal);
    Hand &own = state.hands[state.turn];
    own.clear();
    for (const QByteArray &code : hand.split(' '))
        own.push_back(*State::info().pack->parse(code.toStdString()));
    std::sort(own.begin(), own.end());
    state.discards = { *State::info().pack->parse(top) };
    return state;
}

} // namespace

class TestLobaStock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // What is told of a card from the stock is right of all the cards that may lie there.
    void isCounted()
    {
        std::array<int, 3> told {};
        int turn = 0;
        playLoba(standardOptions(State::info().options), 12, 11, [&](const State &state, Seat seat) {
            if (state.phase != Phase::Draw || state.reshuffled > 0 || ++turn % 7 != 0)
                return;
            const Seen<State> seen { redact(state, seat), seat, {} };
            const Reasons reasons = ofStock(Insight<State>(seen));
            if (reasons.empty() || reasons[0].shade == Shade::Deal)
                return;
            const Shade shade = reasons[0].shade;
            QVERIFY2(std::abs(reasons[0].chance - counted(shade, seen)) <= near,
                qPrintable(QStringLiteral("shade %1: %2, counted %3")
                               .arg(static_cast<int>(shade))
                               .arg(reasons[0].chance)
                               .arg(counted(shade, seen))));
            ++told[shade == Shade::Out ? 0 : shade == Shade::Contract ? 1 : 2];
        });
        for (const int times : told)
            QVERIFY(times > 3);
    }

    void takingTheTop_data()
    {
        QTest::addColumn<int>("deal");
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("top");
        QTest::addColumn<Shade>("shade");
        QTest::addColumn<QByteArray>("cards");
        const auto row = [](const char *name, int deal, const char *hand, const char *top, Shade shade,
                             const char *cards) {
            QTest::addRow("%s", name)
                << deal << QByteArray(hand) << QByteArray(top) << shade << QByteArray(cards);
        };
        row("two of a trio", 1, "7s 7h 2s 3d 5h 8c 9s Td Jh Qc Kd", "7d", Shade::Plain, "7s 7h");
        row("the ace above the king", 3, "Qs Ks 4h 4h 5h 7h Kh 2d 4c 9d Kc", "As", Shade::Plain, "Qs Ks");
        row("the ace below the two", 3, "2s 3s 4h 4h 5h 7h Kh 2d 4c 9d Kc", "As", Shade::Plain, "2s 3s");
        row("a trio more to go out with", 3, "2s 6s 7s 8s 2h 9h Kh 8d 9d Td Jd", "2d", Shade::Plain, "2s 2h");
        row("completes", 1, "7s 7h 2s 2d 2h 8c 9s Td Jh Qc Kd", "7d", Shade::Contract, "");
        row("goes with nothing", 1, "7s 7h 2s 3d 5h 8c 9s Td Jh Qc Kd", "Ac", Shade::Alone, "");
    }

    void takingTheTop()
    {
        QFETCH(const int, deal);
        QFETCH(const QByteArray, hand);
        QFETCH(const QByteArray, top);
        QFETCH(const Shade, shade);
        QFETCH(const QByteArray, cards);
        const State state = withHand(deal, hand, top.constData());
        const Action take = actionOf(state.turn, Verb::Draw, row(Source::Discards));
        const Reasons reasons =
            loba::reasons(Insight<State>({ redact(state, state.turn), state.turn, {} }, 1), take);
        QVERIFY(!reasons.empty());
        QCOMPARE(reasons[0].topic, Topic::Builds);
        QCOMPARE(reasons[0].shade, shade);
        QByteArrayList told;
        for (const Card card : reasons[0].cards)
            told.append(QByteArray::fromStdString(State::info().pack->code(card)));
        QCOMPARE(told.join(' '), cards);
    }

    // What the top discard does for certain, a card from the stock must do more often to be worth telling.
    void isNotToldAgainstTheTop()
    {
        const State completed = withHand(1, "7s 7h 2s 2d 2h 8c 9s Td Jh Qc Kd", "7d");
        const State useless = withHand(1, "7s 7h 2s 2d 2h 8c 9s Td Jh Qc Kd", "Ac");
        const auto ofStockIn = [](const State &state) {
            return ofStock(Insight<State>({ redact(state, state.turn), state.turn, {} }));
        };
        QVERIFY(ofStockIn(completed).empty());
        QCOMPARE(ofStockIn(useless).size(), 1U);
        QCOMPARE(ofStockIn(useless)[0].shade, Shade::Contract);
    }
};

QTEST_APPLESS_MAIN(TestLobaStock)
#include "tst_lobastock.moc"
