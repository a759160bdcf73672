// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Porrazo: a board to 61. Up to four sides have a lane of holes; with more a lane is number, name and a bar.
Rectangle {
    id: root

    property list<sideScore> sides
    property int goal: 61

    property sideScore nobody
    readonly property bool small: root.sides.length > 4 || root.goal !== 61 // the holes are drawn for 61

    // The lane of the side in this place.
    function laneOf(place: int): Item {
        return sidesLanes.itemAt(place);
    }

    width: parent ? parent.width : 240
    height: lanes.height + Theme.sp(5)
    radius: Theme.r2
    color: Theme.peg
    border.color: Theme.pegEdge

    Image {
        anchors.fill: parent
        anchors.margins: 1
        source: "qrc:/table/wood.svg"
        fillMode: Image.Tile
        opacity: 0.7
    }

    Column {
        id: lanes

        x: Theme.sp(2.5)
        y: Theme.sp(2.5)
        width: parent.width - 2 * x
        spacing: Theme.sp(root.small ? 1.5 : 3)

        Repeater {
            id: sidesLanes

            model: root.sides.length

            PegLane {
                required property int index

                width: lanes.width
                side: root.sides[index] ?? root.nobody // while the sides change
                goal: root.goal
                small: root.small
            }
        }
    }
}
