// SPDX-License-Identifier: GPL-3.0-or-later
// How long the thread of the window is busy while cards fly and a search runs, and how soon a press is seen.
//   bench_frames [arguments of sobremesa]      for example: bench_frames --game loba --option players=5
// Then a bare window of Qt Quick in which as many pictures move, in the same run: what the machine and Qt
// alone take. Prints percentiles in milliseconds: work in time of the processor where the system tells it
// (others may use the machine too), presses by the clock on the wall. Not a test: figures depend on the
// machine.
#include "app/cli/processortime.h"
#include "app/enginesetup.h"
#include "app/program.h"
#include "app/settings.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace sobremesa;

namespace {

constexpr int watched = 25'000; // milliseconds of dealing and playing
constexpr int bareWatched = 8'000;
constexpr int presses = 120;

struct Sample
{
    std::vector<double> values;

    void print(const char *what)
    {
        std::sort(values.begin(), values.end());
        const auto at = [this](double share) {
            return values.empty() ? 0.0 : values[static_cast<std::size_t>(share * double(values.size() - 1))];
        };
        std::printf("%-28s %6zu  p50 %6.2f  p95 %6.2f  p99 %6.2f  max %6.2f ms\n", what, values.size(),
            at(0.5), at(0.95), at(0.99), at(1));
    }
};

// Times every event that is delivered from the loop: so long nothing else could have been answered.
class WatchedApplication : public QGuiApplication
{
public:
    using QGuiApplication::QGuiApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_inside || !m_watching)
            return QGuiApplication::notify(receiver, event);
        m_inside = true;
        // The software renderer draws on a timer of the window.
        const bool frame = qobject_cast<QQuickWindow *>(receiver)
            && (event->type() == QEvent::UpdateRequest || event->type() == QEvent::Timer);
        const QByteArray name = receiver->metaObject()->className();
        const int type = event->type();
        const double began = cli::millisecondsOfThread();
        const bool done = QGuiApplication::notify(receiver, event);
        const double busy = cli::millisecondsOfThread() - began;
        m_inside = false;
        (frame ? m_frames : m_events).values.push_back(busy);
        if (busy > longBlock)
            std::printf("  long: %5.1f ms, event %d of %s\n", busy, type, name.constData());
        return done;
    }

    void watch(bool on) { m_watching = on; }
    // Prints what has been measured since the last time.
    void print(const char *frames, const char *events)
    {
        m_frames.print(frames);
        m_events.print(events);
        m_frames.values.clear();
        m_events.values.clear();
    }

private:
    static constexpr double longBlock = 8.0;
    bool m_inside = false;
    bool m_watching = false;
    Sample m_frames, m_events;
};

// Counts how many cards are on their way at a time.
class FlightCount
{
public:
    explicit FlightCount(QQuickItem *root)
        : m_root(root)
    {
    }

    void look()
    {
        int flying = 0;
        count(m_root, flying);
        m_most = std::max(m_most, flying);
    }
    [[nodiscard]] int most() const { return m_most; }

private:
    static void count(const QQuickItem *item, int &flying)
    {
        flying += item->z() >= 2000 && item->isVisible(); // a card above all others
        for (const QQuickItem *child : item->childItems())
            count(child, flying);
    }

    QQuickItem *m_root;
    int m_most = 0;
};

