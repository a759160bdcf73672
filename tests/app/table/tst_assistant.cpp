// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/books/books.h"
#include "app/settings.h"
#include "app/table/assistant.h"
#include "app/table/opponents.h"
#include "app/text/language.h"
#include "tests/app/table/told.h"

#include <QSignalSpy>
#include <QTest>

using namespace sobremesa;

// Hints, rules, notes about cards and the table in words, without a game that goes on.
class TestAssistant : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void hintsStepByStep();
    void hintsInTheLanguageOfTheMoment();
    void firstRowIsPlayed();
    void tellsWhatIsMixed();
    void hintsOnlyAtOnesTurn();
    void knowsTheSection();
    void tellsAboutACard();
    void putsTheTableIntoWords();

private:
    void sit(const char *game, std::uint64_t seed, const Level &level);

    std::unique_ptr<ToldMatch> m_told;
    std::unique_ptr<Answering> m_answering;
    std::unique_ptr<Looking> m_looking;
    std::unique_ptr<Assistant> m_assistant;
};

void TestAssistant::initTestCase()
{
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
    QCOMPARE(Language::shared().code(), QStringLiteral("en"));
}

void TestAssistant::init()
{
    sit("cuarenta", 5, *findLevel("casual"));
}

void TestAssistant::sit(const char *game, std::uint64_t seed, const Level &level)
{
    m_assistant.reset();
    m_looking.reset();
    m_answering.reset();
    m_told = std::make_unique<ToldMatch>(game, 2, seed, 0);
    const Seat seat = waiting(m_told->match.position()).first();
    m_told->picture.setView({ seat, false });
    m_answering = std::make_unique<Answering>(m_told->picture);
    m_looking = std::make_unique<Looking>(m_told->narrator, m_told->picture);
    m_assistant = std::make_unique<Assistant>(m_told->picture, m_told->narrator, *m_answering, *m_looking);
    m_assistant->setQuestion([this, seat, level]() -> std::optional<Asked> {
        if (!m_answering->isMyTurn())
            return std::nullopt;
        return Asked { m_told->match.observe(seat), level, 7, {} };
    });
    m_answering->ask(m_told->match.observe(seat));
}

