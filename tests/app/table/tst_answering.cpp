// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/table/answering.h"
#include "tests/app/table/told.h"

#include <QSignalSpy>
#include <QTest>

using namespace sobremesa;

// The question and its answers, without a game that goes on.
namespace {

// What a press has done: the actions decided, and whether a card stands out.
struct Done
{
    qsizetype decided = 0;
    bool lifted = false;

    bool operator==(const Done &) const = default;
};

Done doneBy(ToldMatch &told, Seat seat, const std::function<void(Answering &)> &pressed)
{
    Answering answering(told.picture);
    const QSignalSpy decided(&answering, &Answering::decided);
    answering.ask(told.match.observe(seat));
    pressed(answering);
    return { decided.size(), answering.isLifted() };
}

bool isNumbered(ToldMatch &told, Seat seat)
{
    bool numbered = false;
    doneBy(told, seat, [&](Answering &answering) {
        for (int row = 0; row < answering.answers()->rowCount(); ++row)
            numbered = numbered || answering.answers()->key(row).toInt() > 0;
    });
    return numbered;
}

// How many cards of the hand were chosen or played by their digit as by a press.
int pressedByDigits(ToldMatch &told, Seat seat)
{
    told.picture.setView({ seat, false });
    if (isNumbered(told, seat))
        return 0;
    int chosen = 0;
    const CardModel &cards = *told.picture.cards();
    for (int row = 0; row < cards.rowCount(); ++row) {
        const int slot = cards.slot(row);
        if (cards.place(row).zone != Zone::Hand || cards.place(row).owner != seat || slot > 8)
            continue;
        const Done pressed = doneBy(told, seat, [row](Answering &answering) { answering.press(row); });
        const Done typed = doneBy(
            told, seat, [slot](Answering &answering) { (void)answering.key(QString::number(slot + 1)); });
        [&] { QVERIFY2(typed == pressed, qPrintable(QString::number(slot + 1))); }();
        chosen += pressed == Done {} ? 0 : 1;
    }
    return chosen;
}

} // namespace

class TestAnswering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void asksWhoeverIsAwaited();
    void playsACardWithOneMeaning();
    void putsACardBack();
    void answersNothingThatIsNotAsked();
    void aCardChosenTooEarlyIsLifted();
    void aKeyPressedTooEarlyIsKept();
    void aDigitIsAPressOnItsCard_data();
    void aDigitIsAPressOnItsCard();
    void aWordSaidWhileTheTableTellsIsKept();
    void waitsUntilTheTableIsReady();
    void saysWhyAWordIsRefused();
    void asksOnceMoreBeforeAWordThatStands();
    void marksWhatTheHintMeans();
    void hintsAtAnswers();
    void showsWhatAnAnswerWouldMakeTrumps();
    void ringsTheCardsOfOneAnswer_data();
    void ringsTheCardsOfOneAnswer();

private:
    [[nodiscard]] int usableRow() const;
    static void compareTrumps(ToldMatch &told, Answering &answering, int row);

    std::unique_ptr<ToldMatch> m_told;
    std::unique_ptr<Answering> m_answering;
    std::vector<Action> m_decided;
};

void TestAnswering::initTestCase()
{
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
    Settings::shared().useOnce(Settings::OneClick, true);
}

void TestAnswering::init()
{
    m_told = std::make_unique<ToldMatch>("cuarenta", 2, 5, 0);
    const Seat seat = waiting(m_told->match.position()).first();
    m_told->picture.setView({ seat, false });
    m_answering = std::make_unique<Answering>(m_told->picture);
    m_decided.clear();
    connect(m_answering.get(), &Answering::decided, this,
        [this](const Action &action) { m_decided.push_back(action); });
    m_answering->ask(m_told->match.observe(seat));
}

int TestAnswering::usableRow() const
{
    const CardModel &cards = *m_told->picture.cards();
    for (int row = 0; row < cards.rowCount(); ++row) {
        if (cards.index(row).data(CardModel::UsableRole).toBool())
            return row;
    }
    return -1;
}

void TestAnswering::asksWhoeverIsAwaited()
{
    QVERIFY(m_answering->isMyTurn());
    QVERIFY(!m_answering->question().isEmpty());
    QVERIFY(usableRow() >= 0);
    m_answering->ask(std::nullopt);
    QVERIFY(!m_answering->isMyTurn());
    QVERIFY(m_answering->question().isEmpty());
    QCOMPARE(usableRow(), -1);
}

void TestAnswering::playsACardWithOneMeaning()
{
    const int row = usableRow();
    const Card card = m_told->picture.cards()->card(row);
    m_answering->press(row);
    QCOMPARE(m_decided.size(), std::size_t(1));
    QCOMPARE(m_decided[0].cards[0], card);
}

