// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Cards

// Rings around cards that make a set of one rank with the tendido, with a word for how many they are.
Item {
    id: root

    required property var sets // of codes
    required property var spots // by code: { x, y, h }
    required property real ratio

    readonly property list<string> words: ["", "", qsTr("pair"), qsTr("three"), qsTr("four")]
    readonly property var rings: root.sets.reduce((all, set) => all.concat(set.map(code => ({
                        "spot": root.spots[code],
                        "word": root.words[set.length]
                    }))), []).filter(ring => ring.spot !== undefined && ring.spot !== null)

    Repeater {
        model: root.rings.length

        CardMark {
            required property int index
            readonly property var ring: root.rings[index] ?? ({ // while the last ones are about to go
                    "spot": { "x": 0, "y": 0, "h": 0 },
                    "word": ""
                })

            width: Math.round(ring.spot.h * root.ratio)
            height: ring.spot.h
            x: ring.spot.x - width / 2
            y: ring.spot.y - height / 2
            corner: ring.spot.h * 0.036
            mark: "target"
            badge: ring.word
            trump: false
        }
    }
}
