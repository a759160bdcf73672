// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/sounds.h"
#include "openwindow.h"
#include "scratch.h"

#include <QFileInfo>
#include <QJSValue>
#include <QSignalSpy>

namespace {

// A game of the home screen; null while there is none.
const QQuickItem *tileIn(const QQuickItem *item)
{
    if (QByteArray(item->metaObject()->className()).startsWith("GameTile_"))
        return item;
    for (const QQuickItem *child : item->childItems()) {
        if (const QQuickItem *tile = tileIn(child))
            return tile;
    }
    return nullptr;
}

bool isSeen(const QQuickItem *item)
{
    while (item && item->isVisible() && item->opacity() > 0)
        item = item->parentItem();
    return item == nullptr;
}

class TestPlayer : public SoundPlayer
{
public:
    explicit TestPlayer(QStringList &heard)
        : m_heard(heard)
    {
    }
    void play(const QString &name, [[maybe_unused]] double volume) override { m_heard.append(name); }

private:
    QStringList &m_heard;
};

} // namespace

// The whole window with a game on its table.
class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyShortcutIsDone_data();
    void everyShortcutIsDone();
    void everyKeyOfTheTableIsDone_data();
    void everyKeyOfTheTableIsDone();
    void everyRowOfTheMenuIsDone_data();
    void everyRowOfTheMenuIsDone();
    void escLeavesFullScreen();
    void focusComesBack_data();
    void focusComesBack();
    void keysWaitForTheScreen();
    void aScreenAppearsAtOnce();
    void filesBeginInAFolderThatIsThere();
    void goesThroughThePageOfGames();
    void playsOnFromAFilm();
    void theRuleIsThatOfTheLesson();
    void aRefusalShowsItsLesson();
    void aChapterShowsItsLesson();
    void aRuleAskedForTwiceIsShown_data();
    void aRuleAskedForTwiceIsShown();
    void practisesFromThePageOfGames();
    void soundIsSwitchedFromAnywhere_data();
    void soundIsSwitchedFromAnywhere();
    void theTableSounds();

private:
    [[nodiscard]] QObject *page() const;
    void prepare(const QString &command);
    void comesBackFromTheLesson(const QString &lesson);

    Scratch m_scratch;
    OpenWindow m_open;
    QQuickWindow *m_window = nullptr;
    Commands *m_commands = nullptr;
};

void TestWindow::init()
{
    CommandLine line;
    line.game = "loba";
    line.seed = 5;
    m_open.open(line);
    m_window = m_open.window();
    m_commands = m_open.commands();
    QTRY_VERIFY_WITH_TIMEOUT(Program::shared().table()->myTurn(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(m_open.hasTable(), patience);
}

void TestWindow::cleanup()
{
    Sounds::shared().setMaker({});
    m_open.close();
}

QObject *TestWindow::page() const
{
    return m_open.page();
}

// What must have happened before the command can be done.
void TestWindow::prepare(const QString &command)
{
    TableController *table = Program::shared().table();
    if (command == "undo" || command == "redo") {
        table->turns()->demonstrate();
        QTRY_VERIFY_WITH_TIMEOUT(table->canUndo() && table->isAtRest(), patience);
        if (command == "redo") {
            table->undo();
            QTRY_VERIFY_WITH_TIMEOUT(table->canRedo(), patience);
        }
    }
    if (command == "find")
        m_commands->find("book")->trigger();
    if (command == "sound")
        m_commands->setCanSound(true); // the program may be built without
    if (command == "review")
        m_commands->setCanReview(true); // as when the game is over
    QTRY_VERIFY_WITH_TIMEOUT(m_commands->find(command)->isEnabled(), patience);
}

void TestWindow::everyShortcutIsDone_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("keys");
    const Commands commands;
    for (const Command *command : commands.list()) {
        for (const QString &keys : command->shortcuts())
            QTest::addRow("%s %s", qPrintable(command->name()), qPrintable(keys)) << command->name() << keys;
    }
}

void TestWindow::everyShortcutIsDone()
{
    QFETCH(QString, command);
    QFETCH(QString, keys);
    prepare(command);
    QSignalSpy triggered(m_commands, &Commands::triggered);
    QTest::keySequence(m_window, QKeySequence(keys, QKeySequence::PortableText));
    QCOMPARE(triggered.count(), 1);
    QCOMPARE(triggered.constFirst().constFirst().toString(), command);
}

void TestWindow::everyKeyOfTheTableIsDone_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("keys");
    const Commands commands;
    for (const Command *command : commands.list()) {
        for (const QKeySequence &keys : command->tableKeys())
            QTest::addRow("%s %s", qPrintable(command->name()), qPrintable(keys.toString()))
                << command->name() << keys[0].toCombined();
    }
}