void TestAnswering::putsACardBack()
{
    Settings::shared().useOnce(Settings::OneClick, false);
    const int row = usableRow();
    m_answering->press(row);
    QVERIFY(m_answering->isLifted());
    QCOMPARE(
        m_told->picture.cards()->index(row).data(CardModel::MarkRole).toString(), QStringLiteral("selected"));
    m_answering->putBack();
    QVERIFY(!m_answering->isLifted());
    m_answering->press(row);
    m_answering->press(row);
    QCOMPARE(m_decided.size(), std::size_t(1));
    Settings::shared().useOnce(Settings::OneClick, true);
}

void TestAnswering::answersNothingThatIsNotAsked()
{
    const int row = usableRow();
    m_answering->ask(std::nullopt);
    m_answering->press(row);
    m_answering->drop(row, -1);
    m_answering->answer(0);
    m_answering->sayAside(0);
    m_answering->press(-1);
    QVERIFY(!m_answering->key(QStringLiteral("R")));
    QVERIFY(m_decided.empty());
}

// While another player thinks: it stands out, and waits for the turn.
void TestAnswering::aCardChosenTooEarlyIsLifted()
{
    const CardModel &cards = *m_told->picture.cards();
    const Observation seen = m_told->match.observe(m_told->picture.view().seat);
    const int row = usableRow();
    const Observation others = m_told->match.observe(Seat(1 - m_told->picture.view().seat));
    const auto mark = [&] { return cards.index(row).data(CardModel::MarkRole).toString(); };
    m_answering->ask(others);
    m_answering->press(row);
    QCOMPARE(mark(), QStringLiteral("selected"));
    QVERIFY(m_answering->isLifted());
    m_answering->press(row); // once more: not that one
    QVERIFY(mark() != QStringLiteral("selected"));
    m_answering->press(row);
    m_answering->putBack();
    QVERIFY(!m_answering->isLifted());
    m_answering->press(row);
    m_answering->ask(seen);
    QVERIFY(m_decided.empty()); // the table may be another one now
    QVERIFY(m_answering->isLifted());
    QCOMPARE(mark(), QStringLiteral("selected"));
    m_answering->press(row);
    QCOMPARE(m_decided.size(), std::size_t(1));
    QCOMPARE(m_decided[0].cards[0], cards.card(row));
}

void TestAnswering::aKeyPressedTooEarlyIsKept()
{
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        ToldMatch told("truco", 2, seed, static_cast<int>(seed % 7));
        const SeatSet waited = waiting(told.match.position());
        if (waited.empty())
            continue;
        told.picture.setView({ waited.first(), false });
        Answering answering(told.picture);
        QSignalSpy decided(&answering, &Answering::decided);
        const Observation seen = told.match.observe(waited.first());
        answering.ask(seen);
        OfferModel &answers = *answering.answers();
        if (answers.rowCount() == 0)
            continue;
        const QString key = answers.index(0).data(OfferModel::KeyRole).toString();
        const bool final = answers.offers()[0].final;
        const Observation others = told.match.observe(Seat(1 - waited.first()));
        answering.ask(others);
        answering.keepKey(key);
        answering.ask(seen);
        QCOMPARE(decided.size(), final ? 0 : 1); // what stands is asked once more
        QCOMPARE(answers.sureRow(), final ? 0 : -1);
        answering.ask(others);
        answering.keepKey(QStringLiteral("Ñ"));
        decided.clear();
        answering.ask(seen);
        QVERIFY(decided.isEmpty());
        return;
    }
    QFAIL("nobody was asked anything");
}

// The sheet of signs may still stand while the table tells what another one has said.
void TestAnswering::aDigitIsAPressOnItsCard_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("porrazo") << 3;
    QTest::newRow("truco") << 4;
    QTest::newRow("cuarenta") << 2;
    QTest::newRow("tresillo") << 3;
    QTest::newRow("loba") << 3;
}

// Whatever the question, where its answers have no numbers of their own.
void TestAnswering::aDigitIsAPressOnItsCard()
{
    QFETCH(int, players);
    int chosen = 0;
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        for (int actions = 0; actions < 30; actions += 3) {
            ToldMatch told(QTest::currentDataTag(), players, seed, actions);
            const SeatSet waited = waiting(told.match.position());
            if (!waited.empty())
                chosen += pressedByDigits(told, waited.first());
            if (QTest::currentTestFailed())
                return;
        }
    }
    QVERIFY(chosen > 100);
}

