// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.Controls

// One command of a menu.
Rectangle {
    id: root

    required property var row // { command, words, glyph, key, on }
    property bool current: false
    readonly property alias hovered: pointer.hovered

    signal activated
    signal entered

    height: Math.max(Theme.fs(24) + Theme.sp(3), 36)
    radius: Theme.r1
    color: root.current && root.row.on ? Theme.azul : "transparent"
    opacity: root.row.on ? 1 : 0.5
    Accessible.role: Accessible.MenuItem
    Accessible.name: Theme.joined([root.row.words, root.row.key])
    Accessible.onPressAction: root.activated()

    readonly property color ink: root.current && root.row.on ? Theme.azulInk : Theme.ink

    HoverHandler {
        id: pointer

        onHoveredChanged: {
            if (hovered)
                root.entered();
        }
    }

    TapHandler {
        onTapped: root.activated()
    }

    Icon {
        id: icon

        x: Theme.sp(2)
        anchors.verticalCenter: parent.verticalCenter
        name: root.row.glyph
        color: root.ink
        size: 18
    }

    Txt {
        anchors.left: icon.right
        anchors.leftMargin: Theme.sp(3)
        anchors.right: key.left
        anchors.rightMargin: Theme.sp(2)
        height: parent.height
        text: root.row.words
        color: root.ink
        Accessible.ignored: true
    }

    Txt {
        id: key

        anchors.right: parent.right
        anchors.rightMargin: Theme.sp(2)
        height: parent.height
        text: root.row.key
        size: 13
        color: root.current && root.row.on ? root.ink : Theme.ink2
        Accessible.ignored: true
    }
}
