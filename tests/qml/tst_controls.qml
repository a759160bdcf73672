// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.Cards
import Sobremesa.Controls
import Sobremesa.Table

Item {
    id: root

    width: 800
    height: 600

    Component {
        id: button

        BidButton {
            title: "Quiero"
            worth: "2 points"
        }
    }

    Component {
        id: snug

        Snug {
            most: 1000
        }
    }

    Component {
        id: told

        Item {
            id: thing

            property alias tip: tip

            width: 40
            height: 40

            Tip {
                id: tip

                target: thing
                shown: true
                text: "Undo"
                delay: 0
            }
        }
    }

    Component {
        id: refused

        BidButton {
            title: "Truco"
            reason: "first the envido"
        }
    }

    Component {
        id: segmented

        Segmented {
            name: "Speed"
            options: ["One", "Two", "Three"]
            onChosen: index => current = index
        }
    }

    Component {
        id: toggle

        Toggle {
            name: "Signs"
            onSwitched: wanted => on = wanted
        }
    }

    Component {
        id: stepper

        Stepper {
            name: "Text size"
            amount: 100
            from: 80
            to: 120
            stepSize: 10
            onChosen: wanted => amount = wanted
        }
    }

    Component { // what it makes takes a moment
        id: onDemand

        OnDemand {
            readonly property url file: "qrc:/qt/qml/Sobremesa/Controls/Tile.qml"
            property var done: []

            function wish(what: string) {
                use(file, {}, item => done.push([what, item]));
            }

            asynchronous: true
        }
    }

    Component {
        id: bar

        ActionBar {
            width: 700
            prompt: "How shall the 7♦ take?"

            BidButton {
                title: "One"
            }

            BidButton {
                title: "Two"
            }
        }
    }

    Component {
        id: sheet

        Sheet {
            title: "Words"
            parent: root

            Toggle {
                focus: true
                name: "First"
            }
        }
    }

    Component {
        id: card

        CardFace {
            code: "Kh"
            h: 120
        }
    }

    SignalSpy {
        id: clicks

        signalName: "clicked"
    }

    PageCase {
        name: "Controls"

        function init() {
            failOnWarning(/.?/);
            clicks.clear();
        }

        // Its page may be gone before the tip was due.
        function test_tipNeedsAWindow() {
            const thing = createTemporaryObject(told, null);
            verify(!thing.tip.visible);
            thing.parent = root;
            tryVerify(() => thing.tip.visible);
            thing.parent = null;
            tryVerify(() => !thing.tip.visible);
        }

        // Another card, another size: the old picture stays until the new one is there, and then it is the new one.
        function test_oldPictureStays() {
            const face = createTemporaryObject(card, root);
            const picture = itemsIn(face, item => item instanceof Image && item.visible)[0];
            const shows = words => String(picture.source).includes(words) && picture.status === Image.Ready;
            tryVerify(() => shows("/Kh/"));
            for (const [code, h] of [["Kh", 180], ["Qd", 180], ["7s", 90], ["Kh", 120]]) {
                face.code = code;
                face.h = h;
                verify(face.drawn, code + " " + h + " leaves an empty card");
                tryVerify(() => shows("/" + code + "/") && String(picture.source).endsWith("x" + h));
                verify(face.drawn);
            }
            face.holding = true;
            face.h = 150;
            wait(0);
            verify(shows("x120"));
            face.holding = false;
            tryVerify(() => shows("x150"));
        }

        // A word alone is never parted: slanted letters reach beyond what they take of the line.
        function test_snugInOneLine_data() {
            const rows = [];
            for (const words of ["Wink", "A kiss", "Yes", "Brows", "¡Truco!", "Guiño", "ウインク"]) {
                for (const size of [10, 13, 25])
                    rows.push({
                        "tag": "%1 %2".arg(words).arg(size),
                        "words": words,
                        "size": size
                    });
            }
            return rows;
        }

        function test_snugInOneLine(data) {
            for (const italic of [false, true]) {
                for (const scale of [1, 1.2, 1.6, 2]) {
                    const text = createTemporaryObject(snug, root, {
                        "words": data.words,
                        "size": data.size * scale,
                        "font.italic": italic
                    });
                    compare(text.lineCount, 1, "italic %1, size %2".arg(italic).arg(data.size * scale));
                }
            }
        }

        function test_buttonByKeys() {
            const item = createTemporaryObject(button, root);
            clicks.target = item;
            item.forceActiveFocus();
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Enter);
            compare(clicks.count, 3);
            mouseClick(item);
            compare(clicks.count, 4);
        }

        function test_buttonIsNamedWithItsWorth() {
            compare(createTemporaryObject(button, root).Accessible.name, "Quiero, 2 points");
            compare(createTemporaryObject(refused, root).Accessible.name, "Truco, first the envido");
        }

        // Keys pressed while it fades in are the sheet's, and while it fades out those of what is under it.
        function test_sheetHasTheKeysAtOnce() {
            Theme.speed = 2;
            verify(Theme.sheet > 0);
            const under = createTemporaryObject(button, root);
            const over = createTemporaryObject(sheet, root);
            under.forceActiveFocus();
            for (let turn = 0; turn < 2; ++turn) {
                over.open();
                compare(root.Window.activeFocusItem?.name, "First");
                keyClick(Qt.Key_Escape);
                verify(under.activeFocus);
                tryVerify(() => !over.visible);
                verify(under.activeFocus);
            }
        }

        function test_refusedDoesNothing() {
            const item = createTemporaryObject(refused, root);
            clicks.target = item;
            item.forceActiveFocus();
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Return);
            mouseClick(item);
            compare(clicks.count, 0);
        }

        function test_segmentedByArrows() {
            const item = createTemporaryObject(segmented, root);
            item.forceActiveFocus();
            keyClick(Qt.Key_Right);
            compare(item.current, 1);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            compare(item.current, 2);
        }

        // A reader says what has the focus: it must be the choice, not the row.
        function test_theFocusGoesWithTheChoice() {
            const item = createTemporaryObject(segmented, root);
            item.forceActiveFocus();
            const focused = () => root.Window.activeFocusItem;
            compare(focused().text, item.options[0]);
            keyClick(Qt.Key_Right);
            compare(focused().text, item.options[1]);
            verify(focused().checked);
            compare(focused().Accessible.role, Accessible.RadioButton);
            item.options = Array.from(item.options); // made anew
            tryVerify(() => focused()?.text === item.options[1]);
            keyClick(Qt.Key_Tab);
            compare(focused().text, item.options[1]); // the only stop
        }

        function test_segmentedStandsUpWhereItIsNarrow() {
            const item = createTemporaryObject(segmented, root);
            const low = item.height;
            item.most = 90;
            verify(item.stacked);
            tryVerify(() => item.height > 2 * low);
            verify(item.width <= 90);
        }

        function test_segmentedIsAsWideAsItsChoices() {
            const item = createTemporaryObject(segmented, root);
            const before = item.width;
            item.options = ["One", "Two hundred and twenty-two", "Three"];
            verify(item.width > before + 50);
            const plain = item.width;
            item.current = 1; // its letters are bold, and a sign stands before them
            verify(item.width > plain);
        }

        function test_toggle() {
            const item = createTemporaryObject(toggle, root);
            item.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(item.on, true);
            keyClick(Qt.Key_Return);
            compare(item.on, false);
        }

        function test_stepperStopsAtItsEnds() {
            const item = createTemporaryObject(stepper, root);
            item.forceActiveFocus();
            for (let i = 0; i < 5; ++i)
                keyClick(Qt.Key_Right);
            compare(item.amount, 120);
            for (let i = 0; i < 9; ++i)
                keyClick(Qt.Key_Left);
            compare(item.amount, 80);
        }

        function test_whatIsWantedWaitsForWhatIsMade() {
            const loader = createTemporaryObject(onDemand, root);
            loader.wish("first");
            loader.wish("second");
            compare(loader.status, Loader.Loading);
            compare(loader.done, []);
            tryVerify(() => loader.done.length > 0);
            loader.wish("third");
            compare(loader.done, [["second", loader.item], ["third", loader.item]]);
        }

        function test_barTakesTwoRowsWhereItIsNarrow() {
            const item = createTemporaryObject(bar, root);
            verify(!item.stacked);
            item.width = 330;
            verify(item.stacked);
        }
    }
}
