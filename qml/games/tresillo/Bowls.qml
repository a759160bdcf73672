// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// Tresillo: everybody's tokens, and the tricks of this deal.
Column {
    id: root

    required property list<sideScore> sides
    required property list<int> tricks // by seat

    // The row of the side in this place.
    function laneOf(place: int): Item {
        return rows.itemAt(place);
    }

    width: parent ? parent.width : 240
    spacing: Theme.sp(1.5)

    Item {
        width: root.width
        height: Theme.fs(24)

        Txt {
            anchors.bottom: parent.bottom
            text: qsTr("Bowls")
            size: 13
            strong: true
            color: Theme.ink2
        }

        Txt {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            text: qsTr("tricks")
            size: 13
            color: Theme.ink2
        }
    }

    Repeater {
        id: rows

        model: root.sides

        Item {
            id: row

            required property var modelData
            readonly property int taken: root.tricks[row.modelData.side] ?? 0
            readonly property bool lost: row.modelData.points < 0

            width: root.width
            height: Theme.fs(30)
            Accessible.role: Accessible.StaticText
            Accessible.focusable: false
            Accessible.name: Theme.joined([row.modelData.name, row.modelData.score, qsTr("%n trick(s)", "", row.taken)])

            Picture {
                id: tile

                source: Theme.tileSource(row.modelData.tile)
                width: Theme.fs(24)
                height: width
                anchors.verticalCenter: parent.verticalCenter
            }

            Txt {
                anchors.left: tile.right
                anchors.leftMargin: Theme.fs(10)
                anchors.right: score.left
                anchors.verticalCenter: parent.verticalCenter
                text: row.modelData.name
                size: 15
                strong: true
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Txt {
                id: score

                anchors.right: parent.right
                anchors.rightMargin: Theme.fs(52)
                anchors.verticalCenter: parent.verticalCenter
                text: row.modelData.score
                size: 18
                serif: true
                strong: true
                color: row.lost ? Theme.granate : Theme.oliva
                Accessible.ignored: true
            }

            Txt {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: row.taken
                size: 15
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
    }
}
