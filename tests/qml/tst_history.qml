// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.History

// The page of games and the film, by keys and by mouse, in every window of the checklist.
Item {
    id: root

    readonly property var shelf: kept // qmllint disable unqualified

    width: 1280
    height: 800

    GameCatalog {
        id: catalogue
    }

    Component {
        id: pages

        GamesPage {
            anchors.fill: parent
            games: Program.games
            catalog: catalogue
        }
    }

    Component {
        id: films

        ReplayPage {
            anchors.fill: parent
            replay: Program.games.replay
        }
    }

    Component {
        id: places

        Loader {
            visible: false
        }
    }

    Binding {
        target: Theme
        property: "u"
        value: Theme.scaleFor(root.width, root.height)
    }

    SignalSpy {
        id: spy
    }

    PageCase {
        id: test

        property int expected: 0 // games on the shelf

        name: "History"

        function init() {
            failOnWarning(/.?/);
            root.shelf.clear();
            Program.games.list.showAll();
            tryCompare(Program.games.list, "all", 0);
            test.expected = 0;
            spy.target = null;
            spy.signalName = "";
            spy.clear();
        }

        function cleanup() {
            if (Program.games.replaying)
                Program.games.replay.close();
            Settings.textScale = 1;
            Settings.theme = "mantel";
            Settings.language = "en";
            root.width = 1280;
            root.height = 800;
            Program.goHome();
        }

        // Two unfinished games and two finished ones.
        function fill() {
            root.shelf.put("loba", 20, 3, "third");
            root.shelf.put("cuarenta", 0, 40, "old");
            root.shelf.put("cuarenta", 0, 1, "second");
            root.shelf.put("porrazo", 12, 0, "first");
            test.expected = 4;
        }

        function open(): var {
            const page = createTemporaryObject(pages, root);
            tryVerify(() => list(page).count === test.expected && Program.games.list.all === test.expected);
            tryVerify(() => list(page).count === 0 || list(page).height === list(page).room); // its rows are made a few at a time
            page.forceActiveFocus();
            list(page).forceActiveFocus();
            return page;
        }

        function find(item: Item, wanted: var): Item {
            if (wanted(item))
                return item;
            for (let i = 0; i < item.children.length; ++i) {
                const found = find(item.children[i], wanted);
                if (found !== null)
                    return found;
            }
            return null;
        }

        function list(page: Item): Item {
            return find(page, item => item instanceof GamesList);
        }

        function named(page: Item, name: string): Item {
            return find(page, item => item.visible && item.objectName === name);
        }

        function titles(page: Item): var {
            const model = Program.games.list;
            const all = [];
            for (let row = 0; row < model.rowCount(); ++row)
                all.push(model.data(model.index(row, 0), GamesModel.TitleRole));
            return all;
        }

        function everything(item: Item, found: var): var {
            if (!item.visible)
                return found;
            if (item.activeFocusOnTab || item.focusPolicy > 0)
                found.push(item);
            for (let i = 0; i < item.children.length; ++i)
                everything(item.children[i], found);
            return found;
        }

        // ---- the list

        function test_arrowsChoose() {
            fill();
            const page = open();
            compare(titles(page), ["first", "third", "second", "old"]);
            compare(page.row.title, "first");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(page.row.title, "second");
            compare(page.row.open, false);
            keyClick(Qt.Key_End);
            compare(page.row.title, "old");
            keyClick(Qt.Key_Home);
            compare(page.row.title, "first");
            keyClick(Qt.Key_Up);
            compare(page.row.title, "first");
        }

        // Headings are used again for other groups when the list jumps.
        function test_headingsFollowTheirGroups() {
            for (let month = 0; month < 12; ++month) {
                for (let game = 0; game < 3; ++game)
                    root.shelf.put("cuarenta", 6, 30 * month + game);
                root.shelf.put("cuarenta", 0, 31 * month);
            }
            test.expected = 48;
            const page = open();
            for (const key of [Qt.Key_End, Qt.Key_Home, Qt.Key_End]) {
                keyClick(key);
                settle();
                const view = list(page);
                const wrong = [];
                for (let row = 0; row < view.count; ++row) {
                    const item = view.itemAtIndex(row);
                    if (item === null || item.ListView.section === item.ListView.previousSection)
                        continue;
                    const heading = find(view.contentItem, other => other.Accessible.role === Accessible.Heading && Math.abs(other.y + other.height - item.y) < 1);
                    if (heading !== null && heading.text !== item.ListView.section)
                        wrong.push(heading.text + " over " + item.ListView.section);
                }
                compare(wrong, []);
            }
        }

        function test_enterContinues() {
            fill();
            const page = open();
            spy.target = page;
            spy.signalName = "continueRequested";
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], page.row.gameId);
        }

        function test_enterReviewsWhatIsFinished() {
            fill();
            const page = open();
            spy.target = page;
            spy.signalName = "reviewRequested";
            keyClick(Qt.Key_End);
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], page.row.gameId);
        }

        function test_rReplays() {
            fill();
            open();
            keyClick(Qt.Key_R);
            tryVerify(() => Program.games.replaying);
            compare(Program.games.replay.title, "first");
        }

        function test_deletesAndUndoes() {
            fill();
            const page = open();
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Delete);
            tryVerify(() => titles(page).length === 3);
            compare(titles(page), ["first", "second", "old"]);
            const undo = named(page, "undelete");
            verify(undo !== null);
            mouseClick(undo);
            tryVerify(() => titles(page).length === 4);
            compare(titles(page), ["first", "third", "second", "old"]);
            verify(named(page, "undelete") === null);
            verify(list(page).activeFocus);
            keyClick(Qt.Key_Delete);
            tryVerify(() => titles(page).length === 3);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryVerify(() => titles(page).length === 4);
        }

        function test_marks() {
            fill();
            const page = open();
            keyClick(Qt.Key_B);
            tryVerify(() => page.row.starred);
            Program.games.list.filter = GamesModel.Marked;
            tryVerify(() => titles(page).length === 1);
            keyClick(Qt.Key_B);
            tryVerify(() => titles(page).length === 0);
        }

        function test_renames() {
            fill();
            const page = open();
            keyClick(Qt.Key_F2);
            tryVerify(() => root.Window.activeFocusItem?.objectName === "name");
            for (const letter of "xyz")
                keyClick(letter);
            keyClick(Qt.Key_Return);
            tryVerify(() => page.row.title === "xyz");
            tryVerify(() => list(page).activeFocus);
        }

        function press(page: Item, name: string) {
            mouseClick(find(page, item => item.visible && item instanceof ToolIcon && item.name === name));
        }

        // What stands over the page is made when it is wanted, and gives the focus back.
        function test_sheets() {
            fill();
            const page = open();
            press(page, "Save, open, erase");
            tryVerify(() => find(root.Window.contentItem, item => item.objectName === "forgetGames" && item.visible) !== null);
            keyClick(Qt.Key_Escape);
            tryVerify(() => find(root.Window.contentItem, item => item.objectName === "forgetGames" && item.visible) === null);
            root.width = 480;
            tryVerify(() => !page.beside);
            press(page, "Statistics");
            tryVerify(() => find(root.Window.contentItem, item => item.visible && item instanceof Statistics) !== null);
            keyClick(Qt.Key_Escape);
            tryVerify(() => find(root.Window.contentItem, item => item.visible && item instanceof Statistics) === null);
            list(page).forceActiveFocus();
            keyClick(Qt.Key_Down);
            compare(list(page).currentIndex, 1);
        }

        function test_sameCards() {
            fill();
            open();
            keyClick(Qt.Key_X);
            tryVerify(() => Program.atTable);
            compare(Program.table.game.id, "porrazo");
        }

        function test_searches() {
            fill();
            const page = open();
            keyClick(Qt.Key_F, Qt.ControlModifier);
            for (const letter of "second")
                keyClick(letter);
            tryVerify(() => titles(page).length === 1);
            compare(titles(page), ["second"]);
            keyClick(Qt.Key_Q);
            tryVerify(() => titles(page).length === 0);
            keyClick(Qt.Key_Escape); // out of the search, not out of the page
            tryVerify(() => titles(page).length === 4);
            keyClick(Qt.Key_Down);
            verify(list(page).activeFocus);
        }

        function test_spacePicks() {
            fill();
            const page = open();
            keyClick(Qt.Key_Space);
            compare(Program.games.list.picked, 1);
            verify(page.row.picked);
            keyClick(Qt.Key_Space);
            compare(Program.games.list.picked, 0);
        }

        // The shelf is asked once, when the typing rests.
        function test_searchWaitsForTheTyping() {
            fill();
            open();
            spy.target = Program.games.list;
            spy.signalName = "queryChanged";
            keyClick(Qt.Key_F, Qt.ControlModifier);
            for (const letter of "second")
                keyClick(letter);
            tryCompare(spy, "count", 1);
            compare(Program.games.list.search, "second");
        }

        function test_lettersAreLeftToTheSearch() {
            fill();
            const page = open();
            keyClick(Qt.Key_F, Qt.ControlModifier);
            keyClick(Qt.Key_R);
            keyClick(Qt.Key_X);
            keyClick(Qt.Key_Delete);
            tryCompare(Program.games.list, "search", "rx");
            verify(!Program.games.replaying && !Program.atTable);
        }

        function test_escGoesBack() {
            fill();
            spy.target = open();
            spy.signalName = "backRequested";
            keyClick(Qt.Key_Escape);
            compare(spy.count, 1);
        }

        function test_aDamagedRecordSaysSo() {
            root.shelf.putDamaged();
            test.expected = 1;
            const page = open();
            verify(page.row.readable);
            keyClick(Qt.Key_R);
            tryVerify(() => !page.row.readable);
            verify(page.row.problem.length > 10);
            keyClick(Qt.Key_X); // nothing can be done with it
            keyClick(Qt.Key_Delete);
            tryVerify(() => titles(page).length === 0);
        }

        function test_clickChooses() {
            fill();
            const page = open();
            const row = list(page).itemAtIndex(2);
            mouseClick(row, 120, 20);
            compare(page.row.title, "second");
            tryVerify(() => page.row.height > list(page).itemAtIndex(0).height);
        }

        // ---- what the games say together

        function test_statisticsFollowTheChoice() {
            fill();
            const page = open();
            tryCompare(Program.games.statistics, "games", 0);
            keyClick(Qt.Key_End);
            tryVerify(() => Program.games.statistics.title.startsWith("Cuarenta"));
            tryVerify(() => Program.games.statistics.games > 0);
        }

        function test_aWeakPointIsPractised() {
            root.shelf.putReviewed("porrazo", "struck");
            test.expected = 1;
            const page = open();
            keyClick(Qt.Key_End);
            tryVerify(() => named(page, "practise") !== null);
            const practise = named(page, "practise");
            verify(practise.Accessible.name.includes("Practise"));
            spy.target = page;
            spy.signalName = "practiceRequested";
            practise.clicked();
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], "porrazo");
            compare(spy.signalArguments[0][1], "safe");
        }

        // ---- every window

        function test_fits_data(): var {
            const rows = [];
            for (const size of [[1280, 800], [800, 600], [480, 800], [1920, 1080]]) {
                for (const text of [1, 2]) {
                    for (const language of ["en", "es", "ja"])
                        rows.push({
                            tag: size[0] + "x" + size[1] + " text " + text + " " + language,
                            size: size,
                            text: text,
                            language: language
                        });
                }
            }
            return rows;
        }

        function test_fits(row: var) {
            fill();
            Settings.textScale = row.text;
            Settings.language = row.language;
            Settings.theme = row.text === 1 ? "mantel" : "noche";
            root.width = row.size[0];
            root.height = row.size[1];
            inside(open());
            Program.games.watch(Program.games.list.data(Program.games.list.index(2, 0), GamesModel.IdRole));
            tryVerify(() => Program.games.replaying);
            const film = createTemporaryObject(films, root);
            tryVerify(() => film.view !== null);
            inside(film);
            verifyWords(film, row.tag);
        }

        function inside(page: Item) {
            settle();
            const usable = everything(page, []);
            verify(usable.length > 4);
            for (const item of usable) {
                const at = item.mapToItem(page, 0, 0);
                verify(at.x >= -1 && at.x + item.width <= page.width + 1, item + " from " + at.x + " to " + (at.x + item.width));
                verify(item.Accessible.name !== "", item + " has no name");
            }
        }

        function test_textSizeChangesWhileShown() {
            fill();
            const page = open();
            for (const text of [1, 1.6, 2, 0.8, 1]) {
                Settings.textScale = text; // a binding loop would be a warning
                settle();
            }
            for (const width of [480, 1280, 800]) {
                root.width = width;
                settle();
            }
        }

        // ---- the film

        function film(): var {
            fill();
            open();
            keyClick(Qt.Key_End);
            keyClick(Qt.Key_R);
            tryVerify(() => Program.games.replaying);
            const page = createTemporaryObject(films, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            return page;
        }

        function test_filmByKeys() {
            film();
            const replay = Program.games.replay;
            compare(replay.looking.step, 0);
            keyClick(Qt.Key_Right);
            tryVerify(() => replay.looking.step === 1);
            keyClick(Qt.Key_Right);
            tryVerify(() => replay.looking.step === 2);
            keyClick(Qt.Key_Left);
            tryVerify(() => replay.looking.step === 1);
            keyClick(Qt.Key_Right, Qt.ControlModifier);
            tryVerify(() => replay.deal === 2);
            keyClick(Qt.Key_Left, Qt.ControlModifier);
            tryVerify(() => replay.deal === 1);
            keyClick(Qt.Key_Up);
            compare(replay.tempo, 2);
            keyClick(Qt.Key_Space);
            verify(replay.playing);
            tryVerify(() => replay.looking.step >= 2);
            keyClick(Qt.Key_Space);
            verify(!replay.playing);
            keyClick(Qt.Key_V);
            compare(replay.eye, 1);
            keyClick(Qt.Key_End);
            tryVerify(() => replay.looking.step === replay.looking.steps);
            verify(!replay.canBranch);
            keyClick(Qt.Key_Escape);
            verify(!Program.games.replaying);
        }

        // Another page covers the one that is being made.
        function test_filmMadeUnseen() {
            film();
            const place = createTemporaryObject(places, root);
            place.setSource("qrc:/qt/qml/Sobremesa/History/ReplayPage.qml", {
                "replay": Program.games.replay
            });
            tryCompare(place, "status", Loader.Ready);
        }

        function test_filmByMouse() {
            const page = film();
            const replay = Program.games.replay;
            mouseClick(named(page, "run"));
            verify(replay.playing);
            tryVerify(() => replay.looking.step >= 1);
            mouseClick(named(page, "run"));
            verify(!replay.playing);
        }

        function test_playsOnFromTheFilm() {
            const page = film();
            spy.target = page;
            spy.signalName = "branchRequested";
            keyClick(Qt.Key_Right);
            tryVerify(() => Program.games.replay.looking.step === 1);
            keyClick(Qt.Key_P);
            compare(spy.count, 1);
            Program.games.playOn();
            verify(Program.atTable);
            verify(!Program.games.replaying);
        }
    }
}
