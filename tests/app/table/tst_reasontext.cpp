// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/text/gametext.h"
#include "app/text/language.h"
#include "app/text/reasontext.h"
#include "engine/games/registry.h"
#include "engine/table/because.h"

#include <QTest>

using namespace sobremesa;

namespace {

constexpr int shades = static_cast<int>(Shade::Average) + 1;
constexpr int numbers[] = { 0, 1, 2, 5, 21 };
constexpr int chances[] = { -1, 0, 1, 37, 100 };

// Every reason that could be told: each topic in each shade, about a card and about none, of either action.
template<typename Visit>
void everyReason(const GameInfo &game, Visit visit)
{
    const PackCards pack = game.pack->cards();
    for (int code = 0; code < topicCount * shades * 4; ++code) {
        Because reason;
        reason.topic = static_cast<Topic>(code % topicCount);
        reason.shade = static_cast<Shade>(code / topicCount % shades);
        reason.ofOther = code / topicCount / shades % 2 == 1;
        reason.card = code / topicCount / shades < 2 ? pack[3] : Card {};
        reason.row = 0;
        reason.suit = 1;
        reason.seat = 1;
        reason.need = 25;
        for (const int number : numbers) {
            reason.number = number;
            reason.points = number;
            reason.chance = chances[static_cast<std::size_t>(number) % std::size(chances)];
            reason.cards.assign(pack.begin(), pack.begin() + std::min(number, 5));
            visit(reason);
        }
    }
}

} // namespace

// Every reason is a whole sentence in three languages, whatever its numbers are.
class TestReasonText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeSentences_data();
    void wholeSentences();
    void plurals();
    void saysOfWhich();
    void cleanup() { Settings::shared().useOnce(Settings::Language, QStringLiteral("en")); }
};

void TestReasonText::wholeSentences_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("id");
    for (const char *language : { "en", "es", "ja" })
        for (const GameInfo *game : games())
            QTest::addRow("%s %s", language, game->id.data())
                << QString::fromLatin1(language) << QString::fromUtf8(game->id.data(), int(game->id.size()));
}

void TestReasonText::wholeSentences()
{
    QFETCH(QString, language);
    QFETCH(QString, id);
    Settings::shared().useOnce(Settings::Language, language);
    QCOMPARE(Language::shared().code(), language);
    const GameInfo &game = *findGame(id.toStdString());
    const TableNames names { &game, { "You", "Rosa", "Bruno", "Inés" }, { "Us", "Them" } };
    int told = 0;
    everyReason(game, [&](const Because &reason) {
        const Text text = becauseText(reason, game);
        if (text.empty())
            return;
        const QString sentence = gameText(text, names, reasonContext);
        QVERIFY2(!sentence.contains(u'%') && !sentence.contains(QLatin1String("(s)")), qPrintable(sentence));
        QVERIFY2(sentence.endsWith(language == QLatin1String("ja") ? u'。' : u'.'), qPrintable(sentence));
        if (language != QLatin1String("en"))
            QVERIFY2(!sentence.contains(QLatin1String(" the ")), qPrintable(sentence));
        ++told;
    });
    QVERIFY(told > topicCount);
}

void TestReasonText::plurals()
{
    const GameInfo &game = *findGame("cuarenta");
    const TableNames names { &game, { "You", "Rosa" }, { "Us", "Them" } };
    Because reason;
    reason.topic = Topic::Books;
    reason.card = game.pack->cards()[0];
    reason.row = 2;
    const auto said = [&](int points, const char *language) {
        Settings::shared().useOnce(Settings::Language, QString::fromLatin1(language));
        reason.points = points;
        return gameText(becauseText(reason, game), names, reasonContext);
    };
    QCOMPARE(said(1, "en"), QStringLiteral("The A♠ scores 1 point: Caída."));
    QCOMPARE(said(2, "en"), QStringLiteral("The A♠ scores 2 points: Caída."));
    QCOMPARE(said(1, "es"), QStringLiteral("Con A♠ sumas 1 tanto: Caída."));
    QCOMPARE(said(2, "es"), QStringLiteral("Con A♠ sumas 2 tantos: Caída."));
}

void TestReasonText::saysOfWhich()
{
    const GameInfo &game = *findGame("cuarenta");
    const TableNames names { &game, { "You", "Rosa" }, { "Us", "Them" } };
    Because reason = aboutCard(Topic::Next, game.pack->cards()[0], -1);
    reason.chance = 100;
    QCOMPARE(reasonText(reason, names),
        QStringLiteral("After the A♠ you can certainly take or score at your next turn."));
    reason.fitsBoth = true;
    QCOMPARE(reasonText(reason, names),
        QStringLiteral("The other choice: After the A♠ you can certainly take or score at your next turn."));
}

QTEST_MAIN(TestReasonText)
#include "tst_reasontext.moc"
