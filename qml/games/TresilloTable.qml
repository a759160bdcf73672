// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App
import Sobremesa.Components
import Sobremesa.Table

// Tresillo: tokens in a plate, antes in a box, debts on a paper; tricks lie beside the plate of whoever took them.
GameTable {
    id: root

    readonly property real trickH: root.backs * 0.72

    function nameOf(seat: int): string {
        const side = root.sides.find(row => row.side === seat);
        return side === undefined ? "" : side.name;
    }

    // Tricks beside their winner's plate; cards thrown away are seen by nobody.
    function extraSpot(zone: int, owner: int, slot: int, count: int): var {
        if (zone === CardModel.Aside)
            return root.spot(0, 0, 0, 0, 0);
        const plate = root.plates.plateOf(owner);
        if (zone !== CardModel.Captured || plate === null)
            return null;
        const trick = Math.floor(slot / 3);
        const mine = owner === root.controller.viewer;
        const y = mine ? plate.y - root.trickH * 0.6 : plate.y + plate.height + root.trickH * 0.65;
        return root.spot(plate.x + root.trickH * (0.4 + trick * 0.3), y, root.trickH, trick % 2 === 0 ? 0 : 12, 20 + slot);
    }

    showCaptured: false
    furniture: [
        Column {
            width: parent ? parent.width : 0
            spacing: Theme.sp(1)

            Repeater {
                model: root.sides

                Row {
                    id: line

                    required property var modelData

                    width: parent ? parent.width : 0
                    spacing: Theme.sp(2)

                    Tile {
                        tile: line.modelData.tile
                    }

                    Txt {
                        text: line.modelData.name
                        size: 15
                        strong: true
                        width: line.width - Theme.fs(110)
                    }

                    Txt {
                        text: line.modelData.score
                        size: 20
                        serif: true
                        strong: true
                        width: Theme.fs(60)
                        horizontalAlignment: Text.AlignRight
                    }
                }
            }
        },
        PlateAndPaper {
            width: parent ? parent.width : 0
            plate: root.facts.plate ?? 0
            stake: root.facts.stake ?? false
            box: root.facts.antes ?? 0
            debts: (root.facts.debts ?? []).map(debt => ({
                        "name": root.nameOf(debt[0]),
                        "value": debt[1],
                        "paid": false
                    }))
        }
    ]
}
