// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// Loba: six deals, one column a player, points of the cards left in the hand; the lowest total wins.
Column {
    id: root

    property list<int> tiles
    property list<string> names
    property var rows: [] // { number, trios, escaleras, values: [..] or nothing, now }
    property list<string> totals

    readonly property real firstW: width * 0.4
    readonly property real cellW: (width - root.firstW) / Math.max(1, root.tiles.length)

    width: parent ? parent.width : 240

    Row {
        Item {
            width: root.firstW
            height: Theme.fs(34)

            Txt {
                text: qsTr("Deal")
                size: 13
                color: Theme.ink2
                height: parent.height
            }
        }

        Repeater {
            model: root.tiles

            Item {
                id: cell

                required property int modelData

                width: root.cellW
                height: Theme.fs(34)

                Tile {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 2
                    size: 25
                    tile: cell.modelData
                }
            }
        }
    }

    Repeater {
        model: root.rows.length

        ScoreSheetRow {
            required property int index

            width: root.width
            row: root.rows[index]
            names: root.names
            firstW: root.firstW
            cellW: root.cellW
        }
    }

    Row {
        Item {
            width: root.firstW
            height: Theme.fs(36)

            Rectangle {
                width: parent.width
                height: 2
                color: Theme.edge
            }

            Txt {
                x: Theme.sp(1.5)
                text: qsTr("Total")
                strong: true
                height: parent.height
            }
        }

        Repeater {
            model: root.totals.length

            Item {
                id: total

                required property int index

                width: root.cellW
                height: Theme.fs(36)
                Accessible.role: Accessible.StaticText
                Accessible.focusable: false
                Accessible.name: Theme.joined([root.names[total.index], root.totals[total.index]])

                Rectangle {
                    width: parent.width
                    height: 2
                    color: Theme.edge
                }

                Txt {
                    anchors.fill: parent
                    horizontalAlignment: Text.AlignHCenter
                    text: root.totals[total.index]
                    size: root.tiles.length > 4 ? 15 : 18
                    serif: true
                    strong: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
