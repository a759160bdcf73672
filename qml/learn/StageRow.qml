// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sobremesa.App
import Sobremesa.Controls
import Sobremesa.Table

// A stage of the path: what it is for, its lessons, and the game that uses them.
Column {
    id: root

    required property int stage
    required property LearnPath path
    property int columns: 4
    property bool lines: false // a list
    property int chosen: -1 // row

    readonly property real margin: root.lines ? 0 : Theme.sp(12) // beside the lessons, of the runner on which they lie

    signal pressed(int row)

    // The place of a row, if it belongs to this stage.
    function placeOf(row: int): Item {
        const place = places.itemAt(row) as LessonPlace;
        return place !== null && place.visible ? place : null;
    }

    spacing: Theme.sp(root.lines ? 1 : 2)

    StageHeading {
        width: parent.width
        stage: root.stage
    }

    Item {
        width: parent.width
        height: grid.height + 2 * grid.y

        Runner {
            visible: !root.lines
            anchors.fill: parent
        }

        GridLayout {
            id: grid

            x: root.margin
            y: root.lines ? 0 : Theme.sp(3)
            width: parent.width - 2 * x
            columns: root.columns
            columnSpacing: Theme.sp(3.5)
            rowSpacing: Theme.sp(root.lines ? 1.3 : 3)

            Repeater {
                id: places

                model: root.path

                delegate: LessonPlace {
                    id: place

                    required property int index
                    required property int stage

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    visible: place.stage === root.stage
                    line: root.lines
                    pack: root.path.pack
                    next: place.index === root.path.next
                    chosen: place.index === root.chosen
                    onClicked: root.pressed(place.index)
                }
            }
        }
    }
}
