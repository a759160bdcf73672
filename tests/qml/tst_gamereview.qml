// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Review
import Sobremesa.Table

// The review of a game and its decisions taken again, by keys and by mouse, in every window of the checklist.
Item {
    id: root

    readonly property var shelf: kept // qmllint disable unqualified

    width: 1280
    height: 800

    Component {
        id: pages

        ReviewPage {
            anchors.fill: parent
            review: Program.review
        }
    }

    Component {
        id: tables

        RetryPage {
            anchors.fill: parent
            retry: Program.review.retry
            onNextRequested: Program.review.nextTry()
        }
    }

    Component {
        id: ends

        GameEnd {
            controller: Program.table
        }
    }

    Binding {
        target: Theme
        property: "u"
        value: Theme.scaleFor(root.width, root.height)
    }

    SignalSpy {
        id: spy
    }

    PageCase {
        id: test

        property real game: 0

        name: "GameReview"

        function initTestCase() {
            test.game = root.shelf.put("cuarenta", 14, 0, "Played by chance");
        }

        function init() {
            failOnWarning(/.?/);
            spy.target = null;
            spy.signalName = "";
            spy.clear();
        }

        function cleanup() {
            Program.review.retry.close();
            Program.review.close();
            Settings.textScale = 1;
            Settings.theme = "mantel";
            Settings.language = "en";
            root.width = 1280;
            root.height = 800;
        }

        function find(item: Item, wanted: var): Item {
            if (wanted(item))
                return item;
            for (let i = 0; i < item.children.length; ++i) {
                const found = find(item.children[i], wanted);
                if (found !== null)
                    return found;
            }
            return null;
        }

        function named(page: Item, name: string): Item {
            return find(page, item => item.visible && item.objectName === name);
        }

        function open(game = test.game): Item {
            Program.review.open(game);
            tryVerify(() => Program.review.ready, 120000);
            const page = createTemporaryObject(pages, root);
            page.forceActiveFocus();
            verify(Program.review.points.length > 2);
            return page;
        }

        function test_arrowsWalkAlongTheCurve() {
            open();
            Program.review.choose(0);
            keyClick(Qt.Key_Right);
            compare(Program.review.current, 1);
            keyClick(Qt.Key_Left);
            compare(Program.review.current, 0);
            keyClick(Qt.Key_Left);
            compare(Program.review.current, 0);
        }

        function test_aCostlyOneIsChosen() {
            const page = open();
            verify(Program.review.costly.length > 0);
            Program.review.choose(Program.review.points.findIndex(point => point.rank === 0));
            const row = find(page, item => item instanceof CostlyRow);
            mouseClick(row);
            compare(Program.review.current, Program.review.costly[0].point);
            verify(Program.review.decision.better !== "");
        }

        // A weak point leads to its drill, by mouse and by key.
        function test_aWeakPointIsPractised() {
            const page = open();
            const costly = Program.review.costly.find(each => {
                Program.review.choose(each.point);
                return Program.review.decision.drill !== "";
            });
            verify(costly !== undefined);
            Program.school.choose("cuarenta");
            verify(Program.school.practice.drills.some(drill => drill.id === Program.review.decision.drill));
            spy.target = page;
            spy.signalName = "practiceRequested";
            mouseClick(named(page, "practise"));
            keyClick(Qt.Key_P);
            compare(spy.count, 2);
            compare(spy.signalArguments[1][0], "cuarenta");
            compare(spy.signalArguments[1][1], Program.review.decision.drill);
        }

        // The curve is a list of decisions for those who do not see it.
        function test_theCurveIsSpoken() {
            const page = open();
            const points = [];
            const gather = item => {
                if (item.Accessible.role === Accessible.ListItem && item.Accessible.name.includes("expected"))
                    points.push(item);
                for (let i = 0; i < item.children.length; ++i)
                    gather(item.children[i]);
            };
            gather(page);
            compare(points.length, Program.review.points.length);
            compare(points.filter(point => point.Accessible.name.includes("costliest")).length, Program.review.costly.length);
        }

        // As many deals are named as there is room for, and each in full.
        function test_dealsAreNamedInFull() {
            const page = open(root.shelf.put("truco", 40, 0));
            Settings.textScale = 2;
            root.width = 480;
            settle();
            const curve = find(page, item => item instanceof ReviewCurve);
            const names = itemsIn(curve, item => item instanceof Text && item.visible && Program.review.deals.includes(item.text));
            verify(names.length > 0 && Program.review.deals.length > 1, Program.review.deals.length.toString());
            names.forEach((name, at) => {
                verify(!name.truncated, name.text + " is cut at " + name.width);
                const next = at + 1 < names.length ? names[at + 1].mapToItem(curve, 0, 0).x : curve.width;
                verify(name.mapToItem(curve, name.width, 0).x <= next, name.text + " reaches " + next);
            });
        }

        function test_handsAreOpenedOnDemand() {
            open();
            const rows = Program.review.decision.cards.length;
            Program.review.openHands = true;
            verify(Program.review.decision.cards.length > rows);
            Program.review.openHands = false;
            compare(Program.review.decision.cards.length, rows);
        }

        function test_enterTriesAgain() {
            open();
            keyClick(Qt.Key_Return);
            verify(Program.review.retrying);
            const page = createTemporaryObject(tables, root);
            page.forceActiveFocus();
            tryVerify(() => Program.review.retry.myTurn);
            compare(Program.review.retry.state, RetryTable.Asked);
            keyClick(Qt.Key_Escape);
            verify(!Program.review.retrying);
        }

        function test_allOneByOne() {
            open();
            keyClick(Qt.Key_A);
            verify(Program.review.retrying);
            compare(Program.review.current, Program.review.costly[0].point);
            compare(Program.review.retry.more, Program.review.costly.length > 1);
            const page = createTemporaryObject(tables, root);
            page.forceActiveFocus();
            tryVerify(() => Program.review.retry.myTurn);
            keyClick(Qt.Key_S);
            tryVerify(() => {
                Program.review.retry.skip();
                return Program.review.retry.state === RetryTable.Shown;
            }, 60000);
            keyClick(Qt.Key_Return);
            if (Program.review.costly.length > 1) {
                compare(Program.review.current, Program.review.costly[1].point);
                compare(Program.review.retry.state, RetryTable.Asked);
            }
        }

        function test_escGoesBack() {
            const page = open();
            spy.target = page;
            spy.signalName = "backRequested";
            keyClick(Qt.Key_Escape);
            compare(spy.count, 1);
        }

        // What was looked at before is not the review of a game that is not kept.
        function test_aRecordHasNoReview() {
            open();
            Program.review.close();
            Program.openRecord(Qt.resolvedUrl("records/finished.sobremesa"));
            tryVerify(() => Program.atTable && Program.table.over, 20000);
            compare(Program.review.game, 0);
            Program.goHome();
        }

        // What is not kept is not called so.
        function test_theEndSaysWhatIsSaved() {
            Program.review.open(test.game);
            const end = createTemporaryObject(ends, root);
            end.open();
            tryCompare(end, "opened", true);
            const home = () => itemsIn(end.contentItem, item => item instanceof BidButton && item.title === "Home")[0];
            const review = () => itemsIn(end.contentItem, item => item.objectName === "review")[0];
            compare(home().worth, "");
            verify(!review().visible);
            end.review = Program.review;
            verify(Program.review.game > 0);
            compare(home().worth, "the game is saved");
            verify(review().visible);
            end.close();
        }

        function test_fits_data(): var {
            const rows = [];
            for (const size of [[1280, 800], [800, 600], [480, 800]])
                for (const language of ["en", "es", "ja"])
                    for (const scale of [1, 2])
                        rows.push({
                            tag: size.join("x") + " " + language + " " + scale,
                            width: size[0],
                            height: size[1],
                            language: language,
                            scale: scale
                        });
            return rows;
        }

        // Nothing is cut at the sides.
        function test_fits(row: var) {
            root.width = row.width;
            root.height = row.height;
            Settings.language = row.language;
            Settings.textScale = row.scale;
            const page = open();
            settle();
            const wide = [];
            const look = item => {
                if (!item.visible)
                    return;
                const text = item as Txt;
                if (text !== null && text.text !== "" && text.elide === Text.ElideNone && text.contentWidth > text.width + 1 && text.wrapMode === Text.NoWrap)
                    wide.push(text.text);
                if (text !== null && text.text !== "") {
                    const left = item.mapToItem(page, 0, 0).x;
                    if (left < -1 || left + Math.min(item.width, text.contentWidth) > page.width + 1)
                        wide.push("out: " + text.text);
                }
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i]);
            };
            look(page);
            compare(wide, []);
        }
    }
}