void TestAnswering::aWordSaidWhileTheTableTellsIsKept()
{
    ToldMatch told("truco", 4, 5, 0);
    const Seat seat = waiting(told.match.position()).first();
    told.picture.setView({ seat, false });
    told.narrator.showStep(told.match.actionCount());
    Answering answering(told.picture);
    std::vector<Action> decided;
    connect(&answering, &Answering::decided, this,
        [&decided](const Action &action) { decided.push_back(action); });
    const Observation seen = told.match.observe(seat);
    answering.ask(seen);
    QVERIFY(answering.isAsked());
    const QList<OfferButton> buttons = answering.asides()->buttons();
    const auto signs = std::find_if(
        buttons.begin(), buttons.end(), [](const OfferButton &button) { return button.parts.size() > 1; });
    QVERIFY(signs != buttons.end());
    const OfferButton sign = signs->parts[1];
    const Action meant = answering.asides()->offers()[static_cast<std::size_t>(sign.row)].action;

    answering.ask(std::nullopt);
    QVERIFY(!answering.isAsked());
    answering.say(sign.code);
    QVERIFY(decided.empty());
    answering.ask(seen);
    QCOMPARE(decided.size(), std::size_t(1));
    QVERIFY(decided[0] == meant);
    answering.ask(std::nullopt);
    answering.ask(seen); // said once
    QCOMPARE(decided.size(), std::size_t(1));

    answering.ask(std::nullopt);
    answering.say(sign.code);
    answering.putBack();
    answering.ask(seen);
    answering.say(QStringLiteral("seat 1: no such word"));
    QCOMPARE(decided.size(), std::size_t(1));
    answering.say(sign.code);
    QCOMPARE(decided.size(), std::size_t(2));
}

void TestAnswering::waitsUntilTheTableIsReady()
{
    bool ready = false;
    m_answering->setReadying([&ready] { return ready; });
    const int row = usableRow();
    m_answering->press(row);
    QVERIFY(m_decided.empty());
    ready = true;
    m_answering->press(row);
    QCOMPARE(m_decided.size(), std::size_t(1));
}

void TestAnswering::saysWhyAWordIsRefused()
{
    QSignalSpy refused(m_answering.get(), &Answering::refused);
    QSignalSpy announced(m_answering.get(), &Answering::announced);
    Refusal refusal;
    refusal.message = "not now";
    refusal.rule = "4.4";
    m_answering->refuse(refusal, 3);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].toInt(), 3);
    QCOMPARE(refused[0][1].toString(), QStringLiteral("not now"));
    QCOMPARE(refused[0][2].toString(), QStringLiteral("4.4"));
    QCOMPARE(announced.size(), 1);
}

// In Truco a bet, once accepted or refused, is done.
void TestAnswering::asksOnceMoreBeforeAWordThatStands()
{
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        ToldMatch told("truco", 2, seed, static_cast<int>(seed % 7));
        const SeatSet waited = waiting(told.match.position());
        if (waited.empty())
            continue;
        told.picture.setView({ waited.first(), false });
        told.narrator.showStep(told.match.actionCount());
        Answering answering(told.picture);
        int decided = 0;
        connect(&answering, &Answering::decided, this, [&decided] { ++decided; });
        answering.ask(told.match.observe(waited.first()));
        const auto &offers = answering.asides()->offers();
        const auto final =
            std::find_if(offers.begin(), offers.end(), [](const Offer &offer) { return offer.final; });
        if (final == offers.end())
            continue;
        const int row = static_cast<int>(final - offers.begin());
        answering.sayAside(row);
        QCOMPARE(decided, 0);
        QCOMPARE(answering.asides()->sureRow(), row);
        answering.putBack();
        QCOMPARE(answering.asides()->sureRow(), -1);
        answering.sayAside(row);
        answering.sayAside(row);
        QCOMPARE(decided, 1);
        return;
    }
    QFAIL("no word that stands was ever on offer");
}

void TestAnswering::marksWhatTheHintMeans()
{
    const int row = usableRow();
    Action action;
    action.cards.push_back(m_told->picture.cards()->card(row));
    m_answering->setHinted(action);
    QCOMPARE(
        m_told->picture.cards()->index(row).data(CardModel::MarkRole).toString(), QStringLiteral("hint"));
    m_answering->setHinted(std::nullopt);
    QVERIFY(m_told->picture.cards()->index(row).data(CardModel::MarkRole).toString().isEmpty());
}

// Where an answer does it, the answer is marked and no card.
void TestAnswering::hintsAtAnswers()
{
    ToldMatch told("truco", 2, 3, 0);
    const Seat seat = waiting(told.match.position()).first();
    told.picture.setView({ seat, false });
    Answering answering(told.picture);
    answering.ask(told.match.observe(seat));
    QVERIFY(answering.asides()->rowCount() > 0);
    const Action word = answering.asides()->offers().front().action;
    answering.setHinted(word);
    QCOMPARE(answering.asides()->hintedRow(), 0);
    QCOMPARE(answering.answers()->hintedRow(), -1);
    for (int row = 0; row < told.picture.cards()->rowCount(); ++row)
        QVERIFY(
            told.picture.cards()->index(row).data(CardModel::MarkRole).toString() != QLatin1String("hint"));
    answering.setHinted(std::nullopt);
    QCOMPARE(answering.asides()->hintedRow(), -1);
}

