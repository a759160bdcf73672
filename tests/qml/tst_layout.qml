// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Learn
import Sobremesa.Table

// Every game's table as it stands in a window: no plate, pile, paper, answer, word or card of the hand lies upon another, all are on the
// cloth. More sizes of window and text are looked at without a window, where the layout is tested.
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

    Component {
        id: lessons

        LessonPage {
            anchors.fill: parent
            lesson: Program.school.table
        }
    }

    Binding {
        target: Theme
        property: "u"
        value: Theme.scaleFor(root.width, root.height)
    }

    PageCase {
        id: tests

        name: "Layout"

        function init() {
            // Qt itself says so of an animation that starts and ends before the next event.
            failOnWarning(/^(?!QUnifiedTimer::stopAnimationDriver: driver is not running)/);
        }

        function cleanup() {
            if (Program.school.atLesson)
                Program.school.table.leave();
            Program.goHome();
            Settings.language = "en";
            Settings.textScale = 1;
            root.width = 1280;
            root.height = 800;
        }

        function test_apart_data(): var {
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

        // What a lesson says covers no card, no plate and no answer, wherever the lesson begins.
        function test_slip_data(): var {
            const rows = [];
            for (let row = 0; row < games.count; ++row)
                rows.push({
                    "tag": games.itemAt(row).game,
                    "game": games.itemAt(row).game
                });
            return rows;
        }

        function test_slip(data: var) {
            Program.school.choose(data.game);
            const path = Program.school.path;
            verify(path.rowCount() > 0);
            for (let row = 0; row < path.rowCount(); ++row) {
                Program.school.start(path.at(row, "lesson"));
                const page = createTemporaryObject(lessons, root);
                tryVerify(() => page.view !== null && !page.controller.running, 10000);
                for (const size of [[1280, 800, 1], [800, 600, 1], [480, 800, 1], [800, 600, 1.6], [1280, 800, 1.6]]) {
                    root.width = size[0];
                    root.height = size[1];
                    Settings.textScale = size[2];
                    settle();
                    const view = page.view;
                    const where = path.at(row, "lesson") + " at " + size;
                    verifySlip(view, where);
                    const shown = view.layout.slipPlace.height;
                    verify(size[0] < size[1] || shown >= Math.min(view.slip.height - 1, view.table.height * 0.75), where + ": " + shown + " of " + view.slip.height);
                }
                Settings.textScale = 1;
                Program.school.table.leave();
                page.destroy();
            }
        }

        // Whatever a step of a lesson speaks of can be lit: cards and places, score, stake and log.
        function test_lights_data(): var {
            const rows = [];
            for (const width of [1280, 480])
                for (const row of test_slip_data())
                    rows.push({
                        "tag": row.game + " " + width,
                        "game": row.game,
                        "width": width
                    });
            return rows;
        }

        function test_lights(data: var) {
            root.width = data.width;
            Program.school.choose(data.game);
            const path = Program.school.path;
            Program.school.start(path.at(0, "lesson"));
            const page = createTemporaryObject(lessons, root);
            tryVerify(() => page.view !== null);
            let lit = 0;
            for (let row = 0; row < path.rowCount(); ++row) {
                Program.school.start(path.at(row, "lesson"));
                for (let step = 0; step < 60 && page.slip.state !== Slip.Closed; ++step)
                    lit += walk(page, path.at(row, "lesson") + ", step " + step);
                compare(page.slip.state, Slip.Closed);
            }
            verify(lit > path.rowCount());
        }

        // Cards that a question asks for are tapped where they lie.
        function test_cardsAreTapped() {
            Program.school.choose("cuarenta");
            Program.school.start(Program.school.path.at(0, "lesson"));
            const page = createTemporaryObject(lessons, root);
            tryVerify(() => page.view !== null);
            goTo(page, slip => slip.several && slip.state === Slip.Asked);
            settle();
            const wanted = page.slip.options[0].card;
            const card = itemsIn(page.view.cardLayer, item => item instanceof TableCard && item.visible && item.code === wanted)[0];
            mouseClick(card);
            verify(page.slip.options[0].chosen);
            mouseClick(card);
            verify(!page.slip.options[0].chosen);
        }

        // The light follows a card that is picked up, and what is asked about it is not dimmed.
        function test_pickedUpInTheLight() {
            Program.school.choose("cuarenta");
            Program.school.start(Program.school.path.at(0, "lesson"));
            const page = createTemporaryObject(lessons, root);
            tryVerify(() => page.view !== null);
            goTo(page, slip => slip.state === Slip.Asked && slip.options.length === 0);
            settle();
            compare(page.light.question.width, 0);
            const light = Array.from(page.slip.lights).find(each => itemsIn(page.view.cardLayer, item => item instanceof TableCard && item.mine && item.code === each.name).length > 0);
            const card = itemsIn(page.view.cardLayer, item => item instanceof TableCard && item.mine && item.code === light.name)[0];
            const before = page.light.place(light);
            mouseClick(card);
            tryVerify(() => card.lifted && page.view.answering.visible);
            settle();
            fuzzyCompare(page.light.place(light).y, before.y - card.lift, 0.5);
            verify(card.lift > 0);
            verify(page.light.question.width > 0);
            compare(page.light.question, page.light.rectOf(page.view.answering));
        }

        // Over steps that are skipped or read, to the first one like that.
        function goTo(page: var, wanted: var) {
            for (let step = 0; step < 30; ++step) {
                tryVerify(() => !page.controller.running && page.slip.state !== Slip.Watching, 10000);
                if (wanted(page.slip))
                    return;
                goOn(page);
            }
            fail("no such step");
        }

        function goOn(page: var) {
            if (page.slip.canSkip)
                Program.school.table.skipStep();
            else
                Program.school.table.next();
        }

        // How many lights there are at this step; then to the next one.
        function walk(page: var, where: string): int {
            if (page.controller.picture.account.waits && page.slip.state !== Slip.Playing)
                verify(!findChild(page, "goOn").visible, where + ": two ways on");
            tryVerify(() => {
                page.controller.skip(); // the end of a deal waits
                return !page.controller.running && page.slip.state !== Slip.Watching;
            }, 10000, where + ": not at rest");
            const lights = Array.from(page.slip.lights);
            if (lights.length > 0)
                settle();
            for (const light of lights) {
                const place = page.light.place(light);
                verify(place.width > 0 && place.height > 0, where + ": nothing to light for kind " + light.kind + " " + light.name + light.number);
                verify(place.x >= -1 && place.y >= -1 && place.x + place.width <= root.width + 1 && place.y + place.height <= root.height + 1, where + ": the light is at " + place);
            }
            goOn(page);
            return lights.length;
        }

        function verifySlip(view: var, where: string) {
            const slip = view.layout.slipPlace;
            verify(slip.width > 0 && slip.height > 100, where + ": " + slip);
            verify(slip.x >= 0 && slip.y >= 0 && slip.x + slip.width <= view.table.width + 1, where + ": " + slip);
            for (const zone of [CardModel.Hand, CardModel.Table, CardModel.Trick]) {
                const cards = view.cardLayer.boundsOf(zone, -1);
                verify(!overlap(slip, cards), where + ": " + slip + " upon " + cards);
            }
            for (let seat = 0; seat < view.layout.players; ++seat)
                verify(!overlap(slip, view.layout.plate(seat)), where + ": " + slip + " upon the plate of " + seat);
            const lying = view.cardLayer.boundsOf(CardModel.Trick, -1);
            for (const paper of Array.from(view.papers).filter(paper => paper.visible)) {
                verify(!overlap(slip, rectOf(paper)), where + ": " + slip + " upon a paper " + rectOf(paper));
                verify(Settings.textScale > 1.5 || !overlap(lying, rectOf(paper)), where + ": the trick " + lying + " upon a paper " + rectOf(paper));
            }
            if (view.answering.visible)
                verify(!overlap(slip, rectOf(view.answering)), where + ": " + slip + " upon the answers " + rectOf(view.answering));
        }

        // Scores, what is at stake and what has happened: a lesson can put its light on them.
        function verifyMarks(page: var, where: string) {
            const view = page.view;
            const marks = Array.from(Program.table.game.sides).map(side => ["score " + side.side, view.scoreItem(side.side)]);
            for (const mark of [...marks, ["stake", view.stakeMark()], ["log", view.logMark()]]) {
                verify(mark[1] !== null && mark[1].visible, where + ": no " + mark[0]);
                const place = root.mapFromItem(mark[1], 0, 0, mark[1].width, mark[1].height);
                verify(place.width > 0 && place.height > 0 && place.x >= 0 && place.y >= 0 && place.x + place.width <= root.width, where + ": " + mark[0] + " at " + place);
            }
        }

        function verifyAt(page: var, sizes: var, texts: var, where: string) {
            for (const text of texts) {
                Settings.textScale = text;
                for (const size of sizes) {
                    root.width = size[0];
                    root.height = size[1];
                    settle();
                    verifyApart(page.view, where + ", " + size[0] + "x" + size[1] + ", text " + text);
                    verifyWords(page.view, where + ", " + size[0] + "x" + size[1] + ", text " + text);
                    verifyWhole(text === 1 ? page : page.view.answering);
                    verifyMarks(page, where + ", " + size[0] + "x" + size[1] + ", text " + text);
                }
            }
        }

        // Cards, piles and people are where they were when my answers have gone, at every size of window and text.
        function test_stays_data(): var {
            return test_slip_data();
        }

        function test_stays(data: var) {
            const players = data.game === "tresillo" ? 3 : 2;
            const count = phases.find(data.game, players);
            for (let number = 0; number < count; ++number) {
                const phase = "phase " + phases.show(number);
                const page = createTemporaryObject(pages, root);
                tryVerify(() => page.view !== null && !Program.table.running);
                for (const text of [1, 2]) {
                    Settings.textScale = text;
                    for (const size of [[1280, 800], [800, 600], [480, 800]]) {
                        root.width = size[0];
                        root.height = size[1];
                        settle();
                        verifyStays(page.view, phase + ", " + size[0] + "x" + size[1] + ", text " + text);
                    }
                }
                page.destroy();
                Settings.textScale = 1;
            }
        }

        function verifyStays(view: var, where: string) {
            const layout = view.layout;
            tryVerify(() => layout.barKept >= Math.min(view.answering.visible ? view.answering.height : 0, layout.mostBar), 5000, where);
            const places = () => JSON.stringify(things(view).filter(thing => thing[0] !== "answers").concat([["runner", layout.runner]]));
            const before = places();
            layout.bar = 0;
            compare(places(), before, where);
            const kept = layout.barKept;
            layout.deal += 1;
            verify(layout.barKept > 0 || kept === 0, where);
            if (layout.barKept === kept)
                compare(places(), before, where + ", the next deal");
            layout.deal = Qt.binding(() => view.controller.game.deal);
            layout.bar = Qt.binding(() => view.answering.visible ? view.answering.height : 0);
        }

        // In every phase of a game, at every size of window and text; in the other languages where there is least room.
        function test_apart(data: var) {
            const count = phases.find(data.game, data.players);
            verify(count >= 2);
            for (let number = 0; number < count; ++number) {
                const phase = "phase " + phases.show(number);
                const page = createTemporaryObject(pages, root);
                page.forceActiveFocus();
                tryVerify(() => page.view !== null && !Program.table.running);
                verifyAt(page, [[1280, 800], [800, 600], [480, 800]], [1, 1.2, 1.6, 2], phase);
                for (const language of ["es", "ja"]) {
                    Settings.language = language;
                    verifyAt(page, [[480, 800]], [2], phase + " in " + language);
                }
                Settings.language = "en";
                page.destroy();
                Settings.textScale = 1;
            }
        }
    }
}
