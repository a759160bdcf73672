// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// One deal of Loba: the contract drawn, a square a trio, a bar an escalera, and what each player was left with.
Rectangle {
    id: root

    required property var row
    required property list<string> names
    required property real firstW
    required property real cellW

    readonly property bool now: root.row.now === true
    readonly property var values: root.row.values ?? []

    height: Theme.fs(29)
    radius: 5
    color: root.now ? Theme.paper2 : "transparent"
    border.color: Theme.azafran
    border.width: root.now ? 2 : 0
    Accessible.role: Accessible.Row
    Accessible.name: Theme.joined([qsTr("Deal %1").arg(root.row.number), qsTr("%n trio(s)", "", root.row.trios), qsTr("%n escalera(s)", "", root.row.escaleras)])

    Rectangle {
        visible: !root.now
        width: parent.width
        height: 1
        color: Theme.line
    }

    Txt {
        x: Theme.sp(1.5)
        width: Theme.fs(14)
        height: parent.height
        text: root.row.number
        size: 14
        serif: true
        strong: true
        Accessible.ignored: true
    }

    Row {
        x: Theme.sp(1.5) + Theme.fs(18)
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4

        Repeater {
            model: root.row.trios

            Rectangle {
                width: Theme.fs(13)
                height: width
                radius: 2
                color: root.now ? Theme.azul : Theme.ink2
                anchors.verticalCenter: parent?.verticalCenter
            }
        }

        Repeater {
            model: root.row.escaleras

            Rectangle {
                width: Theme.fs(25)
                height: Theme.fs(9)
                radius: 2
                color: root.now ? Theme.barro : Theme.edge
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
    }

    Row {
        x: root.firstW
        height: parent.height

        Repeater {
            model: root.values.length

            Txt {
                required property int index

                width: root.cellW
                height: root.height
                horizontalAlignment: Text.AlignHCenter
                text: root.values[index] ?? "" // while the rows change
                Accessible.role: Accessible.Cell
                Accessible.name: Theme.joined([root.names[index], root.values[index]])
            }
        }
    }
}
