// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Learn

// The page of exercises and the path beside its drills, in every window of the checklist.
Item {
    id: root

    width: 1280
    height: 800

    readonly property Practice practice: Program.school.practice

    Component {
        id: practicePage

        PracticePage {
            anchors.fill: parent
            practice: root.practice
        }
    }

    Component {
        id: learnPage

        LearnPage {
            anchors.fill: parent
            path: Program.school.path
            practice: root.practice
            name: "Porrazo"
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

        readonly property list<string> games: ["cuarenta", "truco", "porrazo", "tresillo", "loba"]

        name: "Practice"

        function init() {
            failOnWarning(/.?/);
            spy.clear();
        }

        function cleanup() {
            root.practice.leave();
            Settings.textScale = 1;
            Settings.theme = "mantel";
            Settings.language = "en";
            root.width = 1280;
            root.height = 800;
        }

        function usable(item: Item, found: var): var {
            if (!item.visible)
                return found;
            if (item.enabled && (item.activeFocusOnTab || item.focusPolicy > 0))
                found.push(item);
            for (let i = 0; i < item.children.length; ++i)
                usable(item.children[i], found);
            return found;
        }

        function fits(page: Item) {
            settle();
            verifyWhole(page);
            const all = usable(page, []);
            verify(all.length > 0);
            for (const item of all) {
                const at = item.mapToItem(page, 0, 0);
                verify(at.x >= -1 && at.x + item.width <= page.width + 1, item + " " + item.Accessible.name + " from " + at.x + " to " + (at.x + item.width));
                verify(item.Accessible.name !== "", item + " has no name");
            }
        }

        // The visible items that are meant, from the top.
        function all(item: Item, meant: var): var {
            const found = [];
            if (!item.visible)
                return found;
            if (meant(item))
                found.push(item);
            for (let i = 0; i < item.children.length; ++i)
                found.push(...all(item.children[i], meant));
            return found;
        }

        // The visible item of that name.
        function seen(item: Item, name: string): Item {
            if (!item.visible)
                return null;
            if (item.objectName === name)
                return item;
            for (let i = 0; i < item.children.length; ++i) {
                const found = seen(item.children[i], name);
                if (found !== null)
                    return found;
            }
            return null;
        }

        function sizes(): var {
            const rows = [];
            for (const game of test.games) {
                for (const size of [[1280, 800], [800, 600], [480, 800]]) {
                    for (const text of [1, 2])
                        rows.push({
                            tag: game + " " + size[0] + "x" + size[1] + " text " + text,
                            game: game,
                            size: size,
                            text: text
                        });
                }
            }
            return rows;
        }

        function begin(row: var) {
            Settings.textScale = row.text;
            Settings.theme = row.text === 1 ? "mantel" : "noche";
            Settings.language = row.size[0] === 800 ? "ja" : row.size[0] === 480 ? "es" : "en";
            root.width = row.size[0];
            root.height = row.size[1];
            Program.school.choose(row.game);
        }

        function test_everyDrillFits_data(): var {
            return test.sizes();
        }

        function test_everyDrillFits(row: var) {
            begin(row);
            for (const drill of root.practice.drills) {
                root.practice.start(drill.id);
                const page = createTemporaryObject(practicePage, root);
                for (let question = 0; question < 3; ++question) {
                    fits(page);
                    root.practice.choose(question);
                    root.practice.done();
                    compare(root.practice.state, Practising.Answered);
                    fits(page);
                    root.practice.next();
                }
                page.destroy();
                root.practice.leave();
            }
        }

        function test_pathFits_data(): var {
            return test.sizes();
        }

        function test_pathFits(row: var) {
            begin(row);
            fits(createTemporaryObject(learnPage, root));
        }

        function test_practiceIsInSight_data(): var {
            const rows = [];
            for (const game of test.games) {
                for (const size of [[1280, 800], [480, 800]]) {
                    for (const language of ["en", "es", "ja"])
                        rows.push({
                            tag: game + " " + size[0] + "x" + size[1] + " " + language,
                            game: game,
                            size: size,
                            language: language
                        });
                }
            }
            return rows;
        }

        // Without scrolling, however much there is to tell of a lesson and to practise.
        function test_practiceIsInSight(row: var) {
            Settings.language = row.language;
            root.width = row.size[0];
            root.height = row.size[1];
            Program.school.choose(row.game);
            const page = createTemporaryObject(learnPage, root);
            settle();
            const narrow = row.size[0] < 1000;
            compare(seen(page, "about") === null, narrow); // on the sheet of the lesson
            for (const name of narrow ? ["sit", "practice"] : ["start", "practise", "exam"]) {
                tryVerify(() => {
                    const button = seen(page, name);
                    return button !== null && button.height > 0 && button.mapToItem(page, 0, button.height).y <= page.height;
                }, 5000, name);
            }
        }

        // In a narrow window the lessons are lines that lie whole below each other, and the paper of one is a sheet.
        function test_narrowPathIsAList_data(): var {
            return test.sizes().filter(row => row.size[0] < 1000);
        }

        function test_narrowPathIsAList(row: var) {
            begin(row);
            const page = createTemporaryObject(learnPage, root);
            settle();
            const lines = all(page, item => item instanceof LessonPlace);
            compare(lines.length, Program.school.path.rowCount());
            let bottom = 0;
            for (const line of lines) {
                const top = line.mapToItem(page, 0, 0).y;
                verify(top >= bottom, line.title + " at " + top + " below " + bottom);
                bottom = top + line.height;
                for (const words of all(line, item => item instanceof Txt && item.text !== "")) {
                    verify(!words.truncated && words.contentWidth <= words.width + 1, words.text);
                    verify(words.x >= 0 && words.height <= line.height, words.text);
                }
            }
        }

        function test_aLineOpensItsSheet() {
            root.width = 480;
            Program.school.choose("truco");
            const page = createTemporaryObject(learnPage, root);
            spy.target = page;
            spy.signalName = "lessonRequested";
            settle();
            mouseClick(all(page, item => item instanceof LessonPlace)[1]);
            compare(page.chosen, 1);
            tryVerify(() => root.Window.activeFocusItem?.objectName === "start");
            keyClick(Qt.Key_Escape);
            tryVerify(() => root.Window.activeFocusItem instanceof LessonPlace);
            compare(spy.count, 0);
            mouseClick(all(page, item => item instanceof LessonPlace)[1]);
            tryVerify(() => root.Window.activeFocusItem?.objectName === "start");
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], "truco-2");
        }

        function test_practiceHasASheet() {
            root.width = 480;
            Program.school.choose("loba");
            const page = createTemporaryObject(learnPage, root);
            settle();
            mouseClick(seen(page, "practice"));
            let exam = null;
            tryVerify(() => (exam = seen(root.Window.window.contentItem, "exam") ?? findChild(page, "exam")) !== null);
            compare(root.practice.running, false);
            keyClick(Qt.Key_Escape);
            tryVerify(() => seen(page, "practice").activeFocus);
        }

        // All arrows, wherever the focus is, and what is chosen is in sight.
        function test_arrowsGoAlongThePath_data(): var {
            return [
                {
                    tag: "wide",
                    size: [1280, 800]
                },
                {
                    tag: "narrow",
                    size: [480, 800]
                }
            ];
        }

        function test_arrowsGoAlongThePath(row: var) {
            root.width = row.size[0];
            root.height = row.size[1];
            Program.school.choose("porrazo");
            const page = createTemporaryObject(learnPage, root);
            settle();
            const first = page.chosen;
            keyClick(Qt.Key_Right);
            tryCompare(page, "chosen", first + 1);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Right);
            tryCompare(page, "chosen", first + 3);
            for (let lesson = 0; lesson < 12; ++lesson)
                keyClick(Qt.Key_Down);
            compare(page.chosen, Program.school.path.rowCount() - 1);
            settle();
            const place = all(page, item => item instanceof LessonPlace && item.chosen)[0];
            verify(place.mapToItem(page, 0, place.height).y <= page.height, place.title);
        }

        function test_aRoundByKeys() {
            Program.school.choose("truco");
            root.practice.start("envido");
            const page = createTemporaryObject(practicePage, root);
            page.forceActiveFocus();
            for (let question = 1; question <= 10; ++question) {
                compare(root.practice.number, question);
                keyClick(Qt.Key_2);
                compare(root.practice.state, Practising.Answered);
                keyClick(Qt.Key_3); // too late
                keyClick(Qt.Key_Return);
            }
            compare(root.practice.state, Practising.Finished);
            keyClick(Qt.Key_Return); // once more
            compare(root.practice.state, Practising.Asked);
            keyClick(Qt.Key_Escape);
            verify(!root.practice.running);
        }

        function test_cardsAreTapped() {
            Program.school.choose("porrazo");
            root.practice.start("take");
            const page = createTemporaryObject(practicePage, root);
            settle();
            const card = findChild(page, "option1");
            compare(card.Accessible.role, Accessible.CheckBox);
            mouseClick(card);
            verify(root.practice.exercise.options[1].chosen);
            keyClick(Qt.Key_2);
            verify(!root.practice.exercise.options[1].chosen);
            mouseClick(findChild(page, "option0"));
            mouseClick(findChild(page, "done"));
            compare(root.practice.state, Practising.Answered);
            verify(findChild(page, "because").words !== "");
            verify(findChild(page, "next").activeFocus);
            mouseClick(findChild(page, "next"));
            compare(root.practice.number, 2);
        }

        function test_pathStartsThem() {
            Program.school.choose("porrazo");
            const page = createTemporaryObject(learnPage, root);
            page.forceActiveFocus();
            keyClick(Qt.Key_P);
            compare(root.practice.kind, Practising.Round);
            root.practice.leave();
            keyClick(Qt.Key_C);
            compare(root.practice.kind, Practising.Check);
            compare(root.practice.lesson, "porrazo-1");
            root.practice.leave();
            keyClick(Qt.Key_X);
            compare(root.practice.kind, Practising.Exam);
            compare(root.practice.questions, 20);
        }

        function test_anExamEndsWithItsLessons() {
            Program.school.choose("loba");
            root.practice.exam();
            const page = createTemporaryObject(practicePage, root);
            spy.target = page;
            spy.signalName = "lessonRequested";
            page.forceActiveFocus();
            for (let question = 1; question <= 20; ++question) {
                compare(root.practice.number, question);
                keyClick(Qt.Key_1);
                if (root.practice.number === question && root.practice.state !== Practising.Finished)
                    keyClick(Qt.Key_Return); // cards were tapped
            }
            compare(root.practice.state, Practising.Finished);
            verify(findChild(page, "result").visible);
            keyClick(Qt.Key_Return); // one too many
            compare(root.practice.state, Practising.Finished);
            verify(root.practice.missed.length > 0);
            fits(page);
        }
    }
}
