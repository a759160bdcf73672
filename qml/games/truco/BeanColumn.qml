// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// One side's beans in two boxes.
Column {
    id: root

    required property sideScore side
    required property list<int> boxes
    required property list<string> names

    spacing: Theme.sp(1.5)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: Theme.joined([root.side.name, root.side.score, root.side.note])

    Row {
        spacing: Theme.sp(1.5)

        TeamMark {
            team: root.side.team
            anchors.verticalCenter: parent.verticalCenter
        }

        Txt {
            text: root.side.name
            width: Math.min(implicitWidth, root.width - Theme.fs(18))
            strong: true
            Accessible.ignored: true
        }
    }

    Row {
        spacing: Theme.sp(2)

        Txt {
            id: number

            text: root.side.score
            size: 30
            serif: true
            strong: true
            height: Theme.fs(36)
            Accessible.ignored: true
        }

        Txt {
            text: root.side.note
            width: Math.min(implicitWidth, root.width - number.width - Theme.sp(2))
            size: 13
            color: Theme.ink2
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.fs(5)
            Accessible.ignored: true
        }
    }

    Repeater {
        model: root.boxes.length

        Column {
            id: box

            required property int index

            spacing: Theme.sp(1)

            Txt {
                text: root.names[box.index]
                size: 12
                color: Theme.ink2
                Accessible.ignored: true
            }

            Rectangle {
                width: root.width
                height: grid.height + Theme.sp(3)
                radius: Theme.r1
                color: Theme.paper2

                Grid {
                    id: grid

                    readonly property real beanW: Math.round(root.width * 0.165)

                    anchors.centerIn: parent
                    columns: 5
                    rowSpacing: Theme.sp(1.2)
                    columnSpacing: (root.width - Theme.sp(3) - 5 * grid.beanW) / 4

                    Repeater {
                        model: root.boxes[box.index]

                        Picture {
                            required property int index
                            readonly property int before: (box?.index ?? 0) * root.boxes[0] // its box goes first when the score is another one
                            readonly property bool on: before + index < root.side.points

                            width: grid.beanW
                            height: width * 0.7
                            source: on ? "qrc:/table/bean.svg" : Theme.dark ? "qrc:/table/bean0-dark.svg" : "qrc:/table/bean0.svg"
                            rotation: on ? ((index * 47 + before) % 36) - 18 : 0
                        }
                    }
                }
            }
        }
    }
}
