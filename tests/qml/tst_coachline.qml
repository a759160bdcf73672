// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Table

// What the coach says covers no card, in any game. By itself: what was said in other tests is not said again.
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

    PageCase {
        name: "CoachLine"

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

        function itemsIn(item: Item, wanted: var): var {
            let items = wanted(item) ? [item] : [];
            for (let i = 0; i < item.children.length; ++i)
                items = items.concat(itemsIn(item.children[i], wanted));
            return items;
        }

        function papersIn(page: Item): var {
            return itemsIn(page, item => item.visible && (item instanceof CoachPaper || item instanceof CoachLine));
        }

        function test_coversNoCard_data(): var {
            return ["porrazo", "truco", "cuarenta", "tresillo", "loba"].map(game => ({
                        tag: game,
                        game: game
                    }));
        }

        function apart(one: rect, other: rect): bool {
            return other.width === 0 || other.x + other.width <= one.x + 1 || other.x >= one.x + one.width - 1 || other.y + other.height <= one.y + 1 || other.y >= one.y + one.height - 1;
        }

        // The whole sentence can be read, and covers no card and no pile. One game for all sizes: much is said only once.
        function test_coversNoCard(row: var) {
            const page = lay(row.game);
            tryVerify(() => coach.sentence !== "" && !Program.table.running, 20000);
            for (const size of [[1280, 800, 1], [800, 600, 1], [480, 800, 1], [1280, 800, 2], [800, 600, 2]]) {
                root.width = size[0];
                root.height = size[1];
                Settings.textScale = size[2];
                settle();
                const where = size.join("x") + ": ";
                tryVerify(() => papersIn(page).length === 1, 5000, where);
                const paper = papersIn(page)[0];
                verify(paper.Accessible.name.includes(coach.sentence));
                for (const text of itemsIn(paper, item => item instanceof Text && item.visible))
                    verify(!text.truncated, where + text.text);
                const place = paper.mapToItem(page, 0, 0, paper.width, paper.height);
                verify(place.x >= 0 && place.y >= 0 && place.x + place.width <= root.width && place.y + place.height <= root.height, where + place);
                if (paper instanceof CoachLine)
                    verifyApart(page.view, Qt.rect(paper.x, paper.y, paper.width, paper.height), where);
            }
        }

        function verifyApart(view: var, line: rect, where: string) {
            const cards = itemsIn(view.cardLayer, item => item instanceof TableCard && item.visible);
            verify(cards.length > 0);
            for (const card of cards)
                verify(apart(line, card.place), where + line + " upon " + card.code + " at " + card.place);
            for (let pile = 0; pile < 4; ++pile) {
                if (view.layout.pileCard(pile) > 0)
                    verify(apart(line, view.layout.pile(pile)), where + line + " upon pile " + pile + " at " + view.layout.pile(pile));
            }
        }
    }
}
