// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/gamesetup.h"
#include "openwindow.h"
#include "scratch.h"
#include "tests/app/table/openings.h"

#include "engine/games/registry.h"

#include <functional>

using namespace sobremesa;

// Whatever comes over a table gives the keys back: in every game, in a wide and in a narrow window, all that
// can be opened is opened and closed by keys, and the game goes on by keys.
class FocusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void keysAfterEverythingThatOpens_data();
    void keysAfterEverythingThatOpens();
    void keysWhenOthersBegin_data() { addGames(); }
    void keysWhenOthersBegin();
    void keysAfterTheSlipOfADeal_data() { addGames(); }
    void keysAfterTheSlipOfADeal();
    void keysAfterTheEndOfAGame_data() { addGames(); }
    void keysAfterTheEndOfAGame();
    void keysAfterTheCurtain();
    void keysAfterTheSheetOfWords();

private:
    static void addGames();
    [[nodiscard]] static Match lastOf(const QString &game, const std::function<bool(const Match &)> &come);
    void playFrom(Match match);
    void open(const QString &game, const QStringList &options = {});
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void press(const QString &letter);
    void pressShortcut(const QString &keys);
    void chooseInTheMenu(const QString &command);
    void openAndClose(const QString &what);
    void tryAKey(int attempt);
    void goOnByKeys();
    void waitForTheViewer();
    [[nodiscard]] QWindow *pressedWindow() const;
    [[nodiscard]] bool hasPopup() const;
    [[nodiscard]] static bool isOthersFirst();
    [[nodiscard]] static TableController &table() { return *Program::shared().table(); }
    [[nodiscard]] static std::size_t deals() { return table().match()->dealt().size(); }
    [[nodiscard]] static std::size_t actions() { return table().match()->actionCount(); }

    Scratch m_scratch;
    OpenWindow m_open;
};

namespace {

// How each thing is opened; Esc closes it.
struct Opener
{
    const char *what;
    const char *keys; // of the whole window
    const char *atTable = ""; // of the table
};

constexpr Opener openers[] = {
    { "menu", "F10" },
    { "number", "Ctrl+D" },
    { "games", "Ctrl+G" },
    { "rule", "F1" },
    { "book", "Shift+F1" },
    { "settings", "Ctrl+," },
    { "keys", "Ctrl+?" },
    { "about", "" }, // has no key: it is chosen in the menu
    { "new", "Ctrl+N" },
    { "save", "Ctrl+S" }, // Qt's own dialogs, where the system has none
    { "open", "Ctrl+O" },
    { "report", "" },
    { "log", "", "L" },
    { "hint", "", "H" },
    { "enlarge", "", "Z" },
    { "last", "", "V" },
};

const Opener &opener(const QString &what)
{
    return *std::find_if(
        std::begin(openers), std::end(openers), [&](const Opener &row) { return what == row.what; });
}

Player playerAt(int seat, bool person)
{
    static const QStringList names { "You", "Rosa", "Bruno", "Elena" };
    return { names[seat], seat + 1, person ? nullptr : findLevel("greedy") };
}

} // namespace

void FocusTest::addGames()
{
    QTest::addColumn<QString>("game");
    for (const GameInfo *game : games())
        QTest::addRow("%s", game->id.data()) << QString::fromUtf8(game->id);
}

// A random game until this has come, without the action that brought it.
Match FocusTest::lastOf(const QString &game, const std::function<bool(const Match &)> &come)
{
    const GameInfo &info = *findGame(game.toStdString());
    Match match = *Match::begin(openingFor(info, info.options[playersRow].standard, 3));
    Rng rng(3);
    Actions buffer;
    for (int action = 0; action < 20'000 && !come(match); ++action) {
        if (match.play(randomAction(match.position(), rng, buffer)))
            break;
    }
    [&] { QVERIFY(come(match) && match.undo()); }();
    return match;
}

// It is the viewer who is to act.
void FocusTest::playFrom(Match match)
{
    const Seat viewer = waiting(match.position()).first();
    std::vector<Player> players;
    players.reserve(static_cast<std::size_t>(seatCount(match.position())));
    for (int seat = 0; seat < seatCount(match.position()); ++seat)
        players.push_back(playerAt(seat, seat == viewer));
    table().show(std::move(match), players);
    QTRY_VERIFY_WITH_TIMEOUT(m_open.hasTable(), patience);
}

