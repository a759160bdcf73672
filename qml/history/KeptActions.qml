// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What can be done with a kept game.
Flow {
    id: root

    required property KeptRow row

    readonly property bool readable: root.row.readable
    readonly property bool open: root.row.open
    readonly property bool starred: root.row.starred
    readonly property bool picked: root.row.picked
    readonly property bool keys: root.row.wide // there is room to show them
    readonly property bool letters: root.keys && Settings.singleLetters
    readonly property real buttonH: Math.max(Theme.fs(24) + Theme.sp(3), 36)

    spacing: Theme.sp(1.5)

    BidButton {
        visible: root.readable && root.open
        implicitHeight: root.buttonH
        title: qsTr("Continue")
        glyph: "play"
        key: root.keys ? qsTr("Enter") : ""
        kind: "primary"
        tight: true
        onClicked: root.row.done("continue")
    }

    BidButton {
        visible: root.readable && !root.open
        implicitHeight: root.buttonH
        title: qsTr("Review")
        glyph: "chart"
        key: root.keys ? qsTr("Enter") : ""
        tight: true
        onClicked: root.row.done("review")
    }

    BidButton {
        visible: root.readable
        implicitHeight: root.buttonH
        title: qsTr("Replay")
        glyph: "eye"
        key: root.letters ? "R" : ""
        tight: true
        onClicked: root.row.done("replay")
    }

    BidButton {
        visible: root.readable
        implicitHeight: root.buttonH
        title: qsTr("Same cards")
        glyph: "again"
        key: root.letters ? "X" : ""
        tight: true
        onClicked: root.row.done("again")
    }

    ToolIcon {
        visible: root.readable && !root.open
        implicitHeight: root.buttonH
        name: qsTr("Same cards, seats exchanged (Shift+X)")
        glyph: "swap"
        ink: Theme.ink
        onClicked: root.row.done("exchanged")
    }

    BidButton {
        implicitHeight: root.buttonH
        title: root.readable ? qsTr("Save as…") : qsTr("Save as it is…")
        glyph: "share"
        tight: true
        onClicked: root.row.done("save")
    }

    ToolIcon {
        implicitHeight: root.buttonH
        name: root.picked ? qsTr("Deselect (Space)") : qsTr("Select, to save several (Space)")
        glyph: "check"
        ink: root.picked ? Theme.azul : Theme.ink
        onClicked: root.row.done("pick")
    }

    ToolIcon {
        implicitHeight: root.buttonH
        name: qsTr("Rename (F2)")
        glyph: "pen"
        ink: Theme.ink
        onClicked: root.row.done("rename")
    }

    ToolIcon {
        implicitHeight: root.buttonH
        name: root.starred ? qsTr("Remove the mark (B)") : qsTr("Mark (B)")
        glyph: "star"
        ink: root.starred ? Theme.barro : Theme.ink
        onClicked: root.row.done("star")
    }

    ToolIcon {
        objectName: "delete"
        implicitHeight: root.buttonH
        name: qsTr("Delete (Del)")
        glyph: "trash"
        ink: Theme.ink
        onClicked: root.row.done("delete")
    }
}
