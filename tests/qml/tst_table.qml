// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import QtTest
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// Every game's table: it loads without a warning, every card has a spoken name, and a whole deal can be played by keys.
Item {
    id: root

    width: 1280
    height: 800

    GameCatalog {
        id: catalog
    }

    Repeater { // the ids of the registry
        id: games

        model: catalog

        delegate: Item {
            required property string game
        }
    }

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

    PageCase {
        id: tests

        name: "Table"

        function init() {
            failOnWarning(/.?/);
        }

        function cleanup() {
            Program.goHome();
            root.width = 1280;
            root.height = 800;
            Theme.u = 1;
        }

        // A game of this id at the table, dealt by a fixed number.
        function lay(game: string, players: int): var {
            const setup = createTemporaryObject(setups, root);
            setup.game = game;
            setup.players = players;
            setup.deal = "5";
            Program.begin(setup);
            verify(Program.atTable);
            const page = createTemporaryObject(pages, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            return page;
        }

        // What keeps the score is as much larger as the window is.
        function test_furnitureGrows_data(): var {
            return test_loads_data();
        }

        function test_furnitureGrows(data: var) {
            const page = lay(data.game, data.players);
            tryVerify(() => page.view.scoreItem(0) !== null && page.view.scoreItem(0).height > 0);
            const usual = page.view.scoreItem(0).height;
            Theme.u = Theme.scaleFor(3840, 2160);
            root.width = 3840;
            root.height = 2160;
            tryVerify(() => page.view.scoreItem(0).height > 1.5 * usual, 5000, usual + " becomes " + page.view.scoreItem(0).height);
        }

        function test_loads_data() {
            const rows = [];
            const setup = createTemporaryObject(setups, root);
            for (let row = 0; row < games.count; ++row) {
                const game = games.itemAt(row).game;
                setup.game = game;
                for (const players of setup.playerCounts)
                    rows.push({
                        "tag": game + " " + players,
                        "game": game,
                        "players": players
                    });
            }
            return rows;
        }

        // No plate lies upon another or beyond the cloth.
        function verifyPlates(view: var, size: string) {
            const plates = [];
            for (let seat = 0; seat < Program.table.game.players; ++seat)
                plates.push(view.plates.plateOf(seat));
            plates.forEach((plate, seat) => {
                verify(plate.x >= -1 && plate.x + plate.width <= view.table.width + 1, size + ": " + plate.name + " beyond the cloth");
                for (const other of plates.slice(seat + 1)) {
                    const across = Math.min(plate.x + plate.width, other.x + other.width) - Math.max(plate.x, other.x);
                    const down = Math.min(plate.y + plate.height, other.y + other.height) - Math.max(plate.y, other.y);
                    verify(across < 1 || down < 1, size + ": " + plate.name + " upon " + other.name);
                }
            });
        }

        function test_loads(data) {
            const page = lay(data.game, data.players);
            compare(Program.table.game.players, data.players);
            tryVerify(() => !Program.table.running);
            for (const size of [[1280, 800], [800, 600], [480, 800]]) {
                root.width = size[0];
                root.height = size[1];
                settle();
                verify(page.view.playBottom > page.view.playTop + 50, size.toString());
                verifyPlates(page.view, size.toString());
            }
            root.width = 1280;
            root.height = 800;
        }

        // In portrait the title bar has no room for it.
        function test_theDrawerTellsHowFarTheGameIs_data(): var {
            return test_loads_data();
        }

        function test_theDrawerTellsHowFarTheGameIs(data: var) {
            const page = lay(data.game, data.players);
            root.width = 480;
            root.height = 800;
            tryVerify(() => page.view.portrait);
            page.view.openDrawer();
            const headline = Program.table.game.headline;
            const told = () => itemsIn(root.T.Overlay.overlay, item => item instanceof Text && item.visible && item.text.indexOf(headline) >= 0);
            tryVerify(() => told().length === 1, 5000, headline);
            tryVerify(() => !told()[0].truncated, 5000, told()[0].text);
        }

        function test_everyCardOfTheHandIsNamed() {
            const page = lay("cuarenta", 2);
            tryVerify(() => Program.table.myTurn);
            for (let slot = 0; slot < 5; ++slot) {
                const card = page.view.cardLayer.cardAt(CardModel.Hand, slot);
                verify(card !== null);
                verify(card.Accessible.name.indexOf("in your hand") > 0, card.Accessible.name);
            }
        }

        // Enter plays or picks up the card with the focus; a digit answers.
        function test_aDealByKeys() {
            const page = lay("cuarenta", 2);
            const deals = Program.table.game.headline;
            let presses = 0;
            while (Program.table.game.headline.indexOf("Deal 1 ") === 0 && !Program.table.over && presses < 200) {
                tryVerify(() => Program.table.myTurn || Program.table.over, 10000);
                if (Program.table.answering.answers.count > 0) {
                    keyClick("1");
                } else {
                    keyClick(Qt.Key_Right);
                    keyClick(Qt.Key_Return);
                }
                ++presses;
            }
            verify(presses >= 20, presses.toString());
            verify(Program.table.game.headline !== deals, Program.table.game.headline + " after " + presses);
        }

        // Newer Qt forgets how far a card was carried before it says that it has been let go.
        function test_aCardIsCarriedToAnotherPlace() {
            const page = lay("cuarenta", 2);
            tryVerify(() => Program.table.myTurn);
            const layer = page.view.cardLayer;
            const card = layer.cardAt(CardModel.Hand, 0);
            tryVerify(() => card.cx === card.spot.x && layer.cardAt(CardModel.Hand, 4).cx === layer.cardAt(CardModel.Hand, 4).spot.x); // they have taken their places
            const code = card.code;
            const way = layer.cardAt(CardModel.Hand, 4).cx - card.cx + card.width * 0.4;
            mouseDrag(card, card.width / 2, card.height / 2, way, 0);
            tryVerify(() => layer.cardAt(CardModel.Hand, 4).code === code);
        }

        function test_escPutsBack() {
            const page = lay("cuarenta", 2);
            tryVerify(() => Program.table.myTurn);
            keyClick(Qt.Key_F8);
            verify(Program.table.narrator.status.length > 0);
            keyClick(Qt.Key_Escape);
            verify(!Program.table.answering.lifted);
        }
    }
}
