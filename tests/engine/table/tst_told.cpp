// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/randomgame.h"
#include "engine/table/words.h"
#include "tests/engine/everygame.h"

#include <QTest>

using namespace sobremesa;

namespace {

constexpr int rounds = 12; // games of each kind
constexpr int longest = 600; // actions of one

// Whether the sentence names the seat where it would not stand as a name: "Rosa asks You".
bool namesWithin(const Text &text, Seat seat)
{
    for (std::size_t i = 0; i < text.values.size(); ++i) {
        const auto *name = std::get_if<SeatName>(&text.values[i]);
        const auto place = std::string_view(text.source).find('%' + std::to_string(i + 1));
        if (name && name->seat == seat && place != std::string_view::npos && place > 0)
            return true;
    }
    return false;
}

} // namespace

// What every event is told as, to every seat.
class TestTold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyIsNamedToItself_data() { addGames(); }
    void nobodyIsNamedToItself();

private:
    static void lookAt(const Match &match, Seat viewer);
};

void TestTold::lookAt(const Match &match, Seat viewer)
{
    std::vector<Event> step;
    for (Event event : match.events(match.actionCount() - 1))
        if (perceive(event, viewer))
            step.push_back(event);
    const Observation seen = match.observe(viewer);
    for (std::size_t i = 0; i < step.size(); ++i) {
        const Told what = told(seen, step, i);
        for (const Text &text : { what.line, what.bubble, what.why, what.under })
            QVERIFY2(!namesWithin(text, viewer), text.source);
    }
}

void TestTold::nobodyIsNamedToItself()
{
    QFETCH(QString, id);
    Rng rng(5);
    Actions buffer;
    for (int round = 0; round < rounds; ++round) {
        auto match = Match::begin(randomOpening(*findGame(id.toStdString()), rng));
        QVERIFY(match);
        for (int i = 0; i < longest && !actors(match->position()).empty(); ++i) {
            QVERIFY(!match->play(randomAction(match->position(), rng, buffer)));
            for (Seat viewer = 0; viewer < seatCount(match->position()); ++viewer)
                lookAt(*match, viewer);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

QTEST_APPLESS_MAIN(TestTold)
#include "tst_told.moc"
