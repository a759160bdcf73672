// SPDX-License-Identifier: GPL-3.0-or-later
#include "openwindow.h"
#include "scratch.h"

#include <QFileInfo>
#include <QJSValue>
#include <QSignalSpy>

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
    void filesBeginInAFolderThatIsThere();
    void goesThroughThePageOfGames();
    void playsOnFromAFilm();
    void theRuleIsThatOfTheLesson();
    void aRefusalShowsItsLesson();
    void aChapterShowsItsLesson();
    void aRuleAskedForTwiceIsShown_data();
    void aRuleAskedForTwiceIsShown();
    void practisesFromThePageOfGames();

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
    QTRY_VERIFY_WITH_TIMEOUT(Program::shared().table()->myTurn(), 20000);
    QTRY_VERIFY(m_open.hasTable());
}

void TestWindow::cleanup()
{
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
        QTRY_VERIFY_WITH_TIMEOUT(table->canUndo() && table->isAtRest(), 20000);
        if (command == "redo") {
            table->undo();
            QTRY_VERIFY(table->canRedo());
        }
    }
    if (command == "find")
        m_commands->find("book")->trigger();
    if (command == "review")
        m_commands->setCanReview(true); // as when the game is over
    QTRY_VERIFY(m_commands->find(command)->isEnabled());
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
    QTRY_VERIFY(m_window->activeFocusItem() != before);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_COMPARE(m_window->activeFocusItem(), before);
}

// What is typed while a screen is being made is for that screen.
void TestWindow::keysWaitForTheScreen()
{
    m_commands->find("book")->trigger();
    QVERIFY(m_window->property("making").toBool());
    QTest::keyClick(m_window, Qt::Key_Escape);
    QVERIFY(!m_open.shown());
    QTRY_VERIFY(!m_window->property("making").toBool());
    QTRY_VERIFY(!m_open.shown()); // it came, and Esc closed it
}

// A bare system has no folder for documents, and dialogs then begin wherever the program was started.
void TestWindow::filesBeginInAFolderThatIsThere()
{
    const QString folder = Program::shared().usualFolder().toLocalFile();
    QVERIFY2(QFileInfo(folder).isDir() && QFileInfo(folder).isAbsolute(), qPrintable(folder));
}