void FocusTest::cleanup()
{
    m_open.close();
}

void FocusTest::open(const QString &game, const QStringList &options)
{
    Settings::shared().useOnce(Settings::Coach, "off"); // it would stop a costly key
    CommandLine line;
    line.game = game;
    line.options = options;
    line.seed = 5;
    line.level = "greedy";
    m_open.open(line);
    QTRY_VERIFY_WITH_TIMEOUT(m_open.hasTable(), patience);
}

// Newer Qt shows its own file dialogs in a window of theirs.
QWindow *FocusTest::pressedWindow() const
{
    QWindow *focused = QGuiApplication::focusWindow();
    return focused && focused->isVisible() ? focused : m_open.window();
}

void FocusTest::press(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(pressedWindow(), static_cast<Qt::Key>(key), modifiers);
}

void FocusTest::press(const QString &letter)
{
    QTest::keyClick(pressedWindow(), letter[0].toLatin1());
}

void FocusTest::pressShortcut(const QString &keys)
{
    QTest::keySequence(pressedWindow(), QKeySequence(keys, QKeySequence::PortableText));
}

// Something lies over the table and has the keys.
bool FocusTest::hasPopup() const
{
    const auto *page = qobject_cast<const QQuickItem *>(m_open.page());
    const QQuickItem *focus = m_open.window()->activeFocusItem();
    if (pressedWindow() != m_open.window())
        return true;
    return focus && page && focus != page && !page->isAncestorOf(focus);
}

// The slips of deals and rounds are read, until the viewer is asked.
void FocusTest::waitForTheViewer()
{
    QTRY_VERIFY_WITH_TIMEOUT(([&] {
        if (table().picture()->account()->isWaiting())
            press(Qt::Key_Return);
        return table().isOver() || (table().answering()->isMyTurn() && table().isAtRest());
    }()),
        patience);
}

// One key that may do something: of an answer that can be given, or of the cards.
void FocusTest::tryAKey(int attempt)
{
    const QList<OfferButton> buttons = table().answering()->answers()->buttons();
    QStringList keys;
    for (const OfferButton &button : buttons) {
        if (button.reason.isEmpty() && button.parts.isEmpty())
            keys.append(button.key);
    }
    if (!keys.isEmpty() && attempt % 3 != 2) {
        press(keys[attempt / 3 % keys.size()]);
        return;
    }
    press(attempt % 24 < 12 ? Qt::Key_Right : Qt::Key_Left);
    press(Qt::Key_Return);
}

void FocusTest::goOnByKeys()
{
    waitForTheViewer();
    const std::size_t before = actions();
    if (table().isOver())
        return;
    for (int attempt = 0; attempt < 60 && actions() == before; ++attempt)
        tryAKey(attempt);
    QVERIFY2(actions() > before, "no key does anything");
}

// As somebody without a mouse does: down to the row, and Enter.
void FocusTest::chooseInTheMenu(const QString &command)
{
    auto rows = m_open.commands()->menu();
    press(Qt::Key_F10);
    QTRY_VERIFY_WITH_TIMEOUT(hasPopup(), patience);
    for (qsizetype row = 0; rows.at(&rows, row)->name() != command; ++row) {
        if (rows.at(&rows, row)->isEnabled()) // the others are passed by
            press(Qt::Key_Down);
    }
    press(Qt::Key_Return);
}

void FocusTest::openAndClose(const QString &what)
{
    const Opener &how = opener(what);
    if (*how.atTable)
        press(QString(how.atTable));
    else if (*how.keys)
        pressShortcut(how.keys);
    else
        chooseInTheMenu(what);
    QTRY_VERIFY_WITH_TIMEOUT(!m_open.window()->property("making").toBool(), patience);
    if (!*how.atTable)
        QTRY_VERIFY_WITH_TIMEOUT(hasPopup() || what == "new", patience);
    press(Qt::Key_Escape);
    QTRY_VERIFY2_WITH_TIMEOUT(m_open.hasTable() && !hasPopup(), "it stays open", patience);
    if (QGuiApplication::focusWindow() != m_open.window())
        m_open.window()->requestActivate(); // as the system does
}

void FocusTest::keysAfterEverythingThatOpens_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const GameInfo *game : games()) {
        for (const QSize size : { QSize(1280, 800), QSize(480, 800) })
            QTest::addRow("%s %d", game->id.data(), size.width()) << QString::fromUtf8(game->id) << size;
    }
}

