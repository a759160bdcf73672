// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// One possible move with its worth as a bar from the middle and as a number.
Item {
    id: root

    required property weighedAction row

    readonly property bool cost: root.row.share < 0
    readonly property color tone: root.cost ? Theme.granate : Theme.oliva

    height: Theme.fs(24)
    Accessible.role: Accessible.StaticText
    Accessible.name: Theme.joined([root.row.words, root.row.worth])

    Suited {
        width: root.width * 0.33
        height: parent.height
        words: root.row.words
        strong: root.row.best
        Accessible.ignored: true
    }

    Rectangle {
        x: root.width * 0.34
        width: root.width * 0.4
        height: Theme.fs(8)
        radius: 4
        color: Theme.paper2
        anchors.verticalCenter: parent.verticalCenter

        Rectangle {
            x: root.cost ? parent.width / 2 - width : parent.width / 2
            width: parent.width / 2 * Math.min(1, Math.abs(root.row.share))
            height: parent.height
            radius: 4
            color: root.tone
        }

        Rectangle {
            x: parent.width / 2
            width: 1
            height: parent.height + 4
            y: -2
            color: Theme.edge
        }
    }

    Txt {
        anchors.right: parent.right
        height: parent.height
        text: root.row.worth
        strong: root.row.best
        color: root.tone
        Accessible.ignored: true
    }
}
