// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The slip of a lesson: what is asked now, or what answers to what was done. Its tape and its pill say what it is.
Rectangle {
    id: root

    required property LessonTable lesson
    property real most: Theme.fs(430) // width
    property real tallest: 100000 // what is higher scrolls, above its buttons

    readonly property lessonSlip slip: root.lesson.slip
    readonly property bool asked: root.slip.state === Slip.Asked
    readonly property bool reply: root.slip.state === Slip.Reply
    readonly property bool rightly: root.slip.state === Slip.Right
    readonly property bool closed: root.slip.state === Slip.Closed
    readonly property bool reads: root.slip.state === Slip.Reading || root.rightly || root.slip.state === Slip.Playing
    readonly property color tape: root.reply ? Theme.granate : root.closed || root.rightly && !root.slip.missed ? Theme.oliva : Theme.azafran

    signal ruleRequested

    // Where an answer has this key, it is the answer's.
    function keyFor(letter: string): string {
        return root.keyed && !(root.asked && root.lesson.answering.asked && root.lesson.answering.takesKey(letter)) ? letter : "";
    }

    function focusFirst() {
        main.visible ? main.forceActiveFocus(Qt.TabFocusReason) : root.forceActiveFocus();
    }

    readonly property bool narrow: root.most < Theme.fs(340) // few letters to a line: the words come before the trimmings
    readonly property bool keyed: root.most >= Theme.fs(420) // keys are named where that costs no row of buttons
    readonly property real inset: Theme.sp(5)
    readonly property real around: 2 * Theme.sp(4.5) + (buttons.height > 0 ? Theme.sp(2.6) : 0)
    readonly property size natural: Qt.size(root.width, column.height + buttons.height + root.around)

    width: root.most
    height: Math.min(root.natural.height, root.tallest)
    radius: Theme.r3
    color: Theme.paper
    border.color: Theme.line
    border.width: Theme.dark || Theme.highContrast ? Theme.border : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: root.slip.spoken

    Shadow {
        depth: 5
        radius: root.radius
    }

    TapHandler {} // a press beside its buttons is not for the table below

    Rectangle {
        x: Theme.r3
        width: parent.width - 2 * x
        height: Theme.sp(1.4)
        radius: height / 2
        color: root.tape
    }

    Scroller {
        id: scroller

        x: root.inset
        y: Theme.sp(4.5)
        width: root.width - 2 * x
        height: Math.min(column.height, root.height - buttons.height - root.around)
        contentHeight: column.height

        Column {
            id: column

            width: scroller.width
            spacing: Theme.sp(2.6)

            Flow {
                width: parent.width
                spacing: Theme.sp(2)

                SlipDots {
                    visible: !root.closed
                    dot: root.slip.dot
                    dots: root.slip.dots
                    brief: root.narrow
                }

                Stars {
                    visible: root.closed
                    stars: root.slip.stars
                    size: 26
                }

                Rectangle {
                    visible: root.slip.pill !== ""
                    width: pill.implicitWidth + Theme.sp(4)
                    height: pill.implicitHeight + Theme.sp(1)
                    radius: height / 2
                    color: "transparent"
                    border.color: root.tape
                    border.width: Theme.border

                    Txt {
                        id: pill

                        anchors.centerIn: parent
                        text: root.slip.pill
                        size: 13
                        color: root.reply ? Theme.granate : Theme.ink
                        Accessible.ignored: true
                    }
                }
            }

            Suited {
                objectName: "goal"
                width: parent.width
                words: root.slip.goal
                text: Theme.inked(root.slip.goal)
                size: root.narrow ? 18 : 21
                serif: true
                strong: true
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            Suited {
                visible: root.slip.text !== ""
                width: parent.width
                words: root.slip.text
                text: Theme.inked(root.slip.text)
                size: 16
                wrapMode: Text.Wrap
                lineHeight: 1.2
                Accessible.ignored: true
            }

            SlipBars {
                visible: root.slip.bars.length > 0
                width: parent.width
                bars: root.slip.bars
            }

            SlipOptions {
                visible: root.slip.options.length > 0
                width: parent.width
                options: root.slip.options
                several: root.slip.several
                open: root.asked
                pack: root.lesson.game.pack
                onChosen: option => root.lesson.choose(option)
                onDone: root.lesson.done()
            }
        }
    }

    Flow {
        id: buttons

        x: root.inset
        y: root.height - height - Theme.sp(4.5)
        width: root.width - 2 * x
        spacing: Theme.sp(2)

        BidButton {
            id: main

            objectName: "next"
            visible: root.reply || root.reads || root.closed || root.slip.state === Slip.Shown
            title: root.closed ? (root.slip.more ? qsTr("Two more, to be sure") : qsTr("Finish")) : root.reply || root.slip.state === Slip.Shown ? qsTr("Again") : root.slip.state === Slip.Playing ? qsTr("Enough for now") : qsTr("Next")
            key: !root.keyed || root.slip.state === Slip.Playing ? "" : qsTr("Enter")
            kind: root.slip.showFirst || root.slip.state === Slip.Playing ? "secondary" : "primary"
            tight: true
            onClicked: root.slip.more ? root.lesson.askMore() : root.lesson.next()
        }

        BidButton {
            objectName: "finish"
            visible: root.slip.more
            title: qsTr("Finish")
            tight: true
            onClicked: root.lesson.next()
        }

        BidButton {
            visible: !root.closed && !root.reply && root.slip.dot > 0
            title: qsTr("Back")
            tight: true
            onClicked: root.lesson.back()
        }

        BidButton {
            objectName: "showMe"
            visible: root.slip.canShow
            title: qsTr("Show me")
            glyph: "hint"
            key: root.keyFor("S")
            kind: root.slip.showFirst ? "primary" : "secondary"
            tight: true
            onClicked: root.lesson.show()
        }

        BidButton {
            visible: root.reply && root.slip.canSkip
            title: qsTr("Skip", "a step of a lesson")
            key: root.keyFor("K")
            kind: "quiet"
            tight: true
            onClicked: root.lesson.skipStep()
        }

        BidButton {
            visible: root.asked || root.slip.state === Slip.Reading
            title: qsTr("The rule")
            glyph: "book"
            key: root.keyed ? "F1" : ""
            tight: true
            onClicked: root.ruleRequested()
        }
    }
}
