// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// Truco by keys alone: whole deals, answers by their letters, signs from their sheet.
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

    TestCase {
        id: tests

        name: "Truco"
        when: windowShown

        readonly property list<string> plainAnswers: ["Q", "S", "O", "G"]

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            Program.goHome();
        }

        function lay(players: int): var {
            const setup = createTemporaryObject(setups, root);
            setup.game = "truco";
            setup.players = players;
            setup.deal = "5";
            Program.begin(setup);
            const page = createTemporaryObject(pages, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            return page;
        }

        // "Deal 1", or that the game is over.
        function now(): string {
            return Program.table.over ? "over" : Program.table.game.headline.split(" · ")[0];
        }

        function test_aDealByKeys_data() {
            return [2, 4, 6].map(players => ({
                        "tag": players + " players",
                        "players": players
                    }));
        }

        // A word that waits is answered with the plain answer; otherwise a card is played. The others may end a
        // deal before anything is asked: then it is the next one.
        function test_aDealByKeys(data) {
            const page = lay(data.players);
            let deal = now();
            let presses = 0;
            while (deal !== "over" && presses < 40 && (presses === 0 || now() === deal)) {
                deal = now();
                tryVerify(() => Program.table.myTurn || now() !== deal, 20000);
                if (now() !== deal)
                    continue;
                tryVerify(() => !Program.table.myTurn || page.view.answering.visible && page.view.answering.prompt !== "", 5000, "what is asked is read");
                const letter = plainAnswers.find(key => Program.table.answering.answers.rowOf(key) >= 0);
                if (letter !== undefined) {
                    keyClick(letter);
                } else {
                    keyClick(Qt.Key_Right);
                    keyClick(Qt.Key_Return);
                }
                ++presses;
            }
            verify(presses > 0 && now() !== deal, Program.table.game.headline + " after " + presses);
        }

        function test_aWordOutOfTurnByItsLetter() {
            lay(2);
            // Where the other one has said something first, that is answered.
            for (let presses = 0; Program.table.answering.asides.rowOf("T") < 0 && presses < 40; ++presses) {
                tryVerify(() => Program.table.myTurn, 20000);
                const letter = plainAnswers.find(key => Program.table.answering.answers.rowOf(key) >= 0);
                if (letter !== undefined) {
                    keyClick(letter);
                } else if (Program.table.answering.asides.rowOf("T") < 0) {
                    keyClick(Qt.Key_Right);
                    keyClick(Qt.Key_Return);
                }
            }
            const lines = Program.table.narrator.log.rowCount();
            keyClick("T");
            tryVerify(() => Program.table.narrator.log.rowCount() > lines);
        }

        // Seen and heard, not by the form of a mark alone.
        function test_everyPlateHasTheWordOfItsSide() {
            const plates = lay(4).view.plates;
            for (const row of [[1, "Them"], [2, "Us"], [3, "Them"]]) {
                tryVerify(() => plates.plateOf(row[0])?.note.indexOf(row[1]) === 0);
                verify(plates.plateOf(row[0]).Accessible.name.indexOf(row[1]) > 0);
            }
        }

        // Rosa talks a lot: heard with her plate, and seen where the pointer rests on it, in a tile with her name.
        function test_aPlateTellsHowItsPlayerPlays() {
            const page = lay(2);
            const plate = page.view.plates.plateOf(1);
            tryVerify(() => plate.Accessible.name.indexOf("talks a lot") > 0);
            compare(page.view.plates.plateOf(0).Accessible.name.indexOf("talks a lot"), -1);
            tryVerify(() => !Program.table.running);
            mouseMove(plate, plate.width / 2, plate.height / 2);
            tryVerify(() => plate.tip !== null && plate.tip.visible);
            compare(plate.tip.text, plate.chip ? "Rosa, talks a lot" : "talks a lot");
            mouseMove(root, root.width / 2, root.height / 2);
            tryVerify(() => plate.tip === null);
        }

        // A lesson asks how many they are.
        function test_aLessonDoesNotHaveItsPointsCounted() {
            const page = lay(2);
            tryVerify(() => page.view.pointsWords !== "");
            page.view.led = true;
            compare(page.view.pointsWords, "");
            page.view.led = false;
            verify(page.view.pointsWords !== "");
        }

        // Where something was asked before, that is answered.
        function openSigns() {
            const page = lay(4);
            for (let presses = 0; presses < 40; ++presses) {
                tryVerify(() => Program.table.myTurn, 20000);
                if (page.view.openWords("S"))
                    return;
                const letter = plainAnswers.find(key => Program.table.answering.answers.rowOf(key) >= 0);
                if (letter !== undefined)
                    keyClick(letter);
                else
                    wait(50); // nothing was asked: what goes on is not told yet
            }
            fail("nobody may make a sign");
        }

        function test_aSignFromItsSheet() {
            openSigns();
            const lines = Program.table.narrator.log.rowCount();
            keyClick("1"); // at once: the sheet has the keys before it stands in full
            tryVerify(() => Program.table.narrator.log.rowCount() > lines);
        }

        // What happens meanwhile does not take the sheet from under the hand.
        function test_theSheetOfSignsStays() {
            openSigns();
            const first = root.Window.activeFocusItem as BidButton;
            Program.table.looking.showStep(0);
            verify(!Program.table.answering.asked);
            compare(Program.table.answering.asides.count, 0);
            compare(root.Window.activeFocusItem, first);
            Program.table.looking.stop();
            tryVerify(() => Program.table.answering.asked && Program.table.answering.asides.count > 0);
            verify(first.visible);
            first.forceActiveFocus(); // whoever stops looking back stands at the cards
            const lines = Program.table.narrator.log.rowCount();
            keyClick("1");
            tryVerify(() => Program.table.narrator.log.rowCount() > lines);
        }

        function test_aSignWhileTheTableTells() {
            openSigns();
            const lines = Program.table.narrator.log.rowCount();
            Program.table.looking.showStep(0);
            keyClick("1");
            compare(Program.table.narrator.log.rowCount(), lines);
            Program.table.looking.stop();
            tryVerify(() => Program.table.narrator.log.rowCount() > lines);
        }
    }
}
