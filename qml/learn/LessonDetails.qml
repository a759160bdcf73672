// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// The lesson that is chosen on the path: what it is about, and the way into it.
Column {
    id: root

    required property LearnPath path
    property int row: -1
    property int revision: 0 // grows when the path tells something else

    readonly property int order: root.revision >= 0 ? (root.path.at(root.row, "order") ?? 0) : 0
    readonly property int minutes: root.revision >= 0 ? (root.path.at(root.row, "minutes") ?? 0) : 0
    readonly property int step: root.revision >= 0 ? (root.path.at(root.row, "step") ?? 0) : 0
    readonly property int best: root.revision >= 0 ? (root.path.at(root.row, "best") ?? 0) : 0
    readonly property string name: root.revision >= 0 ? (root.path.at(root.row, "title") ?? "") : ""
    readonly property string problem: root.revision >= 0 ? (root.path.at(root.row, "problem") ?? "") : ""
    readonly property string about: root.revision >= 0 ? (root.path.at(root.row, "about") ?? "") : ""
    readonly property list<string> gain: root.revision >= 0 ? (root.path.at(root.row, "gain") ?? []) : []

    readonly property bool checkable: root.revision >= 0 && (root.path.at(root.row, "check") ?? false)
    readonly property bool known: root.revision >= 0 && (root.path.at(root.row, "known") ?? false)

    readonly property string note: root.order > 0 ? qsTr("Lesson %1 · %n minute(s)", "", root.minutes).arg(root.order) : qsTr("Game · %n minute(s)", "", root.minutes)
    readonly property string way: root.step > 0 ? qsTr("Continue at step %1").arg(root.step + 1) : root.best > 0 ? qsTr("Again") : root.order > 0 ? qsTr("Start lesson %1").arg(root.order) : qsTr("Sit down") // into it
    property bool headed: true // its name stands above
    property bool keyed: true // its letters can be pressed

    signal started(string lesson)
    signal checkRequested(string lesson)

    function focusStart() {
        start.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.sp(2.5)

    Connections {
        target: root.path

        function onChanged() {
            ++root.revision;
        }
    }

    Txt {
        visible: root.headed
        width: parent.width
        text: root.name
        size: 24
        serif: true
        strong: true
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Suited {
        objectName: "about"
        visible: root.about !== ""
        width: parent.width
        words: root.about
        text: Theme.inked(root.about)
        size: 15
        wrapMode: Text.Wrap
    }

    Txt {
        visible: root.gain.length > 0
        text: qsTr("You will be able to")
        size: 14
        strong: true
        color: Theme.ink2
    }

    Repeater {
        model: root.gain

        Row {
            id: line

            required property string modelData

            width: parent?.width ?? 0 // which is gone before a line is
            spacing: Theme.sp(2)

            Icon {
                name: "check"
                size: 16
                color: Theme.oliva
            }

            Suited {
                width: line.width - Theme.fs(16) - line.spacing
                words: line.modelData
                text: Theme.inked(line.modelData)
                size: 15
                wrapMode: Text.Wrap
            }
        }
    }

    Txt {
        visible: root.problem !== ""
        width: parent.width
        text: root.problem
        size: 14
        color: Theme.granate
        wrapMode: Text.Wrap
    }

    BidButton {
        id: start

        objectName: "start"
        visible: root.problem === ""
        width: parent.width
        title: root.way
        glyph: "play"
        key: qsTr("Enter")
        kind: "primary"
        onClicked: root.started(root.path.at(root.row, "lesson"))
    }

    BidButton {
        objectName: "check"
        visible: root.problem === "" && root.checkable && !root.known
        width: parent.width
        title: qsTr("I know this: check me")
        glyph: "check"
        key: root.keyed ? "C" : ""
        onClicked: root.checkRequested(root.path.at(root.row, "lesson"))
    }
}
