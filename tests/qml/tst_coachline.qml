// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls
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

    Binding {
        target: Theme
        property: "u"
        value: Theme.scaleFor(root.width, root.height)
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

        function lay(game: string, players = 0, deal = "5"): var {
            const setup = createTemporaryObject(setups, root);
            setup.game = game;
            setup.deal = deal;
            if (players > 0) {
                setup.players = players;
                for (let seat = 1; seat < players; ++seat)
                    setup.seats.setLevel(seat, setup.seats.levels.length - 1); // who makes no slips
            }
            Program.begin(setup);
            const page = createTemporaryObject(pages, root);
            page.forceActiveFocus();
            tryVerify(() => page.view !== null);
            tryVerify(() => Program.table.myTurn, 20000);
            return page;
        }

        function papersIn(page: Item): var {
            return itemsIn(page, item => item.visible && (item instanceof CoachPaper || item instanceof CoachLine || item instanceof CoachSign));
        }

        function test_coversNoCard_data(): var {
            return ["porrazo", "truco", "cuarenta", "tresillo", "loba"].map(game => ({
                        tag: game,
                        game: game
                    }));
        }

        // The whole sentence can be read, and covers no card and no pile. One game for all sizes: much is said only once.
        function test_coversNoCard(row: var) {
            const page = lay(row.game);
            tryVerify(() => coach.sentence !== "" && !Program.table.running, 20000);
            for (const size of [[1280, 800, 1], [800, 600, 1], [480, 800, 1], [1280, 800, 2], [800, 600, 2], [480, 800, 2]]) {
                root.width = size[0];
                root.height = size[1];
                Settings.textScale = size[2];
                settle();
                const where = size.join("x") + ": ";
                tryVerify(() => papersIn(page).length === 1, 5000, where);
                const paper = papersIn(page)[0];
                verify(paper.Accessible.name.includes(Theme.joined([coach.sentence])), where + paper.Accessible.name);
                for (const text of itemsIn(paper, item => item instanceof Text && item.visible))
                    verify(!text.truncated, where + text.text);
                const place = paper.mapToItem(page, 0, 0, paper.width, paper.height);
                verify(place.x >= 0 && place.y >= 0 && place.x + place.width <= root.width && place.y + place.height <= root.height, where + place);
                if (paper instanceof CoachLine)
                    verifyLineApart(page.view, Qt.rect(paper.x, paper.y, paper.width, paper.height), where);
            }
        }

        // Where the answers need the room, a sign beside the question opens what the coach says, and takes none itself.
        function test_foldsIntoTheQuestion_data(): var {
            return [4, 5].map(players => ({
                        tag: "loba " + players,
                        game: "loba",
                        players: players
                    }));
        }

        // A table at which the coach has something to say that no test before has heard.
        function layWithCoach(row: var): Item {
            for (let deal = 1; deal < 20; ++deal) {
                const page = lay(row.game, row.players, String(deal));
                for (let i = 0; i < 60 && (coach.sentence === "" || Program.table.running); ++i)
                    wait(50);
                if (coach.sentence !== "")
                    return page;
                page.destroy();
            }
            return null;
        }

        function test_foldsIntoTheQuestion(row: var) {
            const page = layWithCoach(row);
            verify(page !== null);
            tryVerify(() => !Program.table.running, 20000);
            Settings.textScale = 2;
            let opened = 0;
            for (const size of [[800, 600], [480, 800]]) {
                root.width = size[0];
                root.height = size[1];
                settle();
                verifyApart(page.view, size.join("x"));
                for (const sign of papersIn(page).filter(paper => paper instanceof CoachSign))
                    opened += verifyOpens(page, sign, size.join("x"));
            }
            verify(opened > 0);
        }

        function verifyOpens(page: Item, sign: CoachSign, where: string): int {
            const bar = page.view.answering;
            verify(sign.Accessible.name.includes(Theme.joined([coach.sentence])));
            const place = sign.mapToItem(bar, 0, 0, sign.width, sign.height);
            verify(place.x > 0 && place.y >= 0 && place.x + place.width <= bar.width && place.y + place.height < bar.height, where + ": " + place + " in " + rectOf(bar));
            const stands = JSON.stringify(things(page.view));
            mouseClick(sign);
            const line = papersIn(page).find(paper => paper instanceof CoachLine);
            verify(line !== undefined && line.height >= line.whole && sign.opened, where);
            settle();
            compare(JSON.stringify(things(page.view)), stands, where);
            mouseClick(sign);
            verify(!line.visible && !sign.opened);
            return 1;
        }

        function verifyLineApart(view: var, line: rect, where: string) {
            const cards = itemsIn(view.cardLayer, item => item instanceof TableCard && item.visible);
            verify(cards.length > 0);
            for (const card of cards)
                verify(!overlap(line, card.place, 1), where + line + " upon " + card.code + " at " + card.place);
            for (const said of [view.answering, view.words, view.askedLine])
                verify(!said.visible || !overlap(line, rectOf(said), 1), where + line + " upon " + said + " at " + rectOf(said));
            for (let pile = 0; pile < 4; ++pile) {
                if (view.layout.pileCard(pile) > 0)
                    verify(!overlap(line, view.layout.pile(pile), 1), where + line + " upon pile " + pile + " at " + view.layout.pile(pile));
            }
        }
    }
}
