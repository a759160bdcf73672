// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The end of a round: a number, and what was missed, each with the lesson that teaches it.
Panel {
    id: root

    required property Practice practice

    readonly property bool checked: root.practice.kind === Practising.Check
    readonly property bool offersLesson: root.checked && !root.practice.passed

    signal lessonRequested(string lesson)
    signal closed

    function focusFirst() {
        first.forceActiveFocus(Qt.TabFocusReason);
    }
    function enter() {
        first.clicked();
    }

    pad: Theme.sp(6)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: heading.text

    Column {
        width: parent.width
        spacing: Theme.sp(3)

        Txt {
            id: heading

            objectName: "result"
            width: parent.width
            text: qsTr("%1 of %n", "right answers of all", Array.from(root.practice.marks).filter(mark => mark === Practising.Right || mark === Practising.Missed).length).arg(root.practice.rightCount)
            size: 30
            serif: true
            strong: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Txt {
            width: parent.width
            text: root.checked ? (root.practice.passed ? qsTr("You know what this lesson teaches. It has a tick on the path.") : qsTr("Lesson %1 shows the rest at the table.").arg(root.practice.lessonOrder)) : root.practice.missed.length === 0 ? qsTr("Nothing was missed.") : qsTr("What was missed, and where it is taught:")
            size: 16
            wrapMode: Text.Wrap
        }

        Repeater {
            model: root.checked ? [] : root.practice.missed

            BidButton {
                required property missedFacet modelData

                width: parent.width
                title: modelData.name
                worth: qsTr("Lesson %1").arg(modelData.order)
                glyph: "learn"
                onClicked: root.lessonRequested(modelData.lesson)
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.sp(2)

            BidButton {
                id: first

                objectName: "first"
                title: root.offersLesson ? qsTr("Start lesson %1").arg(root.practice.lessonOrder) : root.checked ? qsTr("Back to the lessons") : qsTr("Once more")
                key: qsTr("Enter")
                kind: "primary"
                onClicked: root.offersLesson ? root.lessonRequested(root.practice.lesson) : root.checked ? root.closed() : root.practice.again()
            }

            BidButton {
                visible: !root.checked || root.offersLesson
                title: qsTr("Back to the lessons")
                key: qsTr("Esc")
                onClicked: root.closed()
            }
        }
    }
}
