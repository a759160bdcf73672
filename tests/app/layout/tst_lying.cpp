// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout/lying.h"
#include "tests/app/layout/tables.h"

#include <QTest>

using namespace sobremesa::layout;

// Where the cards of a moment lie, and the papers beside them.
class LyingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void papersLieApart_data();
    void papersLieApart();
    void everyCardHasAPlace_data();
    void everyCardHasAPlace();
    void cardsOfOneZoneKeepTheirOrder();
    void whatIsTakenLiesTogether_data() { everyCardHasAPlace_data(); }
    void whatIsTakenLiesTogether();
    void tricksThatStayLieBesideEachOther();
    void whatIsLaidDownLiesAcross();
    void aMeldLiesAtItsOwner();
    void whatOthersTookLiesAtTheirPlates();
};

namespace {

const std::vector<QSizeF> windows { { 480, 800 }, { 800, 600 }, { 1024, 768 }, { 1280, 800 }, { 1920, 1080 },
    { 3840, 2160 } };

const tables::Game &game(const char *name)
{
    const auto &all = tables::games();
    return *std::find_if(
        all.begin(), all.end(), [name](const tables::Game &one) { return QByteArray(one.name) == name; });
}

TableAsked askedOf(const char *name, QSizeF window, qreal text, int players)
{
    const Frame frame = frameFor(window, { windowScale(window), text }, true);
    TableAsked asked = tables::ask(game(name), frame, players);
    asked.handCards = game(name).hands.back();
    return asked;
}

CardSpots spotsOf(const TableAsked &asked, const Lying &lying)
{
    const TableLaid laid = lay(asked);
    const PapersLaid papers = papersFor({}, asked, laid);
    const PairsLaid pairs =
        pairsFor({ laid.play, asked.tableCards, asked.portrait, laid.hand, 26, 50, asked.measure });
    return CardSpots(asked, laid, lying, papers, pairs);
}

} // namespace

void LyingTest::papersLieApart_data()
{
    QTest::addColumn<QSizeF>("window");
    QTest::addColumn<qreal>("text");
    QTest::addColumn<int>("players");
    for (const QSizeF window : windows) {
        for (const qreal text : { 1.0, 1.6, 2.0 }) {
            for (const int players : { 3, 4 })
                QTest::addRow("%gx%g text %g players %d", window.width(), window.height(), text, players)
                    << window << text << players;
        }
    }
}

// Neither the paper nor the stock nor the order of trumps lies upon a plate, the answers, the hand or each
// other.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): one story, told in its order
void LyingTest::papersLieApart()
{
    QFETCH(QSizeF, window);
    QFETCH(qreal, text);
    QFETCH(int, players);
    TableAsked asked = askedOf("tresillo", window, text, players);
    const Measure measure = asked.measure;
    const QSizeF paper { qreal(measure.letters(asked.portrait ? 200 : 330)), qreal(measure.letters(100)) };
    const bool chip = text > 1.5; // one line
    const QSizeF tag { qreal(measure.letters(chip ? 95 : 110)),
        qreal(measure.letters(chip ? 28
                : asked.portrait   ? 76
                                   : 44)) };
    for (const int answers : { 0, 1 }) {
        asked.bar = answers * measure.letters(60);
        const TableLaid laid = lay(asked);
        for (const bool folded : { false, true }) {
            const QSizeF order { laid.hand * 1.2, laid.hand * 0.5 };
            const PapersLaid papers = papersFor({ paper, tag, order, folded, false, 13 }, asked, laid);
            QVERIFY(papers.folded || !folded);
            std::vector<QRectF> things { papers.paper, papers.stock.rect, papers.order,
                { 0, laid.barEnd() - asked.bar, asked.table.width(), asked.table.height() } };
            for (const SeatLaid &seat : laid.seats) {
                things.push_back(seat.plate);
                things.push_back(seat.backs);
            }
            things.erase(things.begin() + 4 + 2 * asked.viewer); // the viewer's plate stands beside the hand
            for (std::size_t i = 0; i < 3; ++i) {
                QVERIFY((QRectF { {}, asked.table }.adjusted(-1, -1, 1, 1).contains(things[i]))
                    || things[i].isEmpty());
                for (std::size_t j = i + 1; j < things.size(); ++j)
                    QVERIFY2(!collide(things[i], things[j]),
                        qPrintable(QStringLiteral("%1 upon %2, folded %3, answers %4")
                                       .arg(i)
                                       .arg(j)
                                       .arg(papers.folded)
                                       .arg(answers)));
            }
        }
    }
}