void TestWindow::everyKeyOfTheTableIsDone()
{
    QFETCH(QString, command);
    QFETCH(int, keys);
    const auto combination = QKeyCombination::fromCombined(keys);
    QVERIFY(page()->property("doing").value<QJSValue>().property(command).isCallable());
    if (combination.key() == Qt::Key_Left) // there is nothing before the first card
        QTest::keyClick(m_window, Qt::Key_Right, combination.keyboardModifiers());
    const QString text = combination.key() <= Qt::Key_Z ? QString(QChar(combination.key())) : QString();
    QKeyEvent press(QEvent::KeyPress, combination.key(), combination.keyboardModifiers(), text);
    QCoreApplication::sendEvent(m_window, &press);
    // Nothing is lifted that could be put back, and not every number is the key of an answer.
    if (command != "back" && command != "answer")
        QVERIFY(press.isAccepted());
}

void TestWindow::everyRowOfTheMenuIsDone_data()
{
    QTest::addColumn<QString>("command");
    const Commands commands;
    auto menu = const_cast<Commands &>(commands).menu();
    for (qsizetype row = 0; row < menu.count(&menu); ++row) {
        const QString name = menu.at(&menu, row)->name();
        QTest::addRow("%s", qPrintable(name)) << name;
    }
}

void TestWindow::everyRowOfTheMenuIsDone()
{
    QFETCH(QString, command);
    prepare(command);
    m_commands->find(command)->trigger();
}

void TestWindow::escLeavesFullScreen()
{
    QTest::keyClick(m_window, Qt::Key_F11);
    QCOMPARE(m_window->visibility(), QWindow::FullScreen);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QCOMPARE(m_window->visibility(), QWindow::Windowed);
}

void TestWindow::focusComesBack_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : { "menu", "number", "about", "settings", "keys", "book" })
        QTest::newRow(command) << QString(command);
}

void TestWindow::focusComesBack()
{
    QFETCH(QString, command);
    QQuickItem *before = m_window->activeFocusItem();
    QVERIFY(before);
    m_commands->find(command)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->activeFocusItem() != before, patience);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->activeFocusItem(), before, patience);
}

// What is typed while a screen is being made is for that screen.
void TestWindow::keysWaitForTheScreen()
{
    m_commands->find("book")->trigger();
    QVERIFY(m_window->property("making").toBool());
    QTest::keyClick(m_window, Qt::Key_Escape);
    QVERIFY(!m_open.shown());
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->property("making").toBool(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_open.shown(), patience); // it came, and Esc closed it
}

