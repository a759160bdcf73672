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
    if (QLatin1String(title) == QLatin1String("Play"))
        offer.deed = { "Play the %1", { offer.action.cards[0] } };
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
    void eithers();
    void lists();
};

void TestOfferWords::compares()
{
    const TableNames names { findGame("truco"), {}, {} };
    const auto compared = [&names](const Offer &best, const Offer &other) {
        return comparedWords(best, other, names);
    };
    QCOMPARE(compared(ofWord("Truco"), ofWord("Flor")), QStringLiteral("Truco, not Flor"));
    Offer named = ofWord("Say truco");
    named.instead = { "the truco", {} };
    QCOMPARE(compared(ofWord("Flor"), named), QStringLiteral("Flor, not the truco"));
    QCOMPARE(compared(named, ofWord("Flor")), QStringLiteral("Say truco, not Flor"));
    QCOMPARE(compared(ofWord("Truco"), ofCard("3c", "Play")), QStringLiteral("Truco, not the 3 de copas"));
    QCOMPARE(
        compared(ofCard("3c", "Play"), ofWord("Truco")), QStringLiteral("Play the 3 de copas, not Truco"));
    QCOMPARE(compared(ofCard("3c", "Play"), ofCard("1b", "Play")),
        QStringLiteral("Play the 3 de copas, not the 1 de bastos"));
    QCOMPARE(compared(ofCard("3c", "Take"), ofCard("1b", "Take")),
        QStringLiteral("3 de copas: Take, not the 1 de bastos"));
    QCOMPARE(compared(ofCard("3c", "Take"), ofCard("1b", "Play")),
        QStringLiteral("3 de copas: Take, not 1 de bastos: Play"));
    QCOMPARE(compared(ofCard("3c", "Take"), ofCard("3c", "Play")),
        QStringLiteral("3 de copas: Take, not 3 de copas: Play"));
}

void TestOfferWords::eithers()
{
    const TableNames names { findGame("truco"), {}, {} };
    const auto either = [&names](const Offer &best, const Offer &other) {
        return eitherWords(best, other, names);
    };
    QCOMPARE(either(ofWord("Truco"), ofWord("Flor")), QStringLiteral("Truco or Flor"));
    QCOMPARE(either(ofCard("3c", "Play"), ofWord("Truco")), QStringLiteral("Play the 3 de copas or Truco"));
    QCOMPARE(either(ofWord("Truco"), ofCard("3c", "Play")), QStringLiteral("Truco or the 3 de copas"));
    QCOMPARE(either(ofCard("3c", "Play"), ofCard("1b", "Play")),
        QStringLiteral("Play the 3 de copas or the 1 de bastos"));
}

void TestOfferWords::lists()
{
    const TableNames names { findGame("truco"), {}, {} };
    const auto listed = [&names](const std::vector<Offer> &offers) {
        return listWords(offers, names).join(QLatin1String(" | "));
    };
    QCOMPARE(listed({}), QString());
    QCOMPARE(listed({ ofCard("3c", "Play"), ofWord("Truco"), ofCard("1b", "Play") }),
        QStringLiteral("3 de copas | Truco | 1 de bastos"));
    QCOMPARE(listed({ ofWord("Truco"), ofCard("3c", "Play"), ofCard("1b", "Take") }),
        QStringLiteral("Truco | 3 de copas: Play | 1 de bastos: Take"));
}

QTEST_GUILESS_MAIN(TestOfferWords)
#include "tst_offerwords.moc"
