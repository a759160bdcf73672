// SPDX-License-Identifier: GPL-3.0-or-later
// How soon a newcomer sits in the first lesson, and how soon the steps of lessons answer:
//   bench_lessons [--size WxH] [--lang L] [--theme T] [--text SCALE] [--pictures FOLDER] [LESSON...]
// From the press to the end of the first frame after it, by the clock and in time of this thread; the right
// way through each lesson, and every written reply. With --pictures a picture of every step and reply lies in
// the folder, and what the slip says is printed. Without lessons: all of them.
#include "app/cli/processortime.h"
#include "app/enginesetup.h"
#include "app/program.h"
#include "app/settings.h"
#include "engine/core/rules.h"
#include "engine/games/registry.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace sobremesa;
using namespace sobremesa::learn;

namespace {

constexpr int patience = 3'000; // milliseconds
constexpr int drawn = 250; // milliseconds in which pictures of cards have come

struct Sample
{
    std::vector<double> wall, worked;

    void print(const char *what)
    {
        std::printf("%-34s %5zu", what, wall.size());
        for (auto *values : { &wall, &worked }) {
            std::sort(values->begin(), values->end());
            const auto at = [values](double share) {
                return values->empty()
                    ? 0.0
                    : (*values)[static_cast<std::size_t>(share * double(values->size() - 1))];
            };
            std::printf("  %s p50 %6.1f  p95 %6.1f  max %6.1f", values == &wall ? "clock" : "worked", at(0.5),
                at(0.95), at(1));
        }
        std::printf(" ms\n");
        std::fflush(stdout);
    }
};

// What is done, up to the end of the first frame in which it is to be seen.
template<typename Doing, typename Seen>
void time(QQuickWindow *window, Sample &sample, const Doing &doing, const Seen &seen)
{
    QElapsedTimer timer;
    double wall = 0, worked = 0;
    bool there = false;
    const double before = cli::millisecondsOfThread();
    const auto frames = QObject::connect(window, &QQuickWindow::frameSwapped, window, [&] {
        if (there)
            return;
        there = seen();
        wall = double(timer.nsecsElapsed()) / 1e6;
        worked = cli::millisecondsOfThread() - before;
    });
    timer.start();
    doing();
    (void)QTest::qWaitFor([&] { return there; }, patience);
    QObject::disconnect(frames);
    if (!there)
        std::printf("nothing was to be seen\n");
    sample.worked.push_back(worked);
    sample.wall.push_back(wall);
}

class Walk
{
public:
    Walk(QQuickWindow *window, QString folder)
        : m_window(window)
        , m_table(Program::shared().school()->table())
        , m_folder(std::move(folder))
    {
    }

    void take(const QString &id, const Lesson &lesson)
    {
        m_id = id;
        m_picture = 0;
        m_player = LessonPlayer::begin(lesson);
        playDue();
        if (!Program::shared().school()->start(id))
            return;
        if (!Program::shared().school()->isAtLesson()) // it asks first what it takes for granted
            Program::shared().school()->start(id);
        while (m_player->state() != LessonState::Closed && m_player->state() != LessonState::Playing) {
            settle();
            show(QStringLiteral("step"));
            if (m_player->state() == LessonState::Asked)
                answer();
            else
                goOn();
        }
        settle();
        show(QStringLiteral("last"));
        m_table->leave();
        QTest::qWait(50);
    }

    void print()
    {
        m_right.print("answer to the right thing");
        m_replies.print("answer to something else");
        m_next.print("to the next step");
    }

private:
    void playDue()
    {
        while (m_player->due())
            m_player->playDue();
    }

    void settle()
    {
        if (!QTest::qWaitFor(
                [this] {
                    return !m_table->isRunning() && m_table->slip().state != Slip::State::Watching
                        && !m_window->property("making").toBool();
                },
                patience))
            std::printf("%s: not at rest\n", qPrintable(m_id));
        if (!m_folder.isEmpty())
            QTest::qWait(drawn);
    }

    void show(const QString &what)
    {
        if (m_folder.isEmpty())
            return;
        const LessonSlip &slip = m_table->slip();
        const QString name = QStringLiteral("%1-%2").arg(m_id).arg(++m_picture, 2, 10, QLatin1Char('0'));
        m_window->grabWindow().save(m_folder + QLatin1Char('/') + name + QStringLiteral(".png"));
        std::printf("%s %s [%s]\n    %s | %s | %s\n", qPrintable(name), qPrintable(what),
            qPrintable(slip.pill), qPrintable(slip.goal), qPrintable(slip.text), qPrintable(slip.spoken));
        for (const SlipOption &option : slip.options)
            std::printf("    - %s\n", qPrintable(option.title + option.card));
        for (const SlipBar &bar : slip.bars)
            std::printf("    = %s %.2f\n", qPrintable(bar.label), bar.share);
        std::fflush(stdout);
    }

    void goOn()
    {
        m_player->next();
        playDue();
        time(
            m_window, m_next, [this] { m_table->next(); }, [] { return true; });
    }

