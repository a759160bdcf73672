// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// Cuarenta: the eights, nines and tens are not in play and keep the score. Face down ten points, face up two; near the
// end no card, only the word.
Column {
    id: root

    property var sides: [] // { tile, team, name, score, down: number, up: [codes], words }
    property real h: Math.max(58, Theme.sp(14.5)) // grows with a large window

    // The perros of the side in this place.
    function laneOf(place: int): Item {
        return rows.itemAt(place);
    }

    spacing: Theme.sp(3)
    width: parent ? parent.width : 240

    Repeater {
        id: rows

        model: root.sides.length

        PerrosRow {
            required property int index

            width: root.width
            h: root.h
            side: root.sides[index]
        }
    }
}
