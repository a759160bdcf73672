// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The pegged board, whose rear pegs remember where each side stood before its last gain.
PegBoard {
    id: root

    required property var scores // the table's sides
    property var pegs: ({}) // by side: where its two pegs stand

    function movePegs() {
        const pegs = {};
        for (const side of root.scores) {
            const old = root.pegs[side.side] ?? {
                "now": 0,
                "before": 0
            };
            const now = side.points;
            pegs[side.side] = {
                "now": now,
                "before": now === old.now ? old.before : Math.min(old.now, now)
            };
        }
        root.pegs = pegs;
    }

    sides: root.scores.map(side => ({
                "tile": side.tile,
                "name": side.name,
                "score": side.points,
                "before": root.pegs[side.side]?.before ?? 0,
                "open": side.note
            }))
    onScoresChanged: root.movePegs()
    Component.onCompleted: root.movePegs()
}
