// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Sobremesa.Cards
import Sobremesa.Controls

// The highest trumps in their order, as small cards side by side.
Column {
    id: root

    required property list<string> trumps // codes, the highest first
    property string pack: "spanish"
    property real h: 80
    property bool titled: true

    spacing: Theme.sp(2)
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: qsTr("Trump order")

    Txt {
        visible: root.titled
        text: qsTr("Trump order")
        size: 13
        color: Theme.clothInk
        Accessible.ignored: true
    }

    Row {
        spacing: -Math.round(root.h * 0.15)

        Repeater {
            model: root.trumps

            CardFace {
                required property string modelData

                code: modelData
                pack: root.pack
                h: root.h
            }
        }
    }
}
