// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/text/language.h"
#include "tests/app/table/told.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace sobremesa;

// A match told action by action, with nobody at the table.
class TestNarrator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsFromOneStepToAnother();
    void logsEveryActionOnce();
    void saysEveryLineOnce_data();
    void saysEveryLineOnce();
    void namesHandsAndTheirDeals();
    void tellsLossesFromGains_data();
    void tellsLossesFromGains();
    void booksTheEndOfAPackOnASlip();
    void waitsAtTheAccountOfADeal();
    void namesRunsAndExplainsTheCount();
    void waitsAtADealThatNobodyPlays();
    void endsWhatStandsUntilPressed();
    void tellsNothingBeforeTheTableIsThere();
    void changesItsLanguageInMidStory();
};

void TestNarrator::initTestCase()
{
    Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
    QCOMPARE(Language::shared().code(), QStringLiteral("en")); // it follows from now on
}

void TestNarrator::tellsFromOneStepToAnother()
{
    ToldMatch told("cuarenta", 2, 5, 30);
    told.pace.fly = 1;
    Narrator &narrator = told.narrator;
    Picture &picture = told.picture;
    QSignalSpy finished(&narrator, &Narrator::finished);
    narrator.tell(3, 7);
    QVERIFY(narrator.isRunning());
    QTRY_COMPARE(picture.step(), std::size_t(7));
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(picture.cards()->agrees(zones(picture.witness().after(7).position)));
    narrator.tell(7, 2);
    QCOMPARE(picture.step(), std::size_t(2));
    QVERIFY(!narrator.isRunning());
}

// However it is told, the log holds every line once.
void TestNarrator::logsEveryActionOnce()
{
    ToldMatch told("tresillo", 3, 5, 80);
    told.narrator.tellOpening();
    for (std::size_t step = 0; step < told.match.actionCount(); ++step)
        told.narrator.tell(step);
    QStringList lines;
    const LogModel &log = *told.narrator.log();
    for (int row = 0; row < log.rowCount(); ++row)
        lines.append(log.line(row).words);
    QVERIFY(lines.size() > 40);
    told.narrator.tell(10, 30); // once more
    QCOMPARE(log.rowCount(), static_cast<int>(lines.size()));
    told.narrator.writeLog(told.match.actionCount());
    QCOMPARE(log.rowCount(), static_cast<int>(lines.size()));
    for (int row = 0; row < log.rowCount(); ++row)
        QCOMPARE(log.line(row).words, lines[row]);
}

void TestNarrator::saysEveryLineOnce_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("players");
    for (const char *game : { "cuarenta", "truco", "porrazo", "loba" })
        QTest::newRow(game) << QByteArray(game) << 2;
    QTest::newRow("tresillo") << QByteArray("tresillo") << 3;
}

// In order, equal sentences in a row as well, at once or at leisure; for the ear without a sign of a suit,
// and points with whose they are.
void TestNarrator::saysEveryLineOnce()
{
    QFETCH(const QByteArray, game);
    QFETCH(const int, players);
    ToldMatch told(game.constData(), players, 5, 200);
    QSignalSpy said(&told.narrator, &Narrator::said);
    told.narrator.setWaits(false);
    told.narrator.tellOpening();
    for (std::size_t step = 0; step < told.match.actionCount(); ++step)
        told.narrator.tell(step);
    told.narrator.skip();
    const LogModel &log = *told.narrator.log();
    QVERIFY(log.rowCount() > 10);
    QCOMPARE(said.size(), qsizetype(log.rowCount()));
    static const QRegularExpression signs(QStringLiteral("[♠♥♦♣]"));
    for (int row = 0; row < log.rowCount(); ++row) {
        const QString sentence = said[row].constFirst().toString();
        QCOMPARE(sentence, log.data(log.index(row), LogModel::SpokenRole).toString());
        QVERIFY2(!sentence.contains(signs), qPrintable(sentence));
        const LogModel::Line &line = log.line(row);
        QCOMPARE(line.points.isEmpty(), line.whose.isEmpty());
        QVERIFY2(line.points.isEmpty()
                || (told.picture.names().sides.contains(line.whose)
                    && sentence.startsWith(line.whose + ": ")),
            qPrintable(sentence));
    }
}

// A pack is a hand and has its deals; nothing is called twice by one word, and no line stands for nothing.
void TestNarrator::namesHandsAndTheirDeals()
{
    ToldMatch told("porrazo", 2, 5, 120);
    told.narrator.writeLog(told.match.actionCount());
    const LogModel &log = *told.narrator.log();
    QVERIFY2(log.line(0).words.startsWith(QStringLiteral("Hand 1 · ")), qPrintable(log.line(0).words));
    QCOMPARE(log.line(1).words, QStringLiteral("Deal 1 of 8"));
    for (int row = 0; row < log.rowCount(); ++row) {
        const QString &words = log.line(row).words;
        QVERIFY2(!words.contains(QLatin1String("Pack")), qPrintable(words));
        QVERIFY2(words != QLatin1String("Declarations"), "a pause for declarations has no line");
    }
    for (std::size_t step = 0; step < told.match.actionCount(); ++step) {
        told.narrator.showStep(step);
        static const QRegularExpression head(QStringLiteral("^Hand [1-9] · deal [1-8] of 8 · to 61$"));
        const QString headline = told.picture.game()->headline();
        QVERIFY2(head.match(headline).hasMatch(), qPrintable(headline));
    }
}