void FocusTest::keysAfterEverythingThatOpens()
{
    QFETCH(QString, game);
    QFETCH(QSize, size);
    open(game);
    m_open.window()->resize(size);
    for (const Opener &row : openers) {
        if (size.width() < 1000 && *row.keys)
            continue; // looks the same
        waitForTheViewer();
        if (table().isOver()) { // one falta envido can end a game of Truco
            m_open.close();
            open(game);
            m_open.window()->resize(size);
            waitForTheViewer();
        }
        openAndClose(row.what);
        goOnByKeys();
        QVERIFY2(!QTest::currentTestFailed(), row.what);
    }
}

bool FocusTest::isOthersFirst()
{
    const Match &match = *table().match();
    const Position &first = match.actionCount() > 0 ? match.before(0) : match.position();
    return !waiting(first).contains(table().picture()->view().seat);
}

// A new game with Enter, dealt by a number until others act first.
void FocusTest::keysWhenOthersBegin()
{
    QFETCH(QString, game);
    open(game);
    int begun = 0;
    for (int number = 1; number <= 40 && begun < 2; ++number) {
        m_open.screens()->property("setup").value<GameSetup *>()->setGame(game);
        press(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!m_open.window()->property("making").toBool(), patience);
        m_open.screens()->property("setup").value<GameSetup *>()->setDeal(QString::number(number));
        press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(m_open.hasTable(), patience);
        if (!isOthersFirst())
            continue;
        ++begun;
        goOnByKeys();
        QVERIFY2(!QTest::currentTestFailed(), qPrintable("deal " + QString::number(number)));
    }
    QVERIFY(begun > 0);
}

void FocusTest::keysAfterTheSlipOfADeal()
{
    QFETCH(QString, game);
    open(game);
    playFrom(lastOf(game, [](const Match &match) { return match.dealt().size() > 1; }));
    for (int action = 0; action < 60 && deals() == 1 && !QTest::currentTestFailed(); ++action)
        goOnByKeys();
    QCOMPARE(deals(), std::size_t(2));
    goOnByKeys();
}

// The last action of a random game is left to the viewer.
void FocusTest::keysAfterTheEndOfAGame()
{
    QFETCH(QString, game);
    open(game);
    playFrom(lastOf(game, [](const Match &match) { return isOver(match.position()); }));
    for (int action = 0; action < 60 && !table().isOver() && !QTest::currentTestFailed(); ++action)
        goOnByKeys();
    QVERIFY(table().isOver());
    QTRY_VERIFY_WITH_TIMEOUT(([&] {
        if (table().picture()->account()->isWaiting())
            press(Qt::Key_Return);
        return hasPopup();
    }()),
        patience);
    press(Qt::Key_Return); // Play again
    QTRY_VERIFY_WITH_TIMEOUT(!table().isOver() && !hasPopup(), patience);
    goOnByKeys();
    openAndClose("games"); // left as soon as it stands, while the figures of this game come to it
    goOnByKeys();
}

void FocusTest::keysAfterTheCurtain()
{
    open("cuarenta", { "players=2" });
    Match match = *Match::begin(openingFor(*findGame("cuarenta"), 2, 5));
    table().show(std::move(match), { playerAt(0, true), playerAt(1, true) });
    for (int turn = 0; turn < 4; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(
            !table().turns()->curtain().isEmpty() || table().answering()->isMyTurn(), patience);
        if (!table().turns()->curtain().isEmpty())
            press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(table().turns()->curtain().isEmpty(), patience);
        goOnByKeys();
    }
}

// Words that stand behind one: shut by Esc, and by "Cancel".
void FocusTest::keysAfterTheSheetOfWords()
{
    open("truco", { "players=4" });
    for (const bool byButton : { false, true }) {
        waitForTheViewer();
        press(QStringLiteral("S"));
        QTRY_VERIFY_WITH_TIMEOUT(hasPopup(), patience);
        if (byButton) {
            while (m_open.window()->activeFocusItem()->property("title").toString() != "Cancel")
                press(Qt::Key_Tab);
            press(Qt::Key_Space);
        } else {
            press(Qt::Key_Escape);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!hasPopup(), patience);
        goOnByKeys();
    }
}

QTEST_MAIN(FocusTest)
#include "tst_focus.moc"
