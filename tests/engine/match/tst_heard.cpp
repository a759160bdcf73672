// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/randomgame.h"
#include "tests/engine/everygame.h"

#include <QTest>

using namespace sobremesa;

namespace {

constexpr int gamesEach = 6;
constexpr int mostSteps = 300;

// What the seat perceives of it, event by event.
std::vector<Event> perceivedBy(const std::vector<Event> &events, Seat seat)
{
    std::vector<Event> perceived;
    for (Event event : events)
        if (perceive(event, seat))
            perceived.push_back(event);
    return perceived;
}

std::vector<Event> flat(const std::vector<Heard::Step> &steps)
{
    std::vector<Event> events;
    for (const Heard::Step &step : steps)
        events.insert(events.end(), step.events.begin(), step.events.end());
    return events;
}

Match begun(const GameInfo &game, Rng &rng)
{
    return std::move(*Match::begin(randomOpening(game, rng)));
}

} // namespace

// What a seat has heard is what it perceived, all of it and nothing else.
class TestHeard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hearsWhatItPerceives_data();
    void hearsWhatItPerceives();
    void hearsNoSecrets();
    void staysAsItWas();
    void endsWithoutDepth();
};

void TestHeard::hearsWhatItPerceives_data()
{
    addGames();
}

void TestHeard::hearsWhatItPerceives()
{
    QFETCH(QString, id);
    Rng rng(3);
    Actions buffer;
    for (int number = 0; number < gamesEach; ++number) {
        Match match = begun(*findGame(id.toStdString()), rng);
        std::vector<Event> all = match.openingEvents();
        for (int i = 0; i < mostSteps && !actors(match.position()).empty(); ++i) {
            QVERIFY(!match.play(randomAction(match.position(), rng, buffer)));
            const auto &events = match.events(match.actionCount() - 1);
            all.insert(all.end(), events.begin(), events.end());
        }
        for (Seat seat = 0; seat < seatCount(match.position()); ++seat) {
            const Heard heard = match.observe(seat).heard;
            QVERIFY(flat(heard.game()) == perceivedBy(all, seat));
            const std::vector<Event> deal = flat(heard.deal());
            QVERIFY(deal.front().kind == EventKind::DealStarts);
            QVERIFY(std::equal(deal.rbegin(), deal.rend(), perceivedBy(all, seat).rbegin()));
            QCOMPARE(std::count_if(deal.begin(), deal.end(),
                         [](const Event &event) { return event.kind == EventKind::DealStarts; }),
                1);
        }
    }
}

// An action is heard only if its word was; cards that were thrown unseen stay unknown.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): one story, told in its order
void TestHeard::hearsNoSecrets()
{
    int secrets = 0;
    int thrown = 0;
    for (const std::string_view id : { "porrazo", "truco", "tresillo" }) {
        Rng rng(4);
        Actions buffer;
        for (int number = 0; number < 4 * gamesEach; ++number) {
            Match match = begun(*findGame(id), rng);
            while (match.actionCount() < mostSteps && !actors(match.position()).empty()) {
                const Action action = randomAction(match.position(), rng, buffer);
                QVERIFY(!match.play(action));
                const std::string_view verb = match.game().verbs[action.verb].name;
                for (Seat seat = 0; seat < seatCount(match.position()); ++seat) {
                    const auto steps = match.observe(seat).heard.game();
                    if (seat == action.seat) {
                        QVERIFY(steps.back().action == action);
                    } else if (verb == "silent" || verb == "hide") {
                        ++secrets;
                        for (const Heard::Step &step : steps)
                            QVERIFY(!step.action || step.action->seat == seat
                                || step.action->verb != action.verb);
                    } else if (verb == "exchange" && !action.cards.empty()) {
                        ++thrown;
                        QCOMPARE(steps.back().action->cards.size(), action.cards.size());
                        for (const Card card : steps.back().action->cards)
                            QVERIFY(!card.known());
                    }
                }
            }
        }
    }
    QVERIFY(secrets > 20 && thrown > 20);
}

// Whoever thinks about an observation keeps what it was, whatever is played or taken back meanwhile.
void TestHeard::staysAsItWas()
{
    Rng rng(5);
    Actions buffer;
    Match match = begun(*findGame("cuarenta"), rng);
    for (int i = 0; i < 8; ++i)
        QVERIFY(!match.play(randomAction(match.position(), rng, buffer)));
    const Observation then = match.observe(0);
    const auto heard = then.heard.game();
    for (int i = 0; i < 6; ++i)
        QVERIFY(match.undo());
    QVERIFY(match.observe(0).heard != then.heard);
    for (int i = 0; i < 9; ++i)
        QVERIFY(!match.play(randomAction(match.position(), rng, buffer)));
    QVERIFY(then.heard.game() == heard);
    static_assert(sizeof(Heard) <= 4 * sizeof(void *));
}

void TestHeard::endsWithoutDepth()
{
    std::shared_ptr<const Happening> last;
    for (int i = 0; i < 1'000'000; ++i)
        last = std::make_shared<Happening>(std::nullopt, std::vector<Event> {}, last);
    const Heard heard(last, 0);
    last.reset();
    QVERIFY(heard.game().empty());
}

QTEST_APPLESS_MAIN(TestHeard)
#include "tst_heard.moc"