void TestNarrator::tellsLossesFromGains_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<bool>("penalties"); // all points are against whoever gets them
    QTest::newRow("loba") << QByteArray("loba") << true;
    QTest::newRow("cuarenta") << QByteArray("cuarenta") << false;
    QTest::newRow("porrazo") << QByteArray("porrazo") << false;
}

void TestNarrator::tellsLossesFromGains()
{
    QFETCH(const QByteArray, game);
    QFETCH(const bool, penalties);
    ToldMatch told(game.constData(), 2, 5, 2000);
    told.narrator.writeLog(told.match.actionCount());
    const LogModel &log = *told.narrator.log();
    int booked = 0;
    for (int row = 0; row < log.rowCount(); ++row) {
        const QString &points = log.line(row).points;
        if (points.isEmpty()) {
            QVERIFY(!log.line(row).loss);
            continue;
        }
        QCOMPARE(log.line(row).loss, points.startsWith(QChar(0x2212)) != penalties);
        QCOMPARE(log.data(log.index(row), LogModel::LossRole).toBool(), log.line(row).loss);
        QCOMPARE(log.line(row).spoken.contains(QLatin1String("against")), log.line(row).loss);
        ++booked;
    }
    QVERIFY(booked > 0);
}

// The most that Porrazo books at once: the difference in cards.
void TestNarrator::booksTheEndOfAPackOnASlip()
{
    ToldMatch told("porrazo", 3, 5, 200);
    DealAccount &account = *told.picture.account();
    account.setWanted(true);
    for (std::size_t step = 0; step < told.match.actionCount() && !told.narrator.isWaiting(); ++step) {
        told.narrator.showStep(step);
        told.narrator.tell(step);
    }
    QVERIFY(account.isWaiting());
    QVERIFY(!told.narrator.toast()->isShown());
    QStringList reasons;
    for (const AccountLine &line : account.lines())
        reasons.append(line.words);
    QVERIFY2(reasons.filter(QStringLiteral("cards"), Qt::CaseInsensitive).size() == 1,
        qPrintable(reasons.join(u';')));
}

void TestNarrator::waitsAtTheAccountOfADeal()
{
    ToldMatch told("cuarenta", 2, 5, 400);
    told.picture.account()->setWanted(true);
    std::size_t step = 0;
    while (step < told.match.actionCount() && !told.narrator.isWaiting()) {
        told.narrator.showStep(step);
        told.narrator.tell(step++);
    }
    QVERIFY(told.narrator.isWaiting());
    QVERIFY(told.picture.account()->isWaiting());
    QVERIFY(!told.picture.account()->lines().isEmpty());
    const int deal = told.picture.game()->deal();
    told.narrator.hurry();
    QVERIFY(!told.narrator.isRunning());
    QVERIFY(!told.picture.account()->isOpen());
    QVERIFY(told.picture.game()->deal() == deal + 1 || isOver(told.match.position()));
    told.narrator.setWaits(false);
    told.narrator.showStep(step - 1);
    told.narrator.tell(step - 1);
    QVERIFY(!told.narrator.isRunning());
}

// What was taken as a sum or an equal card, what followed upon it, and how many points so many cards are.
void TestNarrator::namesRunsAndExplainsTheCount()
{
    ToldMatch told("cuarenta", 2, 5, 2000);
    told.narrator.tell(0, told.match.actionCount());
    static const QRegularExpression run("^\\S.* takes? .+ with the (\\S+), then .+\\.$");
    static const QRegularExpression count("^.+: (\\d+) cards\\. 20 are 6, and (\\d+) more: (\\d+)\\.$");
    int runs = 0, counts = 0;
    const LogModel &log = *told.narrator.log();
    for (int row = 0; row < log.rowCount(); ++row) {
        const QString words = log.line(row).words;
        runs += run.match(words).hasMatch() ? 1 : 0;
        const QRegularExpressionMatch counted = count.match(words);
        if (!counted.hasMatch())
            continue;
        ++counts;
        const int cards = counted.captured(1).toInt();
        QCOMPARE(counted.captured(2).toInt(), cards - 20);
        QCOMPARE(counted.captured(3).toInt(), (cards - 13) / 2 * 2); // 21 and 22 are 8
    }
    QVERIFY(runs > 0);
    QVERIFY(counts > 0);
}

