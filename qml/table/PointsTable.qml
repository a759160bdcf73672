// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// Where the points came from: a row for each reason, a column for each side with how they came and their sum.
Column {
    id: root

    property var sides: []
    property var reasons: []
    property var totals: [] // of each side

    readonly property real first: width * (root.sides.length > 3 ? 0.3 : 0.36)
    readonly property real column: (width - root.first) / Math.max(1, root.sides.length)
    readonly property bool detailed: root.column > Theme.fs(110)

    // A row of the table: a text for each side, and beside it how it came about.
    component Line: Item {
        id: line

        property string name
        property var points: [] // by side
        property var details: []
        property bool edge: true // the first or the last row

        width: root.width
        height: Math.max(label.height, Theme.fs(20)) + Theme.sp(2.5)
        Accessible.role: Accessible.Row
        Accessible.name: Theme.joined([line.name, Theme.joined(line.points.map((points, side) => Theme.joined([line.details[side] ?? "", points])))])

        Suited {
            id: label

            width: root.first
            anchors.verticalCenter: parent.verticalCenter
            words: line.name
            size: line.edge ? 14 : 15
            strong: line.edge
            color: line.edge ? Theme.ink2 : Theme.ink
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Row {
            x: root.first
            height: parent.height

            Repeater {
                model: line.points.length

                Item {
                    id: cell

                    required property int index

                    width: root.column
                    height: line.height

                    Txt {
                        visible: root.detailed
                        x: Theme.sp(2)
                        height: parent.height
                        width: parent.width - sum.width - Theme.sp(4)
                        horizontalAlignment: Text.AlignRight
                        text: line.details[cell.index] ?? ""
                        size: 13
                        color: Theme.ink2
                        Accessible.ignored: true
                    }

                    Txt {
                        id: sum

                        anchors.right: parent.right
                        width: Math.min(parent.width - Theme.sp(1), line.edge ? implicitWidth : Math.max(implicitWidth, Theme.fs(34)))
                        height: parent.height
                        horizontalAlignment: Text.AlignRight
                        text: line.points[cell.index] ?? ""
                        size: line.edge ? 14 : 16
                        serif: !line.edge
                        strong: true
                        Accessible.ignored: true
                    }
                }
            }
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    Line {
        name: qsTr("Where the points came from")
        points: root.sides.map(side => side.name)
    }

    Repeater {
        model: root.reasons

        Line {
            required property var modelData

            name: modelData.name
            points: modelData.cells.map(cell => cell.points)
            details: modelData.cells.map(cell => cell.detail)
            edge: false
        }
    }

    Line {
        name: qsTr("Total")
        points: root.totals
    }
}