// Pictures of cards that move for ever over a plain colour.
void measureBare(WatchedApplication &application, QQmlEngine &engine, QSize size, int pictures)
{
    QQmlComponent component(&engine);
    component.setData(R"(
import QtQuick
Window {
    id: root
    property int pictures: 1
    color: "#7F9680"
    Repeater {
        model: root.pictures
        Image {
            id: card
            required property int index
            source: "image://cards/backs/azulejo/106x164"
            y: index * 37 % 600
            NumberAnimation on x { from: 0; to: 900; duration: 700 + card.index * 13; loops: Animation.Infinite }
        }
    }
})",
        {});
    const std::unique_ptr<QObject> made(component.createWithInitialProperties(
        { { "pictures", pictures }, { "width", size.width() }, { "height", size.height() } }));
    auto *window = qobject_cast<QQuickWindow *>(made.get());
    if (!window) {
        std::fprintf(stderr, "bench_frames: %s\n", qPrintable(component.errorString()));
        return;
    }
    window->show();
    if (!QTest::qWaitForWindowExposed(window))
        return;
    QTest::qWait(300);
    application.watch(true);
    QTest::qWait(bareWatched);
    application.watch(false);
    std::printf("%d pictures in a bare window\n", pictures);
    application.print("  frame work", "  other events");
}

// A strong player who never stops thinking.
void thinkForEver(AiSeat &mind)
{
    const GameInfo &game = *findGame("cuarenta");
    Opening opening;
    opening.game = &game;
    opening.setup.options = standardOptions(game.options);
    opening.seed = 7;
    const auto match = Match::begin(std::move(opening));
    const Seat seat = waiting(match->position()).first();
    const Asked question { match->observe(seat), levels().back(), 7, {} };
    QObject::connect(&mind, &AiSeat::answered, &mind, [&mind, question] { mind.ask({ question }); });
    mind.ask({ question });
}

// From the press on a card of the hand to the end of the first frame after it.
void press(QQuickWindow *window, Sample &sample)
{
    const QPoint place(window->width() / 2 - 100, window->height() - 70);
    const QSignalSpy frames(window, &QQuickWindow::frameSwapped);
    QElapsedTimer timer;
    timer.start();
    QTest::mouseClick(window, Qt::LeftButton, {}, place);
    while (frames.isEmpty() && timer.elapsed() < 300)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
    if (!frames.isEmpty())
        sample.values.push_back(double(timer.nsecsElapsed()) / 1e6);
    QTest::qWait(80);
}

void measurePresses(QQuickWindow *window)
{
    TableController &table = *Program::shared().table();
    Sample sample;
    for (int i = 0; i < presses; ++i) {
        if (!QTest::qWaitFor([&] { return table.myTurn() && table.isAtRest(); }, 20'000))
            break;
        press(window, sample);
        QTest::keyClick(window, Qt::Key_Escape);
        QTest::qWait(40);
    }
    sample.print("press to its first frame");
}

} // namespace

int main(int count, char **values)
{
    QStandardPaths::setTestModeEnabled(true);
    WatchedApplication application(count, values);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software); // the slowest there is
    CommandLine line = readCommandLine(WatchedApplication::arguments());
    if (!line.wrong.isEmpty() || line.game.isEmpty()) {
        std::fprintf(stderr, "bench_frames: %s\n",
            line.wrong.isEmpty() ? "--game ID is needed" : qPrintable(line.wrong));
        return 2;
    }
    line.demo = true;
    Settings::shared().useOnce(Settings::ReducedMotion, "off");
    Settings::shared().useOnce(Settings::OneClick, false);
    if (const QString wrong = Program::shared().obey(line); !wrong.isEmpty())
        return 2;
    QQmlApplicationEngine engine;
    setUpEngine(engine);
    if (line.size.isValid())
        engine.setInitialProperties({ { "width", line.size.width() }, { "height", line.size.height() } });
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Sobremesa/Main.qml")));
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    if (!window || !QTest::qWaitForWindowExposed(window))
        return 1;
    QTest::qWait(300); // the first frame makes the scene
    AiSeat mind;
    thinkForEver(mind);
    FlightCount flights(window->contentItem());
    for (int waited = 0; waited < watched; waited += 500) {
        application.watch(true);
        QTest::qWait(500);
        application.watch(false);
        flights.look();
    }
    application.print("frame work", "other events");
    measureBare(application, engine, window->size(), std::max(1, flights.most()));
    Program::shared().table()->turns()->setDemo(false);
    measurePresses(window);
    Program::shared().table()->leave();
    return 0;
}