    void answer()
    {
        if (m_player->step().kind == StepKind::Do)
            return act();
        if (m_player->step().kind != StepKind::Ask)
            return goOn();
        const Question question = m_player->step().question;
        if (question.pick == Pick::Cards)
            return tapCards(question);
        const int right = question.pick == Pick::Choice
            ? question.answer.number
            : static_cast<int>(
                std::ranges::find(question.numbers, question.answer.number) - question.numbers.begin());
        for (int option = 0; option < m_table->slip().options.size(); ++option) {
            if (option == right || question.guess)
                continue;
            const QString title = m_table->slip().options[option].title;
            time(
                m_window, m_replies, [&] { m_table->choose(option); }, [] { return true; });
            settle();
            show(QStringLiteral("answer ") + title);
            m_table->again();
            settle();
        }
        m_player->answer(question.answer);
        time(
            m_window, m_right, [&] { m_table->choose(right); }, [] { return true; });
    }

    void tapCards(const Question &question)
    {
        m_player->answer(question.answer);
        const auto options = m_table->slip().options;
        for (qsizetype i = 0; i < options.size(); ++i) {
            const auto card = m_player->lesson().game->pack->parse(options[i].card.toStdString());
            if (card && std::ranges::count(question.answer.cards, *card) > 0)
                m_table->choose(static_cast<int>(i));
        }
        time(
            m_window, m_right, [&] { m_table->done(); }, [] { return true; });
    }

    void act()
    {
        const Action right = m_player->rightAction();
        std::vector<const Reply *> seen;
        Actions actions;
        legal(m_player->match().position(), m_player->seat(), actions);
        for (const Action &action : actions) {
            LessonPlayer other = *m_player;
            if (other.act(action) || other.state() != LessonState::Reply
                || std::ranges::count(seen, other.reply()) > 0)
                continue;
            seen.push_back(other.reply());
            time(
                m_window, m_replies, [&] { Q_EMIT m_table->answering()->decided(action); },
                [] { return true; });
            settle();
            const GameInfo &game = *m_player->lesson().game;
            show(QStringLiteral("did ")
                + QString::fromStdString(sobremesa::print(action, game.verbs, *game.pack)));
            m_table->again();
            settle();
        }
        (void)m_player->act(right);
        playDue();
        time(
            m_window, m_right, [&] { Q_EMIT m_table->answering()->decided(right); }, [] { return true; });
    }

    QQuickWindow *m_window;
    LessonTable *m_table;
    QString m_folder;
    QString m_id;
    int m_picture = 0;
    std::optional<LessonPlayer> m_player;
    Sample m_right, m_replies, m_next;
};

struct Wanted
{
    QSize size { 1280, 800 };
    QString pictures;
    QStringList lessons;
};

Wanted readArguments(const QStringList &arguments)
{
    Wanted asked;
    Settings &settings = Settings::shared();
    settings.useOnce(Settings::Language, QStringLiteral("en"));
    settings.useOnce(Settings::Speed, 0);
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString value = arguments.value(i + 1);
        if (arguments[i] == QLatin1String("--size"))
            asked.size = QSize(value.section(u'x', 0, 0).toInt(), value.section(u'x', 1).toInt());
        else if (arguments[i] == QLatin1String("--lang"))
            settings.useOnce(Settings::Language, value);
        else if (arguments[i] == QLatin1String("--theme"))
            settings.useOnce(Settings::Theme, value);
        else if (arguments[i] == QLatin1String("--text"))
            settings.useOnce(Settings::TextScale, value.toDouble());
        else if (arguments[i] == QLatin1String("--pictures"))
            asked.pictures = value;
        else {
            asked.lessons.append(arguments[i]);
            continue;
        }
        ++i;
    }
    return asked;
}

// From Enter on the home screen to the table with the slip that asks.
void firstLesson(QQuickWindow *window)
{
    Sample sample;
    LessonTable *table = Program::shared().school()->table();
    time(
        window, sample, [window] { QTest::keyClick(window, Qt::Key_Return); },
        [window, table] {
            return Program::shared().school()->isAtLesson() && !window->property("making").toBool()
                && !table->slip().goal.isEmpty();
        });
    sample.print("home to the first lesson");
    table->leave();
    QTest::qWait(500);
}

} // namespace

int main(int count, char **values)
{
    const QTemporaryDir folder;
    for (const char *kept : { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME" })
        qputenv(kept, folder.path().toLocal8Bit());
    QStandardPaths::setTestModeEnabled(true);
    const QGuiApplication application(count, values);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software); // the slowest there is
    const Wanted asked = readArguments(QGuiApplication::arguments());
    QQmlApplicationEngine engine;
    setUpEngine(engine);
    engine.setInitialProperties({ { "width", asked.size.width() }, { "height", asked.size.height() } });
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Sobremesa/Main.qml")));
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    if (!window || !QTest::qWaitForWindowExposed(window))
        return 1;
    QTest::qWait(1000);
    firstLesson(window);
    Shelf shelf;
    LessonLibrary library(shelf);
    Walk walk(window, asked.pictures);
    for (const GameInfo *game : games()) {
        for (const ShelvedLesson &each : library.lessonsOf(QString::fromLatin1(game->id.data()))) {
            if (asked.lessons.isEmpty() || asked.lessons.contains(each.id))
                walk.take(each.id, *each.lesson);
        }
    }
    walk.print();
    Program::shared().close();
    return 0;
}
