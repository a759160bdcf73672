// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Pages
import Sobremesa.Table

// What is said to a screen reader when something appears where the focus is not.
Item {
    id: root

    width: 1280
    height: 800

    Component {
        id: notices

        Notice {}
    }

    Component {
        id: strips

        KeepingStrip {
            width: 600
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
        name: "Speech"

        function init() {
            failOnWarning(/.?/);
            ear.listen(true);
        }

        function cleanup() {
            ear.listen(false);
            Settings.spokenAnnouncements = true;
            Program.goHome();
        }

        function heard(sentence: string): int {
            return ear.heard.filter(words => words === sentence).length;
        }

        function test_aNoticeIsSaidOnceAndSoIsTheNext() {
            const notice = createTemporaryObject(notices, root);
            notice.words = "The file is damaged.";
            notice.width = 300; // as a window that changes
            notice.words = "The disk is full.";
            tryCompare(ear, "heard", ["The file is damaged.", "The disk is full."]);
            notice.words = "";
            notice.words = "The disk is full.";
            tryCompare(ear, "heard", ["The file is damaged.", "The disk is full.", "The disk is full."]);
        }

        function test_theStripSaysWhySavingFails() {
            const strip = createTemporaryObject(strips, root);
            strip.why = "The disk is full.";
            verify(!ear.heard.some(words => words.includes("disk"))); // nothing is shown yet
            strip.words = "Not saved since 20:14.";
            tryVerify(() => ear.heard.filter(words => words.includes("20:14") && words.includes("disk")).length === 1);
        }

        function lay(game: string): var {
            const setup = createTemporaryObject(setups, root);
            setup.game = game;
            setup.deal = "5";
            Program.begin(setup);
            const page = createTemporaryObject(pages, root);
            tryVerify(() => page.view !== null);
            return page;
        }

        function test_aRefusalIsSaid() {
            lay("cuarenta");
            const why = "You do not hold this card.";
            Program.table.answering.refused(0, why, "4.4");
            tryVerify(() => heard(why) === 1);
            Settings.spokenAnnouncements = false;
            Program.table.answering.refused(0, why, "4.4");
            Settings.spokenAnnouncements = true;
            Program.table.answering.refused(0, "Last.", "4.4");
            tryVerify(() => heard("Last.") === 1);
            compare(heard(why), 1);
        }

        function test_theCommandsForTheEarSpeak_data() {
            return [
                {
                    tag: "turn",
                    wanted: /.+/
                },
                {
                    tag: "stake",
                    wanted: /^At stake: .+/
                },
                {
                    tag: "score",
                    wanted: /^Score: .+/
                },
                {
                    tag: "hand",
                    wanted: /^Your hand: .+/
                }
            ];
        }

        function test_theCommandsForTheEarSpeak(data) {
            const page = lay("cuarenta");
            page.run("say" + data.tag);
            tryVerify(() => ear.heard.some(sentence => data.wanted.test(sentence)));
            const last = () => ear.heard[ear.heard.length - 1];
            tryVerify(() => data.wanted.test(last()));
            const sentence = last(), times = heard(sentence);
            page.run("sayagain");
            tryVerify(() => heard(sentence) === times + 1);
        }
    }
}
