// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Pages

// Every page in every window of the checklist, with small and large text, by day and by night: it loads without a
// warning, nothing that can be used lies outside its window, and everything has a name.
Item {
    id: root

    width: 1280
    height: 800

    GameCatalog {
        id: games
    }

    GameSetup {
        id: table
    }

    Component {
        id: home

        HomePage {
            anchors.fill: parent
            catalog: games
        }
    }

    Component {
        id: newGame

        NewGamePage {
            anchors.fill: parent
            setup: table
        }
    }

    Component {
        id: settings

        SettingsPage {
            anchors.fill: parent
        }
    }

    Component {
        id: rules

        RulesPage {
            anchors.fill: parent
            catalog: games
        }
    }

    Component {
        id: help

        HelpPage {
            anchors.fill: parent
        }
    }

    Component {
        id: report

        ReportFolder {}
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

        readonly property var pages: ({
                "home": home,
                "newGame": newGame,
                "settings": settings,
                "rules": rules,
                "help": help
            })

        name: "Pages"

        function init() {
            failOnWarning(/.?/);
            table.game = "cuarenta";
            spy.clear();
        }

        function cleanup() {
            Settings.textScale = 1;
            Settings.language = "en";
            Settings.theme = "mantel";
            root.width = 1280;
            root.height = 800;
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

        function test_fits_data(): var {
            const rows = [];
            for (const page in test.pages) {
                for (const size of [[1280, 800], [800, 600], [480, 800], [1920, 1080]]) {
                    for (const text of [1, 2])
                        rows.push({
                            tag: page + " " + size[0] + "x" + size[1] + " text " + text,
                            page: page,
                            size: size,
                            text: text
                        });
                }
            }
            return rows;
        }

        function test_fits(row: var) {
            Settings.textScale = row.text;
            Settings.theme = row.text === 1 ? "mantel" : "noche";
            root.width = row.size[0];
            root.height = row.size[1];
            const page = createTemporaryObject(test.pages[row.page], root);
            settle();
            const usable = everything(page, []);
            verify(usable.length > 0);
            for (const item of usable) {
                const at = item.mapToItem(page, 0, 0);
                verify(at.x >= -1 && at.x + item.width <= page.width + 1, item + " from " + at.x + " to " + (at.x + item.width));
                verify(item.Accessible.name !== "", item + " has no name");
            }
        }

        // What is written is shown whole, in every language; only names that people gave themselves may be cut.
        function test_nothingIsCut_data(): var {
            const rows = [];
            const games = ["cuarenta", "truco", "porrazo", "tresillo", "loba"];
            for (const page in test.pages)
                for (const game of page === "newGame" ? games : [""])
                    for (const language of ["en", "es", "ja"])
                        for (const size of [[1280, 800], [800, 600], [480, 800]])
                            rows.push({
                                "tag": page + " " + game + " " + language + " " + size[0] + "x" + size[1],
                                "page": page,
                                "game": game,
                                "language": language,
                                "size": size
                            });
            return rows;
        }

        function test_nothingIsCut(row: var) {
            Settings.language = row.language;
            root.width = row.size[0];
            root.height = row.size[1];
            if (row.game !== "") {
                table.game = row.game;
                table.players = table.playerCounts[table.playerCounts.length - 1];
            }
            const page = createTemporaryObject(test.pages[row.page], root);
            settle();
            verifyWhole(page);
        }

        function test_reportHasAFolder() { // a folder without folders in it can be saved in at once
            const dialog = createTemporaryObject(report, root);
            dialog.open();
            tryCompare(dialog, "selectedFolder", Program.files.usualFolder());
            dialog.close();
        }

        function test_sampleHasItsPlate() { // as at a table: its words lie on paper
            const plate = findChild(createTemporaryObject(test.pages.settings, root), "plate");
            settle();
            verify(plate.width > plate.nameSize.width && plate.height > plate.nameSize.height + plate.noteSize.height);
        }

        // On the home screen no button leaves its tile, whatever the words are, and all tiles are alike. Text that is a
        // little larger leaves everything in sight.
        function test_homeKeepsItsTiles_data(): var {
            const rows = [];
            for (const language of ["en", "es", "ja"])
                for (const size of [[1280, 800], [1400, 1000], [800, 600], [480, 800]])
                    for (const text of [1, 1.2, 1.6, 2])
                        rows.push({
                            "tag": language + " " + size[0] + "x" + size[1] + " text " + text,
                            "language": language,
                            "size": size,
                            "text": text
                        });
            return rows;
        }

        function test_homeKeepsItsTiles(row: var) {
            Settings.language = row.language;
            Settings.textScale = row.text;
            root.width = row.size[0];
            root.height = row.size[1];
            const page = createTemporaryObject(test.pages.home, root);
            settle();
            const usable = everything(page, []);
            const tiles = usable.map(item => tileOf(item)).filter(tile => tile !== null);
            compare(new Set(tiles).size, 5);
            compare(new Set(tiles.map(tile => Math.round(tile.width))).size, 1);
            if (tiles.every(tile => tile.y === tiles[0].y)) // side by side
                compare(new Set(tiles.map(tile => Math.round(tile.height))).size, 1);
            if (row.size[0] >= 1280 && row.text <= 1.2)
                for (const item of usable)
                    verify(item.mapToItem(page, 0, 0).y + item.height <= page.height, item.Accessible.name + " ends below the window");
            const below = usable.filter(item => item.mapToItem(page, 0, 0).y > Math.max(...tiles.map(tile => tile.mapToItem(page, 0, tile.height).y)));
            verify(below.length >= 4);
            if (row.text === 1)
                compare(new Set(below.map(item => item.y)).size, 1, "what lies below the tiles stands in one row");
            for (const item of usable) {
                const tile = tileOf(item);
                const at = tile === null ? null : item.mapToItem(tile, 0, 0);
                verify(at === null || at.x >= 0 && at.y >= 0 && at.x + item.width <= tile.width && at.y + item.height <= tile.height, item.Accessible.name + " at " + at + ", " + item.width + " wide, in " + tile?.width);
            }
        }

        function tileOf(item: Item): Item {
            let on = item;
            while (on !== null && !(on instanceof GameTile))
                on = on.parent;
            return on;
        }

        function test_textSizeChangesWhileShown_data(): var {
            const rows = [];
            for (const page in test.pages) {
                for (const size of [[1280, 800], [800, 600], [480, 800]])
                    rows.push({
                        tag: page + " " + size[0] + "x" + size[1],
                        page: page,
                        size: size
                    });
            }
            return rows;
        }

        function test_textSizeChangesWhileShown(row: var) {
            root.width = row.size[0];
            root.height = row.size[1];
            const page = createTemporaryObject(test.pages[row.page], root);
            for (const text of [1, 1.6, 2, 0.8, 1]) {
                Settings.textScale = text; // a binding loop would be a warning
                settle();
            }
            for (const width of [480, 1280, 800]) {
                root.width = width;
                settle();
            }
        }

        // As often as it is pressed, the sign for larger text is where it was.
        function test_textSizeStaysUnderThePointer() {
            root.width = 1280;
            root.height = 800;
            const page = createTemporaryObject(settings, root);
            settle();
            const sign = itemsIn(page, item => item instanceof Stepper && item.name === "Text size")[0].up.indicator;
            const place = sign.mapToItem(root, sign.width / 2, sign.height / 2);
            for (let presses = 1; presses <= 5; ++presses) {
                mouseClick(root, place.x, place.y);
                compare(Math.round(Settings.textScale * 100), 100 + 10 * presses);
                settle();
                tryVerify(() => Math.abs(sign.mapToItem(root, 0, sign.height / 2).y - place.y) < sign.height / 2);
            }
        }

        function test_everyPageHasAFocus_data(): var {
            return Object.keys(test.pages).map(page => ({
                        tag: page
                    }));
        }

        function test_everyPageHasAFocus(row: var) {
            const page = createTemporaryObject(test.pages[row.tag], root);
            page.forceActiveFocus();
            const seen = [];
            for (let i = 0; i < 60; ++i) {
                keyClick(Qt.Key_Tab);
                const item = root.Window.activeFocusItem;
                verify(item !== null);
                if (seen.indexOf(item) >= 0)
                    break;
                seen.push(item);
            }
            verify(seen.length > 2, "Tab reaches " + seen.length);
        }

        // Whatever the keys come to is in sight, however far down the page it lies.
        function test_focusIsInSight_data(): var {
            const rows = [];
            for (const page in test.pages)
                for (const size of [[1280, 800], [800, 600], [480, 800]])
                    for (const text of [1, 2])
                        rows.push({
                            "tag": page + " " + size[0] + "x" + size[1] + " text " + text,
                            "page": page,
                            "size": size,
                            "text": text
                        });
            return rows;
        }

        function test_focusIsInSight(row: var) {
            Settings.textScale = row.text;
            root.width = row.size[0];
            root.height = row.size[1];
            const page = createTemporaryObject(test.pages[row.page], root);
            settle();
            page.forceActiveFocus();
            for (const key of [Qt.Key_Tab, Qt.Key_Backtab])
                for (let i = 0; i < 40; ++i) {
                    keyClick(key);
                    const item = root.Window.activeFocusItem;
                    const top = item.mapToItem(page, 0, 0).y;
                    verify(top >= -1, item.Accessible.name + " begins at " + top);
                    verify(top + Math.min(item.height, 44) <= page.height + 1, item.Accessible.name + " begins at " + top + " of " + page.height);
                }
        }

        // The arrows, as a game controller has them, lead to everything; sideways they choose where there is a choice.
        function test_arrowsLeadEverywhere_data(): var {
            const all = [Qt.Key_Up, Qt.Key_Down, Qt.Key_Left, Qt.Key_Right];
            const rows = [];
            for (const [page, width, height, keys] of [["home", 1280, 800, all], ["home", 800, 600, all], ["home", 480, 800, all], ["settings", 1280, 800, all.slice(0, 2)], ["help", 1280, 800, all], ["help", 480, 800, all]])
                rows.push({
                    "tag": page + " " + width + "x" + height,
                    "page": page,
                    "size": [width, height],
                    "keys": keys
                });
            return rows;
        }

        function test_arrowsLeadEverywhere(row: var) {
            root.width = row.size[0];
            root.height = row.size[1];
            const page = createTemporaryObject(test.pages[row.page], root);
            settle();
            page.forceActiveFocus();
            const wanted = Neighbours.reachable(page);
            verify(wanted.length > 2);
            const seen = [];
            const press = (key, from) => {
                for (let step = 0; step < 40 && root.Window.activeFocusItem === from; ++step)
                    keyClick(key); // between two of them there may be much to read
                if (!seen.includes(root.Window.activeFocusItem))
                    seen.push(root.Window.activeFocusItem);
            };
            press(Qt.Key_Down, root.Window.activeFocusItem);
            for (let place = 0; place < seen.length; ++place)
                for (const key of row.keys) {
                    seen[place].forceActiveFocus(Qt.TabFocusReason);
                    press(key, seen[place]);
                }
            for (const item of wanted)
                verify(seen.includes(item), item.Accessible.name + " is not reached");
        }

        function test_homeTeachesWithEnter() { // a newcomer: nothing has been played or learnt
            const page = createTemporaryObject(home, root);
            spy.target = page;
            spy.signalName = "lessonRequested";
            page.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], "porrazo-1");
        }

        function test_homeTeachesAnyGame_data(): var {
            const rows = [];
            for (let row = 0; row < games.rowCount(); ++row)
                rows.push({
                    tag: "game " + row,
                    row: row
                });
            return rows;
        }

        function test_homeTeachesAnyGame(row: var) {
            const page = createTemporaryObject(home, root);
            spy.target = page;
            spy.signalName = "lessonRequested";
            const another = findChild(page, "another");
            another.forceActiveFocus();
            keyClick(Qt.Key_Space);
            for (let step = 0; step < row.row; ++step)
                keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Space); // the names follow each other
            compare(spy.count, 1);
            verify(spy.signalArguments[0][0].endsWith("-1"));
            const lessons = findChild(page, "lessons").text; // how many there are, and how long they take
            verify(/\d+ .* · \d+ /.test(lessons), lessons);
        }

        function test_rulesShowTheirLessons() {
            const page = createTemporaryObject(rules, root, {
                "game": "porrazo",
                "section": "4.3"
            });
            settle();
            spy.target = page;
            spy.signalName = "lessonRequested";
            const button = findChild(page, "show porrazo-8");
            verify(button !== null);
            button.clicked();
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], "porrazo-8");
            compare(spy.signalArguments[0][1], "4.3");
        }

        function test_rulesCanBeSavedForPrinting() {
            const page = createTemporaryObject(rules, root, {
                "game": "loba"
            });
            settle();
            const button = findChild(page, "save");
            verify(button.visible && button.Accessible.name !== "");
            verify(Program.files.usualRulesFile("loba").toString().endsWith("/loba.pdf"));
            Program.files.saveRules("loba", "file:///nowhere/at/all/loba");
            tryVerify(() => Program.notice.includes("/nowhere/at/all/loba.pdf"), 10000);
            Program.dismissNotice();
        }

        function test_aChapterIsShownWhileTheTextMoves() {
            const page = createTemporaryObject(rules, root, {
                "game": "tresillo"
            });
            const text = findChild(page, "text");
            tryVerify(() => text.contentHeight > text.height);
            for (const row of [text.count - 1, 1, text.count - 3, 4, 0, text.count - 2]) {
                text.flick(0, row > 5 ? 4000 : -4000);
                tryVerify(() => text.moving);
                wait(40);
                text.show(row);
                compare(text.currentIndex, row);
                wait(60);
                compare(text.currentIndex, row); // also when the movement has come to its end
            }
        }

        function test_rulesLeadFromChapterToChapter() { // a word of the glossary to where it is explained
            const page = createTemporaryObject(rules, root, {
                "game": "loba",
                "section": "10"
            });
            settle();
            const view = findChild(page, "text");
            const glossary = view.currentIndex;
            const prose = itemsIn(view.currentItem, item => item instanceof Text && item.text.includes("href=\"4.7\"")).pop();
            const link = pointOf(prose, "4.7");
            verify(link.x >= 0);
            mouseClick(prose, link.x, link.y);
            verify(view.currentIndex < glossary);
            compare(view.currentItem.number, "4.7");
        }

        function pointOf(prose: Item, link: string): point {
            for (let y = 4; y < prose.height; y += 4) {
                for (let x = 4; x < prose.width; x += 4) {
                    if (prose.linkAt(x, y) === link)
                        return Qt.point(x, y);
                }
            }
            return Qt.point(-1, -1);
        }

        function test_newGameDealsWithEnterAndGoesWithEsc() {
            const page = createTemporaryObject(newGame, root);
            spy.target = page;
            spy.signalName = "dealRequested";
            page.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
            spy.clear();
            spy.signalName = "cancelled";
            keyClick(Qt.Key_Escape);
            compare(spy.count, 1);
        }

        function test_pagesGoBackWithEsc_data(): var {
            return [{
                    tag: "settings"
                }, {
                    tag: "rules"
                }, {
                    tag: "help"
                }];
        }

        function test_pagesGoBackWithEsc(row: var) {
            const page = createTemporaryObject(test.pages[row.tag], root);
            spy.target = page;
            spy.signalName = "backRequested";
            page.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(spy.count, 1);
        }
    }
}
