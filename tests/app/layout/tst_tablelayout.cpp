// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/middle.h"
#include "app/layout/seats.h"
#include "app/layout/tricks.h"
#include "tests/app/layout/tables.h"

#include <QTest>

using namespace sobremesa::layout;

// Every game's table in every window, with every number of players and cards, with small and large text:
// nothing lies upon anything else, everything is on the cloth and large enough.
class TableLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingHasItsRoom_data();
    void everythingHasItsRoom();
    void aSlipTakesFromTheMiddleAlone_data() { everythingHasItsRoom_data(); }
    void aSlipTakesFromTheMiddleAlone();
    void nothingMovesWithTheAnswers_data() { everythingHasItsRoom_data(); }
    void nothingMovesWithTheAnswers();
    void theOthersSitInTheirOrder_data();
    void theOthersSitInTheirOrder();
    void theSameQuestionHasTheSameAnswer();
    void aWindowAtTheUsualSizeKeepsWholePlates();
    void whatBelongsToTheDesign_data();
    void whatBelongsToTheDesign();
};

namespace {

const std::vector<QSizeF> windows { { 480, 800 }, { 600, 1024 }, { 768, 1024 }, { 800, 600 }, { 1024, 768 },
    { 1280, 800 }, { 1600, 2560 }, { 1920, 1080 }, { 3840, 2160 } };

QByteArray spoken(const QRectF &rect)
{
    return QStringLiteral("%1,%2 %3x%4")
        .arg(rect.x(), 0, 'f', 0)
        .arg(rect.y(), 0, 'f', 0)
        .arg(rect.width(), 0, 'f', 0)
        .arg(rect.height(), 0, 'f', 0)
        .toUtf8();
}

struct Thing
{
    QByteArray name;
    QRectF rect;
};

// What lies on the cloth and may not lie upon anything else.
std::vector<Thing> thingsOf(const TableAsked &asked, const TableLaid &laid, bool middleToo)
{
    std::vector<Thing> things;
    const auto add = [&](const QByteArray &name, const QRectF &rect) {
        if (!rect.isEmpty())
            things.push_back({ name, rect });
    };
    for (int seat = 0; seat < asked.players; ++seat) {
        const SeatLaid &place = laid.seats[std::size_t(seat)];
        add("plate " + QByteArray::number(seat), place.plate);
        add("backs " + QByteArray::number(seat), place.backs);
        add("melds " + QByteArray::number(seat), place.melds);
    }
    for (std::size_t pile = 0; pile < laid.piles.size(); ++pile)
        add("pile " + QByteArray::number(int(pile)), laid.piles[pile].rect);
    const qreal bar = std::min(asked.bar, asked.wishes.mostBar);
    const qreal wide = std::min(laid.barWidth, qreal(asked.measure.letters(760)));
    add("answers", { laid.barMiddle - wide / 2, laid.barEnd() - bar, wide, bar });
    QRectF hand;
    for (int slot = 0; slot < asked.handCards; ++slot)
        hand |= laid.own.spot(slot, laid.handTop).rect();
    add("hand", hand);
    if (!asked.portrait)
        add("corner", { QPointF(1, 1) * asked.measure.space(1), asked.corner });
    add("slip", laid.slip);
    if (!middleToo)
        return things;
    QRectF trick;
    for (int seat = 0; asked.wishes.middle == Middle::Tricks && seat < asked.players; ++seat)
        trick |= trickSpot(asked, laid, seat, 0, 1).rect();
    QRectF middle;
    if (asked.wishes.middle != Middle::Stay)
        add("middle", laid.play | trick);
    for (int seat = 0; asked.wishes.middle == Middle::Stay && seat < asked.players; ++seat)
        middle |= staySpot(asked, laid, seat, 0, true).rect() | staySpot(asked, laid, seat, 2, false).rect();
    add("cards in the middle", middle);
    return things;
}

void verifyApart(const TableAsked &asked, const TableLaid &laid, bool middleToo = true)
{
    const QRectF cloth = QRectF { {}, asked.table }.adjusted(-1, -1, 1, 1);
    const std::vector<Thing> things = thingsOf(asked, laid, middleToo);
    for (std::size_t i = 0; i < things.size(); ++i) {
        const Thing &one = things[i];
        QVERIFY2(cloth.contains(one.rect), one.name + " beyond the cloth: " + spoken(one.rect));
        for (std::size_t j = i + 1; j < things.size(); ++j) {
            const Thing &other = things[j];
            QVERIFY2(!collide(one.rect, other.rect),
                one.name + " " + spoken(one.rect) + " upon " + other.name + " " + spoken(other.rect));
        }
    }
}

void verifySizes(const TableAsked &asked, const TableLaid &laid)
{
    QVERIFY(laid.hand >= 72);
    QVERIFY(laid.own.strip() >= std::min(24.0, cardWidth(laid.hand)));
    if (laid.own.rise() > 0)
        QVERIFY(laid.own.rise() >= leastPress);
    for (const SeatLaid &seat : laid.seats)
        QVERIFY(seat.plate.height() >= asked.measure.letters(24)
            && seat.plate.width() >= asked.measure.letters(24));
    switch (asked.wishes.middle) {
    case Middle::Grid: {
        const GridLaid grid = tableGrid(asked, laid);
        QVERIFY(grid.height >= leastCard);
        QRectF all;
        for (int slot = 0; slot < asked.tableCards; ++slot)
            all |= grid.spot(slot, asked.tableCards).rect();
        QVERIFY2(laid.play.adjusted(-2, -2, 2, 2).contains(all),
            "cards " + spoken(all) + " in " + spoken(laid.play));
        break;
    }
    case Middle::Stay:
        QVERIFY(stayHeight(asked, laid) >= leastPress);
        for (int seat = 0; seat < asked.players; ++seat) {
            const QRectF rect = staySpot(asked, laid, seat, 0, false).rect();
            QVERIFY2(
                laid.play.adjusted(-2, -2, 2, 2).contains(rect), spoken(rect) + " in " + spoken(laid.play));
        }
        break;
    case Middle::Tricks:
        QVERIFY(trickCardHeight(laid) >= leastPress);
        break;
    case Middle::Piles: {
        QVERIFY(middlePileHeight(asked, laid) >= leastPress);
        const PilesLaid piles = pilesInTheMiddle(asked, laid);
        QVERIFY(piles.melds.width() >= cardWidth(piles.melds.height()) * 1.5);
        QVERIFY(
            laid.play.adjusted(-2, -2, 2, 2).contains(piles.stock.rect | piles.discards.rect | piles.melds));
        break;
    }
    }
}

TableAsked askedOf(const tables::Game &game, QSizeF window, qreal text, int players, int hand, int answers)
{
    const Frame frame = frameFor(window, { windowScale(window), text }, true);
    TableAsked asked = tables::ask(game, frame, players);
    asked.handCards = hand;
    asked.bar = tables::barHeight(answers, frame);
    asked.barRoom = usualBar(frame);
    return asked;
}

// With large text in a small window a slip may lie upon the middle.
bool hasRoomForASlip(const TableAsked &asked)
{
    const qreal text = asked.measure.text;
    return asked.portrait ? text == 1 : text < 2 || asked.wide;
}

// A goal, two lines of text and a row of buttons.
QSizeF slipOf(const TableAsked &asked)
{
    const Measure measure = asked.measure;
    const qreal high = measure.letters(13) + 1.4 * measure.letters(21) + 3 * 1.6 * measure.letters(16)
        + std::max<qreal>(measure.letters(30), leastPress) + measure.space(16);
    return { asked.portrait ? asked.table.width()
                            : std::min(asked.table.width() * 0.47, qreal(measure.letters(452))),
        high };
}

// Beside a slip the width of the answers must not depend on their height, which depends on their width.
void verifyWidthOfAnswers(TableAsked asked, const TableLaid &laid)
{
    for (const qreal bar : { 0.0, 46.0, 120.0 }) {
        asked.bar = bar;
        const TableLaid other = lay(asked);
        if (!laid.tight && !other.tight)
            QCOMPARE(other.barWidth, laid.barWidth);
    }
}

} // namespace