// The tiles of the home screen are made one after the other and come together.
void TestWindow::aScreenAppearsAtOnce()
{
    Program::shared().goHome();
    bool wasMade = false; // a tile, before it may be seen
    while (m_window->property("making").toBool()) {
        if (const QQuickItem *tile = tileIn(m_window->contentItem())) {
            wasMade = true;
            QVERIFY(!isSeen(tile));
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    QVERIFY(wasMade);
    QVERIFY(isSeen(tileIn(m_window->contentItem())));
}

// A bare system has no folder for documents, and dialogs then begin wherever the program was started.
void TestWindow::filesBeginInAFolderThatIsThere()
{
    const QString folder = Program::shared().files()->usualFolder().toLocalFile();
    QVERIFY2(QFileInfo(folder).isDir() && QFileInfo(folder).isAbsolute(), qPrintable(folder));
}

// From the table to the list, to a film of the same game, back to the list, and on with the game.
void TestWindow::goesThroughThePageOfGames()
{
    TableController *table = Program::shared().table();
    table->turns()->demonstrate(); // a game in which nobody has acted does not stay
    QTRY_VERIFY_WITH_TIMEOUT(table->canUndo() && table->isAtRest(), patience);
    const auto actions = table->match()->actionCount();
    PlayedGames *games = Program::shared().games();
    const auto shown = [&] { return m_open.shown(); };
    QTest::keyClick(m_window, Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(shown() && games->list()->rowCount() > 0, patience);
    QVERIFY(!m_commands->find("undo")->isEnabled()); // the table lies below
    QTRY_VERIFY_WITH_TIMEOUT(shown()->property("row").value<QObject *>(), patience);
    QTest::keyClick(m_window, Qt::Key_R);
    QTRY_VERIFY_WITH_TIMEOUT(games->isReplaying(), patience);
    QVERIFY(!shown());
    QTRY_VERIFY_WITH_TIMEOUT(
        page() && page()->property("replay").value<QObject *>() == games->replay(), patience);
    QTest::keyClick(m_window, Qt::Key_Right);
    QTRY_COMPARE_WITH_TIMEOUT(games->replay()->looking()->step(), 1, patience);
    QCOMPARE(table->match()->actionCount(), actions);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!games->isReplaying() && shown(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(shown()->property("row").value<QObject *>(), patience);
    QTest::keyClick(m_window, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!shown() && page() && page()->property("view").value<QObject *>(), patience);
    QCOMPARE(table->match()->actionCount(), actions);
    QVERIFY(Program::shared().isAtTable());
    QTest::keyClick(m_window, Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(shown(), patience);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!shown(), patience);
}

// From a film to a game of its own: one screen after the other is asked for before the first is made.
void TestWindow::playsOnFromAFilm()
{
    TableController *table = Program::shared().table();
    table->turns()->demonstrate();
    QTRY_VERIFY_WITH_TIMEOUT(table->canUndo() && table->isAtRest(), patience);
    PlayedGames *games = Program::shared().games();
    const auto shown = [&] { return m_open.shown(); };
    QTest::keyClick(m_window, Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(shown() && shown()->property("row").value<QObject *>(), patience);
    QTest::keyClick(m_window, Qt::Key_R);
    QTRY_VERIFY_WITH_TIMEOUT(
        games->isReplaying() && page() && page()->property("view").value<QObject *>(), patience);
    QTest::keyClick(m_window, Qt::Key_Right);
    QTRY_COMPARE_WITH_TIMEOUT(games->replay()->looking()->step(), 1, patience);
    QTest::keyClick(m_window, Qt::Key_P);
    QTRY_VERIFY_WITH_TIMEOUT(!games->isReplaying() && Program::shared().isAtTable(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->property("making").toBool(), patience);
    QVERIFY(!shown() && page()->property("view").value<QObject *>());
    QVERIFY(table->match()->actionCount() >= 1);
}

void TestWindow::theRuleIsThatOfTheLesson()
{
    School *school = Program::shared().school();
    QVERIFY(school->start("truco-2"));
    QTRY_VERIFY_WITH_TIMEOUT(
        !m_window->property("making").toBool() && page()->property("lesson").value<QObject *>(), patience);
    m_commands->find("rule")->trigger();
    const auto shown = [&] { return m_open.shown(); };
    QTRY_VERIFY_WITH_TIMEOUT(shown(), patience);
    QCOMPARE(shown()->property("game").toString(), QString("truco"));
    QVERIFY(!shown()->property("section").toString().isEmpty());
    school->table()->leave();
}

// The lesson lies on the table; afterwards the game stands as it was left.
void TestWindow::comesBackFromTheLesson(const QString &lesson)
{
    School *school = Program::shared().school();
    TableController *table = Program::shared().table();
    const auto actions = table->match()->actionCount();
    QTRY_VERIFY_WITH_TIMEOUT(school->isAtLesson(), patience);
    QVERIFY(school->titleOf(lesson).size() > 0);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->property("making").toBool() && page()
            && page()->property("lesson").value<QObject *>() == school->table(),
        patience);
    school->table()->leave();
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->property("making").toBool() && page()
            && page()->property("controller").value<QObject *>() == table,
        patience);
    QVERIFY(!school->isAtLesson() && Program::shared().isAtTable());
    QCOMPARE(table->match()->actionCount(), actions);
}

// The second refusal of a kind offers to show the rule at the table.
void TestWindow::aRefusalShowsItsLesson()
{
    Answering *answering = Program::shared().table()->answering();
    const auto showMe = [&] { return page()->findChild<QQuickItem *>("showMe"); };
    Q_EMIT answering->refused(0, QStringLiteral("First a card is drawn."), QStringLiteral("4.3"));
    QTRY_VERIFY_WITH_TIMEOUT(showMe(), patience);
    QVERIFY(!showMe()->isVisible());
    Q_EMIT answering->refused(0, QStringLiteral("First a card is drawn."), QStringLiteral("4.3"));
    QTRY_VERIFY_WITH_TIMEOUT(showMe()->isVisible(), patience);
    QVERIFY(QMetaObject::invokeMethod(showMe(), "clicked"));
    comesBackFromTheLesson(QStringLiteral("loba-1"));
}

void TestWindow::aChapterShowsItsLesson()
{
    const auto shown = [&] { return m_open.shown(); };
    m_commands->find("rule")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->property("making").toBool() && shown(), patience);
    QVERIFY(QMetaObject::invokeMethod(shown(), "lessonRequested", Q_ARG(QString, QStringLiteral("loba-4")),
        Q_ARG(QString, QStringLiteral("4.4"))));
    QVERIFY(!shown());
    comesBackFromTheLesson(QStringLiteral("loba-4"));
}

void TestWindow::aRuleAskedForTwiceIsShown_data()
{
    QTest::addColumn<int>("between"); // turns of the event loop
    for (const int between : { 0, 1, 2, 5, 20 })
        QTest::addRow("%d turns", between) << between;
}

// Impatient: the book has not been made yet when it is asked for again.
void TestWindow::aRuleAskedForTwiceIsShown()
{
    QFETCH(int, between);
    const auto shown = [&] { return m_open.shown(); };
    QTest::keyClick(m_window, Qt::Key_F1);
    for (int turn = 0; turn < between; ++turn)
        QCoreApplication::processEvents();
    QTest::keyClick(m_window, Qt::Key_F1);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->property("making").toBool() && shown(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!shown()->property("section").toString().isEmpty(), patience);
    QTest::qWait(50);
    QVERIFY(shown());
    QCOMPARE(shown()->property("game").toString(), QString("loba"));
}

// A weak point leads to its drill; afterwards the page of figures lies there again.
void TestWindow::practisesFromThePageOfGames()
{
    Practice *practice = Program::shared().school()->practice();
    const auto shown = [&] { return m_open.shown(); };
    QTest::keyClick(m_window, Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(shown() && shown()->property("games").value<QObject *>(), patience);
    QVERIFY(QMetaObject::invokeMethod(shown(), "practiceRequested", Q_ARG(QString, QStringLiteral("porrazo")),
        Q_ARG(QString, QStringLiteral("safe"))));
    QVERIFY(practice->isRunning());
    QCOMPARE(practice->game(), QStringLiteral("porrazo"));
    QVERIFY(std::string(practice->asked().facet).starts_with("porrazo."));
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->property("making").toBool() && !shown() && page()
            && page()->property("practice").value<QObject *>() == practice,
        patience);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(
        !practice->isRunning() && shown() && shown()->property("games").value<QObject *>(), patience);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!shown() && page() && page()->property("view").value<QObject *>(), patience);
}

void TestWindow::soundIsSwitchedFromAnywhere_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : { "", "settings", "keys", "book", "games", "home" })
        QTest::newRow(*command ? command : "table") << QString(command);
}

