// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Pages
import Sobremesa.Table

// A kept game looked at again.
ScreenFrame {
    id: root

    required property Review review

    readonly property bool beside: !root.portrait && root.width >= 1000 * Math.max(1, Theme.textScale)
    readonly property real gap: Theme.sp(4)
    readonly property real edge: Theme.sp(root.beside ? 8 : 5)

    signal backRequested
    signal practiceRequested(string game, string drill)

    readonly property var keyed: ({
            [Qt.Key_Left]: () => root.review.step(-1),
            [Qt.Key_Right]: () => root.review.step(1),
            [Qt.Key_Up]: () => all.by(-Theme.fs(60)),
            [Qt.Key_Down]: () => all.by(Theme.fs(60)),
            [Qt.Key_PageUp]: () => all.by(-all.height * 0.9),
            [Qt.Key_PageDown]: () => all.by(all.height * 0.9),
            [Qt.Key_Return]: () => root.review.tryAgain(),
            [Qt.Key_Enter]: () => root.review.tryAgain()
        })
    readonly property var lettered: ({
            [Qt.Key_A]: () => root.review.tryAll(),
            [Qt.Key_S]: () => root.review.showOn(),
            [Qt.Key_P]: () => root.practise(root.review.decision.drill)
        })

    function keyPressed(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        const does = root.keyed[event.key] ?? (Settings.singleLetters ? root.lettered[event.key] : undefined);
        if (does !== undefined)
            does();
        return does !== undefined;
    }

    function practise(drill: string) {
        if (drill !== "")
            root.practiceRequested(root.review.gameId, drill);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Review")
    ground.clothY: bar.height
    ground.clothHeight: height - bar.height - Theme.sp(3)
    Keys.onEscapePressed: root.backRequested()
    Keys.onPressed: event => event.accepted = root.keyPressed(event)

    RowLayout {
        id: bar

        x: Theme.sp(3)
        width: parent.width - 2 * x
        height: Theme.fs(24) + Theme.sp(5)
        spacing: Theme.sp(2)
        Accessible.role: Accessible.ToolBar
        Accessible.name: qsTr("Review")

        ToolIcon {
            name: qsTr("Back")
            glyph: "back"
            onClicked: root.backRequested()
        }

        Txt {
            text: qsTr("Review")
            size: 19
            serif: true
            strong: true
            color: Theme.woodInk
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Txt {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.sp(2)
            text: root.review.title + (root.review.line !== "" ? " · " + root.review.line : "")
            size: 14
            color: Theme.woodInk
            elide: Text.ElideRight
        }

        Segmented {
            visible: root.review.people.length > 1
            name: qsTr("Whose decisions")
            options: Array.from(root.review.people)
            current: root.review.person
            most: root.width / 3
            onChosen: index => root.review.person = index
        }
    }

    Scroller {
        id: all

        x: root.edge
        y: bar.height + Theme.sp(root.beside ? 5 : 3.5)
        width: root.width - 2 * x + Theme.sp(2)
        height: root.height - y - Theme.sp(root.beside ? 7 : 6)
        contentHeight: root.beside ? Math.max(left.height, right.height) + Theme.sp(1) : left.height + root.gap + right.height + Theme.sp(1)

        Column {
            id: left

            y: root.beside ? 0 : right.height + root.gap
            width: root.beside ? right.x - root.gap : all.width - Theme.sp(2)
            spacing: root.gap

            ReviewCurve {
                width: parent.width
                review: root.review
            }

            Item {
                readonly property bool wide: width >= Theme.fs(620)
                readonly property real cardsW: wide ? width - panel.width - root.gap : width

                visible: root.review.current >= 0
                width: parent.width
                height: wide ? Math.max(table.height, panel.height) : table.height + panel.height + root.gap

                Column {
                    id: table

                    width: parent.cardsW
                    spacing: Theme.sp(2)

                    DecisionCards {
                        width: parent.width
                        review: root.review
                    }

                    Row {
                        spacing: Theme.sp(2)

                        Toggle {
                            id: open

                            name: qsTr("Open all hands")
                            on: root.review.openHands
                            onSwitched: on => root.review.openHands = on
                        }

                        Txt {
                            anchors.verticalCenter: open.verticalCenter
                            text: qsTr("Open all hands")
                            size: 14
                            color: Theme.clothInk
                            Accessible.ignored: true
                        }
                    }
                }

                DecisionPanel {
                    id: panel

                    x: parent.wide ? parent.width - width : 0
                    y: parent.wide ? 0 : table.height + root.gap
                    width: parent.wide ? Math.min(Theme.fs(440), parent.width * 0.5) : parent.width
                    review: root.review
                    onPracticeRequested: drill => root.practise(drill)
                }
            }
        }

        Column {
            id: right

            x: root.beside ? all.width - width - Theme.sp(2) : 0
            width: root.beside ? Theme.fs(330) : all.width - Theme.sp(2)
            spacing: root.gap

            ReviewBars {
                width: parent.width
                review: root.review
            }

            CostlyList {
                width: parent.width
                review: root.review
                onChosen: {
                    if (!root.beside)
                        all.reveal(panel); // it lies further down
                }
            }

            FairDeal {
                width: parent.width
                fingerprint: root.review.outcome.fingerprint
                number: root.review.outcome.number
                codes: Array.from(root.review.outcome.pack)
                pack: root.review.pack
            }
        }
    }
}