namespace {

std::vector<int> targetsOf(const CardModel &cards)
{
    std::vector<int> rows;
    for (int row = 0; row < cards.rowCount(); ++row) {
        if (cards.index(row).data(CardModel::MarkRole).toString() == QLatin1String("target"))
            rows.push_back(row);
    }
    return rows;
}

// A card of the hand is lifted that several cards of the table can be taken with.
bool liftOneWithAnswers(ToldMatch &told, Answering &answering)
{
    const CardModel &cards = *told.picture.cards();
    for (int row = 0; row < cards.rowCount(); ++row) {
        if (cards.place(row) != Place { Zone::Hand, told.picture.view().seat })
            continue;
        answering.press(row);
        if (answering.answers()->rowCount() > 1 && targetsOf(cards).size() > 1)
            return true;
        answering.putBack();
    }
    return false;
}

} // namespace

void TestAnswering::ringsTheCardsOfOneAnswer_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : { "cuarenta", "porrazo", "loba" })
        QTest::newRow(game) << QString::fromLatin1(game);
}

// The cards of the answer that is looked at, and no others.
void TestAnswering::ringsTheCardsOfOneAnswer()
{
    QFETCH(QString, game);
    Settings::shared().useOnce(Settings::OneClick, false);
    const auto restore = qScopeGuard([] { Settings::shared().useOnce(Settings::OneClick, true); });
    int fewer = 0;
    for (std::uint64_t seed = 1; fewer == 0 && seed < 200; ++seed) {
        ToldMatch told(qPrintable(game), 2, seed, static_cast<int>(10 + seed % 60));
        const SeatSet waited = waiting(told.match.position());
        if (waited.empty())
            continue;
        told.picture.setView({ waited.first(), false });
        told.narrator.showStep(told.match.actionCount());
        Answering answering(told.picture);
        answering.ask(told.match.observe(waited.first()));
        if (!liftOneWithAnswers(told, answering))
            continue;
        const CardModel &cards = *told.picture.cards();
        const std::vector<int> all = targetsOf(cards);
        for (int answer = 0; answer < answering.answers()->rowCount(); ++answer) {
            answering.lookAt(answer);
            const auto its = cards.rowsOf(answering.answers()->offers()[std::size_t(answer)].concerns);
            const std::vector<int> ringed = targetsOf(cards);
            for (const int row : ringed)
                QVERIFY(std::find(its.begin(), its.end(), row) != its.end());
            fewer += ringed.size() < all.size() ? 1 : 0;
        }
        answering.lookAt(-1);
        QCOMPARE(targetsOf(cards), all);
    }
    QVERIFY(fewer > 0);
}

// As soon as the answer is given the same cards are trumps.
void TestAnswering::compareTrumps(ToldMatch &told, Answering &answering, int row)
{
    Match played = told.match;
    const Seat seat = waiting(played.position()).first();
    QVERIFY(!played.play(answering.answers()->offers()[std::size_t(row)].action));
    answering.lookAt(row);
    const CardModel &cards = *told.picture.cards();
    for (int hand = 0; hand < cards.rowCount(); ++hand) {
        if (cards.place(hand) == Place { Zone::Hand, seat })
            QCOMPARE(cards.index(hand).data(CardModel::TrumpRole).toBool(),
                trumpNowOf(played.observe(seat), cards.card(hand)));
    }
}

void TestAnswering::showsWhatAnAnswerWouldMakeTrumps()
{
    int looked = 0;
    for (std::uint64_t seed = 1; looked < 20; ++seed) {
        ToldMatch told("tresillo", 3, seed, 4);
        if (told.match.game().phases[phase(told.match.position())].name != "contract")
            continue;
        const Seat seat = waiting(told.match.position()).first();
        told.picture.setView({ seat, false });
        Answering answering(told.picture);
        answering.ask(told.match.observe(seat));
        for (int row = 0; row < answering.answers()->rowCount(); ++row) {
            if (answering.answers()->offers()[std::size_t(row)].trumps.empty())
                continue;
            compareTrumps(told, answering, row);
            ++looked;
        }
        answering.lookAt(-1);
        for (int row = 0; row < told.picture.cards()->rowCount(); ++row)
            QVERIFY(!told.picture.cards()->index(row).data(CardModel::TrumpRole).toBool());
    }
}

QTEST_MAIN(TestAnswering)
#include "tst_answering.moc"
