// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Table

// Cuarenta: the score is kept with the eights, nines and tens that are not in play.
GameTable {
    id: root

    readonly property list<string> scoringCards: ["8s", "9h", "Td", "8c", "9s", "Th"]

    // One side's perros: ten points face down, two face up, as the facts of the game count them.
    function perrosOf(side: var, place: int): var {
        const shown = root.facts.perros;
        const up = shown === undefined ? 0 : shown[side.side][0];
        const down = shown === undefined ? 0 : shown[side.side][1];
        const words = Array(down).fill("10").concat(Array(up).fill("2")).join(" + ");
        return {
            "tile": side.tile,
            "team": side.team,
            "name": side.name,
            "score": side.score,
            "down": down,
            "up": Array(up).fill("").map((code, card) => root.scoringCards[(card + 3 * place) % root.scoringCards.length]),
            "words": side.note !== "" ? side.note : words
        };
    }

    capturedLabel: qsTr("took", "the captured cards, the cartón")
    lanes: score
    furniture: ScorePerros {
        id: score

        sides: Array.from(root.sides).map((side, place) => root.perrosOf(side, place))
    }
}
