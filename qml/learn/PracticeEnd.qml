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
    readonly property bool recalled: root.practice.kind === Practising.Recall
    readonly property bool examined: root.practice.kind === Practising.Exam // its last answer may be followed by one Enter too many
    readonly property bool closing: root.practice.kind === Practising.Closing
    readonly property string following: root.closing ? Program.school.nextOf(root.practice.game) : ""
    // The lesson that Enter starts; empty: none.
    readonly property string lesson: root.recalled || root.checked && !root.practice.passed ? root.practice.lesson : root.following

    signal lessonRequested(string lesson)
    signal closed

    function focusFirst() {
        if (root.examined)
            root.forceActiveFocus();
        else
            first.forceActiveFocus(Qt.TabFocusReason);
    }
    function enter() {
        if (!root.examined)
            first.clicked();
    }

    pad: Theme.sp(6)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: heading.text

    readonly property Said said: Said {
        words: heading.text
    }

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
            text: root.checked ? (root.practice.passed ? qsTr("You know what this lesson teaches. It has a tick on the path.") : qsTr("Lesson %1 shows the rest at the table.").arg(root.practice.lessonOrder)) : root.practice.missed.length === 0 ? qsTr("Nothing was missed.") : root.recalled || root.closing ? qsTr("What was missed comes back when you practise.") : qsTr("What was missed, and where it is taught:")
            size: 16
            wrapMode: Text.Wrap
        }

        Repeater {
            model: root.checked || root.recalled || root.closing ? [] : root.practice.missed

            BidButton {
                required property missedFacet modelData

                width: parent?.width ?? 0
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
                title: root.following !== "" ? qsTr("Next lesson") : root.lesson !== "" ? qsTr("Start lesson %1").arg(root.practice.lessonOrder) : root.checked || root.closing ? qsTr("Back to the lessons") : qsTr("Once more")
                key: root.examined ? "" : qsTr("Enter")
                kind: root.examined ? "secondary" : "primary"
                onClicked: root.lesson !== "" ? root.lessonRequested(root.lesson) : root.checked || root.closing ? root.closed() : root.practice.again()
            }

            BidButton {
                objectName: "practise"
                visible: root.closing
                title: qsTr("Practise")
                glyph: "redo"
                onClicked: root.practice.start()
            }

            BidButton {
                visible: root.lesson !== "" || !root.checked && !root.closing
                title: qsTr("Back to the lessons")
                key: qsTr("Esc")
                onClicked: root.closed()
            }
        }
    }
}