// From the table to the list, to a film of the same game, back to the list, and on with the game.
void TestWindow::goesThroughThePageOfGames()
{
    TableController *table = Program::shared().table();
    table->turns()->demonstrate(); // a game in which nobody has acted does not stay
    QTRY_VERIFY_WITH_TIMEOUT(table->canUndo() && table->isAtRest(), 20000);
    const auto actions = table->match()->actionCount();
    PlayedGames *games = Program::shared().games();
    const auto shown = [&] { return m_open.shown(); };
    QTest::keyClick(m_window, Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(shown() && games->list()->rowCount() > 0);
    QVERIFY(!m_commands->find("undo")->isEnabled()); // the table lies below
    QTRY_VERIFY(shown()->property("row").value<QObject *>());
    QTest::keyClick(m_window, Qt::Key_R);
    QTRY_VERIFY(games->isReplaying());
    QVERIFY(!shown());
    QTRY_VERIFY(page() && page()->property("replay").value<QObject *>() == games->replay());
    QTest::keyClick(m_window, Qt::Key_Right);
    QTRY_COMPARE(games->replay()->looking()->step(), 1);
    QCOMPARE(table->match()->actionCount(), actions);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY(!games->isReplaying() && shown());
    QTRY_VERIFY(shown()->property("row").value<QObject *>());
    QTest::keyClick(m_window, Qt::Key_Return);
    QTRY_VERIFY(!shown() && page() && page()->property("view").value<QObject *>());
    QCOMPARE(table->match()->actionCount(), actions);
    QVERIFY(Program::shared().isAtTable());
    QTest::keyClick(m_window, Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(shown());
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY(!shown());
}

// From a film to a game of its own: one screen after the other is asked for before the first is made.
void TestWindow::playsOnFromAFilm()
{
    TableController *table = Program::shared().table();
    table->turns()->demonstrate();
    QTRY_VERIFY_WITH_TIMEOUT(table->canUndo() && table->isAtRest(), 20000);
    PlayedGames *games = Program::shared().games();
    const auto shown = [&] { return m_open.shown(); };
    QTest::keyClick(m_window, Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(shown() && shown()->property("row").value<QObject *>());
    QTest::keyClick(m_window, Qt::Key_R);
    QTRY_VERIFY(games->isReplaying() && page() && page()->property("view").value<QObject *>());
    QTest::keyClick(m_window, Qt::Key_Right);
    QTRY_COMPARE(games->replay()->looking()->step(), 1);
    QTest::keyClick(m_window, Qt::Key_P);
    QTRY_VERIFY(!games->isReplaying() && Program::shared().isAtTable());
    QTRY_VERIFY(!m_window->property("making").toBool());
    QVERIFY(!shown() && page()->property("view").value<QObject *>());
    QVERIFY(table->match()->actionCount() >= 1);
}

void TestWindow::theRuleIsThatOfTheLesson()
{
    School *school = Program::shared().school();
    QVERIFY(school->start("truco-2"));
    QTRY_VERIFY(!m_window->property("making").toBool() && page()->property("lesson").value<QObject *>());
    m_commands->find("rule")->trigger();
    const auto shown = [&] { return m_open.shown(); };
    QTRY_VERIFY(shown());
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
    QTRY_VERIFY(school->isAtLesson());
    QVERIFY(school->titleOf(lesson).size() > 0);
    QTRY_VERIFY(!m_window->property("making").toBool() && page()
        && page()->property("lesson").value<QObject *>() == school->table());
    school->table()->leave();
    QTRY_VERIFY(!m_window->property("making").toBool() && page()
        && page()->property("controller").value<QObject *>() == table);
    QVERIFY(!school->isAtLesson() && Program::shared().isAtTable());
    QCOMPARE(table->match()->actionCount(), actions);
}

// The second refusal of a kind offers to show the rule at the table.
void TestWindow::aRefusalShowsItsLesson()
{
    Answering *answering = Program::shared().table()->answering();
    const auto showMe = [&] { return page()->findChild<QQuickItem *>("showMe"); };
    Q_EMIT answering->refused(0, QStringLiteral("First a card is drawn."), QStringLiteral("4.3"));
    QTRY_VERIFY(showMe());
    QVERIFY(!showMe()->isVisible());
    Q_EMIT answering->refused(0, QStringLiteral("First a card is drawn."), QStringLiteral("4.3"));
    QTRY_VERIFY(showMe()->isVisible());
    QVERIFY(QMetaObject::invokeMethod(showMe(), "clicked"));
    comesBackFromTheLesson(QStringLiteral("loba-1"));
}

void TestWindow::aChapterShowsItsLesson()
{
    const auto shown = [&] { return m_open.shown(); };
    m_commands->find("rule")->trigger();
    QTRY_VERIFY(!m_window->property("making").toBool() && shown());
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
    QTRY_VERIFY(!m_window->property("making").toBool() && shown());
    QTRY_VERIFY(!shown()->property("section").toString().isEmpty());
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
    QTRY_VERIFY(shown() && shown()->property("games").value<QObject *>());
    QVERIFY(QMetaObject::invokeMethod(shown(), "practiceRequested", Q_ARG(QString, QStringLiteral("porrazo")),
        Q_ARG(QString, QStringLiteral("safe"))));
    QVERIFY(practice->isRunning());
    QCOMPARE(practice->game(), QStringLiteral("porrazo"));
    QVERIFY(std::string(practice->asked().facet).starts_with("porrazo."));
    QTRY_VERIFY(!m_window->property("making").toBool() && !shown() && page()
        && page()->property("practice").value<QObject *>() == practice);
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY(!practice->isRunning() && shown() && shown()->property("games").value<QObject *>());
    QTest::keyClick(m_window, Qt::Key_Escape);
    QTRY_VERIFY(!shown() && page() && page()->property("view").value<QObject *>());
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
