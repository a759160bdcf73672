// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Controls

// Three cards that stand for a game, side by side or as a small fan.
Item {
    id: root

    property list<string> codes
    property string pack: "french"
    property real h: 62
    property real step: 0.36 // from card to card, in heights
    property bool arched: false

    readonly property real cardW: Math.round(root.h * Theme.ratio(root.pack))

    width: root.cardW + (root.codes.length - 1) * root.h * root.step
    height: root.h
    Accessible.ignored: true

    Repeater {
        model: root.codes

        CardFace {
            required property int index
            required property string modelData
            readonly property real off: index - (root.codes.length - 1) / 2

            code: modelData
            pack: root.pack
            emblem: true
            h: root.h
            x: index * root.h * root.step
            y: root.arched ? off * off * root.h * 0.0083 : 0
            rotation: root.arched ? off * 3.2 : 0
            transformOrigin: Item.Bottom
        }
    }
}
