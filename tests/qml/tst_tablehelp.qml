// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Learn
import Sobremesa.Table

// What the keys of the table open beside the play: hint, rules, large card, looking back, and the way from zone to zone.
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
        id: slips

        HintSlip {
            step: Hint.HowMuch
            words: "sota de oros: play it, not the king of swords, which is worth more later"
            reasons: ["A reason of one sentence that is long enough to want two lines.", "Another one, which is as long as the first one was."]
        }
    }

    Component {
        id: grounds

        Item {
            property int pressed: 0
            property alias pointed: pointing.hovered

            anchors.fill: parent

            TapHandler {
                onTapped: ++parent.pressed
            }

            HoverHandler {
                id: pointing
            }
        }
    }

    Component {
        id: lessons

        LessonPage {
            anchors.fill: parent
            lesson: Program.school.table
        }
    }

    SignalSpy {
        id: rules

        signalName: "ruleRequested"
    }

    PageCase {
        name: "TableHelp"

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            root.width = 1280;
            root.height = 800;
            Settings.textScale = 1;
            Settings.highContrast = false;
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

        function test_hintStepByStep() {
            const page = lay("cuarenta");
            keyClick("h");
            tryCompare(Program.table.assistant.hint, "step", Hint.Where, 20000);
            verify(page.view.hintShown());
            keyClick("h");
            compare(Program.table.assistant.hint.step, Hint.Which);
            keyClick("h");
            compare(Program.table.assistant.hint.step, Hint.Why);
            verify(Program.table.assistant.hint.reasons.length > 0);
            keyClick("h");
            compare(Program.table.assistant.hint.step, Hint.HowMuch);
            verify(Program.table.assistant.hint.rows.length > 1);
            keyClick("h", Qt.ShiftModifier);
            keyClick("h", Qt.ShiftModifier);
            compare(Program.table.assistant.hint.step, Hint.Which);
            keyClick(Qt.Key_Escape);
            compare(Program.table.assistant.hint.step, Hint.None);
        }

        function test_hintHasRoom_data(): var {
            const rows = [];
            for (const game of ["porrazo", "truco", "cuarenta", "tresillo", "loba"])
                for (const size of [[1280, 800], [800, 600], [480, 800]])
                    rows.push({
                        tag: game + " " + size.join("x"),
                        game: game,
                        size: size
                    });
            return rows;
        }

        // However much it says, the slip leaves hand, answers and words free, and every sentence and row can be read in full.
        function test_hintHasRoom(row: var) {
            root.width = row.size[0];
            root.height = row.size[1];
            const page = lay(row.game);
            const hint = Program.table.assistant.hint;
            keyClick("h");
            tryCompare(hint, "step", Hint.Where, 20000);
            for (let step = 0; step < 3; ++step)
                keyClick("h");
            compare(hint.step, Hint.HowMuch);
            const slip = page.view.hintSlip;
            tryVerify(() => slip.mapToItem(page, 0, slip.height).y <= page.height, 2000, "the slip ends above the lower edge");
            tryVerify(() => slip.height > 100);
            verifyFree(page.view, slip);
            for (const sentence of itemsIn(slip, item => item instanceof Text && item.visible))
                verify(!sentence.truncated, sentence.text);
            keyClick(Qt.Key_Escape);
        }

        // Where many answers leave it little room, it scrolls what it says.
        function test_hintKeepsToItsRoom_data(): var {
            const rows = [];
            for (const width of [268, 360, 444, 680])
                for (const room of [200, 290, 600])
                    rows.push({
                        tag: width + " wide, " + room + " high",
                        width: width,
                        room: room
                    });
            return rows;
        }

        function test_hintKeepsToItsRoom(row: var) {
            const slip = createTemporaryObject(slips, root, {
                "width": row.width,
                "room": row.room
            });
            settle();
            verify(slip.height > 100);
            verify(slip.height <= row.room, slip.height + " in " + row.room);
            compare(itemsIn(slip, item => item instanceof Suited && item.visible && item.words === slip.words).length, 1);
        }

        function test_nothingIsPressedThroughTheHint() {
            const ground = createTemporaryObject(grounds, root);
            const slip = createTemporaryObject(slips, root, {
                "width": 360,
                "y": 100
            });
            settle();
            mouseClick(root, 10, 50);
            compare(ground.pressed, 1);
            mouseMove(root, 12, 52);
            tryVerify(() => ground.pointed);
            mouseMove(slip, 5, 5);
            mouseClick(slip, 5, 5);
            compare(ground.pressed, 1);
            tryVerify(() => !ground.pointed);
        }

        function verifyFree(view: Item, slip: Item) {
            const place = slip.mapToItem(view.table, 0, 0, slip.width, slip.height);
            for (const item of [view.answering, view.words, view.askedLine].filter(item => item.visible && item.height > 0))
                verify(!overlap(place, rectOf(item), 0), item + " is free: " + place + " " + item.y);
            verify(view.wide || place.y + place.height <= view.handTop + 1, "the hand is free: " + place + " " + view.handTop);
        }

        function test_everyZoneHasItsTurn() {
            const page = lay("cuarenta");
            const seen = [];
            for (let i = 0; i < 6; ++i) {
                keyClick(Qt.Key_F6);
                const name = root.Window.activeFocusItem.Accessible.name;
                verify(name !== "", root.Window.activeFocusItem);
                verify(!seen.includes(name), name);
                seen.push(name);
            }
            keyClick(Qt.Key_Down);
            verify(root.Window.activeFocusItem.Accessible.name.indexOf("in your hand") > 0);
            keyClick(Qt.Key_Up);
            verify(page.view.plates.hasFocus() || page.view.cardLayer.onTable());
        }

        // The cards of a position that is laid anew are others: the first of them has the focus, and Enter plays it.
        function test_handHasTheFocusAgain() {
            Program.school.start("cuarenta-1");
            const page = createTemporaryObject(lessons, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            const slip = () => Program.school.table.slip.state;
            tryVerify(() => slip() === Slip.Asked);
            keyClick(Qt.Key_Return); // a guess may be left out
            tryVerify(() => Program.school.table.slip.options.length === 0 && slip() === Slip.Asked);
            for (let wrong = 0; wrong < 2; ++wrong) {
                tryVerify(() => root.Window.activeFocusItem.Accessible.name.includes("in your hand"), 3000, "a card has the focus, " + root.Window.activeFocusItem);
                keyClick(Qt.Key_Return);
                tryVerify(() => slip() === Slip.Reply, 3000);
                keyClick(Qt.Key_Return);
                tryVerify(() => slip() === Slip.Asked, 3000);
            }
            keyClick("2"); // a card that can be played in two ways: Enter means it now, not the one before
            verify(Program.school.table.answering.lifted);
            compare(page.view.cardLayer.codeOfFocus(), "4h");
            Program.school.table.leave();
        }

        // Loba draws from the stock with S, which shows the way in lessons: the answer comes first, and once.
        function test_anAnswersKeyIsItsOwnInALesson() {
            Program.school.start("loba-1");
            const page = createTemporaryObject(lessons, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            const slip = Program.school.table;
            const showMe = findChild(page, "showMe");
            tryVerify(() => slip.slip.state === Slip.Reading);
            keyClick(Qt.Key_Return);
            tryVerify(() => slip.slip.state === Slip.Asked);
            compare(showMe.key, "S");
            keyClick("1");
            tryVerify(() => slip.slip.state === Slip.Asked && slip.answering.asked);
            verify(slip.answering.takesKey("S"));
            compare(showMe.key, "");
            keyClick("s");
            tryVerify(() => slip.slip.state === Slip.Reply);
            compare(showMe.key, "S");
            slip.leave();
        }

        function test_largeCardTellsAboutIt() {
            const page = lay("truco");
            page.view.cardLayer.focusZone(CardModel.Hand);
            const code = page.view.cardLayer.codeOfFocus();
            verify(code !== "");
            verify(Program.table.assistant.aboutCard(code).notes.length > 2);
            keyClick("z");
            verify(!page.view.cardLayer.codeOfFocus());
            keyClick(Qt.Key_Escape);
            tryVerify(() => page.view.cardLayer.codeOfFocus() === code);
        }

        function test_rulesOfWhatIsOnTheScreen() {
            const page = lay("cuarenta");
            rules.target = page;
            rules.clear();
            page.view.rulesRequested();
            compare(rules.count, 1);
            compare(rules.signalArguments[0][0], "4.4");
        }

        function test_looksBackAtALine() {
            lay("cuarenta");
            keyClick(Qt.Key_Return);
            if (Program.table.answering.answers.count > 0)
                keyClick("1");
            tryVerify(() => Program.table.myTurn, 20000);
            Program.table.looking.lookAt(2);
            verify(Program.table.looking.active);
            keyClick(Qt.Key_Escape);
            verify(!Program.table.looking.active);
        }

        // Large text and high contrast in the smallest windows: the table keeps a middle, no answer is cut.
        function test_largeText_data(): var {
            const rows = [];
            for (const game of ["cuarenta", "truco", "porrazo", "tresillo", "loba"]) {
                for (const size of [[800, 600], [480, 800]])
                    rows.push({
                        "tag": game + " " + size[0] + "x" + size[1],
                        "game": game,
                        "size": size
                    });
            }
            return rows;
        }

        function test_largeText(row) {
            Settings.textScale = 2;
            Settings.highContrast = true;
            root.width = row.size[0];
            root.height = row.size[1];
            const page = lay(row.game);
            tryVerify(() => page.view.answering.visible || Program.table.answering.plainTurn);
            settle();
            for (const button of answers(page, [])) {
                const at = button.mapToItem(page, 0, 0);
                verify(at.x >= -1 && at.x + button.width <= page.width + 1, button.title + " from " + at.x + " to " + (at.x + button.width));
                verify(at.y >= -1 && at.y + button.height <= page.height + 1, button.title + " from " + at.y + " to " + (at.y + button.height));
            }
            root.width = 1280;
            root.height = 800;
        }

        function answers(item: Item, found: var): var {
            if (!item.visible)
                return found;
            if (item instanceof BidButton)
                found.push(item);
            for (let i = 0; i < item.children.length; ++i)
                answers(item.children[i], found);
            return found;
        }
    }
}