void TableLayoutTest::everythingHasItsRoom_data()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<QSizeF>("window");
    QTest::addColumn<qreal>("text");
    QTest::addColumn<int>("players");
    for (std::size_t game = 0; game < tables::games().size(); ++game) {
        for (const QSizeF window : windows) {
            for (const qreal text : { 1.0, 1.6, 2.0 }) {
                for (const int players : tables::games()[game].players)
                    QTest::addRow("%s %gx%g text %g players %d", tables::games()[game].name, window.width(),
                        window.height(), text, players)
                        << int(game) << window << text << players;
            }
        }
    }
}

void TableLayoutTest::everythingHasItsRoom()
{
    QFETCH(int, game);
    QFETCH(QSizeF, window);
    QFETCH(qreal, text);
    QFETCH(int, players);
    const tables::Game &rules = tables::games()[std::size_t(game)];
    for (const int hand : rules.hands) {
        for (const int answers : rules.bars) {
            const TableAsked asked = askedOf(rules, window, text, players, hand, answers);
            const TableLaid laid = lay(asked);
            const QByteArray where =
                QByteArray::number(hand) + " cards, " + QByteArray::number(answers) + " answers";
            QVERIFY2(!laid.tight, where + " middle " + spoken(laid.play));
            verifyApart(asked, laid);
            verifySizes(asked, laid);
            if (QTest::currentTestFailed())
                qInfo("%s", where.constData());
            if (QTest::currentTestFailed())
                return;
        }
    }
}