void TestWindow::soundIsSwitchedFromAnywhere()
{
    QFETCH(const QString, command);
    m_commands->setCanSound(true);
    if (!command.isEmpty())
        m_commands->find(command)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->property("making").toBool(), patience);
    const auto *sign = m_window->findChild<QQuickItem *>("sound sign");
    QVERIFY(sign);
    Settings::shared().setSound("normal");
    QTest::keyClick(m_window, Qt::Key_F3);
    QCOMPARE(Settings::shared().sound(), "off");
    QVERIFY(m_commands->isSilent());
    QTRY_VERIFY(sign->isVisible());
    QTest::keyClick(m_window, Qt::Key_F3);
    QCOMPARE(Settings::shared().sound(), "normal");
    QVERIFY(!m_commands->isSilent());
    QTRY_VERIFY_WITH_TIMEOUT(!sign->isVisible(), patience); // it goes by itself
}

// From the beat of a card to the player of sounds.
void TestWindow::theTableSounds()
{
    QStringList heard;
    Settings::shared().setSound("quiet");
    Sounds::shared().setMaker([&heard] { return std::make_unique<TestPlayer>(heard); });
    Program::shared().table()->turns()->demonstrate();
    QTRY_VERIFY_WITH_TIMEOUT(!heard.isEmpty(), patience);
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
