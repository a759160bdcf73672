// SPDX-License-Identifier: GPL-3.0-or-later
#include "openwindow.h"
#include "scratch.h"

#include <QAccessible>
#include <QDir>
#include <QPointingDevice>
#include <QRandomGenerator>
#include <QWheelEvent>

#include <algorithm>

namespace {

constexpr int fewest = 150; // events a game; more, and others, where the environment asks for them

struct Press
{
    Qt::Key key;
    Qt::KeyboardModifiers modifiers {};
};

// Beside letters and digits. Not what leaves the program or asks for a file.
constexpr Press presses[] = {
    { Qt::Key_Return },
    { Qt::Key_Return },
    { Qt::Key_Space },
    { Qt::Key_Space },
    { Qt::Key_Tab },
    { Qt::Key_Tab, Qt::ShiftModifier },
    { Qt::Key_Left },
    { Qt::Key_Right },
    { Qt::Key_Up },
    { Qt::Key_Down },
    { Qt::Key_Escape },
    { Qt::Key_Home },
    { Qt::Key_End },
    { Qt::Key_PageUp },
    { Qt::Key_PageDown },
    { Qt::Key_Delete },
    { Qt::Key_F1 },
    { Qt::Key_F1, Qt::ShiftModifier },
    { Qt::Key_F2 },
    { Qt::Key_F4 },
    { Qt::Key_F5 },
    { Qt::Key_F6 },
    { Qt::Key_F7 },
    { Qt::Key_F8 },
    { Qt::Key_F9 },
    { Qt::Key_F10 },
    { Qt::Key_N, Qt::ControlModifier },
    { Qt::Key_Z, Qt::ControlModifier },
    { Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier },
    { Qt::Key_P, Qt::ControlModifier },
    { Qt::Key_P, Qt::ControlModifier },
    { Qt::Key_G, Qt::ControlModifier },
    { Qt::Key_R, Qt::ControlModifier },
    { Qt::Key_L, Qt::ControlModifier },
    { Qt::Key_Comma, Qt::ControlModifier },
    { Qt::Key_Plus, Qt::ControlModifier },
    { Qt::Key_0, Qt::ControlModifier },
    { Qt::Key_F, Qt::ControlModifier },
};

// Its name, where it is, and that of all it consists of; what can be used is kept.
void hear(QAccessibleInterface *thing, QList<QAccessibleInterface *> &usable)
{
    if (!thing || thing->state().invisible)
        return;
    const bool shown = !thing->text(QAccessible::Name).isEmpty() && !thing->rect().isEmpty();
    if (auto *use = thing->actionInterface(); use && shown && !use->actionNames().isEmpty())
        usable.append(thing);
    for (int i = 0; i < thing->childCount(); ++i)
        hear(thing->child(i), usable);
}

} // namespace

// Whatever is pressed, wherever and whenever: the program goes on, and QML has nothing to warn of.
class TestAnyInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void goesOn_data();
    void goesOn();

private:
    void press();
    void click();
    void drag();
    void touch();
    void rest();
    void turn();
    void listen();
    void resize();
    void doAnything();
    [[nodiscard]] QPoint anywhere();
    [[nodiscard]] QString any(std::initializer_list<const char *> words);

    Scratch m_scratch;
    OpenWindow m_open;
    bool m_leaves = false; // by the menu
    QRandomGenerator m_random;
    std::unique_ptr<QPointingDevice> m_finger { QTest::createTouchDevice() };
};

// What is saved by chance is saved here.
void TestAnyInput::initTestCase()
{
    qputenv("HOME", QFile::encodeName(m_scratch.file(QString())));
    QAccessible::setActive(true);
    QVERIFY(QDir::setCurrent(m_scratch.file(QString())));
}

void TestAnyInput::goesOn_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("porrazo") << 2;
    QTest::newRow("truco of four") << 4;
    QTest::newRow("truco of six") << 6;
    QTest::newRow("cuarenta") << 2;
    QTest::newRow("tresillo") << 3;
    QTest::newRow("loba") << 4;
}

QString TestAnyInput::any(std::initializer_list<const char *> words)
{
    return QString::fromLatin1(words.begin()[m_random.bounded(int(words.size()))]);
}

QPoint TestAnyInput::anywhere()
{
    const QSize size = m_open.window()->size();
    return { m_random.bounded(size.width()), m_random.bounded(size.height()) };
}

