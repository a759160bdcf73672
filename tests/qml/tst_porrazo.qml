// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Table

// Porrazo by keys alone: a whole pass through the pack with declarations, claims and the tendido.
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

        name: "Porrazo"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            Program.goHome();
            root.width = 1280;
            root.height = 800;
        }

        function lay(players: int, deal: string): var {
            const setup = createTemporaryObject(setups, root);
            setup.game = "porrazo";
            setup.players = players;
            setup.deal = deal;
            Program.begin(setup);
            const page = createTemporaryObject(pages, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            return page;
        }

        // Where everybody plays alone, what each has taken is at the plate; two have a pile each on the cloth.
        function test_aPileAPlayer_data(): var {
            return [2, 4, 8].map(players => ({
                        "tag": players.toString(),
                        "players": players
                    }));
        }

        function test_aPileAPlayer(data: var) {
            let most = 0;
            const count = phases.find("porrazo", data.players);
            for (let number = 0; number < count; ++number) {
                phases.show(number);
                const page = createTemporaryObject(pages, root);
                tryVerify(() => page.view !== null && !Program.table.running);
                const alone = data.players > 2;
                tryVerify(() => page.view.layout.pileCard(TableLayout.OtherPile) > 0 === !alone);
                for (let seat = 0; seat < data.players; ++seat) {
                    const taken = Program.table.cards.countIn(CardModel.Captured, seat);
                    tryVerify(() => page.view.plates.plateOf(seat)?.taken === (alone && seat !== Program.table.game.viewer ? taken : -1));
                    most = Math.max(most, taken);
                }
                page.destroy();
            }
            verify(most > 0);
        }

        function waitForMe() {
            tryVerify(() => {
                Program.table.skip(); // no pause for words
                return Program.table.myTurn || Program.table.over;
            }, 10000);
        }

        // Lays the tendido out when asked, declares, claims nothing, and plays the first card.
        function act(page: var): string {
            if (page.view.arranging) {
                keyClick("1");
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                return "arrange";
            }
            for (const key of ["T", "D", "P"]) {
                if (Program.table.answering.answers.rowOf(key) >= 0) {
                    keyClick(key);
                    return key;
                }
            }
            keyClick("1");
            if (Program.table.answering.lifted)
                keyClick("1");
            return "play";
        }

        function test_aHandByKeys_data(): var {
            return [
                {
                    "tag": "two",
                    "players": 2
                },
                {
                    "tag": "five",
                    "players": 5
                }
            ];
        }

        function test_aHandByKeys(data) {
            const page = lay(data.players, "11");
            const done = {};
            let presses = 0;
            while ((Program.table.game.facts.hand ?? 1) === 1 && !Program.table.over && presses < 150) {
                waitForMe();
                const what = act(page);
                done[what] = (done[what] ?? 0) + 1;
                ++presses;
            }
            verify(done["play"] >= 9, JSON.stringify(done));
            verify(Program.table.over || Program.table.game.facts.hand === 2);
        }

        // The end of a pack is told on a slip.
        function test_aPackEndsWithASlip() {
            verify(lay(2, "11").view.dealSlip);
        }

        // In a strip of eight every number stands nearer to its own tile than to the next one.
        function test_numbersStandAtTheirTiles_data(): var {
            return [
                {
                    "tag": "across",
                    "size": Qt.size(800, 600)
                },
                {
                    "tag": "upright",
                    "size": Qt.size(480, 800)
                }
            ];
        }

        function test_numbersStandAtTheirTiles(data) {
            root.width = data.size.width;
            root.height = data.size.height;
            const page = lay(8, "5");
            verify(!page.view.wide);
            for (let place = 0; place < 8; ++place) {
                const plate = page.view.scoreStrip.plateOf(place);
                tryVerify(() => plate.apart > 0 && plate.apart < plate.width / 5, 5000, place + ": " + plate.apart + " of " + plate.width);
            }
        }

        // While the dealer decides, its new cards lie face down.
        function test_theDealerDoesNotSeeItsCards() {
            for (let deal = 1; deal < 12; ++deal) {
                const page = lay(2, deal.toString());
                waitForMe();
                if (Program.table.answering.answers.rowOf("T") >= 0) {
                    for (let slot = 0; slot < 3; ++slot)
                        compare(page.view.cardLayer.cardAt(CardModel.Hand, slot).code, "");
                    verify(Program.table.answering.remark.includes("an ace to a four in its place scores"));
                    compare(page.view.barNote, Program.table.answering.remark);
                    keyClick("W");
                    waitForMe();
                    verify(page.view.cardLayer.cardAt(CardModel.Hand, 0).code !== "");
                    compare(page.view.barNote, "");
                    return;
                }
                Program.goHome();
            }
            fail("never the dealer");
        }

        // The points of the row that is chosen stand on the button, and follow every swap.
        function test_arranging() {
            for (let deal = 1; deal < 60; ++deal) {
                const page = lay(2, deal.toString());
                waitForMe();
                if (Program.table.answering.answers.rowOf("T") >= 0) {
                    keyClick("T");
                    waitForMe();
                    if (page.view.arranging) {
                        const worths = {};
                        for (const key of ["1", "2", Qt.Key_Right, "1", "2", Qt.Key_Left]) {
                            keyClick(key);
                            worths[page.view.chosen.worth] = true;
                        }
                        verify(Object.keys(worths).length > 1, JSON.stringify(worths));
                        const before = Program.table.game.facts.tendido.length;
                        compare(before, 4);
                        keyClick(Qt.Key_Return);
                        tryVerify(() => !page.view.arranging);
                        return;
                    }
                }
                Program.goHome();
            }
            fail("nothing to arrange in sixty deals");
        }
    }
}
