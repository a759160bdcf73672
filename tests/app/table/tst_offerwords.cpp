// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/text/offerwords.h"
#include "engine/games/registry.h"

#include <QTest>

using namespace sobremesa;

namespace {

Offer ofCard(const char *code, const char *title)
{
    Offer offer;
    offer.spot = Spot::Card;
    offer.title = { title, {} };
    offer.action.cards.push_back(*findGame("truco")->pack->parse(code));
    return offer;
}

Offer ofWord(const char *title)
{
    Offer offer;
    offer.spot = Spot::Bar;
    offer.title = { title, {} };
    return offer;
}

} // namespace

// How a hint names two actions.
class TestOfferWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Settings::shared().useOnce(Settings::Language, QStringLiteral("en")); }
    void compares();
};

void TestOfferWords::compares()
{
    const TableNames names { findGame("truco"), {}, {} };
    const auto compared = [&names](const Offer &best, const Offer &other) {
        return comparedWords(best, other, names);
    };
    QCOMPARE(compared(ofWord("Truco"), ofWord("Flor")), QStringLiteral("Truco, not Flor"));
    QCOMPARE(compared(ofWord("Truco"), ofCard("3c", "Play")), QStringLiteral("Truco, not 3 de copas"));
    QCOMPARE(compared(ofCard("3c", "Play"), ofWord("Truco")), QStringLiteral("3 de copas: Play, not Truco"));
    QCOMPARE(compared(ofCard("3c", "Play"), ofCard("1b", "Play")),
        QStringLiteral("3 de copas: Play, not 1 de bastos"));
    QCOMPARE(compared(ofCard("3c", "Take"), ofCard("1b", "Play")),
        QStringLiteral("3 de copas: Take, not 1 de bastos: Play"));
    QCOMPARE(compared(ofCard("3c", "Take"), ofCard("3c", "Play")),
        QStringLiteral("3 de copas: Take, not 3 de copas: Play"));
}

QTEST_GUILESS_MAIN(TestOfferWords)
#include "tst_offerwords.moc"