void LyingTest::everyCardHasAPlace_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QSizeF>("window");
    for (const tables::Game &one : tables::games()) {
        for (const QSizeF window : windows)
            QTest::addRow("%s %gx%g", one.name, window.width(), window.height())
                << QByteArray(one.name) << window;
    }
}

// On the table, whatever its zone; and in the hand, on the table and in a trick it is to be seen.
void LyingTest::everyCardHasAPlace()
{
    QFETCH(QByteArray, name);
    QFETCH(QSizeF, window);
    for (const int players : game(name.constData()).players) {
        const TableAsked asked = askedOf(name.constData(), window, 1, players);
        Lying lying;
        lying.meldOwners = { 0, 1 };
        lying.meldCards = { 3, 4 };
        const CardSpots spots = spotsOf(asked, lying);
        for (int zone = 0; zone <= int(CardZone::Aside); ++zone) {
            for (int owner = 0; owner < players; ++owner) {
                const Spot spot = spots.spot({ CardZone(zone), owner, 0, 3 });
                QVERIFY(spot.x >= 0 && spot.x <= asked.table.width());
                QVERIFY(spot.y >= -1 && spot.y <= asked.table.height() + 1);
                if (CardZone(zone) == CardZone::Trick || CardZone(zone) == CardZone::Table)
                    QVERIFY(spot.h >= leastPress);
            }
        }
        for (int slot = 0; slot < asked.handCards; ++slot)
            QVERIFY(spots.spot({ CardZone::Hand, asked.viewer, slot, asked.handCards }).h >= 72);
        QVERIFY2(spots.spot({ CardZone::Hand, 40, 0, 1 }).h == 0, "of nobody who sits here");
    }
}

void LyingTest::cardsOfOneZoneKeepTheirOrder()
{
    const CardSpots spots = spotsOf(askedOf("cuarenta", { 1280, 800 }, 1, 4), {});
    qreal before = -1;
    for (int slot = 0; slot < 5; ++slot) {
        const Spot spot = spots.spot({ CardZone::Hand, 0, slot, 5 });
        QVERIFY(spot.x > before);
        before = spot.x;
    }
    const Spot top = spots.spot({ CardZone::Stock, 0, 0, 20 });
    const Spot below = spots.spot({ CardZone::Stock, 0, 5, 20 });
    QVERIFY2(top.z > below.z, "the stock is listed from its top");
    const Spot first = spots.spot({ CardZone::Captured, 0, 0, 20 });
    const Spot last = spots.spot({ CardZone::Captured, 0, 19, 20 });
    QVERIFY(last.z > first.z);
    QVERIFY2(first.y > spots.spot({ CardZone::Captured, 1, 0, 20 }).y, "the viewer's is the lower pile");
}

// In the free middle, the corner of each card in sight, and upon them the one that takes them.
void LyingTest::whatIsTakenLiesTogether()
{
    QFETCH(QByteArray, name);
    QFETCH(QSizeF, window);
    if (game(name.constData()).wishes.middle != Middle::Grid)
        return;
    TableAsked asked = askedOf(name.constData(), window, 1, 4);
    asked.tableCards = 6;
    const QRectF play = lay(asked).play.adjusted(-1, -1, 1, 1);
    const CardSpots spots = spotsOf(asked, {});
    for (int slot = 0; slot < asked.tableCards; ++slot) {
        for (int parts = 2; parts < 6; ++parts) {
            std::vector<Spot> all;
            all.reserve(std::size_t(parts));
            for (int part = 0; part < parts; ++part)
                all.push_back(spots.spot({ CardZone::Table, 0, slot, asked.tableCards, part, parts }));
            for (int part = 0; part < parts; ++part) {
                const Spot &spot = all[std::size_t(part)];
                QVERIFY(spot.h > 0);
                QVERIFY(spot.rect().left() >= play.left() && spot.rect().right() <= play.right());
                QVERIFY(part == 0 || spot.z > all[std::size_t(part) - 1].z);
                for (int upper = part + 1; upper < parts; ++upper)
                    QVERIFY2(!all[std::size_t(upper)].rect().contains(
                                 spot.rect().topLeft() + QPointF { spot.h * 0.04, spot.h * 0.08 }),
                        qPrintable(QStringLiteral("%1 under %2 of %3").arg(part).arg(upper).arg(parts)));
            }
            QVERIFY(all.back().rect().intersects(all.front().rect()));
        }
    }
}

