// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Games
import Sobremesa.Table

// A whole deal of Tresillo through the keyboard: auction, contract, exchange, tricks, and the slip at its end.
Item {
    id: root

    width: 1280
    height: 800

    Component {
        id: setups

        GameSetup {}
    }

    Component {
        id: plates

        PlateAndPaper {
            width: 240
        }
    }

    Component {
        id: pages

        TablePage {
            anchors.fill: parent
            controller: Program.table
        }
    }

    PageCase {
        id: tests

        name: "Tresillo"

        // What is answered in each phase: the first of these keys that is on offer.
        readonly property var keys: ({
                "bidding": ["J", "P"],
                "drop": ["S"],
                "first": ["M", "E"],
                "surrender": ["A"],
                "bola": ["S"]
            })

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            Program.goHome();
        }

        function lay(players: int, number: string): var {
            const setup = createTemporaryObject(setups, root);
            setup.game = "tresillo";
            setup.players = players;
            setup.deal = number;
            for (let seat = 1; seat < players; ++seat)
                setup.seats.setLevel(seat, 1);
            Program.begin(setup);
            verify(Program.atTable);
            const page = createTemporaryObject(pages, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            return page;
        }

        function waits(): bool {
            return Program.table.myTurn || Program.table.picture.account.waits || Program.table.over;
        }

        // Two cards lifted by Space, one put back; Enter throws what is lifted.
        function exchange() {
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Space);
            verify(Program.table.answering.lifted);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Space);
            compare(Program.table.answering.answers.count, 1);
            keyClick(Qt.Key_Return);
            verify(!Program.table.answering.lifted);
        }

        function answer(phase: string) {
            for (const key of tests.keys[phase]) {
                if (Program.table.answering.answers.rowOf(key) >= 0) {
                    keyClick(key);
                    return;
                }
            }
            fail("no answer in phase " + phase);
        }

        // Plays one card: the one with the focus, or the next one that a rule does not forbid.
        function playCard() {
            const before = Program.table.cards.countIn(CardModel.Hand, Program.table.game.viewer);
            keyClick(Qt.Key_Down);
            for (let tries = 0; tries < 18; ++tries) {
                keyClick(Qt.Key_Return);
                if (Program.table.cards.countIn(CardModel.Hand, Program.table.game.viewer) < before || !Program.table.myTurn)
                    return;
                keyClick(tries < 9 ? Qt.Key_Right : Qt.Key_Left);
            }
            fail("no card could be played");
        }

        function step(page: var) {
            const phase = Program.table.game.facts.phase;
            if (Program.table.picture.account.waits) {
                keyClick("6"); // meant for a card
                verify(Program.table.picture.account.waits);
                keyClick(Qt.Key_Return);
                verify(!Program.table.picture.account.waits);
            } else if (phase === "contract") {
                verify(page.view.ownBar !== null);
                verify(page.view.ownBar.focusFirst());
                keyClick("O");
            } else if (phase === "exchange")
                exchange();
            else if (phase === "play")
                playCard();
            else
                answer(phase);
        }

        // Why a card cannot be played stands above the question, at each of them.
        function verifyTips(page: var): int {
            const bar = page.view.answering.mapToItem(page, 0, 0, page.view.answering.width, page.view.answering.height);
            const said = item => item instanceof WhyTip && item.tip.visible;
            let shown = 0;
            for (let slot = 0; slot < Program.table.cards.countIn(CardModel.Hand, Program.table.game.viewer); ++slot) {
                const card = page.view.cardLayer.cardAt(CardModel.Hand, slot);
                if (card.why === "")
                    continue;
                card.forceActiveFocus(Qt.TabFocusReason);
                const tip = itemsIn(card, item => item instanceof WhyTip)[0].tip;
                tryVerify(() => tip.opened);
                const place = tip.background.mapToItem(page, 0, 0, tip.width, tip.height);
                verify(place.y >= 0 && !overlap(place, bar), place + " upon " + bar);
                ++shown;
            }
            if (shown > 0) {
                keyClick(Qt.Key_Return);
                tryVerify(() => itemsIn(page.view.cardLayer, said).length === 0); // it is said once, with the way to the rule
            }
            return shown;
        }

        // Also where the words take two lines.
        function test_theTokensLieBelowWhatThePlateSays_data() {
            return ["en", "es", "ja"].map(language => ({
                        "tag": language
                    }));
        }

        function test_theTokensLieBelowWhatThePlateSays(row) {
            Settings.language = row.tag;
            for (const stake of [false, true]) {
                const plate = createTemporaryObject(plates, root, {
                    "plate": 7,
                    "stake": stake
                });
                const kind = findChild(plate, "kind");
                settle();
                const bottom = kind.mapToItem(plate, 0, kind.paintedHeight).y;
                const token = findChild(plate, "token");
                verify(token !== null);
                verify(bottom <= token.mapToItem(plate, 0, 0).y + 2, stake + ": " + bottom + " over " + token.mapToItem(plate, 0, 0).y);
            }
            Settings.language = "en";
        }

        function test_aDealByKeys_data() {
            return [
                {
                    "tag": "three",
                    "players": 3,
                    "deal": "5"
                },
                {
                    "tag": "four",
                    "players": 4,
                    "deal": "7"
                }
            ];
        }

        function test_aDealByKeys(data) {
            const page = lay(data.players, data.deal);
            const table = Program.table;
            const seen = [];
            let tips = 0;
            for (let steps = 0; steps < 80 && table.game.facts.deal === 1; ++steps) {
                tryVerify(() => waits(), 10000);
                seen.push(table.picture.account.waits ? "slip" : table.game.facts.phase);
                if (seen[seen.length - 1] === "slip") {
                    verify(table.picture.account.lines.length > 0);
                    compare(table.picture.account.sides.length, data.players);
                    compare(table.game.facts.deal, 1); // the next deal waits
                }
                if (tips === 0 && seen[seen.length - 1] === "play")
                    tips = verifyTips(page);
                step(page);
            }
            verify(tips > 0);
            compare(table.game.facts.deal, 2, seen.join(" "));
            verify(seen.includes("slip"), seen.join(" "));
        }

        function holdOver(from: Item, x: real, y: real) {
            const start = from.mapToItem(root, Math.min(12, from.width / 4), from.height / 2);
            mousePress(root, start.x, start.y);
            for (let step = 1; step <= 10; ++step)
                mouseMove(root, start.x + (x - start.x) * step / 10, start.y + (y - start.y) * step / 10);
        }

        // In the auction no card is laid: nothing is marked under it, it passes above everything, and goes back.
        function test_noCardIsLaidInTheAuction() {
            const page = lay(3, "5");
            const layer = page.view.cardLayer;
            tryVerify(() => Program.table.myTurn && Program.table.game.facts.phase === "bidding", 10000);
            const before = Program.table.cards.countIn(CardModel.Hand, Program.table.game.viewer);
            const card = layer.cardAt(CardModel.Hand, 2);
            const code = card.code;
            const play = page.view.layout.play;
            const middle = layer.mapToItem(root, play.x + play.width / 2, play.y + play.height / 2);
            holdOver(card, middle.x, middle.y);
            verify(layer.carried >= 0);
            compare(layer.target.width, 0);
            for (const paper of page.view.papers)
                verify(layer.z > paper.z);
            mouseRelease(root, middle.x, middle.y);
            compare(layer.carried, -1);
            compare(layer.z, 0);
            compare(Program.table.cards.countIn(CardModel.Hand, Program.table.game.viewer), before);
            compare(layer.cardAt(CardModel.Hand, 2).code, code);
        }
    }
}
