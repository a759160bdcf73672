// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Cards
import Sobremesa.Controls

// The beans of both sides; a game that has been won is a card at the edge of its side.
Item {
    id: root

    property list<sideScore> sides
    property list<int> boxes
    readonly property alias beans: beans
    property list<int> games // won so far, by side; empty: there is one game

    height: beans.height
    implicitHeight: beans.height

    ScoreBeans {
        id: beans

        width: root.width
        boxes: root.boxes
        malas: qsTr("malas")
        buenas: qsTr("buenas")
        sides: root.sides
    }

    Repeater {
        model: root.games.length === 0 ? 0 : root.sides.length

        Row {
            id: won

            required property int index
            readonly property int count: root.games[root.sides[index].side] ?? 0

            x: (index + 1) * (root.width + beans.spacing) / Math.max(1, root.sides.length) - beans.spacing - width
            y: Theme.fs(20)
            spacing: -Theme.fs(10)
            Accessible.role: Accessible.StaticText
            Accessible.focusable: false
            Accessible.name: qsTr("%n game(s) won", "", won.count)

            Repeater {
                model: won.count

                CardFace {
                    pack: "spanish"
                    faceUp: false
                    h: Theme.fs(34)
                }
            }
        }
    }
}
