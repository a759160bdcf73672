// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// One side's way over the board: three rows of twenty holes, there, back and there, and the last hole; two pegs, of
// which the rear one stands where the side was before its last gain.
Item {
    id: root

    required property sideScore side
    property int goal: 61
    property bool small: false

    readonly property color wordInk: Theme.dark ? Theme.ink : Theme.speechInk
    readonly property real headH: Theme.fs(28)
    readonly property real rowH: Theme.fs(18)
    readonly property real lastW: Theme.fs(16)
    readonly property real stepW: (width - root.lastW - 6 - 3 * 6) / 20
    readonly property string open: root.side.note

    height: root.headH + (root.small ? Theme.fs(10) : root.rowH * 3) + (root.open === "" ? 0 : Theme.fs(18))
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: Theme.joined([root.side.name, root.side.score, root.open])

    function holeX(column: int): real {
        return column * root.stepW + Math.floor(column / 5) * 6 + root.stepW / 2;
    }

    function atX(point: int): real {
        if (point >= root.goal)
            return width - root.lastW / 2;
        return holeX(point > 40 ? point - 41 : point > 20 ? 40 - point : point - 1);
    }

    function atY(point: int): real {
        return root.headH + root.rowH * (point > 40 ? 2.5 : point > 20 ? 1.5 : 0.5);
    }

    Row {
        spacing: Theme.sp(2)
        height: Theme.fs(26)

        Tile {
            tile: root.side.tile
            size: 24
        }

        Txt {
            text: root.side.name
            strong: true
            color: root.wordInk
            Accessible.ignored: true
        }
    }

    Txt {
        anchors.right: parent.right
        height: Theme.fs(26)
        text: root.side.score
        size: 24
        serif: true
        strong: true
        color: root.wordInk
        Accessible.ignored: true
    }

    Txt {
        visible: root.open !== ""
        y: root.height - height
        text: root.open
        size: 13
        color: root.wordInk
        Accessible.ignored: true
    }

    Rectangle { // many sides: a bar
        visible: root.small
        y: root.headH
        width: parent.width
        height: Theme.fs(7)
        radius: height / 2
        color: Theme.pegHole

        Rectangle {
            width: parent.width * Math.min(1, root.side.points / root.goal)
            height: parent.height
            radius: parent.radius
            color: Theme.tileInk[root.side.tile - 1]
            border.color: Theme.slip
        }
    }

    Repeater {
        model: root.small ? 0 : root.goal

        Rectangle {
            required property int index
            readonly property int point: index + 1

            width: point === root.goal ? root.lastW * 0.62 : Math.max(4, root.stepW * 0.46)
            height: width
            radius: width / 2
            x: root.atX(point) - width / 2
            y: root.atY(point) - height / 2
            color: Theme.pegHole
        }
    }

    Repeater {
        model: root.small ? 0 : 2

        Rectangle {
            required property int index
            readonly property int point: index === 0 ? root.side.before : root.side.points

            visible: point > 0
            width: Theme.fs(13)
            height: width
            radius: root.side.tile % 2 ? width / 2 : 2
            x: root.atX(point) - width / 2
            y: root.atY(point) - height / 2
            color: Theme.tileInk[root.side.tile - 1]
            border.color: Theme.slip
            border.width: 1.5
            opacity: index === 0 ? 0.55 : 1

            Behavior on x {
                NumberAnimation {
                    duration: Theme.token
                    easing.type: Easing.InOutCubic
                }
            }

            Behavior on y {
                NumberAnimation {
                    duration: Theme.token
                    easing.type: Easing.InOutCubic
                }
            }
        }
    }
}
