// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.App

// The score sheet from the facts of the game: a row a deal, a column a player.
Column {
    id: root

    required property var facts
    required property list<sideScore> sides
    required property var contracts

    readonly property var history: root.facts.history ?? []
    readonly property int deal: root.facts.deal ?? 1
    readonly property bool playing: (root.facts.turn ?? null) !== null
    // The number of the first deal on this sheet.
    readonly property int first: root.deal - root.history.length + (root.playing ? 0 : 1)

    function rowOf(contract: var, place: int): var {
        const points = root.history[place + 1 - root.first];
        return {
            "number": place + 1,
            "trios": contract[0],
            "escaleras": contract[1],
            "values": points === undefined ? [] : root.sides.map(side => points[side.side]),
            "now": root.playing && place + 1 === root.deal
        };
    }

    width: parent ? parent.width : 240

    ScoreSheet {
        width: parent.width
        tiles: Array.from(root.sides).map(side => side.tile)
        names: Array.from(root.sides).map(side => side.name)
        totals: Array.from(root.sides).map(side => side.score)
        rows: root.contracts.map((contract, place) => root.rowOf(contract, place))
    }
}