void TestAnyInput::press()
{
    const int kind = m_random.bounded(4);
    if (kind < 2) {
        QTest::keyClick(m_open.window(), char('0' + m_random.bounded(10)));
    } else if (kind == 2) {
        QTest::keyClick(m_open.window(), char('a' + m_random.bounded(26)));
    } else {
        const Press &press = presses[m_random.bounded(int(std::size(presses)))];
        QTest::keyClick(m_open.window(), press.key, press.modifiers);
    }
}

void TestAnyInput::click()
{
    const Qt::MouseButton button = m_random.bounded(12) > 0 ? Qt::LeftButton : Qt::RightButton;
    QTest::mouseClick(m_open.window(), button, {}, anywhere());
}

void TestAnyInput::drag()
{
    const QPoint from = anywhere(), to = anywhere();
    QTest::mousePress(m_open.window(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_open.window(), (from + to) / 2);
    QTest::mouseMove(m_open.window(), to);
    QTest::mouseRelease(m_open.window(), Qt::LeftButton, {}, to);
}

void TestAnyInput::touch()
{
    const QPoint from = anywhere(), to = m_random.bounded(3) == 0 ? anywhere() : from;
    QTest::touchEvent(m_open.window(), m_finger.get()).press(0, from);
    QTest::touchEvent(m_open.window(), m_finger.get()).move(0, (from + to) / 2);
    QTest::touchEvent(m_open.window(), m_finger.get()).move(0, to);
    QTest::touchEvent(m_open.window(), m_finger.get()).release(0, to);
}

// Long enough for a tip.
void TestAnyInput::rest()
{
    QTest::mouseMove(m_open.window(), anywhere());
    if (m_random.bounded(4) == 0)
        QTest::qWait(m_random.bounded(600));
}

void TestAnyInput::turn()
{
    const QPoint at = anywhere();
    const QPoint angle(0, m_random.bounded(2) == 0 ? 120 : -120);
    QWheelEvent wheel(
        at, m_open.window()->mapToGlobal(at), {}, angle, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_open.window(), &wheel);
}

// A screen reader goes through the window, and does with one thing there what can be done with it.
void TestAnyInput::listen()
{
    QList<QAccessibleInterface *> things;
    hear(QAccessible::queryAccessibleInterface(m_open.window()), things);
    if (things.isEmpty())
        return;
    auto *use = things[m_random.bounded(int(things.size()))]->actionInterface();
    const QStringList ways = use->actionNames();
    use->doAction(ways[m_random.bounded(int(ways.size()))]);
}

void TestAnyInput::resize()
{
    m_open.window()->resize(m_random.bounded(2) == 0 ? QSize(1280, 800) : QSize(600, 900));
}

// Half of them keys, a few by a reader, with the finger, the wheel or the pointer alone, drags and other
// sizes of the window, and now and then a moment in which nothing is done.
void TestAnyInput::doAnything()
{
    const int kind = m_random.bounded(100);
    if (kind < 45)
        press();
    else if (kind < 75)
        click();
    else if (kind < 79)
        touch();
    else if (kind < 83)
        rest();
    else if (kind < 84)
        turn();
    else if (kind < 86)
        listen();
    else if (kind < 90)
        drag();
    else if (kind < 92)
        resize();
    else
        QTest::qWait(m_random.bounded(60));
}

void TestAnyInput::goesOn()
{
    QFETCH(int, players);
    const QString game = QString::fromUtf8(QTest::currentDataTag()).section(' ', 0, 0);
    const auto seed = quint32(qEnvironmentVariableIntValue("SOBREMESA_SEED") + 10 * game.size() + players);
    const int events = std::max(fewest, qEnvironmentVariableIntValue("SOBREMESA_EVENTS"));
    m_random.seed(seed);
    CommandLine line;
    line.game = game;
    line.options = { QStringLiteral("players=%1").arg(players) };
    line.seed = seed;
    line.language = any({ "en", "es", "ja" });
    line.theme = any({ "mantel", "noche" });
    line.level = any({ "beginner", "casual", "regular", "strong", "master" });
    line.speed = m_random.bounded(3);
    m_open.open(line);
    m_leaves = false;
    connect(m_open.commands(), &Commands::triggered, this,
        [this](const QString &name) { m_leaves = m_leaves || name == QLatin1String("quit"); });
    for (int i = 0; i < events && !m_leaves; ++i)
        doAnything();
    QVERIFY(m_leaves || m_open.window()->isVisible());
    m_open.close();
}

QTEST_MAIN(TestAnyInput)
#include "tst_anyinput.moc"
