// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sobremesa.App
import Sobremesa.Controls

// The score in one line under the title bar, where there is no room for the furniture; a press opens it.
Row {
    id: root

    property list<sideScore> rows
    property sideScore nobody

    signal pressed

    readonly property real share: root.width / Math.max(1, root.rows.length)
    property int squeezed: 0 // names that have no room
    readonly property bool tight: root.squeezed > 0 // then the tiles alone tell who it is
    readonly property int digits: Array.from(root.rows).reduce((most, row) => Math.max(most, row.score.length), 2)
    readonly property real plateRoom: root.share - root.spacing - Theme.sp(2.5) // in a tight plate
    readonly property real numberShare: Math.min(1, root.plateRoom * 0.55 / (root.digits * Theme.fs(9.5))) // of its usual size
    readonly property real tileWidth: root.tight ? Math.min(Theme.fs(22), root.plateRoom - root.numberShare * root.digits * Theme.fs(9.5)) : Theme.fs(22)

    // The item of the side in this place.
    function plateOf(place: int): Item {
        return plates.itemAt(place);
    }

    spacing: Theme.sp(root.tight ? 1 : 2)

    Repeater {
        id: plates

        model: root.rows.length

        T.AbstractButton {
            id: plate

            required property int index
            readonly property sideScore row: root.rows[index] ?? root.nobody // while the sides change
            readonly property real apart: score.x - tile.x - tile.width // the number and whose it is
            // Measured as if all were roomy, so that the answer does not change the question.
            readonly property bool squeezed: person.implicitWidth + Theme.fs(22) + plate.row.score.length * Theme.fs(12) + Theme.sp(8) > root.share - Theme.sp(2)

            onSqueezedChanged: root.squeezed += plate.squeezed ? 1 : -1
            Component.onDestruction: root.squeezed -= plate.squeezed ? 1 : 0

            width: (root.width - (root.rows.length - 1) * root.spacing) / root.rows.length
            height: root.height
            focusPolicy: plate.index === 0 ? Qt.TabFocus : Qt.NoFocus
            Accessible.role: Accessible.Button
            Accessible.name: Theme.joined([plate.row.name, plate.row.score, plate.row.note])
            Accessible.onPressAction: root.pressed()
            onClicked: root.pressed()
            Keys.onReturnPressed: root.pressed()
            Keys.onEnterPressed: root.pressed()

            background: Rectangle {
                radius: Theme.r2
                color: Theme.paper

                FocusRing {
                    visible: plate.activeFocus && Theme.focusVisible
                    anchors.margins: 0
                    around: Theme.r2 - 4
                }
            }

            Tile {
                id: tile

                x: Theme.sp(root.tight ? 1 : 1.5)
                anchors.verticalCenter: parent.verticalCenter
                width: root.tileWidth
                tile: plate.row.tile
            }

            Txt {
                id: person

                visible: !root.tight

                anchors.left: tile.right
                anchors.leftMargin: Theme.sp(2)
                width: Math.min(implicitWidth, score.x - x - 4)
                height: parent.height
                text: plate.row.name
                size: 14
                strong: true
                Accessible.ignored: true
            }

            Txt {
                anchors.left: person.right
                anchors.leftMargin: Theme.sp(2)
                anchors.right: score.left
                anchors.rightMargin: 4
                visible: !root.tight
                opacity: truncated || width <= 0 ? 0 : 1 // whole, or not at all: the press shows it
                height: parent.height
                text: plate.row.note
                size: 13
                color: Theme.ink2
                Accessible.ignored: true
            }

            Txt {
                id: score

                x: root.tight ? tile.x + tile.width + Theme.sp(1) : parent.width - width - Theme.sp(3)
                height: parent.height
                text: plate.row.score
                size: root.tight ? 16 * root.numberShare : 20
                serif: true
                strong: true
                Accessible.ignored: true
            }
        }
    }
}