void TestAssistant::hintsStepByStep()
{
    QSignalSpy decided(m_assistant.get(), &Assistant::decided);
    Hint *hint = m_assistant->hint();
    m_assistant->playHint();
    QCOMPARE(decided.size(), 0);
    m_assistant->askHint();
    QTRY_COMPARE_WITH_TIMEOUT(hint->step(), int(Hint::Where), 20'000);
    QVERIFY(m_told->narrator.status().contains(hint->words()));
    m_assistant->askHint();
    QCOMPARE(hint->step(), int(Hint::Which));
    m_assistant->playHint();
    QCOMPARE(decided.size(), 1);
    QVERIFY(hint->reasons().isEmpty());
    m_assistant->askHint();
    QCOMPARE(hint->step(), int(Hint::Why));
    QVERIFY(!hint->reasons().isEmpty() && hint->reasons().size() <= 3);
    QVERIFY(hint->rows().isEmpty());
    QVERIFY(m_told->narrator.status().contains(hint->reasons().constFirst()));
    m_assistant->askHint();
    QCOMPARE(hint->step(), int(Hint::HowMuch));
    m_assistant->lessHint();
    m_assistant->lessHint();
    m_assistant->lessHint();
    QCOMPARE(hint->step(), int(Hint::Where));
    m_assistant->hideHint();
    QCOMPARE(hint->step(), int(Hint::None));
}

void TestAssistant::hintsInTheLanguageOfTheMoment()
{
    Hint *hint = m_assistant->hint();
    m_assistant->askHint();
    QTRY_COMPARE_WITH_TIMEOUT(hint->step(), int(Hint::Where), 20'000);
    const QString where = hint->words();
    for (int i = 0; i < 3; ++i)
        m_assistant->askHint();
    const QString source = hint->source();
    const QStringList reasons = hint->reasons();
    Settings::shared().useOnce(Settings::Language, QStringLiteral("es"));
    m_told->picture.retranslate();
    m_assistant->retranslate();
    QCOMPARE(hint->step(), int(Hint::HowMuch));
    QVERIFY(hint->source() != source);
    QVERIFY(hint->reasons() != reasons);
    for (int i = 0; i < 3; ++i)
        m_assistant->lessHint();
    QVERIFY(hint->words() != where);
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
    m_told->picture.retranslate();
    m_assistant->retranslate();
    QCOMPARE(hint->words(), where);
}

// The first row is what "play it" does, and none is better than the one above it.
void TestAssistant::firstRowIsPlayed()
{
    QSignalSpy decided(m_assistant.get(), &Assistant::decided);
    Hint *hint = m_assistant->hint();
    m_assistant->askHint();
    QTRY_COMPARE_WITH_TIMEOUT(hint->step(), int(Hint::Where), 20'000);
    for (int i = 0; i < 3; ++i)
        m_assistant->askHint();
    const QList<WeighedAction> rows = hint->rows();
    QVERIFY(!rows.isEmpty());
    const QString first = rows.first().words.section(QLatin1Char(':'), 0, 0); // a card or a word
    QVERIFY(hint->words().contains(first));
    QVERIFY(rows.first().best);
    for (int i = 1; i < rows.size(); ++i)
        QVERIFY(rows[i].share <= rows[i - 1].share && !rows[i].best);
    for (const WeighedAction &row : rows)
        QCOMPARE(row.asGood, !row.worth.contains(QChar(u'−')));
    m_assistant->playHint();
    QCOMPARE(decided.size(), 1);
    QCOMPARE(decided[0][0].value<Action>(), *hint->action());
}

// Truco between two is mixed: neither of two is better, and the hint says how often each is done.
void TestAssistant::tellsWhatIsMixed()
{
    const Level master = withBook(levels().back(), *findGame("truco"));
    int mixed = 0;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        sit("truco", seed, master);
        const Hint *hint = m_assistant->hint();
        for (int step = Hint::Where; step <= Hint::Why; ++step) {
            m_assistant->askHint();
            QTRY_COMPARE_WITH_TIMEOUT(hint->step(), step, 20'000);
        }
        static const QRegularExpression told(
            QStringLiteral("the first in ([0-9]+) of 100 such hands, the other in ([0-9]+)"));
        const QRegularExpressionMatch found = told.match(hint->reasons().constFirst());
        if (!found.hasMatch())
            continue;
        ++mixed;
        QVERIFY2(hint->words().contains(QStringLiteral(" or ")), qPrintable(hint->words()));
        const int first = found.captured(1).toInt(), other = found.captured(2).toInt();
        QVERIFY2(first >= 10 && other >= 10 && first + other <= 101, qPrintable(found.captured()));
    }
    QVERIFY2(mixed > 3, qPrintable(QString::number(mixed)));
}

void TestAssistant::hintsOnlyAtOnesTurn()
{
    m_answering->ask(std::nullopt);
    m_assistant->askHint();
    QVERIFY(!m_assistant->hint()->isThinking());
}

void TestAssistant::knowsTheSection()
{
    QCOMPARE(m_assistant->section(), QStringLiteral("4.4"));
}

void TestAssistant::tellsAboutACard()
{
    const CardNotes about = m_assistant->aboutCard(QStringLiteral("7h"));
    QCOMPARE(about.name, QStringLiteral("seven of hearts"));
    QVERIFY(!about.notes.isEmpty());
    QCOMPARE(m_assistant->aboutCard(QStringLiteral("nothing")), CardNotes());
}

void TestAssistant::putsTheTableIntoWords()
{
    QVERIFY(m_assistant->tellAbout(QStringLiteral("hand")).startsWith(QStringLiteral("Your hand: ")));
    QVERIFY(m_assistant->tellAbout(QStringLiteral("table")).startsWith(QStringLiteral("On the table")));
    QVERIFY(m_assistant->tellAbout(QStringLiteral("score")).contains(QStringLiteral("You 0")));
    QVERIFY(m_assistant->tellAbout(QStringLiteral("moves")).contains(m_answering->question()));
    QCOMPARE(m_told->narrator.status(), m_assistant->tellAbout(QStringLiteral("moves")));
    QVERIFY(m_assistant->tellAbout(QStringLiteral("stake")).startsWith(QStringLiteral("At stake: ")));
    QCOMPARE(m_assistant->tellAbout(QStringLiteral("turn")), m_answering->question());
    QSignalSpy said(&m_told->narrator, &Narrator::said);
    QCOMPARE(m_assistant->tellAbout(QStringLiteral("again")), m_answering->question());
    QCOMPARE(said.size(), 1); // the same once more
    QVERIFY(m_assistant->tellAbout(QStringLiteral("nonsense")).isEmpty());
}

QTEST_MAIN(TestAssistant)
#include "tst_assistant.moc"