void LyingTest::tricksThatStayLieBesideEachOther()
{
    const CardSpots two = spotsOf(askedOf("truco", { 1280, 800 }, 1, 2), {});
    for (int trick = 0; trick < 3; ++trick) {
        const QRectF mine = two.spot({ CardZone::Trick, 0, trick, 3 }).rect();
        const QRectF theirs = two.spot({ CardZone::Trick, 1, trick, 3 }).rect();
        QCOMPARE(mine.center().x(), theirs.center().x());
        QVERIFY(!collide(mine, theirs));
        if (trick > 0)
            QVERIFY(!collide(mine, two.spot({ CardZone::Trick, 0, trick - 1, 3 }).rect()));
    }
    Lying aside;
    aside.tricksAside = 1;
    const CardSpots four = spotsOf(askedOf("truco", { 1280, 800 }, 1, 4), aside);
    QVERIFY(four.spot({ CardZone::Trick, 0, 0, 2 }).h < four.spot({ CardZone::Trick, 0, 1, 2 }).h);
}

void LyingTest::whatIsLaidDownLiesAcross()
{
    Lying lying;
    lying.down = { 1 };
    lying.pale = { 2 };
    const CardSpots spots = spotsOf(askedOf("truco", { 1280, 800 }, 1, 4), lying);
    QCOMPARE(spots.spot({ CardZone::Hand, 1, 0, 3 }).r, 90.0);
    QCOMPARE(spots.spot({ CardZone::Hand, 3, 1, 3 }).r, 0.0);
    QVERIFY(spots.spot({ CardZone::Hand, 2, 0, 3 }).o < 1);
}

void LyingTest::aMeldLiesAtItsOwner()
{
    Lying lying;
    lying.meldOwners = { 2, 0 };
    lying.meldCards = { 4, 3 };
    const CardSpots spots = spotsOf(askedOf("loba", { 1280, 800 }, 1, 4), lying);
    QVERIFY(
        spots.meldRoom(2).adjusted(-2, -2, 2, 2).contains(spots.spot({ CardZone::Meld, 0, 3, 4 }).rect()));
    QVERIFY(
        spots.meldRoom(0).adjusted(-2, -2, 2, 2).contains(spots.spot({ CardZone::Meld, 1, 2, 3 }).rect()));
}

// Where everybody plays alone, there is a pile for each and none for all others together.
void LyingTest::whatOthersTookLiesAtTheirPlates()
{
    TableAsked asked = askedOf("porrazo", { 1280, 800 }, 1, 4);
    asked.wishes.takenAtPlates = true;
    const TableLaid laid = lay(asked);
    QVERIFY(laid.piles[OtherPile].rect.isEmpty());
    QVERIFY(!laid.piles[OwnPile].rect.isEmpty());
    const CardSpots spots = spotsOf(asked, {});
    for (int side = 0; side < 4; ++side) {
        const Spot spot = spots.spot({ CardZone::Captured, side, 0, 1 });
        const QRectF place = side == 0 ? laid.piles[OwnPile].rect : laid.seats[std::size_t(side)].plate;
        QVERIFY2(place.contains(QPointF(spot.x, spot.y)), QByteArray::number(side));
    }
}

QTEST_MAIN(LyingTest)
#include "tst_lying.moc"
