// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// How the questions of a round went, and how far it is.
Flow {
    id: root

    required property Practice practice

    readonly property real dot: Theme.fs(root.practice.questions > 10 ? 14 : 20)

    readonly property real natural: root.practice.marks.length * (root.dot + root.spacing) + root.dot * 0.5 + measure.reach + 1

    spacing: Theme.sp(1.6)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: words.text

    Measure {
        id: measure

        font: words.font
        text: words.text
    }

    Repeater {
        model: root.practice.marks

        Item {
            id: mark

            required property int modelData
            readonly property bool holds: mark.modelData === Practising.Right
            readonly property bool missed: mark.modelData === Practising.Missed
            readonly property bool now: mark.modelData === Practising.Now

            width: mark.now ? root.dot * 1.5 : root.dot
            height: words.height // both stand in one line

            Rectangle {
                anchors.centerIn: parent
                width: parent.width
                height: root.dot
                radius: height / 2
                color: mark.holds ? Theme.oliva : mark.missed || mark.now ? Theme.paper : mark.modelData === Practising.Given ? Theme.ink2 : "transparent"
                border.color: mark.holds ? Theme.oliva : mark.missed || mark.now ? Theme.granate : Theme.clothInk
                border.width: mark.holds ? 0 : 2
                Accessible.ignored: true

                Icon {
                    visible: mark.holds || mark.missed
                    anchors.centerIn: parent
                    name: mark.holds ? "check" : "again"
                    size: root.dot / Theme.fs(1) * 0.6
                    color: mark.holds ? Theme.paper : Theme.granate
                }
            }
        }
    }

    Txt {
        id: words

        height: Math.max(root.dot, implicitHeight)
        text: (root.practice.state === Practising.Finished ? "" : qsTr("%1 of %n question(s)", "", root.practice.questions).arg(root.practice.number)) + (root.practice.kind === Practising.Round && root.practice.inRow > 1 ? " · " + qsTr("%n right in a row", "", root.practice.inRow) : "")
        size: 15
        color: Theme.clothInk
        Accessible.ignored: true
    }
}
