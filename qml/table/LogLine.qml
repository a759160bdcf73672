// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// One line of the log, or the thin heading of a deal or a trick.
Item {
    id: root

    required property int index
    required property int tile
    required property string words
    required property string points
    required property string spoken // the whole line for the ear
    required property bool loss // they are bad for whose they are
    required property bool heading
    property bool current: false
    readonly property color pointsColor: root.loss ? Theme.granate : Theme.oliva
    readonly property alias ringed: ring.visible

    signal activated

    height: Math.max(Theme.fs(20), sentence.height, mark.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: root.spoken
    Accessible.onPressAction: root.activated()

    Rectangle {
        visible: root.current
        anchors.fill: parent
        anchors.margins: -2
        radius: 4
        color: Theme.paper2
        border.color: Theme.focus
        border.width: 2
    }

    TapHandler {
        enabled: !root.heading
        onTapped: root.activated()
    }

    Rectangle {
        visible: root.heading
        x: sentence.implicitWidth + 8
        width: parent.width - x
        height: 1
        color: Theme.line
        anchors.verticalCenter: parent.verticalCenter
    }

    Tile {
        id: mark

        visible: root.tile > 0
        y: 1
        size: 18
        height: visible ? width : 0
        tile: root.tile
    }

    Suited {
        id: sentence

        x: root.tile > 0 ? Theme.fs(18) + Theme.sp(2) : 0
        width: parent.width - x - gain.width - (root.loss ? Theme.sp(3) : 4)
        words: root.words
        size: root.heading ? 12 : 13
        color: root.heading ? Theme.ink2 : Theme.ink
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        Accessible.ignored: true
    }

    Txt {
        id: gain

        anchors.right: parent.right
        anchors.rightMargin: root.loss ? Theme.sp(1.5) : 0
        width: root.points === "" ? 0 : implicitWidth
        text: root.points
        size: 14
        strong: true
        color: root.pointsColor
        Accessible.ignored: true

        Rectangle { // told apart without its colour
            id: ring

            visible: root.loss
            z: -1
            anchors.fill: parent
            anchors.leftMargin: -Theme.sp(1.5)
            anchors.rightMargin: -Theme.sp(1.5)
            radius: height / 2
            color: "transparent"
            border.color: Theme.granate
        }
    }
}
