// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Pages
import Sobremesa.Table

// The coach: its paper, the costly move that it stops, and the question before the first game.
Item {
    id: root

    width: 1280
    height: 800

    Component {
        id: setups

        GameSetup {}
    }

    Component {
        id: pages

        TablePage {
            anchors.fill: parent
            controller: Program.table
        }
    }

    Component {
        id: newGame

        NewGamePage {
            anchors.fill: parent
            setup: table
            first: true
            lesson: "porrazo-1"
            minutes: 2
        }
    }

    Component {
        id: settings

        SettingsPage {
            anchors.fill: parent
        }
    }

    GameSetup {
        id: table

        game: "porrazo"
    }

    SignalSpy {
        id: spy
    }

    PageCase {
        name: "Coach"

        readonly property Coach coach: Program.table.coach

        function init() {
            failOnWarning(/.?/);
            Settings.coach = "always";
        }

        function cleanup() {
            root.width = 1280;
            root.height = 800;
            Settings.coach = "off";
            Settings.textScale = 1;
            Program.goHome();
        }

        function lay(game: string): var {
            const setup = createTemporaryObject(setups, root);
            setup.game = game;
            setup.deal = "5";
            Program.begin(setup);
            const page = createTemporaryObject(pages, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            tryVerify(() => Program.table.myTurn, 20000);
            return page;
        }

        function papersIn(page: Item): var {
            return itemsIn(page, item => item.visible && (item instanceof CoachPaper || item instanceof CoachLine));
        }

        // A game in which the viewer is about to make a costly error: taking the ace.
        function layCostly(): var {
            Program.openRecord(Qt.resolvedUrl("records/costly.sobremesa"));
            tryVerify(() => Program.atTable && Program.table.picture.step === 10, 20000);
            const page = createTemporaryObject(pages, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            tryVerify(() => Program.table.myTurn, 20000);
            return page;
        }

        // It is pressed until it is stopped: the estimate may not be there at once.
        function stopped(page: Item, before = () => {}): bool {
            for (let tries = 0; tries < 20 && !coach.stopping; ++tries) {
                if (!Program.table.myTurn || Program.table.picture.step !== 10) {
                    Program.table.undo();
                    tryVerify(() => Program.table.myTurn && Program.table.picture.step === 10, 20000);
                }
                before();
                wait(1500);
                keyClick("1"); // the ace of hearts
                keyClick("1"); // takes the ace of spades
                wait(300);
            }
            return coach.stopping;
        }

        function test_saysLessAndMore() {
            const page = lay("tresillo");
            tryVerify(() => coach.canQuieten, 5000);
            settle();
            const links = itemsIn(papersIn(page)[0], item => item instanceof Link && item.visible);
            mouseClick(links[0]);
            verify(!coach.canQuieten);
            verify(coach.canSpeakUp);
            settle();
            const more = itemsIn(papersIn(page)[0], item => item instanceof Link && item.visible && item.text === "More");
            compare(more.length, 1);
            mouseClick(more[0]);
            verify(!coach.canSpeakUp);
            compare(papersIn(page).length, 0);
        }

        function test_aCostlyMoveStops_data(): var {
            return [{
                    tag: "Enter",
                    key: Qt.Key_Return,
                    back: true
                }, {
                    tag: "Esc",
                    key: Qt.Key_Escape,
                    back: true
                }, {
                    tag: "P",
                    key: Qt.Key_P,
                    back: false
                }];
        }

        function test_aCostlyMoveStops(row: var) {
            const page = layCostly();
            verify(stopped(page));
            const bar = findChild(page, "coachBar");
            verify(bar.visible);
            verify(bar.prompt.length > 0 && bar.sub.length > 0);
            for (const text of itemsIn(bar, item => item instanceof Text))
                verify(!text.truncated, text.text);
            verify(Program.table.narrator.status.includes(bar.prompt));
            const step = Program.table.picture.step;
            keyClick(row.key);
            verify(!coach.stopping);
            if (row.back) {
                verify(Program.table.myTurn);
                compare(Program.table.picture.step, step);
            } else {
                tryVerify(() => Program.table.picture.step > step);
            }
        }

        // What would be better is told, and the move is taken back.
        function test_hintInstead() {
            const page = layCostly();
            verify(stopped(page));
            keyClick("h");
            verify(!coach.stopping);
            tryCompare(Program.table.assistant.hint, "step", Hint.Where, 20000);
        }

        // The whole of it: where, which, why, how much.
        function askHint() {
            for (let step = Program.table.assistant.hint.step; step < Hint.HowMuch; ++step) {
                keyClick("h");
                tryVerify(() => Program.table.assistant.hint.step > step, 20000);
            }
        }

        function test_questionBesideAHint_data(): var {
            return [[1280, 800], [800, 600], [480, 800]].map(size => ({
                        tag: size.join("x"),
                        size: size
                    }));
        }

        // A hint that is still shown covers nothing of the question.
        function test_questionBesideAHint(row: var) {
            root.width = row.size[0];
            root.height = row.size[1];
            const page = layCostly();
            verify(stopped(page, askHint));
            const slip = page.view.hintSlip;
            verify(page.view.hintShown());
            settle();
            const hint = slip.mapToItem(page, 0, 0, slip.width, slip.height);
            const bar = findChild(page, "coachBar");
            const question = bar.mapToItem(page, 0, 0, bar.width, bar.height);
            verify(hint.x >= question.x + question.width || hint.y + hint.height <= question.y, hint + " beside " + question);
        }

        function test_asksBeforeTheFirstGame_data(): var {
            return [[1280, 800], [800, 600], [480, 800]].map(size => ({
                        tag: size.join("x"),
                        size: size
                    }));
        }

        function test_asksBeforeTheFirstGame(row: var) {
            root.width = row.size[0];
            root.height = row.size[1];
            const page = createTemporaryObject(newGame, root);
            const buttons = itemsIn(page, item => item instanceof BidButton && item.visible);
            for (const title of ["I know the game", "Lesson 1 first, 2 minutes", "Sit down and let the coach help"]) {
                const button = buttons.find(item => item.title === title);
                verify(button !== undefined, title);
                tryVerify(() => {
                    const place = button.mapToItem(page, 0, 0, button.width, button.height);
                    return place.x >= 0 && place.x + place.width <= root.width && place.y + place.height <= root.height;
                }, 2000, title);
            }
            spy.target = page;
            spy.signalName = "coachAnswered";
            spy.clear();
            page.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], true);
            mouseClick(buttons.find(item => item.title === "I know the game"));
            compare(spy.count, 2);
            compare(spy.signalArguments[1][0], false);
        }

        function test_isASetting() {
            Settings.coach = "first";
            const page = createTemporaryObject(settings, root);
            const row = itemsIn(page, item => item.label === "Coach")[0];
            verify(row !== undefined);
            compare(row.value, "first");
        }
    }
}
