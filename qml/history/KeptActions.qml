// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What can be done with a kept game.
Flow {
    id: root

    property bool readable: true
    property bool open: false
    property bool starred: false
    property bool keys: true // there is room to show them

    readonly property bool letters: root.keys && Settings.singleLetters
    readonly property real buttonH: Math.max(Theme.fs(24) + Theme.sp(3), 36)

    signal done(string what)

    spacing: Theme.sp(1.5)

    BidButton {
        visible: root.readable && root.open
        implicitHeight: root.buttonH
        title: qsTr("Continue")
        glyph: "play"
        key: root.keys ? qsTr("Enter") : ""
        kind: "primary"
        tight: true
        onClicked: root.done("continue")
    }

    BidButton {
        visible: root.readable
        implicitHeight: root.buttonH
        title: qsTr("Replay")
        glyph: "eye"
        key: root.letters ? "R" : ""
        tight: true
        onClicked: root.done("replay")
    }

    BidButton {
        visible: root.readable
        implicitHeight: root.buttonH
        title: qsTr("Same cards")
        glyph: "again"
        key: root.letters ? "X" : ""
        tight: true
        onClicked: root.done("again")
    }

    BidButton {
        implicitHeight: root.buttonH
        title: root.readable ? qsTr("Save as…") : qsTr("Save as it is…")
        glyph: "share"
        tight: true
        onClicked: root.done("save")
    }

    ToolIcon {
        implicitHeight: root.buttonH
        name: qsTr("Rename (F2)")
        glyph: "pen"
        ink: Theme.ink
        onClicked: root.done("rename")
    }

    ToolIcon {
        implicitHeight: root.buttonH
        name: root.starred ? qsTr("Take the mark away (B)") : qsTr("Mark (B)")
        glyph: "star"
        ink: root.starred ? Theme.barro : Theme.ink
        onClicked: root.done("star")
    }

    BidButton {
        implicitHeight: root.buttonH
        title: qsTr("Delete")
        glyph: "trash"
        key: root.keys ? qsTr("Del") : ""
        kind: "quiet"
        tight: true
        onClicked: root.done("delete")
    }
}