// A slip is whole where there is room for it, and nothing lies upon anything.
static void verifySlip(const TableAsked &asked, const TableLaid &laid, bool scarce, const QByteArray &where)
{
    const QByteArray cut = where + " middle " + spoken(laid.play) + " slip " + spoken(laid.slip);
    QVERIFY2(laid.slip.height() >= std::min<qreal>(asked.slip.height(), asked.measure.letters(110)), cut);
    QVERIFY2(laid.slip.height() == asked.slip.height() || scarce, cut);
    QVERIFY2(!laid.tight || !hasRoomForASlip(asked), cut);
    verifyApart(asked, laid, hasRoomForASlip(asked));
    verifyWidthOfAnswers(asked, laid);
    if (QTest::currentTestFailed())
        qInfo("%s", where.constData());
}

void TableLayoutTest::aSlipTakesFromTheMiddleAlone()
{
    QFETCH(int, game);
    QFETCH(QSizeF, window);
    QFETCH(qreal, text);
    QFETCH(int, players);
    if (players > 4) // no lesson has more
        return;
    const tables::Game &rules = tables::games()[std::size_t(game)];
    for (const int hand : rules.hands) {
        for (const int answers : { rules.bars.front(), rules.bars.back() }) {
            if (text > 1.5 && answers > 0 && isPortrait(window)) // slip and answers share what there is
                continue;
            TableAsked asked = askedOf(rules, window, text, players, hand, answers);
            asked.slip = slipOf(asked);
            asked.barRoom = 0;
            const TableLaid laid = lay(asked);
            const QByteArray where =
                QByteArray::number(hand) + " cards, " + QByteArray::number(answers) + " answers";
            const bool scarce = asked.portrait ? text > 1 || players > 2 || answers > 0 : text > 1.6;
            verifySlip(asked, laid, scarce, where);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

// Whether it is my turn, a card alone is asked for, or there are answers: with one row of them all is in its
// place.
void TableLayoutTest::nothingMovesWithTheAnswers()
{
    QFETCH(int, game);
    QFETCH(QSizeF, window);
    QFETCH(qreal, text);
    QFETCH(int, players);
    const tables::Game &rules = tables::games()[std::size_t(game)];
    for (const int hand : rules.hands) {
        const Frame frame = frameFor(window, { windowScale(window), text }, true);
        TableAsked asked = askedOf(rules, window, text, players, hand, 0);
        const TableLaid others = lay(asked);
        QVERIFY(!others.tight);
        for (const qreal bar : { tables::barHeight(1, frame) / 2, usualBar(frame) }) {
            asked.bar = bar;
            QVERIFY2(lay(asked) == others, QByteArray::number(bar));
        }
        TableAsked more = asked;
        more.bar = 2 * usualBar(frame);
        if (more.bar < asked.wishes.mostBar)
            QVERIFY(!(lay(more) == others));
    }
}

void TableLayoutTest::theOthersSitInTheirOrder_data()
{
    QTest::addColumn<QSizeF>("window");
    QTest::addColumn<bool>("clockwise");
    for (const QSizeF window : windows) {
        for (const bool clockwise : { true, false })
            QTest::addRow(
                "%gx%g %s", window.width(), window.height(), clockwise ? "clockwise" : "anticlockwise")
                << window << clockwise;
    }
}

// From left to right around the table; the next player is at the left in a clockwise game, else at the right.
void TableLayoutTest::theOthersSitInTheirOrder()
{
    QFETCH(QSizeF, window);
    QFETCH(bool, clockwise);
    for (const tables::Game &game : tables::games()) {
        for (const int players : game.players) {
            TableAsked asked = askedOf(game, window, 1, players, 3, 0);
            asked.clockwise = clockwise;
            const TableLaid laid = lay(asked);
            const QPointF next = laid.seats[1].plate.center();
            const QPointF last = laid.seats[std::size_t(players - 1)].plate.center();
            if (players == 2)
                continue;
            const bool columns = asked.portrait && game.wishes.seating == Seating::Columns;
            const qreal along = columns ? last.y() - next.y() : last.x() - next.x();
            QVERIFY2(clockwise ? along > 0 : along < 0, game.name);
        }
    }
}

void TableLayoutTest::theSameQuestionHasTheSameAnswer()
{
    for (const tables::Game &game : tables::games()) {
        const TableAsked asked = askedOf(game, { 1280, 800 }, 1, game.players.back(), 3, 0);
        QVERIFY(lay(asked) == lay(asked));
    }
}

void TableLayoutTest::aWindowAtTheUsualSizeKeepsWholePlates()
{
    for (const tables::Game &game : tables::games()) {
        for (const int players : game.players) {
            const TableLaid laid = lay(askedOf(game, { 1280, 800 }, 1, players, game.hands.back(), 1));
            const PlateForm wanted = players > 6 ? PlateForm::Small : PlateForm::Full;
            QVERIFY2(laid.form == wanted,
                qPrintable(QStringLiteral("%1 %2: form %3").arg(game.name).arg(players).arg(int(laid.form))));
        }
    }
}

void TableLayoutTest::whatBelongsToTheDesign_data()
{
    QTest::addColumn<QSizeF>("window");
    QTest::addColumn<qreal>("rail");
    QTest::addColumn<qreal>("hand");
    QTest::newRow("480x800") << QSizeF { 480, 800 } << 0.0 << 130.0;
    QTest::newRow("800x600") << QSizeF { 800, 600 } << 0.0 << 123.0;
    QTest::newRow("1024x768") << QSizeF { 1024, 768 } << 268.0 << 157.0;
    QTest::newRow("1280x800") << QSizeF { 1280, 800 } << 268.0 << 164.0;
    QTest::newRow("1920x1080") << QSizeF { 1920, 1080 } << 320.0 << 221.0;
    QTest::newRow("3840x2160") << QSizeF { 3840, 2160 } << 518.0 << 443.0;
}

// The table of sizes in the design.
void TableLayoutTest::whatBelongsToTheDesign()
{
    QFETCH(QSizeF, window);
    QFETCH(qreal, rail);
    QFETCH(qreal, hand);
    const Frame frame = frameFor(window, { windowScale(window), 1 }, true);
    QVERIFY(std::abs(frame.rail - rail) <= 1);
    QCOMPARE(frame.hand, hand);
    QVERIFY((QRectF { {}, window }.contains(frame.cloth)));
    QVERIFY(frame.cloth.contains(frame.table));
    QCOMPARE(frame.wide, rail > 0);
}

QTEST_MAIN(TableLayoutTest)
#include "tst_tablelayout.moc"