// A deal in which nothing is booked is told as any other.
void TestNarrator::waitsAtADealThatNobodyPlays()
{
    constexpr int passes = 3;
    for (std::uint64_t seed = 1; seed < 3000; ++seed) {
        ToldMatch told("tresillo", 3, seed, passes);
        if (told.match.actionCount() < passes)
            continue;
        const std::vector<Beat> last = told.picture.witness().step(passes - 1);
        if (std::none_of(last.begin(), last.end(),
                [](const Beat &beat) { return beat.event.kind == EventKind::DealEnds; }))
            continue;
        told.picture.account()->setWanted(true);
        told.narrator.showStep(passes - 1);
        told.narrator.tell(passes - 1);
        QVERIFY(told.narrator.isWaiting());
        QVERIFY(!told.picture.account()->lines().isEmpty());
        return;
    }
    QFAIL("all deals are played");
}

// At the slow pace points stand until they are pressed, but never into what no longer concerns them.
void TestNarrator::endsWhatStandsUntilPressed()
{
    ToldMatch told("cuarenta", 2, 5, 120);
    PointsToast &toast = *told.narrator.toast();
    bool seen = false;
    for (std::size_t step = 0; step + 3 < told.match.actionCount(); ++step) {
        told.narrator.showStep(step);
        told.narrator.tell(step, step + 1);
        if (!toast.isShown())
            continue;
        const auto books = [&told](std::size_t later) {
            const std::vector<Beat> beats = told.picture.witness().step(later);
            return std::any_of(beats.begin(), beats.end(),
                [](const Beat &beat) { return beat.event.kind == EventKind::Scored; });
        };
        if (books(step + 1) || books(step + 2))
            continue;
        seen = true;
        const QString what = toast.what();
        told.narrator.tell(step + 1);
        told.narrator.tell(step + 2);
        QVERIFY2(!toast.isShown(), qPrintable(what));
    }
    QVERIFY(seen);
}

void TestNarrator::tellsNothingBeforeTheTableIsThere()
{
    ToldMatch told("cuarenta", 2, 5, 30);
    told.pace.setWaits(true);
    told.narrator.tell(3, 7);
    QTest::qWait(20);
    QVERIFY(told.narrator.isRunning());
    QCOMPARE(told.picture.step(), std::size_t(3));
    told.pace.setWaits(false);
    QTRY_COMPARE(told.picture.step(), std::size_t(7));
    QVERIFY(!told.narrator.isRunning());
}

// Words that stand, the account of a deal, booked points and the log follow a change of language at once.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): one story, told in its order
void TestNarrator::changesItsLanguageInMidStory()
{
    const Match match = randomMatch(*findGame("cuarenta"), 2, 6, 300);
    Pace pace;
    pace.bubble = 60'000; // whatever is said stays
    pace.toast = 60'000;
    pace.stay = 60'000;
    Picture picture(pace);
    Narrator narrator(picture, pace);
    picture.account()->setWanted(true);
    picture.layOut(match, nobodyAt(2), {});
    const auto standing = [&] {
        QStringList words =
            QStringList { picture.game()->headline(), narrator.toast()->what(), narrator.toast()->why() };
        for (const AccountLine &line : picture.account()->lines())
            words.append(line.words);
        for (int row = 0; row < narrator.log()->rowCount(); ++row)
            words.append(narrator.log()->line(row).words);
        for (int row = 0; row < picture.seats()->rowCount(); ++row)
            words.append(picture.seats()->index(row).data(TableSeats::BubbleRole).toString());
        return words;
    };
    bool bubbles = false, toasts = false, accounts = false;
    for (std::size_t step = 0; step < match.actionCount(); ++step) {
        narrator.showStep(step);
        narrator.writeLog(step);
        narrator.tell(step);
        for (int press = 0; press < 3; ++press) {
            const QStringList english = standing();
            QString bubble;
            for (int row = 0; row < picture.seats()->rowCount(); ++row)
                bubble += picture.seats()->index(row).data(TableSeats::BubbleRole).toString();
            const bool toast = narrator.toast()->isShown();
            const bool account = !picture.account()->lines().isEmpty();
            if (!bubble.isEmpty() || toast || account) {
                Settings::shared().useOnce(Settings::Language, QStringLiteral("ja"));
                picture.retranslate();
                narrator.retranslate();
                const QStringList japanese = standing();
                QCOMPARE(japanese.size(), english.size());
                QVERIFY(japanese != english);
                bubbles = bubbles || !bubble.isEmpty();
                toasts = toasts || toast;
                accounts = accounts || account;
                if (toast)
                    QVERIFY(!japanese.contains(narrator.toast()->what())
                        || !english.contains(narrator.toast()->what()));
                if (account)
                    QVERIFY(!english.contains(picture.account()->lines().constLast().words));
                Settings::shared().useOnce(Settings::Language, QStringLiteral("en"));
                picture.retranslate();
                narrator.retranslate();
                QCOMPARE(standing(), english);
            }
            narrator.hurry();
        }
    }
    QVERIFY(bubbles && toasts && accounts);
}

QTEST_MAIN(TestNarrator)
#include "tst_narrator.moc"
