// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Table

// Loba by keys alone: a whole deal, the hand sorted and arranged, and cards dragged.
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
        id: logLines

        LogLine {}
    }

    TestCase {
        id: tests

        name: "Loba"
        when: windowShown

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            Program.goHome();
        }

        function lay(players: int, deal: string): var {
            const setup = createTemporaryObject(setups, root);
            setup.game = "loba";
            setup.players = players;
            setup.deal = deal;
            Program.begin(setup);
            const page = createTemporaryObject(pages, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            waitForMe();
            return page;
        }

        function waitForMe() {
            tryVerify(() => {
                if (Program.table.picture.account.waits)
                    Program.table.skip();
                return Program.table.myTurn || Program.table.over;
            }, 10000);
        }

        function hand(page: var): var {
            const codes = [];
            for (let slot = 0; page.view.cardLayer.cardAt(CardModel.Hand, slot) !== null; ++slot)
                codes.push(page.view.cardLayer.cardAt(CardModel.Hand, slot).code);
            return codes;
        }

        // Draws, puts down what lies ready, and discards the last card of the hand.
        function aTurn(page: var) {
            keyClick("S");
            waitForMe();
            for (let sure = 0; sure < 2 && Program.table.answering.answers.count > 0; ++sure) // it cannot be taken back
                keyClick(Program.table.answering.answers.rowOf("M") >= 0 ? "M" : "1");
            waitForMe();
            page.view.cardLayer.focusZone(CardModel.Hand);
            for (let step = hand(page).length; step > 0; --step)
                keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            keyClick("X");
        }

        function test_aDealByKeys() {
            const page = lay(2, "5");
            const first = Program.table.game.facts.deal;
            let turns = 0;
            while (Program.table.game.facts.deal === first && !Program.table.over && turns < 120) {
                aTurn(page);
                ++turns;
                waitForMe();
            }
            verify(Program.table.game.facts.deal === first + 1, "after " + turns + " turns");
            verify(Program.table.game.facts.history.length === 1);
        }

        function test_theHandIsArrangedByKeys() {
            const page = lay(4, "7");
            const before = hand(page);
            compare(before.length, 11);
            page.view.cardLayer.focusZone(CardModel.Hand);
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            const moved = hand(page);
            compare(moved[0], before[1]);
            compare(moved[1], before[0]);
            keyClick(Qt.Key_Left, Qt.ShiftModifier);
            compare(hand(page), before);
            keyClick("O");
            const suits = hand(page).filter(code => code !== "**").map(code => "shdc".indexOf(code[1]));
            compare(suits, suits.slice().sort((left, right) => left - right));
            keyClick("O");
            keyClick("O");
            compare(hand(page), before);
        }

        // What has been arranged stays so, and what is drawn stands at the right with its badge.
        function test_theOrderStays() {
            const page = lay(3, "9");
            keyClick("O");
            const before = hand(page);
            keyClick("S");
            tryVerify(() => hand(page).length === 12);
            compare(hand(page).slice(0, 11), before);
            compare(page.view.cardLayer.cardAt(CardModel.Hand, 11).badge, "new");
        }

        function drag(from: Item, x: real, y: real) {
            const start = from.mapToItem(root, Math.min(12, from.width / 4), from.height / 2);
            mousePress(root, start.x, start.y);
            for (let step = 1; step <= 10; ++step)
                mouseMove(root, start.x + (x - start.x) * step / 10, start.y + (y - start.y) * step / 10);
            mouseRelease(root, x, y);
        }

        function test_drawingAndDiscardingByDrag() {
            const page = lay(2, "5");
            const layer = page.view.cardLayer;
            const stock = layer.cardAt(CardModel.Stock, 0);
            const target = layer.cardAt(CardModel.Hand, 5).mapToItem(root, 20, 20);
            drag(stock, target.x, target.y);
            tryVerify(() => hand(page).length === 12);
            const pile = layer.cardAt(CardModel.Discards, Program.table.cards.countIn(CardModel.Discards, 0) - 1);
            const middle = pile.mapToItem(root, pile.width / 2, pile.height / 2);
            const thrown = hand(page)[0];
            drag(layer.cardAt(CardModel.Hand, 0), middle.x, middle.y);
            tryVerify(() => Program.table.cards.countIn(CardModel.Hand, Program.table.game.viewer) === 11);
            verify(!hand(page).includes(thrown) || hand(page).length === 11);
        }

        function holdOver(from: Item, x: real, y: real) {
            const start = from.mapToItem(root, Math.min(12, from.width / 4), from.height / 2);
            mousePress(root, start.x, start.y);
            for (let step = 1; step <= 10; ++step)
                mouseMove(root, start.x + (x - start.x) * step / 10, start.y + (y - start.y) * step / 10);
        }

        // Before a card is drawn none may be discarded: the pile is not marked under it.
        function test_onlyWhatMayGoIsMarked() {
            const page = lay(2, "5");
            const layer = page.view.cardLayer;
            for (const drawn of [false, true]) {
                if (drawn)
                    keyClick("S");
                tryVerify(() => Program.table.myTurn && !Program.table.running && hand(page).length === (drawn ? 12 : 11));
                const before = hand(page);
                const pile = layer.cardAt(CardModel.Discards, Program.table.cards.countIn(CardModel.Discards, 0) - 1);
                const middle = pile.mapToItem(root, pile.width / 2, pile.height / 2);
                holdOver(layer.cardAt(CardModel.Hand, 0), middle.x, middle.y);
                compare(layer.carried >= 0, true);
                compare(layer.target.width > 0, drawn);
                mouseMove(root, middle.x + 3 * pile.width, middle.y); // on the runner, where nothing is discarded
                compare(layer.target.width, 0);
                mouseMove(root, middle.x, middle.y);
                mouseRelease(root, middle.x, middle.y);
                compare(layer.carried, -1);
                if (!drawn)
                    compare(hand(page), before);
            }
            tryVerify(() => hand(page).length === 11);
        }

        // Whichever way, the card is chosen before it is discarded; on the pile it is both at once. So it is with a contract
        // that can be laid down (deal 5), and without.
        function test_discarding_data(): var {
            const rows = [];
            for (const deal of ["5", "9"]) {
                for (const way of ["the pile", "the button", "its key", "dragged"])
                    rows.push({
                        "tag": way + " in deal " + deal,
                        "deal": deal,
                        "way": way
                    });
            }
            return rows;
        }

        function press(item: Item) {
            mouseClick(item, Math.min(12, item.width / 4), item.height / 2);
        }

        function test_discarding(data) {
            const page = lay(2, data.deal);
            const layer = page.view.cardLayer;
            const answering = Program.table.answering;
            keyClick("S");
            tryVerify(() => Program.table.myTurn && !Program.table.running && hand(page).length === 12);
            const before = hand(page);
            const card = layer.cardAt(CardModel.Hand, 0);
            const pile = layer.cardAt(CardModel.Discards, Program.table.cards.countIn(CardModel.Discards, 0) - 1);
            if (data.way === "dragged") {
                const middle = pile.mapToItem(root, pile.width / 2, pile.height / 2);
                drag(card, middle.x, middle.y);
            } else {
                for (const chosen of [true, false, true]) { // again: it is put back
                    if (data.way === "its key") {
                        layer.focusZone(CardModel.Hand);
                        keyClick(Qt.Key_Return);
                    } else
                        press(card);
                    compare(answering.lifted, chosen);
                    compare(hand(page), before);
                }
                if (data.way === "the pile")
                    press(pile);
                else if (data.way === "its key")
                    keyClick("X");
                else
                    answering.answer(answering.answers.rowOf("X"));
            }
            tryVerify(() => hand(page).join() === before.slice(1).join());
        }

        // Penalties are told from gains by colour and by more.
        function test_penaltiesInTheLog() {
            const said = {
                "index": 0,
                "tile": 1,
                "words": "Hand",
                "points": "+13",
                "spoken": "Rosa: +13",
                "heading": false
            };
            const loss = createTemporaryObject(logLines, root, Object.assign({
                "loss": true
            }, said));
            const gain = createTemporaryObject(logLines, root, Object.assign({
                "loss": false
            }, said));
            verify(loss.pointsColor !== gain.pointsColor);
            verify(loss.ringed && !gain.ringed);
            compare(loss.Accessible.name, loss.spoken); // which the tests of the narrator read
        }

        function test_aCardIsDraggedSideways() {
            const page = lay(2, "5");
            const before = hand(page);
            const third = page.view.cardLayer.cardAt(CardModel.Hand, 3);
            const target = third.mapToItem(root, third.width * 0.3, third.height / 2);
            drag(page.view.cardLayer.cardAt(CardModel.Hand, 0), target.x, target.y);
            const after = hand(page);
            verify(after[0] === before[1], after.join());
            verify(after.indexOf(before[0]) >= 2, after.join());
        }
    }
}
